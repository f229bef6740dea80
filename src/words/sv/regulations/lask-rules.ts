import type * as english from "../../en/regulations/lask-rules.ts";

/** What each rule is about, as a label. */
export const LASK_RULE_WORDS: typeof english.LASK_RULE_WORDS = {
  comparable: "Jämförelse mellan klubbar",
  commonRules: "Var förbundets regler gäller",
  baseDifference: "Differens",
  pointsTable: "Poängtabell",
  halfPoints: "Halva poäng för de starkaste",
  newBase: "Ny grundrating",
  adjournedGames: "Avbrutna partier",
  startRating: "Startrating",
  countedGames: "Ratinggrundande partier",
  thinkingTime: "Betänketid för partiet",
  periods: "Ratingperioder",
  clubList: "Klubbens lista",
  boundary: "Turneringar över en periodgräns",
  opponent: "Motståndare utifrån",
  estimate: "Motståndare utan ratingtal",
  passivity: "Passivitetsavdrag",
  rapidOnly: "Medlemmar som bara spelar snabbpartier",
  raise: "Höjning i stället för avdrag",
  placement: "Inrankning av klubben",
  lowestRating: "Lägsta ratingtal",
  currentRating: "Aktuell rating",
  bonus: "Bonuspoäng",
  fivePeriods: "Andra ratingperioder",
};

/** Words that derived values hold. */
export const LASK_VALUE_WORDS: typeof english.LASK_VALUE_WORDS = {
  "new ratings": "nya ratingtal",
  "old ratings": "gamla ratingtal",
};
