import { describe, expect, test } from "vitest";
import { against, listed, testOffice } from "../../../../test/set-up/periods.ts";
import { day, readBirth } from "../../../domain/dates.ts";
import type { DraftList } from "../draft.ts";
import type { ListedPlayer } from "./listed-player.ts";

function sound(draft: DraftList): DraftList {
  for (const [id, { rating }] of draft.entries) expect([id, draft.explain(id).value]).toEqual([id, rating]);
  expect(draft.balance.rest).toBe(0);
  return draft;
}

/** A list with a player of a rating who then draws with an equal and is corrected to another rating. */
function fallenTo(rating: number, before: string, list: string): DraftList {
  const office = testOffice({ lists: { [before]: [listed("A", 1500, before), listed("B", 1500, before)] } });
  const corrections = [{ player: "A", points: rating - 1500, reason: "test" }];
  return sound(office.close(list, [], { corrections }));
}

describe("floor and delisting", () => {
  test.each([
    ["2012-03-01", "2012-05-01", 1200, "delisted"],
    ["2012-07-01", "2012-08-01", 1000, "delisted"],
    ["2024-02-01", "2024-02-15", 1000, "delisted"],
    ["2024-03-01", "2024-04-01", 1400, "unrated"],
  ])("the list after %s, %s, has a floor of %i; below it a player is %s", (before, list, floor, status) => {
    const at = fallenTo(floor, before, list).entries.get("A");
    expect(at).toMatchObject({ status: "rated", rating: floor, delistedOn: null });
    const below = fallenTo(floor - 1, before, list);
    expect(below.entries.get("A")).toMatchObject({ status, rating: null, k: null, gamesSoFar: 0, delistedOn: list });
    expect(below.review.delisted.map(({ id }) => id)).toEqual(["A"]);
    expect(below.balance.floor).toBe(-100 * (floor - 1));
  });

  test("the floor is that of the list's own date: 1000 on the list of July 2012, made under the text before", () => {
    expect(fallenTo(1000, "2012-05-01", "2012-07-01").entries.get("A")?.rating).toBe(1000);
    expect(fallenTo(999, "2012-05-01", "2012-07-01").entries.get("A")?.status).toBe("delisted");
  });

  test("begun before: opponents meet the old rating, the own change lapses; begun after: unrated, with an empty pool", () => {
    const office = testOffice({
      lists: { "2012-01-01": [listed("A", 1201, "2012-01-01", { highest: 2400 }), listed("B", 1201, "2012-01-01")] },
    });
    const fall = [{ player: "A", points: -2, reason: "test" }];
    const delisted = sound(office.close("2012-03-01", [], { corrections: fall }));
    expect(delisted.entries.get("A")).toMatchObject({ status: "delisted", delistedOn: "2012-03-01", highest: 2400 });
    const draft = sound(
      office.close("2012-05-01", [
        { id: "before", start: "2012-02-20", games: against("A", ["B", 0]) },
        { id: "after", start: "2012-03-20", games: against("A", ["B", 1]) },
      ]),
    );
    expect(draft.entries.get("A")).toMatchObject({ status: "unrated", rating: null, games: 0 });
    expect(draft.entries.get("B")).toMatchObject({ rating: 1209, games: 1 }); // +7.5, and only the first counts
    expect(draft.cardsOf("before").map(({ player }) => player)).toEqual(["B"]);
    expect(draft.pools.get("A")).toMatchObject({ openedBy: null, tournaments: [{ id: "after", opening: true }] });
    expect(draft.review.unusual).toMatchObject([
      { player: "A", tournament: "before", clause: { code: "change-lapses" } },
    ]);
  });

  test("who comes back is new: 30 games from then, and ever 2400 stays", () => {
    const opponents = ["B", "C", "D", "E", "F"].map((id) => listed(id, 1500, "2018-01-01"));
    const gone = (highest: number): ListedPlayer =>
      listed("A", null, "2017-05-01", { highest, delistedOn: day("2017-06-01"), gamesSoFar: 0 });
    const back = (highest: number) =>
      testOffice({ lists: { "2018-01-01": [...opponents, gone(highest)] } })
        .close("2018-02-01", [
          { start: "2018-01-05", games: against("A", ...opponents.map(({ id }) => [id, 0.5] as const)) },
        ])
        .entries.get("A");
    expect(back(1400)).toMatchObject({ status: "rated", rating: 1500, gamesSoFar: 5, k: 40, highest: 1500 });
    expect(back(2400)).toMatchObject({ rating: 1500, k: 10, highest: 2400 });
  });
});

