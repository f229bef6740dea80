/**
 * The rating books of clubs. What a book follows from is one table of facts, each as its entry left it: nothing is
 * overwritten, and what an entry took back is only marked. The lists are rows too, so that their numbers can be read.
 */
export const CLUBS = [
  `CREATE TABLE club_fact (
    club     text COLLATE "C" NOT NULL,
    kind     text COLLATE "C" NOT NULL,            -- settings, member, guest, tournament, game, placing, closing
    key      text COLLATE "C" NOT NULL,
    sequence bigint NOT NULL,
    undone   bigint,                               -- the entry that took it back
    facts    text   NOT NULL,                      -- all of them, as canonical JSON
    PRIMARY KEY (club, kind, key, sequence)
  )`,
  "CREATE INDEX club_fact_sequence ON club_fact (club, sequence)",
  `CREATE TABLE club_list (
    club     text COLLATE "C" NOT NULL,
    period   text COLLATE "C" NOT NULL,            -- the period start whose base ratings it has
    version  integer NOT NULL,
    sequence bigint  NOT NULL,
    day      text    NOT NULL,
    because  bigint,
    members  integer NOT NULL,
    content  text    NOT NULL,
    PRIMARY KEY (club, period, version)
  )`,
  `CREATE TABLE club_line (
    club      text COLLATE "C" NOT NULL,
    period    text COLLATE "C" NOT NULL,
    version   integer  NOT NULL,
    member    integer  NOT NULL,
    id        text,
    name      text     NOT NULL,
    birth     text,
    before    smallint NOT NULL,                   -- base rating of the period that ended
    games     smallint NOT NULL,
    points    integer  NOT NULL,                   -- in halves
    bonus     integer  NOT NULL,
    current   integer  NOT NULL,                   -- in halves
    deduction smallint NOT NULL,
    raise     smallint NOT NULL,
    base      smallint NOT NULL,                   -- base rating of the period that starts
    marks     text     NOT NULL,
    waits     text     NOT NULL,                   -- for these tournaments
    PRIMARY KEY (club, period, version, member)
  )`,
  `CREATE TABLE club_sent (
    club     text COLLATE "C" NOT NULL,
    sequence bigint  NOT NULL,
    period   text COLLATE "C" NOT NULL,
    version  integer NOT NULL,
    target   text    NOT NULL,
    day      text    NOT NULL,
    PRIMARY KEY (club, sequence)
  )`,
  `CREATE TABLE club_received (
    club     text COLLATE "C" NOT NULL,
    period   text COLLATE "C" NOT NULL,
    version  integer NOT NULL,
    sequence bigint  NOT NULL,
    day      text    NOT NULL,
    sender   text    NOT NULL,
    name     text    NOT NULL,
    members  integer NOT NULL,
    content  text    NOT NULL,
    PRIMARY KEY (club, period, version)
  )`,
  `CREATE TABLE club_received_line (
    club    text COLLATE "C" NOT NULL,
    period  text COLLATE "C" NOT NULL,
    version integer  NOT NULL,
    place   integer  NOT NULL,                     -- from 1, in the order of the list
    kind    text     NOT NULL,                     -- member, or opponent from elsewhere
    id      text COLLATE "C",
    name    text     NOT NULL,
    birth   text,
    rating  smallint NOT NULL,                     -- of a member the new base, of an opponent the rating used
    used_in text,                                  -- of an opponent: the period
    PRIMARY KEY (club, period, version, place)
  )`,
  "CREATE INDEX club_received_id ON club_received_line (id)",
] as const;
