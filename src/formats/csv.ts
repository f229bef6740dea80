import { type LetterColumns, letterColumns } from "./letter-columns.ts";

/** A row of a CSV file: its cells without blanks around them, and where they stand. */
export interface CsvRow {
  readonly cells: readonly string[];
  /** The line the row began on. */
  readonly line: number;
  /** First and last character of a cell, from 1; null where the row goes over several lines or has no such cell. */
  readonly columns: (cell: number) => readonly [first: number, last: number] | null;
}

/** Takes the lines of a CSV file in turn. */
export interface CsvReader {
  readonly take: (text: string, line: number) => void;
  readonly end: () => void;
}

/** Quoted text that goes on for longer than this was never closed. */
const ROW_LINES_MAX = 20;

/**
 * Rows of CSV text: quotes double inside quotes; cells may hold separators and line ends inside quotes. A quote that is
 * not closed, or closed in the middle of a cell, is told; its line is left out, and the lines after it are read as if
 * it had not been.
 */
export function csvReader(
  separator: string,
  row: (row: CsvRow) => void,
  unclosed: (text: string, line: number) => void,
): CsvReader {
  let waiting: { readonly text: string; readonly line: number }[] = [];
  const read = (isEnd: boolean): void => {
    while (waiting.length > 0) {
      const { cells, state } = cellsOf(waiting.map(({ text }) => text).join("\n"), separator);
      const { text, line } = waiting[0]!;
      if (state === "whole") {
        const placed = waiting.length === 1 ? cells : [];
        row({ cells: cells.map((cell) => cell.text), line, columns: columnsOf(text, placed) });
        waiting = [];
      } else if (state === "broken" || isEnd || waiting.length > ROW_LINES_MAX) {
        unclosed(text, line);
        const rest = waiting.slice(1);
        waiting = [];
        for (const each of rest) take(each.text, each.line);
      } else return;
    }
  };
  const take = (text: string, line: number): void => {
    if (waiting.length === 0 && !text.includes('"')) {
      row(plainRow(text, line, separator));
      return;
    }
    waiting.push({ text, line });
    read(false);
  };
  return { take, end: () => read(true) };
}

/** Without quotes a row is quickly cut; where its cells stand is worked out only when somebody asks. */
function plainRow(text: string, line: number, separator: string): CsvRow {
  let columns: CsvRow["columns"] | undefined;
  return {
    cells: text.split(separator).map((cell) => cell.trim()),
    line,
    columns: (cell) => {
      columns ??= columnsOf(text, cellsOf(text, separator).cells);
      return columns(cell);
    },
  };
}

interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function columnsOf(line: string, cells: readonly Cell[]): CsvRow["columns"] {
  let columns: ((from: number, to: number) => LetterColumns) | undefined;
  return (index) => {
    const cell = cells[index];
    if (!cell) return null;
    columns ??= letterColumns(line);
    return columns(cell.start, cell.end);
  };
}

/** "open": a quote is still to be closed; "broken": text stands after a closing quote, so that it closed nothing. */
type State = "whole" | "open" | "broken";

function cellsOf(text: string, separator: string): { readonly cells: readonly Cell[]; readonly state: State } {
  const cells: Cell[] = [];
  for (let start = 0; ; ) {
    const { text: cell, end, state } = cellAt(text, start, separator);
    if (state !== "whole") return { cells, state };
    cells.push({ text: cell.trim(), start, end });
    if (end >= text.length) return { cells, state };
    start = end + 1;
  }
}

interface CellRead {
  readonly text: string;
  readonly end: number;
  readonly state: State;
}

/** One cell, to the separator after it or to the end. */
function cellAt(text: string, start: number, separator: string): CellRead {
  if (text[start] === '"') return quotedCell(text, start, separator);
  const found = text.indexOf(separator, start);
  const end = found === -1 ? text.length : found;
  return { text: text.slice(start, end), end, state: "whole" };
}

function quotedCell(text: string, start: number, separator: string): CellRead {
  let [at, cell] = [start + 1, ""];
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { text: cell, end: text.length, state: "open" };
    cell += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    cell += '"';
    at += 1;
  }
  const found = text.indexOf(separator, at);
  const end = found === -1 ? text.length : found;
  return { text: cell, end, state: text.slice(at, end).trim() === "" ? "whole" : "broken" };
}

/** The separator of a header: the one of comma, semicolon and tab that it has most of. */
export function separatorOf(header: string): string {
  const count = (separator: string) => header.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Where each column of a header stands first: looking for it in every row would take rows times columns. */
export function firstPlaces<Column>(columns: readonly Column[]): (column: Column) => number {
  const places = new Map<Column, number>();
  columns.forEach((column, index) => {
    if (!places.has(column)) places.set(column, index);
  });
  return (column) => places.get(column) ?? -1;
}

/** The cells of one line, for looking at a header before the file is read. */
export const csvCells = (line: string, separator: string): readonly string[] =>
  cellsOf(line, separator).cells.map(({ text }) => text);

/** A cell as CSV writes it: in quotes where it must be. */
export const csvCell = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A spreadsheet takes text that begins so for a formula, and runs it. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A cell with somebody's text, which no spreadsheet may run: a quote before it keeps it text. */
export const csvText = (text: string): string => csvCell(FORMULA.test(text) ? `'${text}` : text);

/** The text of such a cell. */
export const textOfCell = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
