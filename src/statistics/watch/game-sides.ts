import { DIFFERENCE_BITS, type Expectations } from "../calibration/expectation.ts";
import { placeOf } from "../lists/place-of.ts";
import type { PoolPeriod } from "./period.ts";

/** A game as one of its players sees it. */
export interface GameSide {
  /** Where the player stands on the list; −1: not there. */
  readonly place: number;
  readonly opponent: number;
  readonly rating: number;
  /** From 0 to 1. */
  readonly expected: number;
  /** Scored less expected. */
  readonly residual: number;
}

/** Calls with both sides of each game of a list. */
export function eachSide(period: PoolPeriod, tables: Expectations, take: (side: GameSide) => void): void {
  const { games, list, edition } = period;
  tables.tableOf(edition, 0);
  const PD = tables.expected();
  for (let game = 0; game < games.games; game++) {
    const [white, black] = [games.whiteRating[game]!, games.blackRating[game]!];
    const table = tables.tableOf(edition, Math.max(white, black));
    const favourite = PD[(table << DIFFERENCE_BITS) | Math.abs(white - black)]! / 100;
    const expected = white >= black ? favourite : 1 - favourite;
    const residual = games.score[game]! / 2 - expected;
    const [one, other] = [placeOf(list, games.white[game]!), placeOf(list, games.black[game]!)];
    take({ place: one, opponent: other, rating: white, expected, residual });
    take({ place: other, opponent: one, rating: black, expected: 1 - expected, residual: -residual });
  }
}
