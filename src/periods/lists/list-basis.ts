import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import { type ListKey, listsInForce } from "../../ledger/queries/lists/lists.ts";
import type { Db, GameRulingRow, ListRow } from "../../ledger/schema/tables.ts";

/** What a list is made from, said in full: the same basis gives the same list. */
export interface ListBasis extends ListKey {
  readonly kind: ListKind;
  readonly date: IsoDate;
  /** The list it starts from. */
  readonly previous: ListRow;
  /** Players and federations are as after this entry. */
  readonly factsAsOf: number;
  /** Reports, rulings and the other lists are as after this one. */
  readonly reportsAsOf: number;
  /** Of what is only shown, where the standard list of the date is not out: the one taken instead; null: there is none. */
  readonly standIn?: ListRow | null;
  /** Of what is only shown: rulings on games as if they were made, in the place of those that stand. */
  readonly supposed?: readonly SupposedRuling[];
  /** New versions of earlier lists that will be recorded together with this one: they count as in force. */
  readonly unrecorded?: readonly ListRow[];
}

/** null: as if the ruling that stands were taken back. */
export type SupposedRuling = Omit<GameRulingRow, "sequence" | "article" | "reason">;

/** The lists of a kind in force where a list is made, each in its version. */
export async function listsFor(
  db: Db,
  { reportsAsOf, unrecorded = [] }: ListBasis,
  kind: ListKind,
): Promise<readonly ListRow[]> {
  const inForce = await listsInForce(db, { kind, asOf: reportsAsOf });
  return inForce.map((row) => unrecorded.find(({ list }) => list === row.list) ?? row);
}
