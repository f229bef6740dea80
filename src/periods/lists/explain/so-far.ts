import type { IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import { expectedBasis } from "../close-list.ts";
import { type ExplainedEntry, explained } from "./explain-entry.ts";

export interface SoFarRequest {
  readonly player: string;
  readonly kind: ListKind;
  /** null: the next list. */
  readonly date?: IsoDate | null;
}

/** A player's line as it would be now. */
export interface ExpectedEntry extends ExplainedEntry {
  /** Where the standard list of the date is not out yet: the date of the one that was taken; null: there is none at all. */
  readonly standardOf?: string | null;
}

/** What the reports received until now would give a player on the next list. It is not published, and may change. */
export async function soFar(
  { reader }: Pick<Ledger, "reader">,
  { player, kind, date = null }: SoFarRequest,
): Promise<ExpectedEntry> {
  const basis = await expectedBasis(reader.db, { kind, date });
  const entry = await explained(reader, basis, player, { isPublished: false, progress: () => undefined });
  return basis.standIn === undefined ? entry : { ...entry, standardOf: basis.standIn?.date ?? null };
}
