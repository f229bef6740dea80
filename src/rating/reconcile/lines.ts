import type { NamedTournament, ReconcileCause, ReconcileCode } from "../../domain/reconciliation.ts";
import type { DraftCard } from "../period/types.ts";

/** What both lists print of a person beside the rating. */
export interface PersonFacts {
  readonly federation: string | null;
  readonly title: string | null;
  /** A year. */
  readonly birth: string | null;
  readonly inactive: boolean;
}

/** What one tournament of our list gave the player. */
export type ReconciledCard = Pick<DraftCard, "n" | "gain" | "kPrinted"> & NamedTournament;

export interface OurLine extends PersonFacts {
  readonly rating: number;
  /** On our list before; null: none. */
  readonly base: number | null;
  readonly games: number;
  readonly k: number | null;
  readonly cards: readonly ReconciledCard[];
  /** Tournaments of the period that wait and are not on our list, with the player's games. */
  readonly waiting: readonly (NamedTournament & { readonly games: number })[];
}

export interface TheirLine extends PersonFacts {
  readonly rating: number;
  /** On their list before; null: none. */
  readonly base: number | null;
  /** K on their list before, by which the games of this one are rated; null: not known. */
  readonly kBefore: number | null;
  /** null: their file does not say. */
  readonly games: number | null;
  readonly k: number | null;
}

export function cause(
  code: ReconcileCode,
  ours: ReconcileCause["ours"],
  theirs: ReconcileCause["theirs"],
  share: number | null = null,
  about: readonly NamedTournament[] = [],
): ReconcileCause {
  const tournaments = about.map(({ tournament, name }) => ({ tournament, name }));
  return { code, ours, theirs, points: share, tournaments };
}
