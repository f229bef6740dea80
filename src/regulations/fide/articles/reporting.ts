import { type Derived, decide, derive } from "../../../calculation/derived.ts";
import { addDays, daysBetween, type IsoDate } from "../../../domain/dates.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";
import { nextList } from "./list-dates.ts";

/** To whom a report goes: the rating officer of the federation, or from there to the rating server. */
export type Recipient = "officer" | "server";

/** The last day for a report to reach its recipient; null where the edition sets no term. */
export const reportDue = (edition: FideEdition, end: Derived<IsoDate>, recipient: Recipient): Derived<IsoDate | null> =>
  derive(DUE[recipient], cite(edition, "reporting"), { end }, ({ end }, { officerDays, serverDays }) => {
    const days = recipient === "officer" ? officerDays : serverDays;
    return days === null ? null : addDays(end, days);
  });

const DUE = { officer: "report to the officer due", server: "report due" } as const;

/** The last day on which the server has a report in time, be it by days or by lists; null where the edition sets no term. */
export function inTimeUntil(edition: FideEdition, end: Derived<IsoDate>): Derived<IsoDate | null> {
  const article = cite(edition, "reporting");
  if (article.sets.listsMax === null) return reportDue(edition, end, "server");
  return derive("report due", article, { first: firstListFor(edition, end) }, ({ first }) => addDays(first, -1));
}

/** Late reports are accepted and marked, unless the edition says that the tournament is not rated any more. */
export type ReportRuling = "in time" | "late" | "not rated";

/** What becomes of a report that the server received on a day. */
export function reporting(
  edition: FideEdition,
  { end, received }: { readonly end: Derived<IsoDate>; readonly received: Derived<IsoDate> },
): Derived<ReportRuling> {
  const article = cite(edition, "reporting");
  if (article.sets.listsMax !== null) return byLists(edition, { end, received });
  const due = reportDue(edition, end, "server");
  return decide("report", article, { due, received }, ({ due, received }) => {
    if (due === null) return ["in time", { code: "report-no-term" }];
    return received <= due ? ["in time", { code: "report-in-time", due }] : ["late", { code: "report-late", due }];
  });
}

/** A report is in time when it comes before the list it is meant for, and too late once the last list is out. */
function byLists(
  edition: FideEdition,
  { end, received }: { readonly end: Derived<IsoDate>; readonly received: Derived<IsoDate> },
): Derived<ReportRuling> {
  const first = firstListFor(edition, end);
  const last = lastListFor(edition, end);
  return decide("report", cite(edition, "reporting"), { received, first, last }, ({ received, first, last }) => {
    if (received < first) return ["in time", { code: "report-in-time", due: addDays(first, -1) }];
    return received < last
      ? ["late", { code: "report-late", due: addDays(first, -1) }]
      : ["not rated", { code: "report-too-late", last }];
  });
}

/** The list a report is meant for: that of the month, or the one after when few days of the month remain. */
function firstListFor(edition: FideEdition, end: Derived<IsoDate>): Derived<IsoDate> {
  const next = nextList(() => edition, end);
  const after = nextList(() => edition, next);
  return derive("next list", cite(edition, "reporting"), { end, next, after }, ({ end, next, after }, sets) => {
    const daysLeft = daysBetween(end, next) - 1;
    return sets.nextListDays !== null && daysLeft <= sets.nextListDays ? after : next;
  });
}

/** The last list that a report can still enter, counted from the end of the tournament. */
function lastListFor(edition: FideEdition, end: Derived<IsoDate>): Derived<IsoDate> {
  const { listsMax } = edition.articles.reporting.sets;
  let last = nextList(() => edition, end);
  for (let lists = 1; lists < (listsMax ?? 1); lists++) last = nextList(() => edition, last);
  return derive("last list to enter", cite(edition, "reporting"), { last }, ({ last }) => last);
}

/** Whether a report is owed: of every registered tournament that was not announced as not rated before its start. */
export const reportOwed = (
  edition: FideEdition,
  facts: {
    readonly registered: Derived<boolean>;
    readonly start: Derived<IsoDate>;
    /** null: never. */
    readonly announcedOn: Derived<IsoDate | null>;
  },
): Derived<boolean> =>
  decide("report owed", cite(edition, "reportOwed"), { ...facts }, ({ registered, start, announcedOn }, sets) => {
    if (!registered) return [false, { code: "report-not-registered" }];
    return sets.unlessAnnounced && announcedOn !== null && announcedOn < start
      ? [false, { code: "report-announced", announcedOn }]
      : [true, { code: "report-owed" }];
  });
