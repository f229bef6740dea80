/** Outcomes that share one x: how many, and the sum of their scores from 0 to 1. */
export interface Outcomes {
  readonly x: number;
  readonly count: number;
  readonly scored: number;
}

const PASSES_MAX = 60;
const ENOUGH = 1e-12;

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * The slope b that makes 1/(1+e^(−b·x)) most likely, without an offset, by Newton's steps; null where no slope is best:
 * nobody differs, or the higher-rated always win.
 */
export function fitSlope(outcomes: readonly Outcomes[], start: number): number | null {
  let slope = start;
  for (let pass = 0; pass < PASSES_MAX; pass++) {
    let [gradient, information] = [0, 0];
    for (const { x, count, scored } of outcomes) {
      const p = logistic(slope * x);
      gradient += x * (scored - count * p);
      information += x * x * count * p * (1 - p);
    }
    if (information === 0) return null;
    // A step past twice the slope, or past zero, would overshoot on a curve this flat.
    const step = Math.max(-Math.abs(slope) - start / 2, Math.min(Math.abs(slope) + start / 2, gradient / information));
    slope += step;
    if (!Number.isFinite(slope)) return null;
    if (Math.abs(step) <= ENOUGH * Math.abs(slope)) return slope;
  }
  return null;
}
