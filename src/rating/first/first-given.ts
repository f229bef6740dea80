import type { Derived } from "../../calculation/derived.ts";
import type { RatedPlayer, RatedTournament } from "../tournament/rate-tournament.ts";

/** What one tournament gives an unrated player. It is no first rating yet: that is made of all that is kept. */
export interface FirstGiven {
  readonly n: number;
  /** Against those opponents. */
  readonly score: number;
  /** Ratings of the opponents together; null: there were none. */
  readonly sum: number | null;
  readonly Rc: number | null;
  /** null: the tournament is not kept, and gives none. */
  readonly Ru: number | null;
  readonly kept: boolean;
  /** Why it is kept, or not. */
  readonly ruling: Derived<boolean>;
}

/** null: the player is rated, also by a rating published since, or the tournament is not. */
export function firstGiven(
  { counts }: Pick<RatedTournament, "counts">,
  { first, own }: RatedPlayer,
): FirstGiven | null {
  if (first === null || own !== undefined || !counts.value) return null;
  const { result, rating, kept } = first;
  const Rc = rating?.Rc.value ?? null;
  const n = result.n.value;
  return {
    n,
    score: result.W.value / 100,
    sum: n === 0 ? null : result.sum.value,
    Rc: Rc === null || typeof Rc === "number" ? Rc : Math.round((Rc.numerator * 100) / Rc.denominator) / 100,
    Ru: kept.value ? (rating?.Ru.value ?? null) : null,
    kept: kept.value,
    ruling: kept,
  };
}
