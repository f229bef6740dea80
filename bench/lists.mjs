// `npm run bench -- lists` or `node bench/lists.mjs`: reading a combined list of two million players, as text, against
// node:readline going through the lines of the same file; and writing it, against reading it. The times are those of this machine; what to read is the ratio.
// `--quick`: a small list, to see that it runs.
import { spawnSync } from "node:child_process";
import { closeSync, createReadStream, existsSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const here = import.meta.dirname;
const PLAYERS = process.argv.includes("--quick") ? 100_000 : 2_000_000;
const OPTIONS = process.argv.filter((each) => each.startsWith("--"));
const ROUNDS = 5;
const RATIO_MIN = 0.6;
const WRITING_MIN = 1;
const MEMORY_MAX = 400e6;

/** Every contestant in a process of its own, in turn, so that a slow minute of the machine is everybody's. */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), "rating-office-bench-"));
  try {
    const file = join(folder, "players_list.txt");
    await generate(file);
    const results = { ours: [], readline: [], writer: [] };
    for (let round = -1; round < ROUNDS; round++) {
      for (const [name, list] of Object.entries(results)) {
        const result = measure(name, file);
        if (round >= 0) list.push(result);
      }
    }
    report(file, results);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(file, { ours, readline, writer }) {
  const [mine, theirs, written] = [median(ours), median(readline), median(writer)];
  const ratio = theirs.ms / mine.ms;
  const peak = Math.max(...ours.map(({ peak }) => peak));
  console.log(
    `\nlist of ${PLAYERS} players, ${(statSync(file).size / 1e6).toFixed(0)} MB of text, median of ${ROUNDS}`,
  );
  for (const [name, { ms, count }] of Object.entries({
    "our reader": mine,
    "node:readline": theirs,
    "our writer": written,
  })) {
    const rows = `${Math.round(count / ms)} k rows/s`;
    console.log(`${name.padEnd(20)}${ms.toFixed(0).padStart(8)} ms${rows.padStart(18)}   ${count} counted`);
  }
  console.log(
    `reading ≥ ${RATIO_MIN} of node:readline: ${ratio.toFixed(2)} ${ratio >= RATIO_MIN ? "ok" : "NOT REACHED"}`,
  );
  const speed = written.count / written.ms / (mine.count / mine.ms);
  console.log(
    `writing ≥ ${WRITING_MIN} of reading: ${speed.toFixed(2)} ${speed >= WRITING_MIN ? "ok" : "NOT REACHED"}`,
  );
  const fits = peak < MEMORY_MAX;
  console.log(`peak memory < ${MEMORY_MAX / 1e6} MB: ${(peak / 1e6).toFixed(0)} MB ${fits ? "ok" : "NOT REACHED"}`);
}

const median = (results) => results.toSorted((a, b) => a.ms - b.ms)[results.length >> 1];

function measure(name, file) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), name, file, ...OPTIONS],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const CONTESTANTS = {
  async ours(file) {
    const { listReader } = await import("../dist/formats/fide-list/list-reader.js");
    let [count, issues] = [0, 0];
    const sink = { entry: () => (count += 1), issue: () => (issues += 1) };
    const from = performance.now();
    const reader = listReader(sink, { kind: "standard" });
    for await (const bytes of createReadStream(file)) reader.write(bytes);
    reader.end();
    if (issues > 0) throw new Error(`${issues} issues in a list without faults`);
    return { ms: performance.now() - from, count };
  },
  /** The same entries again and again: what is measured is the writing. */
  async writer() {
    const { txtWriter } = await import("../dist/formats/fide-list/write-list.js");
    const some = [...players(Math.min(PLAYERS, 50_000))];
    const { entry, entryBytes } = txtWriter({ kind: "combined" }, complain);
    const part = Buffer.alloc(1 << 18);
    let [count, at] = [0, 0];
    const from = performance.now();
    for (; count < PLAYERS; count++) {
      const player = some[count % some.length];
      const to = entryBytes(player, part, at);
      at = to > at ? to : at + part.write(entry(player), at);
      if (at > part.length - 1_000) at = 0;
    }
    const ms = performance.now() - from;
    return { ms, count };
  },
  async readline(file) {
    let count = -1; // the header
    const from = performance.now();
    await new Promise((done) => {
      createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
        .on("line", () => {
          count += 1;
        })
        .on("close", done);
    });
    return { ms: performance.now() - from, count };
  },
};

/** Invented players; the share of titles, flags and unrated players is about that of a published list. */
async function generate(path) {
  const { writeListTxt } = await import("../dist/formats/fide-list/write-list.js");
  const file = openSync(path, "w");
  let kept = [];
  for (const text of writeListTxt(players(), { kind: "combined" }, complain)) {
    kept.push(text);
    if (kept.length === 5_000) kept = flush(file, kept);
  }
  flush(file, kept);
  closeSync(file);
}

function flush(file, kept) {
  writeSync(file, kept.join(""));
  return [];
}

function complain(issue) {
  throw new Error(JSON.stringify(issue));
}

function* players(number = PLAYERS) {
  const next = chance(20_261_001);
  const syllables = ["ka", "lo", "mi", "ren", "ta", "vo", "sil", "ber", "dan", "ez", "quin", "or"];
  const word = (count) => {
    let text = "";
    for (let at = 0; at < count; at++) text += syllables[next(syllables.length)];
    return text[0].toUpperCase() + text.slice(1);
  };
  const standing = () => {
    if (next(100) < 62) return { rating: null, games: 0, k: null };
    return { rating: 1400 + next(1300), games: next(4) ? 0 : next(20), k: [10, 20, 40][next(3)] };
  };
  const federations = ["SWE", "NOR", "IND", "ESP", "GER", "FRA", "ITA", "POL", "USA", "BRA"];
  for (let place = 0; place < number; place++) {
    const woman = next(8) === 0;
    yield {
      id: String(100_000 + place * 7),
      name: `${word(2 + next(4))}, ${word(1 + next(3))}`,
      federation: federations[next(federations.length)],
      sex: woman ? "w" : "m",
      title: next(60) ? null : ["GM", "IM", "FM", "CM"][next(4)],
      womenTitle: woman && !next(40) ? "WFM" : null,
      otherTitles: next(50) ? [] : ["NA", "FI"],
      arenaTitle: next(300) ? null : "AFM",
      standings: { standard: standing(), rapid: standing(), blitz: standing() },
      birth: next(60) ? String(1940 + next(80)) : null,
      inactive: next(3) === 0,
    };
  }
}

/** The same list every time. */
function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const [, script, name, file] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (!existsSync(join(here, "..", "dist"))) throw new Error("run npm run build first");
  if (name in CONTESTANTS) {
    const result = await CONTESTANTS[name](file);
    console.log(JSON.stringify({ ...result, peak: process.resourceUsage().maxRSS * 1024 }));
  } else await run();
}
