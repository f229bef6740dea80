import { type PlainExpectationCode, plainExpectation } from "../../domain/issues/expectations.ts";
import type { FieldCode, Issue } from "../../domain/issues/issues.ts";
import type { PlayerColumn, Side } from "./csv-columns.ts";
import type { NamedGame, NamedPlayer, PlayerField, ResultPair, TakeIssue } from "./game-file.ts";
import type { GamesRow } from "./games-row.ts";
import { readBye, readResult } from "./results.ts";
import { readBirthCell, readDay, readFederation, readId, readRating, readRound, readSex, readTitle } from "./values.ts";

/** The game of a row; a player alone where the row names only White; undefined where it is neither, which is told. */
export function gameOf(row: GamesRow, take: TakeIssue): NamedGame | NamedPlayer | undefined {
  const [white, black] = [playerOf(row, "white", take), playerOf(row, "black", take)];
  const isAlone = black === undefined && row.text("round") === "" && row.text("result") === "";
  if (white && isAlone) return white;
  if (white === undefined) {
    take(wrong(row, "white_name", "games-name-missing", "name", "name-of-player"));
    return undefined;
  }
  const result = black ? resultOf(row, take) : byeOf(row, take);
  if (result === undefined) return undefined;
  const round = row.text("round");
  const { line, columns } = row.place("result");
  return {
    round: cell(row, "round", readRound, ["games-round", "round", "round-number"], take),
    date: cell(row, "date", readDay, ["games-date", "date", "day-of-game"], take),
    white,
    black: black ?? null,
    result,
    line,
    columns: columns ?? [1, 1],
    roundPlace: { ...row.place("round"), found: round },
    moves: "",
  };
}

function resultOf(row: GamesRow, take: TakeIssue): ResultPair | undefined {
  const result = readResult(row.text("result"));
  if (result === undefined) take(wrong(row, "result", "games-result", "result", "result-of-game"));
  else if (result[0] === null) take(wrong(row, "result", "games-result-missing", "result", "result-of-game"));
  return result;
}

function byeOf(row: GamesRow, take: TakeIssue): ResultPair | undefined {
  const bye = readBye(row.text("result"));
  if (bye !== undefined) return [bye, null];
  take(wrong(row, "black_name", "games-name-missing", "name", "name-of-player"));
  return undefined;
}

/** undefined where the row has neither name nor id. */
function playerOf(row: GamesRow, side: Side, take: TakeIssue): NamedPlayer | undefined {
  const at = (column: PlayerColumn) => `${side}_${column}` as const;
  const name = row.text(at("name"));
  if (name === "" && row.text(at("id")) === "") return undefined;
  const read = <Value>(column: PlayerColumn, reader: Reader<Value>, says: Says) =>
    cell(row, at(column), reader, says, take);
  return {
    id: read("id", readId, ["games-id", "id", "id-of-player"]),
    name,
    rating: read("rating", readRating, ["games-rating", "rating", "rating-of-player"]),
    ratingUnread: readRating(row.text(at("rating"))) === undefined,
    federation: read("federation", readFederation, ["games-federation", "federation", "federation-of-player"]),
    title: read("title", readTitle, ["games-title", "title", "title-of-player"]),
    sex: read("sex", readSex, ["games-sex", "sex", "sex-of-player"]),
    birth: read("birth", readBirthCell, ["games-birth", "birth", "birth-of-player"]),
    nationalId: row.text(at("national_id")) || null,
    nationalRating: read("national_rating", readRating, [
      "games-national-rating",
      "national rating",
      "rating-of-player",
    ]),
    team: row.text(at("team")) || null,
    place: (field) => row.place(at(columnOf(field))),
  };
}

function columnOf(field: PlayerField): PlayerColumn {
  if (field === "nationalId") return "national_id";
  return field === "nationalRating" ? "national_rating" : field;
}

type Reader<Value> = (text: string) => Value | null | undefined;
type Says = readonly [code: Issue["code"], field: FieldCode, expected: PlainExpectationCode];

/** What a rating can depend on. */
const ERRORS: readonly Issue["code"][] = [
  "games-id",
  "games-rating",
  "games-round",
  "games-result",
  "games-name-missing",
];

function cell<Value>(
  row: GamesRow,
  column: Parameters<GamesRow["text"]>[0],
  reader: Reader<Value>,
  says: Says,
  take: TakeIssue,
): Value | null {
  const value = reader(row.text(column));
  if (value !== undefined) return value;
  take(wrong(row, column, ...says));
  return null;
}

const wrong = (
  row: GamesRow,
  column: Parameters<GamesRow["text"]>[0],
  code: Issue["code"],
  field: FieldCode,
  expected: PlainExpectationCode,
): Issue => ({
  code,
  severity: ERRORS.includes(code) ? "error" : "warning",
  ...row.place(column),
  field,
  expected: plainExpectation(expected),
  found: row.text(column),
});
