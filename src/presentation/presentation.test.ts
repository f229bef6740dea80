import { describe, expect, test } from "vitest";
import { derive, given } from "../calculation/derived.ts";
import { ENTERED } from "../domain/codes/source.ts";
import { english } from "../words/en.ts";
import { CATALOGUES } from "../words/words.ts";
import { type DecisionsMade, decisionSentences, questionSentences } from "./decisions.ts";
import { explainedTournament } from "./explained-tournament.ts";
import { type ReceiptData, receiptModel } from "./receipt.ts";
import { reviewSheetOf } from "./review-sheet.ts";

const RULING = derive(
  "kept",
  { edition: "E", rule: "R", article: "1.2", known: "text", sets: {}, readings: [] },
  { n: given("n", 5, ENTERED) },
  () => false,
);

const RECEIPT: ReceiptData = {
  tournament: "T1",
  name: "Open",
  part: 0,
  version: 2,
  file: "open.trf",
  sha256: "0".repeat(64),
  on: "2026-11-06",
  sender: "Ada",
  enteredBecause: null,
  players: 5,
  games: 10,
  unmatched: [{ startNumber: 3, name: "Berg" }],
  twice: [],
  lookalikes: [],
  heldBack: [],
  assumed: null,
  report: RULING,
  list: given("list before", "2026-12-01", ENTERED),
  settled: null,
  against: [],
};

describe("a receipt", () => {
  const { receipt: says } = english.office.tournaments;

  test("says nothing of what there is not", () => {
    const model = receiptModel(english, RECEIPT);
    expect(model).toMatchObject({ waits: null, assumed: null, entered: null, twice: [], against: [] });
    expect(model.unmatched).toEqual(["3 Berg"]);
  });

  test("ends with the list it will be on, or with what a list has made of it", () => {
    const settled = { list: "standard-2026-12", version: 1, date: "2026-12-01", reportVersion: 2, counts: true };
    const outcome = (more: Partial<ReceiptData>) => receiptModel(english, { ...RECEIPT, ...more }).outcome;
    expect(outcome({})).toEqual([says.rated("2026-12-01")]);
    expect(outcome({ against: [{ code: "copy", other: "T2" }] })).toEqual([says.notRated]);
    const name = "the standard list of December 2026";
    expect(outcome({ settled })).toEqual([says.settled(name)]);
    expect(outcome({ settled: { ...settled, counts: false } })).toEqual([says.settledNot(name)]);
    expect(outcome({ settled: { ...settled, reportVersion: 1 } })).toEqual([says.settledOther(name, 1)]);
  });

  test("has a sentence for what a person decided, and the ruling itself for an article", () => {
    const { against } = receiptModel(english, {
      ...RECEIPT,
      against: [
        { code: "decided", article: null, reason: "in jest" },
        { code: "article", ruling: RULING },
      ],
    });
    expect(against).toEqual([says.decided(null, "in jest"), RULING]);
  });
});

describe("decisions", () => {
  const [on, reason] = ["2026-11-06", "The mail was lost."];
  const DECISIONS: DecisionsMade = {
    announced: null,
    registration: {
      yes: false,
      on,
      toldOn: "2026-11-07",
      article: null,
      reason: "Late.",
      appeal: { on, reason, outcome: null },
    },
    rating: null,
    compared: [],
    questions: [{ question: 1, on, text: "Who?", answer: { on, text: "Berg." } }],
  };

  test("stand with the day they were communicated and the appeal; questions stand apart", () => {
    const { admitted, told, appealed, question, answer } = english.office.tournaments;
    expect(decisionSentences(english, DECISIONS)).toEqual([
      admitted(false, on, "Late."),
      told("2026-11-07"),
      appealed(on, reason),
    ]);
    expect(questionSentences(english, DECISIONS)).toEqual([question(1, on, "Who?"), answer(on, "Berg.")]);
  });
});

describe("a review sheet", () => {
  const balance = Object.fromEntries(
    Object.keys(english.office.lists.balance).map((part) => [part, 150]),
  ) as Parameters<typeof reviewSheetOf>[1]["balance"];
  const NOTHING = { notRated: [], noted: [], heldBack: [], later: [], balance, names: new Map([["7", "Berg"]]) };
  const EMPTY = {
    entrants: [],
    delisted: [],
    leavers: [],
    largestChanges: [],
    loweredCoefficients: [],
    corrections: [],
    unusual: [],
  };

  test.each(CATALOGUES)("leaves out empty parts, and titles end without a colon: $language", (words) => {
    const review = { ...EMPTY, corrections: [{ player: "7", points: 3, reason: "A game." }] };
    const { parts, balance: sums } = reviewSheetOf(words, { ...NOTHING, review });
    expect(parts.map(({ rows }) => rows)).toEqual([[["7", "Berg", "+3", "A game."]]]);
    for (const { title } of [...parts, sums]) expect(title).not.toMatch(/:\s*$/);
  });

  test("names a part of a tournament", () => {
    const heldBack = [{ tournament: "T1", part: 2, because: [] }];
    const { parts } = reviewSheetOf(english, { ...NOTHING, review: EMPTY, heldBack });
    expect(parts[0]).toMatchObject({ of: "tournaments", rows: [["T1/2", ""]] });
  });
});

test("an explained tournament has a cell for every head, and a ruling where nothing was gained", () => {
  const ruling = { article: "6.1", says: "not played" };
  const opponent = { id: "7", name: "Berg" };
  const game = { round: 1, opponent, colour: "white", score: 1, counts: true, opponentRating: 1900 } as const;
  const { heads, games, total, lowered, change } = explainedTournament(english, {
    edition: "E",
    ratings: "standard-2026-11",
    counts: true,
    against: [],
    card: { n: 1, gain: 0.64, change: 6.4, k: 10, kPrinted: 20 },
    ownRating: null,
    games: [
      { ...game, difference: -100, expected: 0.36, gain: 0.64, points: 6.4 },
      { ...game, round: 2, counts: false, ruling },
    ],
  });
  for (const { cells } of games) expect(Object.keys(cells).sort()).toEqual(Object.keys(heads).sort());
  expect(games.map(({ cells }) => [cells.points, cells.reason])).toEqual([
    ["+6.40", ""],
    ["", expect.stringContaining("not played")],
  ]);
  expect(total).toEqual({ result: "1", expected: "0.36", gain: "+0.64", points: "+6.40" });
  expect([lowered, change]).toEqual([english.pages.explanation.kReduced(10, 20), expect.stringContaining("+6.40")]);
});
