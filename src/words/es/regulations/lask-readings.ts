import type * as english from "../../en/regulations/lask-readings.ts";

/** What the Swedish text leaves open: the question and our answer. */
export const LASK_READING_WORDS: typeof english.LASK_READING_WORDS = {
  "difference-by-base": {
    question: "¿Qué ratings dan la diferencia de una partida?",
    answer: "Los ratings base de ambos jugadores: los del inicio del período.",
  },
  "half-table-at-2200": {
    question: "¿Qué tabla se aplica con exactamente 2200?",
    answer: "La de los medios puntos.",
  },
  "half-by-base": {
    question: "¿Qué rating decide si un jugador recibe medios puntos?",
    answer: "El rating base, durante todo el período, aunque cambie el rating actual.",
  },
  "common-from-1200": {
    question: "¿Qué reglas se aplican al propio 1200 y entre 1200 y 1300?",
    answer: "Las reglas comunes desde 1200; los ratings solo se llaman comparables por encima de 1300.",
  },
  "halves-up-at-period-start": {
    question: "¿Se redondea hacia arriba un medio aunque devuelva un rating a 2200?",
    answer: "Sí, siempre hacia arriba, al inicio del período.",
  },
  "about-fifteen": {
    question: "¿Desde cuándo cuenta un principiante como de unos 15 años?",
    answer: "Desde el año en que cumple esa edad.",
  },
  "anyone-in-tournament": {
    question: "¿El rating de quién decide cuánto tiempo necesita una partida?",
    answer: "El más alto de todos los del torneo.",
  },
  "elo-for-time-limits": {
    question: "¿Qué rating se usa ahí para un jugador sin rating sueco?",
    answer: "Elo + 50, como en el cálculo.",
  },
  "time-limit-at-start": {
    question: "¿Qué ratings deciden en un torneo que dura varios períodos?",
    answer: "Los del período en que empieza.",
  },
  "round-on-its-usual-day": {
    question: "¿Es una ronda propia una partida pospuesta o adelantada?",
    answer:
      "No: una ronda es en su día previsto o, si no, en el de la mayoría de sus partidas. Una partida pospuesta o adelantada se computa según el día en que se jugó, como una aplazada.",
  },
  "adjourned-with-next-round": {
    question: "¿Qué ratings se aplican a una partida aplazada que termina en un período nuevo?",
    answer:
      "Los de la ronda siguiente de su torneo en ese período o, si no, de la última; si no hay ninguna, los nuevos.",
  },
  "new-period-on-its-day": {
    question: "¿A qué período pertenece una partida jugada el primer día de un período?",
    answer: "Al nuevo.",
  },
  "seven-days-between": {
    question: "¿Cuándo se pueden esperar razonablemente ratings nuevos en un torneo que continúa?",
    answer:
      "Si hay al menos siete días entre la última ronda antes del inicio del período y la primera después; el encargado puede elegir otra cosa.",
  },
  "old-ratings-to-the-end": {
    question: "¿Hasta cuándo se usan los ratings antiguos y cuándo se fija el nuevo rating base?",
    answer: "Hasta el final del torneo; el nuevo rating base se fija entonces e incluye todas sus partidas.",
  },
  "waits-for-its-end": {
    question: "¿Qué muestra la lista del club para los socios que juegan un torneo así?",
    answer: "Su rating hasta ahora, marcado como en espera; una versión posterior muestra el nuevo rating base.",
  },
  "estimate-by-table": {
    question: "¿Cómo se estima el rating de un oponente que no tiene ninguno?",
    answer: "Como el rating que la tabla dejaría sin cambios con los resultados; el encargado lo confirma.",
  },
  "first-start-after-full-year": {
    question: "¿Qué día se aplica el descuento por inactividad?",
    answer:
      "En el primer inicio de período cuando han pasado uno, dos o tres años completos desde la última partida, antes de fijar el nuevo rating base.",
  },
  "rapid-only-proposed": {
    question: "¿Pierde puntos un socio que solo jugó partidas rápidas?",
    answer: "Solo si el encargado acepta la propuesta.",
  },
  "raise-by-keeper": {
    question: "¿Qué jóvenes reciben en cambio un aumento, y de cuánto?",
    answer: "El encargado decide ambas cosas, con un motivo.",
  },
  "floor-after-each-game": {
    question: "¿Cuándo y a quién se aplica el rating mínimo?",
    answer: "Después de cada partida con su bonificación y después de los descuentos; en todos los clubes.",
  },
  "bonus-before-game": {
    question: "¿Qué rating actual da la bonificación de una partida?",
    answer: "El anterior a la partida. El texto también podría referirse al posterior.",
  },
  "placed-like-a-start": {
    question: "¿Desde cuándo se aplica un rating que el club da a mano?",
    answer: "Desde su día, como rating base y como rating actual; las partidas anteriores quedan como estaban.",
  },
  "district-below-1200": {
    question: "¿Puede la bonificación de un distrito ir más allá de 1200?",
    answer: "No: desde 1200 se aplican las reglas comunes.",
  },
  "one-calendar-per-club": {
    question: "¿Se pueden mezclar tres y cinco períodos al año?",
    answer: "No dentro de un club: todos sus socios tienen el mismo calendario.",
  },
};
