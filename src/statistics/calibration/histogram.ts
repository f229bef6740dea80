import { DIFFERENCES } from "./expectation.ts";
import type { MonitoredGames } from "./game-columns.ts";

/** Games with the same expectation and difference: all that most statistics ask of games. */
export interface HistogramCell {
  /** Where it stands in the table of expectations. */
  readonly place: number;
  readonly difference: number;
  /** From 0 to 1. */
  readonly expected: number;
  /** Games by the score of the higher-rated player: lost, drawn, won. */
  readonly counts: readonly number[];
  readonly count: number;
  readonly scored: number;
}

export interface Histogram {
  readonly games: number;
  readonly cells: readonly HistogramCell[];
}

export function histogramOf({ games, cell, expected }: MonitoredGames): Histogram {
  const counts = new Int32Array(expected.length * 3);
  for (let game = 0; game < games; game++) counts[cell[game]!]! += 1;
  const cells: HistogramCell[] = [];
  for (let place = 0; place < expected.length; place++) {
    const [lost, drawn, won] = [counts[place * 3]!, counts[place * 3 + 1]!, counts[place * 3 + 2]!];
    if (lost + drawn + won === 0) continue;
    cells.push({
      place,
      difference: place & (DIFFERENCES - 1),
      expected: expected[place]! / 100,
      counts: [lost, drawn, won],
      count: lost + drawn + won,
      scored: won + drawn / 2,
    });
  }
  return { games, cells };
}
