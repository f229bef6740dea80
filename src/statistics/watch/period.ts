import type { IsoDate } from "../../domain/dates.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import type { PoolList } from "../lists/pool-list.ts";

/** Games of one list, with the ratings that they were rated by. */
export interface PoolGames {
  readonly games: number;
  /** Ids of the players. */
  readonly white: Float64Array;
  readonly black: Float64Array;
  readonly whiteRating: Int16Array;
  readonly blackRating: Int16Array;
  /** White's score in half points. */
  readonly score: Uint8Array;
  /** The number of the event. */
  readonly event: Int32Array;
}

/** A list and the games that it was made of. */
export interface PoolPeriod {
  readonly date: IsoDate;
  readonly edition: FideEdition;
  readonly list: PoolList;
  readonly games: PoolGames;
}
