import type { IsoDate } from "./dates.ts";
import type { ListKind } from "./list.ts";

/** Why a player's line of our list differs from the same line of another publisher's list. */
export const RECONCILE_CODES = [
  /** On one of the two lists only. */
  "missing-there",
  "missing-here",
  /** One of the two lists is the player's first with a rating, or both are. */
  "first-rating",
  /** The rating on the list before differs. */
  "other-base",
  "tournament-missing-there",
  "tournament-missing-here",
  /** K of this list's games differs; "perhaps" where only the result says so. */
  "other-k",
  "perhaps-other-k",
  /** Points that no game brought, on one of the two lists. */
  "moved-without-games",
  "unexplained",
  /** Facts that change no rating of this list. */
  "k-on-list",
  "other-federation",
  "other-title",
  "other-birth",
  "other-activity",
] as const;
export type ReconcileCode = (typeof RECONCILE_CODES)[number];

export interface NamedTournament {
  readonly tournament: string;
  readonly name: string;
}

export interface ReconcileCause {
  readonly code: ReconcileCode;
  /** What each side has: a rating, K, a number of games or of points, or a text; null: nothing. */
  readonly ours: number | string | null;
  readonly theirs: number | string | null;
  /** Its share of the difference between the two ratings, theirs less ours; null: it has none that could be told. */
  readonly points: number | null;
  /** The tournaments that it is about, where they can be told. */
  readonly tournaments: readonly NamedTournament[];
}

/** A line as a list has it. */
export interface ReconciledLine {
  readonly rating: number | null;
  readonly games: number | null;
  readonly k: number | null;
}

/** A player whose lines differ, with every reason. */
export interface ReconciledPlayer {
  readonly player: string;
  readonly name: string;
  readonly federation: string | null;
  /** null: not on the list, or without a rating. */
  readonly ours: ReconciledLine | null;
  readonly theirs: ReconciledLine | null;
  /** Theirs less ours; null: only one has a rating. */
  readonly points: number | null;
  readonly causes: readonly ReconcileCause[];
}

/** From where their ratings of the list before are known: their file, a list we took over, or assumed to be ours. */
export const RECONCILE_BASES = ["file", "taken-over", "assumed"] as const;
export type ReconcileBase = (typeof RECONCILE_BASES)[number];

export interface ReconcileHead {
  readonly list: string;
  readonly version: number;
  readonly kind: ListKind;
  readonly date: IsoDate;
  /** Only players of this federation, on either list; null: everybody. */
  readonly federation: string | null;
  readonly base: ReconcileBase;
}

/** Known when every difference was read. */
export interface ReconcileCounts {
  /** Rated players on each list. */
  readonly ours: number;
  readonly theirs: number;
  readonly different: number;
  /** Values of their file that could not be read. */
  readonly unread: number;
  /** Players with each cause. */
  readonly causes: Readonly<Record<ReconcileCode, number>>;
}
