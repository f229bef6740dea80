import { describe, expect, test } from "vitest";
import { gamePoints } from "../../src/regulations/lask/articles/game-points.ts";
import { ssfLask } from "../../src/regulations/lask/editions/ssf-lask.ts";
import { asPoints, base, opponent, type Result, score } from "./facts.ts";

/** from, to, win of the better and the worse, draw of the better and the worse, loss of the better and the worse. */
type PrintedRow = readonly [number, number, number, number, number, number, number, number];

/** The last row has no end: a difference far inside it stands for one. */
const NO_END = 1500;

// biome-ignore format: a table, as printed
const UNDER_2200: readonly PrintedRow[] = [
  [  0,     10, 16, 16,   0,  0, -16, -16],
  [ 11,     33, 15, 17,  -1,  1, -17, -15],
  [ 34,     56, 14, 18,  -2,  2, -18, -14],
  [ 57,     79, 13, 19,  -3,  3, -19, -13],
  [ 80,    102, 12, 20,  -4,  4, -20, -12],
  [103,    126, 11, 21,  -5,  5, -21, -11],
  [127,    151, 10, 22,  -6,  6, -22, -10],
  [152,    178,  9, 23,  -7,  7, -23,  -9],
  [179,    207,  8, 24,  -8,  8, -24,  -8],
  [208,    236,  7, 25,  -9,  9, -25,  -7],
  [237,    270,  6, 26, -10, 10, -26,  -6],
  [271,    308,  5, 27, -11, 11, -27,  -5],
  [309,    352,  4, 28, -12, 12, -28,  -4],
  [353,    409,  3, 29, -13, 13, -29,  -3],
  [410,    499,  2, 30, -14, 14, -30,  -2],
  [500, NO_END,  1, 31, -15, 15, -31,  -1],
];

// biome-ignore format: a table, as printed
const FROM_2200: readonly PrintedRow[] = [
  [  0,     10,   8,    8,    0,   0,    -8,   -8],
  [ 11,     33, 7.5,  8.5, -0.5, 0.5,  -8.5, -7.5],
  [ 34,     56,   7,    9,   -1,   1,    -9,   -7],
  [ 57,     79, 6.5,  9.5, -1.5, 1.5,  -9.5, -6.5],
  [ 80,    102,   6,   10,   -2,   2,   -10,   -6],
  [103,    126, 5.5, 10.5, -2.5, 2.5, -10.5, -5.5],
  [127,    151,   5,   11,   -3,   3,   -11,   -5],
  [152,    178, 4.5, 11.5, -3.5, 3.5, -11.5, -4.5],
  [179,    207,   4,   12,   -4,   4,   -12,   -4],
  [208,    236, 3.5, 12.5, -4.5, 4.5, -12.5, -3.5],
  [237,    270,   3,   13,   -5,   5,   -13,   -3],
  [271,    308, 2.5, 13.5, -5.5, 5.5, -13.5, -2.5],
  [309,    352,   2,   14,   -6,   6,   -14,   -2],
  [353,    409, 1.5, 14.5, -6.5, 6.5, -14.5, -1.5],
  [410,    499,   1,   15,   -7,   7,   -15,   -1],
  [500, NO_END, 0.5, 15.5, -7.5, 7.5, -15.5, -0.5],
];

const TABLES = [
  { heading: "base under 2200", own: 2199, rows: UNDER_2200 },
  { heading: "base from 2200", own: 2200, rows: FROM_2200 },
];

for (const { heading, own, rows } of TABLES) {
  describe(heading, () => {
    test.each(rows)(
      "row %i to %i",
      (...[from, to, betterWins, worseWins, betterDraws, worseDraws, betterLoses, worseLoses]) => {
        for (const difference of [from, to]) {
          expect(pointsOf(own, own - difference)).toEqual([betterWins, betterDraws, betterLoses]);
          expect(pointsOf(own, own + difference)).toEqual([worseWins, worseDraws, worseLoses]);
        }
      },
    );
  });
}

test("a score that no game has is a mistake of ours", () => {
  const given = { base: base(1500), opponent: opponent(1500), score: { ...score("win"), value: 25 as never } };
  expect(() => gamePoints(ssfLask, given)).toThrow(RangeError);
});

const RESULTS: readonly Result[] = ["win", "draw", "loss"];

/** The points of the player for a win, a draw and a loss. */
const pointsOf = (own: number, other: number): readonly number[] =>
  RESULTS.map((result) =>
    asPoints(gamePoints(ssfLask, { base: base(own), opponent: opponent(other), score: score(result) }).points),
  );
