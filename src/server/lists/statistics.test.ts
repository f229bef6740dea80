import { expect, test } from "vitest";
import { columnBuilder } from "./columns.ts";
import type { Listed } from "./listed.ts";
import { statisticsCache } from "./statistics.ts";

const listed = (player: number, rating: number, more: Partial<Listed> = {}): Listed => ({
  ...{ player, name: `Player ${player}`, federation: "SWE", sex: "m", title: "", birthYear: 1990 },
  ...{ rating, change: null, games: 1, k: 20, kDerived: false, inactive: false },
  ...more,
});

test("active and visible players are counted by rating, age, sex and federation", () => {
  const columns = columnBuilder();
  for (const each of [
    listed(1, 2199),
    listed(2, 2100, { birthYear: 2016, sex: "w" }),
    listed(3, 1400, { federation: "NOR", birthYear: 0, sex: "" }),
    listed(4, 2500, { inactive: true }),
    listed(5, 2600), // hidden
    ...Array.from({ length: 10 }, (_, at) => listed(10 + at, 1500 + at, { birthYear: 2017 })),
  ])
    columns.add(each);
  const isShown = ({ player }: { readonly player: number }): boolean => player !== 5;
  const of = statisticsCache(columns, columns.order(), 2026);
  const { active, classes, ages, sexes, federations } = of(isShown);
  expect(active).toBe(13);
  expect([...classes]).toEqual([
    [1400, 1],
    [1500, 10],
    [2100, 2],
  ]);
  expect([...ages]).toEqual([
    [-1, 1],
    [0, 10],
    [10, 1],
    [30, 1],
  ]);
  expect(Object.fromEntries(sexes)).toEqual({ m: 11, w: 1, "": 1 });
  expect([...federations.keys()]).toEqual(["SWE", "NOR"]);
  const swedish = federations.get("SWE")!;
  expect([swedish.active, swedish.top.length, swedish.top[0]?.player]).toEqual([12, 10, 1]);
  // 2199, 2100 and 1509 to 1502: 16343 points in ten.
  expect(swedish.average).toBe(1634);
  expect(of(isShown)).toBe(of(isShown));
});
