import { describe, expect, test } from "vitest";
import { casesOf } from "../../../test/set-up/share.ts";
import { random } from "../../calculation/random.ts";
import { day } from "../../domain/dates.ts";
import { points } from "../../domain/units.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { scoringProbability } from "../../regulations/fide/scoring-probability.ts";
import { editionNamed } from "../../regulations/register.ts";
import { calibrate } from "./calibration.ts";
import { gameColumns, gamesOfYear, type MonitoredGame, yearsOf } from "./game-columns.ts";

const edition = (id: string): FideEdition => editionNamed(id) as FideEdition;
const SINCE_2024 = edition("fide-standard-2024-03");

const game = (white: number, black: number, score: number, more: Partial<MonitoredGame> = {}): MonitoredGame => ({
  white,
  black,
  score: score * 2,
  edition: SINCE_2024,
  date: day("2024-05-01"),
  event: "",
  ...more,
});

const columnsOf = (games: readonly MonitoredGame[]) => {
  const { add, columns } = gameColumns();
  for (const each of games) add(each);
  return columns();
};
const calibrationOf = (games: readonly MonitoredGame[]) => calibrate(columnsOf(games));

/** Games whose outcome follows a logistic curve of another scale. */
function drawn(count: number, scale: number, seed = 1): readonly MonitoredGame[] {
  const { next, whole } = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const [white, black] = [whole(1600, 2050), whole(1600, 2050)];
    const p = 1 / (1 + 10 ** ((black - white) / scale));
    const draw = Math.min(p, 1 - p) * 0.8;
    const at = next();
    const score = at < p - draw / 2 ? 1 : at < p + draw / 2 ? 0.5 : 0;
    return game(white, black, score, { event: `event ${index % 400}` });
  });
}

describe("a few games, by hand", () => {
  // D 100 → .64, D 200 → .76, equal ratings → .50.
  const few = calibrationOf([
    game(2000, 1900, 1),
    game(1900, 2000, 0.5), // the higher-rated has Black
    game(2100, 1900, 0),
    game(2000, 2000, 1),
  ]);

  test("Deflation Index: 100 × (expected − scored) of the favourite; equal ratings count 0", () => {
    expect(few.games).toBe(4);
    expect(few.deflationIndex.value).toBeCloseTo((100 * (0.64 - 1 + (0.64 - 0.5) + 0.76)) / 4, 10);
  });

  test("bands", () => {
    expect(few.bands).toMatchObject([
      { from: 0, to: 49, games: 1, expected: 0.5, scored: 0.5, difference: 0, flag: false },
      { from: 100, to: 149, games: 2, expected: 0.64, scored: 0.75, flag: false },
      { from: 200, to: 249, games: 1, expected: 0.76, scored: 0, difference: -0.76, flag: false },
    ]);
    expect(few.bands[1]!.difference).toBeCloseTo(0.11, 10);
    expect(few.bands[2]!.standardError).toBeCloseTo(Math.sqrt(0.76 * 0.24), 10);
  });

  test("deviances and Brier", () => {
    const nats = -(Math.log(0.64) + 0.5 * Math.log(0.64) + 0.5 * Math.log(0.36) + Math.log(0.24) + Math.log(0.5)) / 4;
    expect(few.deviance.nats).toBeCloseTo(100 * nats, 8);
    expect(few.deviance.log10).toBeCloseTo(nats / Math.log(10), 10);
    expect(few.deviance.scaled).toBeCloseTo((100 * nats) / Math.log(2), 8);
    expect(few.deviance.brier).toBeCloseTo((0.36 ** 2 + 0.14 ** 2 + 0.76 ** 2 + 0.25) / 4, 10);
  });

  test("where nothing is known the deviances are the published ones", () => {
    const { deviance } = calibrationOf([game(2000, 2000, 1), game(2000, 2000, 0.5)]);
    expect(deviance.log10!.toFixed(5)).toBe("0.30103");
    expect(deviance.nats!.toFixed(2)).toBe("69.31");
    expect(deviance.scaled).toBeCloseTo(100, 10);
  });

  test("without games, or where no slope is best, nothing is made up", () => {
    const none = { value: null, low: null, high: null };
    expect(calibrationOf([])).toMatchObject({ games: 0, deflationIndex: none, scale: none, slope: none, bands: [] });
    expect(calibrationOf([game(2000, 1900, 1), game(2000, 1800, 1)])).toMatchObject({ scale: none, slope: none });
    expect(calibrationOf([game(2000, 2000, 1)])).toMatchObject({ scale: none, slope: none });
  });
});

