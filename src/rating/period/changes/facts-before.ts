import type { IsoDate } from "../../../domain/dates.ts";

/** A list that was taken over, with what it printed of players. */
export interface ImportedListFacts {
  readonly date: IsoDate;
  readonly facts: (player: string) => ImportedFacts | null;
}

/** Games and highest rating on record up to a list, and the K that it printed. */
export interface ImportedFacts {
  readonly gamesSoFar: number;
  readonly highest: number | null;
  readonly k: number | null;
}

/** What the office has stated of the time before a player's first list on record; null: nothing of it. */
export interface StatedFacts {
  readonly gamesBefore: number | null;
  readonly highest: number | null;
}

/** Points by which the office corrects the rating that a list starts from. */
export interface BaseCorrection {
  readonly player: string;
  readonly points: number;
  readonly reason: string;
}
