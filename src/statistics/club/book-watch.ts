import type { Stated } from "../../domain/codes/monitor.ts";
import { addMonths, type IsoDate, yearOf } from "../../domain/dates.ts";
import type { BookBalance } from "../../rating/book/book-balance.ts";
import { decimalPlaces } from "../decimal-places.ts";
import { holm } from "../holm.ts";
import { ADULT_AGES } from "../lists/cross-section.ts";
import { median } from "../lists/quantiles.ts";
import { normalAbove } from "../normal.ts";
import { type BookAlarm, bookAlarms } from "./book-alarms.ts";
import { type BookGroups, bookGroups } from "./book-groups.ts";
import { errorOf, indexValue, sidesOf, sum, yearUpTo } from "./book-measures.ts";
import type { BookGameResult, WatchedBookPeriod } from "./book-period.ts";

/** What the higher-rated players of one row of the table were expected to score, and scored. */
interface RowReport {
  readonly from: number;
  readonly to: number | null;
  readonly games: number;
  readonly expected: number;
  readonly scored: number;
  readonly difference: number;
  readonly standardError: number;
  readonly flag: boolean;
}

/** How well the scale of a club's book holds. */
export interface BookWatch {
  readonly games: number;
  /** Expected less scored of the higher-rated player, in per cent. */
  readonly deflationIndex: { readonly value: number; readonly low: number; readonly high: number } | null;
  readonly rows: readonly RowReport[];
  readonly periods: readonly {
    readonly start: IsoDate;
    readonly members: number;
    readonly median: number | null;
    readonly games: number;
    /** Points of all members together: from games and bonus, and from one base to the next. */
    readonly points: number;
    readonly moved: number;
    /** The Deflation Index of the games of the year up to the end of the period; null: there are none. */
    readonly index: { readonly value: number; readonly error: number } | null;
  }[];
  /** Scored less expected in the periods of the last year. */
  readonly groups: BookGroups;
  /** Members from 25 to 45 with enough games in the year before and the year after. */
  readonly anchorCohorts: readonly {
    readonly from: IsoDate;
    readonly to: IsoDate;
    readonly members: number;
    readonly change: number | null;
  }[];
  /** In order; date is the start of the period. */
  readonly alarms: readonly BookAlarm[];
  /** Where the points of each period came from, in hundredths of a point: what is left is 0. */
  readonly ledger: readonly BookBalance[];
}

/** The same, with what the keeper said of each alarm. */
export interface StatedBookWatch extends BookWatch {
  readonly alarms: readonly (BookAlarm & Stated)[];
}

/** A deviation up to here is no finding, however sure. */
const TOLERANCE = 0.01;
const LEVEL = 0.05;
const SURE = 1.96;
const YEAR = 12;
/** Games that each must have in the year before and in the year after. */
const COHORT_GAMES_MIN = 10;

export function bookWatch(periods: readonly WatchedBookPeriod[], ledger: readonly BookBalance[]): BookWatch {
  const games = periods.flatMap((period) => period.games);
  return {
    games: games.length,
    deflationIndex: indexOf(games),
    rows: rowsOf(games),
    periods: periods.map(({ start, games: played, members }) => ({
      start,
      members: members.length,
      median: median(members.map(({ base }) => base)),
      games: played.length,
      points: sum(members, ({ points }) => points) / 2,
      moved: sum(members, ({ base, newBase }) => newBase - base),
      index: indexUpTo(periods, start),
    })),
    groups: bookGroups(yearUpTo(periods, periods.at(-1)?.start).flatMap(sidesOf)),
    anchorCohorts: cohortsOf(periods),
    alarms: bookAlarms(periods),
    ledger,
  };
}

function indexUpTo(periods: readonly WatchedBookPeriod[], last: IsoDate) {
  const games = yearUpTo(periods, last).flatMap((period) => period.games);
  if (games.length === 0) return null;
  return { value: decimalPlaces(indexValue(games), 3), error: decimalPlaces(100 * errorOf(games), 3) };
}

function indexOf(games: readonly BookGameResult[]): BookWatch["deflationIndex"] {
  if (games.length === 0) return null;
  const value = indexValue(games);
  const off = 100 * SURE * errorOf(games);
  return { value: decimalPlaces(value, 3), low: decimalPlaces(value - off, 3), high: decimalPlaces(value + off, 3) };
}

function rowsOf(games: readonly BookGameResult[]): readonly RowReport[] {
  const byRow = new Map<number, BookGameResult[]>();
  for (const game of games) byRow.set(game.row.from, [...(byRow.get(game.row.from) ?? []), game]);
  const measured = [...byRow]
    .sort(([one], [other]) => one - other)
    .map(([from, own]) => {
      const [expected, scored] = [sum(own, (each) => each.expected), sum(own, (each) => each.scored)];
      const [difference, standardError] = [(scored - expected) / own.length, errorOf(own)];
      const beyond = Math.max(0, Math.abs(difference) - TOLERANCE);
      return {
        ...{ from, to: own[0]!.row.to, games: own.length },
        expected: decimalPlaces(expected / own.length, 4),
        scored: decimalPlaces(scored / own.length, 4),
        difference: decimalPlaces(difference, 4),
        standardError: decimalPlaces(standardError, 4),
        probability: Math.min(1, 2 * normalAbove(beyond / standardError)),
      };
    });
  const flags = holm(
    measured.map(({ probability }) => probability),
    LEVEL,
  );
  return measured.map(({ probability: _, ...row }, at) => ({ ...row, flag: flags[at]! }));
}

/** Each period with one a year later, and periods over the year before. */
function cohortsOf(periods: readonly WatchedBookPeriod[]): BookWatch["anchorCohorts"] {
  const first = periods[0]?.start;
  return periods.flatMap(({ start: from, members }) => {
    const [begin, to] = [addMonths(from, -YEAR), addMonths(from, YEAR)];
    const later = periods.find(({ start }) => start === to);
    if (later === undefined || first === undefined || first > begin) return [];
    const [before, after] = [gamesBetween(periods, begin, from), gamesBetween(periods, from, to)];
    const changes = members.flatMap(({ member, birthYear, base }) => {
      const age = yearOf(from) - birthYear;
      const isAdult = birthYear > 0 && age >= ADULT_AGES.from && age <= ADULT_AGES.to;
      const then = later.members.find((each) => each.member === member);
      const played = Math.min(before.get(member) ?? 0, after.get(member) ?? 0);
      return isAdult && then !== undefined && played >= COHORT_GAMES_MIN ? [then.base - base] : [];
    });
    return [{ from, to, members: changes.length, change: median(changes) }];
  });
}

/** Games of each member in the periods that start from one day on and before another. */
function gamesBetween(periods: readonly WatchedBookPeriod[], from: IsoDate, to: IsoDate): ReadonlyMap<number, number> {
  const games = new Map<number, number>();
  for (const { start, members } of periods)
    if (start >= from && start < to)
      for (const { member, games: own } of members) games.set(member, (games.get(member) ?? 0) + own);
  return games;
}
