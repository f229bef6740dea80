import { mergeSpans } from "../../ledger/queries/players/merges.ts";
import type { Db } from "../../ledger/schema/tables.ts";

/**
 * One record for all that were ever taken for one person, up to an entry. Whatever was said of one of them while they
 * were merged, or before, or after it was undone, can so be found again: nobody has two games in one round.
 */
export async function personsEver(db: Db, asOf: number): Promise<(record: number) => number> {
  const first = new Map<number, number>();
  const find = (record: number): number => {
    const other = first.get(record);
    return other === undefined ? record : find(other);
  };
  for (const { merged, kept } of await mergeSpans(db, asOf)) {
    const [one, other] = [find(merged), find(kept)];
    if (one !== other) first.set(Math.max(one, other), Math.min(one, other));
  }
  return find;
}
