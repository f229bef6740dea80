import { type Member, type MemberGame, memberChange } from "../../src/regulations/lask/articles/member-change.ts";
import type { LaskEdition } from "../../src/regulations/lask/lask-edition.ts";
import { table } from "../conformance.ts";
import { asPoints, base, current, fact, LASK, opponent, type Result, score } from "./facts.ts";

interface ChangeCase {
  readonly in: string[];
  readonly says: string;
  readonly base: number;
  readonly current: number | null;
  readonly bonus: Member["bonus"];
  readonly games: readonly (readonly [opponent: number, result: Result, withheld?: string])[];
  readonly expected: {
    readonly after: readonly number[];
    readonly points: number;
    readonly change: number;
    readonly newBase: number;
  };
}

const gameOf = ([rating, result, withheld]: ChangeCase["games"][number]): MemberGame => ({
  opponent: opponent(rating),
  score: score(result),
  bonusWithheld: withheld === undefined ? null : fact("bonus withheld", withheld),
});

function changed(edition: LaskEdition, given: ChangeCase): ChangeCase["expected"] {
  const member = {
    base: base(given.base),
    current: given.current === null ? null : current(given.current),
    bonus: given.bonus,
  };
  const { games, points, change, newBase } = memberChange(edition, member, given.games.map(gameOf));
  return {
    after: games.map((game) => asPoints(game.current)),
    points: asPoints(points),
    change: asPoints(change),
    newBase: newBase.value,
  };
}

const noBonus = { in: LASK, current: null, bonus: null };
const withBonus = { in: LASK, current: null, bonus: "recommended" as const };

const currentRating = table<LaskEdition, ChangeCase>(
  "currentRating",
  [
    {
      ...noBonus,
      says: "no games",
      base: 1500,
      games: [],
      expected: { after: [], points: 0, change: 0, newBase: 1500 },
    },
    {
      ...noBonus,
      says: "halves for a base from 2200, up at the end",
      base: 2205,
      games: [
        [2190, "win"],
        [2205, "draw"],
        [2220, "win"],
      ],
      expected: { after: [2212.5, 2212.5, 2221], points: 16, change: 16, newBase: 2221 },
    },
    {
      ...noBonus,
      says: "base 2205 falls to 2199.5 and starts again on 2200",
      base: 2205,
      current: 2207,
      games: [[2220, "loss"]],
      expected: { after: [2199.5], points: -7.5, change: -7.5, newBase: 2200 },
    },
    {
      ...noBonus,
      says: "base 2190, current 2205: full points to the end of the period",
      base: 2190,
      current: 2205,
      games: [[2190, "win"]],
      expected: { after: [2221], points: 16, change: 16, newBase: 2221 },
    },
    {
      ...withBonus,
      says: "base 990, current 995 beats 1005, then draws with 990: bonus 20, then 10",
      base: 990,
      current: 995,
      games: [
        [1005, "win"],
        [990, "draw"],
      ],
      expected: { after: [1032, 1042], points: 17, change: 47, newBase: 1042 },
    },
    {
      ...withBonus,
      says: "805 loses to an equal: 809",
      base: 805,
      games: [[805, "loss"]],
      expected: { after: [809], points: -16, change: 4, newBase: 809 },
    },
    {
      ...withBonus,
      says: "the bonus withheld: 800",
      base: 805,
      games: [[805, "loss", "given up at once"]],
      expected: { after: [800], points: -16, change: -5, newBase: 800 },
    },
    {
      ...noBonus,
      says: "the floor holds after each game, so a later win counts from it",
      base: 805,
      games: [
        [805, "loss"],
        [805, "win"],
      ],
      expected: { after: [800, 816], points: 0, change: 11, newBase: 816 },
    },
  ],
  changed,
);

export const CHANGE_TABLES = [currentRating];
