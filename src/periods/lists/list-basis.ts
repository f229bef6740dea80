import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import type { ListKey } from "../../ledger/queries/lists/lists.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";

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
}
