import fc from "fast-check";
import { expect, test } from "vitest";
import { inOrderOfIds, orderAmong, sortedFirst } from "./id-order.ts";

const players = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 20 });
const some = fc.oneof(
  players(999),
  players(99_999_999_999),
  players(8_999_999).map((all) => all.map((each) => each + 1_000_000)),
);

test("numbers are in the order of their texts by code unit, whatever their length", () => {
  fc.assert(
    fc.property(some, (all) => {
      const texts = all.map(String).sort();
      const sorted = inOrderOfIds(Float64Array.from(all));
      expect([...sorted].map(String)).toEqual(texts);
      const isBefore = orderAmong(Float64Array.from(all));
      for (const one of all) for (const other of all) expect(isBefore(one, other)).toBe(String(one) < String(other));
      expect(sortedFirst(sorted, isBefore)).toBe(all.length);
    }),
  );
});

test("how many come in order, from the first on", () => {
  const first = (...all: number[]): number => sortedFirst(Float64Array.from(all), orderAmong(Float64Array.from(all)));
  expect([first(), first(5), first(1, 10, 2), first(10, 1), first(1, 2, 10, 3)]).toEqual([0, 1, 3, 1, 2]);
});
