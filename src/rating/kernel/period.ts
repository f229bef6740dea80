import { RATING_MAX } from "../../domain/limits.ts";
import { GAMES_BITS, type KernelTables, RATING_BITS, TABLE_BITS } from "./layout.ts";

/**
 * One rating period as columns of whole numbers.
 *
 * Bytes: 8 for a game, 9 for a card and 2 for a player come in; 4 for a card (6 where a limit is used once) are sums of
 * its games, 8 more carry the card to its player; 8 for a player go out. Split over w workers, the sums of the games are
 * held w times and nothing else is.
 */
export interface KernelPeriod {
  readonly cards: Cards;
  readonly games: Games;
  /** The rating of each player on the list before. */
  readonly base: Int16Array;
}

export interface Cards {
  /** The table of gains and the own rating, in one number: all that a game asks of a card. */
  readonly slot: Int32Array;
  /** Index of the player, or `NOBODY` for a card that only serves others as an opponent. */
  readonly player: Int32Array;
  readonly K: Uint8Array;
}

/** Two numbers for each game: White's card, and Black's card with White's score in its last two bits. */
export type Games = Int32Array;

/**
 * A game that counts for one of its players only has a card of nobody on the other side, with the rating that the
 * one who counts it meets.
 */
export const NO_PLAYER = -1;

/** A card for each rated player in each tournament, as the office knows it. */
export interface CardColumns {
  readonly player: Int32Array;
  readonly rating: Int16Array;
  readonly K: Uint8Array;
  /** Index in the editions that the tables were compiled for. */
  readonly edition: Uint8Array;
}

/** Games that count, each between two cards. The score is White's in half points; Black has the rest of the two. */
export interface GameColumns {
  readonly white: Int32Array;
  readonly black: Int32Array;
  readonly score: Uint8Array;
}

/** What the games give each card. */
export interface CardSums {
  /** n in the upper 12 bits; in the lower 20, signed, ΣΔR as if no limit were used once: |ΣΔR| ≤ 100 n < 2¹⁹. */
  readonly packed: Int32Array;
  /** The width of the widest difference that a limit used once applies to; empty where there is no such limit. */
  readonly widest: Uint16Array;
}

/** What the period gives each player. */
export interface PlayerResults {
  readonly n: Uint16Array;
  /** In hundredths. */
  readonly change: Int32Array;
  readonly rating: Int16Array;
}

/** From one index up to, but not including, another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Long loops go in chunks, because the engine compiles a function well that was called often, and badly in the middle
 * of its only call. The length is no multiple of four: what is left over after fours is met in every chunk.
 */
export function inChunks(from: number, to: number, work: (from: number, to: number) => void): void {
  for (let first = from; first < to; first += CHUNK) work(first, Math.min(first + CHUNK, to));
}

const CHUNK = 4098;

/** Checks every card, so that nothing after it has to: a wrong number would only be looked up in the wrong place. */
export function packCards(tables: KernelTables, columns: CardColumns, players: number): Cards {
  const { player, rating, K, edition } = columns;
  const slot = new Int32Array(player.length);
  for (let card = 0; card < slot.length; card++) {
    const own = rating[card]!;
    const table = tables.tableOf[(edition[card]! << RATING_BITS) | own];
    const compiled = tables.coefficients[K[card]! << GAMES_BITS] === K[card];
    if (
      own < 0 ||
      own > RATING_MAX ||
      table === undefined ||
      !compiled ||
      player[card]! < NO_PLAYER ||
      player[card]! >= players
    ) {
      const found = { player: player[card], rating: own, K: K[card], edition: edition[card] };
      throw new RangeError(`expected a card of this period, found ${JSON.stringify(found)}`);
    }
    slot[card] = (table << TABLE_BITS) | own;
  }
  return { slot, player, K };
}

export function packGames({ white, black, score }: GameColumns): Games {
  const games = new Int32Array(2 * white.length);
  for (let game = 0; game < white.length; game++) {
    if (score[game]! > 2) throw new RangeError(`expected 0, 1 or 2 half points, found ${score[game]} in game ${game}`);
    games[2 * game] = white[game]!;
    games[2 * game + 1] = (black[game]! << 2) | score[game]!;
  }
  return games;
}

export const emptySums = ({ limitGains }: KernelTables, { slot }: Cards): CardSums => ({
  packed: new Int32Array(slot.length),
  widest: new Uint16Array(limitGains.length > 0 ? slot.length : 0),
});

export const emptyResults = (players: number): PlayerResults => ({
  n: new Uint16Array(players),
  change: new Int32Array(players),
  rating: new Int16Array(players),
});
