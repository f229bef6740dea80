import type { PlainExpectationCode } from "../../../domain/issues/expectations.ts";
import { plainExpectation } from "../../../domain/issues/expectations.ts";
import type { FieldCode, Issue } from "../../../domain/issues/issues.ts";
import { type CsvRow, csvCells, csvReader, firstPlaces, separatorOf, textOfCell } from "../../csv.ts";
import { columnOf, type GamesColumn } from "../csv-columns.ts";
import type { GameLines, GameSink } from "./game-sink.ts";
import { bornIn, dayOf, ratingOf, scoreOf } from "./rated-values.ts";

/** Lines of a CSV file of games: a header, then a row for each. Names are not needed, only ratings and results. */
export function ratedCsv(sink: GameSink): GameLines {
  let separator: string | undefined;
  let rows: GameLines | undefined;
  let failed = false;
  return {
    take: (text, line) => {
      if (rows !== undefined) rows.take(text, line);
      else if (!failed && text.trim() !== "") {
        const said = text.match(/^"?sep=([,;|\t])"?\s*$/i)?.[1];
        if (said !== undefined) separator = said;
        else {
          rows = rowsOf(text, line, separator ?? separatorOf(text), sink);
          failed = rows === undefined;
        }
      }
    },
    end: () => rows?.end(),
  };
}

const NEEDED: readonly GamesColumn[] = ["white_rating", "black_rating", "result"];
/** Who played: the id counts, or else the name. */
const PLAYERS: readonly GamesColumn[] = [
  "white_id",
  "white_name",
  "white_birth",
  "black_id",
  "black_name",
  "black_birth",
];

function rowsOf(header: string, line: number, separator: string, sink: GameSink): GameLines | undefined {
  const columns = csvCells(header, separator).map(columnOf);
  if (!NEEDED.every((column) => columns.includes(column))) {
    sink.issue(notRecognised(header, line));
    return undefined;
  }
  const placeOf = firstPlaces<GamesColumn | null>(columns);
  const places = [...NEEDED, "date", "start", "event"].map((column) => placeOf(column as GamesColumn));
  const players = PLAYERS.map(placeOf);
  return csvReader(
    separator,
    (row) => {
      if (row.cells.some((cell) => cell !== "")) readRow(row, places, players, sink);
    },
    (text, at) => sink.issue(unclosed(text, at)),
  );
}

function readRow(row: CsvRow, places: readonly number[], players: readonly number[], sink: GameSink): void {
  const [white = "", black = "", result = "", date = "", start = "", event = ""] = places.map((place) =>
    textOfCell(row.cells[place] ?? ""),
  );
  const wrong = (place: number, says: Says): void => sink.issue(issueAt(row, places[place]!, says));
  const score = scoreOf(result);
  const ratings = [ratingOf(white), ratingOf(black)] as const;
  if (ratings[0] === undefined) wrong(0, RATING);
  if (ratings[1] === undefined) wrong(1, RATING);
  if (score === undefined) wrong(2, RESULT);
  const day = dayOf(date === "" ? start : date);
  if (day === undefined) wrong(date === "" ? 4 : 3, DATE);
  if (score === "unplayed") sink.leftOut("unplayed");
  else if (ratings[0] === null || ratings[1] === null) sink.leftOut("unrated");
  else if (score !== undefined && ratings[0] !== undefined && ratings[1] !== undefined)
    sink.game({
      white: ratings[0],
      black: ratings[1],
      score,
      date: day ?? null,
      event,
      whitePlayer: playerOf(row, players[0]!, players[1]!),
      blackPlayer: playerOf(row, players[3]!, players[4]!),
      whiteBorn: bornIn(row.cells[players[2]!] ?? ""),
      blackBorn: bornIn(row.cells[players[5]!] ?? ""),
    });
}

function playerOf({ cells }: CsvRow, id: number, name: number): string {
  const own = cells[id] ?? "";
  return own === "" || own === "0" ? textOfCell(cells[name] ?? "") : own;
}

interface Says {
  readonly code: Issue["code"];
  readonly severity: Issue["severity"];
  readonly field: FieldCode;
  readonly expected: PlainExpectationCode;
}
const RATING: Says = { code: "games-rating", severity: "error", field: "rating", expected: "rating-of-player" };
const RESULT: Says = { code: "games-result", severity: "error", field: "result", expected: "result-of-game" };
const DATE: Says = { code: "games-date", severity: "warning", field: "date", expected: "day-of-game" };

const issueAt = ({ cells, line, columns }: CsvRow, place: number, { expected, ...says }: Says): Issue => ({
  ...says,
  line,
  columns: columns(place),
  expected: plainExpectation(expected),
  found: cells[place] ?? "",
});

const notRecognised = (found: string, line: number): Issue => ({
  code: "games-not-recognised",
  severity: "error",
  line,
  columns: null,
  field: "file",
  expected: { code: "rated-games-columns" },
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
