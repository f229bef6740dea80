import { type IsoDate, monthNumber } from "../../domain/dates.ts";
import type { PeriodGames } from "../systems/system.ts";

/** A game of a file, with both players. */
export interface ReplayGame {
  readonly whitePlayer: string;
  readonly blackPlayer: string;
  /** Years of birth; 0: not known. */
  readonly whiteBorn: number;
  readonly blackBorn: number;
  /** Published ratings. */
  readonly white: number;
  readonly black: number;
  /** White's score in half points. */
  readonly score: number;
  readonly date: IsoDate;
  /** "" where it is not known. */
  readonly event: string;
}

/** Games in the order of months, those of one event together: 17 bytes for each, so that ten millions fit in memory. */
export interface GameTable extends Columns {
  readonly games: number;
  readonly players: number;
  /** Of each player; 0: not known. */
  readonly born: Uint16Array;
}

interface Columns {
  readonly month: Uint16Array;
  readonly white: Int32Array;
  readonly black: Int32Array;
  readonly whiteRating: Int16Array;
  readonly blackRating: Int16Array;
  readonly score: Uint8Array;
  readonly event: Int32Array;
}

export function gameTable(): {
  readonly add: (game: ReplayGame) => void;
  readonly table: () => GameTable;
  readonly nameOf: (player: number) => string;
} {
  const [players, events] = [new Map<string, number>(), new Map<string, number>()];
  const born: number[] = [];
  let columns = emptyColumns(1 << 14);
  let games = 0;
  const player = (name: string, year: number): number => {
    const place = placeIn(players, name);
    if (year !== 0 || place === born.length) born[place] = year;
    return place;
  };
  const [eventOf, monthOf] = [sameAsLast((event: string) => placeIn(events, event)), sameAsLast(monthNumber)];
  return {
    add: (game) => {
      if (games === columns.month.length) columns = copied(columns, emptyColumns(games * 2));
      columns.month[games] = monthOf(game.date);
      columns.white[games] = player(game.whitePlayer, game.whiteBorn);
      columns.black[games] = player(game.blackPlayer, game.blackBorn);
      columns.whiteRating[games] = game.white;
      columns.blackRating[games] = game.black;
      columns.score[games] = game.score;
      columns.event[games] = eventOf(game.event);
      games += 1;
    },
    nameOf: (player) => [...players.keys()][player] ?? "",
    table: () => ({
      games,
      players: players.size,
      born: Uint16Array.from(born),
      ...sorted(columns, games, events.size),
    }),
  };
}

/** Games of one event and day mostly follow each other: what was found for the last is found without looking. */
function sameAsLast<Key extends string>(find: (key: Key) => number): (key: Key) => number {
  let [last, found]: [Key | null, number] = [null, 0];
  return (key) => {
    if (key !== last) [last, found] = [key, find(key)];
    return found;
  };
}

/** The number of a name. Kept as a copy: a piece of a file's text would keep all of it in memory. */
function placeIn(places: Map<string, number>, name: string): number {
  const known = places.get(name);
  if (known !== undefined) return known;
  places.set([...name].join(""), places.size);
  return places.size - 1;
}

const emptyColumns = (length: number): Columns => ({
  month: new Uint16Array(length),
  white: new Int32Array(length),
  black: new Int32Array(length),
  whiteRating: new Int16Array(length),
  blackRating: new Int16Array(length),
  score: new Uint8Array(length),
  event: new Int32Array(length),
});

const NAMES = Object.keys(emptyColumns(0)) as (keyof Columns)[];

function copied(from: Columns, to: Columns): Columns {
  for (const name of NAMES) to[name].set(from[name]);
  return to;
}

/** By event, then by month: the second keeps the order of the first. */
function sorted(columns: Columns, games: number, events: number): Columns {
  const byEvent = orderBy(columns.event, null, games, events);
  const order = orderBy(columns.month, byEvent, games, 1 << 16);
  const result = emptyColumns(games);
  for (const name of NAMES) {
    const [from, to] = [columns[name], result[name]];
    for (let at = 0; at < games; at++) to[at] = from[order[at]!]!;
  }
  return result;
}

/** Counts how often each key occurs: as quick for ten million games as it is for ten. */
function orderBy(
  keys: Int32Array | Uint16Array,
  before: Uint32Array | null,
  games: number,
  count: number,
): Uint32Array {
  const next = new Uint32Array(count + 1);
  for (let game = 0; game < games; game++) next[keys[game]! + 1]! += 1;
  for (let key = 1; key <= count; key++) next[key]! += next[key - 1]!;
  const order = new Uint32Array(games);
  for (let at = 0; at < games; at++) {
    const game = before === null ? at : before[at]!;
    order[next[keys[game]!]!++] = game;
  }
  return order;
}

/** Every month from the first to the last, also those without a game. */
export function* monthsOf(table: GameTable): Generator<PeriodGames> {
  const { games, month } = table;
  for (let from = 0, now = month[0] ?? 0; from < games; now++) {
    let to = from;
    while (to < games && month[to] === now) to += 1;
    yield {
      month: now,
      games: to - from,
      white: table.white.subarray(from, to),
      black: table.black.subarray(from, to),
      whiteRating: table.whiteRating.subarray(from, to),
      blackRating: table.blackRating.subarray(from, to),
      score: table.score.subarray(from, to),
      event: table.event.subarray(from, to),
    };
    from = to;
  }
}

/** Who has the most games in one month: more than anybody can play are those of a name that several share. */
export function busiest(table: GameTable): { readonly player: number; readonly month: number; readonly games: number } {
  const counts = new Uint32Array(table.players);
  let most = { player: 0, month: 0, games: 0 };
  for (const { month, games, white, black } of monthsOf(table)) {
    for (let game = 0; game < games; game++)
      for (const player of [white[game]!, black[game]!]) {
        counts[player]! += 1;
        if (counts[player]! > most.games) most = { player, month, games: counts[player]! };
      }
    for (let game = 0; game < games; game++) counts[white[game]!] = counts[black[game]!] = 0;
  }
  return most;
}
