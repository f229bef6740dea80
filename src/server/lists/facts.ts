import type { Federation, Player } from "../../domain/player.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import type { OfficeSettings } from "../../periods/office.ts";
import type { IsShown } from "./columns.ts";

/** What nearly every page needs and only a journal entry changes. */
export interface Facts {
  readonly settings: OfficeSettings;
  readonly federations: ReadonlyMap<string, Federation>;
  /** Players with a decision of their own that says whether the public may see them. */
  readonly special: ReadonlyMap<number, Player>;
  /** Published ones, the newest first, each in every version. */
  readonly lists: readonly ListRow[];
  /** The list of a kind that is current today: one that was published before its date becomes so on that day. */
  readonly current: (kind: string) => ListRow | undefined;
  /** Whether the public may see a player of a list. */
  readonly isShown: IsShown;
  /** A hash of everything that says whom the public may see: files without filters change only with it. */
  readonly visibility: string;
}
