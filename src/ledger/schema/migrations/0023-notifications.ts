/** Messages to people and programs, and who wants which. Secrets of this installation: they are in no journal. */
export const NOTIFICATIONS = [
  `CREATE TABLE message (
    message        text    NOT NULL PRIMARY KEY,   -- the same for the same cause, recipient and kind
    kind           text    NOT NULL,
    recipient_type text    NOT NULL,
    recipient      text    NOT NULL,
    facts          text    NOT NULL,               -- JSON: ids, days and numbers
    made           bigint  NOT NULL,               -- milliseconds
    state          text    NOT NULL,
    attempts       integer NOT NULL,
    next           bigint  NOT NULL,               -- when it is tried next, or an attempt is given up
    error          text,
    sent           bigint,
    read           bigint,
    revision       bigint  NOT NULL
  )`,
  "CREATE INDEX message_next ON message (next) WHERE state IN ('waiting', 'sending')",
  "CREATE INDEX message_recipient ON message (recipient_type, recipient, made)",
  "CREATE INDEX message_revision ON message (revision)",
  `CREATE TABLE notice_choice (
    account  text COLLATE "C" NOT NULL PRIMARY KEY,
    language text NOT NULL,
    off      text NOT NULL                         -- kinds, separated by commas
  )`,
  `CREATE TABLE subscription (
    subscription text   NOT NULL PRIMARY KEY,
    email        text   NOT NULL,
    language     text   NOT NULL,
    player       bigint NOT NULL,
    made         bigint NOT NULL,
    confirmed    bigint,
    UNIQUE (player, email)
  )`,
  `CREATE TABLE webhook (
    webhook text   NOT NULL PRIMARY KEY,
    address text   NOT NULL,
    secret  text   NOT NULL,
    made    bigint NOT NULL
  )`,
  `CREATE TABLE password_link (
    link    text   NOT NULL PRIMARY KEY,
    account text   NOT NULL,
    expires bigint NOT NULL
  )`,
  `CREATE TABLE notified (
    one      boolean NOT NULL PRIMARY KEY CHECK (one),
    sequence bigint  NOT NULL
  )`,
] as const;
