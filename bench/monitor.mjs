// `npm run bench -- monitor`: a file of 2 million games with both ratings, as CSV, through `monitor games` in a process of its
// own, and files of a quarter and half as many, for the growth; a simulated pool of 100,000 players over ten years; everything
// that is watched over 24 lists of 200,000 players with their games; a file of 10 million games of a simulated pool, replayed under
// two editions by `studies replay-games`; a simulated pool held against the truth; an office
// whose server watches its own history while it is asked for pages (`monitor-office.mjs`). `--quick`: a twentieth of everything.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { random } from "../dist/calculation/random.js";
import { editionNamed } from "../dist/regulations/register.js";
import { simulatePool } from "../dist/statistics/simulation/simulate.js";
import { watchReport } from "../dist/statistics/watch/report.js";
import { office } from "./monitor-office.mjs";

const GAMES = process.argv.includes("--quick") ? 100_000 : 2_000_000;
const SECONDS_MAX = 20;
const GROWTH_MAX = 1.1;
/** Scores follow this scale, so that the answer can be held against it. */
const SCALE = 460;

export async function run() {
  await files();
  pools();
  await replays();
  simulation();
  await office();
}

async function files() {
  const folder = mkdtempSync(join(tmpdir(), "monitor-"));
  try {
    const times = [];
    for (const games of [GAMES / 4, GAMES / 2, GAMES]) {
      const file = join(folder, `${games}.csv`);
      await writeGames(file, games);
      times.push({ games, ...measured(file, games) });
    }
    const [first, , last] = times;
    const growth = Math.log(last.seconds / first.seconds) / Math.log(last.games / first.games);
    const bar = last.seconds < SECONDS_MAX ? "ok" : "NOT REACHED";
    for (const { games, seconds, megabytes, memory, scale } of times)
      console.log(
        `${games} games, ${megabytes.toFixed(0)} MB: ${seconds.toFixed(2)} s, ${memory.toFixed(0)} MB of memory; best scale ${scale.value} (${scale.low} to ${scale.high}), planted ${SCALE}`,
      );
    console.log(`${last.games} games in ${last.seconds.toFixed(2)} s (bar < ${SECONDS_MAX} s: ${bar})`);
    console.log(
      `growth exponent ${growth.toFixed(2)} (bar <= ${GROWTH_MAX}: ${growth <= GROWTH_MAX ? "ok" : "NOT REACHED"})`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const QUICK = process.argv.includes("--quick") ? 20 : 1;
const EDITION = editionNamed("fide-standard-2024-03");
const POOL_SECONDS_MAX = 60;

const pool = (players, lists) =>
  simulatePool(
    {
      ...{ seed: 1, players, start: "2015-01-01", editionOf: () => EDITION },
      ...{ pairing: "swiss", firstRatingsBy: () => 0, everyRatingBy: () => 0 },
    },
    lists,
  );

/** A pool by itself, list after list; then one whose lists are kept and watched. */
function pools() {
  const times = [100_000 / QUICK / 4, 100_000 / QUICK].map((players) => {
    const start = performance.now();
    let games = 0;
    for (const period of pool(players, 120)) games += period.games.games;
    return { players, games, seconds: (performance.now() - start) / 1000 };
  });
  for (const { players, games, seconds } of times)
    console.log(`simulated: ${players} players, 120 lists, ${games} games in ${seconds.toFixed(1)} s`);
  const [small, large] = times;
  const growth = Math.log(large.seconds / small.seconds) / Math.log(large.games / small.games);
  const bar = large.seconds < POOL_SECONDS_MAX ? "ok" : "NOT REACHED";
  console.log(`bar < ${POOL_SECONDS_MAX} s: ${bar}; growth exponent ${growth.toFixed(2)} (bar <= ${GROWTH_MAX})`);
  const periods = [...pool(200_000 / QUICK, 24)].map((period, index) => ({ ...period, name: String(index) }));
  const games = periods.reduce((sum, period) => sum + period.games.games, 0);
  const start = performance.now();
  const { calibration } = watchReport(periods);
  const seconds = (performance.now() - start) / 1000;
  const memory = process.resourceUsage().maxRSS / 1024;
  console.log(
    `watched: 24 lists, ${200_000 / QUICK} players, ${games} games in ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB with the pool; index ${calibration.deflationIndex.value}`,
  );
}

const [REPLAY_SECONDS_MAX, REPLAY_MEMORY_MAX] = [60, 2_048];

/** Games of a simulated pool as a file, and a quarter of them, rated again under two editions. */
async function replays() {
  const folder = mkdtempSync(join(tmpdir(), "replays-"));
  try {
    const times = [];
    for (const players of [82_000 / QUICK / 4, 82_000 / QUICK]) {
      const file = join(folder, `${players}.csv`);
      const games = await writePool(file, players);
      const editions = ["--edition", "fide-standard-2014-07", "--with", "fide-standard-2024-03"];
      const { result, ...taken } = ran(["studies", "replay-games", file, ...editions]);
      if (result.games !== games) throw new Error(`expected ${games} games, found ${result.games}`);
      times.push({ games, ...taken });
      console.log(`replayed under another edition: ${games} games of ${result.players} players, ${takenText(taken)}`);
    }
    const [small, large] = times;
    const growth = Math.log(large.processor / small.processor) / Math.log(large.games / small.games);
    const isReached = large.seconds < REPLAY_SECONDS_MAX && large.memory < REPLAY_MEMORY_MAX;
    console.log(
      `bar < ${REPLAY_SECONDS_MAX} s and ${REPLAY_MEMORY_MAX} MB: ${isReached ? "ok" : "NOT REACHED"}; growth exponent of the processor time ${growth.toFixed(2)} (bar <= ${GROWTH_MAX}: ${growth <= GROWTH_MAX ? "ok" : "NOT REACHED"})`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function simulation() {
  const size = ["--players", String(100_000 / QUICK), "--lists", "120"];
  const { result, ...taken } = ran(["simulations", "run", "--edition", EDITION.id, ...size]);
  console.log(`simulated and held against the truth: ${result.editions[0].games} games, ${takenText(taken)}`);
}

const takenText = ({ seconds, processor, memory }) =>
  `${seconds.toFixed(1)} s (processor ${processor.toFixed(1)} s), ${memory.toFixed(0)} MB of memory`;

/** Ten years of a pool, with ids; returns how many games there are. */
async function writePool(file, players) {
  const out = createWriteStream(file);
  out.write("event,date,white_id,white_rating,black_id,black_rating,result\n");
  let games = 0;
  for (const { date, games: played } of pool(players, 120)) {
    let rows = "";
    for (let game = 0; game < played.games; game++)
      rows += `Open ${played.event[game]} ${date},${date},${played.white[game]},${played.whiteRating[game]},${played.black[game]},${played.blackRating[game]},${RESULTS[played.score[game]]}\n`;
    if (!out.write(rows)) await once(out, "drain");
    games += played.games;
  }
  out.end();
  await once(out, "finish");
  return games;
}

const RESULTS = ["0-1", "1/2-1/2", "1-0"];

/** The built program as a person runs it. Linux counts the most memory that it had in kilobytes. */
function ran(args) {
  const program =
    "const { run } = await import('./dist/cli/run.js'); const { REAL_WORLD } = await import('./dist/cli/world.js');";
  const command = `process.exitCode = await run(${JSON.stringify([...args, "--json"])}, REAL_WORLD); const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage(); console.error(JSON.stringify({ memory: maxRSS / 1024, processor: (userCPUTime + systemCPUTime) / 1e6 }));`;
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program + command], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(stderr);
  return { seconds, ...JSON.parse(stderr), result: JSON.parse(stdout) };
}

function measured(file, games) {
  const { seconds, memory, result } = ran(["monitor", "games", file]);
  if (result.games !== games) throw new Error(`expected ${games} games, found ${result.games}`);
  return { seconds, megabytes: statSync(file).size / 1e6, memory, scale: result.scale };
}

/** Games of 90 players an event, over 15 years; all names are invented. */
async function writeGames(file, games) {
  const { whole, next, around } = random(17);
  const out = createWriteStream(file);
  out.write("event,date,round,white,white_rating,black,black_rating,result\n");
  for (let game = 0; game < games; game += 1000) {
    let rows = "";
    for (let each = 0; each < 1000; each++) rows += rowOf(Math.floor((game + each) / 400), { whole, next, around });
    if (!out.write(rows)) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
}

function rowOf(event, { whole, next, around }) {
  const middle = 1500 + ((event * 37) % 800);
  const ratings = [0, 1].map(() => Math.max(1000, Math.round(around(middle, 180))));
  const p = 1 / (1 + 10 ** ((ratings[1] - ratings[0]) / SCALE));
  const draw = Math.min(p, 1 - p) * 0.6;
  const at = next();
  const result = at < p - draw / 2 ? "1-0" : at < p + draw / 2 ? "1/2-1/2" : "0-1";
  const date = `${2010 + (event % 15)}-${String(1 + (event % 12)).padStart(2, "0")}-${String(whole(1, 28)).padStart(2, "0")}`;
  return `Open ${event},${date},${whole(1, 9)},Player ${whole(1, 90)},${ratings[0]},Player ${whole(91, 180)},${ratings[1]},${result}\n`;
}
