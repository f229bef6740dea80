/** How much of a normal distribution lies above z: by the Chebyshev fit of erfc, to seven figures. */
export function normalAbove(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  let sum = 0;
  for (const factor of ERFC) sum = sum * t + factor;
  const tail = (t * Math.exp(-x * x + sum)) / 2;
  return z >= 0 ? tail : 1 - tail;
}

const ERFC = [
  0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
  -1.26551223,
];

/** z with 2.5 % above it, and z with 20 % above it. */
export const Z_95_TWO_SIDED = 1.959964;
export const Z_POWER_80 = 0.841621;
