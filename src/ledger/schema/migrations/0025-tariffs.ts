/** Tariffs by which tournaments are charged, each with the entry that adopted it. */
export const TARIFFS = [
  `CREATE TABLE tariff (
    sequence bigint NOT NULL PRIMARY KEY,
    tariff   text COLLATE "C" NOT NULL,
    content  text NOT NULL,                        -- the sha-256 of its file
    file     text NOT NULL
  )`,
] as const;
