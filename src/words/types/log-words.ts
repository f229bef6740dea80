import type { JournalLogFault, ProofFault } from "../../domain/codes/log-faults.ts";

/** What is said of the signed log of the journal. */
export interface LogWords {
  /** The journal still begins with as many entries as were signed. */
  readonly unchanged: (log: string, entries: number) => string;
  readonly proven: (log: string, entry: number, entries: number) => string;
  readonly published: (list: string, version: number, sha256: string) => string;
  /** The entry is in the log, and publishes nothing. */
  readonly noList: string;
  readonly wrongFile: (file: string) => string;
  readonly rightFile: (file: string, list: string) => string;
  readonly faults: Readonly<Record<JournalLogFault | ProofFault, string>>;
}
