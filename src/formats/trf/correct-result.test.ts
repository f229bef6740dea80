import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { correctResult } from "./correct-result.ts";
import { readTrf } from "./read-report.ts";

const ORIGINAL = readFileSync("fixtures/trf/worked/round-robin-8.58.trf");
const { report } = readTrf(ORIGINAL);
const first = report!.players[0]!;
const game = first.results.find(({ result, colour }) => colour === "white" && result === "1")!;
const correction = { round: game.round, white: first.startNumber, black: game.opponent!, result: "1/2-1/2" } as const;
const latin = Buffer.from(ORIGINAL.toString("latin1").replace("Arvid", "\xc5rvid"), "latin1");
const utf8 = Buffer.from(ORIGINAL.toString("utf8").replace("Arvid", "Årvid"));

describe("one result corrected in a report", () => {
  for (const [encoding, bytes] of Object.entries({ ascii: ORIGINAL, latin, utf8 })) {
    test(`only the game and the points of its players change (${encoding})`, () => {
      const corrected = correctResult(bytes, correction)!;
      expect(corrected.length).toBe(bytes.length);
      const changed = [...bytes.keys()].filter((at) => bytes[at] !== corrected[at]).length;
      expect(changed).toBeGreaterThanOrEqual(4);
      expect(changed).toBeLessThanOrEqual(8);
      const { report: now, issues } = readTrf(corrected);
      expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
      const of = (startNumber: number) => now!.players.find((each) => each.startNumber === startNumber)!;
      expect(of(correction.white).points).toBe(first.points! - 50);
      expect(of(correction.white).results.find(({ round }) => round === game.round)?.result).toBe("=");
      const before = report!.players.find((each) => each.startNumber === correction.black)!;
      expect(of(correction.black).points).toBe(before.points! + 50);
    });
  }

  test("a game that is not there, and a file that is no report, give nothing", () => {
    expect(correctResult(ORIGINAL, { ...correction, white: correction.black, black: correction.white })).toBeNull();
    expect(correctResult(ORIGINAL, { ...correction, round: 88 })).toBeNull();
    expect(correctResult(Buffer.from("no report"), correction)).toBeNull();
  });

  test("corrected back, the bytes are those of before", () => {
    const corrected = correctResult(utf8, correction)!;
    expect(Buffer.from(correctResult(corrected, { ...correction, result: "1-0" })!).equals(utf8)).toBe(true);
  });
});
