import { describe, expect, test } from "vitest";
import { facts, game, member, tournament } from "../../../test/set-up/club-facts.ts";
import type { BookFacts } from "../../domain/clubs/club.ts";
import { day } from "../../domain/dates.ts";
import { ssfLask } from "../../regulations/lask/editions/ssf-lask.ts";
import { isProposed } from "./book.ts";
import { keepBook } from "./keep-book.ts";
import { waitingAt } from "./waiting.ts";

const book = (more: Partial<BookFacts>, until = "2026-04-30") => keepBook(ssfLask, facts(more), day(until));

/** Current ratings, in points, of the members of a period. */
const currents = (more: Partial<BookFacts>, until?: string, period = 0) =>
  [...book(more, until).periods[period]!.lines.values()].map(({ current }) => current.value / 2);

const TWO = [member(1, 1950), member(2, 2220)];

describe("a game in the book", () => {
  test.each([
    ["1-0", 1976, 2207],
    ["1/2-1/2", 1960, 2215],
    ["0-1", 1944, 2223],
  ] as const)("the document's example: Adam 1950, Bertil 2220, %s", (result, adam, bertil) => {
    expect(currents({ members: TWO, games: [game(1, "2026-01-20", [1, result, 2])] })).toEqual([adam, bertil]);
  });

  test("every game has its reason", () => {
    const games = [
      game(1, "2026-01-20", [1, "+-", 2]),
      game(2, "2026-01-21", [1, "1-0", 2], { tournament: null }),
      game(3, "2026-01-22", [1, "1-0", 2], { time: { minutes: 119, perMove: 0 } }),
      game(4, "2026-01-23", [1, "1-0", 2], { withdrawn: "a mistake" }),
      game(5, "2026-01-24", [1, "1-0", 2]),
    ];
    const { games: booked, periods } = book({ members: TWO, games });
    expect([...booked.values()].map(({ standing }) => standing)).toEqual([
      "walkover",
      "friendly",
      "too-fast",
      "withdrawn",
      "counts",
    ]);
    expect(periods[0]!.lines.get(1)).toMatchObject({ games: 1, points: 52 });
  });

  test("the time asked for goes by the ratings at the tournament's start", () => {
    const games = [
      game(1, "2026-04-20", [1, "0-1", 2]),
      game(2, "2026-05-04", [1, "1/2-1/2", 2]),
      game(3, "2026-05-11", [3, "1/2-1/2", 1], { tournament: "next" }),
    ];
    const short = { time: { minutes: 90, perMove: 0 } };
    const { games: booked } = book(
      {
        members: [member(1, 2190), member(2, 2190), member(3, 1500)],
        games,
        tournaments: [tournament("cup", short), tournament("next", short)],
      },
      "2026-05-31",
    );
    // 2 starts May on 2206: the cup goes on as it began; a tournament with 1 only asks for less, too.
    expect([...booked.values()].map(({ standing }) => standing)).toEqual(["counts", "counts", "counts"]);
    const later = {
      members: [member(1, 2190), member(2, 2206)],
      games: games.slice(0, 2),
      tournaments: [tournament("cup", short)],
    };
    expect([...book(later).games.values()].map(({ standing }) => standing)).toEqual(["too-fast", "too-fast"]);
  });

  test("an adjourned game counts on the day it ends", () => {
    const adjourned = game(1, "2026-04-28", [1, "1-0", 2], { finished: day("2026-05-03") });
    const { periods } = book({ members: TWO, games: [adjourned] }, "2026-05-31");
    expect(periods.map(({ games }) => games.length)).toEqual([0, 1]);
  });

  test("the same game twice counts once, also where two records were merged", () => {
    const games = [
      game(1, "2026-01-20", [1, "1-0", 2], { round: 3 }),
      game(2, "2026-01-20", [2, "0-1", 3]),
      game(3, "2026-01-20", [1, "1-0", 2], { round: 4 }),
      game(4, "2026-01-20", [1, "1-0", 2], { again: true }),
    ];
    const members = [...TWO, member(3, 1700)];
    const standings = (given: Partial<BookFacts>) =>
      [...book(given).games.values()].map(({ standing, same }) => [standing, same]);
    expect(standings({ members, games })).toEqual(Array(4).fill(["counts", null]));
    const merged = { games, members: [...TWO, member(3, 1700, { mergedInto: 1 })] };
    expect(standings(merged)).toEqual([
      ["counts", null],
      ["same-game", 1],
      ["counts", null],
      ["counts", null],
    ]);
    expect([...book(merged).periods[0]!.lines.keys()]).toEqual([1, 2]);
  });
});

describe("guests", () => {
  const guest = (ratings: { swedish?: number; elo?: number; estimate?: number }) => ({
    guest: 1,
    name: "Gäst, En",
    home: null,
    id: null,
    ratings: [{ from: null, swedish: null, elo: null, estimate: null, ...ratings }],
  });
  const met = (ratings: Parameters<typeof guest>[0]) => ({
    members: TWO,
    guests: [guest(ratings)],
    games: [game(1, "2026-01-20", [1, "1-0", 0], { black: { guest: 1 } })],
  });

  test.each([
    [{ swedish: 1950, elo: 2100 }, 1966, []],
    [{ elo: 1900 }, 1966, ["elo"]],
    [{ estimate: 1960 }, 1966, ["estimate"]],
  ] as const)("are met with the rating there is: %o", (ratings, expected, marks) => {
    const line = book(met(ratings)).periods[0]!.lines.get(1)!;
    expect([line.current.value / 2, line.marks.filter((mark) => mark !== "new")]).toEqual([expected, marks]);
  });

  test("without any, the game waits for an estimate, which the results propose", () => {
    const games = [
      game(1, "2026-01-20", [1, "1-0", 0], { black: { guest: 1 } }),
      game(2, "2026-01-27", [1, "0-1", 0], { black: { guest: 1 } }),
    ];
    const [period] = book({ ...met({}), games }).periods;
    expect(period!.games.map(({ standing }) => standing)).toEqual(["opponent-unrated", "opponent-unrated"]);
    expect(period!.unrated).toMatchObject([{ guest: 1, tournament: "cup", estimate: { value: 1950 } }]);
  });
});

