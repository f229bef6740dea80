/** A player as one list shows them. */
export interface PoolPlayer {
  readonly id: number;
  readonly rating: number;
  /** Games in the period of the list; null: the list does not say. */
  readonly games: number | null;
  /** 0: not known. */
  readonly birthYear: number;
  readonly sex: "m" | "w" | null;
  readonly federation: string | null;
  readonly inactive: boolean;
}

/** The rated players of one list as columns, by ascending id: half a million take 10 MB. */
export interface PoolList {
  readonly players: number;
  readonly id: Float64Array;
  readonly rating: Int16Array;
  readonly games: Uint16Array;
  readonly birthYear: Uint16Array;
  /** Index in `SEXES`. */
  readonly sex: Uint8Array;
  /** Index in `federations`. */
  readonly federation: Uint16Array;
  readonly federations: readonly string[];
  readonly inactive: Uint8Array;
}

export const SEXES = [null, "m", "w"] as const;

/** Stands for games that a list does not count. */
export const GAMES_UNKNOWN = 0xffff;

/** Federations keep their number from list to list, so that lists can be held against each other. */
export class Federations {
  readonly #numbers = new Map<string, number>([["", 0]]);

  numberOf(code: string | null): number {
    const known = this.#numbers.get(code ?? "");
    if (known !== undefined) return known;
    this.#numbers.set(code!, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  all(): readonly string[] {
    return [...this.#numbers.keys()];
  }
}

export interface PoolListBuilder {
  readonly add: (player: PoolPlayer) => void;
  readonly columns: () => PoolList;
}

export function poolList(federations: Federations): PoolListBuilder {
  let room = emptyColumns(1 << 12);
  let players = 0;
  return {
    add: ({ id, rating, games, birthYear, sex, federation, inactive }) => {
      if (players === room.id.length) room = copied(room, emptyColumns(players * 2));
      room.id[players] = id;
      room.rating[players] = rating;
      room.games[players] = games === null ? GAMES_UNKNOWN : Math.min(games, GAMES_UNKNOWN - 1);
      room.birthYear[players] = birthYear;
      room.sex[players] = SEXES.indexOf(sex);
      room.federation[players] = federations.numberOf(federation);
      room.inactive[players] = inactive ? 1 : 0;
      players += 1;
    },
    columns: () => ({ players, ...sorted(room, players), federations: federations.all() }),
  };
}

type Columns = Omit<PoolList, "players" | "federations">;

const emptyColumns = (length: number): Columns => ({
  id: new Float64Array(length),
  rating: new Int16Array(length),
  games: new Uint16Array(length),
  birthYear: new Uint16Array(length),
  sex: new Uint8Array(length),
  federation: new Uint16Array(length),
  inactive: new Uint8Array(length),
});

const NAMES = Object.keys(emptyColumns(0)) as (keyof Columns)[];

function copied(from: Columns, to: Columns): Columns {
  for (const name of NAMES) to[name].set(from[name]);
  return to;
}

function sorted(columns: Columns, players: number): Columns {
  const { id } = columns;
  const result = emptyColumns(players);
  let isSorted = true;
  for (let at = 1; at < players && isSorted; at++) isSorted = id[at]! >= id[at - 1]!;
  if (isSorted) {
    for (const name of NAMES) result[name].set(columns[name].subarray(0, players));
    return result;
  }
  const order = Uint32Array.from({ length: players }, (_, index) => index).sort((a, b) => id[a]! - id[b]!);
  for (const name of NAMES) {
    const [from, to] = [columns[name], result[name]];
    for (let at = 0; at < players; at++) to[at] = from[order[at]!]!;
  }
  return result;
}
