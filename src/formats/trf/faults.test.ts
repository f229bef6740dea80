import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Issue } from "../../domain/issues/issues.ts";
import { english } from "../../words/en.ts";
import { expectationSaid } from "../../words/said/clause-said.ts";
import { readTrf } from "./read-report.ts";

const told = ({ code, line, columns, field }: Issue): string => `${code} ${line}:${columns?.join("-") ?? ""} ${field}`;

/** Each file of fixtures/trf/faults has one fault: exactly this issue, here, and nothing else. */
const FAULTS: Readonly<Record<string, string>> = {
  "opponent-unknown": "opponent-unknown 14:92-95 opponent",
  "opponent-self": "opponent-self 14:92-95 opponent",
  "opponent-not-reciprocal": "opponent-not-reciprocal 14:92-95 opponent",
  "player-on-two-boards": "player-on-two-boards 17:92-95 opponent",
  "colours-not-opposite": "colours-not-opposite 17:97-97 colour",
  "results-not-complementary": "results-not-complementary 17:99-99 result",
  "result-against-blank": "results-not-complementary 17:99-99 result",
  "start-number-repeated": "start-number-repeated 19:5-8 start number",
  "start-number-unreadable": "unreadable 19:5-8 start number",
  "id-repeated": "id-repeated 19:58-68 id",
  "id-unreadable": "unreadable 19:58-68 id",
  "rating-unreadable": "unreadable 15:49-52 rating",
  "result-unreadable": "unreadable 14:99-99 result",
  "colour-unreadable": "unreadable 14:97-97 colour",
  "opponent-unreadable": "unreadable 14:92-95 opponent",
  "columns-misaligned": "columns-misaligned 14:53-53 rating",
  "result-shifted": "columns-misaligned 14:96-96 result",
  "bye-with-opponent": "bye-with-opponent 14:99-99 result",
  "result-without-opponent": "result-without-opponent 18:102-105 opponent",
  "name-with-shifted-rating": "columns-misaligned 15:15-47 name",
  "name-missing": "name-missing 19:15-47 name",
  "date-unreadable": "unreadable 4:5-13 start",
  "date-not-in-calendar": "unreadable 4:5-14 start",
  "dates-reversed": "dates-reversed 5:5-14 end",
  "round-date-unreadable": "unreadable 13:102-109 round dates",
  "player-code-damaged": "columns-misaligned 19:4-4 start number",
  "no-players": "players-missing 0: record",
  "team-player-unknown": "player-unknown 20:47-50 team players",
};

const FOREIGN = ["binary", "empty", "fide-list", "html", "pgn", "vega", "vega-short", "xml", "text"];
const FOLDER = join("fixtures", "trf", "faults");
const read = (file: string) => readTrf(readFileSync(join(FOLDER, file)));

