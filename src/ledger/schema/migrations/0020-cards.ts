/** What each of several tournaments brought a player on a list: a page cannot calculate a list again to say it. */
export const CARDS = [
  `CREATE TABLE card (
    player  bigint   NOT NULL,
    list    text COLLATE "C" NOT NULL,
    version smallint NOT NULL,
    cards   text     NOT NULL,                     -- canonical JSON: tournament, part, hundredths of a point
    PRIMARY KEY (player, list, version)
  )`,
  "CREATE INDEX card_list ON card (list, version)",
] as const;
