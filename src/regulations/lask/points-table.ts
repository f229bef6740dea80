import { DRAW, type Hundredths, LOSS, type Points, points, WIN } from "../../domain/units.ts";

/** A row of the table: a span of differences, and what changes hands. */
export interface PointsRow {
  readonly from: number;
  /** null: the last row has no end. */
  readonly to: number | null;
  /** What the better one gains by winning, and the worse one loses. */
  readonly betterWins: number;
  /** What the worse one gains by winning, and the better one loses. */
  readonly worseWins: number;
  /** What a draw moves from the better one to the worse one. */
  readonly drawMoves: number;
}

/** The table for ratings under 2200, as printed. The second printed table has half of each number. */
// biome-ignore format: a table, as printed
const POINTS_TABLE: readonly PointsRow[] = [
  { from:   0, to:   10, betterWins: 16, worseWins: 16, drawMoves:  0 },
  { from:  11, to:   33, betterWins: 15, worseWins: 17, drawMoves:  1 },
  { from:  34, to:   56, betterWins: 14, worseWins: 18, drawMoves:  2 },
  { from:  57, to:   79, betterWins: 13, worseWins: 19, drawMoves:  3 },
  { from:  80, to:  102, betterWins: 12, worseWins: 20, drawMoves:  4 },
  { from: 103, to:  126, betterWins: 11, worseWins: 21, drawMoves:  5 },
  { from: 127, to:  151, betterWins: 10, worseWins: 22, drawMoves:  6 },
  { from: 152, to:  178, betterWins:  9, worseWins: 23, drawMoves:  7 },
  { from: 179, to:  207, betterWins:  8, worseWins: 24, drawMoves:  8 },
  { from: 208, to:  236, betterWins:  7, worseWins: 25, drawMoves:  9 },
  { from: 237, to:  270, betterWins:  6, worseWins: 26, drawMoves: 10 },
  { from: 271, to:  308, betterWins:  5, worseWins: 27, drawMoves: 11 },
  { from: 309, to:  352, betterWins:  4, worseWins: 28, drawMoves: 12 },
  { from: 353, to:  409, betterWins:  3, worseWins: 29, drawMoves: 13 },
  { from: 410, to:  499, betterWins:  2, worseWins: 30, drawMoves: 14 },
  { from: 500, to: null, betterWins:  1, worseWins: 31, drawMoves: 15 },
];

/** From this difference on nothing changes any more. */
export const LAST_ROW_FROM = Math.max(...POINTS_TABLE.map(({ from }) => from));

/**
 * The row of a difference and the points of a player so much better than the opponent (worse, when negative).
 * Between equals nobody is the better one; the first row gives both the same.
 */
export function tablePoints(difference: Points, score: Hundredths): { readonly row: PointsRow; readonly full: Points } {
  const row = POINTS_TABLE.findLast(({ from }) => from <= Math.abs(difference))!;
  const better = difference >= 0;
  const { betterWins, worseWins, drawMoves } = row;
  switch (score) {
    case WIN:
      return { row, full: points(better ? betterWins : worseWins) };
    case DRAW:
      return { row, full: points(better ? -drawMoves : drawMoves) };
    case LOSS:
      return { row, full: points(better ? -worseWins : -betterWins) };
    default:
      throw new RangeError(`expected the score of one game, found ${score} hundredths`);
  }
}
