/** Contents whose bytes went, and erasures of which traces are still in the tables. */
export const REDACTIONS = [
  // The sha-256 of what is read instead; empty: nothing is.
  "ALTER TABLE content ADD COLUMN redacted text",
  // In no journal, and emptied once the tables were made again.
  "CREATE TABLE erasure_due (sequence bigint NOT NULL PRIMARY KEY)",
] as const;
