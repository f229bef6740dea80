import { type Derived, given } from "../calculation/derived.ts";
import type { IsoDate } from "../domain/dates.ts";
import type { Source } from "../domain/source.ts";
import type { System } from "../domain/tournament.ts";
import { type Hundredths, hundredths, type Points, WIN } from "../domain/units.ts";
import type { NationalChampionship } from "../regulations/fide/articles/composition.ts";
import type { FirstRating } from "../regulations/fide/articles/initial-rating.ts";
import { type Gain, gains, tournamentChange } from "../regulations/fide/articles/rating-change.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";
import { type FirstResult, ratingGiven } from "./first-results.ts";
import { ruling } from "./ruling.ts";
import { type TournamentField, tournamentField } from "./tournament-field.ts";

/** A player of a tournament: rated, with rating and K of its start, or unrated. */
export interface Entrant {
  readonly name: string;
  /** null: unrated. */
  readonly rating: Derived<Points> | null;
  /** null for the unrated. */
  readonly K: Derived<number> | null;
  /** Whether it is an unrated player's first tournament: none before it was kept. */
  readonly opening: boolean;
  /** Of a stage: the points scored in the whole tournament, by which a first result is judged. */
  readonly pointsInAll?: Hundredths;
}

/** A game by the places of its players among the entrants; the score is White's, null where it was not played. */
export interface TournamentGame {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly score: Hundredths | null;
  readonly source: Source;
  /** A ruling against this game made elsewhere, such as that the report contradicts itself. */
  readonly against?: Derived<boolean>;
  /** What the office decided about this game: it beats every ruling, as far as it can. */
  readonly decided?: Derived<boolean>;
}

export interface Tournament {
  readonly system: Derived<System>;
  readonly national: NationalChampionship;
  /** Of a match: the number of games it was registered with; null: not known. */
  readonly scheduled: number | null;
  /** Of a match: whether it was asked beforehand that every game count. */
  readonly waiver: boolean;
  readonly entrants: readonly Entrant[];
  readonly games: readonly TournamentGame[];
  /** Rulings on the tournament made elsewhere, such as on its rate of play: one against it, and nothing counts. */
  readonly rulings: readonly Derived<boolean>[];
  /** What the office decided about the whole tournament: it beats these rulings and the articles; null: nothing. */
  readonly decided: Derived<boolean> | null;
  /** A ruling on a single game made elsewhere, by the places of its players; null: there is none. */
  readonly gameRuling: ((white: number, black: number) => Derived<boolean>) | null;
}

/** A game as one of its players sees it. */
export interface RatedGame {
  readonly round: number;
  readonly opponent: number;
  readonly score: Derived<Hundredths> | null;
  readonly counts: Derived<boolean>;
  /** null where the game does not count. */
  readonly gain: Gain | null;
}

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
export interface Seen {
  readonly entrant: Entrant;
  readonly place: number;
  readonly own: readonly SeenGame[];
}

export function ratePlayer(
  edition: FideEdition,
  tournament: Tournament,
  field: TournamentField,
  { entrant, place, own }: Seen,
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

/** A game from one side, before any ruling. */
export type SeenGame = Pick<RatedGame, "round" | "opponent" | "score"> & Pick<TournamentGame, "against" | "decided">;

/** Every game from both sides, by the place of the player who sees it so. */
export function gamesSeen({ entrants, games }: Tournament): readonly (readonly SeenGame[])[] {
  const seen: SeenGame[][] = entrants.map(() => []);
  for (const { round, white, black, score, source, against, decided } of games) {
    const more = against || decided ? { ...(against && { against }), ...(decided && { decided }) } : {};
    const worth = (own: Hundredths | null) => (own === null ? null : given("score", own, source));
    seen[white]!.push({ round, opponent: black, score: worth(score), ...more });
    seen[black]!.push({
      round,
      opponent: white,
      score: worth(score === null ? null : hundredths(WIN - score)),
      ...more,
    });
  }
  return seen;
}
