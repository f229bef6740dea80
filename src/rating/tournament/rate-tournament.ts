import { type Derived, given } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { System } from "../../domain/tournament.ts";
import { type Hundredths, hundredths, type Points, WIN } from "../../domain/units.ts";
import type { FirstRating } from "../../regulations/fide/articles/initial-rating.ts";
import { gains, tournamentChange } from "../../regulations/fide/articles/rating-change.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { type FirstResult, ratingGiven } from "../first/first-results.ts";
import { ruling } from "../ruling.ts";
import type { Entrant, RatedGame, SeenGame, Tournament, TournamentGame } from "./tournament.ts";
import { type TournamentField, tournamentField } from "./tournament-field.ts";

export interface RatedPlayer {
  readonly entrant: Entrant;
  readonly games: readonly RatedGame[];
  /** ΣΔR × K of the tournament; null for the unrated. */
  readonly change: Derived<Hundredths> | null;
  /** Of a player who entered the list between playing and being rated: the rating their own games go by. */
  readonly own?: OwnRating;
  /** What the tournament alone gives an unrated player, and whether it is kept. */
  readonly first: RatedFirst | null;
}

export interface OwnRating {
  readonly rating: Derived<Points>;
  readonly list: IsoDate;
}

export interface RatedFirst extends FirstResult {
  readonly rating: FirstRating | null;
}

export interface RatedTournament {
  readonly edition: string;
  readonly system: Derived<System>;
  /** Whether the field allows it to be rated at all. */
  readonly counts: Derived<boolean>;
  /** Every ruling against the tournament. */
  readonly against: readonly Derived<boolean>[];
  readonly players: readonly RatedPlayer[];
}

/** What an opponent counted with: the rating of the list, or what the tournament gave where the game counts; null: none. */
export const ratingMet = ({ players }: RatedTournament, opponent: number, counts: boolean): number | null => {
  const { entrant, first } = players[opponent]!;
  return entrant.rating?.value ?? (counts ? (first?.rating?.Ru.value ?? null) : null);
};

/** Rates a tournament under one edition: which games count, what each gains, what the unrated get from it. */
export function rateTournament(edition: FideEdition, tournament: Tournament): RatedTournament {
  const field = tournamentField(edition, tournament);
  const seen = gamesSeen(tournament);
  const players = tournament.entrants.map((entrant, place) =>
    ratePlayer(edition, tournament, field, { entrant, place, own: seen[place]! }),
  );
  return { edition: edition.id, system: field.system, counts: field.counts, against: field.against, players };
}

/** One player of a tournament whose field is known. */
export interface EntrantGames {
  readonly entrant: Entrant;
  readonly place: number;
  readonly own: readonly SeenGame[];
}

export function ratePlayer(
  edition: FideEdition,
  tournament: Tournament,
  field: TournamentField,
  { entrant, place, own }: EntrantGames,
): RatedPlayer {
  const rulings = own.map((game) => ruling(edition, tournament, field, place, game));
  const isCounted = (index: number): boolean => field.counts.value && rulings[index]!.value;
  if (entrant.rating === null || entrant.K === null) {
    const games = own.map((game, index) => ({
      ...game,
      counts: field.counts.value ? rulings[index]! : field.counts,
      gain: null,
    }));
    const result = field.first[place] ?? null;
    const first = result && { ...result, kept: causeOf(result, games, field), rating: ratingGiven(edition, result) };
    return { entrant, games, change: null, first };
  }
  const counted = own.filter((_, index) => isCounted(index));
  const each = gains(
    edition,
    entrant.rating,
    counted.map(({ opponent, score }) => ({ opponent: field.ratingMet(opponent)!, score: score! })),
  );
  const change = tournamentChange(
    edition,
    each.map(({ gain }) => gain),
    entrant.K,
  );
  const games = own.map((game, index) => ({
    ...game,
    counts: field.counts.value ? rulings[index]! : field.counts,
    gain: isCounted(index) ? each[counted.indexOf(game)]! : null,
  }));
  return { entrant, games, change, first: null };
}

/** Why a tournament is kept, or not. Where no game counts, what speaks against the games is the cause, not the score. */
function causeOf({ kept, result }: FirstResult, games: readonly RatedGame[], field: TournamentField): Derived<boolean> {
  if (kept.value || result.n.value > 0) return kept;
  const met = games.find(
    ({ opponent, score, counts }) => score !== null && !counts.value && field.ratingMet(opponent) !== null,
  );
  return met?.counts ?? kept;
}

/** Every game from both sides, by the place of the player who sees it so. */
function gamesSeen({ entrants, games }: Tournament): readonly (readonly SeenGame[])[] {
  const seen: SeenGame[][] = entrants.map(() => []);
  for (const game of games) {
    seen[game.white]!.push(seenGame(game, "white"));
    seen[game.black]!.push(seenGame(game, "black"));
  }
  return seen;
}

/** The games of one player only: making those of all for each of them is most of the work of a small list. */
export const gamesSeenBy = ({ games }: Tournament, place: number): readonly SeenGame[] =>
  games.flatMap((game) =>
    game.white === place ? [seenGame(game, "white")] : game.black === place ? [seenGame(game, "black")] : [],
  );

function seenGame(game: TournamentGame, colour: SeenGame["colour"]): SeenGame {
  const { round, white, black, score, source, against, decided } = game;
  const own = score === null || colour === "white" ? score : hundredths(WIN - score);
  return {
    round,
    opponent: colour === "white" ? black : white,
    colour,
    score: own === null ? null : given("score", own, source),
    ...(against && { against }),
    ...(decided && { decided }),
  };
}
