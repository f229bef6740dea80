// One of the two workers. It rates the tournaments it was given, then the blocks of players it was given; everything
// it reads and writes is shared memory, so that only the starts of the blocks travel in messages.
import { parentPort, workerData } from "node:worker_threads";
import { BLOCK_BITS, dealCards } from "../dist/rating/kernel/deal.js";
import { addGames } from "../dist/rating/kernel/kernel.js";
import { settleBlocks } from "../dist/rating/kernel/settle.js";

const { tables, period, memory, part, blocks } = workerData;
const { cards, games, base } = period;
const { sums, dealts, results } = memory;

/** Made once: a record of a kind that is always there does not make the engine throw its compiled code away. */
const ownCards = { sums, from: part.cards.from, to: part.cards.to, players: base.length };
const players = { from: blocks.from << BLOCK_BITS, to: Math.min(base.length, blocks.to << BLOCK_BITS) };

const TASKS = {
  deal() {
    sums.packed.fill(0, ownCards.from, ownCards.to);
    addGames(tables, cards, games, part.games, sums);
    const dealt = dealCards(tables, cards, ownCards, dealts[part.index]);
    return { starts: dealt.starts, results: dealt.results };
  },
  settle(parts) {
    const all = parts.map((each, index) => ({ starts: each.starts, cards: dealts[index], results: each.results }));
    results.n.fill(0, players.from, players.to);
    results.change.fill(0, players.from, players.to);
    settleBlocks(tables, all, base, blocks, results);
  },
};

parentPort.on("message", ({ task, given }) => parentPort.postMessage(TASKS[task](given)));