describe("a tournament across a period start", () => {
  const members = [member(1, 1500), member(2, 1500)];
  const rounds = (first: string, second: string) => [game(1, first, [1, "1-0", 2]), game(2, second, [1, "1-0", 2])];
  const periodsOf = (given: Partial<BookFacts>) =>
    [...book(given, "2026-05-31").games.values()].map(({ period }) => period.value);

  test("a round a week goes on with new ratings, a round a day with the old", () => {
    const weekly = { members, games: rounds("2026-04-28", "2026-05-05") };
    expect(periodsOf(weekly)).toEqual(["2026-01-01", "2026-05-01"]);
    expect(currents(weekly, "2026-05-31", 1)).toEqual([1531, 1469]);
    const daily = { members, games: rounds("2026-04-29", "2026-05-05") };
    expect(periodsOf(daily)).toEqual(["2026-01-01", "2026-01-01"]);
    expect(currents(daily, "2026-05-31", 1)).toEqual([1532, 1468]);
  });

  test("the keeper may choose", () => {
    const chosen = { members, games: rounds("2026-04-28", "2026-05-05") };
    const old = { ...chosen, tournaments: [tournament("cup", { ratings: "old ratings" })] };
    expect(periodsOf(old)).toEqual(["2026-01-01", "2026-01-01"]);
  });

  test("an adjourned game between two rounds goes with the next one", () => {
    const games = [
      game(1, "2026-04-28", [1, "1-0", 2], { finished: day("2026-05-02") }),
      game(2, "2026-05-05", [2, "1-0", 1]),
    ];
    expect(periodsOf({ members, games })).toEqual(["2026-05-01", "2026-05-01"]);
    const daily = [
      game(1, "2026-04-29", [1, "1-0", 2], { finished: day("2026-05-08") }),
      game(2, "2026-05-04", [2, "1-0", 1]),
    ];
    expect(periodsOf({ members, games: daily })).toEqual(["2026-01-01", "2026-01-01"]);
  });

  test("who is in it waits until it is over", () => {
    const running = facts({
      members: [...members, member(3, 1400)],
      games: rounds("2026-04-29", "2026-04-30"),
      tournaments: [tournament("cup", { end: day("2026-05-03") })],
    });
    const waiting = (on: string) => [...waitingAt(ssfLask, running, { start: day("2026-05-01"), on: day(on) })];
    expect(waiting("2026-05-03")).toEqual([
      [1, ["cup"]],
      [2, ["cup"]],
    ]);
    expect(waiting("2026-05-04")).toEqual([]);
  });
});

describe("a long pause", () => {
  const members = [member(1, 1700), member(2, 1700)];
  const idle = { members, games: [game(1, "2026-02-15", [1, "1/2-1/2", 2])] };
  const bases = (given: Partial<BookFacts>, until: string) =>
    book(given, until).periods.map(({ next, lines }) => [next, lines.get(1)!.newBase.value]);

  test("costs 50 points a year, three times", () => {
    const found = new Map(bases(idle, "2030-12-31").map(([start, base]) => [String(start), base]));
    expect(
      ["2027-01-01", "2027-05-01", "2028-01-01", "2028-05-01", "2029-05-01", "2030-09-01"].map((start) =>
        found.get(start),
      ),
    ).toEqual([1700, 1650, 1650, 1600, 1550, 1550]);
  });

  test("and the strength is assessed before the next game", () => {
    const back = { ...idle, games: [...idle.games, game(2, "2029-06-01", [1, "1-0", 2])] };
    const line = (given: Partial<BookFacts>) =>
      book(given, "2029-06-30")
        .periods.find(({ start }) => start === "2029-05-01")!
        .lines.get(1)!;
    expect(isProposed(line(back))).toBe(true);
    const placing = {
      member: 1,
      on: day("2029-05-20"),
      kind: "assessed",
      reason: "plays as before",
      entry: 9,
    } as const;
    const assessed = line({ ...back, placings: [{ ...placing, rating: 1560 }] });
    expect([isProposed(assessed), assessed.base.value, assessed.marks]).toEqual([
      false,
      1560,
      ["exceptional", "assessed"],
    ]);
    expect(line({ ...back, placings: [{ ...placing, rating: 1550 }] }).marks).toEqual(["assessed"]);
  });
});

test("a calendar that changes at a period start", () => {
  const settings = facts({}).settings;
  const five = [...settings, { ...settings[0]!, from: day("2026-09-01"), calendar: "five" as const }];
  expect(book({ settings: five }, "2027-03-15").periods.map(({ start }) => start)).toEqual([
    "2026-01-01",
    "2026-05-01",
    "2026-09-01",
    "2026-11-01",
    "2027-01-01",
    "2027-03-01",
  ]);
});
