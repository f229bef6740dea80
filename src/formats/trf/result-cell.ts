import { RESULT_CODES, type ReportedResult, type ResultCode } from "../../domain/report.ts";
import { type Columns, isBlank } from "../fixed-width.ts";
import { ROUNDS_MAX } from "../limits.ts";
import { roundColumns, roundStart, roundsIn } from "./columns.ts";
import type { TrfDialect } from "./document.ts";
import type { LineScan } from "./scan.ts";

export interface ResultCells {
  readonly results: readonly ReportedResult[];
  /** Rounds whose cell has something that could not be read. */
  readonly unread: readonly number[];
}

/** Every round that a player's line has something for. A cell that is not in its columns is told and left out. */
export function readResults(scan: LineScan, dialect: TrfDialect): ResultCells {
  const results: ReportedResult[] = [];
  const unread: number[] = [];
  const rounds = roundsIn(scan.line.length);
  for (let round = 1; round <= rounds; round++) {
    const [first, last] = roundColumns(round);
    const cell = scan.line.slice([first, last + 2]);
    if (isBlank(cell)) continue;
    const result = readCell(scan, cell, round, dialect);
    if (result) results.push(result);
    else unread.push(round);
  }
  const end = roundStart(ROUNDS_MAX + 1);
  if (!isBlank(scan.line.slice([end, scan.line.length]))) {
    scan.lose("error", "columns-misaligned", "result", [end, scan.line.length], { code: "blank" });
  }
  return { results, unread };
}

/** Blank columns inside and behind a cell. Something in them means that the line is shifted: then no number is safe. */
const GAPS = [4, 6, 8, 9];

function readCell(scan: LineScan, cell: string, round: number, dialect: TrfDialect): ReportedResult | null {
  const columns = roundColumns(round);
  const [first] = columns;
  const touched = GAPS.find((gap) => gap < cell.length && cell[gap] !== " ");
  if (touched !== undefined) {
    scan.lose("error", "columns-misaligned", "result", [first + touched, first + touched], { code: "blank" });
    return null;
  }
  const opponent = opponentIn(scan, cell, first);
  const colour = colourIn(scan, cell, first);
  const result = resultIn(scan, cell, first);
  if (opponent === undefined || colour === undefined || result === undefined) return null;
  const at = { round, line: scan.number, columns };
  return opponent === null ? readBye(scan, result, dialect, at) : readGame(scan, { opponent, colour, result, ...at });
}

/** A number stands at the right of its columns; null: nobody. */
function opponentIn(scan: LineScan, cell: string, first: number): number | null | undefined {
  const text = cell.slice(0, 4);
  if (isBlank(text)) return null;
  if (/^ *\d+$/.test(text) && text.length === 4) return Number(text) || null;
  scan.unread("error", "opponent", [first, first + 3], { code: "opponent" });
  return undefined;
}

function colourIn(scan: LineScan, cell: string, first: number): ReportedResult["colour"] | undefined {
  const columns: Columns = [first + 5, first + 5];
  const letter = cell[5] ?? " ";
  if (letter === " " || letter === "-") return null;
  const colour = { w: "white", b: "black" }[letter.toLowerCase()];
  if (colour !== "white" && colour !== "black") {
    scan.unread("error", "colour", columns, { code: "colour" });
    return undefined;
  }
  if (letter === letter.toUpperCase()) scan.warn("other-form", "colour", columns, { code: "colour", readAs: colour });
  return colour;
}

/** null: blank. */
function resultIn(scan: LineScan, cell: string, first: number): ResultCode | null | undefined {
  const letter = (cell[7] ?? " ").toUpperCase();
  if (letter === " ") return null;
  const result = RESULT_CODES.find((code) => code === letter);
  if (result === undefined) scan.unread("error", "result", [first + 7, first + 7], { code: "result" });
  return result;
}

type Place = Pick<ReportedResult, "round" | "line" | "columns">;

/** What stands without opponent: byes by their letter, and what TRF06 and some programs write for them. */
const BYES: Readonly<Partial<Record<ResultCode | "blank", ResultCode>>> = {
  H: "H",
  F: "F",
  U: "U",
  Z: "Z",
  "=": "H",
  "+": "F",
  "-": "Z",
  "0": "Z",
  blank: "Z",
};

function readBye(scan: LineScan, found: ResultCode | null, dialect: TrfDialect, at: Place): ReportedResult | null {
  const result = BYES[found ?? "blank"];
  if (result === undefined) {
    scan.lose("error", "result-without-opponent", "opponent", [at.columns[0], at.columns[0] + 3], { code: "opponent" });
    return null;
  }
  const regular = dialect === "trf06" ? /^[HFUZ=+-]$/ : /^[HFUZ-]$/;
  // Opponent and colour may be 0000 and a dash or blank; a blank result is a bye of no points.
  if (found !== null && !regular.test(found))
    scan.warn("bye-form", "result", at.columns, { code: "bye", readAs: result });
  return { opponent: null, colour: null, result, ...at };
}

const WITHOUT_OPPONENT: readonly (ResultCode | null)[] = ["H", "F", "U", "Z"];
const FORFEITS: readonly (ResultCode | null)[] = ["+", "-"];

function readGame(scan: LineScan, game: ReportedResult): ReportedResult | null {
  const [first] = game.columns;
  if (WITHOUT_OPPONENT.includes(game.result)) {
    scan.lose("error", "bye-with-opponent", "result", [first + 7, first + 7], { code: "game-result" });
    return null;
  }
  if (game.colour === null && game.result !== null && !FORFEITS.includes(game.result)) {
    scan.warn("colour-missing", "colour", [first + 5, first + 5], { code: "colour" });
  }
  return game;
}
