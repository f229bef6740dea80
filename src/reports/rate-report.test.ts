import { describe, expect, test } from "vitest";
import { day } from "../domain/dates.ts";
import type { ListEntry } from "../domain/list-entry.ts";
import type { ReportedPlayer, ResultCode, TournamentReport } from "../domain/report.ts";
import { type RateRequest, rateReport } from "./rate-report.ts";
import { systemOf } from "./system.ts";

/** A report by its crosstable: for each player name, rating, and result by round as "opponent colour result". */
function report(
  rows: readonly (readonly [name: string, rating: number | null, results: string])[],
  more: Partial<TournamentReport> = {},
): TournamentReport {
  const players = rows.map(
    ([name, rating, results], place): ReportedPlayer => ({
      startNumber: place + 1,
      name,
      sex: null,
      title: null,
      rating,
      federation: null,
      id: String(1_000_001 + place),
      nationalId: null,
      nationalRating: null,
      birth: null,
      points: null,
      rank: null,
      line: place + 1,
      results: results.split(/\s+/).map((cell, index) => {
        const [, opponent, colour, result] = cell.match(/^(\d+)([wb])([10=+\-WDLHFUZ])$/) ?? [];
        return {
          round: index + 1,
          opponent: opponent === undefined || opponent === "0" ? null : Number(opponent),
          colour: colour === "w" ? "white" : "black",
          result: (result ?? "Z") as ResultCode,
          line: place + 1,
          columns: [92 + index * 10, 99 + index * 10],
        };
      }),
    }),
  );
  return {
    name: "Sample",
    city: null,
    federation: null,
    start: day("2025-11-03"),
    end: day("2025-11-05"),
    type: null,
    typeCode: null,
    chiefArbiter: null,
    deputyArbiters: [],
    rateOfPlay: "90 min + 30 sec",
    rateOfPlayCode: null,
    rounds: Math.max(...players.map(({ results }) => results.length)),
    roundDates: [],
    players,
    teams: [],
    ...more,
  };
}

const SWISS = report([
  ["A", 2000, "2w1 3b= 4w1 0wH"],
  ["B", 1900, "1b0 4w1 3b+ 4b="],
  ["C", null, "4b1 1w= 2w- 0wU"],
  ["D", 1800, "3w0 2b0 1b0 2w="],
]);

const ask = (request: Partial<RateRequest>) =>
  rateReport({
    report: SWISS,
    edition: null,
    on: null,
    kind: null,
    system: null,
    scheduled: null,
    k: null,
    list: null,
    listName: "x",
    ...request,
  });

