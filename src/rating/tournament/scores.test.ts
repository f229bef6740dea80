import { expect, test } from "vitest";
import { given } from "../../calculation/derived.ts";
import { ENTERED } from "../../domain/codes/source.ts";
import { DRAW, LOSS, WIN } from "../../domain/units.ts";
import { FORCED, inColumns, TAKEN_OUT, UNPLAYED } from "../kernel/games-in-columns.ts";
import { officeDecision } from "../office-decision.ts";
import { scoredIn, scoresOf } from "./scores.ts";
import type { TournamentGame } from "./tournament.ts";

const no = given("game counts", false, ENTERED);
const decision = (counts: boolean) => officeDecision("game", { counts, article: null, reason: "heard", entry: 7 });

const game = (white: number, black: number, more: Partial<TournamentGame>): TournamentGame => ({
  round: 1,
  white,
  black,
  score: WIN,
  source: ENTERED,
  ...more,
});

const GAMES = [
  game(0, 1, {}),
  game(1, 2, { score: null, decided: decision(true) }),
  game(2, 0, { score: DRAW, against: no }),
  game(1, 0, { score: LOSS, against: no, decided: decision(true) }),
  game(1, 2, { score: DRAW, decided: decision(false) }),
];

test("what was ruled and decided on single games is said with them; an unplayed one cannot be had rated", () => {
  const { score, special } = inColumns(GAMES);
  expect([...score]).toEqual([WIN, UNPLAYED, DRAW, LOSS, DRAW]);
  expect([...(special ?? [])]).toEqual([0, 0, TAKEN_OUT, FORCED, TAKEN_OUT]);
  expect(inColumns(GAMES.slice(0, 1)).special).toBeNull();
});

test("scores are as played, whatever was ruled", () => {
  const { n, W } = scoresOf(4, inColumns(GAMES));
  expect([[...n], [...W]]).toEqual([
    [3, 3, 2, 0],
    [WIN + DRAW + WIN, DRAW, DRAW + DRAW, 0],
  ]);
});

test("a result has the games that the condition, rulings and decisions leave; a decision beats a ruling", () => {
  const games = inColumns(GAMES);
  const all = scoredIn({ games, gameRuling: null }, () => true);
  expect(Object.fromEntries(all)).toEqual({
    0: { n: 2, W: 2 * WIN, opponents: [1, 1] },
    1: { n: 2, W: 0, opponents: [0, 0] },
  });
  const ruled = scoredIn({ games, gameRuling: () => no }, (place) => place === 0);
  expect(Object.fromEntries(ruled)).toEqual({ 0: { n: 1, W: WIN, opponents: [1] } });
});
