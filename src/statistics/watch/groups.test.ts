import { describe, expect, test } from "vitest";
import { random } from "../../calculation/random.ts";
import { day } from "../../domain/dates.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { editionNamed } from "../../regulations/register.ts";
import { Federations, poolList } from "../lists/pool-list.ts";
import { federationOffsets } from "./federation-offsets.ts";
import { groupResiduals } from "./group-residuals.ts";
import type { PoolPeriod } from "./period.ts";
import { poolGames } from "./pool-games.ts";

const EDITION = editionNamed("fide-standard-2024-03") as FideEdition;
const CODES = ["AAA", "BBB", "CCC"];

/** Players 1 to 30, ten of each federation; odd ones are women, each third is a child. */
function period(
  games: readonly (readonly [white: number, black: number, score: number, rating?: number])[],
): PoolPeriod {
  const list = poolList(new Federations());
  for (let id = 1; id <= 30; id++)
    list.add({
      ...{ id, rating: 1800, games: 5, inactive: false },
      birthYear: id % 3 === 0 ? 2012 : 1980,
      sex: id % 2 === 1 ? "w" : "m",
      federation: CODES[Math.floor((id - 1) / 10)]!,
    });
  const { add, games: built } = poolGames();
  games.forEach(([white, black, score, rating = 1800], event) => {
    add({ white, black, whiteRating: rating, blackRating: 1800, score: score * 2, event });
  });
  return { date: day("2026-01-01"), edition: EDITION, list: list.columns(), games: built() };
}

describe("residuals of groups", () => {
  // 1 (woman, 1980, AAA) beats 2 (man); 3 (woman, child) draws 12 (man, child, BBB) as 1900 v 1800: .64 expected.
  const groups = groupResiduals([
    period([
      [1, 2, 1],
      [3, 12, 0.5, 1900],
      [2, 1, 1],
    ]),
  ]);

  test("by sex, age, rating and federation, by hand", () => {
    expect(groups.sexes).toMatchObject([
      { sex: "m", games: 3, residual: Number(((-0.5 + 0.14 + 0.5) / 3).toFixed(4)) },
      { sex: "w", games: 3, residual: Number(((0.5 - 0.14 - 0.5) / 3).toFixed(4)) },
    ]);
    expect(groups.ages.map(({ games }) => games)).toEqual([2, 0, 4, 0]);
    expect(groups.ratings.map(({ games }) => games)).toEqual([0, 6, 0, 0, 0, 0]);
    expect(groups.federations.map(({ federation, games }) => [federation, games])).toEqual([
      ["AAA", 5],
      ["BBB", 1],
    ]);
    const residuals = [-0.5, 0.14, 0.5];
    const mean = 0.14 / 3;
    const variance = residuals.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 2;
    expect(groups.sexes[0]!.standardError).toBeCloseTo(Math.sqrt(variance / 3), 5);
  });
});

describe("offsets between federations", () => {
  test("planted offsets are found, also against federations that are off themselves", () => {
    const { whole, next } = random(11);
    const offset = { AAA: 60, BBB: 0, CCC: -60 };
    const strength = (id: number): number => offset[CODES[Math.floor((id - 1) / 10)] as keyof typeof offset];
    const games = Array.from({ length: 60_000 }, () => {
      const [white, black] = [whole(1, 30), whole(1, 30)];
      const p = 1 / (1 + 10 ** ((strength(black) - strength(white)) / 400));
      return [white, black, next() < p ? 1 : 0] as const;
    });
    const found = federationOffsets([period(games.filter(([white, black]) => white !== black))]);
    expect(found.map(({ federation }) => federation)).toEqual(["AAA", "BBB", "CCC"]);
    for (const [index, expected] of [60, 0, -60].entries()) {
      expect(found[index]!.offset).toBeGreaterThan(expected - 6);
      expect(found[index]!.offset).toBeLessThan(expected + 6);
    }
  });

  test("games within a federation, and too few of them, say nothing", () => {
    expect(
      federationOffsets([
        period([
          [1, 2, 1],
          [1, 11, 1],
        ]),
      ]),
    ).toEqual([]);
  });
});
