import type * as english from "../../en/regulations/readings.ts";
/** What the FIDE texts leave open: the question and our answer. */
export const FIDE_READING_WORDS: typeof english.FIDE_READING_WORDS = {
  "scope-of-articles": {
    question: "¿Qué edición se aplica si el torneo y su lista caen bajo ediciones distintas?",
    answer:
      "Artículos sobre torneos: la edición en la fecha de inicio del torneo. Artículos sobre listas: la edición del día anterior a la lista.",
  },
  "edition-by-content": {
    question: "¿Desde cuándo estuvo en vigor este texto?",
    answer: "Desde el 1 de julio de 2011, a juzgar por su contenido y no por su encabezamiento.",
  },
  "taken-from-before": {
    question: "¿Qué se aplica donde no hemos visto el texto de esta edición?",
    answer: "Lo que dice la edición anterior.",
  },
  "taken-from-standard": {
    question: "¿Qué se aplica donde no hemos visto ningún texto para rápido y blitz?",
    answer: "Lo que se aplicaba entonces a la lista estándar.",
  },
  "printed-example": {
    question: "El ejemplo del todos contra todos imprime 2,52 y +44,3 para el jugador F. ¿Es correcto?",
    answer: "No: las tablas dan 2,55, y +43,5 con K 30.",
  },
  "example-coefficients": {
    question: "El ejemplo del todos contra todos no usa la K del artículo sobre la K. ¿Cuál se aplica?",
    answer: "La del artículo; el ejemplo se reproduce con su propia K.",
  },
  "one-pass": {
    question: "¿Cuántas veces se repite el cálculo de un todos contra todos?",
    answer: "Una, como en el ejemplo, aunque otra pasada todavía cambiaría un Elo.",
  },
  "persons-in-double-round-robin": {
    question: "¿Qué es n en un todos contra todos a doble vuelta?",
    answer: "El número de oponentes distintos; las puntuaciones y los medios puntos se cuentan por partidas.",
  },
  "half-point-2009": {
    question: "El artículo da 12,5 puntos por medio punto; los ejemplos, 15. ¿Qué se aplica?",
    answer: "12,5; los ejemplos se reproducen con 15.",
  },
  "pool-example": {
    question: "El ejemplo del Elo inicial acumulado imprime tres números distintos para una media. ¿Cuál es correcto?",
    answer: "2220, que da 2184 y 2199.",
  },
  "draft-coefficient": {
    question: "El artículo da K 30 y 20 y luego dice que la K se queda en 10. ¿Qué se aplica?",
    answer: "30 y 20.",
  },
  "opening-score-2009": {
    question: "¿Basta medio punto en el primer torneo o hace falta un punto?",
    answer: "Hace falta un punto.",
  },
  "opponents-every-tournament": {
    question: "¿Se piden tres partidas contra jugadores con Elo solo en el primer torneo?",
    answer: "No, en todos los suizos y torneos por equipos.",
  },
  "at-least-floor": {
    question: "¿Debe un Elo estar por encima del mínimo o ser al menos el mínimo?",
    answer: "Al menos el mínimo.",
  },
  "average-in-swiss": {
    question: "¿Qué media da Ru en un torneo suizo?",
    answer: "Rc, la media de los oponentes del propio jugador.",
  },
  "nearest-half-up": {
    question: "¿Cómo se redondea un medio?",
    answer: "Al número entero más próximo, los medios hacia arriba.",
  },
  "half-away-from-zero": {
    question: "¿Significa «0,5 hacia arriba» hacia más infinito o alejándose de cero?",
    answer: "Alejándose de cero: −2,5 pasa a −3.",
  },
  "certain-scores": {
    question: "¿Qué es dp para una puntuación del 0 o del 100 %?",
    answer: "−800 y +800.",
  },
  "entered-meanwhile-opponents": {
    question:
      "Un jugador no tenía Elo cuando jugó, pero lo tiene cuando se computa el torneo: ¿qué ganan los oponentes?",
    answer: "Para ellos no tiene Elo: nada en un suizo, el nuevo Elo en un todos contra todos.",
  },
  "unrated-in-swiss": {
    question: "¿Cuentan las partidas de un suizo entre jugadores con Elo y sin Elo?",
    answer: "Solo según el texto de marzo de 2009.",
  },
  participants: {
    question: "¿Hacen falta tres hombres o tres participantes en un campeonato nacional?",
    answer: "Tres participantes, o dos mujeres en uno femenino.",
  },
  "lost-signs": {
    question: "Algunas copias del texto han perdido signos y una columna. ¿Qué dice el texto?",
    answer: "Lo que imprimen las copias completas.",
  },
  "official-always-rated": {
    question:
      "¿Puede una condición sobre el torneo entero (ritmo, duración, composición, registro, licencia) impedir que se compute uno oficial?",
    answer:
      "No: se computa siempre, y se rechaza una decisión de no computarlo. Siguen rigiendo las reglas sobre partidas sueltas: no jugadas, encuentros ya decididos, oponentes sin Elo.",
  },
  "appeal-against-both": {
    question: "¿Contra qué puede recurrir un organizador?",
    answer: "Contra el rechazo de un registro y contra la decisión de no computar el torneo.",
  },
  "unrated-raise-no-band": {
    question: "¿Elevan los jugadores sin Elo el tiempo de reflexión que se exige?",
    answer: "No.",
  },
  "first-control-without-sanction": {
    question: "¿Qué ocurre si el primer control de tiempo está en otra jugada?",
    answer: "Se anota; el torneo se computa salvo que la oficina resuelva otra cosa.",
  },
  "interim-parts": {
    question: "¿Cómo se computa un torneo largo con informes por partes?",
    answer:
      "Cada parte entra en la lista del período en que termina, con los Elo de su primer día y la edición del torneo entero.",
  },
  "listed-without-game": {
    question: "¿Participó un jugador que figura en el informe pero no jugó ninguna partida?",
    answer: "No.",
  },
  "disregarded-in-round-robin": {
    question: "¿Qué ocurre con un todos contra todos en el que se descarta un primer resultado?",
    answer:
      "Se computa como si ese jugador no hubiera participado. Se comprueba una sola vez, con las puntuaciones obtenidas.",
  },
  "stages-by-own-system": {
    question: "¿Son las fases previas y las finales un solo torneo?",
    answer:
      "Sí para las fechas y para el primer resultado, si se declararon como uno; cada fase se computa según su propio sistema.",
  },
  "coefficient-order": {
    question: "¿Qué K se aplica si encajan varias líneas?",
    answer: "La primera que encaja, en el orden en que se muestran aquí.",
  },
  "coefficient-date": {
    question: "¿Según qué fecha se determina la K?",
    answer:
      "Hasta la edición de 2014, según la lista vigente al inicio del torneo; desde 2017, según la lista anterior.",
  },
  "thirty-games": {
    question: "¿Qué partidas cuentan para las treinta?",
    answer: "Todas las partidas contadas hasta esa lista, incluidas las del Elo inicial.",
  },
  "birth-year-only": {
    question: "¿Cuándo termina la K de un juvenil si solo se conoce el año de nacimiento?",
    answer: "Al final del año del cumpleaños.",
  },
  "birth-unknown": {
    question: "¿Es juvenil un jugador sin fecha de nacimiento conocida?",
    answer: "No.",
  },
  "no-coefficient-limit": {
    question: "¿Estaba limitado en 2014 el producto de K por el número de partidas?",
    answer: "No.",
  },
  "printed-coefficient": {
    question: "¿Qué K imprime una lista si la K se redujo por el número de partidas?",
    answer: "La K anterior a la reducción.",
  },
  "limit-once": {
    question: "¿En qué partidas de un torneo se puede aplicar el límite de la diferencia?",
    answer: "En una partida por jugador: la de mayor diferencia, tanto para el más fuerte como para el más débil.",
  },
  "limit-by-own-rating": {
    question: "¿El Elo de quién decide si se aplica el límite?",
    answer: "El propio. La variación del oponente se limita como antes.",
  },
  "no-limit-rapid": {
    question: "¿Estaba limitada la diferencia en rápido y blitz?",
    answer: "No; la tabla termina en 735.",
  },
  "window-in-periods": {
    question: "¿Cómo se cuenta el tiempo en que se acumulan los resultados?",
    answer: "En períodos de cómputo, desde el del torneo más antiguo hasta el del más reciente, ambos incluidos.",
  },
  "below-floor-stays-pooled": {
    question: "¿Qué ocurre si hay partidas suficientes pero el Elo está por debajo del mínimo?",
    answer: "Los resultados se guardan y se prueban de nuevo con los posteriores hasta que son demasiado antiguos.",
  },
  "partial-results-cancelled": {
    question: "¿Se acumulan los resultados anteriores al 1 de marzo de 2024 con los posteriores?",
    answer: "No: para las listas posteriores solo cuentan, en jugadores sin Elo, los resultados desde ese día.",
  },
  "ties-of-first-rating": {
    question: "¿Cómo se redondean los medios de Ru y de p?",
    answer: "Hacia arriba.",
  },
  "delisted-return": {
    question: "¿Qué conserva un jugador que baja del mínimo?",
    answer: "Solo que una vez se alcanzó un Elo de 2400. Los resultados y el número de partidas empiezan de cero.",
  },
  "change-lapses": {
    question: "¿Qué pasa con la variación de un torneo que empezó antes de perderse el Elo y se computa después?",
    answer: "Para el jugador caduca; los oponentes se computan con el Elo antiguo. La explicación lo dice.",
  },
  "flagged-after-a-year": {
    question: "¿Se marca como inactivo tras un año, o solo tras los dos años más de 7.23b?",
    answer: "Tras un año; tras dos más el jugador sale de la lista.",
  },
  "reception-closing": {
    question: "¿La fecha de cierre se refiere al final del torneo o al día en que llega el informe?",
    answer: "Al final, como en todos los demás textos.",
  },
  "closing-three-days": {
    question:
      "¿Cuántos días antes de una lista se cierra el período de julio de 2012 a junio de 2014, y en rápido y blitz hasta 2017?",
    answer: "Tres días, como dicen los textos posteriores; los anteriores decían siete.",
  },
  "games-and-opponents": {
    question:
      "6.41 pide tres partidas contra jugadores con Elo, 8.21 tres oponentes con Elo. ¿Qué se aplica, y en qué torneos?",
    answer:
      "Ambos: 6.41 en suizos y torneos por equipos, 8.21 en todos los sistemas; desde 2011, solo en el primer torneo.",
  },
  "inactive-24-months": {
    question: "¿Al cabo de cuánto tiempo es inactivo un jugador?",
    answer: "Al cabo de un año; de dos, desde la lista del 1 de noviembre de 2020 hasta el texto de 2024.",
  },
  "left-out-still-rated": {
    question: "¿Se computan las partidas de un jugador que no se muestra en la lista?",
    answer: "Sí, y su Elo se usa para los oponentes; solo no se muestra su entrada.",
  },
  "rounded-once": {
    question: "¿Se redondea cada torneo o la lista?",
    answer: "La lista entera, una sola vez.",
  },
  "standard-rating-seeds": {
    question: "¿Qué Elo se usa para un jugador sin Elo en rápido o blitz que tiene Elo estándar?",
    answer: "El Elo estándar; el jugador cuenta como jugador con Elo.",
  },
  "rapid-opening-score": {
    question: "¿Cuántos puntos se piden en el primer torneo de rápido o blitz?",
    answer: "Uno.",
  },
  "compression-rounding": {
    question: "¿Cómo se redondeó el aumento único de marzo de 2024?",
    answer: "Al número entero más próximo, los medios hacia arriba.",
  },
};
