import { describe, expect, test } from "vitest";
import { elo } from "./elo.ts";
import { glicko } from "./glicko.ts";
import { glicko2 } from "./glicko-2.ts";
import type { PeriodGames, RatingSystem } from "./system.ts";

type Row = readonly [white: number, black: number, score: number];

/** Games between players who come in with these ratings. */
const periodOf = (ratings: readonly number[], rows: readonly Row[]): PeriodGames => ({
  month: 24_000,
  games: rows.length,
  white: Int32Array.from(rows, ([white]) => white),
  black: Int32Array.from(rows, ([, black]) => black),
  whiteRating: Int16Array.from(rows, ([white]) => ratings[white]!),
  blackRating: Int16Array.from(rows, ([, black]) => ratings[black]!),
  score: Uint8Array.from(rows, ([, , score]) => score * 2),
  event: new Int32Array(rows.length),
});

/** Ratings, read off `adjust`, which leaves them as they are. */
function ratingsOf(system: RatingSystem): readonly number[] {
  const found: number[] = [];
  system.adjust((rating) => {
    found.push(rating);
    return rating;
  });
  return found;
}

/** Glickman's player of 1500, RD 200, who beats one opponent and loses to two. */
const RATINGS = [1500, 1400, 1550, 1700];
const DEVIATIONS = [200, 30, 100, 300];
const EXAMPLE = periodOf(RATINGS, [
  [0, 1, 1],
  [0, 2, 0],
  [3, 0, 1],
]);
const deviationOf = (player: number): number => DEVIATIONS[player]!;

/** RD by what the next prediction says against an opponent of whom all is known: the wider, the closer to half. */
function deviationFrom(expected: number, difference: number, ownVariance: number): number {
  const q = Math.LN10 / 400;
  const g = Math.log(expected / (1 - expected)) / (q * difference);
  return Math.sqrt(((1 / g ** 2 - 1) * Math.PI ** 2) / (3 * q * q) - ownVariance);
}

describe("Glicko", () => {
  test("the example of the paper: 1464, RD 151.4", () => {
    const system = glicko(4, { c: 0, h: 0, lambda: 0, deviationOf });
    system.rate(EXAMPLE);
    const [own, other] = ratingsOf(system);
    expect(own).toBeCloseTo(1464.106, 2);
    const into = new Float64Array(1);
    system.predict(periodOf(RATINGS, [[0, 1, 0]]), into);
    // The opponent of RD 30 has become a little surer by the game.
    const otherVariance = 1 / (1 / 900 + informationOf(1400, 1500, 200));
    expect(deviationFrom(into[0]!, own! - other!, otherVariance)).toBeCloseTo(151.4, 1);
  });

  test("c = 63.2: RD 50 becomes 350 in 30 periods without a game, and no more", () => {
    const ratings = [1500, 1700];
    const system = glicko(2, { c: 63.2, h: 0, lambda: 0, deviationOf: (player) => (player === 0 ? 50 : 1e-6) });
    system.rate(periodOf(ratings, [[0, 1, 0.5]]));
    const after = 1 / (1 / 50 ** 2 + informationOf(1500, 1700, 0));
    const [own, other] = ratingsOf(system);
    const deviationAfter = (periods: number): number => {
      for (let period = 0; period < periods; period++) system.rate(periodOf([], []));
      const into = new Float64Array(1);
      system.predict(periodOf(ratings, [[0, 1, 0]]), into);
      // The opponent becomes less certain too.
      periodsSoFar += periods;
      const passed = periodsSoFar + 1;
      return deviationFrom(into[0]!, own! - other!, Math.min(63.2 ** 2 * passed, 350 ** 2));
    };
    let periodsSoFar = 0;
    expect(deviationAfter(9)).toBeCloseTo(Math.sqrt(after + 63.2 ** 2 * 10), 3);
    expect(deviationAfter(20)).toBeCloseTo(Math.sqrt(after + 63.2 ** 2 * 30), 3);
    expect(Math.sqrt(50 ** 2 + 63.2 ** 2 * 30)).toBeCloseTo(350, 0);
    expect(deviationAfter(20)).toBeCloseTo(350, 3);
  });
});

/** q² g² E (1 − E) of one game. */
function informationOf(own: number, opponent: number, deviation: number): number {
  const q = Math.LN10 / 400;
  const g = 1 / Math.sqrt(1 + (3 * q ** 2 * deviation ** 2) / Math.PI ** 2);
  const E = 1 / (1 + 10 ** ((g * (opponent - own)) / 400));
  return q ** 2 * g ** 2 * E * (1 - E);
}

test("Glicko-2: the example of the paper, 1464.06, RD 151.52, σ 0.05999", () => {
  const system = glicko2(4, { tau: 0.5, volatility: 0.06, deviationOf });
  system.rate(EXAMPLE);
  const { rating, deviation, volatility } = system.stateOf(0);
  // The paper rounds on the way: without that, 1464.05 and 0.059996 come out.
  expect(Math.abs(rating - 1464.06)).toBeLessThan(0.011);
  expect(deviation).toBeCloseTo(151.52, 2);
  expect(Math.floor(volatility * 100_000)).toBe(5_999);
});

test("Stephenson: Glicko with h, and a pull to the opponents, by a calculation of its own", () => {
  const system = glicko(4, { c: 9, h: 9, lambda: 2, deviationOf });
  system.rate(EXAMPLE);
  const q = Math.LN10 / 400;
  const games = [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ] as const;
  const sums = games.map(([opponent, deviation, scored]) => {
    const g = 1 / Math.sqrt(1 + (3 * q ** 2 * deviation ** 2) / Math.PI ** 2);
    const E = 1 / (1 + 10 ** ((g * (opponent - 1500)) / 400));
    return { gain: g * (scored - E), information: q ** 2 * g ** 2 * E * (1 - E), pull: opponent - 1500 };
  });
  const total = (name: "gain" | "information" | "pull") => sums.reduce((sum, each) => sum + each[name], 0);
  const variance = 1 / (1 / (200 ** 2 + 3 * 81) + total("information"));
  expect(ratingsOf(system)[0]).toBeCloseTo(1500 + variance * q * total("gain") + (0.02 * total("pull")) / 3, 8);
  const plain = glicko(4, { c: 9, h: 0, lambda: 0, deviationOf });
  plain.rate(EXAMPLE);
  expect(ratingsOf(system)[0]).toBeGreaterThan(ratingsOf(plain)[0]!);
});

test("Elo by formula: every game of a period by the ratings before it", () => {
  const system = elo(3, 27);
  const period = periodOf(
    [2200, 2000, 1800],
    [
      [0, 1, 1],
      [1, 2, 0.5],
      [2, 0, 0],
    ],
  );
  const into = new Float64Array(3);
  system.predict(period, into);
  expect([...into]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  system.rate(period);
  const [E200, E400] = [1 / (1 + 10 ** -0.5), 1 / (1 + 10 ** -1)];
  const [first, second, third] = ratingsOf(system);
  expect(first).toBeCloseTo(2200 + 27 * (1 - E200 + (1 - E400)), 9);
  expect(second).toBeCloseTo(2000 + 27 * (E200 - 1 + (0.5 - E200)), 9);
  expect(first! + second! + third!).toBeCloseTo(6000, 9);
  system.predict(period, into);
  expect(into[0]).toBeCloseTo(1 / (1 + 10 ** ((second! - first!) / 400)), 9);
  system.adjust((rating) => (rating + 2000) / 2);
  expect(ratingsOf(system)[0]).toBeCloseTo((first! + 2000) / 2, 9);
});
