import type { ReconcileBase } from "../../../domain/reconciliation.ts";
import type { LedgerReader } from "../../../ledger/ledger.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import { kindOf, linesOfList } from "../format/list-lines.ts";
import { basisOf } from "../verify/verify-list.ts";
import { entriesIn, type TheirFile } from "./their-list.ts";

interface Before {
  readonly rating: number;
  readonly k: number | null;
}
/** null: their list before is not known. */
export type BeforeOf = ((player: number) => Before | null) | null;

/** Where their earlier ratings come from: their file, a list that was taken over, or nowhere. */
export async function basesOf(
  reader: LedgerReader,
  row: ListRow,
  before: TheirFile | null,
): Promise<{ readonly base: ReconcileBase; readonly before: BeforeOf }> {
  const kind = kindOf(row);
  const known = new Map<number, number>();
  const add = (id: string, rating: number | null, k: number | null): void => {
    if (rating !== null) known.set(Number(id), rating * K_ROOM + (k ?? 0));
  };
  const of = (player: number): Before | null => {
    const found = known.get(player);
    return found === undefined ? null : { rating: Math.floor(found / K_ROOM), k: found % K_ROOM || null };
  };
  if (before !== null) {
    for await (const some of entriesIn(before, kind))
      for (const { id, standings } of some) add(id, standings[kind]?.rating ?? null, standings[kind]?.k ?? null);
    return { base: "file", before: of };
  }
  const { previous } = await basisOf(reader, row);
  if (previous.origin !== "imported") return { base: "assumed", before: null };
  for await (const some of linesOfList(reader, previous)) for (const { id, rating, k } of some) add(id, rating, k);
  return { base: "taken-over", before: of };
}

/** Rating and K of a player are kept as one number. */
const K_ROOM = 256;
