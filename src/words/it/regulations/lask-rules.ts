import type * as english from "../../en/regulations/lask-rules.ts";

/** What each rule is about, as a label. */
export const LASK_RULE_WORDS: typeof english.LASK_RULE_WORDS = {
  comparable: "Confronto tra circoli",
  commonRules: "Dove valgono le regole della federazione",
  baseDifference: "Differenza",
  pointsTable: "Tabella dei punti",
  halfPoints: "Metà dei punti per i più forti",
  newBase: "Nuovo rating base",
  adjournedGames: "Partite aggiornate",
  startRating: "Rating di un nuovo socio",
  countedGames: "Partite che contano",
  thinkingTime: "Tempo per la partita",
  periods: "Periodi",
  clubList: "Lista del circolo",
  boundary: "Tornei a cavallo di due periodi",
  opponent: "Avversari esterni",
  estimate: "Avversari senza alcun rating",
  passivity: "Detrazione per inattività",
  rapidOnly: "Soci che giocano solo rapid",
  raise: "Aumento al posto della detrazione",
  placement: "Rating fissati dal circolo",
  lowestRating: "Rating minimo",
  currentRating: "Rating attuale",
  bonus: "Bonus per i principianti",
  fivePeriods: "Altri periodi",
};

/** Words that derived values hold. */
export const LASK_VALUE_WORDS: typeof english.LASK_VALUE_WORDS = {
  "new ratings": "nuovi rating",
  "old ratings": "vecchi rating",
};
