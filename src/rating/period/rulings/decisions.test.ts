import { describe, expect, test } from "vitest";
import { against, listed, type Played, testOffice } from "../../../../test/set-up/periods.ts";
import { given } from "../../../calculation/derived.ts";
import { ENTERED } from "../../../domain/codes/source.ts";
import { asText } from "../../../explanation/text.ts";
import { english } from "../../../words/en.ts";
import { officeDecision } from "../../office-decision.ts";
import type { DraftList } from "../draft.ts";
import type { PeriodTournament } from "../types.ts";

const before = "2012-01-01";
const four = ["A", "B", "C", "D"].map((id, index) => listed(id, 1900 - 50 * index, before));
const no = given("rate of play", false, ENTERED);
const yes = { counts: true, article: "0.3", reason: "the clocks were right", entry: 12 };
const rated = officeDecision("tournament", yes);
const notRated = officeDecision("tournament", { ...yes, counts: false, article: null, reason: "no arbiter" });
const counts = officeDecision("game", yes);
const out = officeDecision("game", { ...yes, counts: false });

const gamesOf = (draft: DraftList, id = "T1") => draft.cardsOf(id).map(({ player, n }) => [player, n]);

describe.each(["derivation", "kernel"] as const)("the office decides, by %s", (path) => {
  const close = (played: Omit<Played, "start">, more: Partial<PeriodTournament> = {}, players = four) =>
    testOffice({ lists: { [before]: players } }).close(
      "2012-03-01",
      [{ start: "2012-01-10", ...played, more: { ...played.more, ...more } }],
      { path },
    );

  test("a tournament is rated against a ruling, and says so", () => {
    const games = [...against("A", ["B", 1]), ...against("X", ["A", 1], ["B", 0], ["C", 1])];
    const draft = close({ games }, { rulings: [no], decided: rated });
    expect(gamesOf(draft)).toEqual([
      ["A", 1],
      ["B", 1],
      ["C", 0],
    ]);
    expect(draft.pools.get("X")?.tournaments).toMatchObject([{ n: 3, W: 200, kept: true }]);
    expect(draft.tournaments).toMatchObject([{ counts: true, against: [], decided: { value: true } }]);
    expect(draft.review.unusual).toMatchObject([
      { tournament: "T1", clause: { code: "decided-rated", article: "0.3", reason: "the clocks were right" } },
    ]);
    const text = asText(english, draft.explain("A")).join("\n");
    expect(text).toContain("Tournament rated: yes   § 0.3: rated by decision of the office: the clocks were right");
    expect(text).toContain("Rated by decision of the office: yes   (decision of the office, journal entry 12)");
    expect(text).toContain("Rate of play fits the list: no");
  });

  test("a tournament is not rated although nothing speaks against it", () => {
    const draft = close({ games: against("X", ["A", 1], ["B", 0], ["C", 1]) }, { decided: notRated });
    expect([draft.cardsOf("T1"), draft.pools.size]).toEqual([[], 0]);
    expect(draft.tournaments).toMatchObject([{ counts: false, against: [notRated], decided: { value: false } }]);
    expect(draft.explainTournament("T1").players[0]?.games[0]?.counts).toBe(notRated);
    expect(draft.review.unusual.map(({ clause }) => clause.code)).toEqual([
      "decided-not-rated",
      "tournament-not-rated",
    ]);
  });

  test("a round robin with too few rated players: by decision it is rated by its own method", () => {
    const ids = ["A", "B", "U", "V", "W", "X"];
    const games = ids.flatMap((white, place) =>
      ids.slice(place + 1).map((black) => [white, black, 0.5] as [string, string, number]),
    );
    const robin = { system: "round-robin", games } as const;
    expect(close(robin).tournaments).toMatchObject([{ counts: false }]);
    const draft = close(robin, { decided: rated });
    expect(gamesOf(draft)).toEqual([
      ["A", 5],
      ["B", 5],
    ]);
    expect(draft.tournaments[0]?.decided?.inputs["overruled 1"]).toMatchObject({ term: "composition", value: false });
    expect(draft.pools.get("U")?.tournaments).toMatchObject([{ n: 5, roundRobin: true }]);
  });

  test("a round robin can give less than any list: the game counts, and both ways of calculating agree", () => {
    const weak = ["A", "B", "C"].map((id) => listed(id, 1000, before));
    const ids = ["A", "B", "C", "U", "V", "W"];
    const games = ids.flatMap((white, place) =>
      ids.slice(place + 1).map((black) => [white, black, 1] as [string, string, number]),
    );
    const draft = close({ system: "round-robin", games }, { decided: rated }, weak);
    const [, , , , v] = draft.explainTournament("T1").players;
    expect(v?.first?.rating?.Ru.value).toBeLessThan(0);
    // W is disregarded. A wins all: .50 twice against equals, .08 twice at the limit of the difference.
    expect(draft.cardsOf("T1")[0]).toMatchObject({ player: "A", n: 4, gain: 50 + 50 + 2 * 8 });
  });

  test("without any rating nothing can be decided: no card, no crash", () => {
    const ids = ["U", "V", "W"];
    const games = ids.flatMap((white, place) =>
      ids.slice(place + 1).map((black) => [white, black, 1] as [string, string, number]),
    );
    const office = testOffice({
      lists: { "2011-11-01": four, [before]: [...four, listed("U", 1700, before, { gamesSoFar: 9 })] },
    });
    // U has entered the list meanwhile: rated for the own change, but no opponent has a rating.
    const draft = office.close(
      "2012-03-01",
      [{ start: "2011-12-20", system: "round-robin", games, more: { decided: rated } }],
      { path },
    );
    expect(draft.tournaments).toMatchObject([{ counts: true }]);
    expect(gamesOf(draft)).toEqual([["U", 0]]);
    expect(draft.entries.get("U")?.rating).toBe(1700);
  });

  test("a match with an unrated player: by decision he has a result, his opponent still none", () => {
    const match = { system: "match", games: against("A", ["X", 1], ["X", 0]) } as const;
    const draft = close(match, { scheduled: 2, decided: rated });
    expect(gamesOf(draft)).toEqual([["A", 0]]);
    expect(draft.pools.get("X")?.tournaments).toMatchObject([{ n: 2, W: 100 }]);
    const [a, x] = draft.explainTournament("T1").players;
    expect(a?.games[0]?.counts).toMatchObject({ value: false, basis: { clause: { code: "opponent-unrated" } } });
    expect(x?.games[0]?.counts.value).toBe(true);
  });

  test("a game of a decided match counts by decision, or all do by the waiver where the edition has one", () => {
    const games = against("A", ["B", 1], ["B", 1], ["B", 1], ["B", 0.5], ["B", 0]);
    const match = { system: "match", games, more: { scheduled: 6 } } as const;
    expect(gamesOf(close(match))).toEqual([
      ["A", 4],
      ["B", 4],
    ]);
    const draft = close({ ...match, onGame: (game) => (game === 4 ? { decided: counts } : {}) });
    expect(gamesOf(draft)).toEqual([
      ["A", 5],
      ["B", 5],
    ]);
    const text = asText(english, draft.explain("A")).join("\n");
    expect(text).toContain("Game counts: yes   § 0.3: rated by decision of the office: the clocks were right");
    expect(text).toContain("Match still undecided: no");
    const list = "2025-11-01";
    const office = testOffice({ lists: { [list]: four } });
    const lateMatch = (waiver: boolean) =>
      office.close("2025-12-01", [{ start: "2025-11-05", ...match, more: { scheduled: 6, waiver } }], { path });
    expect([gamesOf(lateMatch(false))[0], gamesOf(lateMatch(true))[0]]).toEqual([
      ["A", 4],
      ["A", 5],
    ]);
  });

  test("a game is taken out by decision, for both and for a first rating", () => {
    const games = [...against("A", ["B", 1], ["C", 1]), ...against("X", ["A", 1], ["B", 1], ["C", 1], ["D", 1])];
    const draft = close({ games, onGame: (game) => (game === 0 || game === 5 ? { decided: out } : {}) });
    expect(gamesOf(draft)).toEqual([
      ["A", 1],
      ["B", 0],
      ["C", 1],
      ["D", 0],
    ]);
    expect(draft.pools.get("X")?.tournaments).toMatchObject([{ n: 3, W: 300, sum: 1900 + 1850 + 1800 }]);
  });

  test("a round robin with a game taken out is rated as a Swiss, as if it had not been played", () => {
    const ids = ["A", "B", "C", "D", "X"];
    const games = ids.flatMap((white, place) =>
      ids.slice(place + 1).map((black) => [white, black, 0.5] as [string, string, number]),
    );
    const robin = { system: "round-robin", games } as const;
    expect(close(robin).tournaments).toMatchObject([{ system: "round-robin" }]);
    const draft = close({ ...robin, onGame: (game) => (game === 0 ? { decided: out } : {}) });
    expect(draft.tournaments).toMatchObject([{ system: "swiss" }]);
    // In a Swiss the games against X do not count for the others.
    expect(gamesOf(draft)).toEqual([
      ["A", 2],
      ["B", 2],
      ["C", 3],
      ["D", 3],
    ]);
  });

  test("a game counts by decision against the ruling of its report, if it was played", () => {
    const games = [...against("A", ["B", 1]), ["A", "C", null] as const, ...against("X", ["A", 1], ["B", 1], ["C", 0])];
    const both = { decided: counts, against: given("game counts", false, ENTERED) };
    const onGame = (game: number) => (game === 0 || game === 1 || game === 4 ? both : {});
    const draft = close({ games, onGame });
    expect(gamesOf(draft)).toEqual([
      ["A", 1],
      ["B", 1],
      ["C", 0],
    ]);
    expect(draft.pools.get("X")?.tournaments).toMatchObject([{ n: 3 }]);
    // What was not played stays out for the reason it had.
    const [a] = draft.explainTournament("T1").players;
    expect(a?.games[1]?.counts).toBe(both.against);
  });

  test("a disregarded result cannot count for a rated player of a Swiss: there is no rating to meet", () => {
    const games = against("X", ["A", 0], ["B", 0], ["C", 0]);
    const draft = close({ games, onGame: () => ({ decided: counts }) });
    expect(gamesOf(draft)).toEqual([
      ["A", 0],
      ["B", 0],
      ["C", 0],
    ]);
    const [, a] = draft.explainTournament("T1").players;
    expect(a?.games[0]?.counts).toMatchObject({ value: false, basis: { clause: { code: "opponent-unrated" } } });
  });

  test("in a round robin it can: with the rating his own games give", () => {
    const ids = ["A", "B", "C", "D", "X"];
    const games = ids.flatMap((white, place) =>
      ids.slice(place + 1).map((black) => [white, black, black === "X" ? 1 : 0.5] as [string, string, number]),
    );
    const robin = { system: "round-robin", games } as const;
    expect(gamesOf(close(robin))).toEqual(["A", "B", "C", "D"].map((id) => [id, 3]));
    const first = games.findIndex(([white, black]) => white === "A" && black === "X");
    const draft = close({ ...robin, onGame: (game) => (game === first ? { decided: counts } : {}) });
    expect(gamesOf(draft)).toEqual([
      ["A", 4],
      ["B", 3],
      ["C", 3],
      ["D", 3],
    ]);
    expect(asText(english, draft.explain("A")).join("\n")).toContain("Result disregarded: yes");
  });

  test("a difference that is not rated is, by decision", () => {
    const list = "2025-11-01";
    const players = [listed("A", 2700, list), listed("B", 1900, list)];
    const office = testOffice({ kind: "rapid", lists: { [list]: players } });
    const played = (decided: boolean): Played => ({
      start: "2025-11-05",
      games: against("A", ["B", 1]),
      onGame: () => (decided ? { decided: counts } : {}),
    });
    const n = (decided: boolean) => gamesOf(office.close("2025-12-01", [played(decided)], { path }));
    expect([n(false)[0], n(true)]).toEqual([
      ["A", 0],
      [
        ["A", 1],
        ["B", 1],
      ],
    ]);
  });
});
