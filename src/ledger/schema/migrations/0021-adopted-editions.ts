/** Editions of its own by which an office makes lists from a day on, each with the entry that adopted it. */
export const ADOPTED_EDITIONS = [
  `CREATE TABLE adopted_edition (
    sequence bigint NOT NULL PRIMARY KEY,
    edition  text COLLATE "C" NOT NULL,
    list     text NOT NULL,
    from_day text COLLATE "C" NOT NULL,
    content  text NOT NULL,                        -- the sha-256 of its file
    file     text NOT NULL
  )`,
] as const;
