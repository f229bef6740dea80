import type { Settlement } from "../../domain/receiving.ts";
import { type SettlementRow, settlementsOf } from "../../ledger/queries/lists/lists-of-tournament.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import type { CurrentReport } from "./pending.ts";

/** A report that stands, and the list that has settled it. */
export interface SettledReport extends CurrentReport {
  /** null: no published list has. */
  readonly settled: Settlement | null;
}

/** Which lists have settled these reports. One that changed its kind of list since is looked for in lists of the new kind. */
export async function withSettlements(db: Db, reports: readonly CurrentReport[]): Promise<readonly SettledReport[]> {
  if (reports.length === 0) return [];
  return settledBy(await settlementsOf(db, [...new Set(reports.map(({ tournament }) => tournament))]), reports);
}

export function settledBy(rows: readonly SettlementRow[], reports: readonly CurrentReport[]): readonly SettledReport[] {
  const found = new Map<string, Settlement>();
  for (const { tournament, part, kind, list, version, date, report_version: reportVersion, counts } of rows)
    found.set(`${tournament}/${part}/${kind}`, { list, version, date, reportVersion, counts });
  return reports.map((report) => {
    const { tournament, part, registration } = report;
    return { ...report, settled: found.get(`${tournament}/${part}/${registration.kind}`) ?? null };
  });
}

/** Whether nothing is to be done about it: a list has this very version. */
export const isSettled = ({ settled, version }: SettledReport): boolean => settled?.reportVersion === version;
