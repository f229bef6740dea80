import { describe, expect, test } from "vitest";
import { byHand, type HandLine } from "../../../test/set-up/club-by-hand.ts";
import { PERIOD_STARTS, season } from "../../../test/set-up/club-season.ts";
import { day } from "../../domain/dates.ts";
import { ssfLask } from "../../regulations/lask/editions/ssf-lask.ts";
import { keepBook } from "./keep-book.ts";

/** A club over two years, worked out by the program and by hand: equal to the half point. */
describe("a season of forty members", () => {
  const facts = season();
  const book = keepBook(ssfLask, facts, day("2026-08-31"));
  const { lines, counted } = byHand(facts, PERIOD_STARTS);
  const kinds = (of: string) => [...book.games.values()].filter(({ standing }) => standing === of).length;

  test("has everything a season has", () => {
    expect(facts.games.filter(({ begun }) => begun >= "2025-09-01").length).toBeGreaterThanOrEqual(600);
    for (const kind of ["counts", "walkover", "friendly", "too-fast", "withdrawn"])
      expect([kind, kinds(kind)]).toEqual([kind, expect.toSatisfy((found: number) => found > 2)]);
    const crossed = [...book.games.values()].filter(({ day: on, period }) => {
      const natural = PERIOD_STARTS.findLast((start) => start <= on.value);
      return natural !== period.value;
    });
    expect(new Set(crossed.map(({ game }) => game.tournament))).toEqual(new Set(["holiday", "weekly-old"]));
    expect(facts.games.some(({ begun, finished }) => begun < finished)).toBe(true);
    expect(
      [...book.games.values()].some(({ white }) => white.outcome && white.outcome.change.points.value % 2 !== 0),
    ).toBe(true);
  });

  test("counts the same games", () => {
    expect(
      [...book.games.values()]
        .filter(({ standing }) => standing === "counts")
        .map(({ game }) => game.game)
        .toSorted((a, b) => a - b),
    ).toEqual([...counted].toSorted((a, b) => a - b));
  });

  test.each(PERIOD_STARTS.slice(0, -1))("gives every member the same line in the period of %s", (start) => {
    const period = book.periods.find((each) => each.start === start)!;
    const found = new Map<number, HandLine>(
      [...period.lines].map(([member, line]) => [
        member,
        {
          base: line.baseBefore,
          games: line.games,
          points: line.points,
          bonus: line.bonus,
          current: line.current.value,
          deduction: line.deduction,
          next: line.newBase.value,
        },
      ]),
    );
    expect(found).toEqual(lines.get(start));
  });

  test("the proposals are where somebody did not play", () => {
    const { lines: atNovember } = book.periods.find(({ next }) => next === "2025-11-01")!;
    const due = [...atNovember.values()]
      .filter(({ proposal }) => proposal.deduction.value + proposal.proposed.value > 0)
      .map(({ member, proposal, deduction, raise }) => [
        member,
        proposal.deduction.value,
        proposal.proposed.value,
        deduction,
        raise,
      ]);
    expect(due).toEqual([
      [35, 50, 0, 50, 0],
      [36, 0, 50, 50, 0],
      [37, 0, 50, 0, 0],
      [38, 50, 0, 50, 0],
      [39, 50, 0, 0, 40],
      [40, 50, 0, 0, 0],
    ]);
  });
});
