import type { Derived } from "../../calculation/derived.ts";
import { daysBetween, type IsoDate } from "../../domain/dates.ts";
import type { Db } from "../../ledger/postgres/tables.ts";
import { type EndKey, endedWithoutReport } from "../../ledger/postgres/tournaments.ts";
import { reportDue } from "../../regulations/fide/articles/reporting.ts";
import { standingsOf } from "./standing-of.ts";

/** A tournament that was played and of which no report has come. */
export interface Owing {
  readonly tournament: string;
  readonly name: string;
  readonly federation: string | null;
  readonly end: IsoDate;
  readonly owed: Derived<boolean>;
  /** null: the edition sets no term. */
  readonly due: Derived<IsoDate | null>;
  /** 0: not late yet. */
  readonly daysLate: number;
}

export interface OwingPage {
  readonly owing: readonly Owing[];
  /** What to ask for next; null at the end. */
  readonly next: EndKey | null;
}

/** Registered tournaments that have ended and owe a report, the earliest first. */
export async function owing(
  db: Db,
  today: IsoDate,
  { after, limit }: { readonly after?: EndKey | undefined; readonly limit: number },
): Promise<OwingPage> {
  const rows = await endedWithoutReport(db, { before: today, after, limit });
  const standings = await standingsOf(
    db,
    rows.map(({ tournament }) => tournament),
    [],
  );
  const found = rows.flatMap(({ tournament, name, federation }): Owing[] => {
    const standing = standings.get(tournament);
    if (standing === undefined || !standing.reportOwed.value) return [];
    const { reportOwed: owed, reportDue: byServer, edition, end } = standing;
    const due = byServer.value === null ? reportDue(edition, end, "officer") : byServer;
    const daysLate = due.value === null ? 0 : Math.max(0, daysBetween(due.value, today));
    return [{ tournament, name, federation, end: end.value, owed, due, daysLate }];
  });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { owing: found, next: last ? { end: last.end_date, tournament: last.tournament } : null };
}
