import type { IsoDate } from "../../../domain/dates.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import type { ListAtStart, PeriodInput } from "../../../rating/period/types.ts";
import { oneTimeChangesOn } from "../../../regulations/fide/one-time/one-time.ts";
import { type ListBasis, listsFor } from "../list-basis.ts";
import { loadColumns } from "./list-columns.ts";
import type { PreviousList } from "./listed-players.ts";
import type { PeriodReader } from "./period-reader.ts";
import { type Looked, lookedUp, type MergedRecords } from "./records.ts";
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
  readonly records: MergedRecords;
}

export interface ListsLoaded {
  readonly atStart: (slice: Slice) => ListAtStart;
  readonly standard: PeriodInput["standard"];
}

/** Ratings by the lists at the start of each tournament: every list is read once, and no more of it than is asked for. */
export async function loadLists(reader: PeriodReader, query: ListsWanted): Promise<ListsLoaded> {
  const { reading, basis, roster, lists } = reader;
  const { kind, date, standIn = null } = basis;
  const standard = kind === "standard" ? null : await listsFor(reading.db, basis, "standard");
  const used: ListsUsed = {
    since: listsSince(lists, basis.previous),
    // Before any standard list was taken over nobody has a standard rating.
    standardOn: standard === null || standard.length === 0 ? null : listOn(standard),
    standardBefore: standard?.findLast((row) => row.date < date) ?? null,
    standardNow: standard === null ? null : (standard.findLast((row) => row.date === date) ?? standIn),
  };
  const { records, previous } = query;
  const looked = (row: ListRow, columns: Looked): Looked =>
    lookedUp(columns, row.date as IsoDate, row.kind === kind ? records : { ...records, parted: [] });
  const known = new Map<string, Looked>([[keyOf(basis.previous), looked(basis.previous, previous.columns)]]);
  for (const { row, some } of wantedLists(basis, query, used)) {
    if (known.has(keyOf(row))) continue;
    known.set(keyOf(row), looked(row, await loadColumns(reading, row, roster, some === null ? null : [...some])));
  }
  const columns = (row: ListRow): Looked => known.get(keyOf(row))!;
  const ratingOn = (row: ListRow | null) => (row === null ? () => null : columns(row).rating);
  return {
    atStart: (slice) => atStart(slice, used, columns, standard !== null),
    standard: standard && { before: ratingOn(used.standardBefore), now: ratingOn(used.standardNow) },
  };
}

/** The lists that ratings are looked up in, besides the one at the start of a tournament. */
interface ListsUsed {
  /** The lists after one, up to the list before the one being made. */
  readonly since: (ratings: ListRow) => readonly ListRow[];
  /** The standard list on a day, for the faster lists. */
  readonly standardOn: ((day: IsoDate) => ListRow) | null;
  readonly standardBefore: ListRow | null;
  readonly standardNow: ListRow | null;
}

/** Which lists are read, and for which players. */
function wantedLists(basis: ListBasis, { slices, records }: ListsWanted, used: ListsUsed): readonly Wanted[] {
  const wanted = new Map<string, Wanted>();
  const want = (row: ListRow, players: Iterable<number | null> | null): void => {
    const { some = new Set<number>() } = wanted.get(keyOf(row)) ?? {};
    for (const player of players ?? []) {
      if (player === null) continue;
      some?.add(player);
      for (const other of records.others.get(String(player)) ?? []) some?.add(Number(other));
    }
    wanted.set(keyOf(row), { row, some: players === null ? null : some });
  };
  for (const { ratings, loaded } of slices) {
    want(ratings, loaded.players);
    for (const row of used.since(ratings)) want(row, loaded.players);
    if (used.standardOn) want(used.standardOn(ratings.date as IsoDate), loaded.players);
  }
  const all = slices.flatMap(({ loaded }) => loaded.players);
  if (used.standardBefore) want(used.standardBefore, all);
  const isForEverybody = oneTimeChangesOn(basis.kind, basis.date).length > 0;
  if (used.standardNow) want(used.standardNow, isForEverybody ? null : all);
  return [...wanted.values()];
}

const atStart = (
  { ratings }: Slice,
  { since, standardOn }: ListsUsed,
  columns: (row: ListRow) => Looked,
  isFaster: boolean,
): ListAtStart => ({
  date: ratings.date as IsoDate,
  rating: columns(ratings).rating,
  factsOf: columns(ratings).factsOf,
  enteredOn: (player) => {
    for (const row of since(ratings)) {
      const [rating, facts] = [columns(row).rating(player), columns(row).factsOf(player)];
      if (rating !== null && facts !== null) return { date: row.date as IsoDate, rating, facts };
    }
    return null;
  },
  standard: isFaster ? (standardOn === null ? () => null : columns(standardOn(ratings.date as IsoDate)).rating) : null,
});

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
