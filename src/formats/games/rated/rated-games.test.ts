import { describe, expect, test } from "vitest";
import type { Issue } from "../../../domain/issues/issues.ts";
import type { GameRead } from "./game-sink.ts";
import { ratedGamesReader } from "./rated-games.ts";

function read(text: string, piece = Number.POSITIVE_INFINITY) {
  const [games, leftOut]: [GameRead[], string[]] = [[], []];
  const reader = ratedGamesReader({ game: (each) => games.push(each), leftOut: (why) => leftOut.push(why) });
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += piece) reader.write(bytes.subarray(at, at + piece));
  return { games, leftOut, issues: reader.end() };
}
const short = ({ code, severity, line, columns, found }: Issue) => [code, severity, line, columns, found];

const CSV = `sep=;
event;date;White;WhiteElo;Black;BlackElo;Result;unknown
Öppet;2024-05-01;Ek;2100;Lind;1900;1-0;x
Öppet;1.5.2024;Ek;2100;Lind;1900;½-½;
;2024-05-02;"Ek; Eva";2100;Lind;1900;0-1;

Öppet;2024-05-01;Ek;2100;Lind;;1-0;
Öppet;2024-05-01;Ek;2100;Lind;1900;+-;
Öppet;2024-05-01;Ek;2100;;;bye;
Öppet;2024-05-01;Ek;2100;Lind;1900;*;
`;

describe("CSV", () => {
  test("played games of rated players, with day and event, in pieces of any length", () => {
    const whole = read(CSV);
    expect(whole.issues).toEqual([]);
    const unborn = { whiteBorn: 0, blackBorn: 0 };
    const players = { whitePlayer: "Ek", blackPlayer: "Lind", ...unborn };
    expect(whole.games).toEqual([
      { white: 2100, black: 1900, score: 2, date: "2024-05-01", event: "Öppet", ...players },
      { white: 2100, black: 1900, score: 1, date: "2024-05-01", event: "Öppet", ...players },
      { white: 2100, black: 1900, score: 0, date: "2024-05-02", event: "", ...players, whitePlayer: "Ek; Eva" },
    ]);
    expect(whole.leftOut).toEqual(["unrated", "unplayed", "unplayed", "unplayed"]);
    for (const piece of [1, 7, 64]) expect(read(CSV, piece)).toEqual(whole);
  });

  test("what cannot be read is told with line and columns, and that game only is left out", () => {
    const { games, issues } = read(
      "white_rating,black_rating,result,date\n2100,19x0,1-0,\n2100,1900,2-0,\n2100,1900,=,05/06/2024\n4001,1900,=,\n",
    );
    expect(issues.map(short)).toEqual([
      ["games-rating", "error", 2, [6, 9], "19x0"],
      ["games-result", "error", 3, [11, 13], "2-0"],
      ["games-date", "warning", 4, [13, 22], "05/06/2024"],
      ["games-rating", "error", 5, [1, 4], "4001"],
    ]);
    expect(games).toMatchObject([{ white: 2100, black: 1900, score: 1, date: null, event: "", whitePlayer: "" }]);
  });

  test("players go by their id or, without it, by their name; births by their year", () => {
    const { games, issues } = read(
      "white_id,white,white_birth,black_fideid,black,black_birth,white_elo,black_elo,result\n1701234,Ek,1990-05-06,,Lind,2011,2100,1900,1-0\n0,Ek,,12,Lind,once,2100,1900,1-0\n",
    );
    expect(issues).toEqual([]);
    expect(games).toMatchObject([
      { whitePlayer: "1701234", whiteBorn: 1990, blackPlayer: "Lind", blackBorn: 2011 },
      { whitePlayer: "Ek", whiteBorn: 0, blackPlayer: "12", blackBorn: 0 },
    ]);
  });

  test("a file without ratings, another file, an empty one", () => {
    expect(read("white,black,result\nEk,Lind,1-0\n").issues.map(short)).toEqual([
      ["games-not-recognised", "error", 1, null, "white,black,result"],
    ]);
    expect(read("012 A tournament report\n").issues.map(({ code }) => code)).toEqual(["games-not-recognised"]);
    expect(read("").games).toEqual([]);
    expect(read(`${"x".repeat(2_000_000)}\n`).issues.map(({ code }) => code)).toEqual(["list-line-long"]);
  });
});

test("PGN, by its tags", () => {
  const { games, leftOut, issues } = read(`[Event "Cup"]
[Date "2023.04.05"]
[White "Ek"]
[Black "Lind"]
[WhiteElo "2500"]
[BlackElo "2450"]
[Result "1/2-1/2"]

1. e4 e5 1/2-1/2

[Event "Cup"]
[Date "????.??.??"]
[EventDate "2023.04.01"]
[WhiteElo "2500"]
[BlackElo "?"]
[Result "1-0"]

[Event "Cup"]
[Date "????.??.??"]
[EventDate "2023.04.01"]
[WhiteElo "2500"]
[BlackElo "2x"]
[Result "1-0"]

[Event "Cup"]
[Date "????.??.??"]
[EventDate "2023.04.01"]
[White "Ek"]
[WhiteFideId "77"]
[Black "?"]
[WhiteElo "2500"]
[BlackElo "2200"]
[Result "0-1"]
`);
  const unborn = { whiteBorn: 0, blackBorn: 0 };
  expect(games).toEqual([
    {
      white: 2500,
      black: 2450,
      score: 1,
      date: "2023-04-05",
      event: "Cup",
      whitePlayer: "Ek",
      blackPlayer: "Lind",
      ...unborn,
    },
    {
      white: 2500,
      black: 2200,
      score: 0,
      date: "2023-04-01",
      event: "Cup",
      whitePlayer: "77",
      blackPlayer: "",
      ...unborn,
    },
  ]);
  expect(leftOut).toEqual(["unrated"]);
  expect(issues.map(short)).toEqual([["games-rating", "error", 22, [1, 15], "2x"]]);
});
