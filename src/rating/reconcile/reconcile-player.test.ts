import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { day } from "../../domain/dates.ts";
import type { ReconcileCode } from "../../domain/reconciliation.ts";
import { fideEditionOn } from "../../regulations/register.ts";
import type { OurLine, TheirLine } from "./lines.ts";
import { onlyOn, reconcilePlayer } from "./reconcile-player.ts";

const EDITION = fideEditionOn("standard", day("2026-11-01"))!;
const FACTS = { federation: "SWE", title: null, birth: "1990", inactive: false };

const card = (name: string, n: number, gain: number, kPrinted = 20) => ({
  tournament: "2026-0001",
  name,
  n,
  gain,
  kPrinted,
});

/** 2000, +1.50 × 20 and −0.70 × 20: +16. */
const OURS: OurLine = {
  ...FACTS,
  rating: 2016,
  base: 2000,
  games: 12,
  k: 20,
  cards: [card("Spring Open", 7, 150), card("League", 5, -70)],
  waiting: [{ tournament: "2026-0002", name: "Late Open", games: 9 }],
};
const THEIRS: TheirLine = { ...FACTS, rating: 2016, base: 2000, kBefore: 20, games: 12, k: 20 };

const causes = (theirs: Partial<TheirLine>, ours: Partial<OurLine> = {}) =>
  reconcilePlayer(EDITION, { ...OURS, ...ours }, { ...THEIRS, ...theirs });
const told = (theirs: Partial<TheirLine>, ours: Partial<OurLine> = {}) =>
  causes(theirs, ours).map(({ code, points, tournaments }) => [code, points, ...tournaments.map(({ name }) => name)]);

describe("two lines of one player", () => {
  test("that are the same have no cause", () => {
    expect(causes({})).toEqual([]);
    expect(causes({ games: null, k: null, birth: null, kBefore: null })).toEqual([]);
  });

  test("a tournament that theirs lacks is named by its games", () => {
    expect(told({ rating: 1986, games: 5 })).toEqual([["tournament-missing-there", -30, "Spring Open"]]);
    expect(told({ rating: 2030, games: 7 })).toEqual([["tournament-missing-there", 14, "League"]]);
    expect(told({ rating: 2000, games: 0 })).toEqual([["tournament-missing-there", -16, "Spring Open", "League"]]);
  });

  test("of two tournaments with as many games the one that gives their rating is named, else none", () => {
    const twice = { cards: [card("One", 5, 100), card("Two", 5, 40)], games: 10, rating: 2028 };
    expect(told({ rating: 2008, games: 5 }, twice)).toEqual([["tournament-missing-there", -20, "One"]]);
    expect(told({ rating: 2003, games: 5 }, twice)).toEqual([["tournament-missing-there", -25]]);
  });

  test("a tournament that ours lacks is named where one that waits has the games", () => {
    expect(told({ rating: 2025, games: 21 })).toEqual([["tournament-missing-here", 9, "Late Open"]]);
    expect(told({ rating: 2025, games: 14 })).toEqual([["tournament-missing-here", 9]]);
  });

  test("another base moves the whole line", () => {
    expect(causes({ rating: 2009, base: 1993 })).toEqual([
      { code: "other-base", ours: 2000, theirs: 1993, points: -7, tournaments: [] },
    ]);
  });

  test("another K is named by the list before, and only supposed where that is not known", () => {
    expect(told({ rating: 2032, kBefore: 40 })).toEqual([["other-k", 16]]);
    expect(told({ rating: 2032, kBefore: null })).toEqual([["perhaps-other-k", 16]]);
    expect(told({ rating: 2033, kBefore: null })).toEqual([["unexplained", 17]]);
    // They print another K but rated by ours.
    expect(told({ kBefore: 40 })).toEqual([]);
  });

  test("K is limited by the number of games, as on the list", () => {
    const many = { cards: [card("Marathon", 40, 300)], games: 40, rating: 2051 };
    expect(told({ rating: 2051, games: 40, kBefore: 40 }, many)).toEqual([]);
    expect(told({ rating: 2030, games: 40, kBefore: 10 }, many)).toEqual([["other-k", -21]]);
  });

  test("points without games are named on either side", () => {
    const idle = { cards: [], games: 0, rating: 2000 };
    expect(told({ rating: 2010, games: 0 }, idle)).toEqual([["moved-without-games", 10]]);
    expect(told({ rating: 2000, games: 0 }, { ...idle, rating: 1994 })).toEqual([["moved-without-games", 6]]);
    expect(told({ rating: 1994, games: 0 }, { ...idle, rating: 1994 })).toEqual([]);
  });

  test("first ratings differ as a whole", () => {
    const first = { base: null, cards: [], games: 5, rating: 1800 };
    expect(told({ base: null, rating: 1822, games: 5 }, first)).toEqual([["first-rating", 22]]);
    expect(told({ base: null, rating: 1822, games: 6 }, first)).toEqual([
      ["first-rating", 22],
      ["tournament-missing-here", null],
    ]);
    expect(onlyOn("ours", { rating: 1800, base: null }).code).toBe("first-rating");
    expect(onlyOn("theirs", { rating: 1800, base: 1790 }).code).toBe("missing-here");
    expect(onlyOn("ours", { rating: 1800, base: 1790 }).code).toBe("missing-there");
  });

  test("facts that change no rating are told beside it", () => {
    expect(told({ k: 10, federation: "NOR", title: "FM", birth: "1991", inactive: true })).toEqual([
      ["k-on-list", null],
      ["other-federation", null],
      ["other-title", null],
      ["other-birth", null],
      ["other-activity", null],
    ]);
  });

  test("several causes each have their share", () => {
    expect(told({ rating: 1953, base: 1981, games: 5, kBefore: 40 })).toEqual([
      ["other-base", -19],
      ["tournament-missing-there", -30, "Spring Open"],
      ["other-k", -14],
    ]);
  });
});

