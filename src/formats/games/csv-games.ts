import { IssueList } from "../../domain/issues/issue-list.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { TournamentReport } from "../../domain/report.ts";
import { type CsvRow, csvCells, csvReader, firstPlaces, separatorOf, textOfCell } from "../csv.ts";
import { decode, type TextLine } from "../decode.ts";
import { beyondLimits, excessOf, FILE_GAMES_MAX, LINES_MAX, PLAYERS_MAX } from "../limits.ts";
import { assemble } from "./assemble.ts";
import { columnOf, type GamesColumn, isComplete } from "./csv-columns.ts";
import { factsReader } from "./csv-facts.ts";
import { gameOf } from "./csv-row.ts";
import { inOrder, type NamedGame, type NamedPlayer, none, type TakeIssue } from "./game-file.ts";
import type { GamesRow } from "./games-row.ts";

export { writeGamesCsv } from "./csv-writer.ts";

/** Games as CSV: a header, then a row for each game. null where it is no such file. All issues in one run. */
export function readGamesCsv(bytes: Uint8Array): {
  readonly report: TournamentReport | null;
  readonly issues: readonly Issue[];
} {
  const issues = new IssueList();
  const take: TakeIssue = issues.push;
  const { lines, lineCount } = decode(bytes);
  if (lineCount > LINES_MAX) return { report: null, issues: [beyondLimits("line", LINES_MAX, lineCount)] };
  const { at, header, separator } = headerOf(lines);
  const columns = csvCells(header, separator).map(columnOf);
  if (!isComplete(columns)) return { report: null, issues: [notRecognised(header, at + 1)] };
  const placeOf = firstPlaces(columns);
  const facts = factsReader(take);
  const games: NamedGame[] = [];
  const idle: NamedPlayer[] = [];
  let isHeader = true;
  const rows = csvReader(
    separator,
    (row) => {
      if (isHeader) headerIssues(row, columns, take);
      else if (row.cells.some((cell) => cell !== "")) readRow(row);
      isHeader = false;
    },
    (text, line) => take(unclosed(text, line)),
  );
  const names = new Set<string>();
  let rowCount = 0;
  const readRow = (row: CsvRow): void => {
    rowCount += 1;
    if (rowCount > FILE_GAMES_MAX || names.size > NAMES_MAX) return;
    cellIssues(row, columns.length, take);
    const cells = rowOf(row, placeOf);
    facts.row(cells);
    const read = gameOf(cells, take);
    for (const side of ["white", "black"] as const) names.add(cells.text(`${side}_id`) || cells.text(`${side}_name`));
    if (read && "white" in read) games.push(read);
    else if (read) idle.push(read);
  };
  lines.slice(at).forEach(({ text }, index) => {
    rows.take(text, at + index + 1);
  });
  rows.end();
  if (rowCount > FILE_GAMES_MAX) return { report: null, issues: [beyondLimits("games", FILE_GAMES_MAX, rowCount)] };
  if (names.size > NAMES_MAX) return { report: null, issues: [beyondLimits("player count", PLAYERS_MAX, names.size)] };
  if (games.length === 0) take(none(lines.length));
  const report = assemble(facts.facts(), games, idle, take);
  const excess = excessOf({ players: report.players.length, rounds: report.rounds });
  return excess ? { report: null, issues: [excess] } : { report, issues: inOrder(issues.all()) };
}

/** A player may be named by an id in one row and by a name in another; more names than these are too many players. */
const NAMES_MAX = 2 * PLAYERS_MAX;

/** The first line that is not empty; Excel may have said before it what separates the cells. */
function headerOf(lines: readonly TextLine[]) {
  const first = lines.findIndex(({ text }) => text.trim() !== "");
  const said = lines[first]?.text.match(/^"?sep=([,;|\t])"?\s*$/i)?.[1];
  const at = said === undefined ? first : lines.findIndex(({ text }, index) => index > first && text.trim() !== "");
  const header = lines[at]?.text ?? "";
  return { at, header, separator: said ?? separatorOf(header) };
}

const rowOf = ({ cells, line, columns: at }: CsvRow, placeOf: (column: GamesColumn) => number): GamesRow => ({
  text: (column) => textOfCell(cells[placeOf(column)] ?? ""),
  place: (column) => ({ line, columns: at(placeOf(column)) }),
  line,
});

/** Columns we do not know are passed over and told; of two with the same name the first stands. */
function headerIssues(
  { cells, line, columns: at }: CsvRow,
  columns: readonly (GamesColumn | null)[],
  take: TakeIssue,
): void {
  const placeOf = firstPlaces(columns);
  cells.forEach((found, index) => {
    const column = columns[index] ?? null;
    const isTwice = column !== null && placeOf(column) !== index;
    if (found === "" || (column !== null && !isTwice)) return;
    const code = isTwice ? "games-header-twice" : "games-header-unknown";
    take({
      code,
      severity: "warning",
      line,
      columns: at(index),
      field: "column",
      expected: { code: "games-column" },
      found,
    });
  });
}

function cellIssues({ cells, line, columns: at }: CsvRow, count: number, take: TakeIssue): void {
  const expected = { code: "cells-of-header", count } as const;
  cells.slice(count).forEach((found, index) => {
    if (found === "") return;
    take({
      code: "games-cells",
      severity: "error",
      line,
      columns: at(count + index),
      field: "column",
      expected,
      found,
    });
  });
}

const notRecognised = (found: string, line: number): Issue => ({
  code: "games-not-recognised",
  severity: "error",
  line: Math.max(1, line),
  columns: null,
  field: "file",
  expected: { code: "games-columns" },
  found: found.slice(0, 60),
});

const unclosed = (found: string, line: number): Issue => ({
  code: "games-quote",
  severity: "error",
  line,
  columns: null,
  field: "line",
  expected: { code: "quote-closed" },
  found: found.slice(0, 60),
});
