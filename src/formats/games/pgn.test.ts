import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Issue } from "../../domain/issues/issues.ts";
import { readPgn } from "./pgn.ts";

const fixture = (name: string): Uint8Array => readFileSync(`fixtures/games/${name}`);
const read = (text: string) => readPgn(new TextEncoder().encode(text));
const short = ({ code, severity, line, columns, found }: Issue) => [code, severity, line, columns, found];

const game = (tags: Readonly<Record<string, string>>, moves = ""): string =>
  `${Object.entries(tags)
    .map(([name, value]) => `[${name} "${value}"]`)
    .join("\n")}\n\n${moves}\n\n`;
const TAGS = {
  Event: "Cup",
  Site: "Lund",
  Date: "2026.01.05",
  Round: "1",
  White: "Ek, Anna",
  Black: "Lind, Bo",
  Result: "1-0",
  WhiteFideId: "11",
  BlackFideId: "22",
  EventDate: "2026.01.05",
};

describe("reading", () => {
  test("lines for programs before and between the tags are passed over", () => {
    const { reports, issues } = read(`%evp 0 3\n% [Event "None"]\n${game(TAGS)}`.replace("[Site", "%x\n[Site"));
    expect([issues, reports.map(({ name, players }) => [name, players.length])]).toEqual([[], [["Cup", 2]]]);
  });

  test("a control character in a name is told", () => {
    const { issues } = read(game({ ...TAGS, White: "Ek,\u0001Anna" }));
    expect(issues.map(short)).toEqual([["control-character", "warning", 5, [1, 18], "Ek,\u0001Anna"]]);
  });

  test("tags only", () => {
    const { reports, issues } = readPgn(fixture("pgn-tags-only.pgn"));
    expect(issues).toEqual([]);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      name: "Autumn Cup",
      city: "Lund",
      start: "2026-01-05",
      type: "tourn",
      rateOfPlayCode: "5400+30",
      rounds: 1,
      roundDates: ["2026-01-05"],
    });
    expect(reports[0]?.players.map(({ name, id, rating, title }) => [name, id, rating, title])).toEqual([
      ["Alvenius, Tore", "99000011", 2011, "FM"],
      ["Ekmark, Ylva", "99000066", 1843, null],
      ["Castaldini, Ugo", "99000035", 1920, null],
      ["Duvalier, Rose", "99000042", null, null],
    ]);
    expect(reports[0]?.players[1]?.results).toEqual([
      { round: 1, opponent: 1, colour: "black", result: "0", line: 7, columns: [1, 14] },
    ]);
  });

  test("moves, comments and variations are passed over; tournaments are told apart; a day of ? is missing", () => {
    const { reports, issues } = readPgn(fixture("pgn-with-moves.pgn"));
    expect(
      reports.map(({ name, city, players, rounds, start }) => [name, city, players.length, rounds, start]),
    ).toEqual([
      ["Club Evening", null, 2, 2, "2026-02-03"],
      ['Another "Open" Cup', "Malmö SWE", 2, 1, null],
    ]);
    expect(issues.map(({ code, line }) => [code, line])).toEqual([
      ["games-start-taken", 0],
      ["games-round-missing", 4],
      ["games-id-missing", 5],
      ["games-id-missing", 6],
      ["games-round-missing", 16],
      ["games-round-missing", 26],
      ["games-id-missing", 27],
      ["games-id-missing", 28],
    ]);
  });

  test("the same moves twice are one game, also without a round", () => {
    const tags = { ...TAGS, Round: "?" };
    const moves = "1. e4 e5 2. Nf3 Nc6 1-0";
    const { reports, issues } = read(game(tags, moves) + game(tags, "1. d4 d5 2. c4 e6 1-0") + game(tags, moves));
    expect(reports[0]?.players[0]?.results).toHaveLength(2);
    expect(issues.map(({ code, line }) => [code, line])).toEqual([
      ["games-round-missing", 4],
      ["games-round-missing", 17],
      ["games-duplicate", 33],
    ]);
  });

  test("teams", () => {
    const { reports } = read(game({ ...TAGS, WhiteTeam: "Lund", BlackTeam: "Kiruna" }));
    expect(reports[0]?.teams.map(({ name, players }) => [name, players])).toEqual([
      ["Lund", [1]],
      ["Kiruna", [2]],
    ]);
  });

  test.each([
    ["40/7200:3600", "40/7200:3600", null],
    ["5400+30", "5400+30", null],
    ["90 min + 30 s", null, "90 min + 30 s"],
    ["-", null, null],
    ["?", null, null],
  ])("rate of play %s", (text, code, written) => {
    const { reports, issues } = read(game({ ...TAGS, TimeControl: text }));
    expect(issues).toEqual([]);
    expect(reports[0]).toMatchObject({ rateOfPlayCode: code, rateOfPlay: written });
  });
});

