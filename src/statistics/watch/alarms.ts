import type { AlarmCode, Measure } from "../../domain/codes/monitor.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { Measured } from "./cluster-mean.ts";
import type { ListMeasures } from "./measures.ts";

/** When an alarm is raised. Why, and what to look at first, is said by its code in `words/`. */
export interface AlarmRule {
  readonly code: AlarmCode;
  readonly measure: Measure;
  /** "shift": away from its own mean of the years before; "level": beyond the limit itself. */
  readonly against: "shift" | "level";
  /** What is no alarm, however sure. */
  readonly limit: number;
}

/** The thresholds, tuned on simulated pools: `alarms.long.test.ts` counts how often they find what was planted. */
export const ALARM_RULES: readonly AlarmRule[] = [
  { code: "index-shift", measure: "index", against: "shift", limit: 1 },
  { code: "index-level", measure: "index", against: "level", limit: 4 },
  { code: "scale-shift", measure: "scale", against: "shift", limit: 40 },
  { code: "anchor-drift", measure: "anchor", against: "shift", limit: 3 },
  { code: "juniors", measure: "juniors", against: "shift", limit: 0.007 },
  { code: "newcomers", measure: "newcomers", against: "shift", limit: 0.02 },
  { code: "idle-points", measure: "idle", against: "level", limit: 3 },
];

/** A measure beyond its threshold, as of a list. */
export interface Alarm {
  readonly code: AlarmCode;
  readonly date: IsoDate;
  readonly value: number;
  /** What it is held against: the mean of the years before, or 0. */
  readonly usual: number;
  readonly limit: number;
}

/** So many standard errors are no chance, although every list and measure is looked at. */
const SURE = 3.5;
/** One list alone is no alarm. */
const IN_A_ROW = 2;
/** A window of games is a year; the years before end where it begins. */
const [MONTHLY, HISTORY_YEARS_MAX, HISTORY_YEARS_MIN] = [12, 3, 1];

/** With fewer lists there is no alarm: every measure needs a window of games, or of steps between lists. */
export const ALARM_LISTS_MIN = MONTHLY + IN_A_ROW - 1;

/** All alarms of a series of lists, in order; of so many lists a year. */
export const alarmsOf = (
  series: readonly ListMeasures[],
  rules = ALARM_RULES,
  listsAYear = MONTHLY,
): readonly Alarm[] =>
  rules
    .flatMap((rule) => {
      const found = series.map((_, index) => beyond(series.slice(0, index + 1), rule, listsAYear));
      return found.flatMap((alarm, index) =>
        alarm !== null &&
        found.slice(index + 1 - IN_A_ROW, index).every((each) => each !== null) &&
        index + 1 >= IN_A_ROW
          ? [alarm]
          : [],
      );
    })
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

/** The alarm as of the last list of a series. */
function beyond(series: readonly ListMeasures[], rule: AlarmRule, listsAYear: number): Alarm | null {
  const { code, measure, against, limit } = rule;
  const { date, [measure]: now } = series.at(-1)!;
  if (now === null) return null;
  const usual = against === "level" ? { value: 0, error: 0 } : usualOf(series, measure, listsAYear);
  if (usual === null) return null;
  const distance = Math.abs(now.value - usual.value);
  const isSure = distance > SURE * Math.hypot(now.error, usual.error);
  return distance > limit && isSure ? { code, date, value: now.value, usual: usual.value, limit } : null;
}

/** The mean of the years before. Windows overlap: they tell as much as those that do not. */
function usualOf(series: readonly ListMeasures[], measure: Measure, listsAYear: number): Measured | null {
  const end = Math.max(0, series.length - listsAYear);
  const before = series
    .slice(Math.max(0, end - HISTORY_YEARS_MAX * listsAYear), end)
    .flatMap(({ [measure]: each }) => (each === null ? [] : [each]));
  if (before.length < HISTORY_YEARS_MIN * listsAYear) return null;
  const mean = (of: (each: Measured) => number): number =>
    before.reduce((sum, each) => sum + of(each), 0) / before.length;
  const apart = (before.length - 1 + listsAYear) / listsAYear;
  return { value: mean(({ value }) => value), error: mean(({ error }) => error) / Math.sqrt(apart) };
}
