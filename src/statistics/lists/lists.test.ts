import { describe, expect, test } from "vitest";
import { anchorCohort } from "./anchor-cohort.ts";
import { crossSection } from "./cross-section.ts";
import { medianChange } from "./median-change.ts";
import { movementBetween } from "./movement.ts";
import { Federations, type PoolList, type PoolPlayer, poolList } from "./pool-list.ts";
import { median } from "./quantiles.ts";

const federations = new Federations();
type Row = readonly [id: number, rating: number, games?: number | null, more?: Partial<PoolPlayer>];

/** Rows of a list, in any order. */
function list(...rows: readonly Row[]): PoolList {
  const { add, columns } = poolList(federations);
  for (const [id, rating, games = 0, more] of rows)
    add({ id, rating, games, birthYear: 1990, sex: "m", federation: "SWE", inactive: false, ...more });
  return columns();
}

describe("two lists", () => {
  const before = list([5, 1700], [3, 2450], [1, 1500], [9, 2100], [7, 2000]);
  const after = list(
    [1, 1530, 6, { birthYear: 2010 }],
    [3, 2444, 3],
    [5, 1702, 0],
    [7, 2000, 0],
    [8, 1650, 5],
    [4, 1400, 0, { sex: "w" }],
  );
  const movement = movementBetween(before, after, { year: 2026 });

  test("who came, who left, who moved without a game", () => {
    expect(movement.entrants).toEqual({ players: 2, points: 3050, median: 1525 });
    expect(movement.leavers).toEqual({ players: 1, points: 2100, median: 2100 });
    expect(movement.idleMovers).toEqual({ players: 1, points: 2 });
    expect(movement.played).toEqual({ players: 2, games: 9, points: 24, perGame: 24 / 9 });
  });

  test("change per game by band of the rating before, and by age", () => {
    expect(movement.bands.filter(({ players }) => players > 0)).toEqual([
      { from: null, to: 1599, players: 1, games: 6, points: 30, perGame: 5 },
      { from: 2400, to: 2599, players: 1, games: 3, points: -6, perGame: -2 },
    ]);
    expect(movement.ages.map(({ perGame }) => perGame)).toEqual([5, null, -2, null]);
    expect(movementBetween(before, after).ages).toEqual([]);
  });

  test("the points of both lists come out at zero", () => {
    const points = ({ rating }: PoolList) => rating.reduce((sum, each) => sum + each, 0);
    const { entrants, leavers, played, idleMovers } = movement;
    expect(points(after) - points(before)).toBe(
      entrants.points - leavers.points + played.points + idleMovers.points + movement.unexplained,
    );
    expect(movement.unexplained).toBe(0);
  });

  test("a group by itself; a list that does not count games", () => {
    const women = movementBetween(before, after, { group: ({ sex }, place) => sex[place] === 2 });
    expect([women.entrants.players, women.leavers.players, women.played.players]).toEqual([1, 0, 0]);
    const uncounted = movementBetween(before, list([1, 1510, null], [3, 2450, null]));
    expect([uncounted.uncounted, uncounted.idleMovers.players]).toEqual([{ players: 1, points: 10 }, 0]);
  });

  test("the change of the median: composition with the ratings of stayers frozen, and within", () => {
    const change = medianChange(before, after);
    // Before 1500 1700 2000 2100 2450; frozen 1400 1500 1650 1700 2000 2450; after 1400 1530 1650 1702 2000 2444.
    expect(change).toEqual({ before: 2000, after: 1676, composition: 1675 - 2000, within: 1 });
  });
});

test("a list by itself", () => {
  const section = crossSection(
    list([1, 1500], [2, 1700, 0, { birthYear: 2015 }], [3, 2650], [4, 2750], [5, 2800, 0, { inactive: true }]),
    { year: 2026 },
  );
  expect(section).toMatchObject({ players: 4, median: 2175, quartiles: [1650, 2675], topMean: 2150 });
  expect(section.atLeast).toEqual([
    { rating: 2600, players: 2 },
    { rating: 2700, players: 1 },
  ]);
  expect(section.ranks.map(({ rating }) => rating)).toEqual([null, null, null]);
  const mean = (1500 + 2650 + 2750) / 3;
  const squares = [1500, 2650, 2750].reduce((sum, each) => sum + (each - mean) ** 2, 0);
  expect(section.adultsDeviation).toBeCloseTo(Math.sqrt(squares / 2), 8);
  expect(median([])).toBeNull();
});

describe("the anchor cohort", () => {
  /** Twelve lists with so many games in each. */
  const year = (games: readonly (readonly [id: number, games: number, rating: number])[], more = {}) =>
    Array.from({ length: 12 }, () => list(...games.map(([id, each, rating]): Row => [id, rating, each, more])));

  test("has adults with ten games in both years, and the median of their changes", () => {
    const before = year([
      [1, 1, 2000],
      [2, 1, 2100],
      [3, 1, 1900],
      [4, 1, 1800],
      [5, 0, 1850],
    ]);
    const after = year([
      [1, 1, 1994],
      [2, 1, 2103],
      [3, 1, 1898],
      [4, 0, 1700],
      [5, 1, 1700],
    ]);
    expect(anchorCohort(before, after, 2026)).toMatchObject({ players: 3, change: -2 });
    expect(anchorCohort(before, after, 2040)).toEqual({ players: 0, change: null, standardError: null });
    expect(anchorCohort([], after, 2026)).toEqual({ players: 0, change: null, standardError: null });
    expect(anchorCohort(before, after, 2026, (_, place) => place === 0)).toMatchObject({ players: 1, change: -6 });
  });
});
