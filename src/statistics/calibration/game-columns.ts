import { type IsoDate, yearOf } from "../../domain/dates.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { DIFFERENCE_BITS, expectations } from "./expectation.ts";

/** A game with both ratings. */
export interface MonitoredGame {
  readonly white: number;
  readonly black: number;
  /** White's score in half points. */
  readonly score: number;
  readonly edition: FideEdition;
  readonly date: IsoDate | null;
  /** The name of its event; "" where it is not known. Games of one event depend on each other. */
  readonly event: string;
}

/** Games as columns, with 8 bytes for each game, so that millions fit in memory. */
export interface MonitoredGames {
  readonly games: number;
  /** `(table << DIFFERENCE_BITS | difference) * 3 + score`, as the higher-rated player sees the game; White, of equal ones. */
  readonly cell: Int32Array;
  readonly group: Uint16Array;
  readonly year: Uint16Array;
  /** What the higher-rated player is expected to score, in hundredths, by table and difference. */
  readonly expected: Uint8Array;
}

export interface MonitoredGamesBuilder {
  readonly add: (game: MonitoredGame) => void;
  readonly columns: () => MonitoredGames;
}

/**
 * Events are dealt to this many groups by a hash of their names: an event stays whole, and neither memory nor
 * the time of an interval grows with their number.
 */
export const GROUPS = 2_000;

export function gameColumns(): MonitoredGamesBuilder {
  const { tableOf, expected } = expectations();
  let [cell, group, year] = [new Int32Array(1 << 14), new Uint16Array(1 << 14), new Uint16Array(1 << 14)];
  let games = 0;
  const grow = (): void => {
    [cell, group, year] = [longer(cell, Int32Array), longer(group, Uint16Array), longer(year, Uint16Array)];
  };
  return {
    add: (game) => {
      if (games === cell.length) grow();
      const { white, black } = game;
      const score = white >= black ? game.score : 2 - game.score;
      const table = tableOf(game.edition, Math.max(white, black));
      cell[games] = ((table << DIFFERENCE_BITS) | Math.abs(white - black)) * 3 + score;
      group[games] = hash(groupOf(game)) % GROUPS;
      year[games] = game.date === null ? 0 : yearOf(game.date);
      games += 1;
    },
    columns: () => ({
      games,
      cell: cell.subarray(0, games),
      group: group.subarray(0, games),
      year: year.subarray(0, games),
      expected: expected(),
    }),
  };
}

/** An event of one year or, where games name none, a month. */
const groupOf = ({ event, date }: MonitoredGame): string =>
  event === "" ? (date?.slice(0, 7) ?? "") : `${event} ${date?.slice(0, 4)}`;

/** The games of one year. */
export function gamesOfYear(columns: MonitoredGames, wanted: number): MonitoredGames {
  const places = columns.year.reduce((count, year) => count + (year === wanted ? 1 : 0), 0);
  const [cell, group, year] = [new Int32Array(places), new Uint16Array(places), new Uint16Array(places).fill(wanted)];
  let games = 0;
  for (let game = 0; game < columns.games; game++) {
    if (columns.year[game] !== wanted) continue;
    cell[games] = columns.cell[game]!;
    group[games] = columns.group[game]!;
    games += 1;
  }
  return { games, cell, group, year, expected: columns.expected };
}

/** The years that games were played in, in order. */
export const yearsOf = ({ year }: MonitoredGames): readonly number[] =>
  [...new Set(year)].filter((each) => each > 0).sort((a, b) => a - b);

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}

function longer<Column extends Int32Array | Uint16Array>(column: Column, type: new (length: number) => Column): Column {
  const larger = new type(column.length * 2);
  larger.set(column);
  return larger;
}
