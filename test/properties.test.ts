import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hundredths, points } from "../src/domain/units.ts";
import { change } from "../src/rating/change.ts";
import { first } from "../src/rating/first/first.ts";
import { ratingDifference } from "../src/regulations/fide/fractional-score.ts";
import { scoringProbability } from "../src/regulations/fide/scoring-probability.ts";
import { FIDE_EDITIONS } from "../src/regulations/register.ts";

/** The laws of rating, for every edition. */

const rating = fc.integer({ min: 1000, max: 2900 });
const score = fc.constantFrom(0, 0.5, 1);
const games = fc.array(fc.record({ opponent: rating, score }), { minLength: 1, maxLength: 30 });
const edition = fc.constantFrom(...FIDE_EDITIONS.map(({ id }) => id));

describe("the tables", () => {
  test("PD(D) + PD(−D) = 100 for every difference", () => {
    for (let D = 0; D <= 3999; D++) expect(scoringProbability(points(D)) + scoringProbability(points(-D))).toBe(100);
  });

  test("PD never falls as D rises, and ends at 0 and 100", () => {
    for (let D = -3999; D < 3999; D++) {
      expect(scoringProbability(points(D + 1))).toBeGreaterThanOrEqual(scoringProbability(points(D)));
    }
    expect([scoringProbability(points(-3999)), scoringProbability(points(3999))]).toEqual([0, 100]);
  });

  test("dp(p) = −dp(1 − p), and always rises", () => {
    for (let p = 0; p <= 100; p++) {
      expect(ratingDifference(hundredths(p)) + ratingDifference(hundredths(100 - p))).toBe(0);
      if (p > 0) expect(ratingDifference(hundredths(p))).toBeGreaterThan(ratingDifference(hundredths(p - 1)));
    }
  });

  test("the two tables mirror each other but for the rows where the print rounds otherwise", () => {
    const off = Array.from({ length: 99 }, (_, index) => hundredths(index + 1)).filter(
      (p) => Math.abs(scoringProbability(ratingDifference(p)) - p) > 1,
    );
    expect(off).toEqual([]);
  });
});

describe("changes", () => {
  test("the order of games does not matter", () => {
    fc.assert(
      fc.property(edition, rating, games, fc.integer(), (id, own, played, seed) => {
        const ask = (order: typeof played) => change({ edition: id, rating: own, k: 20, games: order });
        const [a, b] = [ask(played), ask(shuffled(played, seed))];
        expect([b.change, b.rounded, b.newRating, b.expected, b.n]).toEqual([
          a.change,
          a.rounded,
          a.newRating,
          a.expected,
          a.n,
        ]);
      }),
      { numRuns: 1_000 },
    );
  });

  test("every number of a change is a whole number of hundredths, and the games add up to it", () => {
    fc.assert(
      fc.property(edition, rating, games, (id, own, played) => {
        const result = change({ edition: id, rating: own, k: 15, games: played });
        const gains = result.games.map(({ gain }) => Math.round((gain ?? 0) * 100));
        expect(Math.round(result.change * 100)).toBe(gains.reduce((sum, gain) => sum + gain, 0) * (result.k ?? 0));
        expect(result.newRating - result.rating).toBe(result.rounded);
        expect(Math.abs(result.rounded - result.change)).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: 1_000 },
    );
  });

  test("what one gains the other loses, where nothing is limited", () => {
    fc.assert(
      fc.property(edition, rating, fc.integer({ min: -400, max: 400 }), score, (id, own, D, won) => {
        const gain = (a: number, b: number, s: number) =>
          change({ edition: id, rating: a, k: 10, games: [{ opponent: b, score: s }] }).change;
        expect(gain(own, own - D, won) + gain(own - D, own, 1 - won)).toBeCloseTo(0, 10);
      }),
      { numRuns: 500 },
    );
  });
});

describe("first ratings", () => {
  test("one tournament split into two gives the same, once both are kept", () => {
    const list = fc.array(fc.record({ opponent: fc.integer({ min: 1500, max: 2400 }), score }), {
      minLength: 8,
      maxLength: 20,
    });
    fc.assert(
      fc.property(edition, list, fc.integer({ min: 4, max: 7 }), (id, played, cut) => {
        // A first part that every edition keeps: half the points from at least four rated opponents.
        const opening = played.slice(0, cut).map((game) => ({ ...game, score: 0.5 }));
        const rest = played.slice(cut).concat(played.slice(0, 3));
        const whole = first({ edition: id, events: [{ games: [...opening, ...rest] }] });
        const parts = first({ edition: id, events: [{ games: opening }, { games: rest }] });
        expect([parts.n, parts.score, parts.Rc, parts.rating]).toEqual([whole.n, whole.score, whole.Rc, whole.rating]);
      }),
      { numRuns: 500 },
    );
  });
});

function shuffled<T>(values: readonly T[], seed: number): T[] {
  const order = values.map((value, index) => ({
    value,
    key: Math.imul(seed + index * 2_654_435_761, 1_597_334_677) >>> 0,
  }));
  return order.sort((a, b) => a.key - b.key).map(({ value }) => value);
}
