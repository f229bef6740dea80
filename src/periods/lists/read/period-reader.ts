import type { LedgerReader } from "../../../ledger/ledger.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import type { Editions } from "../../../regulations/editions.ts";
import type { CurrentReport } from "../../tournaments/pending.ts";
import type { ListBasis } from "../list-basis.ts";
import { type LoadedReport, loadReports } from "./period-games.ts";
import type { Roster } from "./roster.ts";

/** What the steps of reading a period have in common. */
export interface PeriodReader {
  readonly reading: LedgerReader;
  readonly basis: ListBasis;
  readonly editions: Editions;
  readonly roster: Roster;
  /** The lists of the kind that are in force. */
  readonly lists: readonly ListRow[];
  /** The record that stands for each merged one. */
  readonly merges: ReadonlyMap<number, number>;
  /** The reports that were read so far. */
  readonly loaded: Map<CurrentReport, LoadedReport>;
}

/** Players and games of reports: what a step before has read is not read again. */
export async function loadOnce(
  { reading, basis, merges, loaded }: PeriodReader,
  reports: readonly CurrentReport[],
  progress: (done: number, total: number) => void = () => undefined,
): Promise<readonly LoadedReport[]> {
  const missing = reports.filter((report) => !loaded.has(report));
  const found = await loadReports(reading, missing, { asOf: basis.reportsAsOf, merges, progress });
  for (const [number, report] of missing.entries()) loaded.set(report, found[number]!);
  return reports.map((report) => loaded.get(report)!);
}
