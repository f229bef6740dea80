/** What can be wrong with a checkpoint of a log. */
export type CheckpointFault = "not-a-checkpoint" | "other-log" | "other-key" | "wrong-signature";

/** What can be wrong with a proof that a log has an entry. */
export type ProofFault =
  | "not-a-proof"
  | "no-entry"
  | "not-in-log"
  | "not-witnessed"
  | Exclude<CheckpointFault, "not-a-checkpoint">;

/** What can be wrong with the public file of a list, or with the certificate of one line. */
export type ListFileFault =
  | "not-a-list"
  | "not-a-certificate"
  | "header-changed"
  | "line-changed"
  | "line-removed"
  | "line-added"
  | "person-changed"
  | "person-removed";

/** What can be wrong with a file that anybody checks. */
export type FileFault =
  | ProofFault
  | ListFileFault
  | "bad-key-change"
  | "log-rewritten"
  | "other-size"
  | "not-a-checkpoint";

/** Why a witness has not signed. */
export type WitnessFault = "witness-unreachable" | "witness-refused" | "witness-saw-more" | "witness-wrong";

/** What can be wrong with a journal, by a checkpoint that was signed earlier. */
export type JournalLogFault = "journal-shorter" | "journal-rewritten" | CheckpointFault;