describe("inactivity", () => {
  const last = (date: string): ListedPlayer => listed("A", 2000, date, { lastCounted: day(date) });
  const on = (lastCounted: string, before: string, list: string) => {
    const office = testOffice({ lists: { [before]: [last(lastCounted), listed("B", 2000, before)] } });
    const entry = office.close(list, []).entries.get("A");
    return [entry?.activity, entry?.shown];
  };

  test("2011: flagged after twelve months, gone after two years more", () => {
    expect(on("2011-03-01", "2011-11-01", "2012-01-01")).toEqual(["active", true]);
    expect(on("2011-03-01", "2012-01-01", "2012-03-01")).toEqual(["inactive", true]);
    expect(on("2011-03-01", "2014-01-01", "2014-02-01")).toEqual(["inactive", true]);
    expect(on("2011-03-01", "2014-02-01", "2014-03-01")).toEqual(["gone", false]);
  });

  test("from the list of November 2020 after 24 months: who was flagged in October is active again", () => {
    expect(on("2019-10-01", "2020-09-01", "2020-10-01")).toEqual(["inactive", true]);
    expect(on("2019-10-01", "2020-10-01", "2020-11-01")).toEqual(["active", true]);
    expect(on("2018-11-01", "2020-10-01", "2020-11-01")).toEqual(["inactive", true]);
    expect(on("2012-11-01", "2020-10-01", "2020-11-01")).toEqual(["inactive", true]);
  });

  test("a gone player is rated at the last published rating, and one game makes active", () => {
    const office = testOffice({ lists: { "2014-03-01": [last("2011-01-01"), listed("B", 2000, "2014-03-01")] } });
    const draft = sound(office.close("2014-04-01", [{ start: "2014-03-10", games: against("A", ["B", 1]) }]));
    expect(draft.entries.get("A")).toMatchObject({ rating: 2008, activity: "active", lastCounted: "2014-04-01" });
  });

  test("where the last games are not on record the flag stays until the next game", () => {
    const unknown = listed("A", 2000, "2025-01-01", { lastCounted: null, activity: "inactive" });
    const office = testOffice({ lists: { "2025-01-01": [unknown, listed("B", 2000, "2025-01-01")] } });
    expect(office.close("2025-02-01", []).entries.get("A")?.activity).toBe("inactive");
    const played = office.close("2025-03-01", [{ start: "2025-02-10", games: against("A", ["B", 0.5]) }]);
    expect(played.entries.get("A")).toMatchObject({ activity: "active", lastCounted: "2025-03-01" });
  });
});

test("where the games before the first list are not known, K is the one printed last, and is said to be so", () => {
  const facts = { k: 40, gamesSoFar: 2, factsComplete: false };
  const office = testOffice({
    lists: { "2024-12-01": [listed("A", 2100, "2024-12-01", facts)] },
    persons: { A: { birth: readBirth("2006") ?? null } },
  });
  const { K } = office.close("2025-01-01", []).explainEntry("A");
  // By the games on record the player would be new, which gives 40 too; but nobody knows whether that is so.
  expect(K).toMatchObject({ value: 40, basis: { clause: { code: "K-printed" } } });
});

describe("what is shown", () => {
  test("13 decides what is shown, not what is rated", () => {
    const ids = ["A", "excluded", "suspended", "stateless", "dispensed"];
    const office = testOffice({
      lists: { "2018-01-01": ids.map((id) => listed(id, 2000, "2018-01-01")) },
      persons: {
        excluded: { excluded: true },
        suspended: { federation: "NOR" },
        stateless: { federation: null },
        dispensed: { federation: null, dispensation: true },
      },
    });
    const federations = new Map([
      ["SWE", { member: true, suspended: false }],
      ["NOR", { member: true, suspended: true }],
    ]);
    const games = against("A", ...ids.slice(1).map((id) => [id, 1] as const));
    const draft = sound(office.close("2018-02-01", [{ start: "2018-01-05", games }], { federations }));
    expect(ids.map((id) => draft.entries.get(id)?.shown)).toEqual([true, false, false, false, true]);
    expect(ids.map((id) => draft.entries.get(id)?.rating)).toEqual([2040, 1990, 1990, 1990, 1990]);
  });

  test("the titled without a rating have a list of their own", () => {
    const office = testOffice({
      lists: {
        "2018-01-01": [
          listed("A", null, "2018-01-01"),
          listed("B", null, "2018-01-01"),
          listed("C", 2300, "2018-01-01"),
        ],
      },
      persons: { A: { titled: true }, C: { titled: true } },
    });
    const draft = office.close("2018-02-01", []);
    expect(["A", "B", "C"].map((id) => draft.entries.get(id)?.titledUnrated)).toEqual([true, false, false]);
    expect(draft.explainEntry("A").titled.value).toBe("list of titled players");
  });

  test("a record that leaves by decision takes its points along", () => {
    const office = testOffice({
      lists: { "2018-01-01": [listed("A", 2000, "2018-01-01"), listed("B", 1900, "2018-01-01")] },
    });
    const draft = sound(office.close("2018-02-01", [], { leavers: [{ player: "B", reason: "merged into A" }] }));
    expect([...draft.entries.keys()]).toEqual(["A"]);
    expect(draft.balance).toMatchObject({ before: 390_000, after: 200_000, leavers: -190_000 });
    expect(draft.review.leavers).toMatchObject([{ player: "B", clause: { code: "left-by-decision" } }]);
  });
});

