import { describe, expect, test } from "vitest";
import { against, listed, type Played, testOffice } from "../../../../test/set-up/periods.ts";
import { closePeriod } from "../close-period.ts";
import type { PeriodTournament } from "../types.ts";

const before = "2012-01-01";
const players = ["A", "B", "C", "D"].map((id, index) => listed(id, 1900 - 50 * index, before));

/** Everybody against everybody, White scoring the same each time. */
const everybody = (ids: readonly string[], score: number) =>
  ids.flatMap((white, place) => ids.slice(place + 1).map((black) => [white, black, score] as const));

/** A list made by the kernel, from tournaments whose games cannot be had but in columns. */
function fromColumns(...tournaments: readonly Played[]) {
  const office = testOffice({ lists: { [before]: players } });
  const input = office.input(
    "2012-03-01",
    tournaments.map((each) => ({ ...each, inColumns: true })),
    { path: "kernel" },
  );
  const withoutObjects = (tournament: PeriodTournament): PeriodTournament =>
    Object.defineProperty({ ...tournament }, "games", {
      get: (): never => {
        throw new Error("games were made");
      },
    });
  return closePeriod({ ...input, tournaments: input.tournaments.map(withoutObjects) });
}

describe("a large period from games in columns", () => {
  test("an unplayed game counts for nobody, not even as played", () => {
    const draft = fromColumns({
      start: "2012-01-10",
      games: [...against("A", ["B", 1], ["C", 0.5]), ["B", "D", null]],
    });
    expect(draft.cardsOf("T1").map(({ player, n, gain }) => [player, n, gain])).toEqual([
      ["A", 2, 43 - 14],
      ["B", 1, -43],
      ["C", 1, 14],
      ["D", 0, 0],
    ]);
  });

  test("an unrated player is measured by his games against the rated, and pools nothing without one", () => {
    const games = [...against("X", ["A", 1], ["B", 0.5], ["C", 0], ["Y", 1], ["A", 0.5]), ["D", "Y", null] as const];
    const draft = fromColumns({ start: "2012-01-10", games });
    expect(draft.pools.get("X")?.tournaments).toMatchObject([
      { n: 4, W: 200, sum: 1900 + 1850 + 1800 + 1900, ratedOpponents: 3, kept: true, ru: null },
    ]);
    expect([...draft.pools.keys()]).toEqual(["X"]);
    expect(draft.cardsOf("T1").map(({ n }) => n)).toEqual([0, 0, 0, 0]);
  });

  test("a result that is disregarded is so for everybody who met him", () => {
    const draft = (score: number) =>
      fromColumns({ start: "2012-01-10", system: "round-robin", games: everybody(["A", "B", "C", "D", "X"], score) });
    expect(
      draft(1)
        .cardsOf("T1")
        .map(({ n }) => n),
    ).toEqual([3, 3, 3, 3]);
    expect(
      draft(0)
        .cardsOf("T1")
        .map(({ n }) => n),
    ).toEqual([4, 4, 4, 4]);
  });

  test("a round robin gives the unrated what its own method says, and a Swiss what the formula does", () => {
    const games = everybody(["A", "B", "C", "D", "X"], 0.5);
    const pooled = (system: "round-robin" | "swiss") =>
      fromColumns({ start: "2012-01-10", system, games }).pools.get("X")?.tournaments;
    expect(pooled("round-robin")).toMatchObject([{ n: 4, sum: 4 * 1825, ru: 1825, roundRobin: true }]);
    expect(pooled("swiss")).toMatchObject([{ n: 4, sum: 1900 + 1850 + 1800 + 1750, ru: null, roundRobin: false }]);
  });

  test("games become objects where a match is ruled on, and where somebody asks why", () => {
    const match: Played = { start: "2012-01-10", system: "match", games: against("A", ["B", 1]) };
    expect(() => fromColumns(match)).toThrow("games were made");
    const draft = fromColumns({ start: "2012-01-10", games: against("A", ["B", 1]) });
    expect(() => draft.explain("A")).toThrow("games were made");
  });
});
