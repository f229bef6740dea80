import fc from "fast-check";
import { expect } from "vitest";
import { type Derived, given } from "../../src/calculation/derived.ts";
import { COUNTED } from "../../src/domain/codes/source.ts";
import { hundredths, points } from "../../src/domain/units.ts";
import { dealCards, gainOf, gamesOf } from "../../src/rating/kernel/deal.ts";
import { addGames, emptyMemory, mergeSums, ratePeriod } from "../../src/rating/kernel/kernel.ts";
import type { KernelTables } from "../../src/rating/kernel/layout.ts";
import {
  emptyResults,
  emptySums,
  type KernelPeriod,
  NO_PLAYER,
  packCards,
  packGames,
} from "../../src/rating/kernel/period.ts";
import { coefficientOf, settle } from "../../src/rating/kernel/settle.ts";
import { compileTables } from "../../src/rating/kernel/tables.ts";
import { coefficientUsed } from "../../src/regulations/fide/articles/development-coefficient.ts";
import { gains, listChange, newRating, tournamentChange } from "../../src/regulations/fide/articles/rating-change.ts";
import { FIDE_EDITIONS } from "../../src/regulations/register.ts";

const COEFFICIENTS = [10, 15, 20, 25, 30, 40];
/** Both sides of every limit, and often the same difference twice: limits used once are about ties. */
const RATINGS = [
  1, 999, 1000, 1399, 1400, 1401, 1800, 1801, 2200, 2249, 2250, 2251, 2601, 2649, 2650, 2651, 3051, 3999,
];

interface Card {
  readonly player: number;
  readonly rating: number;
  readonly K: number;
  /** Index in FIDE_EDITIONS. */
  readonly edition: number;
}

interface Game {
  readonly white: number;
  readonly black: number;
  /** White's, in half points. */
  readonly score: number;
}

interface Sample {
  readonly base: readonly number[];
  readonly cards: readonly Card[];
  readonly games: readonly Game[];
  /** Index in FIDE_EDITIONS of the edition of the list. */
  readonly list: number;
  /** Where the cards of the second half of the tournaments and their games begin. */
  readonly half: { readonly card: number; readonly game: number };
}

const rating = fc.oneof(fc.constantFrom(...RATINGS), fc.integer({ min: 1, max: 3999 }));
const PLAYERS = 5;

const tournament = (editions: fc.Arbitrary<number>) =>
  fc.record({
    edition: editions,
    cards: fc.array(
      fc.record({
        player: fc.integer({ min: NO_PLAYER, max: PLAYERS - 1 }),
        rating,
        K: fc.constantFrom(...COEFFICIENTS),
      }),
      { minLength: 2, maxLength: 6 },
    ),
    games: fc.array(fc.record({ white: fc.nat(5), step: fc.nat(4), score: fc.nat(2) }), { maxLength: 40, size: "max" }),
  });

/** Periods of a few tournaments in which few players play much, so that K is lowered and limits are reached. */
const samples = (editions: fc.Arbitrary<number>, list: fc.Arbitrary<number>): fc.Arbitrary<Sample> =>
  fc
    .record({
      base: fc.array(fc.integer({ min: 1000, max: 2900 }), { minLength: PLAYERS, maxLength: PLAYERS }),
      tournaments: fc.array(tournament(editions), { minLength: 1, maxLength: 4 }),
      list,
    })
    .map(({ base, tournaments, list }) => {
      const cards: Card[] = [];
      const games: Game[] = [];
      let half = { card: 0, game: 0 };
      for (const [index, each] of tournaments.entries()) {
        if (index === tournaments.length >> 1) half = { card: cards.length, game: games.length };
        const first = cards.length;
        const count = each.cards.length;
        cards.push(...each.cards.map((card) => ({ ...card, edition: each.edition })));
        for (const { white, step, score } of each.games) {
          const own = white % count;
          games.push({ white: first + own, black: first + ((own + 1 + (step % (count - 1))) % count), score });
        }
      }
      return { base, cards, games, list, half };
    });

/** The tables of gains of all editions are compiled once; those of a list, once for each. */
const compiled = new Map<number, KernelTables>();

function tablesFor(list: number): KernelTables {
  const known = compiled.get(list);
  if (known) return known;
  const first = compiled.values().next().value;
  const tables = compileTables({
    editions: first ? [] : FIDE_EDITIONS,
    list: FIDE_EDITIONS[list]!,
    coefficients: COEFFICIENTS,
  });
  const { coefficients, roundings } = tables;
  compiled.set(list, first ? { ...first, coefficients, roundings } : tables);
  return compiled.get(list)!;
}

function periodOf({ base, cards, games }: Sample, tables: KernelTables): KernelPeriod {
  const column = <T>(values: readonly T[], of: (value: T) => number) => values.map(of);
  const columns = {
    player: Int32Array.from(column(cards, ({ player }) => player)),
    rating: Int16Array.from(column(cards, (card) => card.rating)),
    K: Uint8Array.from(column(cards, ({ K }) => K)),
    edition: Uint8Array.from(column(cards, ({ edition }) => edition)),
  };
  return {
    cards: packCards(tables, columns, base.length),
    games: packGames({
      white: Int32Array.from(column(games, ({ white }) => white)),
      black: Int32Array.from(column(games, ({ black }) => black)),
      score: Uint8Array.from(column(games, ({ score }) => score)),
    }),
    base: Int16Array.from(base),
  };
}

