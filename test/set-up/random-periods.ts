import fc from "fast-check";
import { expect } from "vitest";
import { given } from "../../src/calculation/derived.ts";
import { ENTERED } from "../../src/domain/codes/source.ts";
import { addMonths, day, type IsoDate } from "../../src/domain/dates.ts";
import type { System } from "../../src/domain/tournament.ts";
import { officeDecision } from "../../src/rating/office-decision.ts";
import type { DraftList } from "../../src/rating/period/draft.ts";
import { listed, type Played, testOffice } from "./periods.ts";

/** Everything of a draft that is data. Cards come in no particular order within a tournament. */
export const dataOf = (draft: DraftList) => ({
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
export function explained(draft: DraftList, ids: Iterable<string>): void {
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

const SYSTEMS: readonly System[] = ["swiss", "team", "round-robin", "double-round-robin", "match"];
export const IDS = ["A", "B", "C", "D", "E", "F", "U", "V", "W"];

/** Small periods in which few players play much: late reports, unrated and delisted players, every system. */
export const periods = fc.record({
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

export function officeOf({ fast, list, ratings, meanwhile, delisted }: Sample) {
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
export const playedIn = ({ list, tournaments }: Sample, inColumns = false): readonly Played[] =>
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
