import { plural } from "../numbers.ts";
import type { ClubWords } from "../types/club-words.ts";
import type { ExpectationWords } from "../types/sentences.ts";
import type { Writing } from "../writing.ts";

const members = (count: number): string => plural("en", count, "member", "members");

/** The kinds of entries about clubs. */
export const CLUB_KIND_WORDS = {
  "club-opened": "club's book opened",
  "club-settings": "club's settings changed",
  "club-member-entered": "member entered",
  "club-member-changed": "member changed",
  "club-member-left": "member left",
  "club-member-returned": "member returned",
  "club-member-placed": "member placed by hand",
  "club-members-merged": "members merged",
  "club-merge-undone": "merge of members undone",
  "club-guest-entered": "guest entered",
  "club-guest-changed": "guest changed",
  "club-tournament-opened": "club's tournament opened",
  "club-tournament-changed": "club's tournament changed",
  "club-games-entered": "games entered",
  "club-game-changed": "game changed",
  "club-game-withdrawn": "game taken back",
  "club-undone": "entry undone",
  "club-decisions-changed": "decisions at a period start changed",
  "club-list-closed": "club's list made",
  "club-list-sent": "club's list sent",
  "club-list-received": "club's list received",
};

/** What can be wrong in the games of an evening. */
export const EVENING_ISSUE_WORDS = {
  "evening-line": "not a game",
  "evening-column": "a column that has no place here",
  "evening-result": "not a result",
  "evening-date": "not a day",
  "evening-number": "not a number",
  "evening-nobody": "nobody of that name in the book",
  "evening-several": "several have that name",
  "evening-disagrees": "the number and the name are of different people",
};

export const EVENING_EXPECTATION_WORDS = {
  "evening-line": () => "a game such as Andersson 1-0 Berg, 12 ½-½ 31 or Berg +- 7",
  "evening-columns": () => "the columns white, black and result",
  "evening-minutes": () => "the minutes of each player, such as 90, or 90+30 with seconds for each move",
  "member-of-club": () => "a member or guest of the book, by number, id or name; enter new ones first",
  "one-of-these": ({ candidates }) => `one of ${candidates}: give the number`,
} satisfies Partial<ExpectationWords>;

