import type * as english from "../../en/regulations/evidence.ts";

/** What speaks for our readings of the FIDE texts and of what they leave open about lists, and what against them. */
export const FIDE_EVIDENCE_WORDS: typeof english.FIDE_EVIDENCE_WORDS = {
  "scope-of-articles":
    "El artículo 0.1 vincula un cambio del texto al inicio de un torneo; el 7 y el 8.57 actúan por lista. Los cálculos publicados por la FIDE toman los Elo de la lista vigente al inicio y redondean una vez por lista.",
  "edition-by-content":
    "El encabezamiento dice que está modificado hasta 2008, pero la K 30 y los 15 puntos son posteriores al anuncio de julio de 2009 y anteriores a julio de 2014; el año que mejor encaja es 2011.",
  "taken-from-before-2009-07":
    "No se ha visto el texto de julio de 2009; el anuncio nombra el mínimo, las listas, la fecha de cierre, el medio punto, el límite y la K.",
  "taken-from-before-2012-07":
    "Las decisiones nombran el mínimo y las listas mensuales. En algunos lugares se cita un texto aparte para julio de 2013 a junio de 2014; no se ha encontrado su contenido.",
  "taken-from-before-2014-07":
    "Los resúmenes nombran la K, los juveniles, las cinco partidas y las 12 horas; los 20 puntos por medio punto son la mitad de K 40; la fecha de cierre, la regla del primer torneo y la puntuación que se descarta son las de 2017.",
  "taken-from-before-2017-07": "Para los años 2017 a 2023 no se ha encontrado ningún texto sobre estos puntos.",
  "taken-from-before-2022-01":
    "Del capítulo de 2022 se han visto los artículos 8.2 y 8.3.1; los resúmenes nombran el registro, el ritmo de juego, los informes por partes y el fin del método de los todos contra todos. Los números de los demás artículos son los de 2024.",
  "taken-from-before-2024-03":
    "Estas partes del capítulo de 2024 no se transcribieron; los valores y los números de artículo son los de 2017.",
  "taken-from-standard-2012-01":
    "El anuncio nombra el ritmo de juego, la K, el registro, el primer resultado y el Elo estándar como Elo de partida; las listas de 2012 a 2014 bajan hasta 1000.",
  "taken-from-standard-2022-01":
    "Los resúmenes dicen que las reglas de rápido y blitz se equipararon a las del estándar, manteniendo K 20; el ritmo de juego, las rondas al día y el registro son los de 2017. Los números de artículo son los del capítulo de 2024.",
  "printed-example":
    "Jugador F de la tabla del ejemplo: están impresos 2,52 y +44,3; las tablas dan 2,55 y +43,5 con K 30, como imprime el texto de marzo de 2009.",
  "example-coefficients":
    "La tabla del ejemplo del 8.58 usa K 20 y 30, los valores del borrador de marzo de 2009; el 8.56 dice 30, 15 y 10.",
  "one-pass":
    "La tabla del ejemplo del 8.58 hace una sola pasada: el jugador I queda en 2006; el punto fijo estaría en unos 1993.",
  "persons-in-double-round-robin":
    "n es el número de oponentes; en un todos contra todos a doble vuelta se juega dos veces con cada uno.",
  "half-point-2009":
    "El 8.23 dice 12,5; los ejemplos del 8.34 y del 8.58 suman 15. Los 12,5 se anunciaron como vigentes en julio de 2009; los ejemplos corresponden a K 30.",
  "pool-example":
    "El 8.34 imprime 2200, 220 y 2000 para una misma media; solo 2220 da el resultado impreso, (3·2220 + 5·2150 + 4·2200) / 12 = 2184,17.",
  "draft-coefficient":
    "El 8.56 da 30 y 20 y luego dice que se queda en 10; el 12.3 del mismo texto cuenta partidas solo para 20 y 30.",
  "opening-score-2009": "El 6.41 pide medio punto, el 6.1 descarta medio punto y el 8.21 rechaza menos de un punto.",
  "opponents-every-tournament":
    "El 6.41 pide tres partidas contra jugadores con Elo en cada resultado de un torneo suizo o por equipos, no solo en el primero.",
  "at-least-floor": "El 6.41 y el 7.12 dicen por encima del mínimo; el 7.14d y el 8.33, al menos el mínimo.",
  "average-in-swiss":
    "Los artículos 8.22 a 8.24 escriben Ra también para los torneos suizos, para los que el 8.21 solo define Rc; el texto de marzo de 2009 escribe Rc.",
  "nearest-half-up-2009-03":
    "El 8.32 y el 8.57 hablan de redondear hacia arriba al número entero más próximo. De 77 medios publicados en esos años, 74 se redondearon hacia arriba.",
  "nearest-half-up-2011-07":
    "El 8.32 y el 8.57 redondean al número entero más próximo y 0,5 hacia arriba. De 77 medios publicados en esos años, 74 se redondearon hacia arriba.",
  "half-away-from-zero":
    "El 8.57 redondea 0,5 hacia arriba tanto si la variación es positiva como si es negativa, lo que puede significar hacia más infinito o en valor absoluto; el texto de 2024 dice alejándose de cero, y en 2025 se publicó −2,50 como −3. Para los años 2017 a 2023, solo por la redacción.",
  "certain-scores": "El 8.1a de este texto no imprime dp para 0 ni para 1,0; todos los demás imprimen 800.",
  "entered-meanwhile-opponents":
    "Los textos de 2011 y 2017 dicen que los oponentes no tienen variación; los de marzo de 2009, 2022 y 2024, que para ellos cuenta como jugador sin Elo.",
  "unrated-in-swiss-2009-03":
    "El 6.42 y el 8.52 de este texto cuentan las partidas de un suizo contra un jugador sin Elo cuyo resultado es válido; todos los textos posteriores las excluyen. Para julio de 2009 queda sin resolver.",
  "unrated-in-swiss-2009-07":
    "El texto de marzo de 2009 cuenta las partidas de un suizo contra jugadores sin Elo; los textos desde 2011, no. El anuncio de julio de 2009 se interrumpe antes de este punto.",
  participants:
    "El 6.33 de 2011 dice hombres; el 6.23 de 2017, participantes; ambos dan a los torneos femeninos un número propio.",
  "lost-signs":
    "Hay copias del texto que han perdido signos menos en el 8.55b y el 12.1 y una columna del 8.1a; las copias completas concuerdan entre sí.",
  "official-always-rated":
    "0.3 dice que los torneos oficiales se computan siempre (0.4 de 2017: serán computados). La otra lectura, que los artículos 1 a 6 rijan por entero, solo tiene a su favor el silencio de esos artículos.",
  "appeal-against-both": "El artículo nombra la decisión de no computar; rechazar un registro tiene el mismo efecto.",
  "unrated-raise-no-band": "El artículo habla del Elo de un jugador; quien no tiene Elo no aporta ninguno.",
  "first-control-without-sanction":
    "El artículo no nombra ninguna consecuencia, a diferencia del que trata del tiempo total.",
  "interim-parts":
    "El artículo pide informes mensuales y calla sobre los Elo y la edición; en las ligas publicadas se usa la lista vigente para cada parte.",
  "listed-without-game": "Un jugador que se retiró antes de la primera ronda suele seguir figurando en el informe.",
  "disregarded-in-round-robin":
    "El 6.1 descarta su puntuación y la de los oponentes; sin esas partidas, el todos contra todos está completo sin el jugador. En contra: se sabe de torneos así que se computaron como un suizo.",
  "stages-by-own-system": "El 6.2 permite agrupar resultados y no dice nada de la composición.",
  "coefficient-order-2009-07":
    "El anuncio da K 10 a los jugadores que han alcanzado 2400 y han jugado 30 partidas, de modo que los nuevos van primero.",
  "coefficient-order-2011-07":
    "Quien alcanzó 2400, luego los juveniles, luego los nuevos, luego los demás: encaja en el 99,21 % de 19,6 millones de meses de jugador publicados.",
  "coefficient-date-2009-03":
    "Hasta el texto de 2014: el Elo y la K son los válidos para el torneo, es decir, los de la lista vigente a su inicio.",
  "coefficient-date-2017-07":
    "Los cálculos publicados por la FIDE de 2025 y 2026 usan la K impresa en la lista anterior, también para los torneos que empezaron con una lista más antigua.",
  "thirty-games":
    "Los textos piden que se hayan completado torneos con al menos 30 partidas; en ninguna parte se dice si entran en ellas las partidas anteriores al Elo inicial.",
  "birth-year-only": "Las listas anteriores a 2017 solo dan el año de nacimiento.",
  "birth-unknown":
    "K 40 se da a jugadores por debajo de cierta edad; sin nacimiento anotado, nada muestra que el jugador lo sea.",
  "no-coefficient-limit":
    "Las cuatro líneas sobre la K que citan los resúmenes de 2014 no limitan el producto de K por el número de partidas; el texto de 2017 sí.",
  "printed-coefficient": "Un mes publicado con 39 partidas se computó con K 17, mientras que la lista imprimía 20.",
  "limit-once":
    "El texto permite un solo ajuste al alza por torneo, en la partida con la mayor diferencia. Un escrito de diciembre de 2021 lo entiende como una sola partida en total; un torneo de rápido de 2022 publicado muestra ajustado al alza a un oponente de cuatro. Leído al pie de la letra, solo beneficia al jugador de mayor Elo, de modo que al de menor Elo se le aplicaría el límite en todas las partidas.",
  "limit-by-own-rating":
    "En una partida publicada de 2813 contra 2400, al primero se le computó con los 413 completos y al segundo con 400. Que decide el inicio del torneo es una suposición.",
  "no-limit-rapid":
    "Un escrito de noviembre de 2021 da 735, el final de la tabla, como diferencia máxima: ningún límite propio.",
  "window-in-periods":
    "El artículo cuenta períodos de cómputo, y un período es el tiempo durante el que está vigente una lista.",
  "below-floor-stays-pooled":
    "La condición sobre el Elo está junto a la del número de partidas; si no se cumple esta última, los resultados siguen acumulados.",
  "partial-results-cancelled":
    "La federación sueca anunció el 30 de septiembre de 2023 que con el cambio se anularían los resultados parciales de los jugadores aún sin Elo; el texto mismo no dice nada.",
  "ties-of-first-rating":
    "El 8.2.3 redondea Ru al número entero más próximo sin decir nada de los medios, y nada de p; el reglamento de títulos redondea ambos hacia arriba (1.4.7b, 1.4.9). Publicado: 5 partidas, 3 puntos, Elo de los oponentes 9507 en total, Elo inicial 1922.",
  "delisted-return":
    "A un jugador retirado de la lista se le trata como a cualquiera sin Elo; no se dice qué ocurre con el Elo más alto ni con las partidas anteriores.",
  "change-lapses":
    "7.21 quita el Elo y no deja nada que variar; los oponentes jugaron contra alguien con Elo. Ningún texto habla de ello.",
  "flagged-after-a-year":
    "7.23a llama inactivo a quien no tiene partidas computadas en un año; 7.23b mantiene el nombre en la lista dos años más. Leído solo puede significar que la marca llega entonces.",
  "reception-closing":
    "7.13 del borrador habla del cierre de la recepción; los textos en vigor hablan de torneos terminados.",
  "games-and-opponents":
    "8.21 de 2011 dice que tras el primer torneo bastan menos de tres oponentes con Elo; 6.41 no nombra ninguno y puede referirse a todos.",
  "inactive-24-months-2017-07":
    "El texto dice un año. Desde la lista del 1 de noviembre de 2020 se aplicaron dos años.",
  "inactive-24-months-2022-01":
    "Se aplicaron dos años desde la lista del 1 de noviembre de 2020; el texto de 2024 vuelve a decir un año. Para los años intermedios no se ha visto ningún texto.",
  "left-out-still-rated": "La sección 13 habla de ser incluido en la lista, no del cómputo de las partidas.",
  "rounded-once":
    "Períodos publicados de 2025 y 2026 con varios torneos: redondear una sola vez encaja en 13 de los 14 en que importa; redondear por torneo, en 1.",
  "standard-rating-seeds":
    "Anunciado para 2012 y escrito en el 7.2.1 de 2024; para los años intermedios no se ha encontrado ningún texto.",
  "rapid-opening-score":
    "Un escrito de noviembre de 2021 sobre rápido y blitz nombra un punto donde el texto estándar tiene medio punto.",
  "compression-rounding":
    "La tabla publicada solo tiene resultados enteros: 1000 da 1400, 1600 da 1760, 1900 da 1940. Ninguna fuente nombra el redondeo; redondeamos al número entero más próximo, los medios hacia arriba. No puede darse un medio: el aumento es de dos quintos de un número entero.",
  "base-correction":
    "En 8 de 61 períodos publicados de 2025 y 2026, el cálculo parte de otro número que el impreso en la lista anterior, o su resultado no se explica por las partidas.",
  "one-time-after-changes-2022-10":
    "Los anuncios comparan el Elo de la lista del 1 de octubre de 2022 con el Elo estándar; si se hubiera aplicado a la base, un jugador que perdió puntos en septiembre se habría publicado más de 100 puntos por debajo de su Elo estándar, justo aquello con lo que el cambio debía acabar.",
  "one-time-after-changes-2024-03":
    "Las listas del 1 de marzo de 2024 se publicaron con los números aumentados. El Elo más bajo de las listas anteriores, 1000, da exactamente el nuevo mínimo de 1400, y 999 daría 1399: con el aumento después de las variaciones del período, el mínimo queda donde estaba; con el aumento antes, todos los que tenían de 1000 a unos 1010 habrían salido de la lista con una pequeña pérdida. La tabla anunciada habla del Elo de la lista, no de una base.",
  "entered-meanwhile-not-opening":
    "El 6.1 se refiere al primer torneo de un jugador sin Elo; quien está en la lista ya ha tenido uno que contó. En contra: según el calendario, puede haber empezado antes que aquel.",
  "pool-opened-once":
    "El 8.21, el 8.31 y el 6.1 hablan del primer torneo; nada dice que otro pase a ser el primero cuando unos resultados salen del conjunto acumulado por antigüedad.",
  "closing-three-days":
    "50 períodos publicados de jugadores en 14 torneos entre julio de 2012 y junio de 2014: cada torneo terminó entre dos y seis días antes de la lista que lo valoró. Con siete días todos habrían pasado a la lista siguiente. Tres días, como dice el texto de 2017, es la regla conocida más próxima; los pocos que terminaron dos días antes quedan a decisión de la oficina.",
  "activity-at-latest":
    "Una lista señala a quien no ha jugado durante el tiempo que fija el artículo, de modo que quien no está señalado ha jugado y quien lo está no; cuándo exactamente, ninguna lista lo dice. Desde entonces constan todas las listas.",
  "facts-incomplete":
    "Las listas publicadas imprimen la K y las partidas de un período, pero ni el número de partidas hasta entonces ni el Elo más alto; las listas anteriores a 2012 no imprimen K. Los cálculos publicados por la FIDE usan la K que estaba impresa. Tomar por nuevo a un jugador sin K impresa daba una K de 25 o 40 a quienes pasaban de 2700.",
  "juniors-under-twenty":
    "Ninguno de los textos sobre Elo que se han visto dice quién es juvenil en una lista; la edad de la K es otra. El campeonato mundial juvenil de la FIDE y su lista de los mejores juveniles son para quienes tienen menos de 20 años el 1 de enero.",
};
