import { type Derived, decide, derive } from "../../../calculation/derived.ts";
import { day, type IsoDate, yearOf } from "../../../domain/dates.ts";
import { cite } from "../../edition.ts";
import type { LaskEdition } from "../lask-edition.ts";

/** How many periods a club has in a year: its own choice, the same for all its members. */
export type PeriodCalendar = "three" | "five";

/** A rating period, *ratingperiod*: from its start to the day before the next. */
export interface ClubPeriod {
  readonly start: Derived<IsoDate>;
  readonly next: Derived<IsoDate>;
}

/** The period that a day is in. The day on which a period starts is in it. */
export function periodOf(edition: LaskEdition, calendar: PeriodCalendar, on: Derived<IsoDate>): ClubPeriod {
  const article = calendar === "five" ? cite(edition, "fivePeriods") : cite(edition, "periods");
  return {
    start: derive(
      "period start",
      article,
      { on },
      ({ on }, { months }) => startsAround(on, months).findLast((start) => start <= on)!,
    ),
    next: derive(
      "next period start",
      article,
      { on },
      ({ on }, { months }) => startsAround(on, months).find((start) => start > on)!,
    ),
  };
}

/** Whether the federation still waits for the club's list of the period that today is in. */
export function listOwed(
  edition: LaskEdition,
  calendar: PeriodCalendar,
  { today, sent }: { readonly today: Derived<IsoDate>; readonly sent: Derived<IsoDate> },
): Derived<boolean> {
  const { start } = periodOf(edition, calendar, today);
  return decide("list owed", cite(edition, "clubList"), { start, sent }, ({ start, sent }, { everyPeriod }) =>
    everyPeriod && sent < start ? [true, { code: "list-not-sent", start }] : [false, { code: "list-sent", sent }],
  );
}

/** The starts of the years around a day, in order: the period of a day in January may have started the year before. */
function startsAround(on: IsoDate, months: readonly number[]): readonly IsoDate[] {
  const year = yearOf(on);
  return [year - 1, year, year + 1].flatMap((each) =>
    months.map((month) => day(`${each}-${String(month).padStart(2, "0")}-01`)),
  );
}
