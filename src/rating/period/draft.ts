import type { Derived } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import type { Points } from "../../domain/units.ts";
import type { Activity } from "../../regulations/fide/articles/inactivity.ts";
import type { TitledEntry } from "../../regulations/fide/articles/listing.ts";
import type { RatedTournament } from "../tournament/rate-tournament.ts";
import type { Balance } from "./balance.ts";
import type { EntryColumns } from "./columns/entry-columns.ts";
import type { PoolExplained } from "./first/first-ratings.ts";
import type { ReviewSheet } from "./review.ts";
import type { DraftCard, DraftTournament, Pool } from "./types.ts";

/** A list before it is published. */
export interface DraftList {
  readonly kind: ListKind;
  readonly list: IsoDate;
  /** The edition of the list articles, and that of the list's own date, whose floor holds. */
  readonly editions: { readonly list: string; readonly floor: string };
  /** Everybody of the list before in its order, then those who are new, by id. */
  readonly entries: EntryColumns;
  /** Of the players who are still unrated. */
  readonly pools: ReadonlyMap<string, Pool>;
  /** In order of start, end and id. */
  readonly tournaments: readonly DraftTournament[];
  readonly cardsOf: (tournament: string) => readonly DraftCard[];
  /** Made when it is asked for, once. */
  readonly review: ReviewSheet;
  readonly balance: Balance;
  /** How the published rating came about; its value is the entry's rating. Made when it is asked for. */
  readonly explain: (player: string) => Derived<Points | null>;
  /** The tournaments that a first rating rests on, or will; null of a rated player, and where nothing is pooled. */
  readonly explainPool: (player: string) => PoolExplained | null;
  /** Why the rest of the entry stands. */
  readonly explainEntry: (player: string) => EntryExplanation;
  /** The rulings on every game of a tournament, as its rated players see them. */
  readonly explainTournament: (tournament: string) => RatedTournament;
}

export interface EntryExplanation {
  /** null where the list prints no K. */
  readonly K: Derived<number> | null;
  /** null for a player without a rating, and where the last games are not on record. */
  readonly activity: Derived<Activity> | null;
  readonly inTheList: Derived<boolean>;
  readonly titled: Derived<TitledEntry>;
}
