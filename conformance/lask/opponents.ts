import { type Points, points } from "../../src/domain/units.ts";
import { estimateFromResults, opponentBase } from "../../src/regulations/lask/articles/opponent.ts";
import type { LaskEdition } from "../../src/regulations/lask/lask-edition.ts";
import { table } from "../conformance.ts";
import { clauseOf, fact, LASK, opponent, type Result, score, valueOrNull } from "./facts.ts";

interface OpponentCase {
  readonly in: string[];
  readonly says: string;
  readonly swedish: number | null;
  readonly elo: number | null;
  readonly estimate: number | null;
  readonly expected: readonly [rating: number, because: string] | null;
}

const rated = (rating: number | null) => (rating === null ? null : fact<Points>("base", points(rating)));

const opponents = table<LaskEdition, OpponentCase>(
  "opponent",
  [
    {
      in: LASK,
      says: "Swedish rating first",
      swedish: 1800,
      elo: 1900,
      estimate: 2000,
      expected: [1800, "swedish-rating"],
    },
    { in: LASK, says: "else Elo + 50", swedish: null, elo: 1900, estimate: 2000, expected: [1950, "elo-and-more"] },
    { in: LASK, says: "else an estimate", swedish: null, elo: null, estimate: 2000, expected: [2000, "estimated"] },
    { in: LASK, says: "nothing known", swedish: null, elo: null, estimate: null, expected: null },
  ],
  (edition, { swedish, elo, estimate }) => {
    const rating = opponentBase(edition, { swedish: rated(swedish), elo: rated(elo), estimate: rated(estimate) });
    return rating === null ? null : [rating.value, clauseOf(rating)];
  },
);

type EstimateCase = {
  in: string[];
  says: string;
  results: readonly (readonly [number, Result])[];
  expected: number | null;
};

const estimates = table<LaskEdition, EstimateCase>(
  "estimate",
  [
    { in: LASK, says: "one draw: as strong", results: [[1500, "draw"]], expected: 1500 },
    {
      in: LASK,
      says: "a win and a loss: between",
      results: [
        [1500, "win"],
        [1600, "loss"],
      ],
      expected: 1550,
    },
    {
      in: LASK,
      says: "half against two equals",
      results: [
        [1500, "win"],
        [1500, "loss"],
      ],
      expected: 1500,
    },
    // 126 points better the table gives 11 + 11 − 21 = +1, 127 points better 10 + 10 − 22 = −2.
    {
      in: LASK,
      says: "two of three against equals",
      results: [
        [1500, "win"],
        [1500, "win"],
        [1500, "loss"],
      ],
      expected: 1627,
    },
    {
      in: LASK,
      says: "every game won",
      results: [
        [1500, "win"],
        [1600, "win"],
      ],
      expected: null,
    },
    { in: LASK, says: "every game lost", results: [[1500, "loss"]], expected: null },
    { in: LASK, says: "no games", results: [], expected: null },
  ],
  (edition, { results }) =>
    valueOrNull(
      estimateFromResults(
        edition,
        results.map(([rating, result]) => ({ opponent: opponent(rating), score: score(result) })),
      ),
    ),
);

export const OPPONENT_TABLES = [opponents, estimates];
