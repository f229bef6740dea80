/** Seeded random numbers: the same seed gives the same numbers everywhere. */
export interface Random {
  /** A number from 0 up to 1, 1 not included. */
  readonly next: () => number;
  /** A whole number from one to another, both included. */
  readonly whole: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(values: readonly T[]) => T;
  readonly shuffled: <T>(values: readonly T[]) => T[];
  /** Around a mean, with a spread, bell-shaped. */
  readonly around: (mean: number, spread: number) => number;
  /** A separate random stream for a part, so that a change in one leaves the others alone. */
  readonly fork: (part: number) => Random;
}

/** The generator is mulberry32: 32 bits of state, good enough for samples and quick. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const shuffled = <T>(values: readonly T[]): T[] => {
    const order = [...values];
    for (let last = order.length - 1; last > 0; last--) {
      const other = whole(0, last);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  };
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (values) => values[whole(0, values.length - 1)]!,
    shuffled,
    around: (mean, spread) => mean + spread * (next() + next() + next() + next() - 2) * Math.sqrt(3),
    fork: (part) => random(Math.imul(seed ^ (part + 1), 0x9e3779b1) ^ part),
  };
}
