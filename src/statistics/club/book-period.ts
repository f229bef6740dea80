import type { IsoDate } from "../../domain/dates.ts";

/** A game of a club's book that counted, as the higher-rated player saw it. */
export interface BookGameResult {
  readonly difference: number;
  /** The row of the table that it was counted by; to null: the last. */
  readonly row: { readonly from: number; readonly to: number | null };
  /** From 0 to 1. */
  readonly expected: number;
  readonly scored: number;
  readonly higher: BookPlayer;
  readonly lower: BookPlayer;
}

/** A player of a game, with the rating they were met with. */
export interface BookPlayer {
  readonly rating: number;
  /** 0: not known, or a guest. */
  readonly birthYear: number;
  /** Entered in the year before, and not with the book itself. */
  readonly isNew: boolean;
}

export interface BookMember {
  readonly member: number;
  /** 0: not known. */
  readonly birthYear: number;
  readonly base: number;
  readonly newBase: number;
  readonly games: number;
  /** In half points, from games and as a bonus. */
  readonly points: number;
}

export interface WatchedBookPeriod {
  readonly start: IsoDate;
  readonly games: readonly BookGameResult[];
  readonly members: readonly BookMember[];
}
