import { type Derived, given } from "../calculation/derived.ts";
import { COUNTED } from "../domain/source.ts";
import type { System } from "../domain/tournament.ts";
import { hundredths, type Points, points } from "../domain/units.ts";
import { composition, isRoundRobin, systemAsRated, tookPart } from "../regulations/fide/articles/composition.ts";
import { disregardedResult } from "../regulations/fide/articles/counted-games.ts";
import { type FirstRating, initialRating, type Result } from "../regulations/fide/articles/initial-rating.ts";
import { unratedMatch } from "../regulations/fide/articles/matches.ts";
import { kept } from "../regulations/fide/articles/opening.ts";
import { type RoundRobinRating, roundRobin } from "../regulations/fide/articles/round-robin.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";
import { overruling, takenOut } from "./office-decision.ts";
import type { Tournament } from "./rate-tournament.ts";
import { scoreOf, scoresOf } from "./scores.ts";

/** What a tournament gives an unrated player, and whether it is kept. */
export interface FirstResult {
  readonly rating: FirstRating | null;
  readonly kept: Derived<boolean>;
  /** What goes into the pool where it is kept. */
  readonly result: Result;
  readonly ratedOpponents: Derived<number>;
  /** Places of these opponents. */
  readonly met: ReadonlySet<number>;
  /** Whether the tournament's own method gave the rating, and not the formula for results against the rated. */
  readonly roundRobin: boolean;
}

/** What is known of a whole tournament before any one player is rated. By place among the entrants. */
export interface TournamentField {
  readonly system: Derived<System>;
  readonly counts: Derived<boolean>;
  readonly against: readonly Derived<boolean>[];
  readonly disregarded: readonly Derived<boolean>[];
  /** What the tournament gives the unrated; null for the rated. */
  readonly first: readonly (FirstResult | null)[];
  /** The rating each counts with for the opponents: the list's, or what the tournament gave; null: none. */
  readonly ratings: readonly (Derived<Points> | null)[];
}

export function tournamentField(edition: FideEdition, tournament: Tournament): TournamentField {
  const { entrants } = tournament;
  const scores = scoresOf(tournament);
  const disregarded = entrants.map(({ rating, opening, pointsInAll }, place) =>
    disregardedResult(edition, {
      rating: rating ?? given("Ro", null, COUNTED),
      opening: given("first tournament", opening, COUNTED),
      score: given("W", pointsInAll ?? hundredths(scores[place]!.W), COUNTED),
    }),
  );
  // Who took part matters to a round robin only: it decides whether it is complete, and its own method goes by it.
  const present = isRoundRobin(tournament.system.value)
    ? entrants.flatMap((_, place) => (takesPart(edition, scores[place]!.n, disregarded[place]!) ? [place] : []))
    : [];
  const system = systemAsRated(edition, {
    system: tournament.system,
    complete: given("complete", isRoundRobin(tournament.system.value) && isComplete(tournament, present), COUNTED),
  });
  const matchRuling = tournament.system.value === "match" ? [matchRated(edition, tournament)] : [];
  const enough = compositionOf(edition, tournament, system, scores);
  const { counts, against } = rulingOn(tournament, [...matchRuling, enough]);
  const table = hasOwnMethod(edition, system) ? roundRobinTable(edition, tournament, present) : new Map();
  const first = entrants.map(({ rating }, place) => {
    if (rating) return null;
    const own = firstOf(edition, tournament, { place, present, own: table.get(place), system });
    return counts.value ? own : { ...own, kept: counts }; // what is not rated is not kept either
  });
  const ratings = entrants.map(({ rating }, place) =>
    rating ? asOpponent(rating) : (first[place]?.rating?.Ru ?? null),
  );
  return { system, counts, against, disregarded, first, ratings };
}

/** The first ruling against a tournament stands, unless the office decided otherwise. */
function rulingOn(
  { rulings, decided }: Tournament,
  byArticle: readonly Derived<boolean>[],
): Pick<TournamentField, "counts" | "against"> {
  const against = [...rulings, ...byArticle].filter(({ value }) => !value);
  if (decided?.value) return { counts: overruling(decided, against), against: [] };
  if (decided) return { counts: decided, against: [decided] };
  return { counts: against[0] ?? byArticle.at(-1)!, against };
}

/** A rating from a list, named as the opponents see it. */
const asOpponent = (rating: Derived<Points>): Derived<Points> =>
  rating.basis.kind === "given" ? given("opponent", rating.value, rating.basis.source) : rating;

