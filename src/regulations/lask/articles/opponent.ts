import { type Derived, decide, deriveAll } from "../../../calculation/derived.ts";
import { type Hundredths, hundredths, type Points, points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { LaskEdition } from "../lask-edition.ts";
import { LAST_ROW_FROM, tablePoints } from "../points-table.ts";

/** What is known of an opponent's strength; null where there is none. */
export interface OpponentRatings {
  /** The base rating in a Swedish book. */
  readonly swedish: Derived<Points> | null;
  readonly elo: Derived<Points> | null;
  readonly estimate: Derived<Points> | null;
}

/** The rating an opponent is met with, the clause saying which one it is; null where an estimate must be made first. */
export function opponentBase(
  edition: LaskEdition,
  { swedish, elo, estimate }: OpponentRatings,
): Derived<Points> | null {
  const article = cite(edition, "opponent");
  if (swedish !== null) {
    return decide("opponent's base", article, { swedish }, ({ swedish }) => [swedish, { code: "swedish-rating" }]);
  }
  if (elo !== null) {
    return decide("opponent's base", article, { elo }, ({ elo }, { eloAdded }) => [
      points(elo + eloAdded),
      { code: "elo-and-more", elo, eloAdded },
    ]);
  }
  if (estimate === null) return null;
  return decide("opponent's base", article, { estimate }, ({ estimate }) => [estimate, { code: "estimated" }]);
}

/** A result of a player without any rating. */
export interface EstimateResult {
  readonly opponent: Derived<Points>;
  readonly score: Derived<Hundredths>;
}

/**
 * An estimate for the keeper to confirm: the rating with which the table would have left the results without
 * points, the middle where a span does. null where no rating would, as when every game was won or every game lost.
 */
export function estimateFromResults(edition: LaskEdition, results: readonly EstimateResult[]): Derived<Points> | null {
  const facts = results.flatMap(pairOf);
  if (balanceOf(facts.map(({ value }) => value)) === null) return null;
  return deriveAll("estimate", cite(edition, "estimate"), facts, (pairs) => balanceOf(pairs)!);
}

const pairOf = ({ opponent, score }: EstimateResult): readonly Derived<number>[] => [opponent, score];

/** Points fall as the rating rises: above the last rating that gains and below the first that loses lies the balance. */
function balanceOf(pairs: readonly number[]): Points | null {
  const opponents = pairs.filter((_, index) => index % 2 === 0);
  const scores = pairs.filter((_, index) => index % 2 === 1).map(hundredths);
  const low = Math.min(...opponents) - LAST_ROW_FROM;
  const high = Math.max(...opponents) + LAST_ROW_FROM;
  const sumAt = (rating: number): number =>
    opponents.reduce((sum, opponent, index) => sum + tablePoints(points(rating - opponent), scores[index]!).full, 0);
  if (opponents.length === 0 || sumAt(low) <= 0 || sumAt(high) >= 0) return null;
  const gains = lastWhere((rating) => sumAt(rating) > 0, low, high);
  const noLoss = lastWhere((rating) => sumAt(rating) >= 0, low, high);
  return points(Math.ceil((gains + noLoss + 1) / 2));
}

/** The last whole number from `low` on for which a test holds that fails at `high`; halving, so at most log₂ steps. */
function lastWhere(holds: (rating: number) => boolean, low: number, high: number): number {
  if (high - low <= 1) return low;
  const middle = Math.floor((low + high) / 2);
  return holds(middle) ? lastWhere(holds, middle, high) : lastWhere(holds, low, middle);
}
