import { bonus, type DistrictRule } from "../../src/regulations/lask/articles/bonus.ts";
import { floored, flooredStart } from "../../src/regulations/lask/articles/floor.ts";
import { gamePoints } from "../../src/regulations/lask/articles/game-points.ts";
import { newBase } from "../../src/regulations/lask/articles/new-base.ts";
import type { LaskEdition } from "../../src/regulations/lask/lask-edition.ts";
import { table } from "../conformance.ts";
import { asPoints, base, current, fact, LASK, opponent, type Result, score } from "./facts.ts";

interface Game {
  readonly own: number;
  readonly opponent: number;
  readonly result: Result;
}

const pointsOf = (edition: LaskEdition, game: Game) =>
  gamePoints(edition, { base: base(game.own), opponent: opponent(game.opponent), score: score(game.result) });

/** The row and the column; every row of both printed tables stands in `points-table.test.ts`. */
const pointsTable = table<LaskEdition, Game & { in: string[]; says: string; expected: number }>(
  "pointsTable",
  [
    { in: LASK, says: "the worse one wins at 270", own: 1950, opponent: 2220, result: "win", expected: 26 },
    { in: LASK, says: "the worse one draws at 270", own: 1950, opponent: 2220, result: "draw", expected: 10 },
    { in: LASK, says: "the worse one loses at 270", own: 1950, opponent: 2220, result: "loss", expected: -6 },
    { in: LASK, says: "the better one wins at 270", own: 2220, opponent: 1950, result: "win", expected: 6 },
    { in: LASK, says: "the better one wins at 271", own: 2221, opponent: 1950, result: "win", expected: 5 },
    { in: LASK, says: "equals win", own: 1500, opponent: 1500, result: "win", expected: 16 },
    { in: LASK, says: "equals draw", own: 1500, opponent: 1500, result: "draw", expected: 0 },
    { in: LASK, says: "equals lose", own: 1500, opponent: 1500, result: "loss", expected: -16 },
    { in: LASK, says: "the better one loses at 499", own: 1999, opponent: 1500, result: "loss", expected: -30 },
    { in: LASK, says: "the better one loses at 500", own: 2000, opponent: 1500, result: "loss", expected: -31 },
    { in: LASK, says: "the better one loses at 900", own: 2100, opponent: 1200, result: "loss", expected: -31 },
  ],
  (edition, game) => pointsOf(edition, game).full.value,
);

const baseDifference = table<LaskEdition, Game & { in: string[]; says: string; expected: number }>(
  "baseDifference",
  [
    { in: LASK, says: "below the opponent", own: 1950, opponent: 2220, result: "win", expected: -270 },
    { in: LASK, says: "above the opponent", own: 2220, opponent: 1950, result: "win", expected: 270 },
    { in: LASK, says: "never limited", own: 2300, opponent: 900, result: "win", expected: 1400 },
  ],
  (edition, game) => pointsOf(edition, game).difference.value,
);

const halfPoints = table<LaskEdition, Game & { in: string[]; says: string; expected: number }>(
  "halfPoints",
  [
    { in: LASK, says: "Adam beats Bertil: Adam", own: 1950, opponent: 2220, result: "win", expected: 26 },
    { in: LASK, says: "Adam beats Bertil: Bertil", own: 2220, opponent: 1950, result: "loss", expected: -13 },
    { in: LASK, says: "they draw: Adam", own: 1950, opponent: 2220, result: "draw", expected: 10 },
    { in: LASK, says: "they draw: Bertil", own: 2220, opponent: 1950, result: "draw", expected: -5 },
    { in: LASK, says: "Bertil beats Adam: Adam", own: 1950, opponent: 2220, result: "loss", expected: -6 },
    { in: LASK, says: "Bertil beats Adam: Bertil", own: 2220, opponent: 1950, result: "win", expected: 3 },
    { in: LASK, says: "2199 gets all points", own: 2199, opponent: 2199, result: "win", expected: 16 },
    { in: LASK, says: "2200 gets half", own: 2200, opponent: 2199, result: "win", expected: 8 },
    { in: LASK, says: "halves are kept", own: 2205, opponent: 2190, result: "win", expected: 7.5 },
    { in: LASK, says: "half a point for a draw", own: 2205, opponent: 2190, result: "draw", expected: -0.5 },
  ],
  (edition, game) => asPoints(pointsOf(edition, game).points),
);

