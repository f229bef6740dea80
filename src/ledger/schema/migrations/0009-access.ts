/** How people and programs get in: second factors, what a token allows and until when, sessions and sign-ins to look at. */
export const ACCESS = [
  "ALTER TABLE credential ADD COLUMN expires bigint", // of a one-time password; null: it does not
  "ALTER TABLE session ADD COLUMN proved bigint NOT NULL DEFAULT 0", // when the password was last given
  "ALTER TABLE session ADD COLUMN address text NOT NULL DEFAULT ''",
  "ALTER TABLE session ADD COLUMN browser text NOT NULL DEFAULT ''",
  "ALTER TABLE token ADD COLUMN scope text NOT NULL DEFAULT 'office'",
  "ALTER TABLE token ADD COLUMN expires bigint NOT NULL DEFAULT 0",
  "UPDATE token SET expires = made + 31536000000", // a year: they were made without an end
  `CREATE TABLE second_factor (
    account   text COLLATE "C" NOT NULL PRIMARY KEY,
    secret    text    NOT NULL,                    -- base32, as the app holds it
    confirmed boolean NOT NULL,                    -- whether a code of it was given once
    last_step bigint  NOT NULL,                    -- of the last code: none counts twice
    made      bigint  NOT NULL
  )`,
  `CREATE TABLE recovery_code (
    code    text NOT NULL PRIMARY KEY,             -- sha-256
    account text NOT NULL
  )`,
  "CREATE INDEX recovery_code_account ON recovery_code (account)",
  `CREATE TABLE sign_in (
    account   text COLLATE "C" NOT NULL,
    at        bigint  NOT NULL,
    address   text    NOT NULL,
    browser   text    NOT NULL,
    succeeded boolean NOT NULL
  )`,
  "CREATE INDEX sign_in_account ON sign_in (account, at)",
] as const;
