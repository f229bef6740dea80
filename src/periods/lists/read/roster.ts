import { FIGURES_MAX } from "../format/id-order.ts";

/** The players that a list may be about, each with a place: what is known of them lies in columns by these places. */
export interface Roster {
  /** By place, as texts and as numbers. */
  readonly ids: readonly string[];
  readonly players: readonly number[];
  /** The place of a player, who gets one if there is none yet. */
  readonly add: (player: number) => number;
  /** The place of a player; undefined: none. */
  readonly find: (player: number) => number | undefined;
  /** The same where a guess is most often right: it is looked at first. */
  readonly findNear: (player: number, guess: number) => number | undefined;
  readonly place: (id: string) => number | undefined;
  /** Makes room for a number of players. */
  readonly expect: (players: number) => void;
}

export function newRoster(): Roster {
  const places = placeTable();
  const [ids, players]: [string[], number[]] = [[], []];
  return {
    ids,
    players,
    add: (player) => {
      const known = places.get(player);
      if (known !== undefined) return known;
      places.set(player, ids.length);
      players.push(player);
      return ids.push(String(player)) - 1;
    },
    find: places.get,
    findNear: (player, guess) => (players[guess] === player ? guess : places.get(player)),
    place: (id) => places.get(numberOf(id)),
    expect: places.expect,
  };
}

/** The number that an id writes; 0: it is no number. It is asked more often than anything else. */
function numberOf(id: string): number {
  if (id.length > FIGURES_MAX) return 0;
  let number = 0;
  for (let index = 0; index < id.length; index++) {
    const figure = id.charCodeAt(index) - 48;
    if (figure < 0 || figure > 9) return 0;
    number = number * 10 + figure;
  }
  return number;
}

const SPREAD = 2_654_435_761; // 2³² divided by the golden ratio: neighbours are spread over the whole table
const SIZE_FIRST = 1 << 12;

/** Places by numbers, in two columns: everybody is looked up many times, and a map would miss the cache each time. */
function placeTable() {
  let [players, places] = [new Float64Array(SIZE_FIRST), new Int32Array(SIZE_FIRST)];
  let [mask, filled] = [SIZE_FIRST - 1, 0];
  /** Where a player is, or would be. No player has the number 0: it marks a free row. */
  const rowOf = (player: number): number => {
    const hash = Math.imul(player ^ (player / 2 ** 32), SPREAD);
    let row = (hash ^ (hash >>> 15)) & mask;
    while (players[row] !== 0 && players[row] !== player) row = (row + 1) & mask;
    return row;
  };
  const put = (player: number, place: number): void => {
    const row = rowOf(player);
    players[row] = player;
    places[row] = place;
  };
  const grow = (size: number): void => {
    const [old, oldPlaces] = [players, places];
    players = new Float64Array(size);
    places = new Int32Array(size);
    mask = players.length - 1;
    for (let row = 0; row < old.length; row++) if (old[row] !== 0) put(old[row]!, oldPlaces[row]!);
  };
  return {
    get: (player: number): number | undefined => {
      if (!(player > 0)) return undefined; // such as somebody whom nobody knows
      const row = rowOf(player);
      return players[row] === 0 ? undefined : places[row];
    },
    set: (player: number, place: number): void => {
      filled += 1;
      if (filled * 2 > players.length) grow(players.length * 2);
      put(player, place);
    },
    expect: (count: number): void => {
      let size = players.length;
      while (count * 2 > size) size *= 2;
      if (size > players.length) grow(size);
    },
  };
}
