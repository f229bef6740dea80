import { addMonths, firstOfMonth, type IsoDate } from "../../domain/dates.ts";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import {
  type MonthRow,
  reportedByMonth,
  type SettledRow,
  settledIn,
  tournamentsFrom,
} from "../../ledger/queries/tournaments/calendar.ts";
import type { ListRow, TournamentRow } from "../../ledger/schema/tables.ts";
import { nextListDate } from "../../periods/lists/close-list.ts";
import { closingOf } from "../../periods/lists/too-early.ts";
import type { Editions } from "../../regulations/editions.ts";
import type { Context } from "../context.ts";
import type { Facts } from "./facts.ts";

/** A list that is still to come. */
export interface ComingList {
  readonly kind: ListKind;
  readonly date: IsoDate;
  /** The last day for its tournaments to end. */
  readonly closing: IsoDate;
}

/** What the office as a whole has been doing, and what comes next. */
export interface Overview {
  /** By date, then kind. */
  readonly coming: readonly ComingList[];
  /** The first to begin first. */
  readonly upcoming: readonly TournamentRow[];
  /** Tournaments of the newest lists, the last to end first. */
  readonly rated: readonly SettledRow[];
  /** The months of the last two years with reports, the oldest first. */
  readonly months: readonly MonthRow[];
}

const TOURNAMENTS_MAX = 100;
/** Dates of each kind of list that are looked ahead. */
const COMING = 3;
/** Lists of each kind whose tournaments are recent. */
const RECENT_LISTS = 2;
const MONTHS = 24;

const CACHE = new WeakMap<Facts, { readonly today: string; readonly overview: Promise<Overview> }>();

/** Read once a day, and again when the journal has grown: then the facts are others. */
export function overviewOf({ ledger, today }: Pick<Context, "ledger" | "today">, facts: Facts): Promise<Overview> {
  const found = CACHE.get(facts);
  if (found?.today === today()) return found.overview;
  const overview = read(ledger, today(), facts);
  CACHE.set(facts, { today: today(), overview });
  overview.catch(() => CACHE.delete(facts));
  return overview;
}

async function read({ db }: Context["ledger"], today: IsoDate, { lists, editions }: Facts): Promise<Overview> {
  const recent = LIST_KINDS.flatMap((kind) => inForce(lists, kind).slice(0, RECENT_LISTS));
  return {
    coming: LIST_KINDS.flatMap((kind) => comingOf(editions, kind, inForce(lists, kind)[0])).sort((one, other) =>
      one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
    ),
    upcoming: await tournamentsFrom(db, { day: today, limit: TOURNAMENTS_MAX }),
    rated: recent.length === 0 ? [] : await settledIn(db, { lists: recent, limit: TOURNAMENTS_MAX }),
    months: await reportedByMonth(db, addMonths(firstOfMonth(today), 1 - MONTHS)),
  };
}

/** The published lists of a kind, the newest first, each in its newest version. */
export const inForce = (lists: readonly ListRow[], kind: string): readonly ListRow[] =>
  lists.filter(
    (row, at) => row.kind === kind && lists.findIndex(({ list }) => list === row.list) === at && row.published !== null,
  );

function comingOf(editions: Editions, kind: ListKind, newest: ListRow | undefined): readonly ComingList[] {
  const coming: ComingList[] = [];
  let before = newest?.date as IsoDate | undefined;
  while (before !== undefined && coming.length < COMING) {
    const date: IsoDate = nextListDate(editions, kind, before);
    coming.push({ kind, date, closing: closingOf(editions, kind, date) });
    before = date;
  }
  return coming;
}

/** Sums of months, those without anything among them too. */
export function gamesByMonth(
  { months }: Overview,
  today: IsoDate,
  { count, fits }: { readonly count: number; readonly fits: (row: MonthRow) => boolean },
): { readonly month: string; readonly games: number; readonly tournaments: number }[] {
  const first = addMonths(firstOfMonth(today), 1 - count);
  return Array.from({ length: count }, (_, at) => {
    const month = addMonths(first, at).slice(0, 7);
    const rows = months.filter((row) => row.month === month && fits(row));
    const sum = (of: "games" | "tournaments"): number => rows.reduce((total, row) => total + row[of], 0);
    return { month, games: sum("games"), tournaments: sum("tournaments") };
  });
}
