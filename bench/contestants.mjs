// Everybody who rates a period: each is made for one period and gives `run()`, which returns the milliseconds of one
// run and, where it follows the regulations, the checksum of the new ratings.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
import { blocksOf } from "../dist/rating/kernel/deal.js";
import { emptyMemory, ratePeriod } from "../dist/rating/kernel/kernel.js";
import { checksum, shared } from "./period.mjs";

const require = createRequire(import.meta.url);

export function oneThread(period) {
  const memory = emptyMemory(period.tables, period);
  return {
    name: "ours, one thread",
    ours: true,
    run() {
      const ms = timed(() => ratePeriod(period.tables, period, memory));
      return { ms, checksum: checksum(memory.results.rating) };
    },
  };
}

/** The tournaments in two halves, then the players in two halves; the workers live as long as the contestant. */
export function twoThreads({ tables, half, ...period }) {
  const { sums, results } = shared(emptyMemory(tables, period));
  const cards = period.cards.slot.length;
  const games = period.games.length / 2;
  const blocks = blocksOf(period.base.length);
  const parts = [
    { index: 0, cards: { from: 0, to: half.cards }, games: { from: 0, to: half.games } },
    { index: 1, cards: { from: half.cards, to: cards }, games: { from: half.games, to: games } },
  ];
  const dealts = parts.map((part) => new Int32Array(new SharedArrayBuffer(8 * (part.cards.to - part.cards.from))));
  const middle = (blocks + 1) >> 1;
  const workers = parts.map((part, index) => {
    const own = index === 0 ? { from: 0, to: middle } : { from: middle, to: blocks };
    const workerData = { tables, period, memory: { sums, dealts, results }, part, blocks: own };
    return new Worker(new URL("kernel-worker.mjs", import.meta.url), { workerData });
  });
  const all = (task, given) => Promise.all(workers.map((worker) => ask(worker, { task, given })));
  return {
    name: "ours, two threads",
    ours: true,
    async run() {
      const begun = performance.now();
      const dealt = await all("deal");
      const counted = dealt.reduce((sum, part) => sum + part.results, 0);
      if (counted !== 2 * games) throw new Error(`expected ${2 * games} results, found ${counted}`);
      await all("settle", dealt);
      return { ms: performance.now() - begun, checksum: checksum(results.rating) };
    },
    end: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}

async function ask(worker, message) {
  worker.postMessage(message);
  const [answer] = await once(worker, "message");
  return answer;
}

/** The same steps on the same arrays, in a process of its own that times itself. */
export function inC(program, file) {
  const child = spawn(program, [file], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    name: "C, one thread",
    async run() {
      child.stdin.write("\n");
      const [nanoseconds, sum] = (await lines.next()).value.split(" ").map(Number);
      return { ms: nanoseconds / 1e6, checksum: sum };
    },
    async end() {
      child.stdin.end();
      await once(child, "exit");
    },
  };
}

/**
 * The packages for Elo, as their own pages show them: the expected score of each of the two players of a game. K times
 * the gain is added to both, and rounded at the end. Typed arrays, no objects. Each has the loop to itself, so that
 * the engine can compile the package's function into it.
 */
export function arpad(period) {
  const elo = new (require("arpad"))(20);
  const { rating, K, white, black, score } = playersOf(period);
  const change = new Float64Array(rating.length);
  const rate = () => {
    change.fill(0);
    for (let game = 0; game < white.length; game++) {
      const own = white[game];
      const other = black[game];
      change[own] += K[own] * (score[game] - elo.expectedScore(rating[own], rating[other]));
      change[other] += K[other] * (1 - score[game] - elo.expectedScore(rating[other], rating[own]));
    }
    for (let player = 0; player < change.length; player++) change[player] = Math.round(rating[player] + change[player]);
  };
  return { name: "arpad", peer: true, run: () => ({ ms: timed(rate) }) };
}

export function eloRank(period) {
  const elo = new (require("elo-rank"))(20);
  const { rating, K, white, black, score } = playersOf(period);
  const change = new Float64Array(rating.length);
  const rate = () => {
    change.fill(0);
    for (let game = 0; game < white.length; game++) {
      const own = white[game];
      const other = black[game];
      change[own] += K[own] * (score[game] - elo.getExpected(rating[own], rating[other]));
      change[other] += K[other] * (1 - score[game] - elo.getExpected(rating[other], rating[own]));
    }
    for (let player = 0; player < change.length; player++) change[player] = Math.round(rating[player] + change[player]);
  };
  return { name: "elo-rank", peer: true, run: () => ({ ms: timed(rate) }) };
}

/** The same with half the calls: the two expected scores add up to 1. */
export function eloRankOnce(period) {
  const elo = new (require("elo-rank"))(20);
  const { rating, K, white, black, score } = playersOf(period);
  const change = new Float64Array(rating.length);
  const rate = () => {
    change.fill(0);
    for (let game = 0; game < white.length; game++) {
      const own = white[game];
      const other = black[game];
      const gain = score[game] - elo.getExpected(rating[own], rating[other]);
      change[own] += K[own] * gain;
      change[other] -= K[other] * gain;
    }
    for (let player = 0; player < change.length; player++) change[player] = Math.round(rating[player] + change[player]);
  };
  return { name: "elo-rank, one call a game", shortcut: true, run: () => ({ ms: timed(rate) }) };
}

/** One call for each player, with a list of opponents: that is its way. Measured on every `share`th player. */
export function glicko2Lite(period, share) {
  const glicko2 = require("glicko2-lite");
  const { rating, white, black, score } = playersOf(period);
  const opponents = Array.from({ length: Math.ceil(rating.length / share) }, () => []);
  const meet = (own, other, points) => {
    if (own % share === 0) opponents[own / share].push([rating[other], 60, points]);
  };
  for (let game = 0; game < white.length; game++) {
    meet(white[game], black[game], score[game]);
    meet(black[game], white[game], 1 - score[game]);
  }
  const results = new Float64Array(opponents.length);
  return {
    name: share === 1 ? "glicko2-lite" : `glicko2-lite (1 player in ${share}, × ${share})`,
    peer: true,
    run: () => ({
      ms:
        share *
        timed(() => {
          for (let index = 0; index < opponents.length; index++) {
            results[index] = glicko2(rating[index * share], 60, 0.06, opponents[index]).rating;
          }
        }),
    }),
  };
}

/** A period as a package sees it that knows players and games, but no cards. */
function playersOf({ cards, games, base }) {
  const count = games.length / 2;
  const K = new Float64Array(base.length);
  for (let card = 0; card < cards.player.length; card++) K[cards.player[card]] = cards.K[card];
  return {
    rating: Float64Array.from(base),
    K,
    white: Int32Array.from({ length: count }, (_, game) => cards.player[games[2 * game]]),
    black: Int32Array.from({ length: count }, (_, game) => cards.player[games[2 * game + 1] >> 2]),
    score: Float64Array.from({ length: count }, (_, game) => (games[2 * game + 1] & 3) / 2),
  };
}

function timed(work) {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
