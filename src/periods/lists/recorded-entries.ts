import { type EntryColumns, STATUSES, TITLED_UNRATED } from "../../rating/period/entry-columns.ts";
import { NONE } from "../../rating/period/player-columns.ts";
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
export function recordedEntries(entries: EntryColumns): RecordedEntries {
  const { columns, extras, players } = entries;
  const places = new Uint32Array(columns.present.length);
  let size = 0;
  for (let place = 0; place < places.length; place++) {
    if (columns.present[place] === 0) continue;
    const isOnRecord =
      columns.rating[place] !== NONE ||
      extras.status[place] === DELISTED ||
      columns.highest[place] !== NONE ||
      columns.delistedOn[place] !== 0 ||
      (extras.flags[place]! & TITLED_UNRATED) !== 0;
    if (isOnRecord) places[size++] = place;
  }
  return inOrder(entries, places.subarray(0, size), (place) => Number(players.ids[place]));
}

/** Most often they come so. */
function inOrder(entries: EntryColumns, places: Uint32Array, playerAt: (place: number) => number): RecordedEntries {
  const players = Float64Array.from(places, playerAt);
  const keys = players.map(orderOf);
  if (keys.every((key, index) => index === 0 || keys[index - 1]! < key)) return { entries, places, players };
  const order = Uint32Array.from(places.keys()).sort((one, other) => keys[one]! - keys[other]!);
  return {
    entries,
    places: order.map((index) => places[index]!),
    players: Float64Array.from(order, (index) => players[index]!),
  };
}
