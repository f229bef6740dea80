import { expect, test } from "vitest";
import { given } from "../../../calculation/derived.ts";
import { ENTERED } from "../../../domain/codes/source.ts";
import { inColumns } from "../../../rating/kernel/games-in-columns.ts";
import { FIDE_EDITIONS } from "../../../regulations/register.ts";
import { columnsOf, type GameContext, gamesOf } from "./slice-games.ts";

const [edition] = FIDE_EDITIONS;
const context: GameContext = {
  edition: edition!,
  entrants: ["11", "12", "13"],
  atStart: { rating: () => 2000 },
  game: null,
  decided: null,
};

/** Three games of a report: one won, one not played, one drawn. The slice has the last two. */
const slice = (flaw = 0, players: readonly (number | null)[] = [11, 12, 13]) => ({
  loaded: {
    players,
    startNumbers: [1, 2, 3],
    games: Int16Array.from(
      [
        [1, 0, 1, 2, 0],
        [2, 1, 2, -1, 0],
        [3, 2, 0, 1, flaw],
      ].flat(),
    ),
  },
  games: Int32Array.of(5, 10),
});

test("games in columns are those that are made as objects, in their order", () => {
  const columns = columnsOf(slice(), context);
  expect(columns).toEqual(inColumns(gamesOf(slice(), context)));
  expect([[...columns!.white], [...columns!.black], [...columns!.score]]).toEqual([
    [1, 2],
    [2, 0],
    [-1, 50],
  ]);
});

test("where something is said of a single game, or may be, there are no columns", () => {
  const no = given("game counts", false, ENTERED);
  expect(columnsOf(slice(1), context)).toBeNull();
  expect(columnsOf(slice(0, [11, null, 13]), context)).toBeNull();
  expect(columnsOf(slice(), { ...context, game: () => no })).toBeNull();
  expect(columnsOf(slice(), { ...context, decided: () => no })).toBeNull();
  expect(inColumns(gamesOf(slice(1), context)).special).toEqual(Uint8Array.of(0, 1));
});
