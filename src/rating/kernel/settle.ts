import { BLOCK_BITS, blocksOf, countOf, type Dealt, gainIn } from "./deal.ts";
import { GAMES_BITS, GAMES_BITS_MAX, type KernelTables } from "./layout.ts";
import { inChunks, type PlayerResults, type Range } from "./period.ts";

// Names of other modules are given one here, because an imported binding is looked up each time it is read.
const BITS = BLOCK_BITS;
const MASK = (1 << BLOCK_BITS) - 1;
const COUNT_BITS = GAMES_BITS;
const COUNT_MAX = GAMES_BITS_MAX;
const count = countOf;
const gain = gainIn;

/**
 * From the cards of every part of a period to its players. A card with more games than its bits can hold has lost the
 * upper ones, and then the results do not add up.
 */
export function settle(
  tables: KernelTables,
  parts: readonly Dealt[],
  { games, base }: { readonly games: number; readonly base: Int16Array },
  into: PlayerResults,
): void {
  const results = parts.reduce((sum, part) => sum + part.results, 0);
  if (results !== 2 * games) throw new RangeError(`expected ${2 * games} results, found ${results}`);
  settleBlocks(tables, parts, base, { from: 0, to: blocksOf(base.length) }, into);
}

/** Some blocks of players, from the cards of every part. */
export function settleBlocks(
  tables: KernelTables,
  parts: readonly Dealt[],
  base: Int16Array,
  { from, to }: Range,
  into: PlayerResults,
): void {
  for (let block = from; block < to; block++) {
    const first = block << BITS;
    for (const { starts, cards } of parts) {
      inChunks(starts[block]!, starts[block + 1]!, (from, to) => countGames(cards, from, to, first, into.n));
    }
    for (const { starts, cards } of parts) {
      inChunks(starts[block]!, starts[block + 1]!, (from, to) => addChanges(tables, cards, from, to, first, into));
    }
    const last = Math.min(base.length, (block + 1) << BITS);
    inChunks(first, last, (from, to) => ratePlayers(tables, base, from, to, into));
  }
}

/** Four cards at a time, here and below, for the same reason as four games. */
function countGames(cards: Int32Array, from: number, to: number, first: number, n: Uint16Array): void {
  let place = 2 * from;
  let most = 0;
  for (const last = 2 * to - 8; place <= last; place += 8) {
    most |= countCard(cards, place, first, n) | countCard(cards, place + 2, first, n);
    most |= countCard(cards, place + 4, first, n) | countCard(cards, place + 6, first, n);
  }
  for (; place < 2 * to; place += 2) most |= countCard(cards, place, first, n);
  if (most > COUNT_MAX) throw new RangeError(`expected up to ${COUNT_MAX} games of a player, found more`);
}

/** Returns n so far. Its thirteenth bit is seen before the sum could pass the sixteenth: a card has twelve. */
function countCard(cards: Int32Array, place: number, first: number, n: Uint16Array): number {
  const player = first + (cards[place + 1]! & MASK);
  const games = n[player]! + count(cards[place]!);
  n[player] = games;
  return games;
}

/** The change keeps within 32 bits: 4095 games of at most 100 hundredths, times a K of at most 255. */
function addChanges(
  { coefficients }: KernelTables,
  cards: Int32Array,
  from: number,
  to: number,
  first: number,
  { n, change }: PlayerResults,
): void {
  let place = 2 * from;
  for (const last = 2 * to - 8; place <= last; place += 8) {
    addChange(coefficients, cards, place, first, n, change);
    addChange(coefficients, cards, place + 2, first, n, change);
    addChange(coefficients, cards, place + 4, first, n, change);
    addChange(coefficients, cards, place + 6, first, n, change);
  }
  for (; place < 2 * to; place += 2) addChange(coefficients, cards, place, first, n, change);
}

function addChange(
  coefficients: Uint8Array,
  cards: Int32Array,
  place: number,
  first: number,
  n: Uint16Array,
  change: Int32Array,
): void {
  const cell = cards[place + 1]!;
  const player = first + (cell & MASK);
  const used = coefficients[((cell >>> BITS) << COUNT_BITS) | n[player]!]!;
  change[player]! += Math.imul(gain(cards[place]!), used);
}

function ratePlayers(
  { roundings }: KernelTables,
  base: Int16Array,
  from: number,
  to: number,
  { change, rating }: PlayerResults,
): void {
  for (let player = from; player < to; player++) {
    const exact = change[player]!;
    const whole = (exact / 100) | 0;
    rating[player] = base[player]! + whole + roundings[exact - whole * 100 + 100]!;
  }
}

/** The K that counts for a card whose player has n games in the period. */
export const coefficientOf = ({ coefficients }: KernelTables, K: number, n: number): number =>
  coefficients[(K << COUNT_BITS) | n]!;