const newBases = table<LaskEdition, { in: string[]; says: string; current: number; expected: number }>(
  "newBase",
  [
    { in: LASK, says: "a half goes up", current: 2213.5, expected: 2214 },
    { in: LASK, says: "also back to 2200", current: 2199.5, expected: 2200 },
    { in: LASK, says: "a whole number stays", current: 2213, expected: 2213 },
  ],
  (edition, given) => newBase(edition, current(given.current)).value,
);

type FloorCase = { in: string[]; says: string; rating: number; expected: readonly [current: number, start: number] };

const lowestRating = table<LaskEdition, FloorCase>(
  "lowestRating",
  [
    { in: LASK, says: "805 less 16 without bonus", rating: 789, expected: [800, 800] },
    { in: LASK, says: "just below", rating: 799, expected: [800, 800] },
    { in: LASK, says: "at it", rating: 800, expected: [800, 800] },
    { in: LASK, says: "805 less 16, with 20 of bonus", rating: 809, expected: [809, 809] },
  ],
  (edition, { rating }) => [asPoints(floored(edition, current(rating))), flooredStart(edition, base(rating)).value],
);

interface BonusCase {
  readonly in: string[];
  readonly says: string;
  readonly current: number;
  readonly won: number;
  readonly district: DistrictRule | null;
  readonly withheld: string | null;
  readonly expected: number;
}

const bonusOf = (edition: LaskEdition, { current: rating, won, district, withheld }: BonusCase): number =>
  bonus(edition, district ?? "recommended", {
    current: current(rating),
    points: fact("points", current(won).value),
    withheld: withheld === null ? null : fact("bonus withheld", withheld),
  }).value;

const OWN_STEPS: DistrictRule = { district: "Exempeldistriktet", steps: [{ from: 800, to: 1300, points: 5 }] };
const plain = { in: LASK, won: 0, district: null, withheld: null };

const bonuses = table<LaskEdition, BonusCase>(
  "bonus",
  [
    { ...plain, says: "below the first step", current: 799, expected: 0 },
    { ...plain, says: "first step begins", current: 800, expected: 20 },
    { ...plain, says: "first step ends", current: 999, expected: 20 },
    { ...plain, says: "second step begins", current: 1000, expected: 10 },
    { ...plain, says: "second step ends", current: 1199, expected: 10 },
    { ...plain, says: "after the last step", current: 1200, expected: 0 },
    { ...plain, says: "a half does not reach the next step", current: 999.5, expected: 20 },
    { ...plain, says: "current 995 wins 17: by the rating before the game", current: 995, won: 17, expected: 20 },
    { ...plain, says: "the next game, from 1032", current: 1032, won: 16, expected: 10 },
    { ...plain, says: "current 805 loses 16", current: 805, won: -16, expected: 20 },
    { ...plain, says: "withheld by the keeper", current: 805, won: -16, withheld: "won too easily", expected: 0 },
    { ...plain, says: "a district's own steps", current: 1199, district: OWN_STEPS, expected: 5 },
  ],
  bonusOf,
);

export const POINTS_TABLES = [pointsTable, baseDifference, halfPoints, newBases, lowestRating, bonuses];

/** A district's steps at the limit of its freedom, for the rule on the common rules. */
export const districtBonus = (edition: LaskEdition, rating: number): number =>
  bonusOf(edition, { ...plain, says: "", current: rating, district: OWN_STEPS, expected: 0 });
