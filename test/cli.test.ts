import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { english } from "../src/words/en.ts";
import { argsOf, inHere, inProcess } from "./set-up/processes/program.ts";

/** The commands as a person gives them, of the built program; some of every kind in a process of their own. */
const office = (words: string, input = "") => inHere(argsOf(words), { input });
const started = (words: string, input = "") => inProcess(argsOf(words), { input });

const folder = mkdtempSync(join(tmpdir(), "rating-office-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("change", () => {
  test("--json gives exactly the documented numbers", () => {
    const { json, status } = started(
      "change --edition fide-standard-2025-10 --rating 1900 --k 20 --game 2350:1 --game 1850:0 --json",
    );
    expect(status).toBe(0);
    const { events, ...numbers } = json();
    expect(events).toMatchObject([{ start: null, k: 20, n: 2, change: 7 }]);
    expect(numbers).toEqual({
      edition: "fide-standard-2025-10",
      rating: 1900,
      k: 20,
      n: 2,
      score: 1,
      expected: 0.65,
      change: 7,
      rounded: 7,
      newRating: 1907,
      games: [
        { opponent: 2350, score: 1, difference: -400, expected: 0.08, gain: 0.92 },
        { opponent: 1850, score: 0, difference: 50, expected: 0.57, gain: -0.57 },
      ],
    });
  });

  test("the edition follows the start date and the list; scores may be ½ and =", async () => {
    const { json } = await office(
      "change --on 2012-03-01 --list standard --rating 2224 --k 15 --game 2224:½ 2224:= 2319:0 --json",
    );
    expect(json()).toMatchObject({ edition: "fide-standard-2011-07", score: 1, change: -5.55 });
  });

  test("K from the facts, at the date of the list being made", async () => {
    const facts = "--rating 1900 --games-before 90 --highest 1950 --game 1900:1 --json";
    const k = async (more: string) =>
      (await office(`change --edition fide-standard-2017-07 ${facts} ${more}`)).json().k;
    expect(await k("--birth 2000-05-01 --for-list 2018-05")).toBe(40); // as of April: still 17
    expect(await k("--birth 2000-05-01 --for-list 2018-06")).toBe(20); // as of 1 May: the birthday
    expect(await k("--birth 1980")).toBe(20);
  });

  test("--input takes several tournaments of one list, also from standard input", async () => {
    const request = {
      rating: 2000,
      forList: "2014-08",
      events: [
        { start: "2014-06-27", k: 15, games: [{ opponent: 2000, score: 1 }] },
        { start: "2014-07-05", k: 20, games: [{ opponent: 1851, score: "½" }] },
      ],
    };
    const file = join(folder, "list.json");
    writeFileSync(file, JSON.stringify(request));
    const expected = { edition: "fide-standard-2014-07", k: null, n: 2, change: 3.5, rounded: 4, newRating: 2004 };
    expect((await office(`change --list standard --input ${file} --json`)).json()).toMatchObject(expected);
    const piped = started("change --list standard --input - --json", JSON.stringify(request));
    expect(piped.json()).toMatchObject({ ...expected, events: [{ change: 7.5 }, { change: -4 }] });
  });

  test("the Swedish book: no K, no expectation, halves", async () => {
    const { json } = await office("change --edition ssf-lask --rating 2220 --game 1950:0 --json");
    expect(json()).toMatchObject({
      k: null,
      expected: null,
      change: -13,
      newRating: 2207,
      games: [{ gain: -13, expected: null, difference: 270 }],
    });
    expect(
      (await office("change --edition ssf-lask --rating 990 --current 995 --bonus --game 1005:1 --json")).json(),
    ).toMatchObject({ change: 37, newRating: 1032 });
    expect((await office("change --edition ssf-lask --rating 2210 --game 2190:1 --json")).json()).toMatchObject({
      change: 7.5,
      rounded: 8,
      newRating: 2218,
    });
  });

  test("--explain shows article, clause, inputs and readings, in text and in JSON", async () => {
    const words = "change --edition fide-standard-2025-10 --rating 2700 --k 10 --game 2200:0.5 --explain";
    const text = (await office(words)).stdout;
    expect(text).toContain("D = 500   § 8.3.1: no limit for players rated 2650 or more");
    expect(text).toContain("Rn = 2695   § 8.3.4");
    expect(text).toContain(english.readings["limit-by-own-rating"].question);
    const { explanation } = (await office(`${words} --json`)).json();
    expect(explanation).toMatchObject({ term: "Rn", value: 2695, basis: { cited: { article: "8.3.4" } } });
  });

  test("a game that does not count is shown with its article", async () => {
    const { json } = await office(
      "change --edition fide-blitz-2024-12 --rating 2700 --k 10 --game 2000:1 --game 2500:1 --json",
    );
    expect(json()).toMatchObject({
      n: 1,
      games: [{ counts: false, article: "7.3.1", code: "difference-excluded", gain: null }, { gain: 0.24 }],
    });
  });
});

