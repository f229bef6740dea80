import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { TournamentReport } from "../../../domain/report.ts";
import { hundredths } from "../../../domain/units.ts";
import { readTrf } from "../read-report.ts";
import { lostInTrf } from "./lost.ts";
import { writeTrf } from "./write-report.ts";

const fixture = (...path: string[]): Uint8Array => readFileSync(join("fixtures", "trf", ...path));
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
const linesOf = (bytes: Uint8Array): string[] => text(bytes).split(/\r\n|\n|\r/);

function read(bytes: Uint8Array) {
  const { document, report } = readTrf(bytes);
  if (!document || !report) throw new Error("no report");
  return { document, report };
}

const DIALECTS = ["trf16", "trf26"] as const;
const folders = ["valid", "deviations", "faults"].flatMap((folder) =>
  readdirSync(join("fixtures", "trf", folder))
    .filter((file) => !file.startsWith("foreign-"))
    .map((file) => [folder, file] as const),
);

describe("rewriting a document", () => {
  for (const file of ["swiss-trf16.trf", "round-robin.trf", "team-013.trf", "extensions.trf"]) {
    test(`${file} comes out as it went in`, () => {
      const bytes = fixture("valid", file);
      expect(text(writeTrf(read(bytes).document, "trf16"))).toBe(text(bytes));
    });
  }

  for (const file of ["swiss-trf26.trf", "team-310.trf", "national-records.trf"]) {
    test(`${file} comes out as it went in, also its records of TRF26`, () => {
      const bytes = fixture("valid", file);
      expect(text(writeTrf(read(bytes).document, "trf26"))).toBe(text(bytes));
    });
  }

  test.each(folders)("%s/%s: written twice is written once, and the report stays", (folder, file) => {
    const { document, report } = read(fixture(folder, file));
    for (const dialect of DIALECTS) {
      const once = writeTrf(document, dialect);
      const again = read(once);
      expect(text(writeTrf(again.document, dialect))).toBe(text(once));
      expect([again.document.dialect, again.report.teams.map(named)]).toEqual([
        dialect === "trf26" ? dialect : expect.stringMatching(/^trf(06|16)$/),
        report.teams.map(named),
      ]);
      if (dialect === "trf26") expect(again.report.players.map(bare)).toEqual(report.players.map(bare));
    }
  });

  test.each(folders)("%s/%s: lines that are no record of ours stay", (folder, file) => {
    const { document } = read(fixture(folder, file));
    const strange = document.lines.filter(({ kind }) => kind !== "record" && kind !== "national" && kind !== "blank");
    for (const dialect of DIALECTS) {
      const written = linesOf(writeTrf(document, dialect));
      for (const { line } of strange) expect(written).toContain(line.text);
    }
  });

  test("what could not be read stands as it stood", () => {
    const { document } = read(fixture("faults", "rating-unreadable.trf"));
    expect(text(writeTrf(document, "trf16"))).toContain("Brennecke, Tilda                  23O1 GER");
  });

  test("line ends are those of the file", () => {
    for (const [file, end] of [
      ["line-ends-cr.trf", "\r"],
      ["line-ends-crlf.trf", "\r\n"],
    ] as const) {
      const bytes = fixture("deviations", file);
      expect(text(writeTrf(read(bytes).document, "trf16"))).toBe(text(bytes));
      expect(text(bytes).split(end).length).toBe(20);
    }
  });

  test("TRF16 has no record of TRF26, and teams in the older form", () => {
    const codes = linesOf(writeTrf(read(fixture("valid", "team-310.trf")).document, "trf16")).map((line) =>
      line.slice(0, 3),
    );
    expect(codes.filter((code) => /^([23]\d\d|1[4-9]2|80[12])$/.test(code))).toEqual([]);
    expect(codes.filter((code) => code === "013").length).toBe(2);
  });

  test("TRF26 has teams in its own record, and the number of rounds where nothing else says that it is TRF26", () => {
    const { document } = read(fixture("valid", "team-013.trf"));
    const { report } = read(fixture("valid", "swiss-trf16.trf"));
    const lines = linesOf(writeTrf(document, "trf26"));
    expect(lines.filter((line) => /^(013|142|310)/.test(line))).toEqual([
      `310   1 ${"North Harbour".padEnd(65)}   1    2    3`,
      `310   2 ${"South Harbour".padEnd(65)}   4    5    6`,
    ]);
    const swiss = linesOf(writeTrf(read(fixture("valid", "swiss-trf16.trf")).document, "trf26"));
    expect(swiss.indexOf("142 3")).toBe(swiss.findIndex((line) => line.startsWith("132")) + 1);
    expect(linesOf(writeTrf(report, "trf26")).filter((line) => line.startsWith("142"))).toEqual(["142 3"]);
  });

  test("teams stay as they are where a bye would then name a team", () => {
    const bytes = Buffer.from(`${text(fixture("valid", "team-013.trf"))}240 H   2    6\n`);
    const { document } = read(bytes);
    expect(text(writeTrf(document, "trf26"))).toBe(text(bytes));
  });

  test("teams in both records are written once in TRF16", () => {
    const both = `${text(fixture("valid", "team-310.trf"))}013 North Harbour                      1    2    3\n`;
    const { document, report } = read(Buffer.from(both));
    expect(read(writeTrf(document, "trf16")).report.teams.map(named)).toEqual(report.teams.map(named));
  });

  test("a national number goes to a national record in TRF26, and stays in TRF16", () => {
    const { document, report } = read(fixture("deviations", "id-national.trf"));
    const written = writeTrf(document, "trf26");
    expect(
      linesOf(written)
        .filter((line) => line.startsWith("ENG    5"))
        .map((line) => line.trim().split(/ +/)),
    ).toEqual([["ENG", "5", "10457"]]);
    expect(readTrf(written).issues).toEqual([]);
    expect(read(writeTrf(document, "trf16")).report.players[4]?.nationalId).toBe("10457");
    expect(report.players[4]?.nationalId).toBe("10457");
  });
});

