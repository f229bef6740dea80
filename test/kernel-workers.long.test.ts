import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { blocksOf, dealCards } from "../src/rating/kernel/deal.ts";
import { emptyMemory, mergeSums, ratePeriod } from "../src/rating/kernel/kernel.ts";
import type { KernelTables } from "../src/rating/kernel/layout.ts";
import {
  type CardSums,
  emptyResults,
  type KernelPeriod,
  packCards,
  packGames,
  type Range,
} from "../src/rating/kernel/period.ts";
import { settleBlocks } from "../src/rating/kernel/settle.ts";
import { compileTables } from "../src/rating/kernel/tables.ts";
import { FIDE_EDITIONS } from "../src/regulations/register.ts";

const PLAYERS = 70_000;
const CARDS = 90_000;
const GAMES = 300_000;
const WORKERS = 3;

it("a period split over workers gives the same numbers as in one thread", async () => {
  const editions = ["fide-standard-2022-01", "fide-standard-2025-10"].map(
    (id) => FIDE_EDITIONS.find((each) => each.id === id)!,
  );
  const tables = compileTables({ editions, list: editions[1]!, coefficients: [10, 20, 40] });
  const period = shared(madeUp(tables));
  const alone = emptyMemory(tables, period);
  ratePeriod(tables, period, alone);

  const bounds = Array.from({ length: WORKERS + 1 }, (_, index) => Math.floor((index * GAMES) / WORKERS));
  const parts = bounds.slice(0, -1).map((from, index) => inWorker(tables, period, { from, to: bounds[index + 1]! }));
  const [merged, ...others] = await Promise.all(parts);
  for (const other of others) mergeSums(merged!, other);
  expect(merged).toEqual(alone.sums);
  expect(merged!.widest.some((width) => width > 0)).toBe(true);

  const results = emptyResults(PLAYERS);
  const whole = { from: 0, to: CARDS, sums: merged!, players: PLAYERS };
  const dealt = dealCards(tables, period.cards, whole, new Int32Array(2 * CARDS));
  expect(dealt.results).toBe(2 * GAMES);
  for (let block = 0; block < blocksOf(PLAYERS); block++) {
    settleBlocks(tables, [dealt], period.base, { from: block, to: block + 1 }, results);
  }
  expect(results).toEqual(alone.results);
  expect(results.rating).not.toEqual(period.base);
});

async function inWorker(tables: KernelTables, period: KernelPeriod, range: Range): Promise<CardSums> {
  const worker = new Worker(new URL("./set-up/processes/kernel-worker.mjs", import.meta.url), {
    workerData: { tables, period, range },
  });
  const [sums] = await once(worker, "message");
  return sums;
}

/** Everybody may meet everybody, so that every worker adds to cards that others add to as well. */
function madeUp(tables: KernelTables): KernelPeriod {
  let state = 2026;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) % below;
  };
  const cards = {
    player: Int32Array.from({ length: CARDS }, () => random(PLAYERS)),
    rating: Int16Array.from({ length: CARDS }, () => 1400 + random(1400)),
    K: Uint8Array.from({ length: CARDS }, () => [10, 20, 40][random(3)]!),
    edition: Uint8Array.from({ length: CARDS }, () => random(2)),
  };
  const white = Int32Array.from({ length: GAMES }, () => random(CARDS));
  const games = {
    white,
    black: white.map((card) => (card + 1 + random(CARDS - 1)) % CARDS),
    score: Uint8Array.from({ length: GAMES }, () => random(3)),
  };
  const base = Int16Array.from({ length: PLAYERS }, () => 1400 + random(1400));
  return { cards: packCards(tables, cards, PLAYERS), games: packGames(games), base };
}

/** The same period in memory that workers share. */
function shared({ cards, games, base }: KernelPeriod): KernelPeriod {
  const numbers = (array: Int32Array): Int32Array => {
    const copy = new Int32Array(new SharedArrayBuffer(array.byteLength));
    copy.set(array);
    return copy;
  };
  return { cards: { ...cards, slot: numbers(cards.slot), player: numbers(cards.player) }, games: numbers(games), base };
}
