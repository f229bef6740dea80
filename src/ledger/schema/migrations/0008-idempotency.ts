/** Requests that were sent with an idempotency key. The keys follow from the journal; the answers are kept beside it. */
export const IDEMPOTENCY = [
  `CREATE TABLE request_key (
    by      text COLLATE "C" NOT NULL,
    key     text COLLATE "C" NOT NULL,             -- the first half of its sha-256
    request text    NOT NULL,                      -- likewise, of the request
    first   integer NOT NULL,                      -- the entries that the request recorded
    last    integer NOT NULL,
    at      bigint  NOT NULL,                      -- milliseconds
    PRIMARY KEY (by, key)
  )`,
  `CREATE TABLE request_answer (
    by      text COLLATE "C" NOT NULL,
    key     text COLLATE "C" NOT NULL,
    request text   NOT NULL,
    answer  text   NOT NULL,
    at      bigint NOT NULL,
    PRIMARY KEY (by, key)
  )`,
  "CREATE INDEX request_answer_at ON request_answer (at)",
] as const;
