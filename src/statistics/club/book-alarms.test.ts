import { describe, expect, test } from "vitest";
import { casesOf } from "../../../test/set-up/share.ts";
import { day } from "../../domain/dates.ts";
import { BOOK_ALARM_SIZES, bookAlarms } from "./book-alarms.ts";
import type { BookGameResult, WatchedBookPeriod } from "./book-period.ts";

/** Numbers from 0 to 1 that are the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Planted {
  readonly members: number;
  /** In a year. */
  readonly games: number;
  /** What favourites score less than expected in each year of the book. */
  readonly less: (year: number) => number;
  readonly isNew?: boolean;
}

const YEARS = 8;
const STARTS = ["01-01", "05-01", "09-01"];

/** A book of three periods a year, in which every game is independent. */
function bookWith({ members, games, less, isNew = false }: Planted, seed: number): readonly WatchedBookPeriod[] {
  const random = randomOf(seed);
  const result = (year: number): BookGameResult => {
    const expected = 0.5 + 0.4 * random();
    const player = { rating: 1500, birthYear: 1980, isNew: false };
    return {
      ...{ difference: 100, row: { from: 80, to: 102 }, expected },
      scored: random() < expected - less(year) ? 1 : 0,
      ...{ higher: player, lower: { ...player, isNew } },
    };
  };
  const line = { birthYear: 1980, base: 1500, newBase: 1500, games: 5, points: 0 };
  return Array.from({ length: YEARS }, (_, year) => year).flatMap((year) =>
    STARTS.map((start) => ({
      start: day(`${2010 + year}-${start}`),
      games: Array.from({ length: games / STARTS.length }, () => result(year)),
      members: Array.from({ length: members }, (__, member) => ({ ...line, member })),
    })),
  );
}

const codesIn = (planted: Planted, seed: number): readonly string[] => [
  ...new Set(bookAlarms(bookWith(planted, seed)).map(({ code }) => code)),
];

const suddenly = (less: number) => (year: number) => (year < 5 ? 0 : less);

describe("alarms of a club's book", () => {
  test("a scale that holds raises none, in any book", () => {
    const sizes = [{ games: 240 }, { games: 900 }].map((size) => ({ members: 30, less: () => 0, ...size }));
    const raised = sizes.flatMap((size) =>
      Array.from({ length: casesOf({ few: 3, all: 20 }) }, (_, seed) => codesIn({ ...size, isNew: true }, seed + 1)),
    );
    expect(raised.filter((codes) => codes.length > 0)).toEqual([]);
  });

  test("favourites who suddenly score less are found, in the second period after a year of them", () => {
    const planted = { members: 60, games: 1500, less: suddenly(0.12) };
    expect(codesIn(planted, 7)).toEqual(expect.arrayContaining(["index-shift", "index-level"]));
    const [first] = bookAlarms(bookWith(planted, 7));
    expect(first!.date >= "2015-05-01" && first!.date <= "2016-01-01").toBe(true);
    expect(Math.abs(first!.usual)).toBeLessThan(3);
  });

  test("a value and its usual value, by another way of counting", () => {
    const periods = bookWith({ members: 60, games: 1500, less: suddenly(0.12) }, 7);
    const alarm = bookAlarms(periods).findLast(({ code }) => code === "index-level")!;
    let [games, lost] = [0, 0];
    for (const period of periods.slice(-3))
      for (const { expected, scored } of period.games) [games, lost] = [games + 1, lost + expected - scored];
    expect(alarm).toEqual({
      code: "index-level",
      date: "2017-09-01",
      value: expect.closeTo((100 * lost) / games, 4),
      usual: 0,
      limit: 4,
    });
  });

  test("new members who score more than expected raise an alarm of their own", () => {
    expect(codesIn({ members: 60, games: 1500, less: suddenly(0.12), isNew: true }, 7)).toContain("newcomers");
  });

  test("a book below the sizes raises none, whatever is planted", () => {
    const planted = { members: 60, games: 1500, less: suddenly(0.4) };
    expect(codesIn({ ...planted, members: BOOK_ALARM_SIZES.members - 1 }, 7)).toEqual([]);
    expect(codesIn({ ...planted, games: 195 }, 7)).toEqual([]);
    expect(codesIn({ ...planted, games: 210 }, 7)).toContain("index-shift");
  });
});