/** What is said about the books of clubs. */
export const clubWords = ({ asDay }: Writing): ClubWords => ({
  calendars: { three: "three a year", five: "five a year" },
  ratings: { "new ratings": "new ratings", "old ratings": "old ratings", rule: "by the days between" },
  standings: {
    counts: "counts",
    walkover: "a walkover",
    friendly: "a friendly game",
    "too-fast": "too fast",
    "same-game": "entered before",
    "opponent-unrated": "waits for an estimate of the opponent",
    withdrawn: "taken back",
  },
  marks: {
    halved: { sign: "½", means: "half points in this period" },
    waits: { sign: "…", means: "not final: waits for a tournament to end" },
    estimate: { sign: "e", means: "met somebody by an estimate" },
    elo: { sign: "E", means: "met somebody by an Elo rating" },
    withheld: { sign: "w", means: "bonus withheld in a game" },
    deducted: { sign: "−", means: "deduction for not playing" },
    raised: { sign: "+", means: "raised in place of a deduction" },
    "let-go": { sign: "o", means: "nothing deducted, with a reason" },
    placed: { sign: "p", means: "placed by the club" },
    assessed: { sign: "a", means: "assessed after a pause" },
    exceptional: { sign: "!", means: "assessed higher than is usual" },
    returned: { sign: "r", means: "came back with a rating given by the club" },
    new: { sign: "n", means: "new in the book" },
    "unusual-start": { sign: "u", means: "starts on another rating than is usual for the age" },
  },
  choices: { accept: "accepted", "let-go": "let go", raise: "raised" },
  met: { swedish: "Swedish rating", elo: "by Elo", estimate: "estimate" },
  faults: {
    "content-differs": "the bytes that are kept are not those of the hash",
    "list-differs": "made again from the journal, it is another list",
    "line-differs": "the table has something else than the list",
    "games-lost": "games, or what is closed, are in none of the periods of the book",
  },
  disagreements: {
    name: "different names",
    birth: "different births",
    rating: "different ratings",
    "rating-used": "met with another rating than the own club's",
  },
  columns: {
    club: "club",
    periods: "periods",
    bonus: "bonus",
    from: "from",
    number: "no.",
    name: "name",
    id: "member id",
    birth: "born",
    entered: "entered",
    left: "left",
    rating: "rating",
    base: "base",
    before: "before",
    current: "current",
    games: "games",
    points: "points",
    change: "change",
    deduction: "deduction",
    raise: "raise",
    rapidOnly: "rapid only",
    marks: "marks",
    day: "day",
    tournament: "tournament",
    round: "round",
    white: "White",
    black: "Black",
    result: "result",
    opponent: "opponent",
    met: "met by",
    after: "after",
    counts: "counts",
    home: "club",
    swedish: "Swedish",
    elo: "Elo",
    estimate: "estimate",
    time: "time",
    ratings: "at a period start",
    end: "ends",
    period: "period from",
    version: "version",
    members: "members",
    sha256: "sha-256",
    closed: "last closed",
    place: "place",
    received: "received",
  },
  bonus: (bonus) => (bonus === null ? "none" : bonus === "recommended" ? "as recommended" : bonus),
  entered: (number, name) => `${name} is number ${number}.`,
  gamesEntered: (games, first) =>
    games === 1
      ? `The game has the number ${first}.`
      : `${plural("en", games, "game", "games")}, numbers ${first} to ${first + games - 1}.`,
  unratedGuests: (guests) =>
    `The game waits for an estimate of ${guests}: clubs list-proposals says what the results give.`,
  undone: (entry, kind) => `Taken back: entry ${entry}, ${kind}.`,
  startLifted: (name, rating) => `${name} starts on the lowest rating there is, ${rating}.`,
  unusualStart: (name, rating) => `${name} starts on ${rating}, which is not usual for the age.`,
  repeats: (game) => `the same as game ${game}`,
  notConfirmed: "Nothing was recorded: lists that are closed would change. Repeat it with --confirm if that is meant.",
  wouldChange: (period, version) => `The list of ${asDay(period)} would get version ${version}:`,
  changed: (period, version) => `The list of ${asDay(period)} has version ${version} now:`,
  listTitle: (name, period) => `${name}: ratings from ${asDay(period)}`,
  versionOf: (version, on) => `Version ${version}, made on ${asDay(on)}.`,
  soFar: "As it would be if the period were closed now.",
  waitsFor: (tournaments) => `waits for ${tournaments}`,
  closed: (period, count, sha256) =>
    `The period is closed: base ratings of ${members(count)} from ${asDay(period)}.\nThe list's sha-256: ${sha256}`,
  wouldClose: (period, count) =>
    `The period would be closed: base ratings of ${members(count)} from ${asDay(period)}. Nothing was done.`,
  proposalsAt: (period) => `To decide at ${asDay(period)}:`,
  noProposals: (period) => `Nothing is to be decided at ${asDay(period)}.`,
  assessmentNeeded: "back after so long a pause that the strength should have been assessed",
  estimateFor: (guest, name, estimate) =>
    `Guest ${guest}, ${name}, needs an estimate; ${estimate === null ? "the results give none" : `the results say ${estimate}`}.`,
  nothingSettled: "Every closed list is as it should be.",
  verified: (period, version, count) =>
    `${asDay(period)}, version ${version}: ${members(count)}, all as the journal says.`,
  differs: (period, version) => `${asDay(period)}, version ${version}, is not what the journal says:`,
  fault: (fault, member) => (member === null ? fault : `member ${member}: ${fault}`),
  noLists: "No list is closed yet.",
  received: (club, period, count) => `The list of ${club} from ${asDay(period)} is here: ${members(count)}.`,
  serving: (folder, address) => `The club's book in ${folder} is open at ${address} (Ctrl+C ends it).`,
  sent: (to, period, version, wasThere) =>
    wasThere
      ? `${to} had the list of ${asDay(period)}, version ${version}, already.`
      : `The list of ${asDay(period)}, version ${version}, was sent to ${to}.`,
  duplicate: (id, lines) => `Member id ${id} is in several clubs: ${lines}.`,
  disagreement: (what, id, name, said, period) =>
    `${name} (${id}): ${what}${period === null ? "" : ` in the period from ${asDay(period)}`}: ${said}.`,
  owedHead: "List owed",
  owed: (club, why) => `${club} still owes its list: ${why}.`,
  merged: (clubs, count) => `${members(count)} of ${plural("en", clubs, "club", "clubs")}.`,
  notEntered: "Nothing was entered.",
});
