import { dealCards } from "./deal.ts";
import {
  DIFFERENCE_BITS,
  DIFFERENCE_ZERO,
  GAIN_ZERO,
  GAMES_BITS,
  type KernelTables,
  LIMIT_ONCE,
  RATING_BITS,
  TABLE_BITS,
  widthOf,
} from "./layout.ts";
import {
  type CardSums,
  type Cards,
  emptyResults,
  emptySums,
  type Games,
  inChunks,
  type KernelPeriod,
  type PlayerResults,
  type Range,
} from "./period.ts";
import { settle } from "./settle.ts";

/** What the kernel writes to. It can be used again for the next period of the same size. */
export interface Memory {
  readonly sums: CardSums;
  readonly dealt: Int32Array;
  readonly results: PlayerResults;
}

export const emptyMemory = (tables: KernelTables, { cards, base }: KernelPeriod): Memory => ({
  sums: emptySums(tables, cards),
  dealt: new Int32Array(2 * cards.slot.length),
  results: emptyResults(base.length),
});

/** A whole period in one thread. */
export function ratePeriod(tables: KernelTables, { cards, games, base }: KernelPeriod, memory: Memory): void {
  const { sums, dealt, results } = memory;
  for (const array of [sums.packed, sums.widest, results.n, results.change]) array.fill(0);
  const all = { from: 0, to: games.length / 2 };
  addGames(tables, cards, games, all, sums);
  const part = dealCards(tables, cards, { sums, from: 0, to: cards.slot.length, players: base.length }, dealt);
  settle(tables, [part], { games: all.to, base }, results);
}

// Numbers of other modules are given a name here, because an imported binding is looked up each time it is read.
const RATING_MASK = (1 << RATING_BITS) - 1;
const SHIFT = DIFFERENCE_BITS;
const WHITE_ZERO = DIFFERENCE_ZERO;
const BLACK_ZERO = DIFFERENCE_ZERO + (2 << DIFFERENCE_BITS);
const LIMITED = LIMIT_ONCE;
const TABLE_SHIFT = TABLE_BITS;
const GAME = (1 << (32 - GAMES_BITS)) - GAIN_ZERO;

/**
 * Adds games to the sums of their cards. No rule is decided here: the gains are looked up in tables that were made by
 * calling the articles. Sums of any parts of the games, merged in any order, are the same.
 */
export function addGames(tables: KernelTables, cards: Cards, games: Games, { from, to }: Range, sums: CardSums): void {
  inChunks(from, to, (from, to) => addChunk(tables.gains, cards.slot, games, 2 * from, 2 * to, sums));
}

/** Four games at a time, because what the engine checks in each turn of a loop is as much work as a game. */
function addChunk(gains: Uint16Array, slot: Int32Array, games: Games, from: number, to: number, sums: CardSums): void {
  const { packed } = sums;
  let index = from;
  for (; index <= to - 8; index += 8) {
    const marks =
      addGame(gains, slot, games, index, packed) |
      addGame(gains, slot, games, index + 2, packed) |
      addGame(gains, slot, games, index + 4, packed) |
      addGame(gains, slot, games, index + 6, packed);
    if (marks >= LIMITED) noteLimits(gains, slot, games, index, index + 8, sums);
  }
  for (; index < to; index += 2) {
    if (addGame(gains, slot, games, index, packed) >= LIMITED) noteLimits(gains, slot, games, index, index + 2, sums);
  }
}

/** Returns the bits of both gains: LIMITED is among them if either is marked. */
function addGame(gains: Uint16Array, slot: Int32Array, games: Games, index: number, packed: Int32Array): number {
  const white = games[index]!;
  const blackAndScore = games[index + 1]!;
  const black = blackAndScore >> 2;
  const score = (blackAndScore & 3) << SHIFT;
  const own = slot[white]!;
  const other = slot[black]!;
  const whiteGain = gains[(own - (other & RATING_MASK) + score + WHITE_ZERO) | 0]!;
  const blackGain = gains[(other - (own & RATING_MASK) - score + BLACK_ZERO) | 0]!;
  packed[white]! += whiteGain + GAME;
  packed[black]! += blackGain + GAME;
  return whiteGain | blackGain;
}

/** Of games just added: takes the marks off the sums again, and remembers the widest difference of each card. */
function noteLimits(
  gains: Uint16Array,
  slot: Int32Array,
  games: Games,
  from: number,
  to: number,
  { packed, widest }: CardSums,
): void {
  for (let index = from; index < to; index++) {
    // White's card is the first number of a game; the other number holds Black's.
    const isWhite = index % 2 === 0;
    const card = isWhite ? games[index]! : games[index]! >> 2;
    const opponent = isWhite ? games[index + 1]! >> 2 : games[index - 1]!;
    const D = (slot[card]! & RATING_MASK) - (slot[opponent]! & RATING_MASK);
    const unmarked = gains[((slot[card]! >> TABLE_SHIFT) << TABLE_SHIFT) + D + WHITE_ZERO]! < LIMITED;
    if (unmarked) continue;
    packed[card]! -= LIMITED;
    if (widthOf(D) > widest[card]!) widest[card] = widthOf(D);
  }
}

/** Adds the sums of some games to those of others. */
export function mergeSums(into: CardSums, other: CardSums): void {
  for (let card = 0; card < into.packed.length; card++) into.packed[card]! += other.packed[card]!;
  for (let card = 0; card < into.widest.length; card++) {
    if (other.widest[card]! > into.widest[card]!) into.widest[card] = other.widest[card]!;
  }
}
