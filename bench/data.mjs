// `npm run bench -- data` or `node bench/data.mjs`: what other programs ask of an office with 500,000 players, on both
// engines: ratings of 5,000 players on a day, downloads of the whole list, and pages while it is downloaded again and again. `--quick`: a tenth of the players;
// `--engine embedded|server`: only one of them; `--rate N`: as many pages a second.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../test/set-up/postgres-server.mjs";
import { client, NAMES, RATE, settled, withServer } from "./load.mjs";

const QUICK = process.argv.includes("--quick");
const SIZE = QUICK ? { players: 50_000, games: 3_000, later: 0 } : { players: 500_000, games: 3_000, later: 0 };
const [IDS, ROUNDS] = [5_000, 21];
const AS_OF_MAX = 50;
const START_MAX = 100;
const [SECONDS, P99_MAX] = [QUICK ? 10 : 30, 100];

export async function run() {
  const at = process.argv.indexOf("--engine");
  for (const engine of at === -1 ? Object.keys(NAMES) : [process.argv[at + 1]]) await measure(engine);
}

async function measure(engine) {
  const folder = mkdtempSync(join(tmpdir(), "rating-office-data-"));
  const postgres = engine === "server" ? await startPostgres({ durable: true }) : null;
  const place = postgres?.address ?? join(folder, "office");
  try {
    const filled = spawnSync(
      process.execPath,
      [join(import.meta.dirname, "month-run.mjs"), "receive", place, folder, JSON.stringify(SIZE)],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    if (filled.status !== 0) throw new Error(`the office could not be filled: ${filled.status}`);
    console.log(`\n${NAMES[engine]}: ${SIZE.players} players`);
    if (postgres !== null) await settled(postgres.address);
    await withServer(place, asked);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function asked({ address }) {
  await downloads(address);
  await asOf(address);
  await client(address, 5); // what is loaded at the first request, and code that is new
  await pagesMeanwhile(address, null);
  await pagesMeanwhile(address, await wholeList(address));
}

/** The first bytes, and all of them; the first of each with nothing in the server's caches. */
async function downloads(address) {
  for (const path of [
    await wholeList(address),
    "/download/standard_rating_list.zip",
    "/download/standard_rating_list_xml.zip",
    "/download/players_list.zip",
    "/download/players_list.zip",
  ]) {
    const from = performance.now();
    const answer = await fetch(`${address}${path}`);
    let [start, bytes] = [0, 0];
    for await (const part of answer.body) {
      if (bytes === 0) start = performance.now() - from;
      bytes += part.length;
    }
    const took = (performance.now() - from) / 1_000;
    console.log(
      `${path.padEnd(42)} begins after ${start.toFixed(0)} ms   < ${START_MAX}: ${told(start < START_MAX)}   ${took.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB`,
    );
  }
}

async function asOf(address) {
  const ids = await someIds(address);
  const body = JSON.stringify({ kind: "standard", date: "2024-11-15", ids });
  const rapid = JSON.stringify({ kind: "rapid", date: "2024-11-15", ids });
  for (const [kind, sent] of Object.entries({ standard: body, rapid })) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const from = performance.now();
      const answer = await fetch(`${address}/api/v1/ratings/as-of`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: sent,
      });
      const found = await answer.json();
      times.push(performance.now() - from);
      if (found.players?.length !== IDS) throw new Error(`found ${found.players?.length} of ${IDS}: ${answer.status}`);
    }
    const [first] = times;
    const sorted = times.toSorted((one, other) => one - other);
    const [median, slowest] = [sorted[ROUNDS >> 1], sorted.at(-1)];
    console.log(
      `as of, ${kind}, ${IDS} ids: first ${first.toFixed(0)} ms, fastest ${sorted[0].toFixed(0)} ms, median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms   median < ${AS_OF_MAX}: ${told(median < AS_OF_MAX)}`,
    );
  }
}

/** The newest list as a file, which the server writes anew for everybody who asks. */
async function wholeList(address) {
  const { lists } = await (await fetch(`${address}/api/v1/lists`)).json();
  const [{ list, version }] = lists;
  return `/files/${list}/${version}.txt`;
}

/** Pages at a steady rate, as another client sees them, while a file is downloaded again and again; null: while nothing is. */
async function pagesMeanwhile(address, path) {
  const asking = spawn(
    process.execPath,
    [join(import.meta.dirname, "load-client.mjs"), address, String(SECONDS), String(RATE)],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  let said = "";
  asking.stdout.on("data", (part) => {
    said += part;
  });
  let hasEnded = false;
  const ended = new Promise((resolve) => asking.once("exit", resolve)).then(() => {
    hasEnded = true;
  });
  await Promise.race([new Promise((resolve) => asking.stderr.once("data", resolve)), ended]);
  let [files, bytes] = [0, 0];
  while (path !== null && !hasEnded) {
    for await (const part of (await fetch(`${address}${path}`)).body) bytes += part.length;
    files += 1;
  }
  await ended;
  const { kinds, failures } = JSON.parse(said);
  console.log(
    `${RATE} pages a second for ${SECONDS} s, ${path === null ? "nothing downloaded" : `${path} downloaded ${files} times, ${(bytes / 1e6).toFixed(0)} MB`}, ${failures} failures`,
  );
  for (const [kind, { count, p50, p99, slowest }] of Object.entries(kinds))
    console.log(
      `${kind.padEnd(8)} ${String(count).padStart(6)}   median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms   p99 <= ${P99_MAX}: ${told(p99 <= P99_MAX && failures === 0)}`,
    );
}

const told = (isReached) => (isReached ? "ok" : "NOT REACHED");

/** Spread over the whole list. */
async function someIds(address) {
  const { lists } = await (await fetch(`${address}/api/v1/lists`)).json();
  const text = await (await fetch(`${address}/files/${lists[0].list}/${lists[0].version}.csv`)).text();
  const all = text.trimEnd().split("\r\n").slice(1);
  const step = Math.floor(all.length / IDS);
  return Array.from({ length: IDS }, (_, at) => all[at * step].split(",")[0]);
}

if (process.argv[1] === import.meta.filename) await run();
