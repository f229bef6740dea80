import { type Derived, deriveAll, given } from "../../../calculation/derived.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import { type Hundredths, hundredths, type Points, points } from "../../../domain/units.ts";
import { cite } from "../../../regulations/edition.ts";
import { pooled, type Result } from "../../../regulations/fide/articles/initial-rating.ts";
import { takenOut } from "../../office-decision.ts";
import { gamesSeenBy } from "../../tournament/rate-tournament.ts";
import type { Appearance } from "../changes/player-change.ts";
import type { Fielded } from "../rulings/fielded.ts";
import { givenBy, type StageGiven } from "./pooling.ts";

/** What a tournament of this list gave an unrated player, game by game. */
export interface FirstGames {
  readonly result: Result;
  /** Ru(new) of a round robin with its own method; null otherwise. */
  readonly Ru: Derived<Points> | null;
}

/** By tournament, its stages together. The numbers are those of the pool; here they come from the games. */
export function firstGames(appearances: readonly Appearance[]): ReadonlyMap<string, FirstGames> {
  const all = new Map<string, FirstGames>();
  for (const { fielded, place } of appearances) {
    const own = givenBy(fielded, place);
    if (own === null) continue;
    const id = fielded.whole?.id ?? fielded.tournament.id;
    const before = all.get(id);
    all.set(id, before ? added(fielded, before, ofStage(own)) : ofStage(own));
  }
  return all;
}

const ofStage = ({ fielded, place, first }: StageGiven): FirstGames =>
  first.byOwnMethod
    ? { result: first.result, Ru: first.byOwnMethod.RuNew }
    : { result: againstRated(fielded, place), Ru: null };

const added = ({ edition }: Fielded, one: FirstGames, other: FirstGames): FirstGames => ({
  result: pooled(edition, [one.result, other.result]),
  Ru: null,
});

/** The games against rated opponents, unless a ruling takes one out. */
function againstRated({ edition, field, ...fielded }: Fielded, place: number): Result {
  const rated = fielded.rated();
  const opponents: Derived<Points>[] = [];
  const scores: Derived<Hundredths>[] = [];
  for (const game of gamesSeenBy(rated, place)) {
    const { opponent, score } = game;
    const rating = rated.entrants[opponent]!.rating === null ? null : field.ratingMet(opponent);
    if (score === null || takenOut(game) || !rating) continue;
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