describe("one-time changes", () => {
  test("March 2024: the rating after the changes of the period is raised, and the floor is its image", () => {
    const before = "2024-02-01";
    const office = testOffice({
      lists: {
        [before]: [
          listed("A", 1600, before),
          listed("B", 1600, before),
          listed("C", 2100, before),
          listed("D", 1000, before),
          listed("E", 1010, before),
        ],
      },
    });
    const corrections = [{ player: "E", points: -11, reason: "test" }];
    const draft = sound(
      office.close("2024-03-01", [{ start: "2024-02-10", games: against("A", ["B", 1]) }], { corrections }),
    );
    expect(["A", "B", "C", "D"].map((id) => draft.entries.get(id)?.rating)).toEqual([1766, 1754, 2100, 1400]);
    expect(draft.entries.get("E")?.status).toBe("unrated"); // 999 gives 1399
    expect(draft.entries.get("A")?.highest).toBe(1766);
    expect(draft.balance.oneTimeChanges).toBe(100 * (156 + 164 + 400 + 400));
  });

  test("March 2024: first ratings are raised too, and what was pooled before is cancelled on the next list", () => {
    const before = "2024-02-01";
    const ids = ["A", "B", "C", "D", "E"];
    const office = testOffice({ lists: { [before]: ids.map((id) => listed(id, 1300, before)) } });
    const drawn = (player: string, opponents: readonly string[]) =>
      against(player, ...opponents.map((id) => [id, 0.5] as const));
    const draft = sound(
      office.close("2024-03-01", [
        { start: "2024-02-10", games: [...drawn("X", ids), ...drawn("Y", ids.slice(0, 4))] },
      ]),
    );
    expect(draft.entries.get("X")).toMatchObject({ rating: 1580, highest: 1580 });
    expect(draft.balance).toMatchObject({ entrants: 130_000, oneTimeChanges: 28_000 * 6 });
    expect(office.pools().get("Y")?.tournaments.length).toBe(1);
    expect(office.close("2024-04-01", []).pools.get("Y")?.tournaments).toEqual([]);
  });

  test("October 2022: rapid ratings far below the standard rating of that date are lifted; the standard list is not", () => {
    const before = "2022-09-01";
    const players = [listed("A", 1500, before), listed("B", 1500, before), listed("C", 1500, before)];
    const standard = (id: string) => ({ A: 1601, B: 1600 })[id] ?? null;
    const rapid = testOffice({ kind: "rapid", lists: { [before]: players }, standard });
    const draft = sound(rapid.close("2022-10-01", []));
    expect(["A", "B", "C"].map((id) => draft.entries.get(id)?.rating)).toEqual([1501, 1500, 1500]);
    const list = testOffice({ lists: { [before]: players } });
    expect(list.close("2022-10-01", []).entries.get("A")?.rating).toBe(1500);
  });
});

