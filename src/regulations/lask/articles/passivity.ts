import { type Cited, type Derived, decide, derive } from "../../../calculation/derived.ts";
import { addMonths, type IsoDate, yearOf } from "../../../domain/dates.ts";
import { type Halves, halves, type Points, points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import { inHalves } from "../half-points.ts";
import type { LaskArticles, LaskEdition } from "../lask-edition.ts";
import { floored } from "./floor.ts";

const MONTHS_IN_A_YEAR = 12;

/** What the book knows of a member at a period start. */
export interface Pause {
  readonly lastLong: Derived<IsoDate>;
  /** The last rapid game, *snabbis*; null: none on record. */
  readonly lastRapid: Derived<IsoDate> | null;
  readonly start: Derived<IsoDate>;
  /** The years since the last long game that were already dealt with: deducted, raised instead, or let go. */
  readonly settled: Derived<number>;
  /** Those of them in which not even a rapid game was played: such a game restarts the count. Otherwise all. */
  readonly settledIdle?: Derived<number>;
  /** Those of them for which points were taken: no more than the last year that costs. Otherwise all. */
  readonly taken?: Derived<number>;
}

/** What a period start costs a member who does not play. */
export interface Passivity {
  /** For total inactivity. */
  readonly deduction: Derived<Points>;
  /** On top of it, for the keeper to decide: for the time in which rapid games only were played. */
  readonly proposed: Derived<Points>;
}

/** The deduction, *passivitetsavdrag*, at a period start: for each full year without a game, up to the last one that costs. */
export function passivity(edition: LaskEdition, pause: Pause): Passivity {
  const { lastLong, lastRapid, start, settled, settledIdle = settled, taken = settled } = pause;
  const article = cite(edition, "passivity");
  const all = fullYears(article, lastLong, start);
  const idle = fullYears(article, lastActivity(edition, lastLong, lastRapid), start);
  const deduction = pointsDue("deduction", article, { years: idle, settled: settledIdle, all, taken });
  return {
    deduction,
    proposed: pointsDue("proposed deduction", article, {
      years: all,
      settled: yearsThen("years settled", article, settled, deduction),
      all,
      taken: yearsThen("years deducted", article, taken, deduction),
    }),
  };
}

/** The current rating less the deduction. The new base is fixed after it. */
export function afterDeduction(
  edition: LaskEdition,
  current: Derived<Halves>,
  deduction: Derived<Points>,
): Derived<Halves> {
  const lowered = derive(
    "current rating",
    cite(edition, "passivity"),
    { current, deduction },
    ({ current, deduction }) => halves(current - inHalves(deduction)),
  );
  return floored(edition, lowered);
}

/** The current rating with a raise in place of the deduction, *höjning*: the keeper's choice for a young player. */
export const afterRaise = (edition: LaskEdition, current: Derived<Halves>, raise: Derived<Points>): Derived<Halves> =>
  derive("current rating", cite(edition, "raise"), { current, raise }, ({ current, raise }) =>
    halves(current + inHalves(raise)),
  );

/** Whether the strength must be assessed before the next game: after a pause longer than the years that cost points. */
export const needsAssessment = (
  edition: LaskEdition,
  { last, on }: { readonly last: Derived<IsoDate>; readonly on: Derived<IsoDate> },
): Derived<boolean> =>
  decide("assessment needed", cite(edition, "passivity"), { last, on }, ({ last, on }, { yearsMax }) => {
    const needed = on > addMonths(last, yearsMax * MONTHS_IN_A_YEAR);
    return [needed, { code: needed ? "assessment-needed" : "assessment-not-needed", yearsMax }];
  });

/** Whether an assessment is one of the exceptions: above the rating before the pause less all deductions. */
export const isExceptional = (
  edition: LaskEdition,
  { before, assessed }: { readonly before: Derived<Points>; readonly assessed: Derived<Points> },
): Derived<boolean> =>
  decide(
    "exceptionally high",
    cite(edition, "passivity"),
    { before, assessed },
    ({ before, assessed }, { pointsPerYear, yearsMax }) => {
      const usualMax = before - pointsPerYear * yearsMax;
      const above = assessed > usualMax;
      return [above, { code: above ? "above-usual" : "within-usual", usualMax }];
    },
  );

/** A rapid game ends total inactivity, unless the edition takes the points all the same. */
function lastActivity(
  edition: LaskEdition,
  lastLong: Derived<IsoDate>,
  lastRapid: Derived<IsoDate> | null,
): Derived<IsoDate> {
  if (lastRapid === null) return lastLong;
  return derive("last activity", cite(edition, "rapidOnly"), { lastLong, lastRapid }, (last, { automatic }) =>
    automatic || last.lastRapid < last.lastLong ? last.lastLong : last.lastRapid,
  );
}

type PassivityCited = Cited<LaskArticles["passivity"]["sets"]>;

const fullYears = (article: PassivityCited, last: Derived<IsoDate>, start: Derived<IsoDate>): Derived<number> =>
  derive("full years", article, { last, start }, ({ last, start }) => {
    const years = yearOf(start) - yearOf(last);
    return Math.max(0, addMonths(last, years * MONTHS_IN_A_YEAR) <= start ? years : years - 1);
  });

/** The years dealt with, once a deduction has been made. */
const yearsThen = (
  term: "years settled" | "years deducted",
  article: PassivityCited,
  before: Derived<number>,
  deduction: Derived<Points>,
): Derived<number> =>
  derive(
    term,
    article,
    { before, deduction },
    ({ before, deduction }, { pointsPerYear }) => before + deduction / pointsPerYear,
  );

interface YearsOf {
  readonly years: Derived<number>;
  /** Of these years. */
  readonly settled: Derived<number>;
  /** The whole pause: what was taken for it is not taken again. */
  readonly all: Derived<number>;
  readonly taken: Derived<number>;
}

const pointsDue = (
  term: "deduction" | "proposed deduction",
  article: PassivityCited,
  years: YearsOf,
): Derived<Points> =>
  decide(term, article, { ...years }, ({ years, settled, all, taken }, { pointsPerYear, yearsMax }) => {
    const due = Math.max(0, Math.min(Math.min(years, yearsMax) - settled, Math.min(all, yearsMax) - taken));
    if (due > 0) return [points(due * pointsPerYear), { code: "passive-years", due, pointsPerYear }];
    const isOver = settled >= yearsMax || taken >= yearsMax;
    return [points(0), { code: isOver ? "passive-settled" : "passive-not-yet", yearsMax }];
  });
