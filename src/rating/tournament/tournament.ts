import type { Derived } from "../../calculation/derived.ts";
import type { Source } from "../../domain/codes/source.ts";
import type { Colour, System } from "../../domain/tournament.ts";
import type { Hundredths, Points } from "../../domain/units.ts";
import type { NationalChampionship } from "../../regulations/fide/articles/composition.ts";
import type { Gain } from "../../regulations/fide/articles/rating-change.ts";

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

/** A game from one side, before any ruling. */
export type SeenGame = Pick<RatedGame, "round" | "opponent" | "colour" | "score"> &
  Pick<TournamentGame, "against" | "decided">;

/** A game as one of its players sees it. */
export interface RatedGame {
  readonly round: number;
  readonly opponent: number;
  /** Of the player who sees it so. */
  readonly colour: Colour;
  readonly score: Derived<Hundredths> | null;
  readonly counts: Derived<boolean>;
  /** null where the game does not count. */
  readonly gain: Gain | null;
}
