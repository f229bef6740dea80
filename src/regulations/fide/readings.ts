import type { EvidenceCode, EvidenceOf, ReadingCode } from "../../domain/codes/readings.ts";
import type { Reading } from "../edition.ts";
import type { FideRule } from "./fide-edition.ts";

/** Question, answer and evidence of each reading stand in `words/`; here are the rules it decides. */
const reading = (code: ReadingCode & EvidenceCode, rules: readonly FideRule[]): Reading => ({
  code,
  rules,
  evidence: code,
});

/** A reading for which something else speaks from text to text. */
const readingByText = <Code extends ReadingCode>(
  code: Code,
  rules: readonly FideRule[],
  evidence: EvidenceOf<Code>,
): Reading => ({ code, rules, evidence });

// Readings of every edition
export const SCOPE = reading("scope-of-articles", [
  "closing",
  "publication",
  "poolWindow",
  "initialRating",
  "coefficientLimit",
  "rounding",
  "inclusion",
]);
export const ROUNDED_ONCE = reading("rounded-once", ["rounding"]);
export const OFFICIAL_ALWAYS_RATED = reading("official-always-rated", ["officialEvents"]);
export const APPEAL = reading("appeal-against-both", ["appeal"]);
export const UNRATED_BAND = reading("unrated-raise-no-band", ["rateOfPlay"]);
export const BIRTH_UNKNOWN = reading("birth-unknown", ["developmentCoefficient"]);
export const THIRTY_GAMES = reading("thirty-games", ["developmentCoefficient"]);
export const COEFFICIENT_ORDER = readingByText(
  "coefficient-order",
  ["developmentCoefficient"],
  "coefficient-order-2011-07",
);
export const BIRTH_YEAR = reading("birth-year-only", ["developmentCoefficient"]);
export const AT_START = readingByText("coefficient-date", ["developmentCoefficient"], "coefficient-date-2009-03");
export const LIST_BEFORE = readingByText("coefficient-date", ["developmentCoefficient"], "coefficient-date-2017-07");
export const PRINTED_K = reading("printed-coefficient", ["coefficientLimit"]);
export const WINDOW = reading("window-in-periods", ["poolWindow"]);
export const STAYS_POOLED = reading("below-floor-stays-pooled", ["publication"]);
export const ENTERED_MEANWHILE = reading("entered-meanwhile-opponents", ["enteredMeanwhile"]);
export const DELISTED_RETURN = reading("delisted-return", ["delisting"]);
export const CHANGE_LAPSES = reading("change-lapses", ["delisting"]);
export const FLAGGED_AFTER_A_YEAR = reading("flagged-after-a-year", ["inactivity"]);
export const GAMES_AND_OPPONENTS = reading("games-and-opponents", ["opening"]);
export const LEFT_OUT = reading("left-out-still-rated", ["inclusion"]);
export const AVERAGE_IN_SWISS = reading("average-in-swiss", ["initialRating"]);
export const ONE_PASS = reading("one-pass", ["roundRobinIteration"]);
export const PERSONS = reading("persons-in-double-round-robin", ["roundRobinAverage", "roundRobinRating"]);
export const DISREGARDED_ROUND_ROBIN = reading("disregarded-in-round-robin", ["disregardedResult"]);
export const LISTED_WITHOUT_GAME = reading("listed-without-game", ["incompleteRoundRobin"]);
export const FIRST_CONTROL = reading("first-control-without-sanction", ["firstControl"]);
export const PARTICIPANTS = reading("participants", ["composition"]);
export const AT_LEAST_FLOOR = reading("at-least-floor", ["opening", "floor", "publication"]);
export const EXAMPLE_858 = reading("printed-example", ["roundRobinIteration"]);
export const EXAMPLE_K = reading("example-coefficients", ["developmentCoefficient"]);
export const LOST_SIGNS = reading("lost-signs", ["gain", "fractionalScore"]);
export const STAGES = reading("stages-by-own-system", ["stages"]);
export const INTERIM_PARTS = reading("interim-parts", ["interimReports"]);
export const RAPID_OPENING = reading("rapid-opening-score", ["opening"]);
export const STANDARD_SEEDS = reading("standard-rating-seeds", ["standardRating"]);

/** Texts that were not seen: everything not listed otherwise is taken over. */
export const takenFromBefore = (rules: readonly FideRule[], evidence: EvidenceOf<"taken-from-before">): Reading =>
  readingByText("taken-from-before", rules, evidence);
export const takenFromStandard = (rules: readonly FideRule[], evidence: EvidenceOf<"taken-from-standard">): Reading =>
  readingByText("taken-from-standard", rules, evidence);

export { reading, readingByText };
