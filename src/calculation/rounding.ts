import type { Fraction } from "./fraction.ts";

/**
 * Named ways to round to a whole number. An edition says which one holds and what it is applied to.
 * All of them work on exact fractions: no binary fraction is ever rounded.
 */
const ROUNDINGS = {
  "half up": ({ numerator, denominator }) => Math.floor((2 * numerator + denominator) / (2 * denominator)),
  "half away from zero": ({ numerator, denominator }) =>
    Math.sign(numerator) * Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator)),
  up: ({ numerator, denominator }) => Math.ceil(numerator / denominator),
} as const satisfies Readonly<Record<string, (value: Fraction) => number>>;

export type Rounding = keyof typeof ROUNDINGS;

/** Rounds to a whole number; +0 where the result is zero. */
export const round = (mode: Rounding, value: Fraction): number => ROUNDINGS[mode](value) + 0;
