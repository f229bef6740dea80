// `npm run bench -- reports`: 2,500 reports of 100 players and nine rounds, read and checked for rating, against splitting the
// same bytes into lines. The times are those of this machine; what to read is the ratio. `--quick`: 100 reports.
import { checkTrf } from "../dist/formats/trf/checks/checks.js";
import { readTrf } from "../dist/formats/trf/read-report.js";

const REPORTS = process.argv.includes("--quick") ? 100 : 2_500;
const PLAYERS = 100;
const ROUNDS = 9;
const TURNS = 3;
const SECONDS_MAX = 20;

export async function run() {
  const bytes = Array.from({ length: 25 }, (_, seed) => makeReport(seed + 1));
  const results = { ours: [], lines: [] };
  for (let turn = -1; turn < TURNS; turn++) {
    for (const [name, work] of [
      ["ours", ours],
      ["lines", lines],
    ]) {
      const start = performance.now();
      let found = 0;
      for (let report = 0; report < REPORTS; report++) found += work(bytes[report % bytes.length]);
      if (turn >= 0) results[name].push((performance.now() - start) / 1000);
      if (name === "ours" && found !== 0) throw new Error(`a report of ours has ${found} issues`);
    }
  }
  const [mine, floor] = [median(results.ours), median(results.lines)];
  const bar = mine < SECONDS_MAX ? "ok" : "NOT REACHED";
  console.log(
    `${REPORTS} reports, ${PLAYERS} players, ${ROUNDS} rounds each: read and checked in ${mine.toFixed(2)} s (bar < ${SECONDS_MAX} s: ${bar})`,
  );
  console.log(
    `${(REPORTS / mine).toFixed(0)} reports a second; ${(mine / floor).toFixed(1)} × the time of decoding and splitting into lines (${floor.toFixed(2)} s)`,
  );
}

const ours = (bytes) => checkTrf(readTrf(bytes).document, "rating").length;

function lines(bytes) {
  return new TextDecoder().decode(bytes).split("\n").length > 0 ? 0 : 1;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A Swiss in which each round pairs players at random; all names are invented. */
function makeReport(seed) {
  const random = generator(seed);
  const cells = Array.from({ length: PLAYERS }, () => []);
  const points = new Array(PLAYERS).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const order = Array.from({ length: PLAYERS }, (_, place) => ({ place, key: random() })).sort(
      (a, b) => a.key - b.key,
    );
    for (let board = 0; board < PLAYERS; board += 2) {
      const [white, black] = [order[board].place, order[board + 1].place];
      const score = Math.floor(random() * 3);
      cells[white].push(`${String(black + 1).padStart(4)} w ${"0=1"[score]}`);
      cells[black].push(`${String(white + 1).padStart(4)} b ${"0=1"[2 - score]}`);
      points[white] += score / 2;
      points[black] += 1 - score / 2;
    }
  }
  const dates = Array.from({ length: ROUNDS }, (_, round) => `25/11/${String(3 + round).padStart(2, "0")}`);
  const head = [
    "012 Bench Open",
    "022 Lakeside",
    "032 SWE",
    "042 2025/11/03",
    "052 2025/11/11",
    "092 Individual: Swiss-System",
    "102 Nyberg, Ada",
    "122 90 min + 30 sec",
    `132${" ".repeat(88)}${dates.join("  ")}`,
  ];
  const players = cells.map((own, place) => {
    const name = `Player${place}, Name`.padEnd(33);
    const rating = 1400 + Math.floor(random() * 1200);
    return `001 ${String(place + 1).padStart(4)} m    ${name} ${rating} SWE ${String(1700001 + place).padStart(11)} 1980/01/01 ${points[place].toFixed(1).padStart(4)} ${String(place + 1).padStart(4)}  ${own.join("  ")}`;
  });
  return new TextEncoder().encode(`${[...head, ...players].join("\n")}\n`);
}

/** Numbers that are the same in every run. */
function generator(seed) {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
