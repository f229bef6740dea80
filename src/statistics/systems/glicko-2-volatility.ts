/** What the new volatility depends on, in the letters of the paper: τ, σ, φ², v and Δ. */
export interface VolatilityFacts {
  readonly tau: number;
  readonly volatility: number;
  readonly variance: number;
  readonly sampling: number;
  readonly improvement: number;
}

const ENOUGH = 1e-6;
const PASSES_MAX = 100;

/** The volatility after a period, by the paper's step 5: a root by the Illinois method. */
export function volatilityAfter(facts: VolatilityFacts): number {
  const { tau, volatility, variance, sampling, improvement } = facts;
  const start = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const grown = variance + sampling + Math.exp(x);
    return (Math.exp(x) * (improvement ** 2 - grown)) / (2 * grown ** 2) - (x - start) / tau ** 2;
  };
  let [A, B] = [start, otherBound(facts, f, start)];
  let [fA, fB] = [f(A), f(B)];
  for (let pass = 0; pass < PASSES_MAX && Math.abs(B - A) > ENOUGH; pass++) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) [A, fA] = [B, fB];
    else fA /= 2;
    [B, fB] = [C, fC];
  }
  return Math.exp(A / 2);
}

/** The root lies between the old value and this one. */
function otherBound(
  { tau, variance, sampling, improvement }: VolatilityFacts,
  f: (x: number) => number,
  start: number,
): number {
  const surprise = improvement ** 2 - variance - sampling;
  if (surprise > 0) return Math.log(surprise);
  let step = 1;
  while (f(start - step * tau) < 0) step += 1;
  return start - step * tau;
}
