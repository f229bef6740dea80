import type { Birth } from "./dates.ts";
import type { ListKind } from "./list.ts";
import type { Title } from "./report.ts";

/** A player's standing on one list. */
export interface ListedRating {
  /** null: unrated there. */
  readonly rating: number | null;
  /** Games counted in the period of this list. */
  readonly games: number | null;
  readonly k: number | null;
}

/** One line of a published rating list. What the list does not say is null. */
export interface ListEntry {
  readonly id: string;
  readonly name: string;
  readonly federation: string | null;
  readonly sex: "m" | "w" | null;
  readonly title: Title | null;
  readonly womenTitle: Title | null;
  /** Arbiter, organiser and trainer titles. */
  readonly otherTitles: readonly string[];
  readonly arenaTitle: string | null;
  /** The lists the file has: one, or all three. */
  readonly standings: Readonly<Partial<Record<ListKind, ListedRating>>>;
  readonly birth: Birth | null;
  readonly inactive: boolean;
}

/** An entry beside another list of its kind. */
export interface ComparedEntry extends ListEntry {
  readonly against: {
    readonly list: string;
    /** null: not on that list. */
    readonly rating: number | null;
    readonly change: number | null;
  };
}
