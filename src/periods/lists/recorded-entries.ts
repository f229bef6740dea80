import { type EntryColumns, STATUSES, TITLED_UNRATED } from "../../rating/period/entry-columns.ts";
import { NONE } from "../../rating/period/player-columns.ts";
import { letOthers, ROWS_AT_ONCE } from "../in-turns.ts";
import { orderOf } from "./roster.ts";

/** The entries that a list has lines of, in the order of the ids by code unit. */
export interface RecordedEntries {
  readonly entries: EntryColumns;
  readonly places: Uint32Array;
  /** The number of each, beside his place. */
  readonly players: Float64Array;
}

const DELISTED = STATUSES.indexOf("delisted");

/** Of whom there is nothing to say, neither now nor for the next list, there is no line. */
export const isOnRecord = ({ columns, extras }: EntryColumns, place: number): boolean =>
  columns.rating[place] !== NONE ||
  extras.status[place] === DELISTED ||
  columns.highest[place] !== NONE ||
  columns.delistedOn[place] !== 0 ||
  (extras.flags[place]! & TITLED_UNRATED) !== 0;

/** The entries on record, with the number of each player at a place. */
export async function recordedEntries(entries: EntryColumns, players: readonly number[]): Promise<RecordedEntries> {
  const { present } = entries.columns;
  const [places, numbers] = [new Uint32Array(present.length), new Float64Array(present.length)];
  let size = 0;
  for (let place = 0; place < places.length; place++) {
    if (place % ROWS_AT_ONCE === 0) await letOthers();
    if (present[place] === 0 || !isOnRecord(entries, place)) continue;
    places[size] = place;
    numbers[size++] = players[place]!;
  }
  return inOrder(entries, places.subarray(0, size), numbers.subarray(0, size));
}

/** Most often they come so. Numbers of as many figures are in their own order. */
function inOrder(entries: EntryColumns, places: Uint32Array, players: Float64Array): RecordedEntries {
  const keys = areOfOneLength(players) ? players : players.map(orderOf);
  if (keys.every((key, index) => index === 0 || keys[index - 1]! < key)) return { entries, places, players };
  const order = merged(keys);
  return {
    entries,
    places: order.map((index) => places[index]!),
    players: Float64Array.from(order, (index) => players[index]!),
  };
}

function areOfOneLength(players: Float64Array): boolean {
  const least = 10 ** Math.floor(Math.log10(players[0] ?? 1));
  for (const player of players) if (player < least || player >= least * 10) return false;
  return true;
}

/** The indexes in the order of their keys: those of the list before come in order, and the others behind them are few. */
function merged(keys: Float64Array): Uint32Array {
  const order = new Uint32Array(keys.length);
  let first = 1;
  while (first < keys.length && keys[first - 1]! < keys[first]!) first++;
  const others = Uint32Array.from({ length: keys.length - first }, (_, index) => first + index);
  others.sort((one, other) => keys[one]! - keys[other]!);
  for (let [at, old, next] = [0, 0, 0]; at < order.length; at++) {
    const isOld = next === others.length || (old < first && keys[old]! < keys[others[next]!]!);
    order[at] = isOld ? old++ : others[next++]!;
  }
  return order;
}