describe("rapid and blitz", () => {
  test.each(["derivation", "kernel"] as const)("2024: a standard rating stands in, by %s", (path) => {
    const before = "2025-01-01";
    const standard = (id: string) => ({ A: 2000, B: 1900 })[id] ?? null;
    const office = testOffice({ kind: "rapid", lists: { [before]: [listed("B", 2000, before)] }, standard });
    const draft = sound(office.close("2025-02-01", [{ start: "2025-01-10", games: against("A", ["B", 1]) }], { path }));
    expect(draft.entries.get("A")).toMatchObject({ rating: 2020, games: 1, gamesSoFar: 1, change: null });
    expect(draft.balance).toMatchObject({ entrants: 200_000, rest: 0 });
    expect(draft.review.entrants.map(({ id }) => id)).toEqual(["A"]);
  });

  test.each(["derivation", "kernel"] as const)("2024: without a counted game it brings nobody on, by %s", (path) => {
    const before = "2025-01-01";
    const standard = (id: string) => ({ A: 2000, B: 1900, C: 1800 })[id] ?? null;
    const lists = { [before]: [listed("B", 2000, before), listed("C", null, before, { highest: 1700, k: null })] };
    const office = testOffice({ kind: "rapid", lists, standard });
    const games = [
      ["A", "B", null],
      ["B", "C", null],
    ] as const;
    const corrections = [{ player: "A", points: 5, reason: "a slip" }];
    const draft = sound(office.close("2025-02-01", [{ start: "2025-01-10", games }], { path, corrections }));
    expect(draft.entries.has("A")).toBe(false);
    expect(draft.entries.get("C")).toMatchObject({ rating: null, status: "unrated", games: 0, highest: 1700 });
    expect(draft.balance).toMatchObject({ entrants: 0, corrections: 0, rest: 0 });
    expect([draft.explain("A").value, draft.explain("C").value]).toEqual([null, null]);
    expect(draft.review.unusual.map(({ player, clause }) => [player, clause.code])).toContainEqual([
      "A",
      "correction-without-rating",
    ]);
  });
});

describe("facts that are not all on record", () => {
  const before = "2025-01-01";
  /** K of the next list for a player of whom only these games, this rating and the K printed last are known. */
  const next = (k: number, rating: number, gamesSoFar: number, games: number) => {
    const office = testOffice({
      lists: {
        [before]: [listed("A", rating, before, { k, gamesSoFar, factsComplete: false }), listed("B", rating, before)],
      },
    });
    const drawn = Array.from({ length: games }, () => ["B", 0.5] as const);
    const draft = sound(office.close("2025-02-01", [{ start: "2025-01-10", games: against("A", ...drawn) }]));
    return [draft.cardsOf("T1").find(({ player }) => player === "A")?.kPrinted, draft.entries.get("A")?.k];
  };

  test("K is what every possibility gives that also gives the K printed last", () => {
    expect(next(20, 1800, 0, 3)).toEqual([20, 20]); // must have had 30 games
    expect(next(10, 2350, 0, 3)).toEqual([10, 10]); // must have reached 2400
    expect(next(40, 1800, 27, 2)).toEqual([40, 40]); // is new
    expect(next(40, 1800, 27, 3)).toEqual([40, 20]); // and now is not
    expect(next(20, 2399, 40, 3)).toEqual([20, 20]);
    expect(next(15, 1800, 0, 3)).toEqual([20, 20]); // no clause gives 15: 30 games are assumed (C12)
  });
});

test("C12: whoever returns after falling below the floor is new, whatever imported lists printed", () => {
  const before = "2025-11-01";
  const gone = { delistedOn: day("2025-09-01"), gamesSoFar: 0, highest: 1420, factsComplete: false };
  const opponents = ["B", "C", "D", "E", "F"];
  const lists = { [before]: [listed("A", null, before, gone), ...opponents.map((id) => listed(id, 1600, before))] };
  const games = against("A", ...opponents.map((id) => [id, 0.5] as const));
  const closeWith = (k: number) => {
    const facts = (id: string) => (id === "A" ? { gamesSoFar: 0, highest: 1420, k } : null);
    const imported = [{ date: day("2025-07-01"), facts }];
    return testOffice({ lists }).close("2025-12-01", [{ start: "2025-11-05", games }], { imported });
  };
  expect(closeWith(20).entries.get("A")).toMatchObject({ gamesSoFar: 5, k: 40 });
  expect(closeWith(10).entries.get("A")?.k).toBe(10); // A rating of 2400 that was once reached stays.
});

test("C12: games stated of the time before do not count after a delisting, a rating stated does", () => {
  const before = "2025-11-01";
  const gone = { delistedOn: day("2025-09-01"), gamesSoFar: 0, highest: 1420 };
  const opponents = ["B", "C", "D", "E", "F"];
  const games = against("A", ...opponents.map((id) => [id, 0.5] as const));
  const closeWith = (factsComplete: boolean, highest: number | null) => {
    const returned = listed("A", null, before, { ...gone, factsComplete });
    const lists = { [before]: [returned, ...opponents.map((id) => listed(id, 1600, before))] };
    const stated = new Map([["A", { gamesBefore: 200, highest }]]);
    return testOffice({ lists })
      .close("2025-12-01", [{ start: "2025-11-05", games }], { stated })
      .entries.get("A")?.k;
  };
  expect([closeWith(false, null), closeWith(true, null), closeWith(false, 1420)]).toEqual([40, 40, 40]);
  expect(closeWith(false, 2405)).toBe(10);
});
