/**
 * Signed heads of the journal's log, the witnesses that sign them too, and the logs that this office is a witness of.
 * Like passwords they are in no journal: they are about it.
 */
export const CHECKPOINTS = [
  `CREATE TABLE checkpoint (
    size      bigint  NOT NULL PRIMARY KEY,
    note      text    NOT NULL,                    -- as it was signed, with the signatures of witnesses
    published boolean NOT NULL                     -- a list was published, or a witness signed: kept for good
  )`,
  `CREATE TABLE witness (
    address text   NOT NULL PRIMARY KEY,
    key     text   NOT NULL,
    size    bigint NOT NULL                        -- of the checkpoint it signed last
  )`,
  `CREATE TABLE watched_log (
    log  text   NOT NULL PRIMARY KEY,              -- its name
    key  text   NOT NULL,
    size bigint NOT NULL,                          -- of the checkpoint that was signed last; 0: none yet
    root text   NOT NULL
  )`,
] as const;
