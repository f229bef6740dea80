import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { change } from "../src/index.ts";
import { inHere, inProcess } from "./set-up/processes/program.ts";

/** The commands on files as an arbiter runs them, of the built program; some of every kind in a process of their own. */
const office = (...args: readonly string[]) => inHere(args);
const started = (...args: readonly string[]) => inProcess(args);

const folder = mkdtempSync(join(tmpdir(), "rating-office-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WORKED = "fixtures/trf/worked/round-robin-8.58.trf";
const text = readFileSync(WORKED, "utf8");

/** A copy of the worked report with one thing changed. */
function changed(name: string, from: string | RegExp, to: string): string {
  const file = join(folder, name);
  const other = text.replace(from, to);
  if (other === text) throw new Error(`${from} is not in the file`);
  writeFileSync(file, other);
  return file;
}

interface Player {
  readonly name: string;
  readonly change: number | null;
  readonly expected: number | null;
  readonly kBasis: string | null;
  readonly first: { readonly Ru: number; readonly valid: boolean } | null;
}

describe("rate", () => {
  const byName = (players: readonly Player[], value: (player: Player) => unknown) =>
    Object.fromEntries(players.flatMap((player) => (value(player) === null ? [] : [[player.name[0], value(player)]])));

  test("8.58 as a report: the printed ratings and expected scores, with the K of the text", () => {
    const { json, status } = started("rate", WORKED, "--edition", "fide-standard-2011-07", "--json");
    const { edition, tournament, players, issues } = json();
    expect(status).toBe(0);
    expect([edition, tournament.system, tournament.list, tournament.counts, tournament.reasons]).toEqual([
      "fide-standard-2011-07",
      "round-robin",
      "standard",
      true,
      [],
    ]);
    expect(byName(players, ({ first }) => first?.Ru ?? null)).toEqual({ C: 2423, E: 2393, H: 2144, I: 2006 });
    expect(byName(players, ({ expected }) => expected)).toEqual({
      A: 7.36,
      B: 6.48,
      D: 5.4,
      F: 2.55,
      G: 4.21,
      J: 4.21,
    });
    expect(byName(players, ({ change }) => change)).toEqual({ A: 6.4, B: 5.2, D: 6, F: 21.75, G: -18.15, J: -48.15 });
    expect(byName(players, ({ kBasis }) => kBasis)).toEqual({
      A: "assumed",
      B: "assumed",
      D: "assumed",
      F: "assumed",
      G: "assumed",
      J: "assumed",
    });
    expect(issues).toEqual([]);
  });

  test.each([
    ["20", { A: 12.8, B: 10.4, D: 12 }],
    ["30", { F: 43.5, G: -36.3, J: -96.3 }],
  ])("8.58 with the K of the example, --k %s", async (k, expected) => {
    const { players } = (await office("rate", WORKED, "--k", k, "--json")).json();
    expect(byName(players, ({ change, kBasis }) => (kBasis === "given" ? change : null))).toMatchObject(expected);
  });

  test("the keys are those that are documented", async () => {
    const answer = (await office("rate", WORKED, "--json")).json();
    expect(Object.keys(answer)).toEqual(["edition", "tournament", "players", "issues"]);
    expect(Object.keys(answer.tournament)).toEqual(["name", "start", "end", "system", "list", "counts", "reasons"]);
    expect(Object.keys(answer.players[0])).toEqual([
      "startNumber",
      "id",
      "name",
      "rating",
      "k",
      "kBasis",
      "n",
      "score",
      "expected",
      "change",
      "rounded",
      "newRating",
      "first",
      "games",
    ]);
    expect(Object.keys(answer.players[2].first)).toEqual(["Rc", "Ru", "rating", "valid", "reasons"]);
    expect(Object.keys(answer.players[0].games[0])).toEqual([
      "round",
      "opponent",
      "score",
      "counts",
      "article",
      "expected",
      "gain",
    ]);
  });

  test("several files give an array", async () => {
    expect((await office("rate", WORKED, WORKED, "--json")).json()).toHaveLength(2);
  });

  test("a table that can be handed out, with the reasons", async () => {
    const { stdout } = await office("rate", WORKED, "--system", "swiss");
    expect(stdout).toContain("Worked Round Robin, 2011-09-03 – 2011-09-11");
    expect(stdout).toMatch(/1 {2}Anselund, Arvid +2600 +10\* +5 /);
    expect(stdout).toContain("the opponent is unrated");
    expect(stdout).toContain("* K estimated from the rating");
  });

  test("without a start date it asks for one", async () => {
    const undated = changed("undated.trf", /042 .*\n052 .*\n/, "").toString();
    const other = join(folder, "undated-rounds.trf");
    writeFileSync(other, readFileSync(undated, "utf8").replace(/132 .*\n/, ""));
    const { status, stderr } = await office("rate", other);
    expect([status, stderr]).toEqual([2, expect.stringContaining("--on YYYY-MM-DD")]);
    expect((await office("rate", other, "--on", "2018-01-05", "--json")).json().edition).toBe("fide-standard-2017-07");
  });

  test("ratings and K come from a list", async () => {
    const list = join(folder, "list.csv");
    writeFileSync(
      list,
      "fideid,name,country,rating,games,k\n1700001,Anselund Arvid,SWE,2610,0,10\n1700002,Brocca Bianca,SWE,2500,0,40\n",
    );
    const { players, issues } = (await office("rate", WORKED, "--list", list, "--json")).json();
    expect(
      players
        .slice(0, 2)
        .map(({ rating, k, kBasis }: { rating: number; k: number; kBasis: string }) => [rating, k, kBasis]),
    ).toEqual([
      [2610, 10, "list"],
      [2500, 40, "list"],
    ]);
    expect(
      issues.map(({ code }: { code: string }) => code).filter((code: string) => code === "rating-not-of-list"),
    ).toHaveLength(1);
  });

  test("a list that is none is refused", async () => {
    expect(await office("rate", WORKED, "--list", "README.md")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("is not a rating list"),
    });
  });
});

test("B9: rate takes --league and --approved-longer for what lasts longer than 90 days", async () => {
  const long = changed("long.trf", "052 2011/09/11", "052 2012/03/31");
  const counts = async (...more: readonly string[]) =>
    (await office("rate", long, ...more, "--json")).json().tournament.counts;
  expect([await counts(), await counts("--league"), await counts("--approved-longer")]).toEqual([false, true, true]);
});

describe("rate, where the report is not enough", () => {
  const report = (lines: readonly string[]) => {
    const file = join(folder, `${lines.join().length}-${Math.abs(hash(lines.join()))}.trf`);
    writeFileSync(file, `${lines.join("\n")}\n`);
    return file;
  };
  const hash = (words: string) => [...words].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) | 0, 7);
  const player = (number: number, rating: number | string, cells: string, points: string) =>
    `001 ${String(number).padStart(4)} m    ${`Invented${number}, Name`.padEnd(33)} ${String(rating).padStart(4)} SWE ${String(1700000 + number).padStart(11)} 1980/01/01 ${points.padStart(4)} ${String(number).padStart(4)}  ${cells}`;
  const head = ["012 Sample", "022 Lakeside", "032 SWE", "042 2024/04/02", "052 2024/04/04", "102 Nyberg, Ada"];
  const MATCH = [
    "092 Individual: Match",
    "122 120 min",
    player(1, 2000, "   2 w 1     2 b =     2 w 1     2 b 0     2 w 1", "3.5"),
    player(2, 2000, "   1 b 0     1 w =     1 b 0     1 w 1     1 b 0", "1.5"),
  ];

  test("a match that ended after five of six games counts all five", async () => {
    const { players, issues } = (
      await office("rate", report([...head, "142 6", ...MATCH]), "--k", "10", "--json")
    ).json();
    expect([players[0].n, players[0].change, issues]).toEqual([5, 10, []]);
  });

  test("a match whose length nobody declared counts all its games, and says so", async () => {
    const { players, issues } = (await office("rate", report([...head, ...MATCH]), "--k", "10", "--json")).json();
    expect(players[0].n).toBe(5);
    expect(issues.map(({ code }: { code: string }) => code)).toEqual(["match-length-unknown"]);
  });

  const pair = (own: string, theirs: string) => [
    player(1, 2000, `   2 w ${own}     3 b =`, "1.5"),
    player(2, 1900, `   1 b ${theirs}     4 w =`, "0.5"),
    player(3, 1900, "   4 w =     1 w =", "1.0"),
    player(4, 1800, "   3 b =     2 b =", "1.0"),
  ];

  test("games on which the two lines do not agree are shown, and do not count", async () => {
    const { players } = (
      await office("rate", report([...head, "122 120 min", "092 Swiss", ...pair("1", "1")]), "--json")
    ).json();
    expect(
      players[0].games.map(({ round, counts, code }: { round: number; counts: boolean; code?: string }) => [
        round,
        counts,
        code ?? null,
      ]),
    ).toEqual([
      [1, false, "game-contradicted"],
      [2, true, null],
    ]);
  });

  test("a rapid tournament takes the K of a rapid list, and --on stands for a missing start", async () => {
    const list = join(folder, "rapid.csv");
    writeFileSync(
      list,
      "fideid,name,country,rating,games,k\n1700001,A,SWE,2000,0,40\n1700002,B,SWE,1900,0,40\n1700003,C,SWE,1900,0,40\n1700004,D,SWE,1800,0,40\n",
    );
    const rapid = report([...head, "092 Swiss", "122 15 min + 10 sec", ...pair("1", "0")]);
    const answer = (await office("rate", rapid, "--list", list, "--json")).json();
    expect([answer.tournament.list, answer.players[0].k, answer.players[0].kBasis]).toEqual(["rapid", 40, "list"]);
    const undated = report([
      "012 Sample",
      "022 Lakeside",
      "032 SWE",
      "102 Nyberg, Ada",
      "092 Swiss",
      "122 15 min + 10 sec",
      ...pair("1", "0"),
    ]);
    expect((await office("rate", undated, "--on", "2024-04-02", "--json")).json().edition).toBe("fide-rapid-2024-03");
  });

  test("faults of the list are told, and the answer is no", async () => {
    const list = join(folder, "faulty.csv");
    writeFileSync(list, "fideid,name,country,rating,games,k\n1700001,A,SWE,19l0,0,40\n");
    const { status, stderr } = await office(
      "rate",
      report([...head, "092 Swiss", "122 120 min", ...pair("1", "0")]),
      "--list",
      list,
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining("19l0")]);
  });

  test("an incomplete round robin says that it is rated as a Swiss", async () => {
    const file = changed("incomplete.trf", /( 10 w) 0/, "$1 -");
    writeFileSync(file, readFileSync(file, "utf8").replace(/(001 {3}10.*?)( 1 b) 1/, "$1$2 +"));
    const { tournament } = (await office("rate", file, "--json")).json();
    expect([tournament.system, tournament.reasons[0]?.code]).toEqual(["swiss", "as-swiss"]);
  });

  test("another start date than the report's is used, and said", async () => {
    const { edition, issues } = (await office("rate", WORKED, "--on", "2018-01-05", "--json")).json();
    expect([edition, issues.map(({ code }: { code: string }) => code)]).toEqual([
      "fide-standard-2017-07",
      ["start-overruled"],
    ]);
  });

  test("who has only a standard rating is new on the rapid list", async () => {
    const list = join(folder, "combined.csv");
    writeFileSync(
      list,
      "fideid,name,country,rating,games,k,rapid_rating,rapid_games,rapid_k\n1700001,A,SWE,2000,0,20,,,\n",
    );
    const rapid = report([...head, "092 Swiss", "122 15 min + 10 sec", ...pair("1", "0")]);
    const [player] = (await office("rate", rapid, "--list", list, "--json")).json().players;
    expect([player.rating, player.k]).toEqual([2000, 40]);
  });

  test("a league may last longer than ninety days", async () => {
    const lines = head.map((line) =>
      line.replace("042 2024/04/02", "042 2018/09/10").replace("052 2024/04/04", "052 2019/03/20"),
    );
    const league = report([...lines, "092 Team league", "122 120 min", ...pair("1", "0")]);
    expect((await office("rate", league, "--json")).json().tournament.counts).toBe(true);
  });

  test("one file that cannot be read does not hide the others", async () => {
    const { status, stdout, stderr } = await office("rate", "no-such-file", WORKED);
    expect([status, stderr]).toEqual([2, expect.stringContaining("no-such-file cannot be read")]);
    expect(stdout).toContain("Anselund, Arvid");
  });
});

