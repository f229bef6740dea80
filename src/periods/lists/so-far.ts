import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { basisFor } from "./close-list.ts";
import { type ExplainedEntry, explained } from "./explain-entry.ts";

export interface SoFarRequest {
  readonly player: string;
  readonly kind: ListKind;
  /** null: the next list. */
  readonly date?: IsoDate | null;
}

/** What the reports received until now would give a player on the next list. It is not published, and may change. */
export const soFar = (ledger: Ledger, { player, kind, date = null }: SoFarRequest): Promise<ExplainedEntry> =>
  ledger.read(async (reading) => {
    const basis = await basisFor(reading.db, { kind, date });
    return explained(reading, basis, player, { isPublished: false, progress: () => undefined });
  });
