import { points } from "../../src/domain/units.ts";
import { newBase } from "../../src/regulations/lask/articles/new-base.ts";
import {
  afterDeduction,
  afterRaise,
  isExceptional,
  needsAssessment,
  type Passivity,
  passivity,
} from "../../src/regulations/lask/articles/passivity.ts";
import type { LaskEdition } from "../../src/regulations/lask/lask-edition.ts";
import { type Table, table } from "../conformance.ts";
import { base, current, fact, LASK, on } from "./facts.ts";

interface PauseCase {
  readonly in: string[];
  readonly says: string;
  readonly rating: number;
  readonly last: string;
  readonly rapid: string | null;
  readonly start: string;
  readonly settled: number;
}

const pauseOf = (edition: LaskEdition, { last, rapid, start, settled }: PauseCase): Passivity =>
  passivity(edition, {
    lastLong: on("last long game", last),
    lastRapid: rapid === null ? null : on("last rapid game", rapid),
    start: on("period start", start),
    settled: fact("years settled", settled),
  });

const pause = { in: LASK, rating: 1700, last: "2010-02-15", rapid: null, settled: 0 };

/** A member rated 1700 whose last game was on 15 February 2010: the new base of each period start. */
const deductions = table<LaskEdition, PauseCase & { expected: number }>(
  "passivity",
  [
    { ...pause, says: "not a full year", start: "2011-01-01", expected: 1700 },
    { ...pause, says: "the first start after a full year", start: "2011-05-01", expected: 1650 },
    { ...pause, says: "no second time in that year", start: "2011-09-01", rating: 1650, settled: 1, expected: 1650 },
    { ...pause, says: "two years", start: "2012-05-01", rating: 1650, settled: 1, expected: 1600 },
    { ...pause, says: "three years", start: "2013-05-01", rating: 1600, settled: 2, expected: 1550 },
    { ...pause, says: "no fourth", start: "2014-05-01", rating: 1550, settled: 3, expected: 1550 },
    { ...pause, says: "all at once, where none was made", start: "2014-05-01", expected: 1550 },
    { ...pause, says: "five periods a year: 1 March", start: "2011-03-01", expected: 1650 },
    { ...pause, says: "a year to the day", last: "2010-05-01", start: "2011-05-01", expected: 1650 },
    { ...pause, says: "a year less a day", last: "2010-05-02", start: "2011-05-01", expected: 1700 },
    { ...pause, says: "a leap day", last: "2012-02-29", start: "2013-03-01", expected: 1650 },
    { ...pause, says: "never below 800", rating: 820, start: "2011-05-01", expected: 800 },
    { ...pause, says: "before the half is rounded up", rating: 2213.5, start: "2011-05-01", expected: 2164 },
  ],
  (edition, given) =>
    newBase(edition, afterDeduction(edition, current(given.rating), pauseOf(edition, given).deduction)).value,
);

interface AssessmentCase {
  readonly in: string[];
  readonly says: string;
  readonly on: string;
  readonly assessed: number;
  readonly expected: readonly [needed: boolean, exceptional: boolean];
}

/** The same member comes back: rated 1700 before the pause. */
const assessments = table<LaskEdition, AssessmentCase>(
  "passivity",
  [
    { in: LASK, says: "after three years to the day", on: "2013-02-15", assessed: 1550, expected: [false, false] },
    { in: LASK, says: "after more than three years", on: "2013-02-16", assessed: 1551, expected: [true, true] },
  ],
  (edition, given) => [
    needsAssessment(edition, { last: on("last long game", pause.last), on: on("day it counts on", given.on) }).value,
    isExceptional(edition, {
      before: fact("rating before the pause", points(pause.rating)),
      assessed: fact("assessment", points(given.assessed)),
    }).value,
  ],
);

const rapid = { ...pause, rapid: "2010-10-10" };

const rapidOnly = table<LaskEdition, PauseCase & { expected: readonly [deduction: number, proposed: number] }>(
  "rapidOnly",
  [
    { ...rapid, says: "a year without a long game: proposed", start: "2011-05-01", expected: [0, 50] },
    { ...rapid, says: "a year without any game: deducted", start: "2012-01-01", expected: [50, 0] },
    { ...rapid, says: "not twice for one year", start: "2012-01-01", settled: 1, expected: [0, 0] },
    { ...rapid, says: "the second year: proposed", start: "2012-05-01", settled: 1, expected: [0, 50] },
    { ...rapid, says: "rapid before the last long game", rapid: "2009-12-01", start: "2011-05-01", expected: [50, 0] },
    { ...rapid, says: "no rapid at all", rapid: null, start: "2011-05-01", expected: [50, 0] },
  ],
  (edition, given) => {
    const { deduction, proposed } = pauseOf(edition, given);
    return [deduction.value, proposed.value];
  },
);

const raise = table<LaskEdition, { in: string[]; says: string; rating: number; raise: number; expected: number }>(
  "raise",
  [{ in: LASK, says: "a young player comes back stronger", rating: 1250, raise: 60, expected: 1310 }],
  (edition, { rating, raise }) => newBase(edition, afterRaise(edition, current(rating), base(raise))).value,
);

export const PASSIVITY_TABLES: readonly Table[] = [deductions, assessments, rapidOnly, raise];
