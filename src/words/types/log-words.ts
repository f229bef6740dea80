import type { JournalLogFault, WitnessFault } from "../../domain/codes/log-faults.ts";

/** What is said of the signed log of the journal. */
export interface LogWords {
  /** The journal still begins with as many entries as were signed. */
  readonly unchanged: (log: string, entries: number) => string;
  readonly wrongFile: (file: string) => string;
  readonly rightFile: (file: string, list: string) => string;
  /** This office signs checkpoints of a log from now on. */
  readonly watching: (log: string) => string;
  readonly witnessAdded: (address: string) => string;
  readonly witnessRemoved: (address: string) => string;
  readonly noWitnesses: string;
  readonly cosigned: (address: string) => string;
  readonly notCosigned: (address: string, why: string) => string;
  readonly heads: Readonly<Record<"witness" | "log" | "size" | "key", string>>;
  readonly witnessFaults: Readonly<Record<WitnessFault, string>>;
  readonly faults: Readonly<Record<JournalLogFault, string>>;
}
