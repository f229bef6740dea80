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

/** What predictions cost, over some games. */
export interface LossSums {
  readonly games: number;
  /** Σ −[S ln E + (1 − S) ln (1 − E)]. */
  readonly loss: number;
  /** Σ (S − E)². */
  readonly squares: number;
}

/** What one prediction costs: S from 0 to 1. */
export const lossOf = (scored: number, expected: number): number => {
  const E = capped(expected);
  return -(scored * Math.log(E) + (1 - scored) * Math.log(1 - E));
};

export function devianceFrom({ games, loss, squares }: LossSums): Deviance {
  if (games === 0) return { log10: null, nats: null, scaled: null, brier: null };
  const mean = loss / games;
  return { log10: mean / Math.LN10, nats: 100 * mean, scaled: (100 * mean) / Math.LN2, brier: squares / games };
}

export function devianceOf({ games, cells }: Histogram): Deviance {
  let [loss, squares] = [0, 0];
  for (const { expected, counts, count, scored } of cells) {
    loss += count * lossOf(scored / count, expected);
    squares += counts.reduce((all, each, halves) => all + each * (halves / 2 - expected) ** 2, 0);
  }
  return devianceFrom({ games, loss, squares });
}
