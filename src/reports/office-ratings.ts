import type { ListKind } from "../domain/list.ts";
import type { ListEntry, ListedRating } from "../domain/list-entry.ts";
import type { System } from "../domain/tournament.ts";

/** What the office knows of players of a tournament, as plain data: a page asks for it. */
export interface OfficeRatings {
  readonly kind: ListKind;
  readonly system: System;
  /** Of a match: for how many games it is registered. */
  readonly games: number | null;
  /** The list in force at the start; null: there is none yet. */
  readonly list: string | null;
  readonly players: readonly OfficeRating[];
}

interface OfficeRating {
  readonly id: string;
  readonly rating: number | null;
  /** K by the list that counts for it; null: no list says it. */
  readonly k: number | null;
  /** On the standard list, of a tournament for a faster one. */
  readonly standard: number | null;
}

/** The same as entries of a list; null: there is no list. */
export function entriesOf({ kind, list, players }: OfficeRatings): ReadonlyMap<string, ListEntry> | null {
  if (list === null) return null;
  return new Map(
    players.map(({ id, rating, k, standard }) => {
      const own: ListedRating = { rating, k, games: null };
      const standings =
        kind === "standard" ? { standard: own } : { standard: { ...NOTHING, rating: standard }, [kind]: own };
      return [id, { ...UNSAID, id, standings }];
    }),
  );
}

const NOTHING: ListedRating = { rating: null, games: null, k: null };
/** Of everything else the report speaks for itself. */
const UNSAID = {
  name: "",
  federation: null,
  sex: null,
  title: null,
  womenTitle: null,
  otherTitles: [],
  arenaTitle: null,
  birth: null,
  inactive: false,
} as const;
