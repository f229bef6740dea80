import { describe, expect, test } from "vitest";
import { against, listed, type Played, testOffice } from "../../../../test/set-up/periods.ts";
import { day } from "../../../domain/dates.ts";
import type { DraftList } from "../draft.ts";
import type { PooledTournament } from "../types.ts";

function sound(draft: DraftList): DraftList {
  for (const [id, { rating }] of draft.entries) expect([id, draft.explain(id).value]).toEqual([id, rating]);
  expect(draft.balance.rest).toBe(0);
  return draft;
}

/** Rated opponents, each named by their rating, and how an unrated player scored against them. */
const RATINGS = [1250, 1300, 1350, 1400, 1450, 1500, 1550, 1600, 1700, 1800, 1900, 2000];
const field = (list: string) => RATINGS.map((rating) => listed(String(rating), rating, list));
const event = (id: string, start: string, ...games: readonly (readonly [number, number])[]): Played => ({
  id,
  start,
  games: against("X", ...games.map(([rating, score]) => [String(rating), score] as const)),
});

/** E1: 4 games, mean 1300, 1 point; E2: 3 games, mean 1450, 1½; E3: one game against 1600, 0. */
const E1 = (start: string) => event("E1", start, [1250, 1], [1350, 0], [1300, 0], [1300, 0]);
const E2 = (start: string) => event("E2", start, [1400, 0.5], [1450, 0.5], [1500, 0.5]);
const E3 = (start: string) => event("E3", start, [1600, 0]);

