import type { ChainHead, JournalFault } from "../../domain/journal/chain.ts";

export interface Verification {
  readonly entries: number;
  readonly contents: number;
  /** Lines and contents from which something personal was erased. */
  readonly redactions: number;
  readonly head: ChainHead;
  /** The first of them, if there are many. */
  readonly faults: readonly VerifiedFault[];
}

export interface VerifiedFault {
  readonly line: number;
  readonly fault: JournalFault;
  readonly found: string;
}

/** Options of an export or import of a whole office. */
export interface TransferOptions {
  /** Only count what would be moved. */
  readonly dryRun: boolean;
  /** Called with the sequence number of each entry that is done. */
  readonly progress: (sequence: number) => void;
}

export interface Transferred {
  readonly entries: number;
  readonly contents: number;
  readonly head: ChainHead;
}

export interface BackedUp extends Transferred {
  /** The whole copy, not only what is new in it. */
  readonly copy: Verification;
}

export interface Restored extends Transferred {
  readonly office: Verification;
  /** Whether passwords, tokens and keys were in the backup and taken over. */
  readonly withSecrets: boolean;
}
