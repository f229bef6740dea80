import { type Derived, decide, derive, deriveAll } from "../../../calculation/derived.ts";
import { type Fraction, fraction, plus } from "../../../calculation/fraction.ts";
import { type Rounding, round } from "../../../calculation/rounding.ts";
import { DRAW, type Hundredths, hundredths, type Points, points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { FideEdition, InitialRating } from "../fide-edition.ts";
import { ratingDifference } from "../fractional-score.ts";

/** What a first rating is made of: games, the sum of the opponents' ratings, and the score. */
export interface Result {
  readonly n: Derived<number>;
  readonly sum: Derived<Points>;
  readonly W: Derived<Hundredths>;
}

/** A first rating with its steps; p and dp only where the article uses them. */
export interface FirstRating {
  readonly Rc: Derived<Points> | Derived<Fraction>;
  readonly p: Derived<Hundredths> | null;
  readonly dp: Derived<Points> | null;
  readonly Ru: Derived<Points>;
  readonly rating: Derived<Points>;
}

/** Ru of a result in Swiss and team tournaments, and of a pool of tournaments. */
export function initialRating(edition: FideEdition, result: Result): FirstRating {
  const { sets } = cite(edition, "initialRating");
  return sets.method === "half points over" ? halfPointsOver(edition, result) : hypotheticalDraws(edition, result);
}

function halfPointsOver(edition: FideEdition, { n, sum, W }: Result): FirstRating {
  const Rc = derive("Rc", cite(edition, "averageOfOpponents"), { sum, n }, ({ sum, n }, { rounding }) =>
    points(round(present(rounding), fraction(sum, n))),
  );
  const article = cite(edition, "initialRating");
  if (W.value >= n.value * DRAW) {
    const Ru = atLeastHalf(edition, { average: Rc, n, W });
    return { Rc, p: null, dp: null, Ru, rating: Ru };
  }
  const { p, dp } = fractional(edition, W, n);
  const Ru = decide("Ru", article, { Rc, dp }, ({ Rc, dp }) => [points(Rc + dp), { code: "under-half" }]);
  return { Rc, p, dp, Ru, rating: Ru };
}

/** With half the points the average itself; over it, a fixed gain for each half point, rounded where that is not whole. */
export function atLeastHalf(
  edition: FideEdition,
  inputs: { readonly average: Derived<Points>; readonly n: Derived<number>; readonly W: Derived<Hundredths> },
): Derived<Points> {
  const article = cite(edition, "initialRating");
  const term = inputs.average.term === "Rc(new)" ? "Ru(new)" : "Ru";
  const { over, exact } = halfPointsGained(article.sets, {
    average: inputs.average.value,
    n: inputs.n.value,
    W: inputs.W.value,
  });
  if (over === 0) return decide(term, article, inputs, ({ average }) => [average, { code: "half" }]);
  const clause = { code: "over-half", halfPoints: over, halfPoint: halfPoints(article.sets).halfPoint } as const;
  if (exact.denominator === 1) {
    return decide(term, article, inputs, (values, sets) => [
      points(halfPointsGained(sets, values).exact.numerator),
      clause,
    ]);
  }
  const unrounded = decide("exact Ru", article, inputs, (values, sets) => [
    halfPointsGained(sets, values).exact,
    clause,
  ]);
  return derive(term, cite(edition, "rounding"), { unrounded }, ({ unrounded }, { mode }) =>
    points(round(mode, unrounded)),
  );
}

function halfPointsGained(
  sets: InitialRating,
  { average, n, W }: { readonly average: number; readonly n: number; readonly W: number },
): { readonly over: number; readonly exact: Fraction } {
  const over = (W - n * DRAW) / DRAW;
  return { over, exact: fraction(average * 100 + over * halfPoints(sets).halfPoint, 100) };
}

/** p to hundredths, and the difference the table gives for it. */
export function fractional(
  edition: FideEdition,
  W: Derived<Hundredths>,
  n: Derived<number>,
): { readonly p: Derived<Hundredths>; readonly dp: Derived<Points> } {
  const article = cite(edition, "fractionalScore");
  const p = derive("p", article, { W, n }, ({ W, n }, { rounding }) => hundredths(round(rounding, fraction(W, n))));
  const dp = derive("dp", article, { p }, ({ p }, { differences }) => ratingDifference(p, differences));
  return { p, dp };
}

/** Draws against hypothetical opponents are added to the result; the average is not rounded before the end. */
function hypotheticalDraws(edition: FideEdition, { n, sum, W }: Result): FirstRating {
  const article = cite(edition, "initialRating");
  const Rc = derive("exact average", article, { sum, n }, ({ sum, n }, sets) => {
    const { hypotheticalOpponents, hypotheticalRating } = hypothetical(sets);
    return fraction(sum + hypotheticalOpponents * hypotheticalRating, n + hypotheticalOpponents);
  });
  const p = derive("p", article, { W, n }, ({ W, n }, sets) => {
    const { hypotheticalOpponents, rounding } = hypothetical(sets);
    return hundredths(round(rounding, fraction(W + hypotheticalOpponents * DRAW, n + hypotheticalOpponents)));
  });
  const dp = derive("dp", cite(edition, "fractionalScore"), { p }, ({ p }, { differences }) =>
    ratingDifference(p, differences),
  );
  const Ru = decide("Ru", article, { Rc, dp }, ({ Rc, dp }, sets) => {
    const { hypotheticalOpponents, hypotheticalRating, rounding } = hypothetical(sets);
    const exact = plus(Rc, fraction(dp));
    return [points(round(rounding, exact)), { code: "hypothetical", hypotheticalOpponents, hypotheticalRating }];
  });
  const { ratingMax } = hypothetical(article.sets);
  if (Ru.value <= ratingMax) return { Rc, p, dp, Ru, rating: Ru };
  const rating = decide("initial rating", article, { Ru }, () => [
    points(ratingMax),
    { code: "rating-maximum", ratingMax },
  ]);
  return { Rc, p, dp, Ru, rating };
}

/** Results of several tournaments as if they were one. */
export function pooled(edition: FideEdition, results: readonly Result[]): Result {
  const article = cite(edition, "pooledRating");
  const together = <T extends number>(
    term: "n" | "Σ opponents" | "W",
    each: readonly Derived<T>[],
    make: (sum: number) => T,
  ) => deriveAll(term, article, each, (values) => make(values.reduce((sum, value) => sum + value, 0)));
  return {
    n: together(
      "n",
      results.map(({ n }) => n),
      Number,
    ),
    sum: together(
      "Σ opponents",
      results.map(({ sum }) => sum),
      points,
    ),
    W: together(
      "W",
      results.map(({ W }) => W),
      hundredths,
    ),
  };
}

type HalfPoints = Extract<InitialRating, { method: "half points over" }>;
type Hypothetical = Extract<InitialRating, { method: "hypothetical draws" }>;

function present(rounding: Rounding | null): Rounding {
  if (rounding === null) throw new Error("this edition does not round the average of the opponents");
  return rounding;
}

function halfPoints(sets: InitialRating): HalfPoints {
  if (sets.method !== "half points over") throw new Error(`half points asked of an edition with ${sets.method}`);
  return sets;
}

function hypothetical(sets: InitialRating): Hypothetical {
  if (sets.method !== "hypothetical draws")
    throw new Error(`hypothetical draws asked of an edition with ${sets.method}`);
  return sets;
}
