import { correctionsBetween } from "../../../ledger/queries/lists/corrections.ts";
import { versionsOf } from "../../../ledger/queries/lists/lists.ts";
import type { CorrectionRow, Db, ListRow } from "../../../ledger/schema/tables.ts";
import type { BaseCorrection } from "../../../rating/period/changes/facts-before.ts";
import { type ListBasis, listsFor } from "../list-basis.ts";

/**
 * The corrections that a list takes up: those decided since the list before was made, and before this one was. A later
 * version of the list has the same: what was decided after its first version is in the lists after it.
 */
export async function correctionsFor(
  db: Db,
  basis: ListBasis,
  merges: ReadonlyMap<number, number>,
): Promise<readonly BaseCorrection[]> {
  const { kind, list, previous, reportsAsOf } = basis;
  const after = (await firstMade(db, previous.list)) ?? previous.sequence;
  const made = await firstMade(db, list);
  const upTo = made === undefined ? reportsAsOf : Math.min(made, reportsAsOf);
  const rows = await correctionsBetween(db, { kind, after, upTo });
  if (rows.length === 0) return [];
  // A list that was made again since has the difference itself.
  const inForce = await listsFor(db, basis, kind);
  const stands = (row: CorrectionRow): boolean =>
    inForce.some((each) => each.list === row.list && each.version === row.version);
  return rows
    .filter(stands)
    .map(({ player, points, reason }) => ({ player: String(merges.get(player) ?? player), points, reason }));
}

/** The entry after which the first published version of a list was made. */
async function firstMade(db: Db, list: string): Promise<number | undefined> {
  const published = (await versionsOf(db, list)).filter((row): row is ListRow => row.published !== null);
  const first = published.at(-1);
  return first === undefined ? undefined : (first.reports_as_of ?? first.sequence);
}
