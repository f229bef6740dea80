import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listed, type Played, person, testOffice } from "../../../test/set-up/periods.ts";
import { dataOf, explained, IDS, officeOf, periods, playedIn } from "../../../test/set-up/random-periods.ts";
import { casesOf } from "../../../test/set-up/share.ts";
import { addMonths, day, firstOfMonth } from "../../domain/dates.ts";
import { sampleFederation } from "../../sample/federation.ts";
import type { SampleTournament } from "../../sample/tournaments.ts";
import { closePeriod } from "./close-period.ts";

const WORTH: Readonly<Record<string, number>> = { "1": 1, "=": 0.5, "0": 0 };

const played = ({ id, start, end, system, players, rounds }: SampleTournament): Played => ({
  id,
  start,
  end,
  system,
  games: rounds.flatMap((round) =>
    round.map(
      ({ pairing: [white, black], result }) => [players[white]!.id, players[black]!.id, WORTH[result] ?? null] as const,
    ),
  ),
});

describe("three lists of the sample federation across a change of edition", () => {
  const share = casesOf({ few: 1, all: 3 });
  const size = { players: 100 * share, tournaments: 10 * share, months: 3, seed: 7, busy: false };
  test.each([
    ["2012-06-20", ["2012-07-01", "2012-08-01", "2012-09-01", "2012-10-01"], "2012-05-01"],
    ["2017-06-01", ["2017-07-01", "2017-08-01", "2017-09-01", "2017-10-01"], "2017-05-01"],
    ["2021-12-01", ["2022-01-01", "2022-02-01", "2022-03-01", "2022-04-01"], "2021-12-01"],
    ["2024-02-01", ["2024-03-01", "2024-04-01", "2024-05-01", "2024-06-01"], "2024-02-01"],
    ["2025-09-01", ["2025-10-01", "2025-11-01", "2025-12-01", "2026-01-01"], "2025-09-01"],
  ])(
    "from %s",
    (first, lists, before) => {
      const sample = sampleFederation({ ...size, first: day(first), upcoming: 0 });
      const rated = sample.list.flatMap(({ id, standings }, place) => {
        const { rating = null, k = null } = standings.standard ?? {};
        if (rating === null) return [];
        return listed(id, rating, before, { k, factsComplete: place % 3 > 0, gamesSoFar: place % 60 });
      });
      const facts = {
        lists: { [before]: rated },
        persons: Object.fromEntries(
          sample.players.map(({ id, birth, federation, title }) => [
            id,
            person({ birth, federation, titled: title !== null }),
          ]),
        ),
      };
      const offices = (["derivation", "kernel"] as const).map((path) => ({ path, office: testOffice(facts) }));
      const rest = new Set(sample.tournaments.filter(({ kind }) => kind === "standard"));
      let entrants = 0;
      for (const list of lists) {
        // A few reports come too late for the list they end before.
        const due = [...rest].filter(
          ({ end, id }) => end < list && (!id.endsWith("3") || end < addMonths(day(list), -1)),
        );
        for (const each of due) rest.delete(each);
        const [derived, kernel] = offices.map(({ path, office }) => office.close(list, due.map(played), { path }));
        expect(derived!.balance.rest).toBe(0);
        expect(dataOf(kernel!)).toEqual(dataOf(derived!));
        explained(
          kernel!,
          sample.players.map(({ id }) => id),
        );
        entrants += derived!.review.entrants.length;
      }
      expect(rest.size).toBeLessThan(12);
      expect(entrants).toBeGreaterThan(0);
    },
    60_000,
  );
});

describe("laws of a list", () => {
  test("the kernel and the derivations give the same list, whose every number is explained and whose points balance", () => {
    fc.assert(
      fc.property(periods, (sample) => {
        const office = officeOf(sample);
        const draft = (path: "kernel" | "derivation", inColumns: boolean) =>
          closePeriod(office.input(sample.list, playedIn(sample, inColumns), { path }));
        const [kernel, derived] = [draft("kernel", false), draft("derivation", false)];
        expect(dataOf(kernel)).toEqual(dataOf(derived));
        expect(dataOf(draft("kernel", true))).toEqual(dataOf(derived));
        expect(derived.balance.rest).toBe(0);
        explained(kernel, IDS);
        explained(derived, IDS);
      }),
      { numRuns: casesOf({ few: 15, all: 60 }) },
    );
  }, 60_000);

  test("the order of tournaments, of games and of the list before does not matter", () => {
    fc.assert(
      fc.property(periods, (sample) => {
        const office = officeOf(sample);
        const input = office.input(sample.list, playedIn(sample));
        const players = [...input.previous.players];
        const turned = {
          ...input,
          previous: { ...input.previous, players: players.toReversed() },
          tournaments: input.tournaments.map((each) => ({ ...each, games: each.games.toReversed() })).toReversed(),
        };
        const draft = closePeriod({ ...input, previous: { ...input.previous, players } });
        expect(dataOf(closePeriod(turned))).toEqual(dataOf(draft));
      }),
      { numRuns: casesOf({ few: 15, all: 50 }) },
    );
  });

  test("a period without a tournament changes no rating", () => {
    const office = officeOf({
      fast: false,
      list: "2025-11-01",
      ratings: [2000, 2000, 2000, 2000, 2000, 2000],
      meanwhile: false,
      delisted: false,
      tournaments: [],
    });
    const draft = office.close("2025-11-01", []);
    expect([...draft.entries.values()].every(({ change, games }) => change === 0 && games === 0)).toBe(true);
    expect(firstOfMonth(draft.list)).toBe(draft.list);
  });

  test("a tournament that begins after the list, or comes twice, is refused", () => {
    const office = officeOf({
      fast: false,
      list: "2025-11-01",
      ratings: [2000, 2000, 2000, 2000, 2000, 2000],
      meanwhile: false,
      delisted: false,
      tournaments: [],
    });
    const game: Played = { id: "T", start: "2025-11-01", games: [["A", "B", 1]] };
    expect(() => office.close("2025-11-01", [game])).toThrow("list-before-start");
    const twice: Played = { ...game, start: "2025-10-05" };
    expect(() => office.close("2025-11-01", [twice, twice])).toThrow("each tournament once");
  });
});
