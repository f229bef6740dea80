import { periodUsed, type RatingsUsed, ratingsUsed } from "../../src/regulations/lask/articles/boundary.ts";
import { listOwed, type PeriodCalendar, periodOf } from "../../src/regulations/lask/articles/periods.ts";
import type { LaskEdition } from "../../src/regulations/lask/lask-edition.ts";
import { table } from "../conformance.ts";
import { fact, LASK, on } from "./facts.ts";

type PeriodCase = { in: string[]; says: string; day: string; expected: readonly [start: string, next: string] };

const periodOn =
  (calendar: PeriodCalendar) =>
  (edition: LaskEdition, { day }: PeriodCase): readonly string[] => {
    const { start, next } = periodOf(edition, calendar, on("day asked for", day));
    return [start.value, next.value];
  };

const threePeriods = table<LaskEdition, PeriodCase>(
  "periods",
  [
    { in: LASK, says: "New Year's Eve", day: "2009-12-31", expected: ["2009-09-01", "2010-01-01"] },
    { in: LASK, says: "New Year's Day", day: "2010-01-01", expected: ["2010-01-01", "2010-05-01"] },
    { in: LASK, says: "the day before", day: "2010-04-30", expected: ["2010-01-01", "2010-05-01"] },
    {
      in: LASK,
      says: "a game on 1 May is in the new period",
      day: "2010-05-01",
      expected: ["2010-05-01", "2010-09-01"],
    },
    { in: LASK, says: "the last day of summer", day: "2010-08-31", expected: ["2010-05-01", "2010-09-01"] },
    { in: LASK, says: "1 September", day: "2010-09-01", expected: ["2010-09-01", "2011-01-01"] },
  ],
  periodOn("three"),
);

const fivePeriods = table<LaskEdition, PeriodCase>(
  "fivePeriods",
  [
    { in: LASK, says: "New Year's Eve", day: "2009-12-31", expected: ["2009-11-01", "2010-01-01"] },
    { in: LASK, says: "the end of February", day: "2010-02-28", expected: ["2010-01-01", "2010-03-01"] },
    { in: LASK, says: "1 March", day: "2010-03-01", expected: ["2010-03-01", "2010-05-01"] },
    { in: LASK, says: "1 May", day: "2010-05-01", expected: ["2010-05-01", "2010-09-01"] },
    { in: LASK, says: "1 September", day: "2010-09-01", expected: ["2010-09-01", "2010-11-01"] },
    { in: LASK, says: "1 November", day: "2010-11-01", expected: ["2010-11-01", "2011-01-01"] },
  ],
  periodOn("five"),
);

const clubList = table<LaskEdition, { in: string[]; says: string; today: string; sent: string; expected: boolean }>(
  "clubList",
  [
    { in: LASK, says: "sent on the first day", today: "2010-05-20", sent: "2010-05-01", expected: false },
    { in: LASK, says: "sent in the period before", today: "2010-05-20", sent: "2010-04-30", expected: true },
  ],
  (edition, { today, sent }) =>
    listOwed(edition, "three", { today: on("day asked for", today), sent: on("day the list was sent", sent) }).value,
);

interface BoundaryCase {
  readonly in: string[];
  readonly says: string;
  readonly rounds: readonly string[];
  readonly keeper: RatingsUsed | null;
  /** The ratings of the last round: which they are, and of which period. */
  readonly expected: readonly [ratings: RatingsUsed, period: string];
}

/** Asks about the last two rounds, and about the whole tournament. */
function boundaryOf(edition: LaskEdition, given: BoundaryCase): unknown {
  const rounds = given.rounds.map((date) => on("round played", date));
  const [lastBefore, firstAfter] = rounds.slice(-2);
  const keeper = given.keeper === null ? null : fact("keeper's choice", given.keeper);
  return [
    ratingsUsed(edition, { lastBefore: lastBefore!, firstAfter: firstAfter!, keeper }).value,
    periodUsed(edition, "three", { rounds, round: firstAfter!, keeper }).value,
  ];
}

const plain = { in: LASK, keeper: null };

const boundary = table<LaskEdition, BoundaryCase>(
  "boundary",
  [
    { ...plain, says: "a round a week", rounds: ["2009-12-29", "2010-01-05"], expected: ["new ratings", "2010-01-01"] },
    { ...plain, says: "six days", rounds: ["2009-12-29", "2010-01-04"], expected: ["old ratings", "2009-09-01"] },
    { ...plain, says: "a holiday open", rounds: ["2009-12-30", "2010-01-02"], expected: ["old ratings", "2009-09-01"] },
    {
      ...plain,
      says: "the keeper keeps the old ones",
      rounds: ["2009-12-29", "2010-01-05"],
      keeper: "old ratings",
      expected: ["old ratings", "2009-09-01"],
    },
    {
      ...plain,
      says: "the keeper takes the new ones",
      rounds: ["2009-12-30", "2010-01-02"],
      keeper: "new ratings",
      expected: ["new ratings", "2010-01-01"],
    },
    {
      ...plain,
      says: "once old, old to the end: the pause before 1 May does not matter",
      rounds: ["2009-12-30", "2010-01-02", "2010-04-20", "2010-05-10"],
      expected: ["new ratings", "2009-09-01"],
    },
    {
      ...plain,
      says: "new at the first start, old at the second",
      rounds: ["2009-12-15", "2010-01-05", "2010-04-29", "2010-05-02"],
      expected: ["old ratings", "2010-01-01"],
    },
  ],
  boundaryOf,
);

export const PERIOD_TABLES = [threePeriods, fivePeriods, clubList, boundary];
