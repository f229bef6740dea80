import { describe, expect, test } from "vitest";
import { distributionOf } from "./distribution.ts";

describe("the distribution of a list", () => {
  const of = (...ratings: readonly number[]) => distributionOf(ratings.length, (index) => ratings[index]!);

  test("counts players by classes of a hundred points, with empty classes between", () => {
    expect(of(2205, 2200, 2199, 2000, 1999)).toEqual([
      { from: 1900, players: 1 },
      { from: 2000, players: 1 },
      { from: 2100, players: 1 },
      { from: 2200, players: 2 },
    ]);
    expect(of(1500)).toEqual([{ from: 1500, players: 1 }]);
    expect(of()).toEqual([]);
  });

  test("looks at few players of many", () => {
    let looked = 0;
    const players = 500_000;
    const found = distributionOf(players, (index) => {
      looked += 1;
      return 2900 - Math.floor(index / 400);
    });
    expect(found.reduce((sum, each) => sum + each.players, 0)).toBe(players);
    expect(looked).toBeLessThan(2_000);
  });
});
