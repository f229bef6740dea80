/** A rating takes 12 bits, a difference one more; a table of gains has a part for each score in half points. */
export const RATING_BITS = 12;
export const DIFFERENCE_BITS = 13;
export const TABLE_BITS = 15;
export const DIFFERENCE_ZERO = 1 << RATING_BITS;

/** Gains are held from 28 to 228, so that a bit above them can mark the games in which a limit used once may be used. */
export const GAIN_ZERO = 128;
export const LIMIT_ONCE = 256;

/** Games of a card, and of a player in a period: 12 bits. Nobody plays 66 games a day for two months. */
export const GAMES_BITS = 12;
export const GAMES_BITS_MAX = (1 << GAMES_BITS) - 1;
/** K takes a byte. */
export const K_BYTE_MAX = 255;

/** What the articles say, laid out for the kernel: plain arrays, so that workers can share them. */
export interface KernelTables {
  /** By edition, and in it by own rating: the number of the table of gains. */
  readonly tableOf: Uint8Array;
  /** By table, score and D: the gain + GAIN_ZERO, and + LIMIT_ONCE where D is wider than a limit that is used once. */
  readonly gains: Uint16Array;
  /** By table and width of D: what using the limit adds to the gain. Empty where no edition has a limit used once. */
  readonly limitGains: Int8Array;
  /** By K and n: the K used. Filled for the K that occur, 0 for the others. */
  readonly coefficients: Uint8Array;
  /** What the hundredths beyond the whole points of a change, −99 … 99, round to; the first stands for −100. */
  readonly roundings: Int8Array;
}

/**
 * How wide a difference is. Of two differences the wider one has the larger width; of two equally wide ones the
 * positive has, the game against the weaker opponent. Games of one width have one and the same D, so it makes no
 * difference which of them uses the limit: the largest width of a card decides, and the order of its games cannot.
 */
export const widthOf = (D: number): number => 2 * Math.abs(D) + (D > 0 ? 1 : 0);

/** Where in `limitGains` a width stands; the width 0 of a card in which nothing was limited adds 0. */
export const limitIndex = (table: number, width: number): number => (table << DIFFERENCE_BITS) | width;
