import type { ReportedResult } from "../../domain/report.ts";
import type { Columns } from "../fixed-width.ts";
import type { ScoreSystem, TrfRow } from "./document.ts";
import { scoreOf } from "./player-cells.ts";
import type { LineScan } from "./scan.ts";

/** What results are worth where a file does not say otherwise, in hundredths. */
const USUAL: ScoreSystem = {
  1: 100,
  W: 100,
  "+": 100,
  F: 100,
  U: 100,
  "=": 50,
  D: 50,
  H: 50,
  0: 0,
  L: 0,
  "-": 0,
  Z: 0,
};

/** The letters of record 162, and the results each gives a value to; X is for games without a result yet. */
const LETTERS: Readonly<Record<string, readonly (keyof ScoreSystem)[]>> = {
  W: ["1", "W", "+", "F"],
  D: ["=", "D", "H"],
  L: ["0", "L"],
  A: ["-", "Z"],
  P: ["U"],
  X: [],
};

/** The records of bbpPairings that do the same, one for each value. */
const BBP: Readonly<Record<string, readonly (keyof ScoreSystem)[]>> = {
  BBW: ["1", "W", "+", "F"],
  BBD: ["=", "D", "H"],
  BBL: ["0", "L"],
  BBZ: ["Z"],
  BBF: ["-"],
  BBU: ["U"],
};

/** The system of record 162. A pairing-allocated bye is worth a win where it is not named. */
export function readScores(scan: LineScan): ScoreSystem {
  let scores = USUAL;
  let allocated: number | undefined;
  for (let at = 6; at <= scan.line.length; at += 9) {
    const columns: Columns = [at, at + 4];
    const text = scan.line.cell(columns);
    if (text === "") continue;
    const results = LETTERS[text[0]?.toUpperCase() ?? ""];
    const value = scoreOf(text.slice(1).trimStart());
    if (!results || value === null) scan.unread("warning", "score system", columns, { code: "score-pair" });
    else {
      scores = withValue(scores, results, value);
      if (results.includes("U")) allocated = value;
    }
  }
  return { ...scores, U: allocated ?? scores[1] };
}

/** The system of other programs. JaVaFo's XXS has another meaning in other programs: such a file's scores stay unread. */
export function extensionScores(rows: readonly TrfRow[]): ScoreSystem | null {
  let scores = USUAL;
  for (const { kind, code, line } of rows) {
    if (kind !== "extension") continue;
    if (code === "XXS") return null;
    const value = scoreOf(line.from(5));
    if (value !== null) scores = withValue(scores, BBP[code] ?? [], value);
  }
  return scores;
}

export const usualScores = USUAL;

/** What a player's results are worth together; a game without result adds nothing yet. */
export function totalOf(results: readonly ReportedResult[], scores: ScoreSystem): number {
  let total = 0;
  for (const { result } of results) if (result !== null) total += scores[result];
  return total;
}

function withValue(scores: ScoreSystem, results: readonly (keyof ScoreSystem)[], value: number): ScoreSystem {
  return { ...scores, ...Object.fromEntries(results.map((result) => [result, value])) };
}
