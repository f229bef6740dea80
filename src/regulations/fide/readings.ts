import type { ReadingCode } from "../../domain/readings.ts";
import type { Reading } from "../edition.ts";
import type { FideRule } from "./fide-edition.ts";

/** Question and answer of each reading stand in `words/`; here are the rules it decides and what speaks for it. */
const reading = (code: ReadingCode, rules: readonly FideRule[], evidence: string): Reading => ({
  code,
  rules,
  evidence,
});

// Readings of every edition
export const SCOPE = reading(
  "scope-of-articles",
  ["closing", "publication", "poolWindow", "initialRating", "coefficientLimit", "rounding", "inclusion"],
  "0.1 ties a change of the text to the start of a tournament; 7 and 8.57 work per list. FIDE's published calculations take ratings from the list at the start and round once per list.",
);
export const ROUNDED_ONCE = reading(
  "rounded-once",
  ["rounding"],
  "Published periods of 2025 and 2026 with several tournaments: rounding once fits 13 of the 14 where it matters, rounding per tournament 1.",
);
export const OFFICIAL_CHECKED = reading(
  "official-events-checked",
  ["officialEvents"],
  "No text exempts official events from articles 1 to 6.",
);
export const APPEAL = reading(
  "appeal-against-both",
  ["appeal"],
  "The article names the decision not to rate; refusing a registration has the same effect.",
);
export const UNRATED_BAND = reading(
  "unrated-raise-no-band",
  ["rateOfPlay"],
  "The article speaks of a rating of a player; an unrated one has none.",
);
export const BIRTH_UNKNOWN = reading(
  "birth-unknown",
  ["developmentCoefficient"],
  "K 40 is given to players under an age; without a birth on record nothing shows that the player is one.",
);
export const THIRTY_GAMES = reading(
  "thirty-games",
  ["developmentCoefficient"],
  "The texts say that tournaments with at least 30 games are completed; whether games before the first rating belong to them is said nowhere.",
);
export const COEFFICIENT_ORDER = reading(
  "coefficient-order",
  ["developmentCoefficient"],
  "Reached 2400, then junior, then new, then the rest: fits 99.21 % of 19.6 million published player-months.",
);
export const BIRTH_YEAR = reading(
  "birth-year-only",
  ["developmentCoefficient"],
  "Lists before 2017 give the year of birth only.",
);
export const AT_START = reading(
  "coefficient-date",
  ["developmentCoefficient"],
  "To the text of 2014: ratings and K are those valid for the tournament, which is the list at its start.",
);
export const LIST_BEFORE = reading(
  "coefficient-date",
  ["developmentCoefficient"],
  "FIDE's published calculations of 2025 and 2026 use the K printed on the list before, also for tournaments that began under an older list.",
);
export const PRINTED_K = reading(
  "printed-coefficient",
  ["coefficientLimit"],
  "A published month of 39 games was rated with K 17 while the list printed 20.",
);
export const WINDOW = reading(
  "window-in-periods",
  ["poolWindow"],
  "The article counts rating periods, and a period is the time a list is valid.",
);
export const STAYS_POOLED = reading(
  "below-floor-stays-pooled",
  ["publication"],
  "The condition on the rating stands beside that on the number of games; failing the latter leaves the results pooled.",
);
export const ENTERED_MEANWHILE = reading(
  "entered-meanwhile-opponents",
  ["enteredMeanwhile"],
  "The texts of 2011 and 2017 say that opponents have no change, those of March 2009, 2022 and 2024 that he counts as unrated for them.",
);
export const DELISTED_RETURN = reading(
  "delisted-return",
  ["delisting"],
  "A delisted player is treated like any unrated one; what becomes of the highest rating and of the games before is not said.",
);
export const LEFT_OUT = reading(
  "left-out-still-rated",
  ["inclusion"],
  "Section 13 speaks of being included in the list, not of the rating of games.",
);
export const AVERAGE_IN_SWISS = reading(
  "average-in-swiss",
  ["initialRating"],
  "8.22 to 8.24 write Ra also for Swiss tournaments, where 8.21 defines only Rc; the text of March 2009 writes Rc.",
);
export const ONE_PASS = reading(
  "one-pass",
  ["roundRobinIteration"],
  "The worked table of 8.58 makes one pass: player I stands at 2006, the fixed point would be about 1993.",
);
export const PERSONS = reading(
  "persons-in-double-round-robin",
  ["roundRobinAverage", "roundRobinRating"],
  "n is the number of opponents; in a double round robin each is met twice.",
);
export const DISREGARDED_ROUND_ROBIN = reading(
  "disregarded-in-round-robin",
  ["disregardedResult"],
  "6.1 ignores the score and that of the opponents; a round robin without those games is complete without the player. Against it: round robins of this kind are known to have been rated as a Swiss.",
);
export const LISTED_WITHOUT_GAME = reading(
  "listed-without-game",
  ["incompleteRoundRobin"],
  "A player who withdrew before the first round is often still in the report.",
);
export const FIRST_CONTROL = reading(
  "first-control-without-sanction",
  ["firstControl"],
  "The article names no consequence, unlike the one on the total time.",
);
export const PARTICIPANTS = reading(
  "participants",
  ["composition"],
  "6.33 of 2011 says men, 6.23 of 2017 participants; both give women's events a number of their own.",
);
export const AT_LEAST_FLOOR = reading(
  "at-least-floor",
  ["opening", "floor", "publication"],
  "6.41 and 7.12 say above the floor, 7.14d and 8.33 at least the floor.",
);
export const EXAMPLE_858 = reading(
  "printed-example",
  ["roundRobinIteration"],
  "Player F of the worked table: 2.52 and +44.3 are printed, the tables give 2.55 and +43.5 at K 30, as the text of March 2009 prints.",
);
export const EXAMPLE_K = reading(
  "example-coefficients",
  ["developmentCoefficient"],
  "The worked table of 8.58 uses K 20 and 30, the values of the draft of March 2009; 8.56 says 30, 15 and 10.",
);
export const LOST_SIGNS = reading(
  "lost-signs",
  ["gain", "fractionalScore"],
  "Copies of the text have lost minus signs in 8.55b and 12.1 and a column of 8.1a; the complete copies agree with each other.",
);
export const STAGES = reading(
  "stages-by-own-system",
  ["stages"],
  "6.2 allows results to be grouped and says nothing of composition.",
);
export const INTERIM_PARTS = reading(
  "interim-parts",
  ["interimReports"],
  "The article asks for monthly reports and is silent on ratings and edition; published leagues use the list in force for each part.",
);
export const RAPID_OPENING = reading(
  "rapid-opening-score",
  ["opening"],
  "A report of November 2021 on rapid and blitz names one point where the standard text has half a point.",
);
export const STANDARD_SEEDS = reading(
  "standard-rating-seeds",
  ["standardRating"],
  "Announced for 2012 and written in 7.2.1 of 2024; for the years between no text was found.",
);

/** Texts that were not seen: everything not listed otherwise is taken over. */
export const takenFromBefore = (rules: readonly FideRule[], evidence: string): Reading =>
  reading("taken-from-before", rules, evidence);
export const takenFromStandard = (rules: readonly FideRule[], evidence: string): Reading =>
  reading("taken-from-standard", rules, evidence);

export { reading };
