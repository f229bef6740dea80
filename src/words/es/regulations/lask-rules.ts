import type * as english from "../../en/regulations/lask-rules.ts";

/** What each rule decides, in a few words. */
export const LASK_RULE_WORDS: typeof english.LASK_RULE_WORDS = {
  comparable: "ratings comparables entre clubes",
  commonRules: "dónde rigen las reglas de la federación",
  baseDifference: "diferencia de los ratings base",
  pointsTable: "tabla: de diferencia y resultado a puntos",
  halfPoints: "medios puntos para los más fuertes",
  newBase: "redondeo al inicio de un período",
  adjournedGames: "día de una partida aplazada",
  startRating: "rating de un socio nuevo",
  countedGames: "partidas que cuentan en el libro",
  thinkingTime: "minutos por jugador para el libro",
  periods: "tres períodos al año",
  clubList: "la lista del club para la federación",
  boundary: "torneos que atraviesan el inicio de un período",
  opponent: "rating de un oponente de fuera",
  estimate: "oponentes sin ningún rating",
  passivity: "descuento por pasividad",
  rapidOnly: "socios que solo juegan rápidas",
  raise: "un aumento en lugar del descuento",
  placement: "socios situados por el club",
  lowestRating: "rating mínimo del libro",
  currentRating: "rating después de cada partida",
  bonus: "bonificación por cada partida de un principiante",
  fivePeriods: "cinco períodos al año",
};

/** Names of the numbers that only the rules of the book set; the others are named with FIDE's. */
export const LASK_PARAMETER_WORDS: typeof english.LASK_PARAMETER_WORDS = {
  ratingFrom: "desde",
  baseFrom: "rating base desde",
  divisor: "dividido por",
  halvesUp: "los medios puntos se redondean hacia arriba",
  countOn: "cuenta en el",
  adultAge: "desde la edad aproximada de",
  adultRating: "los principiantes de esa edad reciben",
  youngerBelow: "los más jóvenes, menos de",
  walkovers: "cuentan las incomparecencias",
  friendlyGames: "cuentan las partidas amistosas",
  minutesMin: "minutos como mínimo",
  everyPeriod: "al inicio de cada período",
  daysMin: "días como mínimo",
  eloAdded: "se suma a un Elo",
  pointsPerYear: "puntos por año",
  yearsMax: "años como máximo",
  automatic: "se descuenta sin preguntar al encargado",
  placedBelow: "rating inferior a",
  by: "según el rating",
  steps: "escalones",
  points: "puntos",
};

/** Words that the rules set, and that derived values hold. */
export const LASK_VALUE_WORDS: typeof english.LASK_VALUE_WORDS = {
  "before the game": "antes de la partida",
  "after the game": "después de la partida",
  "day begun": "día en que empezó",
  "day finished": "día en que terminó",
  "new ratings": "ratings nuevos",
  "old ratings": "ratings antiguos",
};