const lineOf = fc.record({
  base: fc.integer({ min: 1400, max: 2700 }),
  cards: fc.array(fc.record({ n: fc.integer({ min: 1, max: 11 }), gain: fc.integer({ min: -400, max: 400 }) }), {
    maxLength: 4,
  }),
});

const plants = fc.record({
  base: fc.option(fc.integer({ min: 1, max: 60 })),
  leaves: fc.boolean(),
  k: fc.boolean(),
});

describe("planted differences", () => {
  test("are found, each once and no other, and their points are the whole difference", () => {
    const rate = (base: number, cards: readonly { gain: number }[], k: number): number => {
      const exact = cards.reduce((sum, { gain }) => sum + gain * k, 0);
      return base + Math.sign(exact) * Math.floor((Math.abs(exact) + 50) / 100);
    };
    fc.assert(
      fc.property(lineOf, plants, ({ base, cards }, plant) => {
        // Every tournament has another number of games, so that the one that is missing can be told.
        const named = cards.map(({ gain }, at) => ({ ...card(`T${at}`, 2 ** at, gain), at }));
        const count = (some: typeof named) => some.reduce((sum, { n }) => sum + n, 0);
        const left = plant.leaves ? named.slice(1) : named;
        const theirBase = base + (plant.base ?? 0);
        const kBefore = plant.k ? 40 : 20;
        const rating = rate(base, named, 20);
        const ours = { ...OURS, base, cards: named, games: count(named), rating };
        const their = rate(theirBase, left, kBefore);
        const theirs = { ...THEIRS, base: theirBase, kBefore, games: count(left), rating: their };
        const found = reconcilePlayer(EDITION, ours, theirs);
        const expected: ReconcileCode[] = [
          ...(plant.base === null ? [] : (["other-base"] as const)),
          ...(plant.leaves && named.length > 0 ? (["tournament-missing-there"] as const) : []),
          // Another K that changes nothing is no cause.
          ...(plant.k && rate(theirBase, left, 20) !== their ? (["other-k"] as const) : []),
        ];
        expect(found.map(({ code }) => code)).toEqual(expected);
        expect(found.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(their - rating);
      }),
    );
  });
});
