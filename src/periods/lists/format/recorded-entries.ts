import { type EntryColumns, STATUSES, TITLED_UNRATED } from "../../../rating/period/columns/entry-columns.ts";
import { NONE } from "../../../rating/period/columns/player-columns.ts";
import type { Roster } from "../read/roster.ts";
import { inOrderOfIds, orderAmong, sortedFirst } from "./id-order.ts";

/** The entries that a list has lines of, in the order of the ids by code unit. */
export interface RecordedEntries {
  readonly entries: EntryColumns;
  readonly places: Uint32Array;
  /** The number of each player, beside the place. */
  readonly players: Float64Array;
}

const DELISTED = STATUSES.indexOf("delisted");

/** Players without anything on record, for this list or the next, get no line. */
const isOnRecord = ({ columns, extras }: EntryColumns, place: number): boolean =>
  columns.rating[place] !== NONE ||
  extras.status[place] === DELISTED ||
  columns.highest[place] !== NONE ||
  columns.delistedOn[place] !== 0 ||
  (extras.flags[place]! & TITLED_UNRATED) !== 0;

/** The entries on record of the players of a roster. */
export function recordedEntries(
  entries: EntryColumns,
  { players, find }: Pick<Roster, "players" | "find">,
): RecordedEntries {
  const { present } = entries.columns;
  const [places, numbers] = [new Uint32Array(present.length), new Float64Array(present.length)];
  let size = 0;
  for (let place = 0; place < places.length; place++) {
    if (present[place] === 0 || !isOnRecord(entries, place)) continue;
    places[size] = place;
    numbers[size++] = players[place]!;
  }
  return inOrder(entries, places.subarray(0, size), numbers.subarray(0, size), find);
}

/** Most often they come so: those of the list before do, and the others behind them are few. */
function inOrder(
  entries: EntryColumns,
  places: Uint32Array,
  players: Float64Array,
  find: Roster["find"],
): RecordedEntries {
  const isBefore = orderAmong(players);
  const first = sortedFirst(players, isBefore);
  if (first === players.length) return { entries, places, players };
  const order = { entries, places: new Uint32Array(places.length), players: new Float64Array(players.length) };
  const others = inOrderOfIds(players.subarray(first));
  for (let [at, old, next] = [0, 0, 0]; at < players.length; at++) {
    const isOld = next === others.length || (old < first && isBefore(players[old]!, others[next]!));
    const player = isOld ? players[old]! : others[next++]!;
    order.players[at] = player;
    order.places[at] = isOld ? places[old++]! : find(player)!;
  }
  return order;
}
