import type { IsoDate } from "../../../domain/dates.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import type { ListAtStart, PeriodInput } from "../../../rating/period/types.ts";
import { oneTimeChangesOn } from "../../../regulations/fide/one-time/one-time.ts";
import { listsFor } from "../list-basis.ts";
import { loadColumns } from "./list-columns.ts";
import type { PreviousList } from "./listed-players.ts";
import type { PeriodReader } from "./period-reader.ts";
import { type Looked, lookedUp, type Records } from "./records.ts";
import type { Slice } from "./slices.ts";

/** The list in force on a day: the last one dated on or before it; before the first there is, that one. */
export const listOn =
  (lists: readonly ListRow[]) =>
  (day: IsoDate): ListRow => {
    const list = lists.findLast(({ date }) => date <= day) ?? lists[0];
    if (list === undefined) throw new Error(`no list is in force on ${day}`);
    return list;
  };

export interface ListsWanted {
  readonly slices: readonly Slice[];
  readonly previous: PreviousList;
  /** Which records are one person. */
  readonly records: Records;
}

export interface ListsLoaded {
  readonly atStart: (slice: Slice) => ListAtStart;
  readonly standard: PeriodInput["standard"];
}

/** Ratings by the lists at the start of each tournament: every list is read once, and no more of it than is asked for. */
export async function loadLists(
  { reading, basis, roster, lists }: PeriodReader,
  { slices, previous, records }: ListsWanted,
): Promise<ListsLoaded> {
  const { kind, date, standIn = null } = basis;
  const standard = kind === "standard" ? null : await listsFor(reading.db, basis, "standard");
  // Before any standard list was taken over nobody has a standard rating.
  const standardOn = standard === null || standard.length === 0 ? null : listOn(standard);
  const looked = (row: ListRow, columns: Looked): Looked =>
    lookedUp(columns, row.date as IsoDate, row.kind === kind ? records : { ...records, parted: [] });
  const known = new Map<string, Looked>([[keyOf(basis.previous), looked(basis.previous, previous.columns)]]);
  const wanted = new Map<string, Wanted>();
  const want = (row: ListRow, players: Iterable<number | null> | null): void => {
    if (known.has(keyOf(row))) return;
    const { some = new Set<number>() } = wanted.get(keyOf(row)) ?? {};
    if (players !== null)
      for (const player of players) {
        if (player === null) continue;
        some?.add(player);
        for (const other of records.others.get(String(player)) ?? []) some?.add(Number(other));
      }
    wanted.set(keyOf(row), { row, some: players === null ? null : some });
  };
  const since = listsSince(lists, basis.previous);
  for (const { ratings, loaded } of slices) {
    want(ratings, loaded.players);
    for (const row of since(ratings)) want(row, loaded.players);
    if (standardOn) want(standardOn(ratings.date as IsoDate), loaded.players);
  }
  const [before, now] =
    standard === null
      ? []
      : [standard.findLast((row) => row.date < date), standard.findLast((row) => row.date === date) ?? standIn];
  const everybody = before || now ? slices.flatMap(({ loaded }) => loaded.players) : [];
  if (before) want(before, everybody);
  if (now) want(now, oneTimeChangesOn(kind, date).length > 0 ? null : everybody);
  for (const [key, { row, some }] of wanted)
    known.set(key, looked(row, await loadColumns(reading, row, roster, some === null ? null : [...some])));
  const columns = (row: ListRow): Looked => known.get(keyOf(row))!;
  return {
    atStart: ({ ratings }) => ({
      date: ratings.date as IsoDate,
      rating: columns(ratings).rating,
      standing: columns(ratings).standing,
      enteredOn: (player) => {
        for (const row of since(ratings)) {
          const [rating, facts] = [columns(row).rating(player), columns(row).standing(player)];
          if (rating !== null && facts !== null) return { date: row.date as IsoDate, rating, facts };
        }
        return null;
      },
      standard: standard && (standardOn === null ? () => null : columns(standardOn(ratings.date as IsoDate)).rating),
    }),
    standard:
      standard === null
        ? null
        : { before: before ? columns(before).rating : () => null, now: now ? columns(now).rating : () => null },
  };
}

/** The lists after one, up to the list before the one being made: a player who was unrated then may have entered on any. */
function listsSince(lists: readonly ListRow[], previous: ListRow): (ratings: ListRow) => readonly ListRow[] {
  const known = new Map<string, readonly ListRow[]>();
  return (ratings) => {
    const found =
      known.get(ratings.date) ??
      [...lists.filter(({ date }) => date < previous.date), previous].filter(({ date }) => date > ratings.date);
    known.set(ratings.date, found);
    return found;
  };
}

interface Wanted {
  readonly row: ListRow;
  /** null: everybody. */
  readonly some: Set<number> | null;
}

const keyOf = ({ list, version }: ListRow): string => `${list}/${version}`;
