import { describe, expect, test } from "vitest";
import { against, listed, type Played, testOffice } from "../../../../test/set-up/periods.ts";

const four = (list: string) => ["A", "B", "C", "D"].map((id, index) => listed(id, 1900 - 50 * index, list));
const stages = (...parts: readonly Played[]): Played[] =>
  parts.map((part, index) => ({ id: `Cup-${index + 1}`, ...part, more: { stageOf: "Cup" } }));
const apart = (...parts: readonly Played[]): Played[] =>
  parts.map((part, index) => ({ id: `Cup-${index + 1}`, ...part }));

describe.each(["derivation", "kernel"] as const)("stages of one tournament, by %s", (path) => {
  const preliminary: Played = { start: "2012-01-10", games: against("X", ["A", 0], ["B", 0.5]) };
  const final: Played = { start: "2012-01-20", games: against("X", ["A", 1], ["C", 0.5]) };
  const close = (tournaments: readonly Played[]) =>
    testOffice({ lists: { "2012-01-01": four("2012-01-01") } }).close("2012-03-01", tournaments, { path });

  test("points and rated opponents count together, each opponent once", () => {
    const alone = close(apart(preliminary, final)).pools.get("X")?.tournaments;
    expect(alone?.map(({ id, kept, ratedOpponents }) => [id, kept, ratedOpponents])).toEqual([
      ["Cup-1", false, 2],
      ["Cup-2", false, 2],
    ]);
    const draft = close(stages(preliminary, final));
    const one = { id: "Cup", start: "2012-01-10", end: "2012-01-20", n: 4, W: 200, ratedOpponents: 3 };
    expect(draft.pools.get("X")?.tournaments).toMatchObject([{ ...one, opening: true, kept: true }]);
    expect(draft.pools.get("X")?.tournaments[0]?.sum).toBe(1900 + 1850 + 1900 + 1800);
    expect(draft.pools.get("X")?.openedBy).toBe("2012-01-10 2012-01-20 Cup");
  });

  test("too few opponents or too low a rating in all stages together: nothing is kept", () => {
    const twice = stages(preliminary, { ...final, games: against("X", ["A", 1], ["B", 0.5]) });
    expect(close(twice).pools.get("X")?.tournaments).toMatchObject([{ ratedOpponents: 2, kept: false }]);
    const weak = ["A", "B", "C", "D"].map((id) => listed(id, 1210, "2012-01-01"));
    const office = testOffice({ lists: { "2012-01-01": weak } });
    const lost = against("X", ["A", 1], ["B", 0], ["C", 0], ["D", 0]);
    const low = stages({ start: "2012-01-10", games: lost }, { start: "2012-01-20", games: against("X", ["A", 0]) });
    expect(office.close("2012-03-01", low, { path }).pools.get("X")?.tournaments).toMatchObject([{ kept: false }]);
  });

  test("a first rating from stages is explained from their games", () => {
    const many = (score: number) => against("X", ["A", score], ["B", score], ["C", score], ["D", score], ["A", score]);
    const draft = close(stages({ start: "2012-01-10", games: many(0.5) }, { start: "2012-01-20", games: many(0.5) }));
    const rating = Math.round((1900 + 1850 + 1800 + 1750 + 1900) / 5);
    expect(draft.entries.get("X")).toMatchObject({ rating, gamesSoFar: 10 });
    expect(draft.explain("X").value).toBe(rating);
  });

  test("a result is disregarded by the points of all stages", () => {
    const ids = ["A", "B", "C", "D", "X"];
    const robin = ids.flatMap((white, place) =>
      ids.slice(place + 1).map((black) => [white, black, black === "X" ? 1 : 0.5] as [string, string, number]),
    );
    const first: Played = { start: "2012-01-10", system: "round-robin", games: robin }; // X loses all
    const second: Played = { start: "2012-01-20", games: against("X", ["A", 1], ["B", 1]) };
    const games = (tournaments: readonly Played[]) => close(tournaments).cardsOf("Cup-1")[0]?.n;
    expect([games(apart(first, second)), games(stages(first, second))]).toEqual([3, 4]);
    const draft = close(stages(first, second));
    expect(draft.tournaments.map(({ id, system }) => [id, system])).toEqual([
      ["Cup-1", "round-robin"],
      ["Cup-2", "swiss"],
    ]);
    expect(draft.pools.get("X")?.tournaments).toMatchObject([{ n: 6, W: 200, roundRobin: false, ru: null }]);
  });

  test("the list at the start of the whole gives the ratings of every stage", () => {
    const lists = {
      "2012-01-01": four("2012-01-01"),
      "2012-03-01": four("2012-03-01").map((each) => ({ ...each, rating: each.rating! + 30 })),
    };
    const played = [
      { start: "2012-02-20", games: against("A", ["B", 1]) },
      { start: "2012-03-05", games: against("A", ["C", 1]) },
    ];
    const final = (tournaments: readonly Played[]) =>
      testOffice({ lists }).close("2012-05-01", tournaments, { path }).cardsOf("Cup-2")[0]?.Ro;
    expect([final(apart(...played)), final(stages(...played))]).toEqual([1930, 1900]);
  });

  test("from 2017 each stage is a tournament of its own", () => {
    const list = "2018-01-01";
    const office = testOffice({ lists: { [list]: four(list) } });
    const parts = stages(
      { ...preliminary, start: "2018-01-10" },
      { start: "2018-01-20", games: against("X", ["A", 1], ["C", 0.5]) },
    );
    const draft = office.close("2018-02-01", parts, { path });
    expect(draft.pools.get("X")?.tournaments.map(({ id }) => id)).toEqual(["Cup-1", "Cup-2"]);
  });

  test("a stage that is not rated gives nothing to the whole", () => {
    const ids = ["A", "U", "V", "X"]; // one rated player is not enough for a round robin
    const robin = ids.flatMap((white, place) =>
      ids.slice(place + 1).map((black) => [white, black, 0.5] as [string, string, number]),
    );
    const draft = close(
      stages(
        { start: "2012-01-10", system: "round-robin", games: robin },
        { ...final, games: against("X", ["A", 1], ["B", 0], ["C", 1]) },
      ),
    );
    expect(draft.tournaments.map(({ counts }) => counts)).toEqual([false, true]);
    expect(draft.pools.get("X")?.tournaments).toMatchObject([{ id: "Cup", n: 3, W: 200, kept: true }]);
  });
});
