import { type Derived, given } from "../../calculation/derived.ts";
import { COUNTED } from "../../domain/codes/source.ts";
import type { System } from "../../domain/tournament.ts";
import { hundredths, points } from "../../domain/units.ts";
import { isRoundRobin } from "../../regulations/fide/articles/composition.ts";
import { type FirstRating, initialRating, type Result } from "../../regulations/fide/articles/initial-rating.ts";
import { kept } from "../../regulations/fide/articles/opening.ts";
import type { RoundRobinRating } from "../../regulations/fide/articles/round-robin.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { NONE } from "../period/columns/player-columns.ts";
import type { FieldFacts } from "../tournament/field-facts.ts";
import { NOTHING_SCORED, type Scored, scoredIn } from "../tournament/scores.ts";

/** What an unrated player scored in a tournament, and whether it is kept. Few ask for the rating: see `ratingGiven`. */
export interface FirstResult {
  readonly kept: Derived<boolean>;
  /** What goes into the pool where it is kept. */
  readonly result: Result;
  readonly ratedOpponents: Derived<number>;
  /** Places of these opponents. */
  readonly met: ReadonlySet<number>;
  /** What the tournament's own method gave; null: the formula for results against the rated does. */
  readonly byOwnMethod: RoundRobinRating | null;
}

export const givesRating = ({ result, byOwnMethod }: FirstResult): boolean =>
  byOwnMethod !== null || result.n.value > 0;

/** The rating a tournament gives an unrated player; null: none. */
export function ratingGiven(edition: FideEdition, first: FirstResult): FirstRating | null {
  const { result, byOwnMethod: own } = first;
  if (own) return { Rc: own.RcNew, p: own.p, dp: own.dp, Ru: own.RuNew, rating: own.RuNew };
  return givesRating(first) ? initialRating(edition, result) : null;
}

/** By what the unrated are measured. */
interface Measures {
  readonly system: Derived<System>;
  /** Who took part in a round robin. */
  readonly present: ReadonlySet<number>;
  /** What a round robin's own method gave, by place. */
  readonly table: ReadonlyMap<number, RoundRobinRating>;
}

/** By place, the results of the unrated: all games of a round robin with its own method, else those against the rated. */
export function firstResults(
  edition: FideEdition,
  facts: FieldFacts,
  { system, present, table }: Measures,
): readonly (FirstResult | null)[] {
  const { ratings, opening } = facts;
  const results = new Array<FirstResult | null>(ratings.length).fill(null);
  if (!ratings.includes(NONE)) return results;
  const scored = scoredIn(
    facts,
    (place, opponent) =>
      ratings[place] === NONE && (table.has(place) ? present.has(opponent) : ratings[opponent] !== NONE),
  );
  for (let place = 0; place < ratings.length; place++) {
    if (ratings[place] !== NONE) continue;
    const of = { scored: scored.get(place) ?? NOTHING_SCORED, ratings, own: table.get(place) ?? null };
    results[place] = firstResult(edition, of, { opening: opening(place), roundRobin: isRoundRobin(system.value) });
  }
  return results;
}

interface Unrated {
  readonly scored: Scored;
  readonly ratings: Int32Array;
  readonly own: RoundRobinRating | null;
}

function firstResult(
  edition: FideEdition,
  { scored: { n, W, opponents }, ratings, own }: Unrated,
  tournament: { readonly opening: boolean; readonly roundRobin: boolean },
): FirstResult {
  const met = new Set(opponents.filter((opponent) => ratings[opponent] !== NONE));
  const sum = own ? own.RcNew.value * n : opponents.reduce((total, each) => total + ratings[each]!, 0);
  const result: Result = {
    n: given("n", n, COUNTED),
    sum: given("Σ opponents", points(sum), COUNTED),
    W: given("W", hundredths(W), COUNTED),
  };
  const ratedOpponents = given("rated opponents", met.size, COUNTED);
  const { opening, roundRobin } = tournament;
  const ruling = kept(edition, { opening, roundRobin, ratedOpponents, result, Ru: own?.RuNew ?? null });
  return { kept: ruling, result, ratedOpponents, met, byOwnMethod: own };
}
