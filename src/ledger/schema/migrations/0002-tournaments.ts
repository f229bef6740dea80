/**
 * Tournaments, reports and rulings, and what lists need to be made by this office. Nothing here is overwritten: each row
 * names the entry it follows from, and what stood after any entry can be read as it was then.
 */
export const TOURNAMENTS = [
  `CREATE TABLE tournament (
    tournament text COLLATE "C" NOT NULL PRIMARY KEY,
    name       text NOT NULL,                      -- as the registration has it now, for looking it up
    search     text COLLATE "C" NOT NULL,
    federation text,
    kind       text NOT NULL,
    start_date text COLLATE "C" NOT NULL,
    end_date   text COLLATE "C" NOT NULL
  )`,
  "CREATE INDEX tournament_end ON tournament (kind, end_date, tournament)",
  "CREATE INDEX tournament_search ON tournament (search, tournament)",
  `CREATE TABLE registration (
    tournament text COLLATE "C" NOT NULL,
    sequence   bigint NOT NULL,
    day        text   NOT NULL,                    -- of the first registration: when it came
    facts      text   NOT NULL,                    -- all of them, as canonical JSON
    PRIMARY KEY (tournament, sequence)
  )`,
  `CREATE TABLE decision (
    tournament text COLLATE "C" NOT NULL,
    sequence   bigint NOT NULL,
    kind       text   NOT NULL,                    -- of the entry
    day        text   NOT NULL,
    payload    text   NOT NULL,
    PRIMARY KEY (tournament, sequence)
  )`,
  `CREATE TABLE report (
    tournament text COLLATE "C" NOT NULL,
    part       smallint NOT NULL,
    version    smallint NOT NULL,
    sequence   bigint   NOT NULL,
    withdrawn  bigint,                             -- the entry that took it back
    content    text     NOT NULL,
    day        text     NOT NULL,
    sender     text     NOT NULL,
    start_date text,
    end_date   text,
    system     text     NOT NULL,                  -- as the pairings and the report say
    facts      text     NOT NULL,                  -- the report without its players, as canonical JSON
    players    integer  NOT NULL,
    games      integer  NOT NULL,
    highest    smallint,                           -- reported ratings, of everybody and of the women
    highest_woman smallint,
    pairings   text     NOT NULL,                  -- the same for the same players and pairings
    PRIMARY KEY (tournament, part, version)
  )`,
  "CREATE INDEX report_pairings ON report (pairings)",
  "CREATE INDEX report_content ON report (content)",
  `CREATE TABLE entrant (
    tournament   text COLLATE "C" NOT NULL,
    part         smallint NOT NULL,
    version      smallint NOT NULL,
    place        smallint NOT NULL,                -- from 0, in the order of the report
    start_number integer  NOT NULL,
    name         text     NOT NULL,
    player       bigint,                           -- by the number in the report, where the office has it
    reported_id  text,
    federation   text,
    sex          text,
    birth        text,
    title        text,
    rating       smallint,
    rating_unread boolean NOT NULL,
    line         integer  NOT NULL,
    games        smallint NOT NULL,                -- played, by the report: whoever has none need not be known
    name_differs boolean  NOT NULL,                -- the office has another name for the number, with no word in common
    PRIMARY KEY (tournament, part, version, place)
  )`,
  "CREATE INDEX entrant_player ON entrant (player)",
  // What holds tournaments back is rare, and looked for often.
  `CREATE INDEX entrant_open ON entrant (tournament, part, version)
    WHERE (player IS NULL AND games > 0) OR name_differs`,
  `CREATE TABLE lookalike (
    tournament text COLLATE "C" NOT NULL,          -- the one received later
    part       smallint NOT NULL,
    version    smallint NOT NULL,
    other      text COLLATE "C" NOT NULL,
    sequence   bigint   NOT NULL,
    players    smallint NOT NULL,                  -- of a hundred, as many are in both
    pairings   smallint NOT NULL,
    PRIMARY KEY (tournament, part, version, other)
  )`,
  `CREATE TABLE game (
    tournament text COLLATE "C" NOT NULL,
    part       smallint NOT NULL,
    version    smallint NOT NULL,
    round      smallint NOT NULL,
    white      smallint NOT NULL,                  -- places of the players
    black      smallint NOT NULL,
    score      smallint,                           -- White's, in half points; null: not played
    flaw       smallint NOT NULL,                  -- 0 none, 1 the report contradicts itself
    line       integer  NOT NULL,
    PRIMARY KEY (tournament, part, version, round, white, black)
  )`,
  `CREATE TABLE entrant_match (
    tournament   text COLLATE "C" NOT NULL,
    start_number integer NOT NULL,
    sequence     bigint  NOT NULL,
    name         text    NOT NULL,                 -- it holds while the report has this name at this number
    player       bigint,                           -- null: nobody, the games do not count
    reason       text    NOT NULL,
    PRIMARY KEY (tournament, start_number, sequence)
  )`,
  `CREATE TABLE game_ruling (
    tournament text COLLATE "C" NOT NULL,
    round      smallint NOT NULL,
    white      bigint   NOT NULL,                  -- players
    black      bigint   NOT NULL,
    sequence   bigint   NOT NULL,
    counts     boolean,                            -- null: taken back
    article    text,
    reason     text     NOT NULL,
    PRIMARY KEY (tournament, round, white, black, sequence)
  )`,
  // Compressing a list costs more time than writing it, and its hash is over the bytes as they are.
  "ALTER TABLE content_part ALTER COLUMN bytes SET STORAGE EXTERNAL",
  "ALTER TABLE player ADD COLUMN since bigint NOT NULL DEFAULT 0", // the entry that brought the player
  `CREATE TABLE player_before (
    player       bigint NOT NULL,
    until        bigint NOT NULL,                  -- the entry that changed these facts
    name         text   NOT NULL,
    search       text   NOT NULL,
    federation   text,
    sex          text,
    birth        text,
    title        text,
    women_title  text,
    other_titles text   NOT NULL,
    arena_title  text,
    memberships  text   NOT NULL,
    merged_into  bigint,
    excluded     text,
    dispensation text,
    PRIMARY KEY (player, until)
  )`,
  "CREATE INDEX player_before_until ON player_before (until)",
  `CREATE TABLE federation_before (
    federation text COLLATE "C" NOT NULL,
    until      bigint NOT NULL,
    name       text,
    status     text   NOT NULL,
    PRIMARY KEY (federation, until)
  )`,
  "ALTER TABLE list ADD COLUMN published bigint", // the entry that made it public; null: a draft
  "ALTER TABLE list ADD COLUMN discarded bigint", // the entry that put another draft in its place
  "ALTER TABLE list ADD COLUMN previous_list text",
  "ALTER TABLE list ADD COLUMN previous_version smallint",
  "ALTER TABLE list ADD COLUMN facts_as_of bigint",
  "ALTER TABLE list ADD COLUMN reports_as_of bigint",
  "ALTER TABLE list ADD COLUMN making text",
  "UPDATE list SET published = sequence",
  "ALTER TABLE list_entry ALTER COLUMN rating DROP NOT NULL",
  "ALTER TABLE list_entry ADD COLUMN games_so_far integer NOT NULL DEFAULT 0",
  "ALTER TABLE list_entry ADD COLUMN highest smallint",
  "ALTER TABLE list_entry ADD COLUMN complete boolean NOT NULL DEFAULT false",
  "ALTER TABLE list_entry ADD COLUMN last_counted text",
  "ALTER TABLE list_entry ADD COLUMN delisted_on text",
  "ALTER TABLE list_entry ADD COLUMN gone boolean NOT NULL DEFAULT false", // inactive for so long that no list shows the player
  "ALTER TABLE list_entry ADD COLUMN status smallint NOT NULL DEFAULT 0", // 0 rated, 1 delisted, 2 unrated
  "ALTER TABLE list_entry ADD COLUMN change smallint",
  "ALTER TABLE list_entry ADD COLUMN shown boolean NOT NULL DEFAULT true",
  `CREATE TABLE list_tournament (
    tournament     text COLLATE "C" NOT NULL,
    part           smallint NOT NULL,
    list           text COLLATE "C" NOT NULL,
    version        smallint NOT NULL,
    report_version smallint NOT NULL,
    counts         boolean  NOT NULL,
    PRIMARY KEY (tournament, part, list, version)
  )`,
  "CREATE INDEX list_tournament_list ON list_tournament (list, version)",
  `CREATE TABLE pool (
    player  bigint   NOT NULL,
    list    text COLLATE "C" NOT NULL,
    version smallint NOT NULL,
    pool    text     NOT NULL,                     -- canonical JSON
    PRIMARY KEY (player, list, version)
  )`,
  "CREATE INDEX pool_list ON pool (list, version)",
  `CREATE TABLE correction (
    player     bigint NOT NULL,
    sequence   bigint NOT NULL,                    -- the entry that decided it
    list       text COLLATE "C" NOT NULL,          -- the published list that was wrong
    version    smallint NOT NULL,
    kind       text   NOT NULL,
    tournament text   NOT NULL,
    points     smallint NOT NULL,
    reason     text   NOT NULL,
    PRIMARY KEY (player, sequence)
  )`,
] as const;
