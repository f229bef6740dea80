import type { LaskRule } from "../../../regulations/lask/lask-edition.ts";

/** What each rule is about, as a label. */
export const LASK_RULE_WORDS = {
  comparable: "Comparison between clubs",
  commonRules: "Where the federation's rules bind",
  baseDifference: "Difference",
  pointsTable: "Table of points",
  halfPoints: "Half points for the strongest",
  newBase: "New base rating",
  adjournedGames: "Adjourned games",
  startRating: "Rating of a new member",
  countedGames: "Games that count",
  thinkingTime: "Time for the game",
  periods: "Periods",
  clubList: "The club's list",
  boundary: "Tournaments across two periods",
  opponent: "Opponents from elsewhere",
  estimate: "Opponents without a rating",
  passivity: "Deduction for inactivity",
  rapidOnly: "Members who only play rapid",
  raise: "Raise instead of a deduction",
  placement: "Ratings set by the club",
  lowestRating: "Lowest rating",
  currentRating: "Current rating",
  bonus: "Bonus for beginners",
  fivePeriods: "Other periods",
} satisfies Readonly<Record<LaskRule, string>>;

/** Words that derived values hold. */
export const LASK_VALUE_WORDS = {
  "new ratings": "new ratings",
  "old ratings": "old ratings",
};