const takesPart = (edition: FideEdition, gamesPlayed: number, disregarded: Derived<boolean>): boolean =>
  tookPart(edition, { gamesPlayed: given("games played", gamesPlayed, COUNTED), disregarded }).value;

/**
 * Whether those who took part have played all their games with each other: a pairing that is not there was not played,
 * and a game that was taken out is as good as unplayed.
 */
function isComplete({ games, system }: Tournament, present: readonly number[]): boolean {
  const meetings = system.value === "double-round-robin" ? 2 : 1;
  const among = games.filter(({ white, black }) => present.includes(white) && present.includes(black));
  const played = among.filter((game) => game.score !== null && !takenOut(game)).length;
  return played === among.length && played >= (meetings * present.length * (present.length - 1)) / 2;
}

const matchRated = (edition: FideEdition, { entrants }: Tournament): Derived<boolean> =>
  unratedMatch(edition, {
    own: entrants[0]?.rating ?? given("own rating", null, COUNTED),
    opponent: entrants[1]?.rating ?? given("opponent rating", null, COUNTED),
  });

/** The field is counted as it played, before anybody's result is disregarded. */
function compositionOf(
  edition: FideEdition,
  { entrants, national }: Tournament,
  system: Derived<System>,
  scores: readonly { readonly n: number }[],
): Derived<boolean> {
  const field = entrants.filter((_, place) => scores[place]!.n > 0);
  return composition(edition, {
    system,
    players: given("players", field.length, COUNTED),
    rated: given("rated players", field.filter(({ rating }) => rating !== null).length, COUNTED),
    national: given("national championship", national, COUNTED),
  });
}

const hasOwnMethod = (edition: FideEdition, system: Derived<System>): boolean =>
  isRoundRobin(system.value) && edition.articles.roundRobinAverage.sets !== null;

/** Ru(new) of the unrated players of a round robin, by place. */
function roundRobinTable(
  edition: FideEdition,
  tournament: Tournament,
  present: readonly number[],
): ReadonlyMap<number, RoundRobinRating> {
  const scored = present
    .map((place) => ({ place, ...scoreOf(tournament, place, (opponent) => present.includes(opponent)) }))
    .filter(({ n }) => n > 0); // whose games rulings all took out, has nothing to be measured by
  const players = scored.map(({ place, n, W }) => ({
    rating: tournament.entrants[place]!.rating,
    n: given("n", n, COUNTED),
    W: given("W", hundredths(W), COUNTED),
  }));
  const rated = players.filter(({ rating }) => rating !== null);
  if (rated.length === 0 || rated.length === players.length) return new Map();
  const { unrated } = roundRobin(edition, players, given("opponents", players.length - 1, COUNTED));
  return new Map(scored.flatMap(({ place }, index) => (unrated[index] ? [[place, unrated[index]]] : [])));
}

interface Unrated {
  readonly place: number;
  readonly present: readonly number[];
  readonly own: RoundRobinRating | undefined;
  readonly system: Derived<System>;
}

/** The result of an unrated player: all games of a round robin with its own method, else those against the rated. */
function firstOf(edition: FideEdition, tournament: Tournament, { place, present, own, system }: Unrated): FirstResult {
  const { entrants } = tournament;
  const isCounted = (opponent: number) => (own ? present.includes(opponent) : entrants[opponent]!.rating !== null);
  const { n, W, opponents } = scoreOf(tournament, place, isCounted);
  const met = new Set(opponents.filter((opponent) => entrants[opponent]!.rating !== null));
  const sum = own ? own.RcNew.value * n : opponents.reduce((total, each) => total + entrants[each]!.rating!.value, 0);
  const result: Result = {
    n: given("n", n, COUNTED),
    sum: given("Σ opponents", points(sum), COUNTED),
    W: given("W", hundredths(W), COUNTED),
  };
  const rating = own
    ? { Rc: own.RcNew, p: own.p, dp: own.dp, Ru: own.RuNew, rating: own.RuNew }
    : n > 0
      ? initialRating(edition, result)
      : null;
  const candidate = {
    opening: entrants[place]!.opening,
    roundRobin: isRoundRobin(system.value),
    ratedOpponents: given("rated opponents", met.size, COUNTED),
    result,
    Ru: rating?.Ru ?? null,
  };
  return {
    rating,
    kept: kept(edition, candidate),
    result,
    ratedOpponents: candidate.ratedOpponents,
    met,
    roundRobin: own !== undefined,
  };
}
