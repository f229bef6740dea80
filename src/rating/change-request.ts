import type { Derived } from "../calculation/derived.ts";
import type { Points } from "../domain/units.ts";
import type { CoefficientFactsRequest } from "./coefficient.ts";
import type { EditionRequest } from "./edition-of.ts";
import type { Written } from "./read.ts";

export interface GameRequest {
  readonly opponent: Written;
  readonly score: Written;
}

export interface TournamentRequest {
  readonly start?: string | undefined;
  readonly edition?: EditionRequest["edition"];
  readonly k?: Written | undefined;
  /** Own rating at the start, where it is not that of the list before. */
  readonly rating?: Written | undefined;
  readonly games: readonly GameRequest[];
}

/** What a player's games in one list change. Give `games` for one tournament or `events` for several. */
export interface ChangeRequest extends EditionRequest, CoefficientFactsRequest {
  readonly rating: Written;
  readonly k?: Written | undefined;
  readonly games?: readonly GameRequest[] | undefined;
  readonly events?: readonly TournamentRequest[] | undefined;
  /** Of the Swedish book: the current rating, where it is not the base rating, and whether the bonus is given. */
  readonly current?: Written | undefined;
  readonly bonus?: boolean | undefined;
}

export interface GameChange {
  readonly opponent: number;
  readonly score: number;
  readonly difference: number;
  /** null where the game does not count, and in the Swedish book. */
  readonly expected: number | null;
  readonly gain: number | null;
  /** Only where the game does not count: the ruling. */
  readonly ruling?: Derived<boolean>;
}

export interface TournamentChange {
  readonly edition: string;
  readonly start: string | null;
  readonly rating: number;
  readonly k: number;
  readonly n: number;
  readonly score: number;
  readonly expected: number;
  readonly change: number;
  readonly games: readonly GameChange[];
}

export interface Change {
  readonly edition: string;
  readonly rating: number;
  /** null where the tournaments of the list have different ones, and in the Swedish book. */
  readonly k: number | null;
  readonly n: number;
  readonly score: number;
  readonly expected: number | null;
  readonly change: number;
  readonly rounded: number;
  readonly newRating: number;
  readonly games: readonly GameChange[];
  readonly events: readonly TournamentChange[];
  readonly derivation: Derived<Points>;
}
