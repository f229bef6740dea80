import { expect, test } from "vitest";
import { type RecordGame, recordOf } from "./record.ts";

const game = (colour: "white" | "black", score: number | null, opponentRating: number | null): RecordGame => ({
  ...{ colour, score, opponentRating, ownRating: 1800 },
});

test("a record has wins, draws and losses by colour and strength; what was not played is left out", () => {
  const record = recordOf([
    game("white", 1, 1900),
    game("white", 0.5, 1700),
    game("black", 0, 2000),
    game("black", 1, 1800),
    game("black", 1, null),
    game("white", null, 2400),
  ]);
  expect(record).toMatchObject({
    games: 5,
    all: { wins: 3, draws: 1, losses: 1 },
    white: { wins: 1, draws: 1, losses: 0 },
    black: { wins: 2, draws: 0, losses: 1 },
    stronger: { wins: 1, draws: 0, losses: 1 },
    weaker: { wins: 0, draws: 1, losses: 0 },
    averageOpponent: 1850,
    bestWin: { opponentRating: 1900 },
  });
  expect(recordOf([])).toMatchObject({ games: 0, averageOpponent: null, bestWin: null });
});
