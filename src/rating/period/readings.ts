import type { Cited } from "../../calculation/derived.ts";
import type { OfficeRule } from "../../domain/codes/office-rules.ts";
import type { ReadingCode } from "../../domain/codes/readings.ts";
import type { Reading } from "../../regulations/edition.ts";

/** What the texts leave open about making a list, beside the readings of the editions and of the one-time changes. */
export const PERIOD_READINGS: readonly Reading[] = [
  { code: "base-correction", rules: ["baseCorrection"], evidence: "base-correction" },
  { code: "facts-incomplete", rules: ["coefficientOnRecord"], evidence: "facts-incomplete" },
  { code: "activity-at-latest", rules: ["inactivity"], evidence: "activity-at-latest" },
  { code: "pool-opened-once", rules: ["publication"], evidence: "pool-opened-once" },
  { code: "entered-meanwhile-not-opening", rules: ["disregardedResult"], evidence: "entered-meanwhile-not-opening" },
  { code: "juniors-under-twenty", rules: ["juniorSection"], evidence: "juniors-under-twenty" },
];

/** What the office does beside the articles, cited like them. */
export const officeRule = (
  rule: OfficeRule,
  ...readings: readonly ReadingCode[]
): Cited<Readonly<Record<never, never>>> => ({
  edition: "rating-office",
  rule,
  article: "–",
  known: "data",
  sets: {},
  readings,
});
