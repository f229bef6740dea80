import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { random } from "../src/calculation/random.ts";
import { inHere, inProcess } from "./set-up/processes/program.ts";

/** The monitor on files, as the built program. */
const folder = mkdtempSync(join(tmpdir(), "rating-office-monitor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const office = (...args: readonly string[]) => inHere(["monitor", ...args]);

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Games whose scores follow a scale of 460, as CSV; of two years. */
function games(count: number): string {
  const { whole, next } = random(3);
  const rows = Array.from({ length: count }, (_, game) => {
    const [white, black] = [whole(1600, 2100), whole(1600, 2100)];
    const p = 1 / (1 + 10 ** ((black - white) / 460));
    const draw = Math.min(p, 1 - p) * 0.7;
    const at = next();
    const result = at < p - draw / 2 ? "1-0" : at < p + draw / 2 ? "1/2-1/2" : "0-1";
    return `Open ${game % 150},${2024 + (game % 2)}-04-01,${white},${black},${result}`;
  });
  return `event,date,white_rating,black_rating,result\n${rows.join("\n")}\n`;
}

/** The same numbers by a few lines of their own, for games of at most 400 points' difference. */
function byHand(csv: string) {
  const rows = csv.trim().split("\n").slice(1);
  let [index, sum, square] = [0, 0, 0];
  for (const row of rows) {
    const [, , white = "", black = "", result = ""] = row.split(",");
    const D = Math.abs(Number(white) - Number(black));
    const S = { "1-0": 1, "0-1": 0 }[result] ?? 0.5;
    const own = Number(white) >= Number(black) ? S : 1 - S;
    const E = TABLE.findIndex((last) => Math.min(D, 400) <= last) / 100 + 0.5;
    index += D === 0 ? 0 : E - own;
    sum -= own * Math.log10(E) + (1 - own) * Math.log10(1 - E);
    square += (own - E) ** 2;
  }
  return { index: (100 * index) / rows.length, log10: sum / rows.length, brier: square / rows.length };
}

/** The last difference of each PD from .50 on, as printed in 8.1.2, up to 411. */
// biome-ignore format: a table, as printed
const TABLE = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197, 206,
  215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411,
];

describe("monitor games", () => {
  const csv = games(20_000);
  const file = fileOf("games.csv", csv);

  test("the documented shape, and the numbers of an independent calculation", async () => {
    const { json, status } = await office("games", file, "--json");
    expect(status).toBe(0);
    const result = json();
    expect(Object.keys(result).slice(0, 7)).toEqual([
      ...["games", "deflationIndex", "scale", "slope", "bands", "deviance", "years"],
    ]);
    const { index, log10, brier } = byHand(csv);
    expect(result.games).toBe(20_000);
    expect(result.deflationIndex.value).toBeCloseTo(index, 3);
    expect(result.deviance.log10).toBeCloseTo(log10, 5);
    expect(result.deviance.brier).toBeCloseTo(brier, 5);
    expect(result.scale.low).toBeLessThan(460);
    expect(result.scale.high).toBeGreaterThan(460);
    expect(result.slope.high).toBeLessThan(1);
    const ofBands = result.bands.reduce(
      (sum: number, { games, difference }: { games: number; difference: number }) => sum - games * difference,
      0,
    );
    expect(ofBands / 200).toBeCloseTo(index, 1);
    expect(result.years.map(({ year, games }: { year: number; games: number }) => [year, games])).toEqual([
      [2024, 10_000],
      [2025, 10_000],
    ]);
    expect(result.editions).toEqual([{ edition: "fide-standard-2024-03", games: 20_000 }]);
  });

  test("the same file gives the same bytes; in halves, or as PGN, the same numbers", async () => {
    const whole = await office("games", file, "--json");
    expect((await office("games", file, "--json")).stdout).toBe(whole.stdout);
    const [header = "", ...rows] = csv.trim().split("\n");
    const halves = [rows.slice(0, 9_000), rows.slice(9_000)].map((half, index) =>
      fileOf(`half-${index}.csv`, [header, ...half].join("\r\n")),
    );
    expect((await office("games", ...halves, "--json")).stdout).toBe(whole.stdout);
    const pgn = rows.map((row) => {
      const [event, date, white, black, result] = row.split(",");
      return `[Event "${event}"]\n[Date "${date}"]\n[WhiteElo "${white}"]\n[BlackElo "${black}"]\n[Result "${result}"]\n\n${result}\n`;
    });
    expect((await office("games", fileOf("games.pgn", pgn.join("\n")), "--json")).stdout).toBe(whole.stdout);
  });

  test("as tables, in four languages", async () => {
    for (const [lang, says] of [
      ["en", "Deflation Index"],
      ["it", "Indice di deflazione"],
      ["es", "Índice de deflación"],
      ["sv", "Deflationsindex"],
    ] as const) {
      const { stdout, status } = await office("games", file, "--lang", lang);
      expect([lang, status]).toEqual([lang, 0]);
      expect(stdout).toContain(says);
      expect(stdout).toMatch(/^200–249 /m);
      expect(stdout).toMatch(/^2025 /m);
    }
  });

  test("a named edition decides for games without a date; without one they are left out", async () => {
    const undated = fileOf("undated.csv", "white_elo,black_elo,result\n2750,2100,1-0\n2750,2100,0-1\n");
    const refused = await office("games", undated, "--json");
    expect([refused.status, refused.stderr.includes("no-rated-games")]).toEqual([2, true]);
    const expected = async (edition: string) =>
      (await office("games", undated, "--edition", edition, "--json")).json().bands[0].expected;
    expect(await expected("fide-standard-2024-03")).toBe(0.92);
    expect(await expected("fide-standard-2025-10")).toBe(0.99);
  });

  test("what cannot be read is told with line and column and does not stop the rest", () => {
    const faulty = fileOf("faulty.csv", `${csv.split("\n").slice(0, 50).join("\n")}\nOpen,2024-04-01,2o00,1900,1-0\n`);
    const { status, stdout, stderr } = inProcess(["monitor", "games", faulty, join(folder, "missing.csv"), "--json"]);
    expect(status).toBe(2);
    expect(JSON.parse(stdout).games).toBe(49);
    expect(JSON.parse(stdout).issues).toMatchObject([
      { file: faulty, code: "games-rating", line: 51, columns: [17, 20], found: "2o00" },
    ]);
    expect(stderr).toContain("missing.csv");
    const text = inProcess(["monitor", "games", faulty]);
    expect([text.status, text.stderr.includes("faulty.csv:51:17: error")]).toEqual([1, true]);
  });
});

describe("monitor lists", () => {
  const head = "fideid,name,country,sex,rating,games,k,birthday,flag\n";
  const august = fileOf(
    "august.csv",
    `${head}1,"Ek, Eva",SWE,F,2005,4,20,1990,\n2,"Lind, Bo",SWE,M,1500,0,40,2012,\n3,"Ros, Io",NOR,M,1800,0,20,1960,\n4,"Dal, Ed",NOR,M,1700,0,20,1985,\n`,
  );
  const september = fileOf(
    "september.csv",
    `${head}1,"Ek, Eva",SWE,F,1999,6,20,1990,\n2,"Lind, Bo",SWE,M,1560,12,40,2012,\n4,"Dal, Ed",NOR,M,1720,0,20,1985,\n5,"Ny, Siv",SWE,F,1450,5,40,2001,\n6,"Utan, Ada",SWE,F,0,0,0,2001,\n`,
  );

  test("entrants, leavers, moves without a game, change per game, and a sum of points that comes out", async () => {
    const { json, status } = await office("lists", august, september, "--month", "2025-08", "2025-09", "--json");
    expect(status).toBe(0);
    const { lists, steps, anchorCohorts } = json();
    expect(lists.map(({ players, median }: { players: number; median: number }) => [players, median])).toEqual([
      [4, 1750],
      [4, 1640],
    ]);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({
      entrants: { players: 1, points: 1450, median: 1450 },
      leavers: { players: 1, points: 1800, median: 1800 },
      played: { players: 2, games: 18, points: 54, perGame: 3 },
      idleMovers: { players: 1, points: 20 },
      unexplained: 0,
      median: { before: 1750, after: 1640, composition: -150, within: 40 },
    });
    expect(steps[0].bands.map(({ perGame }: { perGame: number | null }) => perGame)).toEqual([
      5,
      null,
      -1,
      null,
      null,
      null,
    ]);
    expect(steps[0].ages.map(({ perGame }: { perGame: number | null }) => perGame)).toEqual([5, null, -1, null]);
    expect(anchorCohorts).toEqual([]);
  });

  test("of a group alone; an age needs months, a federation must be on a list", async () => {
    const of = (...more: readonly string[]) => office("lists", august, september, "--json", ...more);
    const women = (await of("--group", "sex=w")).json();
    expect(women.lists.map(({ players }: { players: number }) => players)).toEqual([1, 2]);
    expect(women.steps[0]).toMatchObject({ entrants: { players: 1 }, played: { points: -6 }, unexplained: 0 });
    const swedes = (await of("--group", "federation=SWE")).json();
    expect(swedes.lists.map(({ players }: { players: number }) => players)).toEqual([2, 3]);
    const young = await of("--group", "age=-18", "--month", "2025-08", "2025-09");
    expect(young.json().steps[0].played).toMatchObject({ players: 1, points: 60 });
    expect([(await of("--group", "age=-18")).status, (await of("--group", "federation=DEN")).status]).toEqual([2, 2]);
  });

  test("as tables, in four languages; without months no ages", async () => {
    for (const [lang, says] of [
      ["en", "Moved without a game"],
      ["it", "Variati senza partite"],
      ["es", "Cambiaron sin jugar"],
      ["sv", "Ändrade utan parti"],
    ] as const) {
      const { stdout, status } = await office("lists", august, september, "--lang", lang);
      expect([lang, status]).toEqual([lang, 0]);
      expect(stdout).toMatch(new RegExp(`^${says} +1 +\\+20$`, "m"));
      expect(stdout).toMatch(/^≤ 1599 +1 +12 +\+60 +\+5[.,]00$/m);
    }
  });

  test("refuses a single list, months that do not fit, and what is no list", async () => {
    const codeOf = async (...args: readonly string[]) => {
      const { status, stderr } = await office("lists", ...args, "--json");
      return [status, JSON.parse(stderr).code];
    };
    expect(await codeOf(august)).toEqual([2, "two-lists-needed"]);
    expect(await codeOf(august, september, "--month", "2025-08")).toEqual([2, "months-unfit"]);
    expect(await codeOf(august, september, "--month", "2025-09,2025-08")).toEqual([2, "months-unfit"]);
    expect(await codeOf(august, september, "--month", "2025-13,2025-08")).toEqual([2, "bad-date"]);
    expect(await codeOf(august, "README.md")).toEqual([2, "not-a-list"]);
  });
});
