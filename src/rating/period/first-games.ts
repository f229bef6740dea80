import { type Derived, deriveAll, given } from "../../calculation/derived.ts";
import { COUNTED } from "../../domain/source.ts";
import { type Hundredths, hundredths, type Points, points } from "../../domain/units.ts";
import { cite } from "../../regulations/edition.ts";
import type { Result } from "../../regulations/fide/articles/initial-rating.ts";
import { gamesSeen } from "../rate-tournament.ts";
import type { Appearance } from "./player-change.ts";
import type { Fielded } from "./ruled.ts";

/** What a tournament of this list gave an unrated player, game by game. */
export interface FirstGames {
  readonly result: Result;
  /** Ru(new) of a round robin with its own method; null otherwise. */
  readonly Ru: Derived<Points> | null;
}

/** By tournament. The numbers are those of the pool; here they come from the games. */
export function firstGames(appearances: readonly Appearance[]): ReadonlyMap<string, FirstGames> {
  return new Map(
    appearances.flatMap(({ fielded, place }) => {
      const first = fielded.field.first[place];
      if (!fielded.roles[place]!.pools || !first) return [];
      const games = first.roundRobin
        ? { result: first.result, Ru: first.rating?.Ru ?? null }
        : { result: againstRated(fielded, place), Ru: null };
      return [[fielded.tournament.id, games] as const];
    }),
  );
}

/** The games against rated opponents, unless a ruling takes one out. */
function againstRated({ edition, rated, field }: Fielded, place: number): Result {
  const opponents: Derived<Points>[] = [];
  const scores: Derived<Hundredths>[] = [];
  for (const { opponent, score, against } of gamesSeen(rated)[place]!) {
    const rating = rated.entrants[opponent]!.rating === null ? null : field.ratings[opponent];
    if (score === null || against || !rating) continue;
    opponents.push(rating);
    scores.push(score);
  }
  const article = cite(edition, "averageOfOpponents");
  const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  return {
    n: given("n", opponents.length, COUNTED),
    sum: deriveAll("Σ opponents", article, opponents, (values) => points(total(values))),
    W: deriveAll("W", article, scores, (values) => hundredths(total(values))),
  };
}
