import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { addMonths, day } from "../src/domain/dates.ts";
import type { FideEdition } from "../src/regulations/fide/fide-edition.ts";
import { editionNamed } from "../src/regulations/register.ts";
import { simulatePool } from "../src/statistics/simulation/simulate.ts";
import { inHere } from "./set-up/processes/program.ts";

/** Studies of files and simulated pools, as the built program. */
const folder = mkdtempSync(join(tmpdir(), "rating-office-studies-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const START = day("2016-01-01");
const SCORES = ["0-1", "1/2-1/2", "1-0"];

/** Games of a simulated pool: event, date, both players with their ratings, result. */
function poolRows(lists: number): readonly (readonly string[])[] {
  const editionOf = () => editionNamed("fide-standard-2014-07") as FideEdition;
  const nothing = { firstRatingsBy: () => 0, everyRatingBy: () => 0 };
  const pool = simulatePool({ seed: 2, players: 400, start: START, pairing: "swiss", editionOf, ...nothing }, lists);
  return [...pool].flatMap(({ games }, index) => {
    const date = addMonths(START, index);
    return Array.from({ length: games.games }, (_, game) => [
      ...[`Open ${index}-${games.event[game]}`, date, `Player ${games.white[game]}`, String(games.whiteRating[game])],
      ...[`Player ${games.black[game]}`, String(games.blackRating[game]), SCORES[games.score[game]!]!],
    ]);
  });
}

const HEAD = "event,date,white,white_elo,black,black_elo,result";
const csvOf = (rows: readonly (readonly string[])[]): string =>
  `${HEAD}\n${rows.map((row) => row.join()).join("\n")}\n`;

describe("studies replay-games", () => {
  const rows = poolRows(30);
  const file = fileOf("games.csv", csvOf(rows));
  const study = (...args: readonly string[]) => inHere(["studies", "replay-games", ...args]);

  test("the documented shape; every system on the same games, with its difference from the first", async () => {
    const { json, status } = await study(file, "--edition", "fide-standard-2014-07", "--json");
    expect(status).toBe(0);
    const report = json();
    expect(Object.keys(report)).toEqual([
      ...["games", "players", "months", "predicted", "systems", "blocks", "leftOut", "issues"],
    ]);
    expect(report).toMatchObject({
      games: rows.length,
      months: { from: "2016-01", to: "2018-06" },
      blocks: { count: 10, by: "quarter" },
      leftOut: { unplayed: 0, unrated: 0, undated: 0, unnamed: 0 },
    });
    type System = { system: string; kind: string; deviance: { scaled: number }; difference: null | { nats: object } };
    const systems: readonly System[] = report.systems;
    expect(systems.map(({ system, kind }) => [system, kind])).toEqual([
      ["fide-standard-2014-07", "edition"],
      ["published", "published"],
      ["elo", "system"],
      ["glicko", "system"],
      ["glicko-2", "system"],
      ["stephenson", "system"],
    ]);
    for (const { system, deviance, difference } of systems) {
      expect([system, deviance.scaled < 95]).toEqual([system, true]);
      expect(difference === null).toBe(system === "fide-standard-2014-07");
    }
  });

  test("the same games give the same bytes: again, in other order, in two files, as PGN, by the short name", async () => {
    const args = ["--with", "fide-standard-2024-03,elo:20", "--since", "2017-01", "--json"];
    const { stdout } = await study(file, ...args);
    expect((await inHere(["study", "games", file, ...args])).stdout).toBe(stdout);
    const months = [rows.filter((_, row) => row % 2 === 0), rows.filter((_, row) => row % 2 === 1)];
    const halves = months.map((half, index) => fileOf(`half-${index}.csv`, csvOf(half)));
    const inHalves = JSON.parse((await study(...halves, ...args)).stdout);
    expect(inHalves.systems.map(({ deviance }: { deviance: object }) => deviance)).toEqual(
      JSON.parse(stdout).systems.map(({ deviance }: { deviance: object }) => deviance),
    );
    const pgn = rows.map(
      ([event, date, white, whiteElo, black, blackElo, result]) =>
        `[Event "${event}"]\n[Date "${date}"]\n[White "${white}"]\n[Black "${black}"]\n[WhiteElo "${whiteElo}"]\n[BlackElo "${blackElo}"]\n[Result "${result}"]\n\n${result}\n`,
    );
    expect((await study(fileOf("games.pgn", pgn.join("\n")), ...args)).stdout).toBe(stdout);
  });

  test("as a table, in four languages", async () => {
    for (const [lang, says] of [
      ["en", "Published"],
      ["it", "Rating pubblicati"],
      ["es", "Elo publicado"],
      ["sv", "Publicerade"],
    ] as const) {
      const { stdout, status } = await study(file, "--with", "published,elo:20", "--lang", lang);
      expect([lang, status]).toEqual([lang, 0]);
      expect(stdout).toContain(says);
      expect(stdout).toMatch(/^elo \(K 20\) /m);
    }
  });

  test("games without both players are told and left out; without any, or in one month, nothing is predicted", async () => {
    const unnamed = fileOf("unnamed.csv", "date,white_elo,black_elo,result\n2024-05-01,2000,1900,1-0\n");
    const refused = await study(unnamed, "--json");
    expect([refused.status, refused.stderr.includes("no-rated-games")]).toEqual([2, true]);
    expect(refused.stderr).toContain("no name or id of both players: 1 game");
    const one = await study(
      fileOf("one.csv", `${HEAD}\nCup,2024-05-01,a,2000,b,1900,1-0\nCup,2024-05-01,a,2000,a,1900,1-0\n`),
    );
    expect([one.status, one.stdout.includes("No game could be predicted")]).toEqual([0, true]);
    expect(one.stdout).toContain("no name or id of both players: 1 game");
  });

  test("refuses a system or edition that is not there, one of another list, and a name that many share", async () => {
    const codeOf = async (...args: readonly string[]) => {
      const { status, stderr } = await study(...args, "--json");
      return [status, JSON.parse(stderr).code];
    };
    expect(await codeOf(file, "--with", "trueskill")).toEqual([2, "unknown-system"]);
    expect(await codeOf(file, "--with", "fide-standard-1999-01")).toEqual([2, "unknown-edition"]);
    expect(await codeOf(file, "--with", "fide-rapid-2024-03")).toEqual([2, "edition-of-other-list"]);
    expect(await codeOf(file, "--with", "ssf-lask")).toEqual([3, "not-for-lask"]);
    expect(await codeOf(file, "--since", "2017-13")).toEqual([2, "bad-date"]);
    const many = Array.from({ length: 4_096 }, (_, game) => `Cup,2024-05-01,NN,2000,p${game},1900,1-0`);
    expect(await codeOf(fileOf("many.csv", `${HEAD}\n${many.join("\n")}\n`))).toEqual([3, "shared-name"]);
  });
});

describe("studies compare", () => {
  const file = fileOf("few.csv", csvOf(poolRows(6)));
  const [base, edition] = ["fide-standard-2012-07", "fide-standard-2014-07"];
  const small = ["--players", "200", "--lists", "12"];
  const compare = (...args: readonly string[]) => inHere(["studies", "compare", base!, edition!, ...args, ...small]);

  test("rules that differ, both pools, and the replay of a file, as JSON", async () => {
    const { json, status } = await compare(file, "--json");
    expect(status).toBe(0);
    const report = json();
    expect(Object.keys(report)).toEqual(["base", "edition", "rules", "simulation", "history"]);
    const K = report.rules.find(({ rule }: { rule: string }) => rule === "developmentCoefficient");
    expect([/\b15\b/.test(K.base), /\b20\b/.test(K.edition)]).toEqual([true, true]);
    expect(report.simulation.editions.map((each: { edition: string }) => each.edition)).toEqual([base, edition]);
    expect(report.history.systems.map((each: { system: string }) => each.system)).toEqual([base, edition, "published"]);
    expect((await compare("--json")).json().history).toBeNull();
  });

  test("as text and as a page to print that needs nothing else, in four languages", async () => {
    for (const [lang, says] of [
      ["en", "compared with"],
      ["it", "a confronto con"],
      ["es", "en comparación con"],
      ["sv", "jämfört med"],
    ] as const) {
      const page = join(folder, `${lang}.html`);
      const { stdout, status } = await compare(file, "--lang", lang, "--html", page);
      expect([lang, status]).toEqual([lang, 0]);
      expect(stdout).toContain(says);
      const html = readFileSync(page, "utf8");
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).toContain(says);
      // The title stands in the head and above the page, and not again above the first table.
      expect(html.match(new RegExp(says, "g"))!.length).toBe(2);
      expect(html).not.toMatch(/<script|https?:|<link|undefined|NaN/);
      expect(html.match(/<table>/g)!.length).toBe(stdout.match(/^─+ /gm)!.length);
    }
  });

  test("a file of one's own is studied, replayed and simulated under its own name", async () => {
    const own = "examples/edition.json";
    const id = JSON.parse(readFileSync(own, "utf8")).id;
    const { json, stdout, status } = await inHere([
      "studies",
      "compare",
      `${JSON.parse(readFileSync(own, "utf8")).base}`,
      own,
      file,
      "--json",
      ...small,
    ]);
    expect([status, json().edition, json().rules.length > 0]).toEqual([0, id, true]);
    expect(stdout).not.toContain("undefined");
    const replayed = await inHere(["studies", "replay-games", file, "--with", own, "--json"]);
    expect(replayed.json().systems.map((each: { system: string }) => each.system)).toContain(id);
    const simulated = await inHere(["simulations", "run", "--edition", own, ...small]);
    expect([simulated.status, simulated.stdout.includes(JSON.parse(readFileSync(own, "utf8")).name)]).toEqual([
      0,
      true,
    ]);
  });

  test("refuses editions of two lists, and one that is not there", async () => {
    const codeOf = async (...args: readonly string[]) => {
      const { status, stderr } = await inHere(["studies", "compare", ...args, "--json"]);
      return [status, JSON.parse(stderr).code];
    };
    expect(await codeOf(base!, "fide-rapid-2024-03")).toEqual([2, "edition-of-other-list"]);
    expect(await codeOf("nonesuch", edition!)).toEqual([2, "unknown-edition"]);
  });
});

describe("simulations run", () => {
  const small = ["--players", "400", "--lists", "24"];
  const simulate = (...args: readonly string[]) => inHere(["simulations", "run", ...args]);

  test("two editions on the same players, with the figures of article 12.3 beside those of the simulation", async () => {
    const editions = ["--edition", "fide-standard-2017-07,fide-standard-2024-03"];
    const { json, status, stdout } = await simulate(...editions, ...small, "--json");
    expect(status).toBe(0);
    const { settings, editions: found } = json();
    expect(settings).toEqual({ seed: 1, players: 400, lists: 24, start: "2020-01-01", pairing: "swiss" });
    expect(found.map(({ edition }: { edition: string }) => edition)).toEqual([
      "fide-standard-2017-07",
      "fide-standard-2024-03",
    ]);
    expect(Object.keys(found[0])).toEqual([
      ...["edition", "games", "players", "truth", "bias", "anchorCohorts", "drift", "newcomers", "renewal"],
    ]);
    expect(found[0].renewal.map(({ K, article }: { K: number; article: number }) => [K, article])).toEqual([
      [10, 75],
      [15, 50],
      [20, 35],
      [30, 25],
      [40, 18],
    ]);
    expect((await inHere(["simulate", ...editions, ...small, "--json"])).stdout).toBe(stdout);
    expect((await simulate(...editions, ...small, "--seed", "2", "--json")).stdout).not.toBe(stdout);
  });

  test("as tables, in four languages", async () => {
    for (const [lang, says] of [
      ["en", "True strength|true strength"],
      ["it", "forza vera"],
      ["es", "fuerza verdadera"],
      ["sv", "sann styrka"],
    ] as const) {
      const { stdout, status } = await simulate("--edition", "fide-standard-2024-03", ...small, "--lang", lang);
      expect([lang, status]).toEqual([lang, 0]);
      expect(stdout).toMatch(new RegExp(says));
      expect(stdout).toMatch(/^40 +1[78][.,]\d +1\d[.,]\d +18$/m);
    }
  });

  test("refuses what cannot be simulated", async () => {
    const codeOf = async (...args: readonly string[]) => {
      const { status, stderr } = await simulate(...args, "--json");
      return [status, JSON.parse(stderr).code];
    };
    expect(await codeOf("--edition", "ssf-lask")).toEqual([3, "not-for-lask"]);
    const edition = ["--edition", "fide-standard-2024-03"];
    expect((await codeOf(...edition, "--pairing", "random"))[1]).toBe("bad-choice");
    expect((await codeOf(...edition, "--players", "5"))[0]).toBe(2);
    expect((await codeOf(...edition, "--seed", "x"))[0]).toBe(2);
  });
});
