import type { DeclaredStanding } from "../periods/lists/explain/declared-standings.ts";
import { type RatedTournament, ratingMet } from "../rating/tournament/rate-tournament.ts";
import type { Editions } from "../regulations/editions.ts";
import { isLask } from "../regulations/register.ts";
import { performanceOf } from "./player-games.ts";
import type { PeopleAmong } from "./public.ts";

/** Points and rank of each player, by place; scores are of the games played. */
export function standingsOf(declared: readonly DeclaredStanding[], scores: readonly number[]) {
  const points = declared.map((each, place) => (each.points === null ? scores[place]! : each.points / 100));
  const ranks = declaredRanks(declared, points) ?? points.map((own) => 1 + points.filter((each) => each > own).length);
  return points.map((own, place) => ({ points: own, rank: ranks[place]! }));
}

/** The ranks of the report, which know the tie-breaks; null where one is missing or contradicts the points. */
function declaredRanks(declared: readonly DeclaredStanding[], points: readonly number[]): readonly number[] | null {
  const ranks = declared.map(({ rank }) => rank ?? 0);
  const order = [...ranks.keys()].sort((one, other) => ranks[one]! - ranks[other]!);
  const isInOrder = order.every((place, at) => at === 0 || points[place]! <= points[order[at - 1]!]!);
  return isInOrder && ranks.every((rank) => rank > 0) ? ranks : null;
}

/** Performance and average opponent of a player, by the ratings of the list and the edition of the tournament. */
export function performanceIn({ named }: Pick<Editions, "named">, rated: RatedTournament, place: number) {
  const games = rated.players[place]!.games.map(({ opponent, score }) => ({
    score: score === null ? null : score.value / 100,
    opponentRating: ratingMet(rated, opponent, false),
  }));
  const edition = named(rated.edition);
  const made = isLask(edition) ? null : performanceOf(games, { edition });
  return { performance: made?.performance ?? null, averageOpponent: made?.average ?? null };
}

interface Named {
  readonly id: string;
}

/** Of the field: how many, how strong, how many titled, how many women. */
export function summaryOf(rated: RatedTournament, named: readonly Named[], { shown }: PeopleAmong) {
  const ratings = rated.players.flatMap(({ entrant }) => entrant.rating?.value ?? []);
  const people = named.flatMap(({ id }) => shown.get(id) ?? []);
  const sum = ratings.reduce<number>((total, rating) => total + rating, 0);
  return {
    players: rated.players.length,
    averageRating: ratings.length === 0 ? null : Math.round(sum / ratings.length),
    titled: people.filter(({ title, womenTitle }) => title !== null || womenTitle !== null).length,
    women: people.filter(({ sex }) => sex === "w").length,
  };
}

/** What stands beside a name; nothing of those whom the public may not see. */
export function badgeOf({ shown }: PeopleAmong, id: string) {
  const person = shown.get(id);
  return { title: person?.title ?? person?.womenTitle ?? null, federation: person?.federation ?? null };
}
