import { settledParts } from "../../../ledger/queries/lists/list-tournaments.ts";
import type { ListKey } from "../../../ledger/queries/lists/lists.ts";
import { settlementsOf } from "../../../ledger/queries/lists/lists-of-tournament.ts";
import { currentReportRows } from "../../../ledger/queries/tournaments/reports.ts";
import type { Db } from "../../../ledger/schema/tables.ts";

export interface OriginalsQuery {
  readonly asOf: number;
  /** The lists that may have settled one; without them, every published list. */
  readonly lists?: readonly ListKey[] | undefined;
}

/**
 * Which of these tournaments are there to be a copy of: a report of theirs stands, or a published list has its games,
 * which must not count twice.
 */
export async function originalsAmong(
  db: Db,
  others: readonly string[],
  { asOf, lists }: OriginalsQuery,
): Promise<ReadonlySet<string>> {
  if (others.length === 0) return new Set();
  const there = new Set((await currentReportRows(db, { asOf, tournaments: others })).map((row) => row.tournament));
  const gone = others.filter((other) => !there.has(other));
  if (gone.length === 0) return there;
  if (lists === undefined) for (const { tournament } of await settlementsOf(db, gone)) there.add(tournament);
  else for (const key of await settledParts(db, gone, lists)) there.add(key.slice(0, key.lastIndexOf("/")));
  return there;
}
