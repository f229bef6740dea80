import { type Derived, decide, derive } from "../../../calculation/derived.ts";
import { daysBetween, type IsoDate } from "../../../domain/dates.ts";
import { cite } from "../../edition.ts";
import type { LaskEdition } from "../lask-edition.ts";
import { type ClubPeriod, type PeriodCalendar, periodOf } from "./periods.ts";

/** With which base ratings a tournament goes on after a period start. */
export type RatingsUsed = "new ratings" | "old ratings";

/** A tournament on both sides of a period start. */
export interface Crossing {
  readonly lastBefore: Derived<IsoDate>;
  readonly firstAfter: Derived<IsoDate>;
  /** What the keeper chose when opening the tournament; null: the rule decides. */
  readonly keeper: Derived<RatingsUsed> | null;
}

/** Old ratings stay to the end of the tournament where new ones cannot be asked for in time. */
export function ratingsUsed(edition: LaskEdition, { lastBefore, firstAfter, keeper }: Crossing): Derived<RatingsUsed> {
  const article = cite(edition, "boundary");
  if (keeper !== null) {
    return decide("ratings used", article, { keeper }, ({ keeper }) => [keeper, { code: "boundary-keeper" }]);
  }
  return decide("ratings used", article, { lastBefore, firstAfter }, ({ lastBefore, firstAfter }, { daysMin }) => {
    const days = daysBetween(lastBefore, firstAfter);
    return days >= daysMin
      ? ["new ratings", { code: "boundary-new", days, daysMin }]
      : ["old ratings", { code: "boundary-old", days, daysMin }];
  });
}

/** A round of a tournament, among the days of all its rounds. */
export interface RoundOfTournament {
  readonly rounds: readonly Derived<IsoDate>[];
  readonly round: Derived<IsoDate>;
  readonly keeper: Derived<RatingsUsed> | null;
}

/** One calendar, or the one in force on a day: a club may change it. */
export type CalendarOn = PeriodCalendar | ((on: IsoDate) => PeriodCalendar);

/**
 * The start of the period whose base ratings a round is rated with, and to which its games belong.
 * A long tournament may pass several period starts; once old ratings stay, they stay to its end.
 */
export function periodUsed(
  edition: LaskEdition,
  calendar: CalendarOn,
  { rounds, round, keeper }: RoundOfTournament,
): Derived<IsoDate> {
  const periodAt = (on: Derived<IsoDate>): ClubPeriod =>
    periodOf(edition, typeof calendar === "function" ? calendar(on.value) : calendar, on);
  const [first, ...later] = rounds
    .filter(({ value }) => value <= round.value)
    .sort((a, b) => daysBetween(b.value, a.value));
  if (first === undefined) throw new Error(`no round on or before ${round.value}`);
  let lastBefore = first;
  let period = periodAt(first).start;
  let used = period;
  for (const firstAfter of later) {
    const next = periodAt(firstAfter).start;
    if (next.value > period.value) {
      const ratings = ratingsUsed(edition, { lastBefore, firstAfter, keeper });
      used = derive("period used", cite(edition, "boundary"), { used, next, ratings }, ({ used, next, ratings }) =>
        ratings === "new ratings" ? next : used,
      );
      if (ratings.value === "old ratings") return used;
    }
    lastBefore = firstAfter;
    period = next;
  }
  return used;
}
