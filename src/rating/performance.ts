import { type Derived, derive, deriveAll, given } from "../calculation/derived.ts";
import { fraction } from "../calculation/fraction.ts";
import { round } from "../calculation/rounding.ts";
import { COUNTED, ENTERED } from "../domain/codes/source.ts";
import { Refusal } from "../domain/refusal.ts";
import { hundredths, type Points, points } from "../domain/units.ts";
import { cite } from "../regulations/edition.ts";
import { fractional } from "../regulations/fide/articles/initial-rating.ts";
import type { GameRequest } from "./change-request.ts";
import { type EditionRequest, editionRequested } from "./edition-of.ts";
import { readRating, readScore } from "./read.ts";

export interface PerformanceRequest extends EditionRequest {
  readonly games: readonly GameRequest[];
}

export interface Performance {
  readonly edition: string;
  readonly n: number;
  readonly score: number;
  readonly average: number;
  readonly p: number;
  readonly dp: number;
  readonly performance: number;
  readonly derivation: Derived<Points>;
}

/** The average of the opponents, .5 up, and the difference that the table gives for the share of the points. */
export function performance(request: PerformanceRequest): Performance {
  const edition = editionRequested(request);
  if (request.games.length === 0) throw new Refusal("no-games");
  const opponents = request.games.map(({ opponent }) => given("opponent", readRating(opponent, "opponent"), ENTERED));
  const scores = request.games.map(({ score }) => readScore(score));
  const n = given("n", scores.length, COUNTED);
  const W = given("W", hundredths(scores.reduce<number>((sum, score) => sum + score, 0)), COUNTED);
  const article = cite(edition, "fractionalScore");
  const average = deriveAll("Rc", article, opponents, (ratings) => points(averageOf(ratings)));
  const { p, dp } = fractional(edition, W, n);
  const derivation = derive("Rp", article, { average, dp }, ({ average, dp }) => points(average + dp));
  return {
    edition: edition.id,
    n: n.value,
    score: W.value / 100,
    average: average.value,
    p: p.value / 100,
    dp: dp.value,
    performance: derivation.value,
    derivation,
  };
}

const averageOf = (ratings: readonly number[]): number =>
  round(
    "half up",
    fraction(
      ratings.reduce((sum, rating) => sum + rating, 0),
      ratings.length,
    ),
  );
