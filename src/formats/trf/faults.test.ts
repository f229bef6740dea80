import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Issue } from "../../domain/issues.ts";
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
  "name-missing": "name-missing 19:15-47 name",
  "date-unreadable": "unreadable 4:5-13 start",
  "date-not-in-calendar": "unreadable 4:5-14 start",
  "dates-reversed": "dates-reversed 5:5-14 end",
  "round-date-unreadable": "unreadable 13:102-109 round dates",
  "player-code-damaged": "columns-misaligned 19:4-4 start number",
  "no-players": "players-missing 0: record",
  "team-player-unknown": "player-unknown 20:47-50 team players",
};

const FOREIGN = ["binary", "empty", "fide-list", "html", "pgn", "vega", "xml", "text"];
const FOLDER = join("fixtures", "trf", "faults");
const read = (file: string) => readTrf(readFileSync(join(FOLDER, file)));

describe("faults", () => {
  test("every file has its case", () => {
    const named = [...Object.keys(FAULTS), "date-ambiguous", ...FOREIGN.map((kind) => `foreign-${kind}`)];
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

  test("a date that nothing resolves is an error on both lines, and null", () => {
    const { issues, report } = read("date-ambiguous.trf");
    expect(issues.map(told)).toEqual(["date-ambiguous 4:5-14 start", "date-ambiguous 5:5-14 end"]);
    expect([report?.start, report?.end]).toEqual([null, null]);
  });

  for (const kind of FOREIGN) {
    test(`a file that is no report gets one clear error: ${kind}`, () => {
      const { document, report, issues } = read(`foreign-${kind}.${kind === "vega" ? "tdf" : "trf"}`);
      expect([document, report]).toEqual([null, null]);
      expect(issues.map(({ code, severity, line, expected }) => [code, severity, line, expected.kind])).toEqual([
        ["foreign-file", "error", 0, kind === "text" ? "other" : kind],
      ]);
    });
  }

  test("an export of Swiss-Manager, a zip and UTF-16 are told by their bytes", () => {
    const kinds = [
      [0x50, 0x4b, 3, 4, 20, 0],
      [0xff, 0xfe, 0x30, 0],
      [0, 0, 0, 0, 1, 2],
    ].map((bytes) => readTrf(Uint8Array.from(bytes)).issues[0]?.expected.kind);
    expect(kinds).toEqual(["zip", "utf-16", "binary"]);
  });
});
