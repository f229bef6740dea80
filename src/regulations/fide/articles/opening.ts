import { type Derived, decide, derive } from "../../../calculation/derived.ts";
import type { Hundredths, Points } from "../../../domain/units.ts";
import { points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { FideArticles, FideEdition } from "../fide-edition.ts";
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

/** Whether an unrated player's tournament counts towards his first rating. The first condition that fails decides. */
export function kept(edition: FideEdition, candidate: Candidate): Derived<boolean> {
  const article = cite(edition, "opening");
  const { opening, ratedOpponents, result, Ru } = candidate;
  const { scoreMin, atLeastFloor } = article.sets;
  const asked = opponentsAsked(article.sets, candidate);
  if (asked !== null && ratedOpponents.value < asked) {
    return decide("kept", article, { ratedOpponents }, ({ ratedOpponents }) => [
      false,
      { code: opening ? "opening-too-few-opponents" : "too-few-opponents", found: ratedOpponents, opponentsMin: asked },
    ]);
  }
  if (!opening) return decide("kept", article, {}, () => [true, { code: "tournament-kept" }]);
  if (!atLeastFloor || result.W.value < scoreMin) return byScore(edition, result.W);
  const own = Ru ?? initialRating(edition, result).Ru;
  return decide("kept", article, { Ru: own, floor: floorOf(edition) }, ({ Ru, floor }) =>
    Ru >= floor ? [true, { code: "opening-kept" }] : [false, { code: "opening-below-floor", found: Ru, floor }],
  );
}

/** How many rated opponents are needed: of the first tournament whatever its system, or of every one but round robins. */
function opponentsAsked(
  { ratedOpponents }: FideArticles["opening"]["sets"],
  { opening, roundRobin }: Candidate,
): number | null {
  if (ratedOpponents === null) return null;
  const isAsked = ratedOpponents.everySwiss ? !roundRobin : opening;
  return isAsked ? ratedOpponents.opponentsMin : null;
}

const byScore = (edition: FideEdition, W: Derived<Hundredths>): Derived<boolean> =>
  decide("kept", cite(edition, "opening"), { W }, ({ W }, { scoreMin }) =>
    W >= scoreMin ? [true, { code: "opening-kept" }] : [false, { code: "opening-score-too-low", found: W, scoreMin }],
  );
