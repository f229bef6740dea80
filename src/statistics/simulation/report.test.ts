import { describe, expect, test } from "vitest";
import { day } from "../../domain/dates.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { editionNamed } from "../../regulations/register.ts";
import { renewals } from "./renewal.ts";
import { simulationReport } from "./report.ts";
import { PAIRINGS, type PairingMethod } from "./settings.ts";
import { simulatePool } from "./simulate.ts";
import { truthOf } from "./truth.ts";

const EDITION = editionNamed("fide-standard-2024-03") as FideEdition;
const settings = { seed: 3, players: 1_500, lists: 36, start: day("2020-01-01"), pairing: "swiss" as PairingMethod };

/** The edition with one K for everybody. */
function withK(K: number): FideEdition {
  const { developmentCoefficient, ...others } = EDITION.articles;
  const clauses = developmentCoefficient.sets.clauses.map((each) => ({ ...each, K }));
  const sets = { ...developmentCoefficient.sets, clauses };
  return { ...EDITION, articles: { ...others, developmentCoefficient: { ...developmentCoefficient, sets } } };
}

describe("article 12.3", () => {
  test("a rating 100 points off is renewed after about as many games as the article says", () => {
    const found = renewals(EDITION, 1);
    expect(found.map(({ K, article }) => [K, article])).toEqual([
      [10, 75],
      [15, 50],
      [20, 35],
      [30, 25],
      [40, 18],
    ]);
    for (const { K, games, inLists, article } of found) {
      expect([K, Math.abs(games! - article!) <= article! * 0.1]).toEqual([K, true]);
      // Seven games by one rating overshoot what seven ratings would do.
      expect(inLists).toBeLessThan(games!);
    }
  });

  test("a K that the article does not name is simulated too", () => {
    const [first, , , , , last] = renewals(withK(60), 1);
    expect(first!.errors.slice(0, 2)).toEqual([
      { games: 0, error: 100 },
      { games: 7, error: expect.closeTo(90, -1) },
    ]);
    expect(last).toMatchObject({ K: 60, article: null });
    expect(last!.games).toBeLessThan(15);
  });
});

describe("a simulated pool against the truth", () => {
  const report = simulationReport(EDITION, settings);

  test("by age and level, as a calculation of its own has it", () => {
    const all = { editionOf: () => EDITION, firstRatingsBy: () => 0, everyRatingBy: () => 0 };
    const last = [...simulatePool({ ...settings, ...all }, settings.lists)].at(-1)!;
    const errors = Array.from(last.list.rating, (rating, place) => ({
      error: rating - last.strength[place]!,
      age: 2022 - last.list.birthYear[place]!,
      strength: last.strength[place]!,
      isActive: last.list.inactive[place] === 0,
    })).filter(({ isActive }) => isActive);
    const mean = (chosen: readonly { readonly error: number }[]) =>
      chosen.reduce((sum, { error }) => sum + error, 0) / chosen.length;
    expect(report.truth.all.players).toBe(errors.length);
    expect(report.truth.all.bias).toBeCloseTo(mean(errors), 0);
    expect(report.truth.ages[0]).toMatchObject({ from: null, to: 18 });
    expect(report.truth.ages[0]!.bias).toBeCloseTo(mean(errors.filter(({ age }) => age <= 18)), 0);
    const middle = errors.filter(({ strength }) => Math.round(strength) >= 1600 && Math.round(strength) <= 1999);
    expect(report.truth.levels.find(({ from }) => from === 1600)!.bias).toBeCloseTo(mean(middle), 0);
    expect(truthOf(last, 2022)).toEqual(report.truth);
  });

  test("the young are rated too low, more so with a small K", () => {
    const stiff = simulationReport(withK(5), settings);
    expect(report.truth.ages[0]!.bias).toBeLessThan(-20);
    expect(stiff.truth.ages[0]!.bias).toBeLessThan(report.truth.ages[0]!.bias! - 20);
    expect(stiff.truth.all.error).toBeGreaterThan(report.truth.all.error!);
  });

  test("newcomers come closer to their strength with games, and the cohort is looked at once a year", () => {
    const [first, ...later] = report.newcomers;
    expect(first).toMatchObject({ games: 0 });
    expect(later.at(-1)!.error).toBeLessThan(first!.error!);
    expect(report.anchorCohorts.map(({ from, to }) => [from, to])).toEqual([
      ["2020-12-01", "2021-12-01"],
      ["2021-12-01", "2022-12-01"],
    ]);
    expect(report.bias.map(({ date }) => date)).toEqual(["2020-12-01", "2021-12-01", "2022-12-01"]);
  });

  test("the same seed gives the same report, another one another", () => {
    expect(JSON.stringify(simulationReport(EDITION, settings))).toBe(JSON.stringify(report));
    expect(simulationReport(EDITION, { ...settings, seed: 4 }).games).not.toBe(report.games);
  });
});

test("paired by strength, players meet opponents of their level", () => {
  const gaps = PAIRINGS.map((pairing) => {
    const all = { editionOf: () => EDITION, firstRatingsBy: () => 0, everyRatingBy: () => 0 };
    const { games } = [...simulatePool({ ...settings, ...all, pairing }, 1)][0]!;
    const sum = games.whiteRating.reduce((total, own, game) => total + Math.abs(own - games.blackRating[game]!), 0);
    return sum / games.games;
  });
  expect(gaps[1]).toBeLessThan(0.7 * gaps[0]!);
});
