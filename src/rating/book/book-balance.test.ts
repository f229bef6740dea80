import { expect, test } from "vitest";
import { facts, game, member } from "../../../test/set-up/club-facts.ts";
import { BOOK_BALANCE_PARTS } from "../../domain/clubs/club-codes.ts";
import { day } from "../../domain/dates.ts";
import { ssfLask } from "../../regulations/lask/editions/ssf-lask.ts";
import { bookBalances } from "./book-balance.ts";
import { keepBook } from "./keep-book.ts";

const balances = (more: Parameters<typeof facts>[0], until: string) =>
  bookBalances(ssfLask, keepBook(ssfLask, facts(more), day(until)));

/** A book with everything that moves points. */
const EVENTFUL = {
  members: [
    member(1, 1950),
    member(2, 2221),
    member(3, 805),
    member(4, 1400, { entered: day("2026-02-01") }),
    member(5, 1600, { away: [{ left: day("2026-03-01"), back: null }] }),
    member(6, 810, { before: { lastGame: day("2025-04-01"), deducted: 0 } }),
    member(7, 1500, { entered: day("2026-06-01") }),
  ],
  placings: [{ member: 4, on: day("2026-03-10"), rating: 1450, kind: "placed" as const, reason: "too low", entry: 9 }],
  games: [
    game(1, "2026-01-20", [1, "1-0", 2]),
    game(2, "2026-01-27", [3, "0-1", 4]),
    game(3, "2026-02-03", [1, "1/2-1/2", 4]),
    game(4, "2026-02-10", [2, "1/2-1/2", 1]),
    game(7, "2026-02-17", [2, "1-0", 1]),
    game(5, "2026-04-07", [4, "1-0", 3]),
    game(6, "2026-05-12", [7, "1-0", 3]),
  ],
};

test("what every cause brings, worked out by hand", () => {
  const [period] = balances(
    {
      members: [
        member(1, 1950),
        member(2, 2220),
        member(3, 1400, { entered: day("2026-02-01") }),
        member(4, 1600, { away: [{ left: day("2026-03-01"), back: null }] }),
        member(5, 810, { before: { lastGame: day("2025-04-01"), deducted: 0 } }),
      ],
      placings: [{ member: 3, on: day("2026-03-10"), rating: 1450, kind: "placed", reason: "too low", entry: 9 }],
      games: [game(1, "2026-01-20", [1, "1-0", 2])],
    },
    "2026-04-30",
  );
  // The document's example: Adam wins 26 and Bertil loses 13. Member 5 was idle for a year: 50 less, but not below 800.
  expect(period).toEqual({
    ...{ start: "2026-01-01", before: 658_000, after: 643_300 },
    ...{ games: 1_300, bonus: 0, placings: 5_000, deductions: -5_000, raises: 0, floor: 4_000, rounding: 0 },
    ...{ entrants: 140_000, leavers: -160_000, rest: 0 },
  });
});

test("nothing is left over, and each period begins with what the one before ended with", () => {
  const all = balances(EVENTFUL, "2028-12-31");
  expect(all.map(({ rest }) => rest)).toEqual(all.map(() => 0));
  expect(all.slice(1).map(({ before }) => before)).toEqual(all.slice(0, -1).map(({ after }) => after));
  const moved = BOOK_BALANCE_PARTS.filter((part) => all.some(({ [part]: amount }) => amount !== 0));
  expect(moved).toEqual(["games", "placings", "deductions", "floor", "rounding", "entrants", "leavers"]);
});

test("bonus and raises are parts of their own", () => {
  const settings = facts({}).settings.map((each) => ({ ...each, bonus: "recommended" as const }));
  const decisions = [{ member: 6, choice: "raise" as const, points: 30, reason: "young" }];
  const closings = [{ period: day("2026-05-01"), decisions, entry: 20 }];
  const all = balances({ ...EVENTFUL, settings, closings }, "2027-12-31");
  expect(all[0]).toMatchObject({ raises: 3_000, rest: 0 });
  expect(all[0]!.bonus).toBeGreaterThan(0);
  expect(all.every(({ rest }) => rest === 0)).toBe(true);
});
