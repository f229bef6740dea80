import { expect, test } from "vitest";
import { day } from "../../domain/dates.ts";
import { cachedList } from "./cached-list.ts";
import { columnBuilder } from "./columns.ts";
import { LIST_SORTS, type ListFilter, type ListSort } from "./list-filter.ts";
import type { Listed } from "./listed.ts";
import { agesOn } from "./ranks.ts";

const listed = (player: number, rating: number, more: Partial<Listed>): Listed => ({
  ...{ player, name: `Player ${player}`, federation: "SWE", sex: "m", title: "", birthYear: 1990 },
  ...{ rating, change: 0, games: 1, k: 20, kDerived: false, inactive: false },
  ...more,
});

const EVERYBODY: ListFilter = {
  ...{ federation: null, sex: null, title: null, born: null, activeOnly: true, named: null, moved: null },
};
const isShown = (): boolean => true;

function list() {
  const columns = columnBuilder();
  columns.add(listed(1, 2210, { change: -5, games: 9, name: "Öster, Ida" }));
  columns.add(listed(2, 2100, { change: 30, birthYear: 2010 }));
  columns.add(listed(3, 2000, { change: null, games: 9, name: "Berg, Olof" }));
  columns.add(listed(4, 1950, { change: 30, inactive: true }));
  columns.add(listed(5, 1900, { change: 30, name: "Rosenberg, Eva" }));
  return cachedList(columns, null, agesOn(day("2026-11-01")));
}

const page = (sort: ListSort, filter: Partial<ListFilter> = {}, after = 0, limit = 10) =>
  list().page({ filter: { ...EVERYBODY, ...filter }, isShown, sort, after, limit, around: null });
const players = (...asked: Parameters<typeof page>) => page(...asked).rows.map(({ player, place }) => [player, place]);

test("a list can be sorted otherwise; the place stays that by rating", () => {
  expect(players("rating")).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 4],
  ]);
  expect(players("change")).toEqual([
    [2, 2],
    [5, 4],
    [1, 1],
    [3, 3],
  ]);
  expect(players("games")).toEqual([
    [1, 1],
    [3, 3],
    [2, 2],
    [5, 4],
  ]);
  expect(players("birth")[0]).toEqual([2, 2]);
  // Berg, Öster (as O), Player 2, Rosenberg
  expect(players("name").map(([player]) => player)).toEqual([3, 1, 2, 5]);
});

test("pages follow each other in any order; a cursor stays where it is when others are hidden", () => {
  for (const sort of LIST_SORTS) {
    const first = page(sort, {}, 0, 3);
    expect(first.rows).toHaveLength(3);
    const rest = page(sort, {}, first.next ?? 0, 3);
    expect([rest.rows.length, rest.next, rest.found]).toEqual([1, null, 4]);
    expect(new Set([...first.rows, ...rest.rows].map(({ player }) => player)).size).toBe(4);
    const hidden = first.rows[0]!.player;
    const seen = { filter: EVERYBODY, isShown: ({ player }: { readonly player: number }) => player !== hidden };
    expect(list().page({ ...seen, sort, after: first.next ?? 0, limit: 3, around: null }).rows).toMatchObject([
      { player: rest.rows[0]!.player },
    ]);
  }
});

test("the page with a player begins where pages from the first on begin; without them it is the first", () => {
  const around = (player: number, sort: ListSort = "rating", filter: Partial<ListFilter> = {}) =>
    list().page({ filter: { ...EVERYBODY, ...filter }, isShown, sort, after: 0, limit: 2, around: player });
  const found = (...asked: Parameters<typeof around>) => around(...asked).rows.map(({ player }) => player);
  expect([found(1), found(2), found(3), found(5)]).toEqual([
    [1, 2],
    [1, 2],
    [3, 5],
    [3, 5],
  ]);
  expect([around(2).isFirst, around(3).isFirst]).toEqual([true, false]);
  expect(found(2, "name")).toEqual([2, 5]);
  // Inactive, so not among those who match; and nobody.
  expect([found(4), found(99)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(found(5, "rating", { named: "berg" })).toEqual([3, 5]);
});

test("players outside an order come last", () => {
  const rankOf = list().rankBy("name");
  expect([3, 1, 2, 4, 5, 99].map(rankOf)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("limited to a name, to those who gained, and to those who are new", () => {
  expect(players("rating", { named: "berg" })).toEqual([
    [3, 1],
    [5, 2],
  ]);
  expect(players("rating", { named: "oster" })).toEqual([[1, 1]]);
  expect(players("rating", { moved: "up" })).toEqual([
    [2, 1],
    [5, 2],
  ]);
  expect(players("rating", { moved: "new" })).toEqual([[3, 1]]);
});

test("says how many have a rating in each class, and who matches", () => {
  expect(list().distribution(isShown, EVERYBODY)).toEqual([
    ...[1900, 2000, 2100, 2200].map((from) => ({ from, players: 1 })),
  ]);
  const matches = list().matching(isShown, EVERYBODY);
  expect([1, 4, 99].map(matches)).toEqual([true, false, false]);
  expect([list().ratingOf(4), list().ratingOf(99)]).toEqual([1950, null]);
});
