import type { IsoDate } from "../../domain/dates.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";

/** Who meets whom in a tournament: players with as many points, or players of about the same level in every round. */
export const PAIRINGS = ["swiss", "strength"] as const;
export type PairingMethod = (typeof PAIRINGS)[number];

/** A simulated pool: how large it is, under which rules it is rated, and what is planted in it. */
export interface PoolSettings {
  readonly seed: number;
  readonly players: number;
  readonly start: IsoDate;
  readonly pairing: PairingMethod;
  /** The edition that holds for a list; a changed one may begin with any of them. */
  readonly editionOf: (list: number) => FideEdition;
  /** Added to every first rating of a list. */
  readonly firstRatingsBy: (list: number) => number;
  /** Added to every rating on each list. */
  readonly everyRatingBy: (list: number) => number;
}

/** How true strength changes in a year, by age: the young rise, the old fall. */
export const RISE_BY_AGE: readonly { readonly to: number; readonly points: number }[] = [
  { to: 11, points: 90 },
  { to: 14, points: 70 },
  { to: 17, points: 45 },
  { to: 20, points: 20 },
  { to: 24, points: 5 },
  { to: 45, points: 0 },
  { to: 60, points: -4 },
  { to: 120, points: -8 },
];

/** Of all players, who leaves in a month; as many come. */
export const LEAVING_A_MONTH = 0.012;
/** Of those who come, so many are children. */
export const CHILDREN = 0.6;
/** Points that White's first move is worth. */
export const WHITE_ADVANTAGE = 30;
export const ROUNDS = 7;
export const FIELD = 40;
