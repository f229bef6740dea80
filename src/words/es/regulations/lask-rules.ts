import type * as english from "../../en/regulations/lask-rules.ts";

/** What each rule is about, as a label. */
export const LASK_RULE_WORDS: typeof english.LASK_RULE_WORDS = {
  comparable: "Comparación entre clubes",
  commonRules: "Dónde rigen las reglas de la federación",
  baseDifference: "Diferencia",
  pointsTable: "Tabla de puntos",
  halfPoints: "La mitad de los puntos para los más fuertes",
  newBase: "Nuevo rating base",
  adjournedGames: "Partidas aplazadas",
  startRating: "Rating de un socio nuevo",
  countedGames: "Partidas que cuentan",
  thinkingTime: "Tiempo de la partida",
  periods: "Períodos",
  clubList: "Lista del club",
  boundary: "Torneos entre dos períodos",
  opponent: "Oponentes de fuera",
  estimate: "Oponentes sin rating",
  passivity: "Descuento por inactividad",
  rapidOnly: "Socios que solo juegan rápidas",
  raise: "Aumento en lugar del descuento",
  placement: "Ratings fijados por el club",
  lowestRating: "Rating mínimo",
  currentRating: "Rating actual",
  bonus: "Bonificación para principiantes",
  fivePeriods: "Otros períodos",
};

/** Words that derived values hold. */
export const LASK_VALUE_WORDS: typeof english.LASK_VALUE_WORDS = {
  "new ratings": "ratings nuevos",
  "old ratings": "ratings antiguos",
};
