import { expect, test } from "vitest";
import { holm } from "./holm.ts";
import { normalAbove, Z_95_TWO_SIDED, Z_POWER_80 } from "./normal.ts";

test("Holm: the smallest against level / n, the next against level / (n − 1), to the first that fails", () => {
  expect(holm([0.01, 0.04, 0.03, 0.005], 0.05)).toEqual([true, false, false, true]);
  expect(holm([0.01, 0.02, 0.03], 0.05)).toEqual([true, true, true]);
  expect(holm([0.02, 0.02, 0.001], 0.05)).toEqual([true, true, true]);
  expect(holm([0.03, 0.03], 0.05)).toEqual([false, false]);
  expect(holm([], 0.05)).toEqual([]);
});

test("the normal distribution, by printed values", () => {
  expect(normalAbove(0)).toBeCloseTo(0.5, 7);
  expect(normalAbove(1)).toBeCloseTo(0.158655, 6);
  expect(normalAbove(-1)).toBeCloseTo(0.841345, 6);
  expect(normalAbove(3)).toBeCloseTo(0.0013499, 7);
  expect(normalAbove(Z_95_TWO_SIDED)).toBeCloseTo(0.025, 6);
  expect(normalAbove(Z_POWER_80)).toBeCloseTo(0.2, 6);
});
