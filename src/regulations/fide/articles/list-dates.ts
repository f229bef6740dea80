import { type Derived, decide, derive, given } from "../../../calculation/derived.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import { addDays, addMonths, firstOfMonth, type IsoDate, monthOf } from "../../../domain/dates.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";
import type { HeldBy } from "./registration.ts";

/** The edition of one list by day; undefined where none is in force. */
export type EditionOn = (day: IsoDate) => FideEdition | undefined;

/** Further than a year from a day no list is looked for: every calendar has at least one a year. */
const MONTHS_MAX = 12;

/** The list in force on a day: the last one dated on or before it. */
export const listInForce = (editionOn: EditionOn, day: Derived<IsoDate>): Derived<IsoDate> =>
  listFrom("list in force", editionOn, day, { firstMonth: 0, step: -1 });

/** The first list dated after a day. */
export const nextList = (editionOn: EditionOn, day: Derived<IsoDate>): Derived<IsoDate> =>
  listFrom("next list", editionOn, day, { firstMonth: 1, step: 1 });

/**
 * The last day for a tournament to end and still be in a list. The article is that of the day before the list. It gives
 * more time to official tournaments of FIDE, not to continental ones.
 */
export const closingDate = (
  edition: FideEdition,
  { list, heldBy }: { readonly list: Derived<IsoDate>; readonly heldBy: Derived<HeldBy> },
): Derived<IsoDate> =>
  decide("closing date", cite(edition, "closing"), { list, heldBy }, ({ list, heldBy }, { days, officialDays }) =>
    heldBy === "fide"
      ? [addDays(list, -officialDays), { code: "closing-official", days: officialDays }]
      : [addDays(list, -days), { code: "closing-ordinary", days }],
  );

/** What decides the list a tournament enters. */
export interface Completion {
  readonly end: Derived<IsoDate>;
  readonly heldBy: Derived<HeldBy>;
  /** The day the office received the report. */
  readonly received: Derived<IsoDate>;
}

/** The first list whose closing date the tournament met, and that was not yet out when the report came. */
export function listEntered(editionOn: EditionOn, { end, heldBy, received }: Completion): Derived<IsoDate> {
  const latest = end.value > received.value ? end : received;
  const lists: Derived<IsoDate>[] = [];
  while (lists.length < MONTHS_MAX) {
    const list = nextList(editionOn, lists.at(-1) ?? latest);
    lists.push(list);
    const edition = editionInForce(editionOn, addDays(list.value, -1));
    const closing = closingDate(edition, { list, heldBy });
    if (end.value > closing.value) continue;
    return decide("list entered", cite(edition, "closing"), { list, closing, end, received }, (dates) => [
      dates.list,
      { code: "closing-met", end: dates.end, closing: dates.closing },
    ]);
  }
  throw new Error(`no closing date within ${MONTHS_MAX} lists of ${latest.value}`);
}

/** Walks the months from that of a day until one has a list by the edition of its own first day. */
function listFrom(
  term: "list in force" | "next list",
  editionOn: EditionOn,
  day: Derived<IsoDate>,
  { firstMonth, step }: { readonly firstMonth: number; readonly step: number },
): Derived<IsoDate> {
  for (let month = firstMonth; Math.abs(month) <= MONTHS_MAX; month += step) {
    const date = addMonths(firstOfMonth(day.value), month);
    const edition = editionOn(date);
    if (edition === undefined || !publishes(edition, date)) continue;
    const first = given("first of a month", date, COUNTED);
    return derive(term, cite(edition, "calendar"), { day, first }, ({ first }) => first);
  }
  throw new Refusal("no-edition-on", { list: null, day: day.value });
}

function publishes({ articles }: FideEdition, date: IsoDate): boolean {
  const { months, firstList } = articles.calendar.sets;
  return months.includes(monthOf(date)) && (firstList === undefined || date >= firstList);
}

function editionInForce(editionOn: EditionOn, day: IsoDate): FideEdition {
  const edition = editionOn(day);
  if (edition === undefined) throw new Refusal("no-edition-on", { list: null, day });
  return edition;
}
