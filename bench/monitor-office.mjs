// Part of `npm run bench -- monitor`, or `node bench/monitor-office.mjs`: an office with 24 standard lists of 500,000 players and
// five million games; its server makes `/monitor` while a second process asks for list pages, player pages and searches.
// `--quick`: a fiftieth of everything and six lists; `--engine embedded|server`: only one of them; `--rate N`: requests a second;
// `--office PLACE`: an office that `history-run.mjs` has filled, because that takes a quarter of an hour.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../test/set-up/postgres-server.mjs";
import { client, NAMES, RATE, report, settled, withServer } from "./load.mjs";

const SIZE = process.argv.includes("--quick")
  ? { players: 10_000, games: 100_000, lists: 6 }
  : { players: 500_000, games: 5_000_000, lists: 24 };
const [SECONDS_MAX, MEGABYTES_MAX, P99_MAX] = [60, 2_048, 100];
/** Nobody asks for longer, should the numbers never come. */
const PATIENCE = 1_200;

export async function office() {
  const filled = process.argv.indexOf("--office");
  if (filled !== -1) return withServer(process.argv[filled + 1], underWatch);
  const at = process.argv.indexOf("--engine");
  for (const engine of at === -1 ? Object.keys(NAMES) : [process.argv[at + 1]]) await measure(engine);
}

async function measure(engine) {
  const folder = mkdtempSync(join(tmpdir(), "rating-office-monitor-"));
  const postgres = engine === "server" ? await startPostgres({ durable: false }) : null;
  const place = postgres?.address ?? join(folder, "office");
  try {
    const from = performance.now();
    const filled = spawnSync(
      process.execPath,
      [join(import.meta.dirname, "history-run.mjs"), place, JSON.stringify(SIZE)],
      { stdio: ["ignore", "pipe", "inherit"], encoding: "utf8" },
    );
    if (filled.status !== 0) throw new Error(`the office could not be filled: ${filled.status}`);
    const { games, reports } = JSON.parse(filled.stdout);
    const seconds = ((performance.now() - from) / 1_000).toFixed(0);
    console.log(
      `\n${NAMES[engine]}: ${SIZE.lists} lists, ${SIZE.players} players, ${games} games of ${reports} reports, filled in ${seconds} s`,
    );
    if (postgres !== null) await settled(postgres.address);
    await withServer(place, underWatch);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function underWatch({ address, pid }) {
  await client(address, 5); // what is loaded at the first request, and code that is new
  forgetPeak(pid);
  const during = await client(address, PATIENCE, () => watched(address));
  const peak = peakOf(pid);
  const isReached = during.seconds < SECONDS_MAX && peak < MEGABYTES_MAX;
  console.log(
    `watched by the server in ${during.seconds.toFixed(1)} s, peak of its process ${peak.toFixed(0)} MB (bar < ${SECONDS_MAX} s and ${MEGABYTES_MAX} MB: ${isReached ? "ok" : "NOT REACHED"}); pages meanwhile, ${RATE} requests a second:`,
  );
  report(during, P99_MAX);
}

/** Asks for the numbers, as the page does, until they are there. */
async function watched(address) {
  for (;;) {
    // A connection of its own: one that is kept may be closed by the server at this moment.
    const headers = { connection: "close" };
    const answer = await fetch(`${address}/api/v1/monitor?kind=standard`, { headers });
    if (!answer.ok) throw new Error(`the monitor answered ${answer.status}`);
    const { upToDate, numbers } = await answer.json();
    if (upToDate && numbers !== null) {
      if (numbers.lists !== SIZE.lists) throw new Error(`expected ${SIZE.lists} lists, found ${numbers.lists}`);
      console.log(`${numbers.lists} lists, ${numbers.games} games between rated players`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Linux remembers the most memory that a process had, in kilobytes, until it is told to forget. */
const peakOf = (pid) => {
  const status = `/proc/${pid}/status`;
  return existsSync(status) ? Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(status, "utf8"))?.[1]) / 1_024 : 0;
};
const forgetPeak = (pid) => {
  if (existsSync(`/proc/${pid}/clear_refs`)) writeFileSync(`/proc/${pid}/clear_refs`, "5");
};

if (process.argv[1] === import.meta.filename) await office();