describe("check", () => {
  test.each([
    "csv-combined.csv",
    "csv-single-semicolons.csv",
    "encoding-cp1252.txt",
    "txt-2001-empty-line-below.txt",
    "txt-2003-code-for-id.txt",
    "txt-2003-without-header.txt",
    "txt-2011-touching-columns.txt",
    "txt-combined.txt",
    "txt-single.txt",
    "xml-combined.xml",
    "xml-of-federation.xml",
  ])("the list %s is one", async (file) => {
    expect(await office("check", `fixtures/lists/${file}`)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("(list, "),
    });
  });

  test("standard input", () => {
    const run = (...args: readonly string[]) => inProcess(args, { input: text });
    expect(run("check", "-").stdout).toContain("10 players, 9 rounds");
    expect(run("convert", "-", "--to", "json").stdout).toContain('"Worked Round Robin"');
  });

  test("games as CSV are asked for what a rated report needs, too", async () => {
    expect((await office("check", "fixtures/games/csv-names-only-semicolons.csv", "--profile", "rating")).status).toBe(
      1,
    );
  });

  test("a report that begins with a name full of commas is a report", async () => {
    const file = changed("comma.trf", "012 Worked Round Robin", "012 Black & White Cup, Lakeside");
    expect((await office("check", file)).status).toBe(0);
  });

  test("a clean report: 0, and it says so", async () => {
    expect(await office("check", WORKED)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("no problems found (trf16, 10 players, 9 rounds)"),
    });
  });

  test("an error: 1, with line and column", async () => {
    const file = changed("result.trf", "  10 w 0", "  10 w 1");
    const { status, stdout } = await office("check", file);
    expect(status).toBe(1);
    expect(stdout).toMatch(/result\.trf:21:99: error: result: .* found "1" \(results-not-complementary\)/);
  });

  test("C5: many of a kind are one line, and how it ends is said before all", async () => {
    const names = changed("names.trf", /(001 .{10})([^,]+),/g, "$1$2 ");
    const lines = (await office("check", names)).stdout.trim().split("\n");
    expect(lines[0]).toContain("(trf16, 10 players, 9 rounds)");
    expect(lines.slice(1)).toEqual([expect.stringMatching(/: warning: 10 × name: .*, lines \d+–\d+; for example: /)]);
    const { json } = await office("check", names, "--json");
    expect(json()).toMatchObject({ warnings: 10, issues: { length: 10 } });
  });

  test("the rating profile asks for more", async () => {
    const file = changed("arbiter.trf", /102 .*\n/, "");
    expect((await office("check", file)).status).toBe(0);
    const { status, json } = await office("check", file, "--profile", "rating", "--json");
    expect(status).toBe(1);
    expect(json().issues[0]).toMatchObject({ severity: "error", line: 0, columns: null, field: "chief arbiter" });
  });

  test("what cannot be read: 2", async () => {
    expect((await office("check", "README.md")).status).toBe(2);
    expect((await office("check", "no-such-file")).status).toBe(2);
  });

  test("several files: the worst counts", async () => {
    expect(await office("check", WORKED, "README.md", "--json")).toMatchObject({ status: 2 });
  });
});

