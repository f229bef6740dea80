import { describe, expect, test } from "vitest";
import { day } from "../../../domain/dates.ts";
import type { ListedPlayer } from "../../../rating/period/entries/listed-player.ts";
import type { Pool, PooledTournament } from "../../../rating/period/types.ts";
import { lookedUp, poolsApart } from "./records.ts";
import type { Parted } from "./returners.ts";

const tournament = (id: string, start: string, kept = true): PooledTournament => ({
  id,
  start: day(start),
  end: day(start),
  edition: "fide-standard-2025-10",
  list: day("2026-11-01"),
  kept,
  n: 2,
  sum: 3600,
  W: 100,
  ratedOpponents: 2,
  roundRobin: false,
  ru: null,
  teamChampionship: false,
  opening: true,
});
const pool = (openedBy: string | null, ...tournaments: readonly PooledTournament[]): Pool => ({
  openedBy,
  tournaments,
});
const [A, B, C] = [tournament("A", "2026-01-01"), tournament("B", "2026-02-01"), tournament("C", "2026-03-01")];
const opens = ({ start, end, id }: PooledTournament): string => `${start} ${end} ${id}`;

const parted = (pools: ReadonlyMap<string, Pool>, more: Partial<Parted> = {}): Parted => ({
  merged: 1,
  kept: 2,
  reason: "two after all",
  back: null,
  keptHadNone: false,
  pools,
  ...more,
});

describe("what two records had collected", () => {
  test("is taken apart; what came meanwhile stays with the one that stood", () => {
    const before = new Map([
      ["1", pool(opens(A!), A!)],
      ["2", pool(opens(B!), B!)],
    ]);
    const now = new Map([["2", pool(opens(A!), A!, B!, C!)]]);
    expect(poolsApart(now, [parted(before)])).toEqual(
      new Map([
        ["1", pool(opens(A!), A!)],
        ["2", pool(opens(B!), B!, C!)],
      ]),
    );
  });

  test("opens with the first that is left", () => {
    const before = new Map([["1", pool(opens(A!), A!)]]);
    const now = new Map([["2", pool(opens(A!), A!, tournament("N", "2026-01-15", false), C!)]]);
    expect(poolsApart(now, [parted(before)]).get("2")?.openedBy).toBe(opens(C!));
  });

  test("comes back to whoever had the other's rating meanwhile", () => {
    const before = new Map([["2", pool(opens(B!), B!)]]);
    expect(poolsApart(new Map(), [parted(before, { keptHadNone: true })])).toEqual(before);
    expect(poolsApart(before, [])).toBe(before);
  });
});

describe("a list on which people are looked up", () => {
  const rated = new Map([
    ["1", 1900],
    ["3", 2000],
  ]);
  const columns = {
    rating: (id: string) => rated.get(id) ?? null,
    factsOf: (id: string) =>
      rated.has(id) ? { gamesSoFar: Number(id), highest: null, factsComplete: true, k: 20 } : null,
  };

  test("finds one person by all his records, his own first", () => {
    const others = new Map([
      ["2", ["1"]],
      ["3", ["1"]],
    ]);
    const { rating, factsOf } = lookedUp(columns, day("2026-11-01"), { others, parted: [] });
    expect(["1", "2", "3", "4"].map(rating)).toEqual([1900, 1900, 2000, null]);
    expect([factsOf("2")?.gamesSoFar, factsOf("3")?.gamesSoFar, factsOf("4")]).toEqual([1, 3, null]);
  });

  test("finds one who is back also where another stood for him, but not before his own last list", () => {
    const player = { id: "5", rating: 1750 } as ListedPlayer;
    const back = { player, list: "standard-2026-10", date: day("2026-10-01"), kept: "3", reason: "" };
    const own = parted(new Map(), { back: { ...back, keptThen: null, keptHighestSince: null } });
    const on = (date: string) => lookedUp(columns, day(date), { others: new Map(), parted: [own] }).rating("5");
    expect([on("2026-11-01"), on("2026-09-01")]).toEqual([1750, null]);
  });
});
