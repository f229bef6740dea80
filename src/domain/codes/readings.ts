/** What the FIDE texts leave open. */
const FIDE_READINGS = [
  "scope-of-articles",
  "edition-by-content",
  "taken-from-before",
  "taken-from-standard",
  "printed-example",
  "example-coefficients",
  "one-pass",
  "persons-in-double-round-robin",
  "half-point-2009",
  "pool-example",
  "draft-coefficient",
  "opening-score-2009",
  "opponents-every-tournament",
  "at-least-floor",
  "average-in-swiss",
  "nearest-half-up",
  "half-away-from-zero",
  "certain-scores",
  "entered-meanwhile-opponents",
  "unrated-in-swiss",
  "participants",
  "lost-signs",
  "official-always-rated",
  "appeal-against-both",
  "unrated-raise-no-band",
  "first-control-without-sanction",
  "interim-parts",
  "listed-without-game",
  "disregarded-in-round-robin",
  "stages-by-own-system",
  "coefficient-order",
  "coefficient-date",
  "thirty-games",
  "birth-year-only",
  "birth-unknown",
  "no-coefficient-limit",
  "printed-coefficient",
  "limit-once",
  "limit-by-own-rating",
  "no-limit-rapid",
  "window-in-periods",
  "below-floor-stays-pooled",
  "partial-results-cancelled",
  "ties-of-first-rating",
  "delisted-return",
  "change-lapses",
  "flagged-after-a-year",
  "reception-closing",
  "closing-three-days",
  "games-and-opponents",
  "inactive-24-months",
  "left-out-still-rated",
  "rounded-once",
  "standard-rating-seeds",
  "rapid-opening-score",
  "compression-rounding",
] as const;

/** What the texts leave open about making a list. */
const PERIOD_READINGS = [
  "base-correction",
  "one-time-after-changes",
  "entered-meanwhile-not-opening",
  "pool-opened-once",
  "facts-incomplete",
  "activity-at-latest",
  "juniors-under-twenty",
] as const;

/** What the Swedish text leaves open. */
const LASK_READINGS = [
  "difference-by-base",
  "half-table-at-2200",
  "half-by-base",
  "common-from-1200",
  "halves-up-at-period-start",
  "about-fifteen",
  "anyone-in-tournament",
  "elo-for-time-limits",
  "time-limit-at-start",
  "round-on-its-usual-day",
  "adjourned-with-next-round",
  "estimate-by-table",
  "new-period-on-its-day",
  "seven-days-between",
  "old-ratings-to-the-end",
  "waits-for-its-end",
  "one-calendar-per-club",
  "first-start-after-full-year",
  "rapid-only-proposed",
  "raise-by-keeper",
  "floor-after-each-game",
  "bonus-before-game",
  "district-below-1200",
  "placed-like-a-start",
] as const;

/** Every point the texts leave open, and that we decide in the open. `words/` asks the question and gives our answer. */
const READING_CODES = [...FIDE_READINGS, ...PERIOD_READINGS, ...LASK_READINGS] as const;

export type ReadingCode = (typeof READING_CODES)[number];

/** Readings for which something else speaks from text to text: each evidence is named by the first text it is for. */
interface EvidenceByText {
  readonly "taken-from-before":
    | "taken-from-before-2009-07"
    | "taken-from-before-2012-07"
    | "taken-from-before-2014-07"
    | "taken-from-before-2017-07"
    | "taken-from-before-2022-01"
    | "taken-from-before-2024-03";
  readonly "taken-from-standard": "taken-from-standard-2012-01" | "taken-from-standard-2022-01";
  readonly "unrated-in-swiss": "unrated-in-swiss-2009-03" | "unrated-in-swiss-2009-07";
  readonly "nearest-half-up": "nearest-half-up-2009-03" | "nearest-half-up-2011-07";
  readonly "coefficient-order": "coefficient-order-2009-07" | "coefficient-order-2011-07";
  readonly "coefficient-date": "coefficient-date-2009-03" | "coefficient-date-2017-07";
  readonly "inactive-24-months": "inactive-24-months-2017-07" | "inactive-24-months-2022-01";
  readonly "one-time-after-changes": "one-time-after-changes-2022-10" | "one-time-after-changes-2024-03";
}

/** The evidence that a reading can have: where there is only one, it has the reading's own code. */
export type EvidenceOf<Code extends ReadingCode> = Code extends keyof EvidenceByText ? EvidenceByText[Code] : Code;

/** What speaks for a reading, and what against it. Said in `words/`. */
export type EvidenceCode = EvidenceOf<ReadingCode>;
