import type * as english from "../../en/regulations/lask-rules.ts";

/** What each rule decides, in a few words. */
export const LASK_RULE_WORDS: typeof english.LASK_RULE_WORDS = {
  comparable: "rating confrontabili tra circoli",
  commonRules: "dove valgono le regole della federazione",
  baseDifference: "differenza dei rating base",
  pointsTable: "tabella: da differenza e risultato ai punti",
  halfPoints: "metà dei punti per i più forti",
  newBase: "arrotondamento all'inizio di un periodo",
  adjournedGames: "giorno di una partita aggiornata",
  startRating: "rating di un nuovo socio",
  countedGames: "partite che contano nel libro",
  thinkingTime: "minuti per giocatore richiesti dal libro",
  periods: "tre periodi all'anno",
  clubList: "lista del circolo per la federazione",
  boundary: "tornei a cavallo dell'inizio di un periodo",
  opponent: "rating di un avversario esterno",
  estimate: "avversari senza alcun rating",
  passivity: "detrazione per inattività",
  rapidOnly: "soci che giocano solo partite di gioco rapido",
  raise: "aumento al posto della detrazione",
  placement: "soci collocati dal circolo",
  lowestRating: "rating minimo nel libro",
  currentRating: "rating dopo ogni partita",
  bonus: "bonus per ogni partita di un principiante",
  fivePeriods: "cinque periodi all'anno",
};

/** Names of the numbers that only the rules of the book set; the others are named with FIDE's. */
export const LASK_PARAMETER_WORDS: typeof english.LASK_PARAMETER_WORDS = {
  ratingFrom: "da",
  baseFrom: "rating base da",
  divisor: "diviso per",
  halvesUp: "mezzi punti arrotondati per eccesso",
  countOn: "conta nel",
  adultAge: "dall'età di circa",
  adultRating: "i principianti di quell'età ricevono",
  youngerBelow: "i più giovani meno di",
  walkovers: "i forfait contano",
  friendlyGames: "le partite amichevoli contano",
  minutesMin: "minuti minimi",
  everyPeriod: "all'inizio di ogni periodo",
  daysMin: "giorni minimi",
  eloAdded: "aggiunti a un Elo",
  pointsPerYear: "punti per ogni anno",
  yearsMax: "anni massimi",
  automatic: "detratti senza chiedere al responsabile del libro",
  placedBelow: "rating inferiore a",
  by: "secondo il rating",
  steps: "scaglioni",
  points: "punti",
};

/** Words that the rules set, and that derived values hold. */
export const LASK_VALUE_WORDS: typeof english.LASK_VALUE_WORDS = {
  "before the game": "prima della partita",
  "after the game": "dopo la partita",
  "day begun": "giorno in cui è iniziata",
  "day finished": "giorno in cui è finita",
  "new ratings": "nuovi rating",
  "old ratings": "vecchi rating",
};
