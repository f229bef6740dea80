import { type Derived, given } from "../../calculation/derived.ts";
import type { BookFacts, ClubSettings } from "../../domain/clubs/club.ts";
import { ENTERED } from "../../domain/codes/source.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { type ClubPeriod, periodOf } from "../../regulations/lask/articles/periods.ts";
import type { LaskEdition } from "../../regulations/lask/lask-edition.ts";

/** The periods of one club, whose calendar may change at a period start. */
export interface BookCalendar {
  readonly settingsOn: (on: IsoDate) => ClubSettings;
  readonly periodOf: (on: Derived<IsoDate>) => ClubPeriod;
  /** The same, as days alone. */
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

/**
 * The period starts at which a book's settings, or what is closed, does not fit its calendars: settings that hold from
 * a day on which no period begins, and starts that are closed and would be none, or would have to be closed.
 */
export function startsAmiss(edition: LaskEdition, { settings, closings }: BookFacts): readonly IsoDate[] {
  const calendar = bookCalendar(edition, settings);
  const amiss = settings.filter((each, index) =>
    [each, settings[index - 1] ?? each].some(
      (rule) => bookCalendar(edition, [rule]).periodOn(each.from).start !== each.from,
    ),
  );
  if (amiss.length > 0) return amiss.map(({ from }) => from);
  const closed = new Set(closings.map(({ period }) => period));
  const last = [...closed].reduce((latest, each) => (each > latest ? each : latest), calendar.beginning);
  const starts = new Set<IsoDate>();
  for (let start = calendar.beginning; start < last; start = calendar.periodOn(start).next)
    starts.add(calendar.periodOn(start).next);
  return [
    ...[...closed].filter((each) => !starts.has(each)),
    ...[...starts].filter((each) => !closed.has(each)),
  ].sort();
}

const daysOf = ({ start, next }: ClubPeriod): PeriodDays => ({ start: start.value, next: next.value });
