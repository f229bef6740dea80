import { h } from "preact";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { english } from "../../../words/en.ts";
import type { CrosstableRow } from "./crosstable.tsx";
import { pairingsOf, Rounds } from "./rounds.tsx";

const row = (place: number, games: CrosstableRow["games"]): CrosstableRow => ({
  ...{ id: "", name: `Player ${place}`, title: null, place, points: 0, games },
});

const game = (round: number, opponent: number, colour: "white" | "black", score: number | null) => ({
  ...{ round, opponent, colour, score },
});

const ROWS = [
  row(1, [game(1, 2, "black", 0), game(2, 3, "white", 0.5)]),
  row(2, [game(1, 1, "white", 1), { ...game(2, 4, "black", 1), why: { article: "3.1", says: "too fast" } }]),
  row(3, [game(2, 1, "black", 0.5)]),
  row(4, [game(2, 2, "white", 0)]),
  row(5, []),
];

const named = (round: number): readonly string[] =>
  pairingsOf(ROWS, round).map(({ white, black, scores }) => `${white.place}-${black.place} ${scores.join(":")}`);

test("each game stands once, White first, those of the leaders on top", () => {
  expect(named(1)).toEqual(["2-1 1:0"]);
  expect(named(2)).toEqual(["4-2 0:1", "1-3 0.5:0.5"]);
});

test("a game that only Black's line has keeps its colours", () => {
  const rows = [row(1, []), row(2, [game(1, 1, "black", 1)])];
  expect(pairingsOf(rows, 1)).toMatchObject([{ white: { place: 1 }, black: { place: 2 }, scores: [null, 1] }]);
});

test("what is not rated is in brackets, and those without a game are named", () => {
  const html = render(
    h(Rounds, { tournament: "T1", rows: ROWS, shown: { words: english } as Parameters<typeof Rounds>[0]["shown"] }),
  );
  expect(html).toContain("<td>(0 – 1)</td>");
  expect(html).toContain("<td>½ – ½</td>");
  expect(html).toContain("No game: Player 5");
});
