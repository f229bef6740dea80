import type { LedgerReader } from "../../../ledger/ledger.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import type { ListBasis } from "../list-basis.ts";
import type { Roster } from "./roster.ts";

/** What the steps of reading a period have in common. */
export interface PeriodReader {
  readonly reading: LedgerReader;
  readonly basis: ListBasis;
  readonly roster: Roster;
  /** The lists of the kind that are in force. */
  readonly lists: readonly ListRow[];
  /** The record that stands for each merged one. */
  readonly merges: ReadonlyMap<number, number>;
}
