/** Shared by all servers on one database; like passwords, secrets of this installation and in no journal. */
export const SIGN_IN_ATTEMPTS = [
  `CREATE TABLE sign_in_attempt (
    key      text    NOT NULL PRIMARY KEY,         -- sha-256 of what is counted: account, address, browser
    failures integer NOT NULL,
    until    bigint  NOT NULL,                     -- milliseconds: no attempt before
    previous bigint  NOT NULL                      -- what "until" was before the last attempt, which may be taken back
  )`,
  `CREATE TABLE installation_secret (
    name   text NOT NULL PRIMARY KEY,
    secret text NOT NULL
  )`,
] as const;
