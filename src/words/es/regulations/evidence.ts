import type * as english from "../../en/regulations/evidence.ts";

/** What speaks for our readings of the FIDE texts and of what they leave open about lists, and what against them. */
export const FIDE_EVIDENCE_WORDS: typeof english.FIDE_EVIDENCE_WORDS = {
  "scope-of-articles":
    "El artículo 0.1 vincula un cambio del texto al inicio de un torneo; el 7 y el 8.57 actúan por lista. Los cálculos publicados por la FIDE toman los Elo de la lista vigente al inicio y redondean una vez por lista.",
  "edition-by-content":
    "El encabezamiento dice que el texto está actualizado hasta 2008. Pero la K 30 y los 15 puntos llegaron después del anuncio de julio de 2009 y en julio de 2014 ya no estaban; el año que mejor encaja es 2011.",
  "taken-from-before-2009-07":
    "No hemos visto el texto de julio de 2009. El anuncio indica el mínimo, las fechas de las listas, la fecha de cierre, los puntos por medio punto, el límite de la diferencia y la K.",
  "taken-from-before-2012-07":
    "Las decisiones indican el mínimo y las listas mensuales. Algunas fuentes citan un texto aparte para julio de 2013 a junio de 2014; no hemos encontrado su contenido.",
  "taken-from-before-2014-07":
    "Los resúmenes indican la K, la regla para los juveniles, las cinco partidas y las 12 horas. Los 20 puntos por medio punto son la mitad de K 40. La fecha de cierre, la regla del primer torneo y la puntuación que se descarta son las de 2017.",
  "taken-from-before-2017-07": "Para los años 2017 a 2023 no hemos encontrado ningún texto sobre estos puntos.",
  "taken-from-before-2022-01":
    "Del capítulo de 2022 hemos visto los artículos 8.2 y 8.3.1. Los resúmenes indican el registro, el ritmo de juego, los informes por partes y el fin del método de los todos contra todos. Los números de los demás artículos son los de 2024.",
  "taken-from-before-2024-03":
    "No hemos transcrito estas partes del capítulo de 2024; los valores y los números de artículo son los de 2017.",
  "taken-from-standard-2012-01":
    "El anuncio indica el ritmo de juego, la K, el registro, el primer resultado y el uso del Elo estándar. Las listas de 2012 a 2014 bajan hasta 1000.",
  "taken-from-standard-2022-01":
    "Los resúmenes dicen que las reglas de rápido y blitz se equipararon a las del estándar, manteniendo K 20; el ritmo de juego, las rondas al día y el registro son los de 2017. Los números de artículo son los del capítulo de 2024.",
  "printed-example":
    "Para el jugador F, la tabla del ejemplo imprime 2,52 y +44,3. Las tablas dan 2,55 y, con K 30, +43,5, como imprime el texto de marzo de 2009.",
  "example-coefficients":
    "La tabla del ejemplo del 8.58 usa K 20 y 30, los valores del borrador de marzo de 2009; el 8.56 dice 30, 15 y 10.",
  "one-pass":
    "La tabla del ejemplo del 8.58 hace una sola pasada: el jugador I queda en 2006. Repetido hasta que nada cambie, el método daría unos 1993.",
  "persons-in-double-round-robin":
    "n es el número de oponentes; en un todos contra todos a doble vuelta se juega dos veces con cada uno.",
  "half-point-2009":
    "El 8.23 dice 12,5; los ejemplos del 8.34 y del 8.58 suman 15. Los 12,5 se anunciaron como vigentes en julio de 2009; los ejemplos corresponden a K 30.",
  "pool-example":
    "El 8.34 imprime 2200, 220 y 2000 para una misma media; solo 2220 da el resultado impreso, (3·2220 + 5·2150 + 4·2200) / 12 = 2184,17.",
  "draft-coefficient":
    "El 8.56 da 30 y 20 y luego dice que la K se queda en 10; el 12.3 del mismo texto cuenta partidas solo para 20 y 30.",
  "opening-score-2009": "El 6.41 pide medio punto, el 6.1 descarta medio punto y el 8.21 rechaza menos de un punto.",
  "opponents-every-tournament":
    "El 6.41 pide tres partidas contra jugadores con Elo en cada torneo suizo o por equipos, no solo en el primero.",
  "at-least-floor": "El 6.41 y el 7.12 dicen por encima del mínimo; el 7.14d y el 8.33, al menos el mínimo.",
  "average-in-swiss":
    "Los artículos 8.22 a 8.24 escriben Ra también para los torneos suizos, para los que el 8.21 solo define Rc; el texto de marzo de 2009 escribe Rc.",
  "nearest-half-up-2009-03":
    "El 8.32 y el 8.57 hablan de redondear hacia arriba al número entero más próximo. De 77 medios publicados en esos años, 74 se redondearon hacia arriba.",
  "nearest-half-up-2011-07":
    "El 8.32 y el 8.57 redondean al número entero más próximo y 0,5 hacia arriba. De 77 medios publicados en esos años, 74 se redondearon hacia arriba.",
  "half-away-from-zero":
    "El 8.57 redondea 0,5 hacia arriba tanto en las variaciones positivas como en las negativas. Puede significar hacia más infinito o alejándose de cero. El texto de 2024 dice alejándose de cero, y en 2025 se publicó −2,50 como −3. Para los años 2017 a 2023 solo tenemos la redacción.",
  "certain-scores": "El 8.1a de este texto no imprime dp para 0 ni para 1,0; todos los demás imprimen 800.",
  "entered-meanwhile-opponents":
    "Los textos de 2011 y 2017 dicen que el Elo de los oponentes no varía. Los de marzo de 2009, 2022 y 2024 dicen que para los oponentes el jugador cuenta como sin Elo.",
  "unrated-in-swiss-2009-03":
    "El 6.42 y el 8.52 de este texto cuentan las partidas de un suizo contra un jugador sin Elo cuyo resultado es válido; todos los textos posteriores las excluyen. No se sabe qué se hizo en el propio julio de 2009.",
  "unrated-in-swiss-2009-07":
    "El texto de marzo de 2009 cuenta las partidas de un suizo contra jugadores sin Elo; los textos desde 2011, no. El anuncio de julio de 2009 se interrumpe antes de este punto.",
  participants:
    "El 6.33 de 2011 dice hombres; el 6.23 de 2017, participantes; ambos dan a los torneos femeninos un número propio.",
  "lost-signs":
    "Hay copias del texto que han perdido signos menos en el 8.55b y el 12.1 y una columna del 8.1a; las copias completas concuerdan entre sí.",
  "official-always-rated":
    "El 0.3 dice que los torneos oficiales se computan siempre (0.4 de 2017: serán computados). También se podría entender que los artículos 1 a 6 rigen por entero, pero lo único a favor es que esos artículos no hacen ninguna excepción.",
  "appeal-against-both":
    "El artículo habla de la decisión de no computar un torneo; rechazar su registro tiene el mismo efecto.",
  "unrated-raise-no-band": "El artículo habla del Elo de un jugador; quien no tiene Elo no aporta ninguno.",
  "first-control-without-sanction":
    "A diferencia del artículo sobre el tiempo total, este no dice nada de las consecuencias.",
  "interim-parts":
    "El artículo pide informes mensuales, pero no dice qué Elo ni qué edición usar. En las ligas publicadas se usa, para cada parte, la lista vigente en ese momento.",
  "listed-without-game": "Un jugador que se retiró antes de la primera ronda suele seguir figurando en el informe.",
  "disregarded-in-round-robin":
    "El 6.1 descarta la puntuación del jugador y la de los oponentes en esas partidas; sin ellas, el todos contra todos está completo sin el jugador. En contra: se sabe de torneos así que se computaron como un suizo.",
  "stages-by-own-system": "El 6.2 permite agrupar resultados y no dice nada del número de jugadores con Elo.",
  "coefficient-order-2009-07":
    "El anuncio da K 10 a los jugadores que han alcanzado 2400 y han jugado 30 partidas, así que la línea de los nuevos va primero.",
  "coefficient-order-2011-07":
    "El orden alcanzó 2400, juvenil, nuevo, todos los demás encaja en el 99,21 % de 19,6 millones de Elo publicados (uno por jugador y mes).",
  "coefficient-date-2009-03":
    "Hasta el texto de 2014, el Elo y la K son los válidos para el torneo, es decir, los de la lista vigente a su inicio.",
  "coefficient-date-2017-07":
    "Los cálculos publicados por la FIDE de 2025 y 2026 usan la K impresa en la lista anterior, también para los torneos que empezaron con una lista más antigua.",
  "thirty-games":
    "Los textos piden torneos terminados con al menos 30 partidas en total. Ninguno dice si entran en ellas las partidas anteriores al Elo inicial.",
  "birth-year-only": "Las listas anteriores a 2017 solo dan el año de nacimiento.",
  "birth-unknown":
    "K 40 es para jugadores por debajo de cierta edad; sin fecha de nacimiento, nada muestra que un jugador sea uno de ellos.",
  "no-coefficient-limit":
    "Las cuatro líneas sobre la K que citan los resúmenes de 2014 no limitan el producto de K por el número de partidas; el texto de 2017 sí.",
  "printed-coefficient": "Un mes publicado con 39 partidas se computó con K 17, mientras que la lista imprimía 20.",
  "limit-once":
    "El texto permite un solo ajuste al alza por torneo, en la partida con la mayor diferencia. Un escrito de diciembre de 2021 lo entiende como una sola partida en total; un torneo de rápido de 2022 publicado muestra ajustado al alza a un oponente de cuatro. Leído al pie de la letra, solo beneficia al jugador de mayor Elo, de modo que al de menor Elo se le aplicaría el límite en todas las partidas.",
  "limit-by-own-rating":
    "En una partida publicada, 2813 contra 2400, la diferencia fue de 413 para el primer jugador y de 400 para el segundo. Que decide el Elo al inicio del torneo es una suposición nuestra.",
  "no-limit-rapid":
    "Un escrito de noviembre de 2021 da como diferencia máxima 735, donde termina la tabla: no había un límite aparte.",
  "window-in-periods":
    "El artículo cuenta períodos de cómputo, y un período es el tiempo durante el que está vigente una lista.",
  "below-floor-stays-pooled":
    "La condición sobre el Elo está junto a la del número de partidas; si no se cumple esta última, los resultados siguen acumulados.",
  "partial-results-cancelled":
    "El 30 de septiembre de 2023 la federación sueca anunció que con el cambio se anularían los resultados parciales de los jugadores aún sin Elo; el texto no lo dice.",
  "ties-of-first-rating":
    "El 8.2.3 redondea Ru al número entero más próximo y no habla de los medios, ni de cómo se redondea p. El reglamento de títulos redondea ambos hacia arriba (1.4.7b, 1.4.9). Publicado: 3 puntos en 5 partidas contra oponentes cuyos Elo suman 9507 dieron un Elo inicial de 1922.",
  "delisted-return":
    "A un jugador retirado de la lista se le trata como a cualquiera sin Elo; no se dice qué ocurre con el Elo más alto ni con las partidas anteriores.",
  "change-lapses":
    "El 7.21 quita el Elo, así que no queda nada que variar; los oponentes jugaron contra alguien con Elo. Ningún texto dice más.",
  "flagged-after-a-year":
    "El 7.23a llama inactivo a quien lleva un año sin partidas computadas; el 7.23b mantiene el nombre en la lista dos años más. Leído solo, el 7.23b puede significar que la marca llega después de esos dos.",
  "reception-closing":
    "El 7.13 del borrador habla de la fecha hasta la que se reciben informes; los textos que entraron en vigor hablan del final del torneo.",
  "games-and-opponents":
    "El 8.21 de 2011 dice que tras el primer torneo bastan menos de tres oponentes con Elo. El 6.41 no dice a qué torneo se refiere, así que puede referirse a todos.",
  "inactive-24-months-2017-07":
    "El texto dice un año. Desde la lista del 1 de noviembre de 2020 se aplicaron dos años.",
  "inactive-24-months-2022-01":
    "Se aplicaron dos años desde la lista del 1 de noviembre de 2020; el texto de 2024 vuelve a decir un año. Para los años intermedios no hemos visto ningún texto.",
  "left-out-still-rated": "La sección 13 habla de ser incluido en la lista, no del cómputo de las partidas.",
  "rounded-once":
    "En 14 períodos publicados de 2025 y 2026 con varios torneos hay diferencia: redondear una sola vez encaja en 13; redondear por torneo, en 1.",
  "standard-rating-seeds":
    "Anunciado para 2012 y escrito en el 7.2.1 de 2024; para los años intermedios no hemos encontrado ningún texto.",
  "rapid-opening-score":
    "Un escrito de noviembre de 2021 sobre rápido y blitz dice un punto donde el texto estándar dice medio punto.",
  "compression-rounding":
    "La tabla publicada solo tiene resultados enteros: 1000 da 1400, 1600 da 1760, 1900 da 1940. Ninguna fuente nombra el redondeo; redondeamos al número entero más próximo, los medios hacia arriba. No puede darse un medio: el aumento es de dos quintos de un número entero.",
  "base-correction":
    "En 8 de 61 períodos publicados de 2025 y 2026, el cálculo parte de otro número que el impreso en la lista anterior, o su resultado no se explica por las partidas.",
  "one-time-after-changes-2022-10":
    "Los anuncios comparan el Elo de la lista del 1 de octubre de 2022 con el Elo estándar. Si el cambio se hubiera hecho antes de las partidas de septiembre, quienes luego perdieron puntos se habrían publicado igualmente más de 100 puntos por debajo de su Elo estándar, justo aquello con lo que el cambio debía acabar.",
  "one-time-after-changes-2024-03":
    "Las listas del 1 de marzo de 2024 se publicaron con los números aumentados. El Elo más bajo de antes, 1000, pasa a ser exactamente el nuevo mínimo de 1400, y 999 pasaría a 1399: si los Elo suben después de las variaciones del período, el mínimo queda donde estaba. Si subieran antes, todos los que tenían de 1000 a unos 1010 y una pequeña pérdida habrían salido de la lista. La tabla anunciada habla del Elo de la lista, no de un Elo de partida.",
  "entered-meanwhile-not-opening":
    "El 6.1 se refiere al primer torneo de un jugador sin Elo; quien está en la lista ya ha tenido uno que contó. En contra: según el calendario, este puede haber empezado antes.",
  "pool-opened-once":
    "El 8.21, el 8.31 y el 6.1 hablan del primer torneo. Nada dice que otro pase a ser el primero cuando los resultados antiguos ya no cuentan.",
  "closing-three-days":
    "Tenemos 50 resultados publicados de jugadores en 14 torneos entre julio de 2012 y junio de 2014. Cada torneo terminó entre dos y seis días antes de la lista que lo computó. Con siete días, todos habrían pasado a la lista siguiente. Tres días, como en el texto de 2017, es la regla conocida más próxima; los pocos que terminaron dos días antes se dejan a decisión de la oficina.",
  "activity-at-latest":
    "Una lista señala a los jugadores que no han jugado durante el tiempo que fija el artículo: quien no está señalado ha jugado, quien lo está no. Ninguna lista dice exactamente cuándo. Desde entonces constan todas las listas.",
  "facts-incomplete":
    "Las listas publicadas imprimen la K y las partidas de un período, pero ni el número total de partidas ni el Elo más alto; las listas anteriores a 2012 no imprimen K. Los cálculos publicados por la FIDE usan la K impresa. Tratar como nuevos a los jugadores sin K impresa daba una K de 25 o 40 a quienes pasaban de 2700.",
  "juniors-under-twenty":
    "Ningún texto sobre Elo que hayamos visto dice quién es juvenil en una lista; el límite de edad de la K es otro. El campeonato mundial juvenil de la FIDE y su lista de los mejores juveniles son para quienes tienen menos de 20 años el 1 de enero.",
};
