import { describe, expect, test } from "vitest";
import { facts, game, member, tournament } from "../../../test/set-up/club-facts.ts";
import type { BookFacts, ClosingDecision } from "../../domain/clubs/club.ts";
import { day } from "../../domain/dates.ts";
import { ssfLask } from "../../regulations/lask/editions/ssf-lask.ts";
import { startsAmiss } from "./calendar.ts";
import { GamesLost, keepBook } from "./keep-book.ts";
import { currentMembers } from "./players.ts";

const book = (more: Partial<BookFacts>, until: string) => keepBook(ssfLask, facts(more), day(until));
const FOUR = [1, 2, 3, 4].map((number) => member(number, 1500));

describe("the calendar of a book", () => {
  const [three] = facts({}).settings;
  const from = (on: string, calendar: "three" | "five") => ({ ...three!, from: day(on), calendar });
  const closedAt = (...periods: string[]) =>
    periods.map((period) => ({ period: day(period), decisions: [], entry: 1 }));
  const amiss = (more: Partial<BookFacts>) => startsAmiss(ssfLask, facts(more));

  test("fits all settings that follow, and everything that is closed", () => {
    expect(amiss({ settings: [from("2026-01-01", "five"), from("2026-03-01", "five")] })).toEqual([]);
    expect(amiss({ settings: [from("2026-01-01", "three"), from("2026-03-01", "five")] })).toEqual(["2026-03-01"]);
    expect(amiss({ closings: closedAt("2026-05-01", "2026-09-01") })).toEqual([]);
    expect(amiss({ closings: closedAt("2026-03-01", "2026-05-01") })).toEqual(["2026-03-01"]);
    const five = [from("2026-01-01", "five")];
    expect(amiss({ settings: five, closings: closedAt("2026-05-01") })).toEqual(["2026-03-01"]);
  });

  test("and a game that is in no period is never passed over in silence", () => {
    const settings = [from("2026-01-01", "three"), from("2026-03-01", "five")];
    const lost = { settings, members: FOUR, games: [game(1, "2026-03-10", [1, "1-0", 2])] };
    expect(() => book(lost, "2026-06-01")).toThrow(GamesLost);
  });
});

describe("the rounds of a tournament", () => {
  const round = (number: number, on: string, nth: number | null, pair: readonly [number, number]) =>
    game(number, on, [pair[0], "1-0", pair[1]], { round: nth });
  const weekly = [
    round(1, "2026-12-22", 1, [1, 2]),
    round(2, "2026-12-29", 2, [1, 3]),
    round(3, "2027-01-05", 3, [1, 4]),
    round(4, "2026-12-29", 2, [2, 4]),
  ];
  const used = (games: BookFacts["games"], more = {}) =>
    [...book({ members: FOUR, games, tournaments: [tournament("cup", more)] }, "2027-04-01").games.values()]
      .toSorted((one, other) => one.game.game - other.game.game)
      .map(({ period }) => period.value);

  test("are not changed by a game that was postponed", () => {
    const postponed = round(5, "2027-01-03", 2, [3, 2]);
    const expected = ["2026-09-01", "2026-09-01", "2027-01-01", "2026-09-01", "2027-01-01"];
    expect(used([...weekly, postponed])).toEqual(expected);
    const days = ["2026-12-22", "2026-12-29", "2027-01-05"].map((each) => day(each));
    const unnumbered = [...weekly, postponed].map((each) => ({ ...each, round: null }));
    expect(used(unnumbered, { days })).toEqual(expected);
    // Without rounds and without a plan, every day on which a game began is one.
    expect(used(unnumbered)[2]).toBe("2026-09-01");
  });

  test("old ratings stay for a game that ends after the last of them", () => {
    const late = { ...round(1, "2026-12-20", 1, [1, 2]), finished: day("2027-01-20") };
    expect(used([late], { ratings: "old ratings" })).toEqual(["2026-09-01"]);
    expect(used([late])).toEqual(["2027-01-01"]);
  });
});

