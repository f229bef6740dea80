import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Issue } from "../../domain/issues/issues.ts";
import type { ReportedPlayer, TournamentReport } from "../../domain/report.ts";
import { readTrf } from "./read-report.ts";

/** What one file of fixtures/trf/deviations must give: its warnings, and the right value. */
interface Case {
  readonly issues: readonly string[];
  readonly value?: (report: TournamentReport, player: (startNumber: number) => ReportedPlayer) => unknown;
  readonly expected?: unknown;
}

/** code line:first-last field */
const told = ({ code, line, columns, field }: Issue): string => `${code} ${line}:${columns?.join("-") ?? ""} ${field}`;

const dates = ({ start, end, roundDates }: TournamentReport) => [start, end, ...roundDates];
const cell =
  (startNumber: number, round: number) => (_: TournamentReport, player: (number: number) => ReportedPlayer) =>
    player(startNumber).results.find((each) => each.round === round)?.result;
const days = (...list: string[]) => list;

const of =
  <K extends keyof ReportedPlayer>(startNumber: number, key: K): NonNullable<Case["value"]> =>
  (_, player) =>
    player(startNumber)[key];

const CASES: Readonly<Record<string, Case>> = {
  "date-day-first-slashes": {
    issues: ["other-form 4:5-14 start", "other-form 5:5-14 end"],
    value: dates,
    expected: days("2010-09-24", "2010-09-26", "2010-09-24", "2010-09-25", "2010-09-26"),
  },
  "date-day-first-dots-and-blanks": {
    issues: ["other-form 4:5-16 start", "other-form 5:5-16 end"],
    value: dates,
    expected: days("2005-07-28", "2005-07-30", "2005-07-28", "2005-07-29", "2005-07-30"),
  },
  "date-day-first-dots": {
    issues: ["other-form 4:5-14 start", "other-form 5:5-14 end"],
    value: dates,
    expected: days("2011-02-25", "2011-02-27", "2011-02-25", "2011-02-26", "2011-02-27"),
  },
  "date-short-year-first": {
    issues: ["date-resolved 4:5-12 start", "date-resolved 5:5-12 end"],
    value: dates,
    expected: days("2010-09-13", "2010-09-15", "2010-09-13", "2010-09-14", "2010-09-15"),
  },
  "date-dashes": {
    issues: ["other-form 4:5-14 start", "other-form 5:5-14 end"],
    value: dates,
    expected: days("2008-06-07", "2008-06-09", "2008-06-07", "2008-06-08", "2008-06-09"),
  },
  "date-month-name": {
    issues: ["other-form 4:5-16 start", "other-form 5:5-16 end"],
    value: dates,
    expected: days("2020-05-29", "2020-05-31", "2020-05-29", "2020-05-30", "2020-05-31"),
  },
  "date-resolved-by-end": {
    issues: ["date-resolved 4:5-14 start", "other-form 5:5-14 end"],
    value: ({ start, end }) => [start, end],
    expected: days("2011-02-05", "2011-02-13"),
  },
  "date-resolved-by-rounds": {
    issues: ["date-resolved 4:5-14 start", "date-resolved 5:5-14 end"],
    value: ({ start, end }) => [start, end],
    expected: days("2011-02-05", "2011-02-06"),
  },
  "date-resolved-by-first-and-last-round": {
    issues: ["date-resolved 4:5-14 start", "date-resolved 5:5-14 end"],
    value: ({ start, end }) => [start, end],
    expected: days("2018-02-01", "2018-02-08"),
  },
  "date-resolved-by-rounds-of-a-weekend": {
    issues: ["date-resolved 4:5-14 start", "other-form 5:5-14 end"],
    value: ({ start, end }) => [start, end],
    expected: days("2011-06-05", "2011-06-06"),
  },
  "date-resolved-by-rounds-inside": {
    issues: ["date-resolved 4:5-14 start", "date-resolved 5:5-14 end"],
    value: ({ start, end }) => [start, end],
    expected: days("2018-02-01", "2018-02-08"),
  },
  "date-resolved-by-rounds-but-one": {
    issues: ["date-resolved 4:5-14 start", "date-resolved 5:5-14 end", "round-date-outside 13:112-119 round dates"],
    value: ({ start, end }) => [start, end],
    expected: days("2018-02-01", "2018-02-05"),
  },
  "date-resolved-as-season": {
    issues: ["date-resolved 4:5-14 start", "date-resolved 5:5-14 end"],
    value: ({ start, end }) => [start, end],
    expected: days("2018-01-02", "2018-08-02"),
  },
  "date-resolved-by-length": {
    issues: ["date-resolved 4:5-14 start", "date-resolved 5:5-14 end"],
    value: ({ start, end }) => [start, end],
    expected: days("2011-02-05", "2011-03-06"),
  },
  "date-short-year-first-one-day": {
    issues: ["date-resolved 4:5-12 start", "date-resolved 5:5-12 end", "date-resolved 13:92-119 round dates"],
    value: dates,
    expected: days("2010-09-13", "2010-09-13", "2010-09-13", "2010-09-13", "2010-09-13"),
  },
  "date-short-year-first-alone": {
    issues: ["date-resolved 4:5-12 start", "date-resolved 5:5-12 end"],
    value: ({ start, end }) => [start, end],
    expected: days("2010-09-13", "2010-09-13"),
  },
  "date-short-year-day-month": {
    issues: ["date-resolved 4:5-12 start", "date-resolved 5:5-12 end", "date-resolved 13:92-119 round dates"],
    value: dates,
    expected: days("2011-02-25", "2011-02-27", "2011-02-25", "2011-02-26", "2011-02-27"),
  },
  "date-short-year-last": {
    issues: ["date-resolved 4:5-12 start", "date-resolved 5:5-12 end"],
    value: ({ start, end }) => [start, end],
    expected: days("2011-02-25", "2011-02-27"),
  },
  "round-dates-dots": {
    issues: ["date-resolved 13:92-119 round dates"],
    value: ({ roundDates }) => roundDates,
    expected: days("2010-09-13", "2010-09-14", "2010-09-15"),
  },
  "round-dates-year-day-month": {
    issues: ["other-form 4:5-14 start", "other-form 5:5-14 end", "date-resolved 13:92-119 round dates"],
    value: ({ roundDates }) => roundDates,
    expected: days("2011-02-25", "2011-02-26", "2011-02-27"),
  },
  "round-dates-day-first": {
    issues: ["date-resolved 13:92-119 round dates"],
    value: ({ roundDates }) => roundDates,
    expected: days("2008-04-18", "2008-04-19", "2008-04-20"),
  },
  "round-dates-wrong-year": {
    issues: ["date-resolved 13:92-119 round dates", "round-date-outside 13:112-119 round dates"],
    value: ({ roundDates }) => roundDates,
    expected: days("2010-09-28", "2010-09-29", "2001-09-30"),
  },
  "round-dates-one-short": {
    issues: ["round-dates-short 13: round dates"],
    value: ({ roundDates }) => roundDates,
    expected: ["2026-03-06", "2026-03-07", null],
  },
  "round-dates-empty": {
    issues: ["round-dates-short 13: round dates"],
    value: ({ roundDates }) => roundDates,
    expected: [null, null, null],
  },
  "birth-dots": { issues: ["other-form 15:70-79 birth"], value: of(2, "birth"), expected: "1969-12-06" },
  "birth-year-only": { issues: ["other-form 15:70-79 birth"], value: of(2, "birth"), expected: "1978" },
  "birth-zero-month": { issues: [], value: of(2, "birth"), expected: "1987" },
  "birth-year-and-dots": { issues: ["other-form 15:70-79 birth"], value: of(2, "birth"), expected: "1975" },
  "birth-only-dots": { issues: ["other-form 15:70-79 birth"], value: of(2, "birth"), expected: null },
  "birth-dashes": { issues: ["other-form 15:70-79 birth"], value: of(2, "birth"), expected: "1993-12-20" },
  "sex-f": { issues: ["other-form 15:10-10 sex"], value: of(2, "sex"), expected: "w" },
  "sex-capital": { issues: ["other-form 14:10-10 sex"], value: of(1, "sex"), expected: "m" },
  "title-old-letter": { issues: ["other-form 16:11-13 title"], value: of(3, "title"), expected: "FM" },
  "title-old-letters-of-women": { issues: ["other-form 15:11-13 title"], value: of(2, "title"), expected: "WIM" },
  "rating-zero": { issues: ["rating-zero 19:49-52 rating"], value: of(6, "rating"), expected: null },
  "federation-club-code": {
    issues: ["federation-unknown 19:54-56 federation"],
    value: of(6, "federation"),
    expected: "KIL",
  },
  "federation-small-letters": {
    issues: ["other-form 19:54-56 federation"],
    value: of(6, "federation"),
    expected: "IRL",
  },
  "federation-of-tournament-in-words": {
    issues: ["federation-unknown 3:5-11 tournament federation"],
    value: ({ federation }) => federation,
    expected: "England",
  },
  "id-national": {
    issues: ["id-national 18:58-68 id"],
    value: (_, player) => [player(5).id, player(5).nationalId],
    expected: [null, "10457"],
  },
  "id-zero": { issues: ["id-zero 18:58-68 id"], value: of(5, "id"), expected: null },
  "id-padded": { issues: ["other-form 18:58-68 id"], value: of(5, "id"), expected: "1700105" },
  "name-without-comma": {
    issues: ["name-without-comma 17:15-47 name"],
    value: of(4, "name"),
    expected: "Dragojev Stanko",
  },
  "name-with-control-character": {
    issues: ["control-character 15:15-47 name"],
    value: of(2, "name"),
    expected: "Brennecke,\0Tilda",
  },
  "bye-lone-dash": { issues: [], value: cell(5, 2), expected: "Z" },
  "bye-blank-cell": { issues: ["result-blank 18:102-109 result"], value: cell(5, 2), expected: undefined },
  "bye-as-draw": { issues: ["bye-form 18:102-109 result"], value: cell(5, 2), expected: "H" },
  "bye-as-forfeit-win": { issues: ["bye-form 19:102-109 result"], value: cell(6, 2), expected: "F" },
  "bye-with-blank-opponent": { issues: [], value: cell(6, 2), expected: "U" },
  "bye-without-result": { issues: [], value: cell(5, 2), expected: "Z" },
  "bye-as-dash": { issues: [], value: cell(5, 2), expected: "Z" },
  "bye-as-loss": { issues: ["bye-form 18:102-109 result"], value: cell(5, 2), expected: "Z" },
  "tab-for-blanks": {
    issues: [],
    value: ({ name, players }) => [name, players.map(({ results }) => results.map(({ opponent }) => opponent))],
    expected: [
      "Harbour Open",
      [
        [4, 3, 2],
        [5, 4, 1],
        [6, 1, 6],
        [1, 2, 5],
        [2, null, 4],
        [3, null, 3],
      ],
    ],
  },
  "count-of-players-and-others": { issues: [] },
  "title-wh": { issues: [], value: of(2, "title"), expected: "WH" },
  "double-forfeit": { issues: ["double-forfeit 19:119-119 result"], value: cell(6, 3), expected: "-" },
  "line-cut": { issues: ["line-cut 17:110-119 result"], value: cell(4, 3), expected: undefined },
  "rank-missing": { issues: ["rank-missing 16:86-89 rank"], value: of(3, "rank"), expected: null },
  "rank-missing-everywhere": { issues: ["rank-missing 0: rank"], value: of(3, "rank"), expected: null },
  "points-missing": { issues: ["points-missing 16:81-84 points"], value: of(3, "points"), expected: null },
  "points-without-byes": { issues: ["points-differ 18:81-84 points"], value: of(5, "points"), expected: 100 },
  "points-with-comma": { issues: ["other-form 18:81-84 points"], value: of(5, "points"), expected: 150 },
  "ruler-of-letters": { issues: ["unmarked-comment 14: record"] },
  "ruler-of-digits": { issues: ["unmarked-comment 14: record"] },
  "ruler-beginning-with-012": {
    issues: ["unmarked-comment 14: record"],
    value: ({ name }) => name,
    expected: "Harbour Open",
  },
  "comment-unmarked": { issues: ["unmarked-comment 1: record"] },
  "unknown-record": { issues: ["unknown-record 20:1-3 record"] },
  "record-repeated": {
    issues: ["record-repeated 2:1-3 record"],
    value: ({ name }) => name,
    expected: "Harbour Open",
  },
  "encoding-latin-1": { issues: ["not-utf-8 0: encoding"], value: of(1, "name"), expected: "Aldermöör, Piërs" },
  "encoding-windows-1252": { issues: ["not-utf-8 0: encoding"], value: of(1, "name"), expected: "Alder’oor, Žiers" },
  "encoding-byte-order-mark": {
    issues: ["byte-order-mark 0: encoding"],
    value: ({ name }) => name,
    expected: "Harbour Open",
  },
  "encoding-mixed": {
    issues: ["not-utf-8 14: encoding"],
    value: (_, player) => [player(1).name, player(2).name],
    expected: ["Aldermöör, Piërs", "Brännecke, Tilda"],
  },
  "line-ends-cr": { issues: [], value: of(1, "rank"), expected: 1 },
  "line-ends-crlf": { issues: [], value: of(1, "rank"), expected: 1 },
  "line-ends-mixed": { issues: ["line-ends-mixed 0: line ends"] },
  "count-of-players-wrong": { issues: ["count-differs 6:5-5 player count"] },
  "count-of-rated-players-zero": { issues: ["count-differs 7:5-5 rated count"] },
  "rounds-more-than-declared": { issues: ["rounds-differ 20:5-5 round count"] },
  "colour-capital": {
    issues: ["other-form 14:97-97 colour"],
    value: (_, player) => player(1).results[0]?.colour,
    expected: "white",
  },
  "colour-missing": {
    issues: ["colour-missing 14:97-97 colour"],
    value: (_, player) => player(1).results[0]?.colour,
    expected: null,
  },
  lichess: {
    issues: [
      "rank-missing 0: rank",
      "federation-unknown 3:5-11 tournament federation",
      "other-form 4:5-16 start",
      "other-form 5:5-16 end",
      ...[7, 8, 9, 10, 11, 12].map((line) => `name-without-comma ${line}:15-47 name`),
    ],
    value: ({ start }) => start,
    expected: "2020-05-29",
  },
};

const FOLDER = join("fixtures", "trf", "deviations");

describe("deviations are read, and told as warnings", () => {
  test("every file has its case", () => {
    expect(
      readdirSync(FOLDER)
        .map((file) => file.replace(".trf", ""))
        .sort(),
    ).toEqual(Object.keys(CASES).sort());
  });

  for (const [name, { issues, value, expected }] of Object.entries(CASES)) {
    test(name, () => {
      const reading = readTrf(readFileSync(join(FOLDER, `${name}.trf`)));
      const { report } = reading;
      if (!report) throw new Error("no report");
      const player = (startNumber: number): ReportedPlayer =>
        report.players.find((each) => each.startNumber === startNumber) ?? expect.fail("no such player");
      expect(reading.issues.map(told)).toEqual(issues);
      expect(reading.issues.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(report.players.length).toBe(6);
      expect(value?.(report, player)).toEqual(expected);
    });
  }
});
