/** How a tournament is played, as far as the regulations tell systems apart. */
export const SYSTEMS = ["swiss", "team", "round-robin", "double-round-robin", "match"] as const;
export type System = (typeof SYSTEMS)[number];

export type Colour = "white" | "black";

/** A rate of play: periods of time, and the seconds added for each move. */
export interface RateOfPlay {
  readonly periods: readonly { readonly moves: number | null; readonly seconds: number }[];
  readonly increment: { readonly seconds: number; readonly fromMove: number } | null;
}
