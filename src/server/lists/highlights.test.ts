import { expect, test } from "vitest";
import { highlightsBuilder } from "./highlights.ts";
import type { Listed } from "./listed.ts";

const listed = (player: number): Listed => ({
  ...{ player, name: `Player ${player}`, federation: "SWE", sex: "F", title: "", birthYear: 2000 },
  ...{ rating: 1800, change: null, games: 1, k: 20, kDerived: false, inactive: false },
});

test("the twelve largest changes each way, of equals the one that came first", () => {
  const { add, found } = highlightsBuilder();
  for (let player = 1; player <= 20; player++) add(listed(player), player <= 10 ? player : 10);
  add(listed(21), -3);
  add(listed(22), -30);
  add(listed(23), 0);
  add(listed(24), null);
  const { gains, losses, newcomers } = found();
  expect(gains.map(({ player, change }) => [player, change])).toEqual([
    ...[10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map((player) => [player, 10]),
    [9, 9],
  ]);
  expect(losses.map(({ player }) => player)).toEqual([22, 21]);
  expect(newcomers).toBe(1);
});