function rated(sample: Sample) {
  const tables = tablesFor(sample.list);
  const period = periodOf(sample, tables);
  const memory = emptyMemory(tables, period);
  ratePeriod(tables, period, memory);
  return { tables, period, ...memory };
}

/** Kernel = derivation, card by card and player by player. */
function checkDerivation(sample: Sample): void {
  const { tables, period, sums, results } = rated(sample);
  const list = FIDE_EDITIONS[sample.list]!;
  const played = sample.cards.map((_, card) => derivedGames(sample, card));
  for (const [player, base] of sample.base.entries()) {
    const own = [...sample.cards.entries()].filter(([, card]) => card.player === player);
    const n = own.reduce((sum, [card]) => sum + played[card]!.length, 0);
    const changes = own.map(([index, card]) => {
      const edition = FIDE_EDITIONS[card.edition]!;
      const each = gains(edition, given("Ro", points(card.rating), COUNTED), played[index]!).map(({ gain }) => gain);
      const K = coefficientUsed(list, given("K", card.K, COUNTED), given("n", n, COUNTED));
      expect(gamesOf(sums, index)).toBe(each.length);
      expect(gainOf(tables, period.cards, sums, index)).toBe(each.reduce((sum, { value }) => sum + value, 0));
      expect(coefficientOf(tables, card.K, n)).toBe(K.value);
      return tournamentChange(edition, each, K);
    });
    const exact: Derived<ReturnType<typeof hundredths>> = listChange(list, changes);
    const { Rn } = newRating(list, given("base rating", points(base), COUNTED), exact);
    const found = { n: results.n[player], change: results.change[player], rating: results.rating[player] };
    expect(found).toEqual({ n, change: exact.value, rating: Rn.value });
  }
}

/** The games of a card as the derivation is given them. */
function derivedGames({ cards, games }: Sample, card: number) {
  return games
    .filter(({ white, black }) => white === card || black === card)
    .map(({ white, black, score }) => ({
      opponent: given("opponent", points(cards[white === card ? black : white]!.rating), COUNTED),
      score: given("score", hundredths(50 * (white === card ? score : 2 - score)), COUNTED),
    }));
}

/** Games in another order, and with colours exchanged, give the same. */
function checkOrder(sample: Sample, order: readonly number[]): void {
  const games = sample.games
    .map((game, index) => ({ game, key: order[index % order.length]! * 1000 + index }))
    .sort((a, b) => a.key - b.key)
    .map(({ game: { white, black, score }, key }) =>
      key % 2 === 0 ? { white, black, score } : { white: black, black: white, score: 2 - score },
    );
  const { sums, results } = rated(sample);
  const other = rated({ ...sample, games });
  expect(other.sums).toEqual(sums);
  expect(other.results).toEqual(results);
}

/** Games cut anywhere and added one part after the other; tournaments dealt in two halves. */
function checkParts(sample: Sample, cuts: readonly number[]): void {
  const { tables, period, sums, results } = rated(sample);
  const count = sample.games.length;
  const bounds = [0, ...cuts.map((cut) => cut % (count + 1)), count].sort((a, b) => a - b);
  const merged = emptySums(tables, period.cards);
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const part = emptySums(tables, period.cards);
    addGames(tables, period.cards, period.games, { from, to: bounds[index + 1]! }, part);
    mergeSums(merged, part);
  }
  expect(merged).toEqual(sums);
  const halves = [
    { from: 0, to: sample.half.card },
    { from: sample.half.card, to: sample.cards.length },
  ].map((range) => {
    const part = { ...range, sums: merged, players: sample.base.length };
    return dealCards(tables, period.cards, part, new Int32Array(2 * (range.to - range.from)));
  });
  const again = emptyResults(sample.base.length);
  settle(tables, halves, { games: count, base: period.base }, again);
  expect(again).toEqual(results);
}

const anyEdition = fc.nat(FIDE_EDITIONS.length - 1);
const mixed = samples(anyEdition, anyEdition);
const numbers = fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 });

/** The properties of the kernel, by name; each is run with so many random periods. */
export const KERNEL_PROPERTIES: Readonly<Record<string, (numRuns: number) => void>> = {
  ...Object.fromEntries(
    FIDE_EDITIONS.map(({ id }, index) => [
      `kernel = derivation under ${id}`,
      (numRuns: number) =>
        fc.assert(fc.property(samples(fc.constant(index), fc.constant(index)), checkDerivation), { numRuns }),
    ]),
  ),
  "kernel = derivation with several editions in one period": (numRuns) =>
    fc.assert(fc.property(mixed, checkDerivation), { numRuns: 5 * numRuns }),
  "the order of games and the colours are irrelevant": (numRuns) =>
    fc.assert(fc.property(mixed, numbers, checkOrder), { numRuns: 5 * numRuns }),
  "parts of a period, merged, are the period": (numRuns) =>
    fc.assert(fc.property(mixed, numbers, checkParts), { numRuns: 5 * numRuns }),
};
