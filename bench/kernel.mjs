// `npm run bench -- kernel`: the kernel against the same steps in C and against npm packages, on periods of two sizes.
// The times are those of this machine; what to read are the ratios. `--quick`: small periods, to see that it runs.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const here = import.meta.dirname;
const build = join(here, "build");
const quick = process.argv.includes("--quick");
const ROUNDS = 7;
const WARM_UP = quick ? 2 : 5;

const SIZES = quick
  ? [
      { name: "10k players, 50k games", players: 10_000, games: 50_000, glickoShare: 1, peersMin: 8 },
      { name: "200k players, 1M games", players: 200_000, games: 1_000_000, glickoShare: 20, peersMin: 3, inC: 0.5 },
    ]
  : [
      { name: "100k players, 1M games", players: 100_000, games: 1_000_000, glickoShare: 4, peersMin: 8 },
      { name: "2M players, 10M games", players: 2_000_000, games: 10_000_000, glickoShare: 40, peersMin: 3, inC: 0.5 },
    ];

let program;

export async function run() {
  if (!existsSync(join(here, "node_modules"))) install();
  mkdirSync(build, { recursive: true });
  program = compileC();
  console.log(
    `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model}). Median of ${ROUNDS} rounds, in turn, after warm-up.`,
  );
  console.log("Tournaments of 40 to 160 cards, nine rounds; games in their order, players from anywhere in the list.");
  if (quick) console.log("--quick: too small to judge the bars by.");
  for (const size of SIZES) await measure(size);
}

async function measure(size) {
  // After the install: these load the packages and the build.
  const { makePeriod, writePeriod } = await import("./period.mjs");
  const { arpad, eloRank, eloRankOnce, glicko2Lite, inC, oneThread, twoThreads } = await import("./contestants.mjs");
  const period = makePeriod(size);
  const file = join(build, `period-${size.games}.bin`);
  writePeriod(file, period);
  const contestants = [
    oneThread(period),
    twoThreads(period),
    ...(program ? [inC(program, file)] : []),
    arpad(period),
    eloRank(period),
    eloRankOnce(period),
    glicko2Lite(period, size.glickoShare),
  ];
  const results = await rounds(contestants);
  for (const { end } of contestants) await end?.();
  report(size, period, results);
  reportMemory(file);
  rmSync(file);
}

/**
 * Every contestant once in each round, so that a slow minute of the machine is everybody's. What one leaves behind is
 * collected before the next begins: otherwise the collector would run in another contestant's time.
 */
async function rounds(contestants) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const results = contestants.map(({ run, end, ...about }) => ({ ...about, times: [], checksum: undefined }));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [index, contestant] of contestants.entries()) {
      collect();
      const { ms, checksum } = await contestant.run();
      if (round >= 0) results[index].times.push(ms);
      results[index].checksum = checksum;
    }
  }
  return results.map((result) => ({ ...result, ms: median(result.times) }));
}

function report({ name, games, peersMin, inC }, period, results) {
  const ours = Math.min(...results.filter((each) => each.ours).map(({ ms }) => ms));
  const peer = Math.min(...results.filter((each) => each.peer).map(({ ms }) => ms));
  const inCTime = results.find((each) => each.name.startsWith("C,"))?.ms;
  console.log(`\n${name}, ${period.cards.slot.length} cards`);
  console.log(
    `${"".padEnd(42)}${"ms".padStart(10)}${"ns/game".padStart(10)}${"of C".padStart(8)}${"peer ÷ it".padStart(11)}`,
  );
  for (const each of results) {
    const ofC = inCTime === undefined ? "–" : (inCTime / each.ms).toFixed(2);
    const perGame = ((each.ms * 1e6) / games).toFixed(1);
    console.log(
      `${each.name.padEnd(42)}${each.ms.toFixed(1).padStart(10)}${perGame.padStart(10)}${ofC.padStart(8)}${(peer / each.ms).toFixed(2).padStart(11)}`,
    );
  }
  const checksums = new Set(results.flatMap(({ checksum }) => (checksum === undefined ? [] : [checksum])));
  const alike = checksums.size === 1 ? "identical" : "DIFFERENT";
  console.log(`new ratings of ours and C: ${alike} (checksum ${[...checksums].join(", ")})`);
  bar(`ours ≥ ${peersMin} × the fastest npm peer`, peer / ours, peersMin);
  const shortcut = Math.min(...results.filter((each) => each.shortcut).map(({ ms }) => ms));
  console.log(`and ${(shortcut / ours).toFixed(2)} × the one that is spared half the calls`);
  if (inC !== undefined && inCTime !== undefined) bar(`best of ours ≥ ${inC} of C in one thread`, inCTime / ours, inC);
  else if (inC !== undefined)
    console.log(`best of ours ≥ ${inC} of C in one thread: not measured, there is no compiler`);
}

function bar(says, found, min) {
  console.log(`${says}: ${found.toFixed(2)} ${found >= min ? "ok" : "NOT REACHED"}`);
}

function reportMemory(file) {
  const { stdout, status } = spawnSync(process.execPath, [join(here, "memory.mjs"), file], { encoding: "utf8" });
  if (status !== 0) return console.log("memory: not measured");
  const { inputs, own, before, after } = JSON.parse(stdout);
  const MB = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(
    `memory: arrays given ${MB(inputs)}, arrays written ${MB(own)}; process ${MB(after)}, ${MB(after - before)} of it for the period: ${((after - before) / inputs).toFixed(2)} × the arrays given`,
  );
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

function install() {
  console.log("Installing the packages to compare with …");
  const cli = process.env.npm_execpath;
  const [command, ...args] = cli ? [process.execPath, cli, "ci"] : ["npm", "ci"];
  const { status } = spawnSync(command, args, { cwd: here, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) process.exit(status ?? 1);
}

/** The path of the program, or null where there is no compiler. */
function compileC() {
  const path = join(build, "kernel");
  const { status } = spawnSync("gcc", ["-O3", "-march=native", "-o", path, join(here, "kernel.c")], {
    stdio: "inherit",
  });
  if (status === 0) return path;
  console.log("No gcc: the comparison with C is left out.");
  return null;
}
