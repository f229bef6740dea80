import { describe, expect, test } from "vitest";
import { MEASURES } from "../../domain/codes/monitor.ts";
import { day } from "../../domain/dates.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { editionNamed } from "../../regulations/register.ts";
import { calibrate } from "../calibration/calibration.ts";
import { gameColumns } from "../calibration/game-columns.ts";
import { simulatePool } from "../simulation/simulate.ts";
import { alarmsOf } from "./alarms.ts";
import { ClusterSums } from "./cluster-mean.ts";
import { type ListMeasures, measuresOf } from "./measures.ts";
import type { PoolPeriod } from "./period.ts";

const EDITION = editionNamed("fide-standard-2024-03") as FideEdition;

const pool = (seed: number, lists: number, players = 600): readonly PoolPeriod[] => [
  ...simulatePool(
    {
      seed,
      players,
      start: day("2024-01-01"),
      editionOf: () => EDITION,
      pairing: "swiss",
      firstRatingsBy: () => 0,
      everyRatingBy: () => 0,
    },
    lists,
  ),
];

describe("a simulated pool", () => {
  const periods = pool(5, 30);

  test("is the same for the same seed, and another for another", () => {
    const again = pool(5, 30);
    expect(again.at(-1)?.list.rating).toEqual(periods.at(-1)?.list.rating);
    expect(again.at(-1)?.games.score).toEqual(periods.at(-1)?.games.score);
    expect(pool(6, 30).at(-1)?.list.rating).not.toEqual(periods.at(-1)?.list.rating);
  });

  test("has players who come and go, and games between players who are rated", () => {
    const [first, last] = [periods[0]!.list, periods.at(-1)!.list];
    const known = new Set(first.id);
    expect(last.players).toBeGreaterThan(400);
    expect(Array.from(last.id).filter((id) => !known.has(id)).length).toBeGreaterThan(40);
    expect(first.players - Array.from(last.id).filter((id) => known.has(id)).length).toBeGreaterThan(40);
    for (const { games } of periods) {
      expect(games.games).toBeGreaterThan(100);
      expect(games.whiteRating.every((rating) => rating >= 1400)).toBe(true);
    }
  });

  test("changes ratings as the articles do: games with K, rounded once", () => {
    const [before, { list: after, games }] = [periods[3]!.list, periods[4]!];
    const place = Array.from(after.id).findIndex(
      (id, at) => after.games[at]! > 0 && after.birthYear[at] === 1980 && before.id.includes(id),
    );
    const id = after.id[place]!;
    const own = before.rating[before.id.indexOf(id)]!;
    let hundredths = 0;
    for (let game = 0; game < games.games; game++) {
      if (games.white[game] !== id && games.black[game] !== id) continue;
      const isWhite = games.white[game] === id;
      const D = Math.max(-400, Math.min(400, own - (isWhite ? games.blackRating : games.whiteRating)[game]!));
      hundredths += (isWhite ? games.score[game]! : 2 - games.score[game]!) * 50 - printedPD(D);
    }
    expect(after.rating[place]! - own).toBe(Math.sign(hundredths) * Math.round(Math.abs(hundredths * 20) / 100));
  });

  test("measures: the index and scale of twelve lists are those of their games together", () => {
    const measures = measuresOf(periods);
    const { add, columns } = gameColumns();
    for (const { games, date } of periods.slice(18, 30))
      for (let game = 0; game < games.games; game++) {
        const [white, black, score] = [games.whiteRating[game]!, games.blackRating[game]!, games.score[game]!];
        add({ white, black, score, edition: EDITION, date, event: `${date} ${games.event[game]}` });
      }
    const { deflationIndex, scale } = calibrate(columns());
    const last = measures.at(-1)!;
    expect(last.index!.value).toBeCloseTo(deflationIndex.value!, 8);
    expect(last.scale!.value).toBeCloseTo(scale.value!, 6);
    expect(last.index!.error).toBeGreaterThan((deflationIndex.high! - deflationIndex.low!) / 6);
    expect(last.index!.error).toBeLessThan((deflationIndex.high! - deflationIndex.low!) / 3);
    expect(last.anchor).not.toBeNull();
    expect(measures[5]).toMatchObject({ index: null, anchor: null, newcomers: null });
  });
});

/** PD of table 8.1.2 up to 400, by its rows. */
function printedPD(D: number): number {
  // biome-ignore format: a table, as printed
  const rows = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
    206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411,
  ];
  const higher = 50 + rows.findIndex((last) => Math.abs(D) <= last);
  return D >= 0 ? higher : 100 - higher;
}

test("a mean over clusters, and its error, by the definition", () => {
  const clusters = Array.from({ length: 25 }, (_, index) => [1 + (index % 4), (index % 7) - 2.5] as const);
  const sums = new ClusterSums();
  for (const [count, sum] of clusters.slice(0, 10)) sums.add(count, sum);
  const others = new ClusterSums();
  for (const [count, sum] of clusters.slice(10)) others.add(count, sum);
  sums.addAll(others);
  const count = clusters.reduce((all, [each]) => all + each, 0);
  const mean = clusters.reduce((all, [, sum]) => all + sum, 0) / count;
  const squares = clusters.reduce((all, [each, sum]) => all + (sum - mean * each) ** 2, 0);
  expect(sums.mean()!.value).toBeCloseTo(mean, 12);
  expect(sums.mean()!.error).toBeCloseTo(Math.sqrt((squares * 25) / 24) / count, 12);
  const few = new ClusterSums();
  few.add(10, 1);
  expect(few.mean()).toBeNull();
});

describe("alarms", () => {
  /** A series in which only one measure is known. */
  const series = (
    measure: (typeof MEASURES)[number],
    values: readonly number[],
    error: number,
  ): readonly ListMeasures[] =>
    values.map((value, index) => ({
      ...(Object.fromEntries(MEASURES.map((each) => [each, null])) as Record<(typeof MEASURES)[number], null>),
      date: day(`${2020 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`),
      [measure]: { value, error },
    }));
  const level = (count: number, value: number): readonly number[] => Array.from({ length: count }, () => value);

  test("a shift away from the years before, surely and twice in a row", () => {
    const found = alarmsOf(series("anchor", [...level(30, -2), 6, 6, 6], 0.5));
    expect(found.map(({ code, date, usual }) => [code, date, usual])).toEqual([
      ["anchor-drift", "2022-08-01", -2],
      ["anchor-drift", "2022-09-01", -2],
    ]);
    expect(alarmsOf(series("anchor", [...level(30, -2), 6, -2, 6], 0.5))).toEqual([]);
    expect(alarmsOf(series("anchor", [...level(30, -2), 6, 6, 6], 3))).toEqual([]);
    expect(alarmsOf(series("anchor", [...level(30, -2), 0, 0, 0], 0.1))).toEqual([]);
    expect(alarmsOf(series("anchor", [...level(15, -2), 6, 6, 6], 0.5))).toEqual([]);
  });

  test("a level that needs no history", () => {
    expect(alarmsOf(series("index", [4.5, 4.6], 0.1)).map(({ code }) => code)).toEqual(["index-level"]);
    expect(alarmsOf(series("idle", [3.5, -3.5], 0)).map(({ code }) => code)).toEqual(["idle-points"]);
  });
});
