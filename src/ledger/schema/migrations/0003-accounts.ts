/**
 * Accounts follow from the journal. Passwords, sessions and tokens do not: they are secrets of this installation, are in
 * no journal and no export, and are set again where they are lost.
 */
export const ACCOUNTS = [
  `CREATE TABLE account (
    account    text COLLATE "C" NOT NULL PRIMARY KEY,
    role       text NOT NULL,
    federation text,
    club       text,
    ended      boolean NOT NULL
  )`,
  `CREATE TABLE credential (
    account  text COLLATE "C" NOT NULL PRIMARY KEY,
    password text    NOT NULL,                     -- scrypt: parameters, salt and hash
    one_time boolean NOT NULL                      -- to be changed at the first sign-in
  )`,
  `CREATE TABLE session (
    session text   NOT NULL PRIMARY KEY,           -- sha-256 of what the browser holds
    account text   NOT NULL,
    csrf    text   NOT NULL,
    began   bigint NOT NULL,                       -- milliseconds
    renewed bigint NOT NULL,
    expires bigint NOT NULL
  )`,
  "CREATE INDEX session_account ON session (account)",
  `CREATE TABLE token (
    token   text   NOT NULL PRIMARY KEY,           -- sha-256 of what the program holds
    account text   NOT NULL,
    label   text   NOT NULL,
    made    bigint NOT NULL,
    used    bigint
  )`,
  "CREATE INDEX token_account ON token (account)",
] as const;
