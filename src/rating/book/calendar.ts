import { type Derived, given } from "../../calculation/derived.ts";
import type { ClubSettings } from "../../domain/club.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { ENTERED } from "../../domain/source.ts";
import { type ClubPeriod, periodOf } from "../../regulations/lask/articles/periods.ts";
import type { LaskEdition } from "../../regulations/lask/lask-edition.ts";

/** The periods of one club, whose calendar may change at a period start. */
export interface BookCalendar {
  readonly settingsOn: (on: IsoDate) => ClubSettings;
  readonly periodOf: (on: Derived<IsoDate>) => ClubPeriod;
  /** The same for whoever needs the days alone. */
  readonly periodOn: (on: IsoDate) => PeriodDays;
  /** The start of the first period of the book. */
  readonly beginning: IsoDate;
}

export interface PeriodDays {
  readonly start: IsoDate;
  readonly next: IsoDate;
}

export function bookCalendar(edition: LaskEdition, settings: readonly ClubSettings[]): BookCalendar {
  const [first] = settings;
  if (first === undefined) throw new Error("a book without settings");
  const settingsOn = (on: IsoDate): ClubSettings => settings.findLast(({ from }) => from <= on) ?? first;
  const calendar = (on: Derived<IsoDate>): ClubPeriod => periodOf(edition, settingsOn(on.value).calendar, on);
  // A season asks for the same days again and again.
  const known = new Map<IsoDate, PeriodDays>();
  return {
    settingsOn,
    periodOf: calendar,
    periodOn: (on) => {
      const found = known.get(on) ?? daysOf(calendar(given("day asked for", on, ENTERED)));
      known.set(on, found);
      return found;
    },
    beginning: first.from,
  };
}

const daysOf = ({ start, next }: ClubPeriod): PeriodDays => ({ start: start.value, next: next.value });
