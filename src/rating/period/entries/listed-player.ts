import type { IsoDate } from "../../../domain/dates.ts";
import type { Activity } from "../../../regulations/fide/articles/inactivity.ts";

/** A player as one list leaves them and the next one finds them. Unrated players may be among them. */
export interface ListedPlayer {
  readonly id: string;
  /** null: delisted or unrated. */
  readonly rating: number | null;
  /** The list that took the rating away last; null: none has. */
  readonly delistedOn: IsoDate | null;
  /** Counted games up to this list, those of the first rating included; after a delisting, those since the return. */
  readonly gamesSoFar: number;
  /** The highest rating ever published on these lists; null: none was. */
  readonly highest: number | null;
  /** Whether games and highest rating are all there ever were; false: they are at least these. */
  readonly factsComplete: boolean;
  /** K as this list prints it; null where it prints none. */
  readonly k: number | null;
  /** The last list with counted games; null: not on record, and the flag below stays until the next game. */
  readonly lastCounted: IsoDate | null;
  readonly activity: Activity;
}
