import { expect, test } from "vitest";
import { standingsOf } from "./tournament-standings.ts";

const declared = (...all: readonly (readonly [points: number | null, rank: number | null])[]) =>
  all.map(([points, rank]) => ({ points, rank }));

test("points and ranks are those of the report, which knows byes and tie-breaks", () => {
  expect(standingsOf(declared([250, 2], [250, 1], [0, 3]), [1.5, 2.5, 0])).toEqual([
    { points: 2.5, rank: 2 },
    { points: 2.5, rank: 1 },
    { points: 0, rank: 3 },
  ]);
});

test("where the report says nothing the games give the points, and equal points share a rank", () => {
  const ranks = standingsOf(declared([null, null], [null, null], [null, null]), [1, 2, 1]);
  expect(ranks).toEqual([
    { points: 1, rank: 2 },
    { points: 2, rank: 1 },
    { points: 1, rank: 2 },
  ]);
});

test("ranks that contradict the points are not taken", () => {
  expect(standingsOf(declared([100, 1], [300, 2]), [1, 3]).map(({ rank }) => rank)).toEqual([2, 1]);
});