describe("convert", () => {
  test("a report into the other dialects and back", async () => {
    const newer = join(folder, "newer.trf");
    expect(started("convert", WORKED, "--to", "trf26", "--output", newer).status).toBe(0);
    expect(await office("check", newer)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("no problems found"),
    });
    const rated = async (file: string) => (await office("rate", file, "--json")).json().players;
    expect(await rated(newer)).toEqual(await rated(WORKED));
  });

  test("a report into games and back", async () => {
    const games = join(folder, "games.csv");
    expect((await office("convert", WORKED, "--to", "csv", "--output", games)).status).toBe(0);
    const changes = async (file: string) =>
      (await office("rate", file, "--edition", "fide-standard-2011-07", "--json"))
        .json()
        .players.map(({ name, change }: Player) => [name, change]);
    expect((await changes(games)).toSorted()).toEqual((await changes(WORKED)).toSorted());
  });

  test("one list out of three, where it is asked for", async () => {
    const { stdout } = await office("convert", "fixtures/lists/csv-combined.csv", "--to", "csv", "--kind", "rapid");
    expect(stdout.split("\r\n")[0]).toMatch(/,rating,games,k,/);
    expect(stdout.split("\r\n")[0]).not.toContain("blitz");
  });

  test("where nothing can be written it says so", async () => {
    const { status, stderr } = await office(
      "convert",
      WORKED,
      "--to",
      "trf26",
      "--output",
      join(folder, "no", "such", "file"),
    );
    expect([status, stderr]).toEqual([2, expect.stringContaining("cannot be written: file or folder not found")]);
  });

  test("what makes no sense is refused by name", async () => {
    expect(await office("convert", WORKED, "--to", "xml")).toMatchObject({
      status: 3,
      stderr: expect.stringContaining("trf16 cannot be converted to xml, only to trf16, trf26, csv, json"),
    });
    const list = join(folder, "list.csv");
    writeFileSync(list, "fideid,name,country,rating,games,k\n1700001,Anselund Arvid,SWE,2610,0,10\n");
    expect(await office("convert", list, "--to", "trf16")).toMatchObject({
      status: 3,
      stderr: expect.stringContaining("only to txt, xml, csv, json"),
    });
    const txt = await office("convert", list, "--to", "txt", "--month", "SEP26");
    expect(txt.stdout.split("\n")[1]).toMatch(/^1700001 +Anselund Arvid/);
  });
});

