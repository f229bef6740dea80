import type { Expectation, FieldCode, Issue, IssueCode } from "../../../domain/issues/issues.ts";
import type { ReportedResult, ResultCode } from "../../../domain/report.ts";
import type { Columns } from "../../fixed-width.ts";

/** What the other side of a game must have. A forfeit may be one of both, which the second entry says. */
const COMPLEMENTS: Readonly<Partial<Record<ResultCode, readonly ResultCode[]>>> = {
  1: ["0"],
  "=": ["="],
  0: ["1"],
  W: ["L"],
  D: ["D"],
  L: ["W"],
  "+": ["-"],
  "-": ["+", "-"],
};

const OPPOSITE = { white: "black", black: "white" } as const;
const LETTERS = { white: "w", black: "b" } as const;

/** One game as its two players tell it; the name is the opponent's. What contradicts is told once, at the later line. */
export function checkGame(cell: ReportedResult, back: ReportedResult, name: string): Issue[] {
  return [...checkColours(cell, back, name), ...checkResults(cell, back, name)];
}

function checkColours(cell: ReportedResult, back: ReportedResult, name: string): Issue[] {
  if (cell.line < back.line || cell.colour === null || cell.colour !== back.colour) return [];
  const column = cell.columns[0] + 5;
  const expected = { code: "opposite-colour", colour: LETTERS[OPPOSITE[cell.colour]], line: back.line, name } as const;
  const found = LETTERS[cell.colour];
  return [cellIssue("error", "colours-not-opposite", "colour", cell, [column, column], expected, found)];
}

function checkResults(cell: ReportedResult, back: ReportedResult, name: string): Issue[] {
  const column = cell.columns[0] + 7;
  const columns: Columns = [column, column];
  if (cell.result === "-" && back.result === "-" && cell.line > back.line) {
    const expected = { code: "forfeit-win", line: back.line, name } as const;
    return [cellIssue("warning", "double-forfeit", "result", cell, columns, expected, "-")];
  }
  if (cell.result === back.result && cell.result === null) return [];
  const complements: readonly ResultCode[] = back.result === null ? [] : (COMPLEMENTS[back.result] ?? []);
  if (cell.result !== null && complements.includes(cell.result)) return [];
  // Of a result and a blank, the blank is what lacks something.
  const toldHere = cell.result === null || (back.result !== null && cell.line > back.line);
  if (!toldHere) return [];
  const expected = { code: "complement", result: complements[0] ?? "", line: back.line, name } as const;
  return [cellIssue("error", "results-not-complementary", "result", cell, columns, expected, cell.result ?? "")];
}

export function cellIssue(
  severity: Issue["severity"],
  code: IssueCode,
  field: FieldCode,
  { line }: ReportedResult,
  columns: Columns,
  expected: Expectation,
  found: string,
): Issue {
  return { code, severity, line, columns, field, expected, found };
}
