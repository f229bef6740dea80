import { describe, expect, test } from "vitest";
import { day } from "../src/domain/dates.ts";
import { LIST_KINDS, type ListKind } from "../src/domain/list.ts";
import { type Points, points } from "../src/domain/units.ts";
import { rapidBlitzLift } from "../src/regulations/fide/one-time/2022-10-rapid-blitz-lift.ts";
import { compression } from "../src/regulations/fide/one-time/2024-03-compression.ts";
import { oneTimeChangesOn } from "../src/regulations/fide/one-time/one-time.ts";
import type { OneTimeChange } from "../src/regulations/fide/one-time/one-time-change.ts";
import { fact } from "./fide/office-case.ts";

const rating = (value: number | null): Points | null => (value === null ? null : points(value));

const changed = (change: OneTimeChange, own: number | null, standard: number | null) =>
  change.apply({ own: fact("rating", rating(own)), standard: fact("standard rating", rating(standard)) });

describe("compression of March 2024", () => {
  // Published: the table of the Swedish federation, and the cases of the announcement.
  test.each([
    [1000, 1400],
    [1500, 1700],
    [1600, 1760],
    [1900, 1940],
    [1950, 1970],
    [1999, 1999],
    [2000, 2000],
    [2001, 2001],
  ])("%i becomes %i", (own, expected) => expect(changed(compression, own, null).value).toBe(expected));

  test.each([
    [1001, 1401], // 1400.6
    [1002, 1401], // 1401.2
    [1003, 1402], // 1401.8
    [1004, 1402], // 1402.4
    [1998, 1999], // 1998.8
  ])("%i is rounded to the nearest: %i", (own, expected) =>
    expect(changed(compression, own, null).value).toBe(expected),
  );

  test("nobody changes places, and halves never occur", () => {
    for (let own = 1000; own < 2100; own++) {
      const [lower, higher] = [changed(compression, own, null), changed(compression, own + 1, null)];
      expect(lower.value).toBeLessThanOrEqual(Number(higher.value));
      expect((own * 60) % 100).not.toBe(50);
    }
  });

  test("unrated stays unrated", () => expect(changed(compression, null, 1500).value).toBeNull());
});

describe("lift of October 2022", () => {
  test.each([
    [2283, 2732, 2632],
    [2000, 2101, 2001],
    [2000, 2100, 2000],
    [2000, 2099, 2000],
    [2200, 2000, 2200],
    [2000, null, 2000],
    [null, 2700, null],
  ])("%s with a standard rating of %s becomes %s", (own, standard, expected) =>
    expect(changed(rapidBlitzLift, own, standard).value).toBe(expected),
  );
});

describe("which list is changed when", () => {
  test.each<[ListKind, string, readonly OneTimeChange[]]>([
    ["standard", "2022-10-01", []],
    ["rapid", "2022-10-01", [rapidBlitzLift]],
    ["blitz", "2022-10-01", [rapidBlitzLift]],
    ["rapid", "2022-09-01", []],
    ["rapid", "2022-11-01", []],
    ["standard", "2024-02-01", []],
    ["standard", "2024-04-01", []],
    ...LIST_KINDS.map((list): [ListKind, string, OneTimeChange[]] => [list, "2024-03-01", [compression]]),
  ])("%s %s", (list, date, expected) => expect(oneTimeChangesOn(list, day(date))).toEqual(expected));

  test("a change is cited by its own name, with its reading", () => {
    const { basis } = changed(compression, 1500, null);
    expect(basis).toMatchObject({
      kind: "clause",
      cited: { edition: compression.id, readings: ["compression-rounding", "one-time-after-changes"] },
    });
  });
});
