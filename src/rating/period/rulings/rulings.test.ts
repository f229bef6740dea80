import { describe, expect, test } from "vitest";
import { against, listed, type Played, testOffice } from "../../../../test/set-up/periods.ts";
import { given } from "../../../calculation/derived.ts";
import { ENTERED } from "../../../domain/codes/source.ts";
import { asText } from "../../../explanation/text.ts";
import { FIDE_EDITIONS } from "../../../regulations/register.ts";
import { english } from "../../../words/en.ts";
import { PERIOD_READINGS } from "../readings.ts";

const before = "2012-01-01";
const players = ["A", "B", "C", "D"].map((id, index) => listed(id, 1900 - 50 * index, before));

describe.each(["derivation", "kernel"] as const)("what counts, by %s", (path) => {
  test("a ruling against the tournament: nothing counts and nothing is pooled", () => {
    const rulings = [given("rate of play", false, ENTERED)];
    const games = [...against("A", ["B", 1]), ...against("X", ["A", 1], ["B", 1], ["C", 1])];
    const draft = testOffice({ lists: { [before]: players } }).close(
      "2012-03-01",
      [{ start: "2012-01-10", games, more: { rulings } }],
      { path },
    );
    expect([...draft.entries.values()].map(({ games, change }) => [games, change])).toEqual(players.map(() => [0, 0]));
    expect(draft.pools.size).toBe(0);
    expect(draft.tournaments).toMatchObject([{ counts: false, against: rulings }]);
    expect(draft.review.unusual).toMatchObject([{ tournament: "T1", clause: { code: "tournament-not-rated" } }]);
    expect(draft.balance.rest).toBe(0);
  });

  test("a ruling against one game: it counts for neither, nor for a first rating", () => {
    const office = testOffice({ lists: { [before]: players } });
    const played: Played = {
      start: "2012-01-10",
      games: [...against("A", ["B", 1], ["C", 1]), ...against("X", ["A", 1], ["B", 1], ["C", 1], ["D", 1])],
    };
    const input = office.input("2012-03-01", [played]);
    const [tournament] = input.tournaments;
    const no = given("game counts", false, ENTERED);
    const games = tournament!.games.map((game, index) =>
      index === 0 || index === 5 ? { ...game, against: no } : game,
    );
    const draft = office.close("2012-03-01", [played], { path, tournaments: [{ ...tournament!, games }] });
    expect(draft.cardsOf("T1").map(({ player, n }) => [player, n])).toEqual([
      ["A", 1],
      ["B", 0],
      ["C", 1],
      ["D", 0],
    ]);
    expect(draft.pools.get("X")?.tournaments).toMatchObject([{ n: 3, W: 300, sum: 1900 + 1850 + 1800, kept: true }]);
  });

  test("a match that is decided: the last game does not count; one with an unrated player is not rated", () => {
    const games = against("A", ["B", 1], ["B", 1], ["B", 1], ["B", 0.5], ["B", 0]);
    const office = testOffice({ lists: { [before]: players } });
    const draft = office.close(
      "2012-03-01",
      [
        { id: "decided", start: "2012-01-10", system: "match", games, more: { scheduled: 6 } },
        { id: "unrated", start: "2012-01-20", system: "match", games: against("C", ["X", 1]), more: { scheduled: 1 } },
      ],
      { path },
    );
    expect(draft.cardsOf("decided").map(({ n }) => n)).toEqual([4, 4]);
    expect(draft.tournaments.map(({ id, counts }) => [id, counts])).toEqual([
      ["decided", true],
      ["unrated", false],
    ]);
  });

  test("a replay under the text of March 2009: a Swiss game against an unrated player counts with his Ru", () => {
    const edition = FIDE_EDITIONS.find(({ id }) => id === "fide-standard-2009-03");
    const field = [1900, 1840, 1840, 1835, 1835].map((rating, index) => listed(`P${index}`, rating, before));
    const games = against("X", ["P0", 0], ["P1", 0.5], ["P2", 0.5], ["P3", 0.5], ["P4", 0.5]); // 2 of 5, 1778
    const draft = testOffice({ lists: { [before]: field } }).close("2012-03-01", [{ start: "2012-01-10", games }], {
      path,
      editionOn: () => edition,
    });
    expect(draft.cardsOf("T1").find(({ player }) => player === "P0")).toMatchObject({ n: 1, gain: 33 });
    expect(draft.explain("P0").value).toBe(draft.entries.get("P0")?.rating);
  });
});

describe("what a list says about itself", () => {
  test("every step of a rating, in words", () => {
    const office = testOffice({
      lists: { "2024-02-01": [listed("A", 1600, "2024-02-01"), listed("B", 1500, "2024-02-01")] },
    });
    const corrections = [{ player: "A", points: 3, reason: "a result of May" }];
    const draft = office.close("2024-03-01", [{ start: "2024-02-05", games: against("A", ["B", 1]) }], { corrections });
    const text = asText(english, draft.explain("A")).join("\n");
    // 1603 + 0.36 × 20, rounded once: 1610; and two fifths of what is missing to 2000
    for (const part of [
      "Published rating: 1766",
      "Rn = 1610",
      "corrected by the office: a result of May",
      "ΔR = 0.36",
    ]) {
      expect(text).toContain(part);
    }
    const rulings = draft.explainTournament("T1");
    expect(rulings.players.map(({ change }) => change?.value)).toEqual([720, -720]);
  });

  test("a first rating, game by game", () => {
    const office = testOffice({ lists: { "2018-01-01": players } });
    const games = against("X", ["A", 1], ["B", 0.5], ["C", 0], ["D", 0.5], ["A", 0.5]);
    const draft = office.close("2018-02-01", [{ start: "2018-01-05", games }]);
    expect(draft.entries.get("X")?.rating).toBe(1840); // half the points against a mean of 1840
    const text = asText(english, draft.explain("X")).join("\n");
    for (const part of [
      "Published rating: 1840",
      "Sum of the opponents' ratings: 9200",
      "Opponent's rating: 1750",
      "(round 3)",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("every reading of a list has its evidence and its words", () => {
    for (const { code, evidence } of PERIOD_READINGS) {
      expect(english.evidence[evidence].length).toBeGreaterThan(40);
      expect(english.readings[code].question).toMatch(/\?$/);
    }
  });
});