describe("which tournaments of an unrated player are kept, over several lists", () => {
  test("2011: E1 gives 1107, below the floor, and is dropped; E2 and E3 are kept and give 1401 so far", () => {
    const office = testOffice({ lists: { "2011-07-01": field("2011-07-01") } });
    office.close("2011-09-01", [E1("2011-07-10")]);
    expect(office.pools().get("X")).toMatchObject({ openedBy: null, tournaments: [{ id: "E1", kept: false }] });
    office.close("2011-11-01", [E2("2011-09-10")]);
    const draft = sound(office.close("2012-01-01", [E3("2011-11-10")]));
    expect(
      office
        .pools()
        .get("X")
        ?.tournaments.map(({ id, opening, kept }) => [id, opening, kept]),
    ).toEqual([
      ["E1", true, false],
      ["E2", true, true],
      ["E3", false, true],
    ]);
    expect(draft.entries.has("X")).toBe(false);
    const derivation = draft.explain("X");
    expect(derivation).toMatchObject({
      value: null,
      basis: { clause: { code: "rating-not-published" } },
      inputs: { rating: { value: 1401 }, published: { inputs: { enough: { value: false } } } },
    });
  });

  test("2017: all are kept, and 1253 is published on the third list", () => {
    const office = testOffice({ lists: { "2017-08-01": field("2017-08-01") } });
    office.close("2017-09-01", [E1("2017-08-10")]);
    expect(office.pools().get("X")?.tournaments).toMatchObject([{ id: "E1", kept: true, n: 4, sum: 5200, W: 100 }]);
    const second = office.close("2017-10-01", [E2("2017-09-10")]);
    // Seven games are enough now: 2½ of 7, mean 1364.29
    expect(second.entries.get("X")).toMatchObject({ status: "rated", games: 3, gamesSoFar: 7, k: 40 });
    const together = testOffice({ lists: { "2017-08-01": field("2017-08-01") } });
    const draft = sound(together.close("2017-09-01", [E3("2017-08-22"), E1("2017-08-02"), E2("2017-08-12")]));
    expect(draft.entries.get("X")).toMatchObject({ rating: 1253, games: 8, gamesSoFar: 8, highest: 1253 });
    expect(draft.pools.size).toBe(0);
    expect(draft.balance.entrants).toBe(125_300);
    expect(draft.review.entrants.map(({ id }) => id)).toEqual(["X"]);
  });

  test("2009: three rated opponents are needed in every Swiss, so E1 and E3 are dropped", () => {
    const office = testOffice({ lists: { "2010-01-01": field("2010-01-01") } });
    office.close("2010-03-01", [E1("2010-01-10"), E2("2010-01-20"), E3("2010-02-01")]);
    expect(
      office
        .pools()
        .get("X")
        ?.tournaments.map(({ kept }) => kept),
    ).toEqual([false, true, false]);
  });

  test("a first result of nothing is dropped, and the next tournament is a first one again", () => {
    const office = testOffice({ lists: { "2018-01-01": field("2018-01-01") } });
    const draft = office.close("2018-02-01", [
      event("nothing", "2018-01-05", [1500, 0], [1600, 0]),
      event("again", "2018-01-10", [1500, 0], [1600, 0], [1700, 0]),
    ]);
    expect(draft.pools.get("X")?.tournaments.map(({ opening, kept }) => [opening, kept])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(office.pools().get("X")?.openedBy).toBeNull();
  });

  test("a late report of an earlier tournament is a first one; what was kept stays kept", () => {
    const office = testOffice({ lists: { "2018-01-01": field("2018-01-01") } });
    office.close("2018-02-01", [event("later", "2018-01-20", [1500, 0.5], [1600, 0])]);
    office.close("2018-03-01", [event("earlier", "2018-01-10", [1500, 0], [1600, 0])]);
    expect(
      office
        .pools()
        .get("X")
        ?.tournaments.map(({ id, opening, kept }) => [id, opening, kept]),
    ).toEqual([
      ["earlier", true, false],
      ["later", true, true],
    ]);
  });
});

describe("pool, window and publication", () => {
  const five = [
    [1500, 0.5],
    [1600, 0.5],
    [1700, 0.5],
    [1800, 0.5],
    [1900, 0.5],
  ] as const;

  test("nine games to 2014, five from then; who has them already is published on the first list that asks for five", () => {
    const office = testOffice({ lists: { "2014-05-01": field("2014-05-01") } });
    office.close("2014-06-01", [event("five", "2014-05-10", ...five)]);
    expect(office.close("2014-07-01", []).entries.has("X")).toBe(false);
    expect(sound(office.close("2014-08-01", [])).entries.get("X")).toMatchObject({
      rating: 1700,
      games: 0,
      gamesSoFar: 5,
    });
  });

  test("seven games are enough for a member of IBCA, ICSC or IPCA, and in team championships", () => {
    const seven = [...five, [1500, 0.5], [1600, 0.5]] as const;
    const at = (affiliated: boolean, teamChampionship: boolean) =>
      testOffice({ lists: { "2012-01-01": field("2012-01-01") }, persons: { X: { affiliated } } })
        .close("2012-03-01", [{ ...event("T", "2012-01-10", ...seven), more: { teamChampionship } }])
        .entries.get("X")?.rating;
    expect([at(false, false), at(true, false), at(false, true)]).toEqual([undefined, 1657, 1657]);
  });

  test("26 months by periods: 10 January 2018 pools with what begins by 29 February 2020, not later", () => {
    const old: PooledTournament = {
      id: "old",
      start: day("2018-01-10"),
      end: day("2018-01-10"),
      edition: "fide-standard-2017-07",
      list: day("2018-02-01"),
      n: 3,
      sum: 4800,
      W: 150,
      ratedOpponents: 3,
      roundRobin: false,
      ru: null,
      teamChampionship: false,
      opening: true,
      kept: true,
    };
    const closed = (start: string) => {
      const office = testOffice({ lists: { "2020-02-01": field("2020-02-01"), "2020-03-01": field("2020-03-01") } });
      const pools = new Map([["X", { openedBy: "2018-01-10 2018-01-10 old", tournaments: [old] }]]);
      return office.close("2020-04-01", [event("new", start, [1700, 0.5], [1800, 0.5])], { pools });
    };
    expect(closed("2020-02-29").entries.get("X")).toMatchObject({ rating: 1660, gamesSoFar: 5, games: 2 });
    const late = closed("2020-03-01");
    expect(late.entries.has("X")).toBe(false);
    // What is too old drops out, and the opening rule is not repeated.
    expect(late.pools.get("X")).toMatchObject({ openedBy: "2018-01-10 2018-01-10 old", tournaments: [{ id: "new" }] });
  });

  test("below the floor of the list everything stays pooled and is tried again", () => {
    const office = testOffice({ lists: { "2012-03-01": field("2012-03-01") } });
    // 1½ of 9 against a mean of 1300: .17, and 1027, which is below the floor of May and not below that of July.
    const lost = Array.from({ length: 6 }, () => [1300, 0] as const);
    office.close("2012-05-01", [
      event("opening", "2012-03-05", [1250, 0.5], [1300, 0.5], [1350, 0.5]),
      event("lost", "2012-03-20", ...lost),
    ]);
    expect(office.pools().get("X")?.tournaments.length).toBe(2);
    const draft = sound(office.close("2012-07-01", []));
    expect(draft.entries.get("X")).toMatchObject({ status: "rated", rating: 1027 });
  });

  test("a round robin alone is published with its Ru(new)", () => {
    const players = ["A", "B", "C", "D"].map((id, index) => listed(id, 2300 - 100 * index, "2011-07-01"));
    const office = testOffice({ lists: { "2011-07-01": players } });
    const totals: Readonly<Record<string, number>> = { A: 7, B: 6, C: 4.5, D: 4, X: 5.5, Y: 3 };
    const draft = office.close("2011-09-01", [
      { id: "double", start: "2011-07-10", system: "double-round-robin", games: doubleRoundRobin(totals) },
    ]);
    expect(draft.entries.get("X")).toMatchObject({ rating: 2141, games: 10, gamesSoFar: 10 });
    expect(draft.entries.get("Y")).toMatchObject({ rating: 2002 });
    sound(draft);
  });
});

/** Results of a double round robin with given totals: surplus is moved from the first who has too much. */
function doubleRoundRobin(totals: Readonly<Record<string, number>>): (readonly [string, string, number])[] {
  const ids = Object.keys(totals);
  const games = ids.flatMap((white) =>
    ids.filter((black) => black !== white).map((black): [string, string, number] => [white, black, 0.5]),
  );
  const excess = new Map(ids.map((id) => [id, 5 - totals[id]!]));
  for (const game of games) {
    const [white, black] = game;
    const [own, other] = [excess.get(white)!, excess.get(black)!];
    if (own > 0 && other < 0) {
      game[2] = 0;
      excess.set(white, own - 0.5).set(black, other + 0.5);
    } else if (own < 0 && other > 0) {
      game[2] = 1;
      excess.set(white, own + 0.5).set(black, other - 0.5);
    }
  }
  return games;
}
