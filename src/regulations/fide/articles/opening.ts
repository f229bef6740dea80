import { type Derived, decide, derive } from "../../../calculation/derived.ts";
import type { Hundredths, Points } from "../../../domain/units.ts";
import { points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";
import type { Result } from "./initial-rating.ts";
import { initialRating } from "./initial-rating.ts";

/** The lowest rating a list publishes. */
export const floorOf = (edition: FideEdition): Derived<Points> =>
  derive("floor", cite(edition, "floor"), {}, (_, { rating }) => points(rating));

/** An unrated player's tournament, as the question whether it is kept sees it. */
export interface Candidate {
  /** Whether no tournament before it was kept. */
  readonly opening: boolean;
  readonly roundRobin: boolean;
  readonly ratedOpponents: Derived<number>;
  readonly result: Result;
  /** Ru of this tournament, where it is not simply that of the result. */
  readonly Ru: Derived<Points> | null;
}

/** Whether an unrated player's tournament counts towards their first rating. The first condition that fails decides. */
export function kept(edition: FideEdition, candidate: Candidate): Derived<boolean> {
  const article = cite(edition, "opening");
  const { opening, result, Ru } = candidate;
  const { scoreMin, atLeastFloor } = article.sets;
  const few = tooFew(edition, candidate);
  if (few !== null) return few;
  if (!opening) return decide("kept", article, {}, () => [true, { code: "tournament-kept" }]);
  if (!atLeastFloor || result.W.value < scoreMin) return byScore(edition, result.W);
  const own = Ru ?? initialRating(edition, result).Ru;
  return decide("kept", article, { Ru: own, floor: floorOf(edition) }, ({ Ru, floor }) =>
    Ru >= floor ? [true, { code: "opening-kept" }] : [false, { code: "opening-below-floor", found: Ru, floor }],
  );
}

/**
 * Too few games against rated players, or too few of these; null: enough. They are asked of the first tournament, or of
 * every one but round robins; a round robin is asked for opponents only.
 */
function tooFew(edition: FideEdition, candidate: Candidate): Derived<boolean> | null {
  const article = cite(edition, "opening");
  const { opening, roundRobin, ratedOpponents, result } = candidate;
  const asked = article.sets.ratedOpponents;
  if (asked === null || (asked.everySwiss ? roundRobin : !opening)) return null;
  const { gamesMin, opponentsMin } = asked;
  if (gamesMin !== null && !roundRobin && result.n.value < gamesMin) {
    const code = opening ? "opening-too-few-rated-games" : "too-few-rated-games";
    return decide("kept", article, { n: result.n }, ({ n }) => [false, { code, found: n, gamesMin }]);
  }
  if (opponentsMin !== null && ratedOpponents.value < opponentsMin) {
    const code = opening ? "opening-too-few-opponents" : "too-few-opponents";
    return decide("kept", article, { ratedOpponents }, ({ ratedOpponents: found }) => [
      false,
      { code, found, opponentsMin },
    ]);
  }
  return null;
}

const byScore = (edition: FideEdition, W: Derived<Hundredths>): Derived<boolean> =>
  decide("kept", cite(edition, "opening"), { W }, ({ W }, { scoreMin }) =>
    W >= scoreMin ? [true, { code: "opening-kept" }] : [false, { code: "opening-score-too-low", found: W, scoreMin }],
  );
