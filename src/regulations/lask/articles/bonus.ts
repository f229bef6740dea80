import { type Cited, type Derived, decide, derive } from "../../../calculation/derived.ts";
import { type Halves, halves, type Points, points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import { pointsDown } from "../half-points.ts";
import type { BonusStep, LaskArticles, LaskEdition } from "../lask-edition.ts";

/** A district's own steps, cited under the name the district gives its rule. */
export interface DistrictRule {
  readonly district: string;
  readonly steps: readonly BonusStep[];
}

/** What a district has chosen: the steps that the edition recommends, or its own. */
export type BonusRule = "recommended" | DistrictRule;

/** What is known of a member before a game. */
export interface BonusFacts {
  /** The current rating before the game. */
  readonly current: Derived<Halves>;
  readonly points: Derived<Halves>;
  /** The keeper's reason for giving no bonus for this game; null: the bonus is given. */
  readonly withheld: Derived<string> | null;
}

type BonusSets = LaskArticles["bonus"]["sets"];

/** The bonus of one played game, *bonuspoäng*. */
export function bonus(
  edition: LaskEdition,
  rule: BonusRule,
  { current, points: won, withheld }: BonusFacts,
): Derived<Points> {
  const cited = bonusCited(edition, rule);
  if (withheld !== null) {
    return decide("bonus", cited, { current, withheld }, ({ withheld }) => [
      points(0),
      { code: "bonus-withheld", reason: withheld },
    ]);
  }
  const rating = ratingAsked(cited, current, won);
  const common = cite(edition, "commonRules");
  if (rule !== "recommended" && pointsDown(rating.value) >= common.sets.ratingFrom) {
    return decide("bonus", common, { rating }, (_, { ratingFrom }) => [
      points(0),
      { code: "bonus-common-rules", ratingFrom },
    ]);
  }
  return decide("bonus", cited, { rating }, ({ rating }, { steps }) => {
    const step = stepAt(steps, pointsDown(rating));
    if (step === undefined) return [points(0), { code: "bonus-none" }];
    return [points(step.points), { code: "bonus-step", ...step }];
  });
}

function bonusCited(edition: LaskEdition, rule: BonusRule): Cited<BonusSets> {
  const cited = cite(edition, "bonus");
  if (rule === "recommended") return cited;
  return { ...cited, article: rule.district, sets: { ...cited.sets, steps: rule.steps } };
}

/** The rating the steps go by. */
function ratingAsked(cited: Cited<BonusSets>, current: Derived<Halves>, won: Derived<Halves>): Derived<Halves> {
  switch (cited.sets.by) {
    case "before the game":
      return current;
    case "after the game":
      return derive("current rating", cited, { current, won }, ({ current, won }) => halves(current + won));
    default:
      throw new Error(`no such bonus: ${cited.sets.by satisfies never}`);
  }
}

/** Two steps for one rating contradict each other: a mistake in the data. */
function stepAt(steps: readonly BonusStep[], rating: number): BonusStep | undefined {
  const [step, ...others] = steps.filter(({ from, to }) => from <= rating && rating <= to);
  if (others.length > 0) throw new Error(`two bonus steps at ${rating}`);
  return step;
}