describe("a report is rated", () => {
  test("edition by start date, games against unrated and forfeits left out, K assumed", () => {
    const { edition, system, players } = ask({});
    expect([edition.id, system]).toEqual(["fide-standard-2025-10", "swiss"]);
    expect(players.map(({ kBasis }) => kBasis)).toEqual(["assumed", "assumed", null, "assumed"]);
    expect(players[0]!.games.map(({ counts }) => counts.value)).toEqual([true, false, true]);
    expect(players[1]!.games.map(({ round, counts }) => [round, counts.value])).toEqual([
      [1, true],
      [2, true],
      [3, false],
      [4, true],
    ]);
    expect(players[0]!.change?.value).toBe((36 + 24) * 20);
    expect(players[0]!.Rn?.value).toBe(2012);
    expect(players[2]!.first?.rating?.rating.value).toBeGreaterThan(1800);
  });

  test("B9: a league, and what was approved to last longer, may take more than 90 days", () => {
    const long = report(
      [
        ["A", 2000, "2w1"],
        ["B", 1900, "1b0"],
      ],
      { start: day("2018-01-01"), end: day("2018-06-30") },
    );
    const counts = (more: Partial<RateRequest>) => ask({ report: long, ...more }).tournament.counts.value;
    expect([counts({}), counts({ league: true }), counts({ approvedLonger: true })]).toEqual([false, true, true]);
  });

  test("one K for all; the sum of changes is what both sides see", () => {
    const { players } = ask({ k: 10 });
    expect(players.map(({ K }) => K?.value ?? null)).toEqual([10, 10, null, 10]);
    expect(players.reduce((sum, { change }) => sum + (change?.value ?? 0), 0)).toBe(0);
  });

  test("ratings and K of the list win over the report, and every difference is said", () => {
    const entry = (id: string, rating: number | null, k: number | null): ListEntry => ({
      id,
      name: id,
      federation: null,
      sex: null,
      title: null,
      womenTitle: null,
      otherTitles: [],
      arenaTitle: null,
      standings: { standard: { rating, games: 0, k } },
      birth: null,
      inactive: false,
    });
    const entries = [entry("1000001", 2010, 40), entry("1000002", 1900, 20), entry("1000003", null, null)];
    const { players, issues } = ask({ list: new Map(entries.map((each) => [each.id, each])), listName: "2025-11" });
    expect(players.map(({ entrant, kBasis }) => [entrant.rating?.value ?? null, kBasis])).toEqual([
      [2010, "list"],
      [1900, "list"],
      [null, null],
      [1800, "assumed"],
    ]);
    expect(issues.map(({ code, line, found }) => [code, line, found])).toEqual([
      ["rating-not-of-list", 1, "2000"],
      ["not-on-list", 4, "1000004"],
    ]);
  });

  test("a rating that cannot be read is unknown, not none: the games against that player do not count", () => {
    const [first, ...others] = SWISS.players;
    const unread = { ...SWISS, players: [{ ...first!, rating: null, ratingUnread: true as const }, ...others] };
    const { players, issues } = ask({ report: unread });
    expect(issues.map(({ code, line }) => [code, line])).toEqual([["rating-unknown", 1]]);
    expect(players[0]!.first?.rating).toBeNull();
    expect(players[1]!.games[0]!.counts).toMatchObject({ value: false, basis: { clause: { code: "rating-unknown" } } });
  });

  test("without a start date an edition or a date is asked for", () => {
    const undated = report(
      [
        ["A", 2000, "2w1"],
        ["B", 1900, "1b0"],
      ],
      { start: null },
    );
    expect(() => ask({ report: undated })).toThrow(/start-missing/);
    expect(ask({ report: undated, on: day("2012-01-05") }).edition.id).toBe("fide-standard-2011-07");
  });

  test("the rate of play chooses the list, and a game too fast for its players does not count", () => {
    const at = (rateOfPlay: string) => ask({ report: { ...SWISS, rateOfPlay } });
    expect(at("10 min + 5 sec").kind).toBe("rapid");
    expect(at("3 min + 2 sec").kind).toBe("blitz");
    const slow = at("60 min + 30 sec");
    expect([slow.kind, slow.players[0]!.games[0]!.counts.value]).toEqual(["standard", true]);
    const fast = at("60 min + 10 sec");
    expect([fast.kind, fast.players[0]!.games[0]!.counts.value]).toEqual(["standard", false]);
    expect(at("classical").issues.map(({ code }) => code)).toEqual(["rate-of-play-unread"]);
    const coded = (rateOfPlayCode: string) =>
      ask({ report: { ...SWISS, rateOfPlayCode } }).issues.map(({ code }) => code);
    expect([coded("5400+30"), coded("900+10")]).toEqual([[], ["rate-of-play-contradicts"]]);
    expect(ask({ report: { ...SWISS, rateOfPlay: null } }).issues.map(({ code }) => code)).toEqual([
      "rate-of-play-missing",
    ]);
  });

  test("each player must have the time: what White has is not enough", () => {
    const unequal = ask({ report: { ...SWISS, rateOfPlay: null, rateOfPlayCode: "W5400+30-B600" } });
    expect(unequal.players[0]!.games[0]!.counts.value).toBe(false);
  });

  test("under older editions a tournament that is too fast or too long does not count at all", () => {
    const on = day("2012-01-05");
    const fast = ask({ report: { ...SWISS, start: on, end: day("2012-01-07"), rateOfPlay: "60 min" } });
    expect(fast.tournament.against.map(({ basis }) => basis.kind === "clause" && basis.cited.rule)).toEqual([
      "rateOfPlay",
    ]);
    const long = ask({ report: { ...SWISS, start: on, end: day("2012-06-05") } });
    expect(long.tournament.counts.value).toBe(false);
  });
});

