import { describe, expect, test } from "vitest";
import { listed, testOffice } from "../../../../test/set-up/periods.ts";
import { day } from "../../../domain/dates.ts";
import type { Returner } from "./leaving.ts";
import type { ListedPlayer } from "./listed-player.ts";

const FIRST = "2018-01-01";

/** Two records of one person, each as the first list has it. */
const closed = (kept: ListedPlayer | null, merged: ListedPlayer) => {
  const office = testOffice({ lists: { [FIRST]: [...(kept === null ? [] : [kept]), merged] } });
  const draft = office.close("2018-02-01", [], {
    leavers: [{ player: merged.id, name: "Two, T.", reason: "one person", kept: "K" }],
  });
  return { office, draft };
};

describe("two records of one person", () => {
  const merged = listed("M", 1900, FIRST, { gamesSoFar: 40, highest: 2010, lastCounted: day("2017-12-01") });

  test("the rating of the one that stands goes on, and games add up", () => {
    const kept = listed("K", 1800, FIRST, { gamesSoFar: 12, highest: 1850, lastCounted: day("2017-06-01") });
    const { draft } = closed(kept, merged);
    const both = { rating: 1800, gamesSoFar: 52, highest: 2010, lastCounted: "2017-12-01" };
    expect(draft.entries.get("K")).toMatchObject(both);
    expect(draft.entries.has("M")).toBe(false);
    expect(draft.review.leavers).toEqual([
      {
        player: "M",
        name: "Two, T.",
        clause: { code: "left-merged", kept: "K", rating: 1900, reason: "one person" },
      },
    ]);
    expect(draft.balance).toMatchObject({ before: 370_000, leavers: -190_000, rest: 0 });
  });

  test("where it has none, that of the other does: no point is lost", () => {
    for (const kept of [
      null,
      listed("K", null, FIRST, { gamesSoFar: 0, highest: 1700, delistedOn: day("2017-05-01") }),
    ]) {
      const { draft } = closed(kept, merged);
      expect(draft.entries.get("K")).toMatchObject({ rating: 1900, gamesSoFar: 40, highest: 2010, delistedOn: null });
      expect(draft.review.leavers).toMatchObject([{ clause: { code: "left-merged-on", kept: "K", rating: 1900 } }]);
      expect(draft.balance).toMatchObject({ before: 190_000, after: 190_000, leavers: 0, rest: 0 });
      // The list before has nothing under this number: it says under which.
      expect(JSON.stringify(draft.explain("K"))).toContain(
        JSON.stringify({ source: { code: "merged", list: FIRST, player: "M" } }).slice(1, -1),
      );
      expect(draft.explain("M")).toMatchObject({
        value: null,
        basis: { clause: { code: "left-merged-on", kept: "K" } },
      });
    }
  });

  test("taken apart, each has its own again", () => {
    const kept = listed("K", 1800, FIRST, { gamesSoFar: 12, highest: 1850, lastCounted: day("2017-06-01") });
    const { office } = closed(kept, merged);
    const back = { player: merged, list: "standard-2018-01", kept: "K", reason: "two after all" };
    const returner: Returner = { ...back, keptThen: kept, keptHighestSince: 1800 };
    const draft = office.close("2018-03-01", [], { returners: [returner] });
    expect(draft.entries.get("M")).toMatchObject({ rating: 1900, gamesSoFar: 40, highest: 2010 });
    const own = { rating: 1800, gamesSoFar: 12, highest: 1850, lastCounted: "2017-06-01" };
    expect(draft.entries.get("K")).toMatchObject(own);
    expect(draft.balance).toMatchObject({ before: 180_000, entrants: 190_000, after: 370_000, rest: 0 });
    expect(draft.review.unusual).toMatchObject([{ player: "M", clause: { code: "returned-unmerged", kept: "K" } }]);
  });

  test("and whoever had only the other's rating leaves, but goes on collecting", () => {
    const { office } = closed(null, merged);
    const back = { player: merged, list: "standard-2018-01", kept: "K", reason: "two after all" };
    const pool = { openedBy: "2017-01-01 2017-01-02 Old", tournaments: [] };
    const draft = office.close("2018-03-01", [], {
      returners: [{ ...back, keptThen: null, keptHighestSince: 1900 }],
      leavers: [{ player: "K", reason: "two after all", hadRatingOf: "M" }],
      pools: new Map([["K", pool]]),
    });
    expect(draft.entries.has("K")).toBe(false);
    expect(draft.pools.get("K")).toEqual(pool);
    expect(draft.review.leavers).toMatchObject([{ player: "K", clause: { code: "left-unmerged", merged: "M" } }]);
    expect(draft.balance).toMatchObject({ before: 190_000, entrants: 190_000, leavers: -190_000, after: 190_000 });
  });
});
