import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readTrf } from "./read-report.ts";

const fixture = (file: string): Uint8Array => readFileSync(join("fixtures", "trf", "valid", file));

function read(bytes: Uint8Array) {
  const { document, report, issues } = readTrf(bytes);
  if (!document || !report) throw new Error("no report");
  return { document, report, issues };
}

const withLines = (file: string, ...lines: string[]) =>
  read(Buffer.concat([fixture(file), new TextEncoder().encode(`${lines.join("\n")}\n`)]));
const told = (file: string, ...lines: string[]): string[] =>
  withLines(file, ...lines).issues.map(
    ({ code, severity, columns, field }) => `${severity} ${code} ${columns?.join("-") ?? ""} ${field}`,
  );

describe("reading a report", () => {
  test("the whole of it", () => {
    const { report } = read(fixture("swiss-trf26.trf"));
    const { players, ...head } = report;
    expect(head).toEqual({
      name: "Harbour Open",
      city: "Ravensgate",
      federation: "ENG",
      start: "2026-03-06",
      end: "2026-03-08",
      type: "Swiss system",
      typeCode: "FIDE_DUTCH",
      chiefArbiter: "Marlow, Ines",
      deputyArbiters: ["Tarn, Bea", "Osk, Jon"],
      rateOfPlay: "90 minutes and 30 seconds a move",
      rateOfPlayCode: "5400+30",
      rounds: 3,
      roundDates: ["2026-03-06", "2026-03-07", "2026-03-08"],
      teams: [],
    });
    expect(players[4]).toEqual({
      startNumber: 5,
      name: "Eklund-Moor, Saga",
      sex: "w",
      title: null,
      rating: 1987,
      federation: "SWE",
      id: "1700105",
      nationalId: null,
      nationalRating: null,
      birth: "2004-09-17",
      points: 150,
      rank: 4,
      line: 27,
      results: [
        { round: 1, opponent: 2, colour: "white", result: "=", line: 27, columns: [92, 99] },
        { round: 2, opponent: null, colour: null, result: "H", line: 27, columns: [102, 109] },
        { round: 3, opponent: 4, colour: "black", result: "D", line: 27, columns: [112, 119] },
      ],
    });
  });

  test("dialects are recognised", () => {
    const files = ["swiss-trf06.trf", "swiss-trf16.trf", "swiss-trf26.trf", "team-310.trf", "national-records.trf"];
    expect(files.map((file) => read(fixture(file)).document.dialect)).toEqual([
      "trf06",
      "trf16",
      "trf26",
      "trf26",
      "trf26",
    ]);
  });

  test("TRF06: titles of small letters, byes as results", () => {
    const { players } = read(fixture("swiss-trf06.trf")).report;
    expect(players.map(({ title }) => title)).toEqual(["GM", "WIM", "FM", null, null, null]);
    expect([players[4]?.results[1]?.result, players[5]?.results[1]?.result]).toEqual(["H", "F"]);
  });

  test("teams of 013 and 310 are alike", () => {
    const teams = ["team-013.trf", "team-310.trf"].map((file) =>
      read(fixture(file)).report.teams.map(({ name, players }) => [name, players]),
    );
    expect(teams[0]).toEqual([
      ["North Harbour", [1, 2, 3]],
      ["South Harbour", [4, 5, 6]],
    ]);
    expect(teams[1]).toEqual(teams[0]);
  });

  test("records of TRF26 are read by their columns", () => {
    const records = read(fixture("swiss-trf26.trf")).document.records.map(({ code, values, numbers }) => [
      code,
      values,
      numbers,
    ]);
    expect(records).toEqual([
      ["240", { "bye type": "H", round: "2" }, [5]],
      ["250", { "match points": "", "game points": "1.0", round: "1", "last round": "1" }, [1, 3]],
      ["260", { round: "1", "last round": "3" }, [5, 6]],
    ]);
  });

  test("national records give number and rating", () => {
    const { players } = read(fixture("national-records.trf")).report;
    expect(players.map(({ nationalId, nationalRating }) => [nationalId, nationalRating])).toEqual([
      ...[1, 2, 3, 4].map(() => [null, null]),
      ["E10457", 1940],
      ["E20988", 1512],
    ]);
  });

  test("a tournament in progress has pairings without result, and dates of rounds to come", () => {
    const { report, document } = read(fixture("in-progress.trf"));
    expect(report.rounds).toBe(3);
    expect(report.roundDates.length).toBe(5);
    expect(report.players[0]?.results[2]).toMatchObject({ opponent: 2, colour: "white", result: null });
    expect(document.declared.rounds?.value).toBe(5);
  });

  test("faults in other records are told at their cells", () => {
    expect(told("team-310.trf", "300   1   1   2    1   99")).toEqual(["error player-unknown 22-25 team players"]);
    expect(told("team-310.trf", "330 +-   2   1   9")).toEqual(["error team-unknown 16-18 team number"]);
    expect(told("team-310.trf", "330 ++   2   1   2")).toEqual(["warning unreadable 5-6 forfeit type"]);
    expect(told("swiss-trf26.trf", "260   x   3    5    6")).toEqual(["warning unreadable 5-7 round"]);
    expect(told("swiss-trf26.trf", "260   1   3    5   6x")).toEqual(["error unreadable 18-21 start number"]);
    expect(told("swiss-trf26.trf", "172 ENG FIDEX")).toEqual(["warning unreadable 9-13 ranking method"]);
    expect(told("swiss-trf16.trf", "152 X")).toEqual(["warning unreadable 5-5 initial colour"]);
    expect(told("swiss-trf16.trf", "222 90 min")).toEqual(["warning rate-of-play-code-unknown 5-10 rate of play code"]);
    expect(told("swiss-trf16.trf", "142 2")).toEqual(["warning rounds-differ 5-5 round count"]);
    expect(told("national-records.trf", "ENG   77")).toEqual(["error player-unknown 5-8 start number"]);
    expect(told("national-records.trf", "SCO    5")).toEqual(["warning record-repeated 1-3 record"]);
    expect(told("swiss-trf16.trf", `ENG    4${" ".repeat(40)}19x0`)).toEqual([
      "error unreadable 49-52 national rating",
    ]);
  });

  test("the number of teams is counted", () => {
    const text = Buffer.from(fixture("team-013.trf")).toString().replace("082 2", "082 3");
    expect(read(new TextEncoder().encode(text)).issues).toMatchObject([
      { code: "count-differs", line: 8, columns: [5, 5], field: "team count", expected: { count: 2 }, found: "3" },
    ]);
  });

  test("a line without end is read up to its last possible round", () => {
    const text = `012 Long\n001    1 m    Long, Line${" ".repeat(67)}${"0000 - Z  ".repeat(1200)}\n`;
    const { report, issues } = read(new TextEncoder().encode(text));
    expect(report.rounds).toBe(999);
    expect(issues.at(-1)).toMatchObject({ code: "columns-misaligned", line: 2, columns: [10082, 12091] });
  });

  test("points are counted by the file's own system", () => {
    const differing = (...lines: string[]): number =>
      withLines("swiss-trf16.trf", ...lines).issues.filter(({ code }) => code === "points-differ").length;
    expect(differing("162  W 1.0    D 0.5")).toBe(0);
    expect(differing("162  W 3.0    D 1.0    L 0.0")).toBe(6);
    expect(differing("162  P 0.5")).toBe(1);
    expect(differing("BBU  0.0")).toBe(1);
    expect(differing("XXS W=3.0 D=1.0")).toBe(0);
    expect(differing("299 W        2.0       1")).toBe(0);
    expect(told("swiss-trf16.trf", "162  Q 3.0")).toEqual(["warning unreadable 6-10 score system"]);
  });

  test("byes of record 240 count where the line is blank, abnormal points are not counted", () => {
    const blank = (...lines: string[]): string[] => {
      const text = Buffer.from(fixture("swiss-trf16.trf")).toString().replace("0000 - H", "        ");
      return read(new TextEncoder().encode(`${text}${lines.join("\n")}\n`)).issues.map(({ code }) => code);
    };
    expect(blank()).toEqual(["points-differ", "result-blank"]);
    expect(blank("240 H   2    5")).toEqual(["result-blank"]);
    expect(blank("299            0.5   2    5")).toEqual(["result-blank"]);
  });

  test("columns are counted in characters, not in units of a string", () => {
    const text = Buffer.from(fixture("swiss-trf16.trf")).toString().replace("Aldermoor, Piers", "Alder𝄞oor, Pie👪s");
    const { report, issues } = read(new TextEncoder().encode(text));
    expect(issues).toEqual([]);
    expect(report.players[0]?.name).toBe("Alder𝄞oor, Pie👪s");
  });
});
