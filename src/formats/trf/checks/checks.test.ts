import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Issue } from "../../../domain/issues/issues.ts";
import { readTrf } from "../read-report.ts";
import { checkTrf } from "./checks.ts";

const FOLDER = join("fixtures", "trf", "valid");
const bytesOf = (file: string): Uint8Array => readFileSync(join(FOLDER, file));
const told = ({ code, severity, line, columns, field }: Issue): string =>
  `${severity} ${code} ${line}:${columns?.join("-") ?? ""} ${field}`;

/** What the profile for rating adds, of the valid file with some lines changed. */
function added(change: (line: string) => string | null): string[] {
  const lines = Buffer.from(bytesOf("swiss-trf16.trf")).toString().split("\n");
  const changed = lines.map(change).filter((line) => line !== null);
  const { document, issues } = readTrf(new TextEncoder().encode(changed.join("\n")));
  if (!document) throw new Error("no document");
  expect(checkTrf(document, "general")).toEqual(issues);
  return checkTrf(document, "rating")
    .filter((issue) => !issues.includes(issue))
    .map(told);
}

const without = (code: string) => (line: string) => (line.startsWith(code) ? null : line);
const emptied = (code: string) => (line: string) => (line.startsWith(code) ? code : line);

describe("profiles", () => {
  test.each(readdirSync(FOLDER))("%s is in order for every purpose it can serve", (file) => {
    const { document, issues } = readTrf(bytesOf(file));
    if (!document) throw new Error("no document");
    expect(issues.map(({ code }) => code)).toEqual(file === "swiss-trf06.trf" ? ["older-dialect"] : []);
    const more = checkTrf(document, "rating").slice(issues.length).map(told);
    expect(more).toEqual(
      file === "in-progress.trf"
        ? [
            "error rounds-missing 14:5-5 round count",
            ...[15, 16, 17, 18, 19, 20].map((line) => `error missing-for-rating ${line}:119-119 result`),
          ]
        : [],
    );
  });

  test.each([
    ["012", "tournament name", 1],
    ["022", "city", 2],
    ["032", "tournament federation", 3],
    ["042", "start", 4],
    ["052", "end", 5],
    ["102", "chief arbiter", 9],
    ["122", "rate of play", 12],
  ] as const)("a report without %s can be read, not rated", (code, field, line) => {
    expect(added(without(code))).toEqual([`error missing-for-rating 0: ${field}`]);
    expect(added(emptied(code))).toEqual([`error missing-for-rating ${line}: ${field}`]);
  });

  test("the rate of play may be its code", () => {
    expect(added((line) => (line.startsWith("122") ? "222 5400+30" : line))).toEqual([]);
  });

  test("dates of the rounds: none, or one of them missing", () => {
    expect(added(without("132"))).toEqual(["error missing-for-rating 0: round dates"]);
    expect(added((line) => (line.startsWith("132") ? line.slice(0, 110) : line))).toEqual([
      "error missing-for-rating 13:112-119 round dates",
    ]);
  });

  test("a date that cannot be read is not also missing", () => {
    const unreadable = (line: string) => (line.startsWith("042") ? "042 2026/02/30" : line);
    expect(added(unreadable)).toEqual([]);
  });

  test("a player without number", () => {
    const blank = (line: string) =>
      line.startsWith("001    3") ? `${line.slice(0, 57)}${" ".repeat(11)}${line.slice(68)}` : line;
    expect(added(blank)).toEqual(["error missing-for-rating 16:58-68 id"]);
  });

  test("a report from elsewhere is checked for what can be seen in it", () => {
    const { report } = readTrf(bytesOf("swiss-trf16.trf"));
    if (!report) throw new Error("no report");
    expect(checkTrf(report, "rating")).toEqual([]);
    expect(checkTrf({ ...report, city: null, roundDates: [] }, "rating").map(told)).toEqual([
      "error missing-for-rating 0: city",
      "error missing-for-rating 0: round dates",
    ]);
    const players = report.players.map((player) => (player.startNumber === 4 ? { ...player, results: [] } : player));
    expect(checkTrf({ ...report, players }, "general").map(({ code }) => code)).toEqual([
      "opponent-not-reciprocal",
      "opponent-not-reciprocal",
      "opponent-not-reciprocal",
    ]);
  });
});
