import type { Cited } from "../../calculation/derived.ts";
import type { ReadingCode } from "../../domain/readings.ts";
import type { Reading } from "../../regulations/edition.ts";

/** What the texts leave open about making a list, beside the readings of the editions and of the one-time changes. */
export const PERIOD_READINGS: readonly Reading[] = [
  {
    code: "base-correction",
    rules: ["baseCorrection"],
    evidence:
      "In 8 of 61 published periods of 2025 and 2026 the calculation starts from another number than the list before printed, or its result is not explained by the games.",
  },
  {
    code: "facts-incomplete",
    rules: ["coefficientOnRecord"],
    evidence:
      "Published lists print K and the games of one period, neither the number of games so far nor the highest rating. FIDE's published calculations use the K that was printed.",
  },
  {
    code: "pool-opened-once",
    rules: ["publication"],
    evidence:
      "8.21, 8.31 and 6.1 speak of the first tournament; nothing says that another becomes the first when results leave the pool by age.",
  },
  {
    code: "entered-meanwhile-not-opening",
    rules: ["disregardedResult"],
    evidence:
      "6.1 concerns an unrated player's first tournament; whoever is on the list has had one that counted. Against it: by the calendar it may have begun before that one.",
  },
  {
    code: "juniors-under-twenty",
    rules: ["juniorSection"],
    evidence:
      "No text on ratings that was seen says who is a junior on a list; the age of K is another one. FIDE's world junior championship and its list of the best juniors are for those under 20 on 1 January.",
  },
];

/** What the office does beside the articles, cited like them. */
export const officeRule = (
  rule: string,
  ...readings: readonly ReadingCode[]
): Cited<Readonly<Record<never, never>>> => ({
  edition: "rating-office",
  rule,
  article: "–",
  known: "data",
  sets: {},
  readings,
});
