import { random } from "../calculation/random.ts";

/** A value with the interval that holds it with 95 %; null where it cannot be calculated. */
export interface IntervalEstimate {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export const RESAMPLES = 1_000;
const SEED = 10_03;

/** A statistic from sums over all games. */
export type FromSums = (sums: Float64Array) => number;

/**
 * Intervals by the block bootstrap: blocks are drawn with replacement, as many as there are, and each statistic is
 * calculated from the sums of what was drawn. `sums` has one array for each quantity, with a number for each block.
 * The seed is fixed: the same games give the same interval.
 */
export function blockBootstrap(
  sums: readonly Float64Array[],
  statistics: readonly FromSums[],
  resamples = RESAMPLES,
): readonly Pick<IntervalEstimate, "low" | "high">[] {
  const blocks = sums[0]?.length ?? 0;
  const { next } = random(SEED);
  const drawn = statistics.map(() => new Float64Array(resamples));
  const counts = new Float64Array(blocks);
  for (let resample = 0; resample < resamples; resample++) {
    counts.fill(0);
    for (let draw = 0; draw < blocks; draw++) counts[Math.floor(next() * blocks)]! += 1;
    const totals = Float64Array.from(sums, (each) => weighted(each, counts));
    statistics.forEach((statistic, index) => {
      drawn[index]![resample] = statistic(totals);
    });
  }
  return drawn.map(interval);
}

function weighted(values: Float64Array, counts: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]! * counts[at]!;
  return sum;
}

/** Resamples that say nothing, such as those without a game, are left out. */
function interval(values: Float64Array): Pick<IntervalEstimate, "low" | "high"> {
  const known = values.filter(Number.isFinite).sort();
  if (known.length === 0) return { low: null, high: null };
  const at = (share: number): number => known[Math.round(share * (known.length - 1))]!;
  return { low: at(0.025), high: at(0.975) };
}
