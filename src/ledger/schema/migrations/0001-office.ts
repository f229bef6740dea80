/**
 * The journal, the contents, players, federations and lists. Every table that grows with games or lists has its
 * distribution column (the player) first in its key; nothing is numbered by a sequence; no table refers to another, so
 * that a cluster can hold them. Texts that are ordered or searched are in the order of their code points everywhere.
 */
export const OFFICE = [
  `CREATE TABLE journal (
    sequence bigint NOT NULL PRIMARY KEY CHECK (sequence > 0),
    hash     text   NOT NULL,
    kind     text   NOT NULL,
    line     text   NOT NULL                       -- the entry as it was hashed
  )`,
  `CREATE TABLE content (
    sha256 text   NOT NULL PRIMARY KEY,
    size   bigint NOT NULL,
    upload text   NOT NULL                         -- its parts: their hash is not known before the last one
  )`,
  `CREATE TABLE content_part (
    upload text    NOT NULL,
    part   integer NOT NULL,
    bytes  bytea   NOT NULL,
    PRIMARY KEY (upload, part)
  )`,
  `CREATE TABLE setting (
    name  text NOT NULL PRIMARY KEY,
    value text NOT NULL
  )`,
  `CREATE TABLE federation (
    federation text COLLATE "C" NOT NULL PRIMARY KEY,
    name       text,                               -- null: known from a list only
    status     text NOT NULL
  )`,
  `CREATE TABLE player (
    player       bigint NOT NULL PRIMARY KEY,
    name         text   NOT NULL,
    search       text   COLLATE "C" NOT NULL,      -- the name in small plain letters
    federation   text,
    sex          text,
    birth        text,
    title        text,
    women_title  text,
    other_titles text   NOT NULL,
    arena_title  text,
    memberships  text   NOT NULL DEFAULT '',
    merged_into  bigint,
    excluded     text,
    dispensation text
  )`,
  "CREATE INDEX player_search ON player (search, player)",
  "CREATE INDEX player_merged ON player (merged_into) WHERE merged_into IS NOT NULL",
  `CREATE TABLE list (
    list     text COLLATE "C" NOT NULL,            -- standard-2026-11
    version  smallint NOT NULL,
    kind     text     NOT NULL,
    date     text COLLATE "C" NOT NULL,
    origin   text     NOT NULL,                    -- imported or published
    content  text     NOT NULL,
    sequence bigint   NOT NULL,
    PRIMARY KEY (list, version)
  )`,
  `CREATE TABLE list_entry (
    player   bigint   NOT NULL,
    list     text COLLATE "C" NOT NULL,
    version  smallint NOT NULL,
    rating   smallint NOT NULL CHECK (rating > 0),
    games    smallint,
    k        smallint,
    inactive boolean  NOT NULL,
    PRIMARY KEY (player, list, version)
  )`,
  // Lists come one after the other, so that the blocks of one lie together: the smallest index finds them.
  "CREATE INDEX list_entry_list ON list_entry USING brin (list, version) WITH (pages_per_range = 16)",
  `CREATE TABLE base_correction (
    player        bigint   NOT NULL,
    list          text COLLATE "C" NOT NULL,
    version       smallint NOT NULL,
    rating_before smallint NOT NULL,
    rating        smallint NOT NULL,
    PRIMARY KEY (player, list, version)
  )`,
] as const;
