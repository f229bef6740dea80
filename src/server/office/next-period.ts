import type { IsoDate } from "../../domain/dates.ts";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import { isRefusal, Refusal } from "../../domain/refusal.ts";
import { listsInForce } from "../../ledger/queries/lists/lists.ts";
import { NOW } from "../../ledger/queries/sets.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { basisFor } from "../../periods/lists/close-list.ts";
import { type PeriodReports, periodReports } from "../../periods/lists/read/period-reports.ts";

export interface NextPeriodReports extends Pick<PeriodReports, "chosen" | "heldBack"> {
  readonly date: IsoDate;
}

/** What the next list of a kind would be made of; null: there is no list of the kind to start from. */
export async function nextPeriod(db: Db, kind: ListKind): Promise<NextPeriodReports | null> {
  const date = await nextDate(db, kind);
  if (date === null) return null;
  const lists = await listsInForce(db, { kind });
  return { date, ...(await periodReports(db, { kind, date, asOf: NOW, lists })) };
}

async function nextDate(db: Db, kind: ListKind): Promise<IsoDate | null> {
  try {
    return (await basisFor(db, { kind, date: null })).date;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Rapid and blitz wait for the standard list, but what they would be made of is known.
    return isRefusal(error, "standard-list-first") ? error.parameters.date : null;
  }
}

/** The kinds that have a list to make for a date; without one, those whose next list comes first. */
export async function dueTogether(
  db: Db,
  wished: IsoDate | null,
): Promise<readonly { readonly kind: ListKind; readonly date: IsoDate }[]> {
  const next: { readonly kind: ListKind; readonly date: IsoDate }[] = [];
  for (const kind of LIST_KINDS) {
    const date = await nextDate(db, kind);
    if (date !== null) next.push({ kind, date });
  }
  const [earliest] = next.map(({ date }) => date).sort();
  if (earliest === undefined) throw new Refusal("no-list-before", { kind: "standard" });
  if (wished === null) return next.filter(({ date }) => date === earliest);
  const due = next.filter(({ date }) => date <= wished).map(({ kind }) => ({ kind, date: wished }));
  // A date before every next list is refused as it is for a single one.
  return due.length > 0 ? due : [{ kind: "standard", date: wished }];
}
