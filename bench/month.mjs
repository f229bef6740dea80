// `npm run bench -- month` or `node bench/month.mjs`: a month of an office as large as FIDE's, from the first list to the
// next one, on both engines, against the raw floor of the same engine in the same run. `--quick`: a tenth, to see that it
// runs; `--engine embedded|server`: only one of them.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../test/set-up/postgres-server.mjs";

const SIZES = [
  { players: 50_000, games: 100_000 },
  { players: 500_000, games: 1_000_000 },
];
const RECEIVE_MIN = { embedded: 35, server: 50 };
const FLOOR_MAX = { embedded: 2.4, server: 2.5 };
/** Milliseconds. */
const CHAIN_MAX = 250;
const MEMORY_MAX = 1_200e6;
const GROWTH_MAX = 1.1;
const NAMES = { embedded: "PGlite in a folder", server: "PostgreSQL" };

export async function run() {
  const at = process.argv.indexOf("--engine");
  const engines = at === -1 ? Object.keys(NAMES) : [process.argv[at + 1]];
  const sizes = process.argv.includes("--quick") ? SIZES.slice(0, 1) : SIZES;
  for (const engine of engines) {
    const results = [];
    for (const size of sizes) results.push(await measure(engine, size));
    for (const result of results) report(engine, result);
    reportBars(engine, results.at(-1));
    if (results.length > 1) reportGrowth(results);
  }
}

/** On a new database, receiving and closing each in a process of its own, as commands are: memory is its own then. */
async function measure(engine, size) {
  const folder = mkdtempSync(join(tmpdir(), "rating-office-month-"));
  const server = engine === "server" ? await startPostgres({ durable: true }) : null;
  try {
    const halves = ["receive", "close"].map((half) =>
      measureHalf([half, server?.address ?? join(folder, "office"), folder, JSON.stringify(size)]),
    );
    const both = (what) => Object.assign({}, ...halves.map((half) => half[what]));
    return Object.assign({}, ...halves, { memory: both("memory"), cpu: both("cpu") });
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function measureHalf(args) {
  const asked = [...process.execArgv, join(import.meta.dirname, "month-run.mjs"), ...args];
  const options = { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] };
  const { stdout, status } = spawnSync(process.execPath, asked, options);
  if (status !== 0) throw new Error(`the run ended with ${status}`);
  return JSON.parse(stdout);
}

function report(engine, { size, importing, registering, receiving, reports, games, bytes, closing, floor, cpu }) {
  console.log(`\n${NAMES[engine]}: ${size.players} rated players, ${games} games in ${reports} reports`);
  console.log(`list imported            ${seconds(importing)}`);
  console.log(`tournaments registered   ${seconds(registering)}`);
  console.log(
    `reports received         ${seconds(receiving)}   of the office's own processor ${inSeconds(cpu.receive)}`,
  );
  console.log(`closed and published     ${seconds(total(closing))}   of its own processor ${inSeconds(cpu.close)}`);
  const list = `a list of ${(bytes / 1e6).toFixed(0)} MB`;
  console.log(`floor                    ${seconds(total(floor))}   ${parts(floor)}; ${list}`);
}

/** Of the larger size: in the smaller one, a process that has just begun is most of the time. */
function reportBars(engine, { receiving, reports, closing, chain, floor, memory }) {
  const rate = reports / (receiving / 1000);
  const times = total(closing) / total(floor);
  bar(`receiving ≥ ${RECEIVE_MIN[engine]} reports/s: ${rate.toFixed(1)}`, rate >= RECEIVE_MIN[engine]);
  bar(`close + publish ≤ ${FLOOR_MAX[engine]} × the floor: ${times.toFixed(2)}`, times <= FLOOR_MAX[engine]);
  bar(`the chain held ≤ ${CHAIN_MAX} ms while closing: ${chain.toFixed(0)}`, chain <= CHAIN_MAX);
  const peaks = Object.entries(memory).map(([half, peak]) => `${half} ${(peak / 1e6).toFixed(0)}`);
  const peak = Math.max(...Object.values(memory));
  bar(`peak memory < ${MEMORY_MAX / 1e6} MB: ${(peak / 1e6).toFixed(0)} (${peaks.join(", ")})`, peak < MEMORY_MAX);
}

/** Both sizes differ in everything by the same factor: 1 is linear. */
function reportGrowth([small, large]) {
  const factor = Math.log(large.games / small.games);
  const exponent = (of) => Math.log(of(large) / of(small)) / factor;
  const phases = {
    receive: ({ receiving }) => receiving,
    "close + publish": ({ closing }) => total(closing),
    both: ({ receiving, closing }) => receiving + total(closing),
  };
  for (const [phase, of] of Object.entries(phases))
    bar(`growth of ${phase}, exponent ≤ ${GROWTH_MAX}: ${exponent(of).toFixed(2)}`, exponent(of) <= GROWTH_MAX);
}

const total = (parts) => Object.values(parts).reduce((sum, ms) => sum + ms, 0);
const seconds = (ms) => `${(ms / 1000).toFixed(2).padStart(8)} s`;
const inSeconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const parts = (all) =>
  Object.entries(all)
    .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(2)}`)
    .join(", ");
const bar = (text, isReached) => console.log(`${text} ${isReached ? "ok" : "NOT REACHED"}`);

if (process.argv[1] === import.meta.filename) await run();
