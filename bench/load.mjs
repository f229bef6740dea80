// `npm run bench -- load` or `node bench/load.mjs`: the public pages of an office with 500,000 players under load from a
// second process, on both engines; then the same while the server closes a list of a million games. `--quick`: a tenth of
// the players and ten seconds, to see that it runs; `--engine embedded|server`: only one of them; `--rate N`: as many requests a second.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startPostgres } from "../test/set-up/postgres-server.mjs";

const QUICK = process.argv.includes("--quick");
/** As many reports come while the list is closing. */
const LATER = 40;
const SIZE = QUICK
  ? { players: 50_000, games: 100_000, later: LATER }
  : { players: 500_000, games: 1_000_000, later: LATER };
const SECONDS = QUICK ? 10 : 60;
const rateAt = process.argv.indexOf("--rate");
export const RATE = rateAt === -1 ? 200 : Number(process.argv[rateAt + 1]);
const P99_MAX = 50;
const P99_CLOSING_MAX = 100;
const RECEIVE_MAX = 1_000;
export const NAMES = { embedded: "PGlite in a folder", server: "PostgreSQL" };

export async function run() {
  const at = process.argv.indexOf("--engine");
  for (const engine of at === -1 ? Object.keys(NAMES) : [process.argv[at + 1]]) await measure(engine);
}

async function measure(engine) {
  const folder = mkdtempSync(join(tmpdir(), "rating-office-load-"));
  const postgres = engine === "server" ? await startPostgres({ durable: true }) : null;
  const place = postgres?.address ?? join(folder, "office");
  try {
    const received = spawnSync(
      process.execPath,
      [join(import.meta.dirname, "month-run.mjs"), "receive", place, folder, JSON.stringify(SIZE)],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    if (received.status !== 0) throw new Error(`the office could not be filled: ${received.status}`);
    console.log(`\n${NAMES[engine]}: ${SIZE.players} players, ${RATE} requests a second for ${SECONDS} s`);
    if (postgres !== null) await settled(postgres.address);
    await underLoad(place, JSON.parse(readFileSync(join(folder, "later.json"), "utf8")));
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server in a process of its own, as long as it is needed. */
export async function withServer(place, use) {
  const server = spawn(process.execPath, [join(import.meta.dirname, "load-serve.mjs"), place], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    const [line] = await firstOf(createInterface({ input: server.stdout }));
    await use({ ...JSON.parse(line), pid: server.pid });
  } finally {
    server.stdin.end();
    await ended;
  }
}

const underLoad = (place, later) =>
  withServer(place, async ({ address, token }) => {
    await client(address, Math.min(5, SECONDS)); // what is loaded at the first request, and code that is new
    report(await client(address, SECONDS), P99_MAX);
    const sent = [];
    const during = await client(address, SECONDS, () =>
      Promise.race([close(address, token), sendReports(address, token, later, sent)]),
    );
    console.log(`while a list is closing, ${during.seconds.toFixed(1)} s:`);
    report(during, P99_CLOSING_MAX);
    const slowest = Math.max(0, ...sent);
    console.log(
      `${sent.length} reports received meanwhile, slowest ${slowest.toFixed(0)} ms   < ${RECEIVE_MAX}: ${slowest < RECEIVE_MAX ? "ok" : "NOT REACHED"}`,
    );
  });

const firstOf = async (lines) => {
  for await (const line of lines) return [line];
  throw new Error("the server ended before it served");
};

/** Asks the server to close the list, and says when it has. */
async function close(address, token) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const began = await fetch(`${address}/api/v1/office/lists/close`, {
    method: "POST",
    headers,
    body: JSON.stringify({ kind: "standard" }),
  });
  if (!began.ok) throw new Error(`closing was refused: ${await began.text()}`);
  for (;;) {
    const work = await (await fetch(`${address}/api/v1/office/jobs/show`, { headers })).json();
    if (work?.state !== "running") {
      if (work?.state !== "done") throw new Error(`closing ended: ${JSON.stringify(work)}`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Sends one report after the other, with a pause between them; never ends before the list is closed. */
async function sendReports(address, token, later, sent) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" };
  for (const { tournament, on, trf } of later) {
    const from = performance.now();
    const query = new URLSearchParams({ tournament, on, despiteErrors: "true" });
    const answer = await fetch(`${address}/api/v1/office/reports/send?${query}`, {
      method: "POST",
      headers,
      body: Buffer.from(trf, "base64"),
    });
    if (!answer.ok) throw new Error(`a report was refused: ${await answer.text()}`);
    sent.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await new Promise(() => undefined);
}

/** A server tidies up after much was written, on a processor of its own: that is over before the pages are measured. */
export async function settled(address) {
  const { default: pg } = await import("pg");
  const connection = new pg.Client({ connectionString: address });
  await connection.connect();
  await connection.query("VACUUM (ANALYZE)");
  await connection.query("CHECKPOINT");
  await connection.end();
}

/** Load from a process of its own, for so long or while something else is done. */
export async function client(address, seconds, meanwhile = null) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "load-client.mjs"), address, String(seconds), String(RATE)],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  await firstOf(createInterface({ input: child.stderr })); // it knows whom to ask for
  let text = "";
  child.stdout.on("data", (part) => {
    text += part;
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const [from, taken] = [performance.now(), taken10ms()];
  await meanwhile?.();
  const took = (performance.now() - from) / 1_000;
  if (meanwhile !== null) child.stdin.end();
  await ended;
  const whole = (performance.now() - from) / 10;
  return { ...JSON.parse(text), seconds: took, taken: (taken10ms() - taken) / whole / cpus().length };
}

/** Time that other machines on the same hardware took from this one, in hundredths of a second: it is not ours to answer for. */
const taken10ms = () => (existsSync("/proc/stat") ? Number(readFileSync("/proc/stat", "utf8").split(/\s+/)[8]) : 0);

export function report({ kinds, failures, taken }, max) {
  for (const [kind, { count, p50, p99, slowest }] of Object.entries(kinds)) {
    const times = `median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms`;
    console.log(
      `${kind.padEnd(8)} ${String(count).padStart(6)}   ${times}   p99 < ${max}: ${p99 < max ? "ok" : "NOT REACHED"}`,
    );
  }
  console.log(`taken from this machine by others: ${(taken * 100).toFixed(1)} % of its time`);
  if (failures > 0) console.log(`${failures} requests FAILED`);
}

if (process.argv[1] === import.meta.filename) await run();
