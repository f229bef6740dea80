import { expect, test } from "vitest";
import { lowerBound, placesCache } from "./places-cache.ts";

const ORDER = Int32Array.from([3, 1, 0, 2]);
const everybody = () => true;

/** Rows at least as high as the filter; says how often rows were looked at. */
function places(visible = Uint8Array.from([1, 1, 1, 0])) {
  let looked = 0;
  const find = placesCache(
    ORDER,
    () => visible,
    (from: number) => {
      looked += 1;
      return (row) => row >= from;
    },
  );
  return { find, looked: () => looked };
}

test("places are those in the order whose rows fit and may be shown", () => {
  const { find } = places();
  expect([...find(everybody, 1)]).toEqual([1, 3]);
  expect([...find(everybody, 0)]).toEqual([1, 2, 3]);
  expect([...find(everybody, 9)]).toEqual([]);
});

test("a filter is looked for once, until others may be shown", () => {
  const { find, looked } = places();
  expect(find(everybody, 1)).toBe(find(everybody, 1));
  expect(looked()).toBe(1);
  find(() => true, 1);
  expect(looked()).toBe(2);
});

test("eight filters are kept, those that were asked for last", () => {
  const { find, looked } = places();
  for (let from = 0; from < 8; from++) find(everybody, from);
  find(everybody, 0);
  find(everybody, 8); // the ninth: filter 1 gives way
  expect(looked()).toBe(9);
  find(everybody, 0);
  expect(looked()).toBe(9);
  find(everybody, 1);
  expect(looked()).toBe(10);
});

test("the first place that is not before another", () => {
  const found = Int32Array.from([2, 5, 5, 9]);
  expect([0, 2, 3, 5, 6, 9, 10].map((after) => lowerBound(found, after))).toEqual([0, 0, 1, 1, 3, 3, 4]);
  expect(lowerBound(new Int32Array(), 1)).toBe(0);
});
