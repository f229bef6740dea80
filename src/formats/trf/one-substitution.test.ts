import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Issue } from "../../domain/issues/issues.ts";
import { readTrf } from "./read-report.ts";

const lines = readFileSync(join("fixtures", "trf", "valid", "swiss-trf16.trf"), "utf8").split("\n");
const FIRST = 14;
const PLAYERS = [1, 2, 3, 4, 5, 6];
const ROUNDS = [1, 2, 3];

const told = ({ code, severity, line, columns }: Issue): string =>
  `${severity} ${code} ${line}:${columns?.join("-") ?? ""}`;

/** The issues of the valid file with one text put over what stands at a column of a line. */
function planted(line: number, column: number, text: string): string[] {
  const changed = lines.map((each, index) =>
    index + 1 === line ? each.slice(0, column - 1) + text + each.slice(column - 1 + text.length) : each,
  );
  return readTrf(new TextEncoder().encode(changed.join("\n"))).issues.map(told);
}

const lineOf = (player: number): number => FIRST + player - 1;
const cellOf = (player: number, round: number): string =>
  lines[lineOf(player) - 1]?.slice(91 + 10 * (round - 1), 99 + 10 * (round - 1)) ?? "";
const opponentOf = (player: number, round: number): number => Number(cellOf(player, round).slice(0, 4));

const cells = PLAYERS.flatMap((player) => ROUNDS.map((round) => ({ player, round, first: 92 + 10 * (round - 1) })));
const games = cells.filter(({ player, round }) => opponentOf(player, round) > 0);

describe("one fault in one place gives exactly that issue", () => {
  for (const { player, round, first } of cells) {
    const line = lineOf(player);
    test(`player ${player}, round ${round}: what cannot be read`, () => {
      expect(planted(line, first + 7, "9")).toEqual([`error unreadable ${line}:${first + 7}-${first + 7}`]);
      expect(planted(line, first + 5, "x")).toEqual([`error unreadable ${line}:${first + 5}-${first + 5}`]);
      expect(planted(line, first, " 1x2")).toEqual([`error unreadable ${line}:${first}-${first + 3}`]);
      expect(planted(line, first + 4, "3")).toEqual([`error columns-misaligned ${line}:${first + 4}-${first + 4}`]);
      expect(planted(line, first + 6, "3")).toEqual([`error columns-misaligned ${line}:${first + 6}-${first + 6}`]);
    });
  }

  for (const { player, round, first } of games) {
    const line = lineOf(player);
    const later = Math.max(line, lineOf(opponentOf(player, round)));
    test(`player ${player}, round ${round}: what contradicts the opponent`, () => {
      expect(planted(line, first, "  77")).toEqual([`error opponent-unknown ${line}:${first}-${first + 3}`]);
      expect(planted(line, first, `   ${player}`)).toEqual([`error opponent-self ${line}:${first}-${first + 3}`]);
      const colour = cellOf(player, round)[5] === "w" ? "b" : "w";
      expect(planted(line, first + 5, colour)).toEqual([
        `error colours-not-opposite ${later}:${first + 5}-${first + 5}`,
      ]);
      const result = cellOf(player, round)[7] === "1" ? "W" : "1";
      expect(planted(line, first + 7, result)).toEqual([
        `error results-not-complementary ${later}:${first + 7}-${first + 7}`,
      ]);
      expect(planted(line, first + 7, " ")).toEqual([
        `error results-not-complementary ${line}:${first + 7}-${first + 7}`,
      ]);
      expect(planted(line, first + 7, "H")).toEqual([`error bye-with-opponent ${line}:${first + 7}-${first + 7}`]);
    });

    test(`player ${player}, round ${round}: an opponent who plays somebody else or nobody`, () => {
      for (const other of PLAYERS.filter((each) => each !== player && each !== opponentOf(player, round))) {
        const code = opponentOf(other, round) > 0 ? "player-on-two-boards" : "opponent-not-reciprocal";
        expect(planted(line, first, `   ${other}`)).toEqual([`error ${code} ${line}:${first}-${first + 3}`]);
      }
    });
  }

  for (const player of PLAYERS) {
    const line = lineOf(player);
    const other = player === 1 ? 2 : 1;
    const idOf = lines[lineOf(other) - 1]?.slice(57, 68) ?? "";
    test(`player ${player}: his own fields`, () => {
      expect(planted(line, 5, "  x1")).toEqual([`error unreadable ${line}:5-8`]);
      const repeated = Math.max(line, lineOf(other));
      expect(planted(line, 5, `   ${other}`)).toEqual([`error start-number-repeated ${line}:5-8`]);
      expect(planted(line, 10, "x")).toEqual([`warning unreadable ${line}:10-10`]);
      expect(planted(line, 11, "XXX")).toEqual([`warning unreadable ${line}:11-13`]);
      expect(planted(line, 15, " ".repeat(33))).toEqual([`error name-missing ${line}:15-47`]);
      expect(planted(line, 58, "  12345678x")).toEqual([`error unreadable ${line}:58-68`]);
      expect(planted(line, 58, idOf)).toEqual([`error id-repeated ${repeated}:58-68`]);
      expect(planted(line, 70, "1990/02/30")).toEqual([`warning unreadable ${line}:70-79`]);
      expect(planted(line, 81, " x.5")).toEqual([`warning unreadable ${line}:81-84`]);
      expect(planted(line, 81, "99.5")).toEqual([`warning points-differ ${line}:81-84`]);
      expect(planted(line, 86, "  -1")).toEqual([`warning unreadable ${line}:86-89`]);
      for (const column of [48, 53, 57, 69, 80, 85]) {
        expect(planted(line, column, "7")).toEqual([`error columns-misaligned ${line}:${column}-${column}`]);
      }
      expect(planted(line, 90, "7")).toEqual([`error columns-misaligned ${line}:90-91`]);
      if (player < 6) expect(planted(line, 49, "9999")).toEqual([`error unreadable ${line}:49-52`]);
    });
  }

  test("the header", () => {
    expect(planted(6, 5, "7")).toEqual(["warning count-differs 6:5-5"]);
    expect(planted(7, 5, "x")).toEqual(["warning unreadable 7:5-5"]);
    expect(planted(4, 5, "2026/02/30")).toEqual(["error unreadable 4:5-14"]);
    expect(planted(5, 5, "2026/03/07")).toEqual(["warning round-date-outside 13:112-119"]);
    expect(planted(13, 102, "26/xx/07")).toEqual(["error unreadable 13:102-109"]);
    expect(planted(13, 5, "dates")).toEqual(["warning unreadable 13:5-91"]);
  });
});