describe("first control and day of play", () => {
  test("A3: a first control at another number of moves is noted", () => {
    const on = day("2018-01-05");
    const codes = (rateOfPlay: string) =>
      ask({ report: { ...SWISS, start: on, rateOfPlay } }).issues.map(({ code }) => code);
    expect(codes("36 moves in 90 min, 30 min, 30 sec per move")).toEqual(["first-control-noted"]);
    expect(codes("40 moves in 90 min, 30 min, 30 sec per move")).toEqual([]);
    expect(codes("90 min + 30 sec per move")).toEqual([]);
  });

  test("A5: more hours in a day than allowed, by the dates of the rounds or because they cannot fit", () => {
    const [on, next] = [day("2018-01-05"), day("2018-01-06")];
    const four = report([
      ["A", 2000, "2w1 3b1 2b1 3w1"],
      ["B", 1900, "1b0 0wZ 1w0 0wZ"],
      ["C", 1800, "0wZ 1w0 0wZ 1b0"],
    ]);
    const terms = (end: typeof on, roundDates: readonly (typeof on | null)[]) =>
      ask({ report: { ...four, start: on, end, roundDates }, system: "swiss" }).tournament.against.map(
        ({ term }) => term,
      );
    expect(terms(next, [on, on, on, on])).toEqual(["day of play"]);
    expect(terms(next, [on, on, next, next])).toEqual([]);
    expect(terms(on, [])).toEqual(["day of play"]);
    expect(terms(next, [])).toEqual([]);
  });
});

describe("systems", () => {
  const TABLE = report([
    ["A", 2000, "2w1 3b1 4w1"],
    ["B", 1900, "1b0 4w1 3b1"],
    ["C", 1800, "4b1 1w0 2w0"],
    ["D", 1700, "3w0 2b0 1b0"],
  ]);

  test.each([
    ["what the pairings show", TABLE, null, "round-robin"],
    ["a declared Swiss is believed", TABLE, "Swiss Dutch", "swiss"],
    ["a declared round robin that is none is not", SWISS, "Round Robin", "swiss"],
    ["in Swedish", TABLE, "Rundturnering", "round-robin"],
    ["teams", SWISS, "Team Swiss", "team"],
  ] as const)("%s", (_, own, type, system) => expect(systemOf({ ...own, type }).system).toBe(system));

  test("two players alone: a match; twice everybody: a double round robin", () => {
    expect(
      systemOf(
        report([
          ["A", 2000, "2w1 2b="],
          ["B", 1900, "1b0 1w="],
        ]),
      ).system,
    ).toBe("match");
    const twice = report([
      ["A", 2000, "2w1 3b1 2b1 3w1"],
      ["B", 1900, "1b0 0wZ 1w0 0wZ 3w1 3b1"],
      ["C", 1800, "0wZ 1w0 0wZ 1b0 2b0 2w0"],
    ]);
    expect(systemOf(twice).system).toBe("double-round-robin");
  });

  test("a declared system that the pairings contradict is an issue, unless it is overruled", () => {
    const wrong = { ...SWISS, typeCode: "FIDE_ROUNDROBIN" };
    expect(ask({ report: wrong }).issues.map(({ code, found }) => [code, found])).toEqual([
      ["system-not-as-declared", "FIDE_ROUNDROBIN"],
    ]);
    expect(ask({ report: wrong, system: "swiss" }).issues).toEqual([]);
  });
});
