import type { SimulatedPeriod } from "./simulate.ts";
import { type AgainstTruth, TruthSums } from "./truth.ts";

/** Players with a first rating, after so many more games. */
export interface NewcomersAfter extends AgainstTruth {
  readonly games: number;
}

/** Games after the first rating at which newcomers are looked at. */
const STEPS = [0, 5, 10, 20, 30, 50, 75, 100];

/** How the ratings of newcomers find their true strength. */
export function newcomers(): {
  readonly add: (period: SimulatedPeriod) => void;
  readonly found: () => readonly NewcomersAfter[];
} {
  const sums = STEPS.map(() => new TruthSums());
  /** By id: games so far, and how many steps were passed; those of the first list are not new. */
  const games = new Map<number, { games: number; step: number }>();
  let isFirst = true;
  const pass = (own: { games: number; step: number }, rating: number, strength: number): void => {
    while (own.step < STEPS.length && own.games >= STEPS[own.step]!) {
      // Several steps in one list: only the last of them was reached with these games.
      if (own.step + 1 === STEPS.length || own.games < STEPS[own.step + 1]!) sums[own.step]!.add(rating, strength);
      own.step += 1;
    }
  };
  return {
    add: ({ list, strength }) => {
      for (let place = 0; place < list.players; place++) {
        const known = games.get(list.id[place]!);
        const own = known ?? { games: 0, step: isFirst ? STEPS.length : 0 };
        if (known === undefined) games.set(list.id[place]!, own);
        else own.games += list.games[place]!;
        pass(own, list.rating[place]!, strength[place]!);
      }
      isFirst = false;
    },
    found: () =>
      STEPS.map((step, index) => ({ games: step, ...sums[index]!.found() })).filter(({ players }) => players > 0),
  };
}
