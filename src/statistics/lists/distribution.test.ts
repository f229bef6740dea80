import { expect, test } from "vitest";
import type { IsoDate } from "../../domain/dates.ts";
import { yearlyDistributions } from "./distribution.ts";
import { Federations, poolList } from "./pool-list.ts";

const listOf = (ratings: readonly number[], inactive: readonly number[] = []) => {
  const { add, columns } = poolList(new Federations());
  ratings.forEach((rating, at) => {
    add({
      id: at + 1,
      rating,
      games: 0,
      birthYear: 0,
      sex: null,
      federation: null,
      inactive: inactive.includes(rating),
    });
  });
  return columns();
};

test("the last list of each year is counted in classes of 50 points, without those who are inactive", () => {
  const found = yearlyDistributions([
    { date: "2024-11-01" as IsoDate, list: listOf([2000]) },
    { date: "2024-12-01" as IsoDate, list: listOf([1449, 1400, 1550, 1599, 1300], [1300]) },
    { date: "2025-01-01" as IsoDate, list: listOf([]) },
  ]);
  expect(found).toEqual([
    { date: "2024-12-01", from: 1400, width: 50, players: [2, 0, 0, 2] },
    { date: "2025-01-01", from: 0, width: 50, players: [] },
  ]);
});