describe("C8: games as PGN", () => {
  const tags = (event: string, round: number, white: string, black: string, result: string): string =>
    `[Event "${event}"]\n[Site "Lund"]\n[Date "2026.01.0${4 + round}"]\n[Round "${round}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n\n${result}\n\n`;

  test("points and ranks are filled in, and several tournaments are taken apart", async () => {
    const file = join(folder, "two.pgn");
    const games = [
      tags("Cup", 1, "Ek, Anna", "Lind, Bo", "1-0"),
      tags("Open", 1, "Ek, Anna", "Ask, Ulf", "1/2-1/2"),
      tags("Cup", 2, "Lind, Bo", "Ek, Anna", "1/2-1/2"),
    ];
    writeFileSync(file, games.join(""));
    const part = join(folder, "part.trf");
    const { stderr } = await office("convert", file, "--to", "trf16");
    expect(stderr).toContain("--output part.trf");
    expect((await office("convert", file, "--to", "trf16", "--output", part)).status).toBe(0);
    const lines = (name: string) => readFileSync(join(folder, name), "utf8").split(/\r?\n/);
    const standing = (name: string) =>
      lines(name).flatMap((line) => (line.startsWith("001") ? [[line.slice(14, 22), line.slice(80, 89)]] : []));
    expect(standing("part-1.trf")).toEqual([
      ["Ek, Anna", " 1.5    1"],
      ["Lind, Bo", " 0.5    2"],
    ]);
    expect(standing("part-2.trf")).toEqual([
      ["Ek, Anna", " 0.5    1"],
      ["Ask, Ulf", " 0.5    1"],
    ]);
  });
});

