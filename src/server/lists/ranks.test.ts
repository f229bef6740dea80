import { expect, test } from "vitest";
import { day } from "../../domain/dates.ts";
import { columnBuilder } from "./columns.ts";
import type { Listed } from "./listed.ts";
import { agesOn, ranksAmong, ranksCache, rowFinder } from "./ranks.ts";

const listed = (player: number, rating: number, more: Partial<Listed> = {}): Listed => ({
  ...{ player, name: `Player ${player}`, federation: "SWE", sex: "m", title: "", birthYear: 1990 },
  ...{ rating, change: null, games: 1, k: 20, kDerived: false, inactive: false },
  ...more,
});

test("a player is ranked among those who are active and visible, in every group that fits", () => {
  const columns = columnBuilder();
  const all = [
    listed(9, 2400, { inactive: true }),
    listed(7, 2300),
    listed(5, 2200, { sex: "w", birthYear: 2006 }),
    listed(3, 2100, { sex: "w", federation: "NOR", birthYear: 1976 }),
    listed(1, 2350), // hidden
    listed(2, 2000, { birthYear: 1976 }),
    listed(4, 1900, { birthYear: 0 }),
  ];
  for (const each of all) columns.add(each);
  const ranks = ranksCache(columns, {
    ...{ order: columns.order(), rowOf: rowFinder(columns), ages: agesOn(day("2026-11-01")) },
  });
  const isShown = ({ player }: { readonly player: number }): boolean => player !== 1;
  const [none, at] = [null, (rank: number, of: number) => ({ rank, of })];
  expect(ranks(isShown, 7)).toEqual({
    ...{ all: at(1, 5), women: none, juniors: none, seniors: none, federation: at(1, 4) },
  });
  expect(ranks(isShown, 5)).toEqual({
    ...{ all: at(2, 5), women: at(1, 2), juniors: at(1, 1), seniors: none, federation: at(2, 4) },
  });
  expect(ranks(isShown, 3)).toMatchObject({ women: at(2, 2), seniors: at(1, 2), federation: at(1, 1) });
  expect(ranks(isShown, 2)).toMatchObject({ seniors: at(2, 2), federation: at(3, 4) });
  expect(ranks(isShown, 4)).toMatchObject({ all: at(5, 5), seniors: none });
  expect([9, 1, 8].map((player) => ranks(isShown, player))).toEqual([null, null, null]);
});

test("with new ratings a player stands among those who keep theirs, and is not counted twice", () => {
  const rated = (player: number, rating: number) => ({ player, rating });
  const before = [rated(1, 2400), rated(2, 2300), rated(3, 2200), rated(4, 2200), rated(5, 2000)];
  const moved = [rated(9, 2350), rated(3, 2300), rated(1, 2200), rated(8, 1900)];
  // The new order: 9, 2, 3, 1, 4, 5, 8; of equals the lower number stands first.
  expect([...ranksAmong(moved, before)]).toEqual([
    [9, 1],
    [3, 3],
    [1, 4],
    [8, 7],
  ]);
  expect([...ranksAmong(moved.slice(0, 1), [])]).toEqual([[9, 1]]);
});
