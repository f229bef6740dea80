import { type Derived, given } from "../calculation/derived.ts";
import { COUNTED } from "../domain/codes/source.ts";
import { hundredths, WIN } from "../domain/units.ts";
import { decidedGame, type GameFacts, gameCounts, noRatingToMeet } from "../regulations/fide/articles/counted-games.ts";
import type { MatchScore } from "../regulations/fide/articles/matches.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";
import { takenOut } from "./office-decision.ts";
import type { SeenGame, Tournament } from "./tournament/tournament.ts";
import type { TournamentField } from "./tournament/tournament-field.ts";

/** Whether a game counts for the player at a place: the office's decision first, then rulings made elsewhere, then the articles. */
export function ruling(
  edition: FideEdition,
  tournament: Tournament,
  field: TournamentField,
  place: number,
  game: Omit<SeenGame, "colour">,
): Derived<boolean> {
  const { opponent, score, decided } = game;
  const out = takenOut(game);
  if (out) return out;
  const facts = factsOf(tournament, field, place, game);
  const made = score === null ? null : tournament.gameRuling?.(place, opponent);
  const against = made && !made.value ? made : null;
  const found = decided?.value
    ? decidedGame(edition, facts, decided, against)
    : (against ?? gameCounts(edition, facts));
  const isRated = facts.own.value !== null;
  return found.value && isRated && field.ratingMet(opponent) === null ? noRatingToMeet(edition) : found;
}

function factsOf(
  tournament: Tournament,
  field: TournamentField,
  place: number,
  { round, opponent, score }: Omit<SeenGame, "colour">,
): GameFacts {
  const none = (term: "Ro" | "opponent") => given(term, null, COUNTED);
  return {
    system: field.system,
    bothMoved: given("both have moved", score !== null, COUNTED),
    excludedByDecision: given("excluded by decision", false, COUNTED),
    own: tournament.entrants[place]!.rating ?? none("Ro"),
    opponent: tournament.entrants[opponent]!.rating ?? none("opponent"),
    disregarded: field.disregarded(field.isDisregarded(place) ? place : opponent),
    opponentKept: given("opponent kept", field.first[opponent]?.kept.value ?? false, COUNTED),
    match: matchBefore(tournament, round),
  };
}

/** How a match stood before a round; without a number of games that it was for, nothing decides it early. */
function matchBefore({ system, games, scheduled, waiver, decided }: Tournament, round: number): MatchScore | null {
  if (system.value !== "match" || scheduled === null) return null;
  const before = games.filter((game) => game.round < round && game.score !== null);
  const firstPlayer = before.reduce((sum, { white, score }) => sum + (white === 0 ? score! : WIN - score!), 0);
  const leader = Math.max(firstPlayer, before.length * WIN - firstPlayer);
  return {
    scheduled: given("scheduled games", scheduled, COUNTED),
    leaderScore: given("score of the leader", hundredths(leader), COUNTED),
    waiver: given("waiver", waiver, COUNTED),
    ...(decided ? { decided } : {}),
  };
}
