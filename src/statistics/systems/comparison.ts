import { elo } from "./elo.ts";
import { glicko } from "./glicko.ts";
import { glicko2 } from "./glicko-2.ts";
import type { RatingSystem } from "./system.ts";

/** A published system, with the values it is used with. */
export interface ComparisonSystem {
  readonly parameters: Readonly<Record<string, number>>;
  readonly make: (players: number) => RatingSystem;
}

/** K that predicted best in Stephenson's study of 2012. */
const K_BEST = 27;
/** RD of a player who comes in with a published rating: more certain than a stranger, whom the papers give 350. */
const DEVIATION = 150;
const deviationOf = (): number => DEVIATION;

const eloWith = (K: number): ComparisonSystem => ({ parameters: { K }, make: (players) => elo(players, K) });

/** The values of Glicko and Stephenson are those that predicted best in Stephenson's study of 2012; Glicko-2's its paper's. */
const COMPARISON_SYSTEMS = {
  elo: eloWith(K_BEST),
  glicko: {
    parameters: { c: 15, deviation: DEVIATION },
    make: (players) => glicko(players, { c: 15, h: 0, lambda: 0, deviationOf }),
  },
  "glicko-2": {
    parameters: { tau: 0.5, volatility: 0.06, deviation: DEVIATION },
    make: (players) => glicko2(players, { tau: 0.5, volatility: 0.06, deviationOf }),
  },
  stephenson: {
    parameters: { c: 9, h: 9, lambda: 2, deviation: DEVIATION },
    make: (players) => glicko(players, { c: 9, h: 9, lambda: 2, deviationOf }),
  },
} as const satisfies Readonly<Record<string, ComparisonSystem>>;

export const COMPARISON_NAMES = Object.keys(COMPARISON_SYSTEMS) as (keyof typeof COMPARISON_SYSTEMS)[];

/** A system by its name, `elo:20` with another K; undefined: there is none. */
export function comparisonNamed(name: string): ComparisonSystem | undefined {
  const K = /^elo:(\d{1,3})$/.exec(name)?.[1];
  if (K !== undefined) return eloWith(Number(K));
  return Object.hasOwn(COMPARISON_SYSTEMS, name)
    ? COMPARISON_SYSTEMS[name as keyof typeof COMPARISON_SYSTEMS]
    : undefined;
}
