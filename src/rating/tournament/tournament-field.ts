import { type Derived, given } from "../../calculation/derived.ts";
import { COUNTED } from "../../domain/codes/source.ts";
import type { System } from "../../domain/tournament.ts";
import type { Points } from "../../domain/units.ts";
import { composition, isRoundRobin, systemAsRated } from "../../regulations/fide/articles/composition.ts";
import { unratedMatch } from "../../regulations/fide/articles/matches.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { type FirstResult, firstResults, ratingGiven } from "../first/first-results.ts";
import { overruling } from "../office-decision.ts";
import { NONE } from "../period/columns/player-columns.ts";
import { type Disregarded, disregardedIn } from "./disregarded.ts";
import { type FieldFacts, factsOf } from "./field-facts.ts";
import { isComplete, presentIn, roundRobinTable } from "./round-robin-field.ts";
import { type Scores, scoresOf } from "./scores.ts";
import type { Tournament } from "./tournament.ts";

/** What is known of a whole tournament before any one player is rated. By place among the entrants. */
export interface TournamentField extends Disregarded {
  readonly system: Derived<System>;
  readonly counts: Derived<boolean>;
  readonly against: readonly Derived<boolean>[];
  /** What the tournament gives the unrated; null for the rated. */
  readonly first: readonly (FirstResult | null)[];
  /** The rating each counts with for the opponents: the list's, or what the tournament gave; null: none. */
  readonly ratingMet: (place: number) => Derived<Points> | null;
}

export const tournamentField = (edition: FideEdition, tournament: Tournament): TournamentField =>
  fieldOn(edition, factsOf(tournament));

export function fieldOn(edition: FideEdition, facts: FieldFacts): TournamentField {
  const scores = scoresOf(facts.ratings.length, facts.games);
  const { disregarded, isDisregarded } = disregardedIn(edition, facts, scores);
  const present = presentIn(edition, facts, scores, disregarded);
  const system = systemAsRated(edition, {
    system: facts.system,
    complete: given("complete", isComplete(facts, present), COUNTED),
  });
  const matchRuling = facts.system.value === "match" ? [matchRated(edition, facts)] : [];
  const { counts, against } = rulingOn(facts, [...matchRuling, compositionOf(edition, facts, system, scores)]);
  const table = hasOwnMethod(edition, system) ? roundRobinTable(edition, facts, present) : new Map();
  const results = firstResults(edition, facts, { system, present, table });
  // What is not rated is not kept either.
  const first = counts.value ? results : results.map((each) => each && { ...each, kept: counts });
  const ratingMet = ratingsMet(edition, facts, first);
  return { system, counts, against, disregarded, isDisregarded, first, ratingMet };
}

/** Made as they are asked for: a large period asks for few. */
function ratingsMet(
  edition: FideEdition,
  { rating }: FieldFacts,
  first: readonly (FirstResult | null)[],
): TournamentField["ratingMet"] {
  const known = new Map<number, Derived<Points> | null>();
  return (place) => {
    const found = known.get(place);
    if (found !== undefined) return found;
    const listed = rating(place);
    const given = first[place] ? (ratingGiven(edition, first[place])?.Ru ?? null) : null;
    const met = listed ? asOpponent(listed) : given;
    known.set(place, met);
    return met;
  };
}

/** The first ruling against a tournament stands, unless the office decided otherwise. */
function rulingOn(
  { rulings, decided }: Pick<FieldFacts, "rulings" | "decided">,
  byArticle: readonly Derived<boolean>[],
): Pick<TournamentField, "counts" | "against"> {
  const against = [...rulings, ...byArticle].filter(({ value }) => !value);
  if (decided?.value) return { counts: overruling(decided, against), against: [] };
  if (decided) return { counts: decided, against: [decided] };
  return { counts: against[0] ?? byArticle.at(-1)!, against };
}

/** A rating from a list, named as the opponents see it. */
const asOpponent = (rating: Derived<Points>): Derived<Points> =>
  rating.basis.kind === "given"
    ? { term: "opponent", value: rating.value, basis: rating.basis, inputs: rating.inputs }
    : rating;

function matchRated(edition: FideEdition, { ratings, rating }: FieldFacts): Derived<boolean> {
  const of = (place: number) => (place < ratings.length ? rating(place) : null);
  return unratedMatch(edition, {
    own: of(0) ?? given("own rating", null, COUNTED),
    opponent: of(1) ?? given("opponent rating", null, COUNTED),
  });
}

/** The field is counted as it played, before anybody's result is disregarded. */
function compositionOf(
  edition: FideEdition,
  { ratings, national, lifted }: FieldFacts,
  system: Derived<System>,
  { n }: Scores,
): Derived<boolean> {
  let [players, rated] = [0, 0];
  for (let place = 0; place < n.length; place++) {
    if (n[place] === 0) continue;
    players += 1;
    if (ratings[place] !== NONE) rated += 1;
  }
  const ruling = composition(edition, {
    system,
    players: given("players", players, COUNTED),
    rated: given("rated players", rated, COUNTED),
    national: given("national championship", national, COUNTED),
  });
  return lifted(ruling);
}

const hasOwnMethod = (edition: FideEdition, system: Derived<System>): boolean =>
  isRoundRobin(system.value) && edition.articles.roundRobinAverage.sets !== null;
