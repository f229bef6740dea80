import type * as english from "../../en/regulations/lask-rules.ts";

/** What each rule decides, in a few words. */
export const LASK_RULE_WORDS: typeof english.LASK_RULE_WORDS = {
  comparable: "ratingtal som är jämförbara mellan klubbar",
  commonRules: "var förbundets regler gäller",
  baseDifference: "differens mellan grundratingen",
  pointsTable: "tabell: differens och resultat blir ratingpoäng",
  halfPoints: "halva poäng för de starkaste",
  newBase: "avrundning vid periodens början",
  adjournedGames: "datum för avbrutna partier",
  startRating: "startrating för en ny medlem",
  countedGames: "ratinggrundande partier",
  thinkingTime: "minsta betänketid per spelare",
  periods: "tre ratingperioder om året",
  clubList: "klubbens ratinglista till förbundet",
  boundary: "tävlingar över en periodgräns",
  opponent: "rating för en motståndare utifrån",
  estimate: "motståndare utan ratingtal",
  passivity: "passivitetsavdrag",
  rapidOnly: "medlemmar som bara spelar snabbpartier",
  raise: "höjning i stället för avdrag",
  placement: "medlemmar som klubben rankar in",
  lowestRating: "lägsta ratingtal",
  currentRating: "rating efter varje parti",
  bonus: "bonuspoäng för nybörjares partier",
  fivePeriods: "fem ratingperioder om året",
};

/** Names of the numbers that only the rules of the book set; the others are named with FIDE's. */
export const LASK_PARAMETER_WORDS: typeof english.LASK_PARAMETER_WORDS = {
  ratingFrom: "från och med",
  baseFrom: "grundrating från och med",
  divisor: "delas med",
  halvesUp: "halvpoäng avrundas uppåt",
  countOn: "räknas den",
  adultAge: "från ca",
  adultRating: "nybörjare i den åldern får",
  youngerBelow: "yngre under",
  walkovers: "walkoverpartier räknas",
  friendlyGames: "vänskapspartier räknas",
  minutesMin: "minuter minst",
  everyPeriod: "i början av varje period",
  daysMin: "dagar minst",
  eloAdded: "läggs till Elotalet",
  pointsPerYear: "ratingpoäng per år",
  yearsMax: "år högst",
  automatic: "dras utan att ratingföraren tillfrågas",
  placedBelow: "rating under",
  by: "efter ratingen",
  steps: "intervall",
  points: "ratingpoäng",
};

/** Words that the rules set, and that derived values hold. */
export const LASK_VALUE_WORDS: typeof english.LASK_VALUE_WORDS = {
  "before the game": "före partiet",
  "after the game": "efter partiet",
  "day begun": "dag då det började",
  "day finished": "dag då det spelades färdigt",
  "new ratings": "nya ratingtal",
  "old ratings": "gamla ratingtal",
};