describe("first, k, editions, compare", () => {
  test("first --json", async () => {
    const { json } = await office(
      "first --edition fide-standard-2024-03 --game 1900:1 1901:1 1902:1 1903:0 1901:0 --json",
    );
    expect(json()).toEqual({
      edition: "fide-standard-2024-03",
      n: 5,
      score: 3,
      Rc: 1872.43,
      p: 0.57,
      dp: 50,
      Ru: 1922,
      rating: 1922,
      publishable: true,
      reasons: [],
    });
  });

  test("first says why nothing is published", async () => {
    const { json, status } = await office("first --edition fide-standard-2017-07 --game 1500:0 --game 1500:0 --json");
    expect(status).toBe(0);
    expect(json()).toMatchObject({
      rating: null,
      publishable: false,
      reasons: [{ article: "6.31, 8.21", code: "opening-score-too-low" }],
    });
    const few = (await office("first --edition fide-standard-2017-07 --game 1500:1 --game 1500:0 --json")).json();
    expect(few).toMatchObject({
      rating: 1500,
      publishable: false,
      reasons: [{ article: "7.14", code: "too-few-games", says: "2 games; 5 are needed" }],
    });
  });

  test("first pools tournaments, and takes a round robin by its table", async () => {
    const players = [
      { name: "A", rating: 2300, score: 7 },
      { name: "B", rating: 2200, score: 6 },
      { name: "C", rating: 2100, score: 4.5 },
      { name: "D", rating: 2000, score: 4 },
      { name: "X", score: 5.5 },
      { name: "Y", score: 3 },
    ];
    const input = {
      edition: "fide-standard-2011-07",
      events: [{ system: "double-round-robin", player: "X", players }],
    };
    expect((await office("first --input - --json", JSON.stringify(input))).json()).toMatchObject({
      n: 10,
      Rc: 2126,
      rating: 2141,
      publishable: true,
    });
  });

  test("k names the clause", async () => {
    const { json } = await office(
      "k --edition fide-standard-2024-03 --games-before 12 --highest 1500 --birth 1980 --json",
    );
    expect(json()).toMatchObject({ k: 40, article: "8.3.3", code: "K-new" });
    expect((await office("k --edition fide-standard-2024-03 --rating 2450")).stdout).toContain(
      "K = 10   § 8.3.3: a published rating has reached 2400",
    );
    expect(
      (
        await office(
          "k --edition fide-standard-2017-07 --rating 2000 --highest 2000 --games-before 99 --birth 1980 --games 39 --json",
        )
      ).json(),
    ).toMatchObject({ k: 17, code: "K-lowered" });
  });

  test("editions lists all, and shows one article by article", async () => {
    expect((await office("editions --json")).json().editions).toHaveLength(22);
    expect((await office("editions")).stdout).toContain("never in force  fide-standard-2009-03  by name only");
    const one = (await office("editions fide-standard-2017-07")).stdout;
    expect(one).toMatch(/8\.56\s+Limit of K times games\s+If K times the number of games in a list is more than/);
    expect(one).toContain("FIDE standard rules from July 2017 (fide-standard-2017-07)");
    expect(one).toContain("Source: FIDE Handbook B.02 effective from 1 July 2017, in Italian translation");
    expect(one).toContain("Evidence: Lists before 2017 give only the year of birth.");
    const swedish = (await office("editions fide-standard-2017-07 --lang sv")).stdout;
    expect(swedish).toContain("FIDE Handbook B.02 som gäller från den 1 juli 2017, italiensk översättning");
    expect(swedish).toContain("Belägg: Listor före 2017 anger bara födelseåret.");
    const { articles, readings, source } = (await office("editions ssf-lask --json --lang it")).json();
    expect(articles.length).toBeGreaterThan(20);
    expect(readings[5]).toMatchObject({
      code: "about-fifteen",
      evidence: expect.stringMatching(/^Il testo dice circa 15 anni/),
    });
    expect(source).toEqual({ title: "Sveriges Schackförbund, SSF:s ratingsystem (LASK)" });
  });

  test("compare shows what differs, and nothing else", async () => {
    const { json } = await office("compare fide-standard-2024-03 fide-standard-2025-10 --json");
    expect(json().differences).toMatchObject([
      { rule: "difference", a: { sets: { ratingBelow: null } }, b: { sets: { ratingBelow: 2650 } } },
    ]);
    const rules = "compare fide-standard-2012-07 fide-standard-2014-07";
    const { stdout } = await office(rules);
    expect(stdout).toMatch(/Rule +FIDE standard rules from July 2012 +FIDE standard rules from July 2014\n/);
    expect(stdout).toMatch(/Games for a first rating +A first rating needs at least \[9\b/);
    expect(stdout).not.toMatch(/Appeals|fide-standard/);
    expect((await office(`${rules} --all`)).stdout).toMatch(/\nAppeals +Appeals against/);
    expect((await office("compare fide-standard-2024-03 fide-standard-2024-03")).stdout).toBe("No differences.\n");
    expect((await office("compare fide-standard-2011-07 ssf-lask")).status).toBe(0);
  });

  test("sample rates the bundled tournament and explains a number", async () => {
    const { stdout, status } = await office("sample");
    expect(status).toBe(0);
    expect(stdout).toContain("Galtana, Hedda");
    expect(stdout).toContain(
      "§ 8.3.3: junior (until the end of the year of the 18th birthday) who has stayed below 2300",
    );
  });
});

describe("bad input gets a sentence that says what was expected", () => {
  const base = "change --edition fide-standard-2025-10 --rating 1900 --k 20";
  // biome-ignore format: a table
  const CASES = [
    ["a score of 0.7",          `${base} --game 1900:0.7`,                        2, /Enter the score as 1, 0\.5 .* or 0; found "0\.7"/],
    ["no score",                `${base} --game 1900`,                            2, /opponent's rating, a colon and the score/],
    ["a rating of −5",          "change --edition fide-standard-2025-10 --rating -5 --k 20 --game 1900:1", 2, /rating: expected a rating, a whole number from 1 to 3999; found "-5"/],
    ["an opponent of 0",        `${base} --game 0:1`,                             2, /opponent: expected a rating/],
    ["an unknown edition",      "change --edition fide-standard-1999 --rating 1900 --k 20 --game 1900:1", 2, /There is no edition "fide-standard-1999"\. Available: fide-standard-2009-03/],
    ["no edition",              "change --rating 1900 --k 20 --game 1900:1",      2, /Which edition\?/],
    ["no games",                base,                                             2, /Give at least one game/],
    ["no rating",               "change --edition fide-standard-2025-10 --k 20 --game 1900:1", 2, /Give the player's rating/],
    ["a birth in the future",   "k --edition fide-standard-2025-10 --games-before 99 --highest 1900 --birth 2999-01-01", 2, /The birth date 2999-01-01 is after/],
    ["a birth after today",     "k --edition fide-standard-2025-10 --games-before 99 --highest 1900 --birth 2099", 2, /The birth date 2099 is after/],
    ["no facts for K",          "change --edition fide-standard-2025-10 --rating 1900 --game 1900:1", 3, /FIDE standard rules from October 2025: K needs --highest .* and --birth .* and --games-before/],
    ["no birth",                "k --edition fide-standard-2017-07 --games-before 99 --highest 1900", 3, /needs --birth/],
    ["no date for a junior",    "k --edition fide-standard-2017-07 --games-before 99 --highest 1900 --birth 2001", 3, /needs --for-list/],
    ["highest below rating",    "k --edition fide-standard-2017-07 --rating 2000 --games-before 99 --highest 1900 --birth 1980", 2, /cannot be lower/],
    ["a day that is none",      "change --on 2025-02-30 --list standard --rating 1900 --k 20 --game 1900:1", 2, /start: expected a date/],
    ["a day before all",        "change --on 2005-01-01 --list standard --rating 1900 --k 20 --game 1900:1", 2, /No rules on record for standard games on 2005-01-01/],
    ["a list that is none",     "change --on 2025-01-01 --list bullet --rating 1900 --k 20 --game 1900:1", 2, /list: expected one of standard, rapid, blitz/],
    ["K of zero",               "change --edition fide-standard-2025-10 --rating 1900 --k 0 --game 1900:1", 2, /k: expected a whole number from 1 to 100/],
    ["a language that is none", `${base} --game 1900:1 --lang xx`,                2, /The language "xx" is not available/],
    ["an option that is none",  `${base} --gaem 1900:1`,                          2, /Unknown option: --gaem\. Is it --game\?/],
    ["a command that is none",  "chnage",                                         2, /Unknown command: chnage\. Is it change\?/],
    ["a file that is none",     "change --input no-such-file.json",               2, /no-such-file\.json cannot be read: file or folder not found/],
    ["a score of toString",     `${base} --game 1900:toString`,                   2, /Enter the score as/],
    ["an edition of another list", "change --edition fide-standard-2025-10 --list rapid --rating 1900 --k 20 --game 1900:1", 2, /FIDE standard rules from October 2025: not for rapid games/],
    ["a list before the start", "k --on 2018-05-10 --for-list 2010-01 --games-before 99 --highest 1900 --birth 1980", 2, /starts on 2018-05-10 cannot be in the list of 2010-01-01/],
    ["K under LASK",            "change --edition ssf-lask --rating 1900 --k 20 --game 1900:1", 3, /leave out k/],
    ["a base below 800",        "change --edition ssf-lask --rating 799 --game 900:1", 2, /Ratings in the Swedish club book are at least 800/],
    ["a folder",                "change --input src",                             2, /src cannot be read: it is a folder/],
    ["bonus under FIDE",        `${base} --game 1900:1 --bonus`,                  3, /only the Swedish book/],
    ["first under LASK",        "first --edition ssf-lask --game 1900:1",         3, /there is neither a K nor a calculated first rating/],
  ] as const;
  for (const [says, words, status, sentence] of CASES) {
    test(says, async () => {
      const answer = await office(words);
      expect(answer.stderr).toMatch(sentence);
      expect(answer.stderr).not.toMatch(/\n\s+at /);
      expect(answer.stdout).toBe("");
      expect(answer.status).toBe(status);
    });
  }

  test.each([
    ["not JSON", "{", /cannot be read/],
    ["not an object", "7", /input: expected an object, found 7/],
    [
      "games not a list",
      '{"edition":"fide-standard-2025-10","rating":1900,"k":20,"events":[{"games":5}]}',
      /events\[0\]\.games: expected a list, found 5/,
    ],
    [
      "a game without score",
      '{"edition":"fide-standard-2025-10","rating":1900,"k":20,"events":[{"games":[{"opponent":1900}]}]}',
      /events\[0\]\.games\[0\]\.score: enter a value \(a number\)/,
    ],
    [
      "a key of the language",
      '{"constructor":1,"edition":"fide-standard-2025-10","rating":1900,"k":20}',
      /Give at least one game/,
    ],
    [
      "two lists in one",
      '{"rating":1900,"k":20,"events":[{"edition":"fide-standard-2025-10","games":[{"opponent":1900,"score":1}]},{"edition":"fide-blitz-2024-12","games":[{"opponent":1900,"score":1}]}]}',
      /One list has one kind of games; found standard, blitz/,
    ],
    ["no events", '{"edition":"fide-standard-2025-10","rating":1900,"k":20}', /Give at least one game/],
  ])("input: %s", async (_, input, sentence) => {
    const answer = await office("change --input -", input);
    expect(answer.stderr).toMatch(sentence);
    expect([2, 3]).toContain(answer.status);
  });

  test.each([
    [
      "nobody rated: not rated at all",
      { player: 1, players: [{ score: 1 }, { score: 1 }, { score: 1 }] },
      /0 of 3 players are rated/,
    ],
    ["no player named", { players: [{ score: 1 }, { rating: 2000, score: 0 }] }, /not an unrated player in the table/],
    [
      "more points than games",
      { player: 1, players: [{ score: 6 }, { rating: 2000, score: 0 }, { rating: 2000, score: -3 }] },
      /score in whole and half points from 0 to 2/,
    ],
    ["an average that nobody has", { n: 3, average: 1901.4, score: 1 }, /cannot have an average of exactly 1901\.4/],
    ["a score that is none", { n: 3, average: 1901, score: "0x2" }, /score in whole and half points/],
    ["no score", { n: 3, average: 1901, score: "" }, /score in whole and half points/],
  ])("first: %s", async (_, event, sentence) => {
    const { stdout, stderr, status } = await office(
      "first --input -",
      JSON.stringify({ edition: "fide-standard-2017-07", events: [event] }),
    );
    expect(stdout + stderr).toMatch(sentence);
    expect(status).toBeLessThan(70);
  });

  test("first: a result at the top, a byte order mark, an exact average and unrated opponents are taken", async () => {
    const input = { edition: "fide-standard-2017-07", n: 5, average: 1901.4, score: "2½" };
    expect((await office("first --input - --json", `\uFEFF${JSON.stringify(input)}`)).json()).toMatchObject({
      n: 5,
      Rc: 1901,
      rating: 1901,
    });
    const games = [
      { opponent: null, score: 1 },
      ...Array.from({ length: 5 }, () => ({ opponent: 1900, score: "1.00" })),
    ];
    expect(
      (await office("first --input - --json", JSON.stringify([{ edition: "fide-standard-2017-07", games }]))).json(),
    ).toMatchObject({ n: 5, rating: 2000 });
  });

  test("with --json a refusal is JSON too", async () => {
    const { stderr } = await office(`${base} --game 1900:7 --json`);
    expect(JSON.parse(stderr)).toMatchObject({ code: "bad-score", says: expect.any(String) });
  });

  test("keys that are not used are named, and nothing is refused for them", async () => {
    const input =
      '{"edition":"fide-standard-2025-10","rating":1900,"k":20,"name":"x","events":[{"games":[{"opponent":1900,"score":1}]}]}';
    const { status, stderr } = await office("change --input -", input);
    expect([status, stderr]).toEqual([0, "input.name is not used\n"]);
  });

  test("a reader that closes the pipe early sees no stack trace", () => {
    const command = `${process.execPath} dist/cli/main.js editions fide-standard-2017-07 | head -1`;
    expect(spawnSync("sh", ["-c", command], { encoding: "utf8" }).stderr).toBe("");
  });

  test("help is fine", () => {
    for (const words of ["--help", "change --help"]) expect(started(words)).toMatchObject({ status: 0, stderr: "" });
  });
});
