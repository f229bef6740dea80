/** Signed heads of the journal's log. Like passwords they are in no journal: they are about it. */
export const CHECKPOINTS = [
  `CREATE TABLE checkpoint (
    size      bigint  NOT NULL PRIMARY KEY,
    note      text    NOT NULL,                    -- as it was signed, with the signatures of witnesses
    published boolean NOT NULL                     -- signed because a list was published: kept for good
  )`,
] as const;