test("the same pair in the same round is one game, whatever the day", () => {
  const games = [
    game(1, "2026-01-20", [1, "1-0", 2], { round: 3 }),
    game(2, "2026-01-27", [1, "1-0", 2], { round: 3 }),
    game(3, "2026-02-03", [3, "1-0", 4], { finished: day("2026-02-10") }),
    game(4, "2026-02-03", [3, "1-0", 4]),
    game(5, "2026-02-17", [3, "1-0", 4]),
  ];
  const found = [...book({ members: FOUR, games }, "2026-03-01").games.values()];
  expect(found.map(({ game: { game: number }, same }) => [number, same])).toEqual([
    [1, null],
    [2, 1],
    [4, null],
    [3, 4],
    [5, null],
  ]);
});

test("a merged person is in the club since the earlier record, with its rating and number", () => {
  const early = member(1, 1600, { id: "700001", away: [{ left: day("2026-03-01"), back: null }], mergedInto: 2 });
  const late = member(2, 1300, { entered: day("2026-06-01") });
  expect(currentMembers(facts({ members: [early, late] }))).toEqual([
    {
      ...late,
      id: "700001",
      entered: day("2026-01-01"),
      start: early.start,
      away: [{ left: day("2026-03-01"), back: day("2026-06-01") }],
    },
  ]);
});

describe("a long pause with rapid games", () => {
  const letGo = (member: number): ClosingDecision => ({ member, choice: "let-go", points: 0, reason: "plays rapid" });
  const fast = { time: { minutes: 10, perMove: 0 } };
  const games = [
    game(1, "2026-02-15", [1, "1/2-1/2", 2]),
    game(2, "2027-04-15", [1, "1-0", 2], fast),
    game(3, "2027-04-20", [3, "1-0", 4], fast),
  ];
  const closings = [{ period: day("2027-05-01"), decisions: [letGo(1)], entry: 1 }];
  const lines = (given: Partial<BookFacts>, until: string, next: string) =>
    book({ members: FOUR, games, ...given }, until)
      .periods.find((each) => each.next === next)!
      .lines.get(1)!;

  test("years that were let go do not pay for total inactivity later", () => {
    expect(lines({ closings }, "2027-05-01", "2027-05-01").proposal.proposed.value).toBe(50);
    const { proposal, deduction } = lines({ closings }, "2028-06-01", "2028-05-01");
    expect([proposal.deduction.value, proposal.proposed.value, deduction]).toEqual([50, 0, 50]);
  });

  test("what was taken is not taken again, and no more than three times", () => {
    const accepted = closings.map((each) => ({ ...each, decisions: [{ ...letGo(1), choice: "accept" as const }] }));
    const deducted = book({ members: FOUR, games, closings: accepted }, "2032-01-01")
      .periods.map(({ lines: each }) => each.get(1)!.deduction)
      .filter((each) => each > 0);
    expect(deducted).toEqual([50, 50, 50]);
  });

  test("an older book says when the last game was and what was deducted since", () => {
    const taken = member(1, 1500, { before: { lastGame: day("2024-02-01"), deducted: 50 } });
    const { periods } = book({ members: [taken] }, "2027-05-31");
    expect(periods.map(({ next, lines: each }) => [next, each.get(1)!.deduction]).filter(([, cost]) => cost)).toEqual([
      ["2026-05-01", 50],
      ["2027-05-01", 50],
    ]);
  });
});

test("marks: a return has its own, and only a beginner starts unusually", () => {
  const placing = { on: day("2026-02-01"), rating: 1400, reason: "from another club", entry: 1 };
  const members = [
    member(1, 1500, { birth: "1980" as never }),
    member(2, 1500, { birth: "2016" as never, entered: day("2026-01-05") }),
    // A17: an adult who is no beginner starts on what fits the strength.
    member(3, 1500, { birth: "1980" as never, entered: day("2026-01-05") }),
  ];
  const placings = [{ ...placing, member: 1, kind: "returned" as const }];
  const { lines } = book({ members, placings }, "2026-03-01").periods[0]!;
  expect([1, 2, 3].map((each) => lines.get(each)!.marks)).toEqual([
    ["returned", "new"],
    ["new", "unusual-start"],
    ["new"],
  ]);
});
