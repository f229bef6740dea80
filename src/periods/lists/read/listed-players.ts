import type { CopyRows } from "../../../ledger/wire/copy-rows.ts";
import {
  type ListedColumns,
  listedAt,
  listedColumns,
  NONE,
  orNull,
  resized,
} from "../../../rating/period/columns/player-columns.ts";
import type { ListedPlayer } from "../../../rating/period/entries/listed-player.ts";
import { inOrderOfIds, orderAmong, sortedFirst } from "../format/id-order.ts";
import type { ListColumns } from "./list-columns.ts";
import type { Roster } from "./roster.ts";

/** The list that a new one starts from: its players as it left them, by place. */
export interface PreviousList {
  /** How many players it has: the first ones of the roster, in the order of its lines. */
  readonly size: number;
  readonly listed: ListedColumns;
  readonly columns: Pick<ListColumns, "rating" | "factsOf"> & {
    readonly listed: (id: string) => ListedPlayer | null;
  };
}

/** No row of `standingsOf` has fewer bytes. */
const ROW_MIN = 57;

/** A list from its rows, as `standingsOf` gives them, for a roster that has nobody yet, nor gets anybody meanwhile. */
export async function previousList(parts: AsyncIterable<CopyRows>, all: Roster): Promise<PreviousList> {
  let [read, players] = [listedColumns(0), new Float64Array(0)];
  let size = 0;
  for await (const rows of parts) {
    const most = size + Math.ceil(rows.bytes.length / ROW_MIN);
    if (most > players.length) [read, players] = larger(read, players, Math.max(most, players.length * 2));
    for (; rows.next(); size++) players[size] = readRow(rows, read, size);
  }
  const found = inOrder(read, players.subarray(0, size), all);
  const placeOf = (id: string, near = NONE): number => {
    const place = all.ids[near] === id ? near : all.place(id);
    return place === undefined || place >= size ? NONE : place;
  };
  const listed = (id: string): ListedPlayer | null => (placeOf(id) === NONE ? null : listedAt(found, placeOf(id), id));
  return {
    size,
    listed: found,
    columns: { rating: (id, near) => orNull(found.rating[placeOf(id, near)] ?? NONE), factsOf: listed, listed },
  };
}

function larger(read: ListedColumns, players: Float64Array, size: number): [ListedColumns, Float64Array<ArrayBuffer>] {
  const moved = new Float64Array(size);
  moved.set(players);
  return [resized(read, size), moved];
}

function readRow(rows: CopyRows, into: ListedColumns, row: number): number {
  const player = rows.int8() ?? 0;
  into.present[row] = 1;
  into.rating[row] = rows.int2() ?? NONE;
  into.gamesSoFar[row] = rows.int4() ?? 0;
  into.highest[row] = rows.int2() ?? NONE;
  into.factsComplete[row] = rows.flag() ? 1 : 0;
  into.k[row] = rows.int2() ?? NONE;
  into.delistedOn[row] = rows.day();
  into.lastCounted[row] = rows.day();
  const inactive = rows.flag();
  into.activity[row] = rows.flag() ? GONE : inactive ? INACTIVE : ACTIVE;
  return player;
}

const [ACTIVE, INACTIVE, GONE] = [0, 1, 2];

/** In the order of a list's lines, in which the new one is written: what is looked up together lies together. */
function inOrder(read: ListedColumns, players: Float64Array, all: Roster): ListedColumns {
  const isSorted = sortedFirst(players, orderAmong(players)) === players.length;
  const sorted = isSorted ? players : inOrderOfIds(players);
  all.expect(players.length);
  for (let row = 0; row < sorted.length; row++) all.add(sorted[row]!);
  if (isSorted) return resized(read, players.length);
  const columns = listedColumns(players.length);
  for (let row = 0; row < players.length; row++) moved(read, row, columns, all.find(players[row]!)!);
  return columns;
}

function moved(from: ListedColumns, row: number, to: ListedColumns, place: number): void {
  to.present[place] = 1;
  to.rating[place] = from.rating[row]!;
  to.gamesSoFar[place] = from.gamesSoFar[row]!;
  to.highest[place] = from.highest[row]!;
  to.factsComplete[place] = from.factsComplete[row]!;
  to.k[place] = from.k[row]!;
  to.delistedOn[place] = from.delistedOn[row]!;
  to.lastCounted[place] = from.lastCounted[row]!;
  to.activity[place] = from.activity[row]!;
}
