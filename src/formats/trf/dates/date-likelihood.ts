import { daysBetween, type IsoDate, yearOf } from "../../../domain/dates.ts";
import type { DateReading } from "./date-reading.ts";

/** A reading of this length needs no defence; one of a season needs the rounds to speak for it. */
const SHORT_DAYS = 31;
const SEASON_DAYS = 92;

/** Nobody would put a tournament so many years later than another way to read its dates does. */
const YEARS_LATER_MAX = 10;

/**
 * Without the readings that make a season of a few days: where one reading is short and holds most of the rounds, a long
 * one stands only if the rounds begin and end with it.
 */
export function plausible<Reading extends DateReading & { readonly headFits: boolean }>(
  readings: readonly Reading[],
): readonly Reading[] {
  const isShort = (each: Reading): boolean =>
    each.headFits &&
    headSpan(each) <= SHORT_DAYS &&
    2 * roundsHeld(each) >= each.rounds.filter((day) => day !== undefined).length;
  return readings.some(isShort)
    ? readings.filter((each) => headSpan(each) <= SEASON_DAYS || meetsRounds(each))
    : readings;
}

/**
 * Of readings that are all possible the likeliest: the rounds begin and end with the tournament; else most rounds lie in
 * it, and it is the shortest around them; without rounds, it is short. Years of two digits stand first, as in 132.
 */
export function likeliest(readings: readonly DateReading[]): readonly DateReading[] {
  const meeting = orAll(readings, meetsRounds);
  const held = Math.max(...meeting.map(roundsHeld));
  const holding = meeting.filter((each) => roundsHeld(each) === held);
  const shortest = Math.min(...holding.map(spanOf));
  const short = orAll(holding, (each) => spanOf(each) <= (held > 0 ? shortest : SHORT_DAYS));
  return yearFirst(short);
}

function yearFirst(readings: readonly DateReading[]): readonly DateReading[] {
  const least = Math.min(...readings.map(({ oddity }) => oddity));
  const first = readings.filter(({ oddity }) => oddity === least);
  const years = (some: readonly DateReading[]) => some.flatMap((each) => daysOf(each).slice(0, 1).map(yearOf));
  const others = readings.filter(({ oddity }) => oddity === 2);
  const later = Math.max(...years(first)) - Math.min(...years(others));
  return least === 2 || later > YEARS_LATER_MAX ? readings : first;
}

function orAll(readings: readonly DateReading[], is: (reading: DateReading) => boolean): readonly DateReading[] {
  const some = readings.filter(is);
  return some.length > 0 ? some : readings;
}

/** All days a reading knows, the earliest first. */
const daysOf = ({ start, end, rounds }: DateReading): IsoDate[] =>
  [start, end, ...rounds].filter((day) => day !== undefined).sort();

const headSpan = ({ start, end }: DateReading): number => (start && end ? Math.abs(daysBetween(start, end)) : 0);

function spanOf(reading: DateReading): number {
  if (reading.start && reading.end) return headSpan(reading);
  const days = daysOf(reading);
  const [first, last] = [days.at(0), days.at(-1)];
  return first && last ? daysBetween(first, last) : 0;
}

const roundsHeld = ({ start, end, rounds }: DateReading): number =>
  rounds.filter((day) => day && (!start || day >= start) && (!end || day <= end)).length;

/** Start and end, where the file has them, are the days of the first and the last round. */
function meetsRounds({ start, end, rounds }: DateReading): boolean {
  const days = rounds.filter((day) => day !== undefined).sort();
  if (days.length === 0 || (!start && !end)) return false;
  return (!start || start === days.at(0)) && (!end || end === days.at(-1));
}
