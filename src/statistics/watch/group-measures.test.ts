import { describe, expect, test } from "vitest";
import { day, yearOf } from "../../domain/dates.ts";
import { FIXED_GROUPS, groupRequested, groupText, type PoolGroup, readGroup } from "../../domain/pool-groups.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { editionNamed } from "../../regulations/register.ts";
import { membersOf } from "../lists/groups.ts";
import { movementBetween } from "../lists/movement.ts";
import { Federations, type PoolPlayer, poolList } from "../lists/pool-list.ts";
import { simulatePool } from "../simulation/simulate.ts";
import { measuresOf } from "./measures.ts";
import { watchReport } from "./report.ts";

const EDITION = editionNamed("fide-standard-2024-03") as FideEdition;
const settings = { seed: 11, players: 600, start: day("2024-01-01"), pairing: "swiss" as const };
const none = { editionOf: () => EDITION, firstRatingsBy: () => 0, everyRatingBy: () => 0 };
const periods = [...simulatePool({ ...settings, ...none }, 26)].map((each) => ({ name: each.date, ...each }));
const BAND: PoolGroup = { by: "rating", span: { from: 1600, to: 1999 } };
const YOUNG: PoolGroup = { by: "age", span: { from: null, to: 18 } };

/** Expected less scored of favourites, and scored less expected of members against others, over the last twelve lists. */
function byHand(isIn: (born: number, rating: number, year: number) => boolean) {
  let [games, index, sides, others] = [0, 0, 0, 0];
  for (const { games: played, list, date } of periods.slice(-12)) {
    const born = new Map(Array.from(list.id, (id, at) => [id, list.birthYear[at]!]));
    for (let game = 0; game < played.games; game++) {
      const ratings = [played.whiteRating[game]!, played.blackRating[game]!] as const;
      const ids = [played.white[game]!, played.black[game]!] as const;
      const isMember = ids.map((id, at) => isIn(born.get(id) ?? 0, ratings[at]!, yearOf(date)));
      const S = played.score[game]! / 2;
      const D = Math.max(-400, Math.min(400, ratings[0] - ratings[1]));
      const E = printed(D);
      if (isMember[0] && isMember[1]) {
        games += 1;
        index += D === 0 ? 0 : D > 0 ? E - S : S - E;
      } else if (isMember[0] || isMember[1]) {
        sides += 1;
        others += isMember[0] ? S - E : E - S;
      }
    }
  }
  return { games, index: (100 * index) / games, others: others / sides };
}

/** PD of table 8.1.2 up to 400. */
function printed(D: number): number {
  // biome-ignore format: a table, as printed
  const rows = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
    206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411,
  ];
  const higher = (50 + rows.findIndex((last) => Math.abs(D) <= last)) / 100;
  return D >= 0 ? higher : 1 - higher;
}

describe("measures of a group", () => {
  test.each([
    [
      "a band of ratings, by the rating of the game",
      BAND,
      (_: number, rating: number) => rating >= 1600 && rating < 2000,
    ],
    ["an age", YOUNG, (born: number, _: number, year: number) => born > 0 && year - born <= 18],
  ] as const)("%s: index of games within it, and its games against others, by hand", (_, group, isIn) => {
    const found = byHand(isIn);
    const last = measuresOf(periods, membersOf(group)).at(-1)!;
    expect(found.games).toBeGreaterThan(100);
    expect(last.index!.value).toBeCloseTo(found.index, 8);
    expect(last.others!.value).toBeCloseTo(found.others, 8);
    const { calibration, alarms, federations } = watchReport(periods.slice(-12), group);
    expect(calibration.games).toBe(found.games);
    expect(calibration.deflationIndex.value).toBeCloseTo(found.index, 2);
    expect([alarms, federations]).toEqual([[], []]);
  });

  test("all groups of a kind are the whole pool; nobody plays against others in the whole pool", () => {
    const ages = FIXED_GROUPS.filter(({ by }) => by === "age").map((group) => watchReport(periods, group));
    const all = watchReport(periods);
    expect(all.measures.at(-1)!.others).toBeNull();
    const sum = (of: (report: typeof all) => number) => ages.reduce((total, each) => total + of(each), 0);
    expect(sum(({ lists }) => lists.at(-1)!.players)).toBe(all.lists.at(-1)!.players);
    expect(sum(({ steps }) => steps.at(-1)!.played.points)).toBe(all.steps.at(-1)!.played.points);
    expect(sum(({ distributions }) => distributions.at(-1)!.players.reduce((one, other) => one + other, 0))).toBe(
      all.lists.at(-1)!.players,
    );
    expect(ages.flatMap(({ steps }) => steps.map(({ unexplained }) => unexplained)).every((rest) => rest === 0)).toBe(
      true,
    );
  });
});

test("who rises into a band is counted in the band they were in", () => {
  const federations = new Federations();
  const list = (...rows: readonly (readonly [id: number, rating: number, games: number])[]) => {
    const { add, columns } = poolList(federations);
    const facts: Omit<PoolPlayer, "id" | "rating" | "games"> = {
      ...{ birthYear: 1990, sex: "w", federation: "SWE", inactive: false },
    };
    for (const [id, rating, games] of rows) add({ id, rating, games, ...facts });
    return columns();
  };
  const [before, after] = [list([1, 1590, 0], [2, 1610, 0]), list([1, 1630, 4], [2, 1580, 4])];
  const group = membersOf(BAND)(2026);
  expect(movementBetween(before, after, { group }).played).toMatchObject({ players: 1, points: -30 });
});

test("groups as they are written", () => {
  expect(FIXED_GROUPS.map(groupText).every((text) => groupText(readGroup(text)!) === text)).toBe(true);
  expect(readGroup("age=-18")).toEqual(YOUNG);
  expect(groupRequested("federation=SWE", new Set(["SWE"]))).toEqual({ by: "federation", federation: "SWE" });
  for (const text of ["federation=NOR", "federation=swe", "age=1-2", "sex=x", "nonsense"])
    expect(() => groupRequested(text, new Set(["SWE"]))).toThrow("bad-choice");
  expect(groupRequested(undefined, new Set())).toBeNull();
});
