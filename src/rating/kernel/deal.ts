import { GAMES_BITS, type KernelTables, limitIndex, TABLE_BITS } from "./layout.ts";
import { type CardSums, type Cards, inChunks, NO_PLAYER, type Range } from "./period.ts";

/**
 * Cards come in the order of tournaments, players in theirs: going from one to the other jumps all over memory, which
 * costs more than all the arithmetic. So the cards are dealt into blocks of players small enough for the cache first.
 */
export const BLOCK_BITS = 16;
const BLOCK_MASK = (1 << BLOCK_BITS) - 1;

/** How many blocks of players there are: workers can share them out. */
export const blocksOf = (players: number): number => (players + BLOCK_MASK) >> BLOCK_BITS;

/** Cards in the order of the blocks of their players. */
export interface Dealt {
  /** Where each block begins, and where the last one ends. */
  readonly starts: Int32Array;
  /** Two numbers for each card: n and ΣΔR as in the sums; K above the player's place in the block. */
  readonly cards: Int32Array;
  /** n of all cards together, nobody's included. */
  readonly results: number;
}

// Numbers of other modules are given a name here, because an imported binding is looked up each time it is read.
const COUNT_BITS = GAMES_BITS;
const GAIN_BITS = 32 - GAMES_BITS;
const GAME = 1 << GAIN_BITS;
const NO_OWNER = NO_PLAYER;

/** n, out of a packed sum. */
export const countOf = (packed: number): number => (packed + (GAME >> 1)) >>> GAIN_BITS;
/** ΣΔR, out of a packed sum. */
export const gainIn = (packed: number): number => (packed << COUNT_BITS) >> COUNT_BITS;

/** n of a card. */
export const gamesOf = ({ packed }: CardSums, card: number): number => countOf(packed[card]!);

/** ΣΔR of a card in hundredths. */
export const gainOf = (tables: KernelTables, cards: Cards, sums: CardSums, card: number): number =>
  gainIn(sums.packed[card]!) + (sums.widest.length > 0 ? limitGainOf(tables, cards, sums, card) : 0);

/** What a limit used once adds to the gains of a card, where an edition has one. */
const limitGainOf = ({ limitGains }: KernelTables, { slot }: Cards, { widest }: CardSums, card: number): number =>
  limitGains[limitIndex(slot[card]! >> TABLE_BITS, widest[card]!)]!;

/** Some cards whose games are all in these sums: a whole period, or the tournaments that one worker was given. */
export interface CardRange extends Range {
  readonly sums: CardSums;
  readonly players: number;
}

/** Deals cards to the blocks of their players, into an array with two numbers for each of them. */
export function dealCards(tables: KernelTables, cards: Cards, part: CardRange, dealt: Int32Array): Dealt {
  const starts = new Int32Array(blocksOf(part.players) + 1);
  inChunks(part.from, part.to, (from, to) => countBlocks(cards.player, from, to, starts));
  for (let block = 1; block < starts.length; block++) starts[block]! += starts[block - 1]!;
  const next = starts.map((start) => 2 * start);
  let results = 0;
  inChunks(part.from, part.to, (from, to) => {
    results += dealChunk(tables, cards, part.sums, from, to, next, dealt);
  });
  return { starts, cards: dealt, results };
}

/** Counts the cards of each block, one place further on, where the sum of them becomes the next block's start. */
function countBlocks(player: Int32Array, from: number, to: number, counts: Int32Array): void {
  for (let card = from; card < to; card++) {
    const owner = player[card]!;
    if (owner !== NO_OWNER) counts[(owner >> BLOCK_BITS) + 1]!++;
  }
}

/** Returns n of these cards together. */
function dealChunk(
  tables: KernelTables,
  cards: Cards,
  sums: CardSums,
  from: number,
  to: number,
  next: Int32Array,
  dealt: Int32Array,
): number {
  const { player, K } = cards;
  const { packed, widest } = sums;
  const limited = widest.length > 0;
  let results = 0;
  for (let card = from; card < to; card++) {
    const sum = packed[card]!;
    const owner = player[card]!;
    results += countOf(sum);
    if (owner === NO_OWNER) continue;
    const block = owner >> BLOCK_BITS;
    const place = next[block]!;
    next[block] = place + 2;
    dealt[place] = limited ? sum + limitGainOf(tables, cards, sums, card) : sum;
    dealt[place + 1] = (K[card]! << BLOCK_BITS) | (owner & BLOCK_MASK);
  }
  return results;
}
