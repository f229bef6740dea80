import { BOOK_ALARM_CODES, type BookAlarmCode } from "../../domain/codes/monitor.ts";
import { addMonths } from "../../domain/dates.ts";
import { decimalPlaces } from "../decimal-places.ts";
import { ALARM_RULES, type Alarm, alarmsOf } from "../watch/alarms.ts";
import type { Measured } from "../watch/cluster-mean.ts";
import type { ListMeasures } from "../watch/measures.ts";
import { errorOf, indexValue, sidesOf, sum, yearUpTo } from "./book-measures.ts";
import type { WatchedBookPeriod } from "./book-period.ts";

/** An alarm of a club's book, as of the start of a period. */
export interface BookAlarm extends Alarm {
  readonly code: BookAlarmCode;
}

/**
 * What a year must have for a measure to be an alarm: members who played, games, and games of the group that is measured.
 * With fewer, a few people who are off form move every measure, which the standard error of independent games does not know.
 */
export const BOOK_ALARM_SIZES = { members: 20, games: 200, ofGroup: 100 } as const;

/** Until the end of the year of this birthday a member is a junior. */
const JUNIOR_AGE = 18;
const YEAR = 12;

const isBookCode = (code: string): code is BookAlarmCode => BOOK_ALARM_CODES.some((each) => each === code);

const RULES = ALARM_RULES.filter(({ code }) => isBookCode(code));

/** By the thresholds of the office's lists, with the periods of the last year as the lists of a year. */
export function bookAlarms(periods: readonly WatchedBookPeriod[]): readonly BookAlarm[] {
  const periodsAYear = yearUpTo(periods, periods.at(-1)?.start).length;
  const series = periods.map((period) => measuresAt(periods, period));
  return alarmsOf(series, RULES, periodsAYear).flatMap(({ code, value, usual, ...alarm }) =>
    isBookCode(code) ? [{ ...alarm, code, value: decimalPlaces(value, 4), usual: decimalPlaces(usual, 4) }] : [],
  );
}

const NOT_MEASURED = { scale: null, anchor: null, idle: null, others: null };

function measuresAt(periods: readonly WatchedBookPeriod[], { start: date }: WatchedBookPeriod): ListMeasures {
  const year = yearUpTo(periods, date);
  const games = year.flatMap((period) => period.games);
  const players = new Set(
    year.flatMap(({ members }) => members.flatMap((each) => (each.games > 0 ? each.member : []))),
  );
  const isFullYear = periods[0]!.start <= addMonths(date, -YEAR);
  const { members: membersMin, games: gamesMin } = BOOK_ALARM_SIZES;
  if (!isFullYear || players.size < membersMin || games.length < gamesMin)
    return { date, ...NOT_MEASURED, index: null, juniors: null, newcomers: null };
  const sides = year.flatMap(sidesOf);
  return {
    date,
    ...NOT_MEASURED,
    index: { value: indexValue(games), error: 100 * errorOf(games) },
    juniors: meanOf(sides.filter(({ age }) => age !== null && age <= JUNIOR_AGE)),
    newcomers: meanOf(sides.filter(({ isNew }) => isNew)),
  };
}

const meanOf = (sides: ReturnType<typeof sidesOf>): Measured | null =>
  sides.length < BOOK_ALARM_SIZES.ofGroup
    ? null
    : { value: sum(sides, ({ residual }) => residual) / sides.length, error: errorOf(sides) };
