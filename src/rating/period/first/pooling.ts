import { type Derived, given } from "../../../calculation/derived.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import { isRoundRobin } from "../../../regulations/fide/articles/composition.ts";
import { pooled, type Result } from "../../../regulations/fide/articles/initial-rating.ts";
import { kept } from "../../../regulations/fide/articles/opening.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import type { FirstResult } from "../../first/first-results.ts";
import type { PeriodContext } from "../context.ts";
import type { Fielded } from "../rulings/fielded.ts";
import type { Whole } from "../rulings/wholes.ts";
import type { PooledTournament } from "../types.ts";

/** What a tournament, or a stage of one, gave an unrated player. */
export interface StageGiven {
  readonly fielded: Fielded;
  readonly place: number;
  readonly first: FirstResult;
}

/** What a tournament gives somebody to pool: not rated it is nobody's, and without a counted game there is nothing. */
export function givenBy(fielded: Fielded, place: number): StageGiven | null {
  const { roles, field } = fielded;
  const first = field.counts.value && roles.unusual.get(place)?.pools ? field.first[place] : null;
  return first && first.result.n.value > 0 ? { fielded, place, first } : null;
}

/** By player, all that the stages of a tournament gave them. */
export function givenTogether(stages: readonly Fielded[]): ReadonlyMap<string, readonly StageGiven[]> {
  const all = new Map<string, StageGiven[]>();
  for (const fielded of stages) {
    for (const place of fielded.roles.unusual.keys()) {
      const own = givenBy(fielded, place);
      const player = fielded.tournament.entrants[place]!;
      if (own) all.set(player, [...(all.get(player) ?? []), own]);
    }
  }
  return all;
}

/** Stages together: their results as one, each opponent once, and the conditions of the opening rule asked of that. */
export interface StagesResult {
  readonly result: Result;
  readonly ratedOpponents: Derived<number>;
  readonly roundRobin: boolean;
  readonly ru: number | null;
  readonly opening: boolean;
  readonly kept: Derived<boolean>;
}

export function joinStages(edition: FideEdition, stages: readonly StageGiven[]): StagesResult {
  const [{ fielded, place, first }, ...others] = stages as readonly [StageGiven, ...StageGiven[]];
  const opening = fielded.openings.has(place);
  const roundRobin = stages.every((each) => isRoundRobin(each.fielded.field.system.value));
  if (others.length === 0) {
    const { result, ratedOpponents, kept } = first;
    const ru = first.byOwnMethod?.RuNew.value ?? null;
    return { result, ratedOpponents, kept, roundRobin, ru, opening };
  }
  const result = pooled(
    edition,
    stages.map((each) => each.first.result),
  );
  const persons = new Set(
    stages.flatMap((each) => [...each.first.met].map((opponent) => each.fielded.tournament.entrants[opponent]!)),
  );
  const ratedOpponents = given("rated opponents", persons.size, COUNTED);
  const ruling = kept(edition, { opening, roundRobin, ratedOpponents, result, Ru: null });
  return { result, ratedOpponents, roundRobin, ru: null, opening, kept: ruling };
}

/** What goes into a player's pool. */
export const pooledOf = (
  { input }: PeriodContext,
  { id, start, end, stages }: Whole,
  edition: FideEdition,
  { result, ratedOpponents, roundRobin, ru, opening, kept }: StagesResult,
): PooledTournament => ({
  id,
  start,
  end,
  edition: edition.id,
  list: input.list,
  n: result.n.value,
  sum: result.sum.value,
  W: result.W.value,
  ratedOpponents: ratedOpponents.value,
  roundRobin,
  ru,
  teamChampionship: stages.some(({ teamChampionship }) => teamChampionship),
  opening,
  kept: kept.value,
});
