import type { LaskRule } from "../../../regulations/lask/lask-edition.ts";

/** What each rule decides, in a few words. */
export const LASK_RULE_WORDS = {
  comparable: "ratings comparable between clubs",
  commonRules: "where the federation's rules hold",
  baseDifference: "difference of the base ratings",
  pointsTable: "table: difference and result into points",
  halfPoints: "half points for the strongest",
  newBase: "rounding at the start of a period",
  adjournedGames: "day of an adjourned game",
  startRating: "rating of a new member",
  countedGames: "games that count in the book",
  thinkingTime: "minutes per player for the book",
  periods: "three periods a year",
  clubList: "the club's list for the federation",
  boundary: "tournaments across the start of a period",
  opponent: "rating of an opponent from elsewhere",
  estimate: "opponents without any rating",
  passivity: "deduction for passivity",
  rapidOnly: "members who play rapid only",
  raise: "a raise in place of the deduction",
  placement: "members placed by the club",
  lowestRating: "lowest rating in the book",
  currentRating: "rating after each game",
  bonus: "bonus for each game of a beginner",
  fivePeriods: "five periods a year",
} satisfies Readonly<Record<LaskRule, string>>;

/** Names of the numbers that only the rules of the book set; the others are named with FIDE's. */
export const LASK_PARAMETER_WORDS = {
  ratingFrom: "from",
  baseFrom: "base rating from",
  divisor: "divided by",
  halvesUp: "halves rounded up",
  countOn: "counts on the",
  adultAge: "from about the age of",
  adultRating: "beginners of that age get",
  youngerBelow: "younger ones below",
  walkovers: "walkovers count",
  friendlyGames: "friendly games count",
  minutesMin: "minutes at least",
  everyPeriod: "at the start of every period",
  daysMin: "days at least",
  eloAdded: "added to an Elo",
  pointsPerYear: "points for each year",
  yearsMax: "years at most",
  automatic: "deducted without asking the keeper",
  placedBelow: "rated below",
  by: "by the rating",
  steps: "steps",
  points: "points",
};

/** Words that the rules set, and that derived values hold. */
export const LASK_VALUE_WORDS = {
  "before the game": "before the game",
  "after the game": "after the game",
  "day begun": "day it was begun",
  "day finished": "day it was finished",
  "new ratings": "new ratings",
  "old ratings": "old ratings",
};
