import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listed, type Played, person, testOffice } from "../../../test/set-up/periods.ts";
import { given } from "../../calculation/derived.ts";
import { ENTERED } from "../../domain/codes/source.ts";
import { addMonths, day, firstOfMonth, type IsoDate } from "../../domain/dates.ts";
import type { System } from "../../domain/tournament.ts";
import { sampleFederation } from "../../sample/federation.ts";
import type { SampleTournament } from "../../sample/tournaments.ts";
import { officeDecision } from "../office-decision.ts";
import { closePeriod } from "./close-period.ts";
import type { DraftList } from "./draft.ts";

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

/** Everything of a draft that is data. Cards come in no particular order within a tournament. */
const dataOf = (draft: DraftList) => ({
  entries: new Map(draft.entries),
  pools: draft.pools,
  review: draft.review,
  balance: draft.balance,
  cards: draft.tournaments.map(({ id }) =>
    draft.cardsOf(id).toSorted((one, other) => (one.player < other.player ? -1 : 1)),
  ),
  tournaments: draft.tournaments.map(({ id, edition, system, counts }) => ({ id, edition, system, counts })),
});

/** Every number and flag of the list is what its derivation says. */
function explained(draft: DraftList, ids: Iterable<string>): void {
  for (const id of ids) {
    const entry = draft.entries.get(id);
    expect([id, draft.explain(id).value]).toEqual([id, entry?.rating ?? null]);
    if (entry === undefined) continue;
    const { K, activity, inTheList, titled } = draft.explainEntry(id);
    expect([id, K?.value ?? null]).toEqual([id, entry.k]);
    if (activity) expect([id, activity.value]).toEqual([id, entry.activity]);
    expect(entry.shown).toBe(inTheList.value && entry.activity !== "gone");
    expect(entry.titledUnrated).toBe(titled.value === "list of titled players");
  }
}

describe("three lists of the sample federation across a change of edition", () => {
  const size = { players: 300, tournaments: 30, months: 3, seed: 7, busy: false };
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

const SYSTEMS: readonly System[] = ["swiss", "team", "round-robin", "double-round-robin", "match"];
const IDS = ["A", "B", "C", "D", "E", "F", "U", "V", "W"];

/** Small periods in which few players play much: late reports, unrated and delisted players, every system. */
const periods = fc.record({
  /** Only rapid and blitz leave out games of too wide a difference. */
  fast: fc.boolean(),
  list: fc.constantFrom(
    "2010-03-01",
    "2012-03-01",
    "2014-08-01",
    "2017-08-01",
    "2021-01-01",
    "2023-05-01",
    "2024-03-01",
    "2025-11-01",
  ),
  ratings: fc.array(fc.constantFrom(1000, 1200, 1201, 1400, 1410, 1800, 2000, 2200, 2399, 2700), {
    minLength: 6,
    maxLength: 6,
  }),
  meanwhile: fc.boolean(),
  delisted: fc.boolean(),
  tournaments: fc.array(
    fc.record({
      system: fc.constantFrom(...SYSTEMS),
      daysBefore: fc.integer({ min: 3, max: 100 }),
      scheduled: fc.constantFrom(null, 2, 6),
      waiver: fc.boolean(),
      stageOf: fc.constantFrom(null, null, "S"),
      /** A round robin of the players from here on, every game played; null: games as they come. */
      everybodyFrom: fc.constantFrom(null, 0, 3, 4, 6),
      decided: fc.constantFrom(null, null, true, false),
      rulings: fc.constantFrom([], [], [], [given("rate of play", false, ENTERED)]),
      /** Nothing is said of single games. */
      plain: fc.boolean(),
      games: fc.array(
        fc.record({
          white: fc.nat(8),
          step: fc.integer({ min: 1, max: 8 }),
          score: fc.constantFrom(0, 0.5, 1, null),
          decided: fc.oneof({ weight: 12, arbitrary: fc.constantFrom(null, true) }, fc.constant(false)),
          against: fc.oneof({ weight: 12, arbitrary: fc.constant(false) }, fc.constant(true)),
        }),
        { minLength: 1, maxLength: 30, size: "max" },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

type Sample = typeof periods extends fc.Arbitrary<infer T> ? T : never;

function officeOf({ fast, list, ratings, meanwhile, delisted }: Sample) {
  const kind = fast && list >= "2017-08-01" ? "rapid" : "standard";
  const months = list < "2012-07-01" ? 2 : 1;
  const date = (back: number): IsoDate => addMonths(day(list), -back * months);
  const at = (back: number) =>
    IDS.slice(0, 6).map((id, index) =>
      listed(id, ratings[index]! + (back === 1 ? index : 0), date(back), { gamesSoFar: index * 7 }),
    );
  const now = at(1);
  if (meanwhile) now.push(listed("U", 1500, date(1), { gamesSoFar: 40 }));
  if (delisted) now[5] = listed("F", null, date(1), { delistedOn: date(1), highest: ratings[5]! });
  return testOffice({ kind, lists: { [date(3)]: at(3), [date(2)]: at(2), [date(1)]: now } });
}

const decision = (about: "tournament" | "game", counts: boolean | null) =>
  counts === null ? null : officeDecision(about, { counts, article: null, reason: "heard", entry: 7 });

type SampleTournamentOf = Sample["tournaments"][number];

/** Everybody against everybody from a place on, with the scores and rulings of the games as they come. */
const roundRobin = (from: number, games: SampleTournamentOf["games"]): SampleTournamentOf["games"] =>
  IDS.slice(from)
    .flatMap((_, one) => IDS.slice(from + one + 1).map((_, step) => ({ white: from + one, step: step + 1 })))
    .map((pairing, index) => {
      const game = games[index % games.length]!;
      return { ...game, ...pairing, score: game.score ?? 0 };
    });

function gamesOf({ system, games, everybodyFrom }: SampleTournamentOf): SampleTournamentOf["games"] {
  if (system === "match") return games.map((game) => ({ ...game, white: game.white % 2, step: 1 }));
  return system === "round-robin" && everybodyFrom !== null ? roundRobin(everybodyFrom, games) : games;
}

/** Games on which nobody ruled singly may come in columns too. */
const playedIn = ({ list, tournaments }: Sample, inColumns = false): readonly Played[] =>
  tournaments.map((tournament, index) => {
    const { system, daysBefore, scheduled, waiver, stageOf, decided, rulings, plain } = tournament;
    const games = gamesOf(tournament);
    const count = system === "match" ? 2 : IDS.length;
    return {
      id: `T${index}`,
      start: new Date(Date.parse(list) - daysBefore * 86_400_000).toISOString().slice(0, 10),
      system,
      games: games.map(({ white, step, score }) => [IDS[white]!, IDS[(white + step) % count]!, score] as const),
      inColumns: inColumns && plain,
      onGame: (game) => {
        if (plain) return {};
        const counts = decision("game", games[game]!.decided);
        const against = given("game counts", false, ENTERED);
        return { ...(counts ? { decided: counts } : {}), ...(games[game]!.against ? { against } : {}) };
      },
      more: { scheduled, waiver, stageOf, rulings, decided: decision("tournament", decided) },
    };
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
      { numRuns: 60 },
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
      { numRuns: 50 },
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
