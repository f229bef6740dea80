import { addMonths, type IsoDate, yearOf } from "../../domain/dates.ts";
import type { BookSide } from "./book-groups.ts";
import type { BookGameResult, BookPlayer, WatchedBookPeriod } from "./book-period.ts";

export const sum = <Each>(all: readonly Each[], of: (each: Each) => number): number =>
  all.reduce((total, each) => total + of(each), 0);

/** Draws make results less uncertain than this: the interval is rather too wide. */
export const errorOf = (games: readonly Pick<BookGameResult, "expected">[]): number =>
  Math.sqrt(sum(games, ({ expected }) => expected * (1 - expected))) / games.length;

/** Expected less scored in per cent; between equals nobody is the favourite. */
export const indexValue = (games: readonly BookGameResult[]): number =>
  (100 * sum(games, ({ difference, expected, scored }) => (difference === 0 ? 0 : expected - scored))) / games.length;

const YEAR = 12;

/** The period of a day and those that began in the year before it. */
export const yearUpTo = (
  periods: readonly WatchedBookPeriod[],
  last: IsoDate | undefined,
): readonly WatchedBookPeriod[] =>
  last === undefined ? [] : periods.filter(({ start }) => start > addMonths(last, -YEAR) && start <= last);

/** A side of a game, with what its standard error goes by. */
interface MeasuredSide extends BookSide, Pick<BookPlayer, "isNew"> {
  readonly expected: number;
}

/** Both sides of every game of a period. */
export function sidesOf({ start, games }: WatchedBookPeriod): readonly MeasuredSide[] {
  const sideOf = ({ rating, birthYear, isNew }: BookPlayer, expected: number, scored: number) => ({
    ...{ rating, isNew, expected },
    residual: scored - expected,
    age: birthYear === 0 ? null : yearOf(start) - birthYear,
  });
  return games.flatMap(({ higher, lower, expected, scored }) => [
    sideOf(higher, expected, scored),
    sideOf(lower, 1 - expected, 1 - scored),
  ]);
}
