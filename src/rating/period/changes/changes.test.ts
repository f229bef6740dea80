import { describe, expect, test } from "vitest";
import { against, listed, testOffice } from "../../../../test/set-up/periods.ts";
import { readBirth } from "../../../domain/dates.ts";
import type { DraftList } from "../draft.ts";

/** Every rating of a list is what its derivation says, and no point is lost. */
function sound(draft: DraftList): DraftList {
  for (const [id, { rating }] of draft.entries) expect([id, draft.explain(id).value]).toEqual([id, rating]);
  expect(draft.balance.rest).toBe(0);
  return draft;
}

const PATHS = ["derivation", "kernel"] as const;

describe.each(PATHS)("the change of a rated player, by %s", (path) => {
  test("each tournament has its own edition and K, and the list rounds once: the list of August 2014", () => {
    const office = testOffice({
      lists: {
        "2014-06-01": [
          listed("A", 2000, "2014-06-01"),
          listed("B", 2000, "2014-06-01"),
          listed("C", 1931, "2014-06-01"),
        ],
        "2014-07-01": [
          listed("A", 2000, "2014-07-01"),
          listed("B", 2000, "2014-07-01"),
          listed("C", 1931, "2014-07-01"),
        ],
      },
    });
    const draft = sound(
      office.close(
        "2014-08-01",
        [
          { id: "June", start: "2014-06-27", games: against("A", ["B", 1]) }, // +0.50 × 15
          // D 69: .60 each; +0.40 and −0.60 make −0.20, × 20
          { id: "July", start: "2014-07-05", games: against("A", ["C", 1], ["C", 0]) },
        ],
        { path },
      ),
    );
    const [june, july] = ["June", "July"].map((id) => draft.cardsOf(id).find(({ player }) => player === "A"));
    expect(june).toMatchObject({ n: 1, gain: 50, k: 15, change: 750 });
    expect(july).toMatchObject({ n: 2, gain: -20, k: 20, change: -400 });
    expect(draft.entries.get("A")).toMatchObject({ rating: 2004, games: 3, gamesSoFar: 103, change: 4 }); // +3.5
    expect(draft.tournaments.map(({ id, edition }) => [id, edition])).toEqual([
      ["June", "fide-standard-2012-07"],
      ["July", "fide-standard-2014-07"],
    ]);
  });

  test("D goes by the list at the start, the new rating by the list before: 2000, 2010, +5 is 2015", () => {
    const office = testOffice({
      lists: {
        "2025-10-01": [listed("A", 2000, "2025-10-01"), listed("B", 2000, "2025-10-01")],
        "2025-11-01": [listed("A", 2010, "2025-11-01", { highest: 2400 }), listed("B", 2000, "2025-11-01")],
      },
    });
    const games = against("A", ["B", 0.5], ["B", 0.5], ["B", 1]); // +0.50 between equals, at K 10
    const draft = sound(office.close("2025-12-01", [{ start: "2025-10-30", games }], { path }));
    expect(draft.cardsOf("T1")[0]).toMatchObject({ Ro: 2000, gain: 50, k: 10 });
    expect(draft.entries.get("A")).toMatchObject({ rating: 2015, change: 5 });
  });

  test("K goes by the list at the start to 2014, by the list before from 2017", () => {
    const lists = (year: number) => ({
      [`${year}-08-01`]: [listed("A", 2390, `${year}-08-01`), listed("B", 2390, `${year}-08-01`)],
      [`${year}-09-01`]: [listed("A", 2390, `${year}-09-01`, { highest: 2400 }), listed("B", 2390, `${year}-09-01`)],
    });
    const kIn = (year: number) =>
      testOffice({ lists: lists(year) })
        .close(`${year}-10-01`, [{ start: `${year}-08-20`, games: against("A", ["B", 1]) }], { path })
        .cardsOf("T1")[0]?.k;
    expect([2012, 2013, 2014, 2016].map(kIn)).toEqual([15, 15, 20, 20]);
    expect([2017, 2018, 2025].map(kIn)).toEqual([10, 10, 10]);
  });

  test("28 games before and 9 in this period: the K of a new player for all nine", () => {
    const office = testOffice({
      lists: { "2011-11-01": [listed("A", 1800, "2011-11-01", { gamesSoFar: 28 }), listed("B", 1800, "2011-11-01")] },
    });
    const nine = Array.from({ length: 9 }, () => ["B", 0.5] as const);
    const draft = sound(office.close("2012-01-01", [{ start: "2011-11-05", games: against("A", ...nine) }], { path }));
    expect(draft.cardsOf("T1").find(({ player }) => player === "A")).toMatchObject({ n: 9, k: 30 });
    expect(draft.entries.get("A")).toMatchObject({ gamesSoFar: 37, k: 15 });
  });

  test("K times games is limited over all tournaments of the list; the list prints the K that is not lowered", () => {
    const office = testOffice({
      lists: { "2018-01-01": [listed("A", 2000, "2018-01-01"), listed("B", 2000, "2018-01-01", { highest: 2400 })] },
    });
    const wins = (count: number) => against("A", ...Array.from({ length: count }, () => ["B", 1] as const));
    const draft = sound(
      office.close(
        "2018-02-01",
        [
          { start: "2018-01-03", games: wins(20) },
          { start: "2018-01-10", games: wins(19) },
        ],
        { path },
      ),
    );
    expect(draft.review.loweredCoefficients).toMatchObject([
      { player: "A", tournament: "T1", kPrinted: 20, k: 17 },
      { player: "A", tournament: "T2", kPrinted: 20, k: 17 },
    ]);
    // 39 × 0.50 × 17 = 331.5, and away from zero
    expect(draft.entries.get("A")).toMatchObject({ rating: 2332, k: 20, games: 39 });
    expect(draft.entries.get("B")?.rating).toBe(2000 - 195);
  });

  test("to 2017 the new rating is rounded, halves up; from then the change, halves away from zero", () => {
    // D 193: .75; a draw at K 10 is −2.5
    const drawn = (before: string, list: string) =>
      testOffice({
        lists: { [before]: [listed("A", 2150, before, { highest: 2400 }), listed("B", 1957, before)] },
      })
        .close(list, [{ start: before, games: against("A", ["B", 0.5]) }], { path })
        .entries.get("A")?.rating;
    expect(drawn("2013-02-01", "2013-03-01")).toBe(2148);
    expect(drawn("2017-06-01", "2017-07-01")).toBe(2148); // by the day before the list
    expect(drawn("2017-07-01", "2017-08-01")).toBe(2147);
  });

  test("the 8.4 example: first rating 1800, then a tournament begun before it: +17.1 is 1817", () => {
    const opponents = (list: string) => [
      listed("P", 1900, list),
      listed("Q", 1850, list),
      listed("R", 1700, list),
      listed("S", 2000, list),
    ];
    const office = testOffice({
      lists: {
        "2012-01-01": opponents("2012-01-01"),
        "2012-03-01": [...opponents("2012-03-01"), listed("X", 1800, "2012-03-01", { gamesSoFar: 9, k: 30 })],
      },
    });
    const games = [...against("X", ["P", 1], ["Q", 0.5], ["R", 0.5]), ["S", "P", 0.5] as const];
    const draft = sound(office.close("2012-05-01", [{ start: "2012-02-25", end: "2012-03-03", games }], { path }));
    expect(draft.cardsOf("T1").find(({ player }) => player === "X")).toMatchObject({
      Ro: 1800,
      n: 3,
      gain: 57,
      k: 30,
      change: 1710,
    });
    expect(draft.entries.get("X")).toMatchObject({ rating: 1817, gamesSoFar: 12 });
    expect(draft.pools.has("X")).toBe(false);
    // To the opponents this player is unrated: Q and R have no counted game, P only the one against S.
    expect(["P", "Q", "R"].map((id) => draft.entries.get(id)?.games)).toEqual([1, 0, 0]);
    expect(draft.entries.get("Q")?.rating).toBe(1850);
    expect(draft.review.unusual).toMatchObject([
      { player: "X", tournament: "T1", clause: { code: "rating-entered-meanwhile" } },
    ]);
  });

  test("8.4 in a round robin: his opponents meet his Ru(new), he meets their ratings", () => {
    const four = (list: string) => ["P", "Q", "R", "S"].map((id, index) => listed(id, 2000 + 50 * index, list));
    const office = testOffice({
      lists: {
        "2012-01-01": four("2012-01-01"),
        "2012-03-01": [...four("2012-03-01"), listed("X", 2100, "2012-03-01", { gamesSoFar: 9 })],
      },
    });
    const ids = ["P", "Q", "R", "S", "X"];
    const games = ids.flatMap((white, place) =>
      ids.slice(place + 1).map((black) => [white, black, 0.5] as [string, string, number]),
    );
    const draft = sound(office.close("2012-05-01", [{ start: "2012-02-25", system: "round-robin", games }], { path }));
    // All drew: Ra is the mean of the four, 2075, and that is Ru(new); for their own change X is 2100.
    const cards = draft.cardsOf("T1");
    expect(cards.map(({ player, n }) => [player, n])).toEqual(ids.map((id) => [id, 4]));
    const p = cards.find(({ player }) => player === "P");
    // P, 2000: against 2050, 2100, 2150 and 2075: .43 .36 .30 .40
    expect(p?.gain).toBe(50 * 4 - 43 - 36 - 30 - 40);
    const x = cards.find(({ player }) => player === "X");
    // X, 2100: against 2000, 2050, 2100, 2150: .64 .57 .50 .43
    expect(x).toMatchObject({ Ro: 2100, gain: 50 * 4 - 64 - 57 - 50 - 43 });
  });

  test("provisional results are nobody's rating: two tournaments of a list both go by the list at their start", () => {
    const office = testOffice({
      lists: { "2025-10-01": [listed("A", 2000, "2025-10-01"), listed("B", 2000, "2025-10-01")] },
    });
    const draft = sound(
      office.close(
        "2025-11-01",
        [
          { start: "2025-10-03", games: against("A", ["B", 1], ["B", 1], ["B", 1]) },
          { start: "2025-10-20", games: against("A", ["B", 0.5]) },
        ],
        { path },
      ),
    );
    expect(draft.cardsOf("T2").map(({ Ro, gain }) => [Ro, gain])).toEqual([
      [2000, 0],
      [2000, 0],
    ]);
  });

  test("a base correction is added to the list before, told, and balanced", () => {
    const office = testOffice({
      lists: { "2025-10-01": [listed("A", 2000, "2025-10-01"), listed("B", 2000, "2025-10-01")] },
    });
    const corrections = [
      { player: "A", points: -7, reason: "wrong result in May" },
      { player: "Z", points: 5, reason: "nobody" },
    ];
    const games = against("A", ["B", 1]);
    const draft = sound(office.close("2025-11-01", [{ start: "2025-10-03", games }], { path, corrections }));
    expect(draft.entries.get("A")).toMatchObject({ rating: 2003, change: 3 });
    expect(draft.balance).toMatchObject({ corrections: -700, games: 0, rest: 0 });
    expect(draft.review.unusual).toMatchObject([{ player: "Z", clause: { code: "correction-without-rating" } }]);
  });

  test("a junior has the K of juniors to the birthday of 2017, and to the end of the year from 2022", () => {
    const kOf = (year: number, month: string) => {
      const date = `${year}-${month}-01`;
      const before = month === "06" ? `${year}-05-01` : `${year}-06-01`;
      const birth = readBirth(`${year - 18}-06-15`) ?? null;
      const office = testOffice({
        lists: { [before]: [listed("A", 2000, before), listed("B", 2000, before)] },
        persons: { A: { birth } },
      });
      return office.close(date, [], { path }).entries.get("A")?.k;
    };
    expect([kOf(2018, "06"), kOf(2018, "07"), kOf(2025, "07")]).toEqual([40, 20, 40]);
  });
});
