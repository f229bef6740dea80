/** What the office has stated of players before their first list on record. */
export const EARLIER_FACTS = [
  `CREATE TABLE earlier_facts (
    player       bigint  NOT NULL,
    sequence     integer NOT NULL,
    kind         text    NOT NULL,
    games_before integer,
    highest      smallint,
    PRIMARY KEY (player, sequence)
  )`,
] as const;