describe("the limit of the difference is the edition's", () => {
  const expectedOf = (white: number, black: number, id: string) =>
    calibrationOf([game(white, black, 1, { edition: edition(id) })]).bands[0]!.expected;

  test("400 points for all, or not from 2650, or in one game", () => {
    expect(expectedOf(2500, 1900, "fide-standard-2024-03")).toBe(0.92);
    expect(expectedOf(2500, 1900, "fide-standard-2025-10")).toBe(0.92);
    expect(expectedOf(2700, 2100, "fide-standard-2025-10")).toBe(0.98);
    expect(expectedOf(2500, 1900, "fide-standard-2022-01")).toBe(0.92);
  });
});

describe("many games", () => {
  test("the scale is found within its interval, and best by a search of its own", () => {
    const games = drawn(40_000, 460);
    const { scale, slope, deflationIndex } = calibrationOf(games);
    expect(scale.value).toBeGreaterThan(scale.low!);
    expect(scale.low).toBeLessThan(460);
    expect(scale.high).toBeGreaterThan(460);
    expect(scale.low).toBeGreaterThan(430);
    const loss = (s: number) =>
      games.reduce((sum, { white, black, score }) => {
        const p = 1 / (1 + 10 ** ((black - white) / s));
        return sum - (score / 2) * Math.log(p) - (1 - score / 2) * Math.log(1 - p);
      }, 0);
    expect(loss(scale.value!)).toBeLessThan(loss(scale.value! + 0.5));
    expect(loss(scale.value!)).toBeLessThan(loss(scale.value! - 0.5));
    expect(slope.high).toBeLessThan(1);
    expect(deflationIndex.low).toBeGreaterThan(0.5);
  });

  test("games as expected are not flagged; a stretched scale is, and only beyond the tolerance", () => {
    const fair = calibrationOf(drawn(60_000, 400, 7));
    expect(fair.bands.filter(({ flag, from }) => flag && from < 400)).toEqual([]);
    expect(fair.deflationIndex.value).toBeLessThan(0.5);
    const stretched = calibrationOf(drawn(60_000, 520, 7));
    const flagged = stretched.bands.filter(({ flag }) => flag);
    expect(flagged.length).toBeGreaterThanOrEqual(4);
    expect(flagged.every(({ difference }) => Math.abs(difference) > 0.01)).toBe(true);
  });

  test("an interval holds the true index about as often as it says", () => {
    const truth = calibrationOf(drawn(200_000, 430, 99)).deflationIndex.value!;
    const count = casesOf({ few: 20, all: 100 });
    const within = Array.from(
      { length: count },
      (_, seed) => calibrationOf(drawn(800, 430, 7_919 * seed)).deflationIndex,
    ).filter(({ low, high }) => low! <= truth && truth <= high!);
    expect(within.length).toBeGreaterThanOrEqual(0.9 * count);
    expect(within.length).toBeLessThan(count);
  });

  test("games of one event that went the same way widen the interval", () => {
    const { whole } = random(5);
    const dependent = Array.from({ length: 200 }, (_, event) => {
      const score = whole(0, 2) / 2;
      return Array.from({ length: 20 }, () => game(2000, 1950, score, { event: `event ${event}` }));
    }).flat();
    const wide = calibrationOf(dependent);
    const narrow = calibrationOf(dependent.map((each) => ({ ...each, event: "" })));
    const width = ({ deflationIndex: { low, high } }: typeof wide) => high! - low!;
    expect(wide.blocks.by).toBe("event");
    expect(narrow.blocks.by).toBe("game");
    expect(width(wide)).toBeGreaterThan(3 * width(narrow));
  });

  test("the same games give the same report, and a year only its own", () => {
    const games = drawn(3_000, 420).map((each, index) => ({ ...each, date: day(`${2020 + (index % 3)}-05-01`) }));
    const columns = columnsOf(games);
    expect(calibrate(columns)).toEqual(calibrationOf(games));
    expect(yearsOf(columns)).toEqual([2020, 2021, 2022]);
    const only = games.filter(({ date }) => date === "2021-05-01");
    expect(calibrate(gamesOfYear(columns, 2021)).deflationIndex.value).toBe(calibrationOf(only).deflationIndex.value);
  });
});

test("table and logistic formula differ as published: at most 0.0148 up to 400, and 0.0183 in all", () => {
  const apart = Array.from({ length: 736 }, (_, D) =>
    Math.abs(scoringProbability(points(D)) / 100 - 1 / (1 + 10 ** (-D / 400))),
  );
  const most = (values: readonly number[]) => Math.max(...values);
  const near = apart.slice(0, 401);
  expect([most(near).toFixed(4), near.indexOf(most(near))]).toEqual(["0.0148", 392]);
  expect(near.filter((each) => each > 0.01)).toHaveLength(26);
  expect([most(apart).toFixed(4), apart.indexOf(most(apart))]).toEqual(["0.0183", 560]);
  for (let D = 1; D < 736; D++) expect(scoringProbability(points(D)) + scoringProbability(points(-D))).toBe(100);
});