describe("faults", () => {
  test("every file has its case", () => {
    const named = [
      ...Object.keys(FAULTS),
      "date-ambiguous",
      "date-ambiguous-short-year",
      ...FOREIGN.map((kind) => `foreign-${kind}`),
    ];
    expect(
      readdirSync(FOLDER)
        .map((file) => file.replace(/\.(trf|tdf)$/, ""))
        .sort(),
    ).toEqual(named.sort());
  });

  for (const [name, issue] of Object.entries(FAULTS)) {
    test(`${name}: exactly one error, at its place`, () => {
      const { issues, report } = read(`${name}.trf`);
      expect(issues.map(told)).toEqual([issue]);
      expect(issues[0]?.severity).toBe("error");
      expect(report).not.toBeNull();
    });
  }

  test("players are told by number and name", () => {
    const expected = (file: string) =>
      read(`${file}.trf`).issues.map((issue) => expectationSaid(english, issue.expected));
    expect(expected("opponent-not-reciprocal")).toEqual([
      "an opponent whose line lists number 1 (Aldermoor, Piers) in round 1: correct one of the two lines",
    ]);
    expect(expected("player-on-two-boards")).toEqual([
      "another opponent: number 3 (Corvalan, Iker) plays number 6 (Fenwick, Odhran) in round 1",
    ]);
    expect(expected("colours-not-opposite")).toEqual(["b, from the opponent's line 14 (Aldermoor, Piers)"]);
    expect(expected("results-not-complementary")).toEqual(["0, from the opponent's line 14 (Aldermoor, Piers)"]);
  });

  test("a rating that cannot be read is unknown, not missing", () => {
    const player = (file: string, startNumber: number) => read(file).report?.players[startNumber - 1];
    expect(player("rating-unreadable.trf", 2)).toMatchObject({ rating: null, ratingUnread: true });
    expect(player("columns-misaligned.trf", 1)).toMatchObject({ rating: null, ratingUnread: true });
    expect(player("name-with-shifted-rating.trf", 2)).toMatchObject({ name: "Åa, Ä", ratingUnread: true });
    expect(player("rating-unreadable.trf", 6)).toMatchObject({ rating: null });
    expect(player("rating-unreadable.trf", 6)).not.toHaveProperty("ratingUnread");
    expect(player("rating-unreadable.trf", 1)).not.toHaveProperty("ratingUnread");
  });

  test("a line that is shifted by some characters keeps its name free of the rating", () => {
    const [before, after] = readFileSync("fixtures/trf/valid/swiss-trf16.trf", "utf8").split(/Brennecke, Tilda {17}/);
    for (const blanks of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20]) {
      const { report, issues } = readTrf(
        new TextEncoder().encode(`${before}Brennecke, Tilda${" ".repeat(blanks)}${after}`),
      );
      const { name = "", rating, ratingUnread } = report?.players[1] ?? {};
      expect([blanks, rating ?? 2301, ratingUnread ?? false]).toEqual([blanks, 2301, blanks !== 17]);
      if (blanks > 2) expect([blanks, name]).toEqual([blanks, "Brennecke, Tilda"]);
      expect(issues.some(({ severity }) => severity === "error")).toBe(blanks !== 17);
    }
  });

  test("a date that nothing resolves is an error on both lines, and null", () => {
    const { issues, report } = read("date-ambiguous.trf");
    expect(issues.map(told)).toEqual(["date-ambiguous 4:5-14 start", "date-ambiguous 5:5-14 end"]);
    expect([report?.start, report?.end]).toEqual([null, null]);
  });

  test("a year of two digits that would lie far in the future of another reading is not guessed", () => {
    const { issues, report } = read("date-ambiguous-short-year.trf");
    expect(issues.map(told)).toEqual(["date-ambiguous 4:5-12 start", "date-ambiguous 5:5-12 end"]);
    expect([report?.start, report?.end]).toEqual([null, null]);
  });

  for (const kind of FOREIGN) {
    test(`a file that is no report gets one clear error: ${kind}`, () => {
      const { document, report, issues } = read(`foreign-${kind}.${kind.startsWith("vega") ? "tdf" : "trf"}`);
      expect([document, report]).toEqual([null, null]);
      expect(
        issues.map(({ code, severity, line, expected }) => [code, severity, line, "kind" in expected && expected.kind]),
      ).toEqual([["foreign-file", "error", 0, kind === "text" ? "other" : kind.replace("-short", "")]]);
    });
  }

  test("a line for programs before the games of PGN does not hide them", () => {
    const { issues } = readTrf(new TextEncoder().encode('%evp 0 1\n[Event "Spring"]\n'));
    expect(issues.map(({ expected }) => "kind" in expected && expected.kind)).toEqual(["pgn"]);
  });

  test("an export of Swiss-Manager, a zip, UTF-16, a table and a PDF are told by their bytes", () => {
    const kinds = [
      [0x50, 0x4b, 3, 4, 20, 0],
      [0xff, 0xfe, 0x30, 0],
      [0, 0, 0, 0, 1, 2],
      [0x50, 0x4b, 3, 4, ...Array<number>(26).fill(0), ...new TextEncoder().encode("[Content_Types].xml")],
      [...new TextEncoder().encode("%PDF-1.7\n1 0 obj\n")],
    ].map((bytes) => readTrf(Uint8Array.from(bytes)).issues[0]?.expected);
    const expected = ["zip", "utf-16", "binary", "office", "pdf"].map((kind) => ({ kind }));
    expect(kinds).toMatchObject(expected);
  });
});
