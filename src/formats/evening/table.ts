import { type IsoDate, readDate } from "../../domain/dates.ts";
import { type PlainExpectationCode, plainExpectation } from "../../domain/issues/expectations.ts";
import type { FieldCode, Issue, IssueCode } from "../../domain/issues/issues.ts";
import { type CsvRow, csvCells, csvReader, firstPlaces, separatorOf } from "../csv.ts";
import { clubResult, type Evening, type EveningGame, type EveningPlayer } from "./evening.ts";

type Column = "white" | "black" | "result" | "date" | "finished" | "round" | "tournament" | "minutes";

/** The columns by the names that people give them, in the languages of the program. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  white: ["white", "vit", "bianco", "blancas"],
  black: ["black", "svart", "nero", "negras"],
  result: ["result", "resultat", "risultato", "resultado"],
  date: ["date", "datum", "data", "fecha", "begun"],
  finished: ["finished", "avslutad", "finita", "terminada"],
  round: ["round", "rond", "turno", "ronda"],
  tournament: ["tournament", "tävling", "turnering", "torneo", "event"],
  minutes: ["minutes", "minuter", "minuti", "minutos"],
};

const columnOf = (name: string): Column | undefined =>
  (Object.keys(NAMES) as Column[]).find((column) => NAMES[column].includes(name.trim().toLowerCase()));

/** Whether a line names the columns of a table of games. */
export function isTableHead(line: string): boolean {
  const columns = csvCells(line, separatorOf(line)).map(columnOf);
  return (["white", "black", "result"] as const).every((column) => columns.includes(column));
}

/** Games as a table with a head: commas, semicolons or tabs. */
export function readEveningTable(lines: readonly string[]): Evening {
  const games: EveningGame[] = [];
  const issues: Issue[] = [];
  let placeOf: ((column: Column) => number) | undefined;
  const reader = csvReader(
    separatorOf(lines[0] ?? ""),
    (row) => {
      if (placeOf === undefined) {
        const columns = row.cells.map(columnOf);
        placeOf = firstPlaces<Column | undefined>(columns);
        for (const issue of unknownColumns(row, columns)) issues.push(issue);
      } else if (row.cells.some((cell) => cell !== "")) {
        const game = gameOf(row, placeOf, issues);
        if (game) games.push(game);
      }
    },
    (text, line) => issues.push(issueAt("games-quote", { line, columns: null }, "line", "quote-closed", text)),
  );
  for (const [index, text] of lines.entries()) reader.take(text, index + 1);
  reader.end();
  return { games, issues };
}

type Where = Pick<Issue, "line" | "columns">;

const issueAt = (
  code: IssueCode,
  where: Where,
  field: FieldCode,
  expected: PlainExpectationCode,
  found: string,
): Issue => ({
  code,
  severity: "error",
  ...where,
  field,
  expected: plainExpectation(expected),
  found,
});

const unknownColumns = (row: CsvRow, columns: readonly (Column | undefined)[]): readonly Issue[] =>
  columns.flatMap((column, index) =>
    column === undefined && row.cells[index] !== ""
      ? [
          {
            ...issueAt(
              "evening-column",
              { line: row.line, columns: row.columns(index) },
              "column",
              "evening-columns",
              row.cells[index]!,
            ),
            severity: "warning" as const,
          },
        ]
      : [],
  );

function gameOf(row: CsvRow, placeOf: (column: Column) => number, issues: Issue[]): EveningGame | undefined {
  const cell = (column: Column) => {
    const index = placeOf(column);
    return { text: row.cells[index] ?? "", where: { line: row.line, columns: row.columns(index) } };
  };
  const before = issues.length;
  const value = <T>(
    column: Column,
    read: (text: string) => T | undefined,
    [code, field, expected]: readonly [IssueCode, FieldCode, PlainExpectationCode],
  ): T | null => {
    const { text, where } = cell(column);
    if (text === "") return null;
    const found = read(text);
    if (found === undefined) issues.push(issueAt(code, where, field, expected, text));
    return found ?? null;
  };
  const day = (column: Column): IsoDate | null => value(column, readDate, ["evening-date", "date", "day-of-game"]);
  const result = clubResult(cell("result").text);
  if (result === undefined)
    issues.push(issueAt("evening-result", cell("result").where, "result", "result-of-game", cell("result").text));
  const player = (column: "white" | "black"): EveningPlayer | undefined => {
    const { text, where } = cell(column);
    if (text !== "") return { text, id: null, columns: where.columns };
    issues.push(issueAt("games-name-missing", where, "name", "name-of-player", ""));
    return undefined;
  };
  const [white, black] = [player("white"), player("black")];
  const [begun, finished] = [day("date"), day("finished")];
  const round = value("round", readNumber, ["evening-number", "round", "round-number"]);
  const time = value("minutes", readTime, ["evening-number", "rate of play", "evening-minutes"]);
  const said = {
    begun,
    finished,
    round,
    minutes: time?.minutes ?? null,
    tournament: cell("tournament").text || null,
    ...(time === null ? {} : { perMove: time.perMove }),
  };
  if (issues.length > before || !white || !black || result === undefined) return undefined;
  return { ...said, white, black, result, line: row.line };
}

/** `90`, or `90+30` with seconds for each move. */
function readTime(text: string): { readonly minutes: number; readonly perMove: number } | undefined {
  const [, minutes, perMove = "0"] = text.match(/^(\d{1,4})(?:\s*\+\s*(\d{1,3}))?$/) ?? [];
  return minutes === undefined ? undefined : { minutes: Number(minutes), perMove: Number(perMove) };
}

const readNumber = (text: string): number | undefined => (/^\d{1,4}$/.test(text) ? Number(text) : undefined);