const named = ({ name, players }: TournamentReport["teams"][number]) => ({ name, players });

/** A player without the places in the file. */
const bare = ({ line: _, results, ...player }: TournamentReport["players"][number]) => ({
  ...player,
  results: results.map(({ round, opponent, colour, result }) => ({ round, opponent, colour, result })),
});

describe("writing a report", () => {
  const { report } = read(fixture("valid", "swiss-trf26.trf"));

  test("columns are those of the specification", () => {
    const line = linesOf(writeTrf(report, "trf16")).find((each) => each.startsWith("001    2"));
    expect(line).toBe(
      "001    2 wWIM Brennecke, Tilda                  2301 GER     4600102 1992/11/30  2.0    2     5 b =     4 w 1     1 b =",
    );
  });

  test("only TRF26 has codes of type and rate of play", () => {
    expect(text(writeTrf(report, "trf26"))).toMatch(/^192 FIDE_DUTCH\n222 5400\+30$/m);
    expect(text(writeTrf(report, "trf16"))).not.toMatch(/^(192|222)/m);
  });

  test("what a dialect cannot carry is told, not lost in silence", () => {
    const fields = (source: TournamentReport, dialect: "trf16" | "trf26") =>
      lostInTrf(source, dialect).map(({ field }) => field);
    expect(fields(report, "trf26")).toEqual([]);
    expect(fields(report, "trf16")).toEqual(["type code", "rate of play code"]);
    const [first, ...others] = report.players;
    if (!first) throw new Error("no player");
    const player = {
      ...first,
      name: "A name of more than thirty-three characters, First",
      nationalId: "X1",
      nationalRating: 2400,
      points: hundredths(10_050),
    };
    const changed = { ...report, typeCode: null, rateOfPlayCode: null, players: [player, ...others] };
    expect(fields(changed, "trf16")).toEqual(["name", "national id", "national rating", "points"]);
    expect(fields(changed, "trf26")).toEqual(["name", "points"]);
    const unwritable = { ...changed, players: [{ ...first, startNumber: 10_000 }, ...others] };
    expect(fields(unwritable, "trf16")).toContain("start number");
  });

  test("lines of TRF26 that TRF16 drops are told", () => {
    const lost = lostInTrf(read(fixture("valid", "swiss-trf26.trf")).document, "trf16");
    expect(lost.map(({ line, field }) => `${line} ${field}`)).toEqual([
      "0 type code",
      "0 rate of play code",
      "15 record",
      "16 record",
      "17 record",
      "18 record",
      "20 record",
      "21 record",
      "29 record",
      "30 record",
      "31 record",
    ]);
  });
});
