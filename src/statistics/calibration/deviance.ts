import type { Histogram } from "./histogram.ts";

/** How well expectations predicted: the smaller, the better. Expectations are kept within 0.01 and 0.99. */
export interface Deviance {
  /** Binomial deviance with logarithms to base ten: 0.30103 where nothing is known. */
  readonly log10: number | null;
  /** The same with natural logarithms, times 100: 69.31 where nothing is known. */
  readonly nats: number | null;
  /** In per cent of the deviance where nothing is known. */
  readonly scaled: number | null;
  /** Mean square of score less expectation. */
  readonly brier: number | null;
}

const CAP = 0.01;

export const capped = (expected: number): number => Math.min(1 - CAP, Math.max(CAP, expected));

export function devianceOf({ games, cells }: Histogram): Deviance {
  if (games === 0) return { log10: null, nats: null, scaled: null, brier: null };
  let [sum, squares] = [0, 0];
  for (const { expected, counts, count, scored } of cells) {
    const E = capped(expected);
    sum -= scored * Math.log(E) + (count - scored) * Math.log(1 - E);
    squares += counts.reduce((all, each, halves) => all + each * (halves / 2 - expected) ** 2, 0);
  }
  const mean = sum / games;
  return { log10: mean / Math.LN10, nats: 100 * mean, scaled: (100 * mean) / Math.LN2, brier: squares / games };
}
