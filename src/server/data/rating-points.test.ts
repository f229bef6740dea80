import fc from "fast-check";
import { expect, test } from "vitest";
import { ratingPoints } from "./rating-points.ts";

const entry = (date: string, rating: number | null, version = 1) => ({ date, rating, version });

test("of months with the same rating the first and the last are given, the oldest first", () => {
  const months = ["2026-05-01", "2026-04-01", "2026-03-01", "2026-02-01", "2026-01-01"];
  const ratings = [1620, 1568, 1568, 1568, 1700];
  const entries = months.map((date, at) => entry(date, ratings[at] ?? null));
  expect(ratingPoints(entries)).toEqual([2026011700, 2026021568, 2026041568, 2026051620]);
});

test("the newest version of a list counts, and a list without a rating gives no point", () => {
  expect(ratingPoints([entry("2026-02-01", 1510, 2), entry("2026-02-01", 1500), entry("2026-01-01", 1500)])).toEqual([
    2026011500, 2026021510,
  ]);
  expect(ratingPoints([entry("2026-02-01", null, 2), entry("2026-02-01", 1500), entry("2026-01-01", null)])).toEqual(
    [],
  );
});

test("every month's rating can be read back from the points around it", () => {
  const ratings = fc.array(fc.integer({ min: 1400, max: 1404 }), { maxLength: 12 });
  fc.assert(
    fc.property(ratings, (all) => {
      const points = ratingPoints(all.map((rating, at) => entry(`2026-${String(at + 1).padStart(2, "0")}-01`, rating)));
      const readBack = all.map((_, at) => {
        const before = points.filter((point) => Math.floor(point / 10_000) <= 202_601 + at).at(-1);
        return (before ?? 0) % 10_000;
      });
      expect(readBack).toEqual(all);
    }),
  );
});
