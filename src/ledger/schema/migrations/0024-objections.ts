/** Objections follow from the journal. Addresses of objectors do not: they are secrets of this installation. */
export const OBJECTIONS = [
  `CREATE TABLE objection (
    objection  integer NOT NULL PRIMARY KEY,
    sequence   integer NOT NULL,
    day        text    NOT NULL,
    answer_by  text    NOT NULL,
    tournament text,                               -- of a game; else empty
    round      integer,
    white      bigint,
    black      bigint,
    list       text,                               -- of a line of a list; else empty
    player     bigint,
    name       text    NOT NULL,
    text       text    NOT NULL,
    decided    integer,                            -- the entry that decided it
    decided_on text,
    upheld     boolean,
    reason     text
  )`,
  `CREATE TABLE objector (
    objector  text   NOT NULL PRIMARY KEY,
    email     text   NOT NULL,
    language  text   NOT NULL,
    made      bigint NOT NULL,
    request   text   NOT NULL,                     -- JSON, until the address is confirmed; then empty
    objection integer                              -- null: the address is not confirmed yet
  )`,
] as const;
