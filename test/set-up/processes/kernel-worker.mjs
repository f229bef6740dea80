// A worker that rates its part of a period with the built kernel, and answers with what it found.
import { parentPort, workerData } from "node:worker_threads";
import { addGames } from "../../../dist/rating/kernel/kernel.js";
import { emptySums } from "../../../dist/rating/kernel/period.js";

const { tables, period, range } = workerData;
const sums = emptySums(tables, period.cards);
addGames(tables, period.cards, period.games, range, sums);
parentPort.postMessage(sums);
