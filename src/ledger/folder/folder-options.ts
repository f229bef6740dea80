import type { Engine } from "../database.ts";
import type { LedgerParts } from "../recorder.ts";

export interface FolderOptions extends Omit<LedgerParts, "storage"> {
  readonly folder: string;
  readonly openEngine: (options: { readonly folder: string }) => Promise<Engine>;
  /** Whether an office may be begun here. */
  readonly begin: boolean;
  /** Whether the database is rebuilt whatever it holds. */
  readonly fresh: boolean;
  /** Called while the database is rebuilt: the entry that is done, and of how many. */
  readonly progress?: (sequence: number, entries: number) => void;
}
