import { type Derived, decide, derive, deriveAll } from "../../../calculation/derived.ts";
import { type Fraction, fraction, minus, times } from "../../../calculation/fraction.ts";
import { iterate } from "../../../calculation/iterate.ts";
import { round } from "../../../calculation/rounding.ts";
import { DRAW, type Hundredths, type Points, points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";
import { atLeastHalf, fractional } from "./initial-rating.ts";

/** A player of a complete round robin: the rating at the start (null: unrated), games played and score in them. */
export interface RoundRobinPlayer {
  readonly rating: Derived<Points> | null;
  readonly n: Derived<number>;
  readonly W: Derived<Hundredths>;
}

/** What the round robin gives an unrated player. */
export interface RoundRobinRating extends Estimate {
  readonly first: Derived<Points>;
}

/** An average and the rating it gives; p and dp only below 50 %. */
export interface Estimate {
  readonly RcNew: Derived<Points>;
  readonly RuNew: Derived<Points>;
  readonly p: Derived<Hundredths> | null;
  readonly dp: Derived<Points> | null;
}

export interface RoundRobin {
  readonly Rar: Derived<Fraction>;
  readonly dpa: Derived<Fraction>;
  readonly Ra: Derived<Points>;
  /** By the index of the player; null for the rated. */
  readonly unrated: readonly (RoundRobinRating | null)[];
}

/** Ratings of the unrated players of a round robin: the average, a first estimate, and the pass that limits differences. */
export function roundRobin(
  edition: FideEdition,
  players: readonly RoundRobinPlayer[],
  opponents: Derived<number>,
): RoundRobin {
  const average = roundRobinAverage(edition, players, opponents);
  const article = cite(edition, "roundRobinIteration");
  const { passes } = present(article.sets);
  const first = players.map((player) => (player.rating ? null : estimate(edition, average.Ra, player, opponents)));
  const last = iterate(
    first,
    (estimates) =>
      players.map((player, index) => {
        const own = estimates[index];
        if (!own) return null;
        const others = players.flatMap(({ rating }, other) =>
          other === index ? [] : [rating ?? estimates[other]!.RuNew],
        );
        const RcNew = averageWithLimit(edition, average.Ra, { own: own.RuNew, others, opponents });
        return estimate(edition, RcNew, player, opponents);
      }),
    { passes },
  );
  const unrated = last.map((own, index) => (own ? { ...own, first: first[index]!.RuNew } : null));
  return { ...average, unrated };
}

/** Ra: the mean of the rated players, less what they scored above or below it. */
function roundRobinAverage(edition: FideEdition, players: readonly RoundRobinPlayer[], opponents: Derived<number>) {
  const article = cite(edition, "roundRobinAverage");
  const rated = players.flatMap(({ rating, n, W }) => (rating ? [{ rating, n, W }] : []));
  const Rar = deriveAll(
    "Rar",
    article,
    rated.map(({ rating }) => rating),
    mean,
  );
  const each = rated.map(({ n, W }) => fractional(edition, W, n).dp);
  const dpa = deriveAll("dpa", article, each, mean);
  const Ra = derive("Ra", article, { Rar, dpa, opponents }, ({ Rar, dpa, opponents }, sets) =>
    points(round(present(sets).rounding, minus(Rar, times(dpa, fraction(opponents, opponents + 1))))),
  );
  return { Rar, dpa, Ra };
}

/** Ru from an average: by half points from 50 %, by dp × n/(n+1) below. n counts persons, p goes by games. */
function estimate(
  edition: FideEdition,
  average: Derived<Points>,
  { n, W }: RoundRobinPlayer,
  opponents: Derived<number>,
): Estimate {
  if (W.value >= n.value * DRAW) {
    return { RcNew: average, RuNew: atLeastHalf(edition, { average, n, W }), p: null, dp: null };
  }
  const term = average.term === "Rc(new)" ? "Ru(new)" : "Ru";
  const { p, dp } = fractional(edition, W, n);
  const inputs = { average, dp, opponents };
  const RuNew = decide(term, cite(edition, "roundRobinRating"), inputs, ({ average, dp, opponents }, sets) => {
    const exact = fraction(average * (opponents + 1) + dp * opponents, opponents + 1);
    return [points(round(present(sets).rounding, exact)), { code: "under-half" }];
  });
  return { RcNew: average, RuNew, p, dp };
}

/** Rc(new): the average less the mean of what lies beyond the limit, on either side, over all opponents. */
export function averageWithLimit(
  edition: FideEdition,
  Ra: Derived<Points>,
  { own, others, opponents }: { own: Derived<Points>; others: readonly Derived<Points>[]; opponents: Derived<number> },
): Derived<Points> {
  const article = cite(edition, "roundRobinIteration");
  const excess = deriveAll("excess", article, [own, ...others], ([Ru, ...ratings], sets) => {
    const { differenceMax } = present(sets);
    return points(ratings.reduce((sum, rating) => sum + beyond(differenceMax, rating - Ru!), 0));
  });
  return derive("Rc(new)", article, { Ra, excess, opponents }, ({ Ra, excess, opponents }, sets) =>
    points(round(present(sets).rounding, fraction(Ra * opponents - excess, opponents))),
  );
}

const beyond = (limit: number, difference: number): number =>
  difference - Math.max(-limit, Math.min(limit, difference));

const mean = (values: readonly number[]): Fraction =>
  fraction(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

function present<Sets>(sets: Sets | null): Sets {
  if (sets === null) throw new Error("this edition has no method of its own for round robins");
  return sets;
}
