import type { FileFault } from "../../domain/codes/log-faults.ts";

/** What is said of files that anybody checks without the office: proofs, certificates, public files of lists. */
export interface FileWords {
  readonly faults: Readonly<Record<FileFault, string>>;
  readonly proven: (log: string, entry: number, entries: number) => string;
  readonly published: (list: string, version: number, sha256: string) => string;
  /** The entry is in the log, and publishes nothing. */
  readonly noList: string;
  readonly witnessed: (witness: string) => string;
  /** A line of a certificate; null: without a rating. */
  readonly certified: (list: string, player: string, rating: number | null) => string;
  /** The public file of a list is whole. */
  readonly wholeList: (list: string, players: number, shown: number) => string;
  readonly title: string;
  readonly intro: string;
  readonly drop: string;
  readonly key: string;
  readonly keyHint: string;
  /** Heads of what was found. */
  readonly right: string;
  readonly wrong: string;
  readonly badKey: string;
  /** The file of a list was given without its proof. */
  readonly proofMissing: string;
  readonly notLoaded: string;
  /** What a list page says of how it can be checked. */
  readonly checked: (root: string, entry: number) => string;
  readonly publicFile: string;
  readonly proof: string;
  readonly publicKey: string;
  readonly certificateFile: string;
  readonly checkHere: string;
  readonly qrLabel: string;
}
