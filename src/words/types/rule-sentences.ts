import type { FideArticles, FideRule } from "../../regulations/fide/fide-edition.ts";
import type { OneTimeRule, OneTimeRules } from "../../regulations/fide/one-time/one-time-change.ts";
import type { LaskArticles, LaskRule } from "../../regulations/lask/lask-edition.ts";

type FideSentences = { readonly [Rule in FideRule]: (sets: FideArticles[Rule]["sets"]) => string };
type LaskSentences = { readonly [Rule in LaskRule]: (sets: LaskArticles[Rule]["sets"]) => string };
type OneTimeSentences = { readonly [Rule in OneTimeRule]: (sets: OneTimeRules[Rule]) => string };

/** Each rule as a sentence or two, made from what it sets. A rule without one does not compile. */
export type RuleSentences = FideSentences & LaskSentences & OneTimeSentences;

export type RegistrationRule =
  | "registration"
  | "officialEvents"
  | "appeal"
  | "licence"
  | "reporting"
  | "reportOwed"
  | "inclusion";

export type PlayRule =
  | "rateOfPlay"
  | "firstControl"
  | "equalTimes"
  | "dayOfPlay"
  | "duration"
  | "interimReports"
  | "ratingsUsed";

export type GameRule =
  | "unplayedGames"
  | "disregardedResult"
  | "stages"
  | "composition"
  | "unratedOpponents"
  | "incompleteRoundRobin"
  | "decidedMatch"
  | "unratedMatch"
  | "excludedGames";

export type ListRule =
  | "calendar"
  | "closing"
  | "entry"
  | "publication"
  | "poolWindow"
  | "floor"
  | "delisting"
  | "titledUnrated"
  | "inactivity"
  | OneTimeRule;

export type FirstRatingRule =
  | "fractionalScore"
  | "standardRating"
  | "opening"
  | "averageOfOpponents"
  | "initialRating"
  | "roundRobinAverage"
  | "roundRobinRating"
  | "roundRobinIteration"
  | "pooledRating"
  | "enteredMeanwhile"
  | "provisionalRatings";

export type ChangeRule =
  | "scoringProbability"
  | "difference"
  | "gain"
  | "sumOfGains"
  | "ratingChange"
  | "developmentCoefficient"
  | "coefficientLimit"
  | "rounding";