describe("C10: one cause, one word", () => {
  const player = (number: number, rating: string, games: string): string =>
    `001 ${String(number).padStart(4)} m    ${`Player, P${number}`.padEnd(33)} ${rating.padStart(4)} SWE     ${1700100 + number} 1980/01/01  0.0    1  ${games}`;

  test("the reason of a first rating is what speaks against the games, not a score of 0", async () => {
    const file = join(folder, "quick.trf");
    const lines = ["012 Quick Cup", "042 2024/06/01", "052 2024/06/01", "092 Swiss system", "122 60 minutes"];
    writeFileSync(file, [...lines, player(1, "2412", "   2 w ="), player(2, "", "   1 b ="), ""].join("\n"));
    const { json } = await office("rate", file, "--json");
    const [, unrated] = json().players;
    expect(unrated.first).toMatchObject({ valid: false, reasons: [{ article: "1.1", code: "time-outside" }] });
  });

  test("the library and the command line say events, and answer in one shape", async () => {
    const input = join(folder, "events.json");
    const request = {
      edition: "fide-standard-2024-03",
      rating: 1900,
      k: 20,
      events: [{ games: [{ opponent: 2000, score: 1 }] }],
    };
    writeFileSync(input, JSON.stringify(request));
    const { derivation: _, ...made } = change(request);
    expect((await office("change", "--input", input, "--json")).json()).toEqual(JSON.parse(JSON.stringify(made)));
  });
});
