import { describe, expect, test } from "vitest";
import { against, listed, testOffice } from "../../../test/set-up/periods.ts";
import { FIDE_EDITIONS } from "../../regulations/register.ts";
import { first } from "../first/first.ts";
import { firstGiven } from "../first/first-given.ts";

/** Who enters a list: by which games, by which rating later tournaments go, and from when the player is active. */

const four = (list: string) => ["A", "B", "C", "D"].map((id, index) => listed(id, 1900 - 50 * index, list));

describe.each(["derivation", "kernel"] as const)("by %s", (path) => {
  /** X enters in March 2012 with 1800, stands at 1860 in May, and is rated in July for a tournament of February. */
  const entered = (dates: readonly [string, string, string, string], start: string) => {
    const [before, entry, next, rated] = dates;
    const x = (list: string, rating: number, gamesSoFar: number, k: number) =>
      listed("X", rating, list, { gamesSoFar, k, highest: rating });
    const office = testOffice({
      lists: {
        [before]: four(before),
        [entry]: [...four(entry), x(entry, 1800, 9, 30)],
        [next]: [...four(next), x(next, 1860, 35, 15)],
      },
    });
    const games = against("X", ["A", 1], ["B", 0.5]);
    return office.close(rated, [{ start, games }], { path });
  };

  test("A18: to 2017 the change goes by the first published rating, and K by the list that published it", () => {
    const draft = entered(["2012-01-01", "2012-03-01", "2012-05-01", "2012-07-01"], "2012-02-25");
    // 1800 v 1900 .36 and 1850 .43: +.64 +.07 at 30
    expect(draft.cardsOf("T1").filter(({ n }) => n > 0)).toMatchObject([
      { player: "X", Ro: 1800, gain: 71, kPrinted: 30, change: 2130 },
    ]);
    expect(draft.entries.get("X")).toMatchObject({ rating: 1881, gamesSoFar: 37 }); // 1860 + 21.3
    expect(JSON.stringify(draft.explain("X"))).toContain("2012-03-01");
  });

  test("A18: in 2017 too, where K else goes by the list before", () => {
    const draft = entered(["2018-01-01", "2018-03-01", "2018-05-01", "2018-06-01"], "2018-02-25");
    expect(draft.cardsOf("T1").filter(({ n }) => n > 0)).toMatchObject([{ player: "X", Ro: 1800, kPrinted: 40 }]);
  });

  test("A18: from 2022 on it goes by the list before", () => {
    const draft = entered(["2022-02-01", "2022-03-01", "2022-05-01", "2022-06-01"], "2022-02-25");
    expect(draft.cardsOf("T1").filter(({ n }) => n > 0)).toMatchObject([{ player: "X", Ro: 1860, kPrinted: 20 }]);
  });

  test("B7: the games of such a player have D, PD and gain, by the rating and the list that count for them", () => {
    const draft = entered(["2012-01-01", "2012-03-01", "2012-05-01", "2012-07-01"], "2012-02-25");
    const rated = draft.explainTournament("T1");
    const [x, a] = rated.players;
    expect(x!.games.map(({ gain }) => gain && [gain.D.value, gain.PD.value, gain.gain.value])).toEqual([
      [-100, 36, 64],
      [-50, 43, 7],
    ]);
    expect(x!.own).toMatchObject({ rating: { value: 1800 }, list: "2012-03-01" });
    expect(x!.entrant.rating).toBeNull(); // to opponents
    expect(firstGiven(rated, x!)).toBeNull();
    expect(a!.games.map(({ gain }) => gain)).toEqual([null]);
    expect(a!.own).toBeUndefined();
  });

  test("A15: a player first published from old games is active from the list that counted the last game", () => {
    const low = (list: string) => ["A", "B", "C", "D"].map((id) => listed(id, 1300, list));
    const office = testOffice({ lists: { "2011-05-01": low("2011-05-01") } });
    // 1½ of 9 gives 1027: below the floor of 2011, not below that of July 2012.
    const kept = against("X", ["A", 0.5], ["B", 0.5], ["C", 0.5]);
    const lost = against("X", ...["A", "B", "C", "D", "A", "B"].map((id) => [id, 0] as const));
    const games = [
      { id: "opening", start: "2011-05-05", games: kept },
      { id: "lost", start: "2011-05-20", games: lost },
    ];
    const first = office.close("2011-07-01", games, { path });
    expect(first.entries.get("X")?.rating ?? null).toBeNull();
    const draft = office.close("2012-07-01", [], { path });
    expect(draft.entries.get("X")).toMatchObject({ rating: 1027, lastCounted: "2011-07-01", activity: "inactive" });
  });

  test("A13: the draft of March 2009 asks for three games, not for three opponents", () => {
    const closed = (edition: string) =>
      testOffice({ lists: { "2012-01-01": four("2012-01-01") } })
        .close("2012-03-01", [{ start: "2012-01-10", games: against("X", ["A", 0.5], ["B", 0.5], ["A", 0.5]) }], {
          path,
          editionOn: () => FIDE_EDITIONS.find(({ id }) => id === edition),
        })
        .pools.get("X")?.tournaments[0]?.kept;
    expect(closed("fide-standard-2009-03")).toBe(true);
    expect(closed("fide-standard-2011-07")).toBe(false);
  });
});

test("A13: `first` counts games, and opponents where they are said", () => {
  const games = [1900, 1850, 1900].map((opponent) => ({ opponent, score: 0.5 }));
  const against = (edition: string, opponents?: number) =>
    first({ edition, events: [{ games, opponents }] }).against.map(({ basis }) =>
      basis.kind === "clause" ? basis.clause.code : basis.kind,
    );
  expect(against("fide-standard-2009-03", 2)).toEqual(["too-few-games"]);
  expect(against("fide-standard-2011-07", 2)).toEqual(["opening-too-few-opponents"]);
  expect(against("fide-standard-2011-07")).toEqual(["too-few-games"]);
});
