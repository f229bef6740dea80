import type { EvidenceCode, ReadingCode } from "../../domain/codes/readings.ts";
import type { Reading } from "../edition.ts";
import type { LaskRule } from "./lask-edition.ts";

/** Question, answer and evidence of each reading stand in `words/`; here are the rules it decides. */
const reading = (code: ReadingCode & EvidenceCode, rules: readonly LaskRule[]): Reading => ({
  code,
  rules,
  evidence: code,
});

/** What the Swedish text leaves open, in the order of its sections. */
export const LASK_OPEN_POINTS: readonly Reading[] = [
  reading("difference-by-base", ["baseDifference"]),
  reading("half-table-at-2200", ["halfPoints"]),
  reading("half-by-base", ["halfPoints"]),
  reading("common-from-1200", ["comparable", "commonRules", "placement"]),
  reading("halves-up-at-period-start", ["newBase"]),
  reading("about-fifteen", ["startRating"]),
  reading("anyone-in-tournament", ["thinkingTime"]),
  reading("elo-for-time-limits", ["thinkingTime", "opponent"]),
  reading("time-limit-at-start", ["thinkingTime"]),
  reading("round-on-its-usual-day", ["boundary"]),
  reading("adjourned-with-next-round", ["adjournedGames", "boundary"]),
  reading("new-period-on-its-day", ["periods", "fivePeriods"]),
  reading("seven-days-between", ["boundary"]),
  reading("old-ratings-to-the-end", ["boundary"]),
  reading("waits-for-its-end", ["boundary"]),
  reading("estimate-by-table", ["estimate"]),
  reading("first-start-after-full-year", ["passivity"]),
  reading("rapid-only-proposed", ["rapidOnly"]),
  reading("raise-by-keeper", ["raise"]),
  reading("floor-after-each-game", ["lowestRating"]),
  reading("bonus-before-game", ["bonus"]),
  reading("placed-like-a-start", ["placement", "passivity"]),
  reading("district-below-1200", ["bonus", "commonRules"]),
  reading("one-calendar-per-club", ["fivePeriods"]),
];