describe("tournaments", () => {
  const { EventDate: _, ...UNDATED } = TAGS;
  const names = (text: string) => read(text).reports.map(({ start, rounds }) => [start, rounds]);

  test("C8: games without EventDate join the tournament of the same Event and Site on adjoining days", () => {
    const second = game({ ...UNDATED, Date: "2026.01.07", Round: "2" });
    const third = game({ ...UNDATED, Date: "2026.01.09", Round: "3" });
    expect(names(third + game(TAGS) + second)).toEqual([["2026-01-05", 3]]);
  });

  test("C8: games of another year, place or name do not", () => {
    const later = game({ ...UNDATED, Date: "2027.01.06" });
    const elsewhere = game({ ...UNDATED, Site: "Malmö", Date: "2026.01.06" });
    expect(names(game(TAGS) + later + elsewhere)).toEqual([
      ["2026-01-05", 1],
      ["2027-01-06", 1],
      ["2026-01-06", 1],
    ]);
  });
});

describe("faults, each at its place", () => {
  test("one after the other", () => {
    const { issues, reports } = readPgn(fixture("fault-pgn.pgn"));
    expect(issues.map(short)).toEqual([
      ["games-date", "warning", 3, [1, 19], "2026.13.05"],
      ["games-rating", "error", 9, [1, 17], "18x3"],
      ["games-time-control", "warning", 12, [1, 21], "90+30"],
      ["games-comment-open", "warning", 14, null, "{"],
      ["games-duplicate", "warning", 22, [1, 14], "1: Alvenius, Tore – Ekmark, Ylva"],
      ["games-result-missing", "warning", 33, [1, 12], "*"],
      ["games-changes", "warning", 34, [1, 17], "2020"],
      ["games-tag-quotes", "warning", 37, [1, 26], '[Annotator "The "Quoter""]'],
      ["games-tag", "error", 38, [1, 19], "[Opening no quotes]"],
      ["games-name-missing", "error", 45, [1, 11], ""],
    ]);
    expect(reports[0]?.players.map(({ rating }) => rating)).toEqual([2011, null]);
  });

  test.each([
    ["Result", "2-0", "games-result", "error"],
    ["Round", "first", "games-round", "error"],
    ["WhiteFideId", "1a", "games-id", "error"],
    ["WhiteTitle", "XM", "games-title", "warning"],
    ["WhiteFederation", "Sweden", "games-federation", "warning"],
    ["EventDate", "in spring", "games-date", "error"],
  ])("%s %s", (tag, found, code, severity) => {
    const { issues } = read(game({ ...TAGS, [tag]: found }));
    expect(issues.filter((issue) => issue.code === code)).toMatchObject([{ severity, found }]);
  });

  test("a tag twice, no games", () => {
    const twice = game(TAGS).replace('[Round "1"]', '[Round "1"]\n[Round "2"]');
    expect(read(twice).issues.map(short)).toEqual([["games-tag-twice", "warning", 5, [1, 11], "Round 2"]]);
    expect(read("no tags here\n").issues.map(({ code, line }) => [code, line])).toEqual([["games-none", 0]]);
    expect(read("no tags here\n").reports).toEqual([]);
  });
});

test("moves of any kind change nothing but the moves", () => {
  const junk = fc.string({ unit: fc.constantFrom(...'abc {};()[]%"\n'.split("")), maxLength: 60 });
  fc.assert(
    fc.property(junk, (moves) => {
      const clean = moves.replaceAll("[", "").replace(/[{}]/g, "");
      const { reports } = read(game(TAGS, `x${clean} {${clean}}`) + game({ ...TAGS, Round: "2" }));
      expect(reports[0]?.players[0]?.results.map(({ round }) => round)).toEqual([1, 2]);
    }),
  );
});

test("damaged files never throw or hang", () => {
  const files = ["pgn-tags-only.pgn", "pgn-with-moves.pgn", "fault-pgn.pgn"].map(fixture);
  const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.nat(40)), { maxLength: 15 });
  fc.assert(
    fc.property(fc.nat(files.length - 1), damage, (index, faults) => {
      const bytes = [...files[index]!];
      for (const [where, value, cut] of faults) bytes.splice(where % bytes.length, cut % 20, value);
      const from = performance.now();
      readPgn(Uint8Array.from(bytes));
      expect(performance.now() - from).toBeLessThan(1_000);
    }),
    { numRuns: 1_000 },
  );
});
