import { plural } from "../numbers.ts";
import type { ListWords } from "../types/list-words.ts";
import type { RefusalWords } from "../types/sentences.ts";
import type { Writing } from "../writing.ts";

const count = (number: number, one: string, other: string): string => plural("en", number, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, version ${version}` : list);
const all = (values: readonly string[]): string => values.join(", ");

/** What the commands about lists say. */
export const listCommandWords = ({ asDay }: Writing): ListWords => ({
  explaining: (player, list, version) => `Player ${player} on ${named(list, version)}:`,
  notPublished: "Not published: this is what the reports received so far would give, and it may change.",
  ratingsOf: (list) => `Ratings of ${asDay(list)}.`,
  ownRating: (rating, list) => `Own rating: ${rating}, of the list of ${asDay(list)}.`,
  standardOf: (date, taken) =>
    taken === null
      ? "There is no standard list yet: nobody has a standard rating here."
      : `The standard list of ${asDay(date)} is not out yet: the one of ${asDay(taken)} was taken.`,
  changeWith: (change, k, printed) =>
    k === printed ? `Change: ${change} with K ${k}` : `Change: ${change} with K ${k}, lowered from ${printed}`,
  noCorrections: "Nothing has come after the lists were published that would change them.",
  pendingCorrection: (list, tournament, entry) => `${list}: ${tournament}, entry ${entry}`,
  sheet: (list, version, against, lines) =>
    `${list}: version ${version} against ${against}, ${count(lines, "line differs", "lines differ")}`,
  leftOut: (players) =>
    `Came on the list or left it by the correction, so that only a reopening can say it: ${players}`,
  history: { superseded: "superseded", correctedFrom: "corrected from", decided: "Decided after publication:" },
  replayed: {
    list: "list",
    rated: "rated",
    mean: "mean",
    published: "published mean",
    differing: "differing",
    meanDifference: "mean difference",
  },
  replaySame: "Every list came out as it was published.",
  steps: {
    reports: "reports",
    "list-before": "the list before",
    lists: "lists at the start of tournaments",
    players: "players",
    calculation: "calculating",
    writing: "writing",
    comparing: "comparing",
    replaying: "rebuilding from the journal",
    reading: "reading",
  },
  states: { imported: "imported", published: "published", draft: "draft", discarded: "discarded" },
  notes: {
    "start-differs": "the report gives another first day than the registration",
    "end-differs": "the report gives another last day than the registration",
    "system-differs": "played in another way than registered",
    "rate-of-play-missing": "nobody said what the rate of play was",
    "rate-of-play-unread": "the rate of play is not understood",
    "report-late": "the report came late",
    "first-control": "the first time control is not at the move that the regulations ask for",
    "interim-missing": "one report came for all months",
    "list-decided": "the office decided that it belongs to this list",
    "men-in-womens-championship": "men play in this women's championship: it needs as many rated players as any other",
    "arbiter-not-registered": "the report names an arbiter who is not registered: ask whether they hold a licence",
  },
  faults: {
    "content-differs": "the kept bytes were changed",
    "list-differs": "made again, the list has another hash",
    "making-differs": "made again, it is made in another way",
    "line-differs": "made again, the line is another",
    "row-differs": "the table has something else than the list",
    "row-missing": "the table lacks a player of the list",
    "row-added": "the table has a player whom the list has not",
    "pools-differ": "the table has other games of an unrated player than the list left him",
  },
  sections: {
    all: "all players",
    federation: "active players of a federation",
    top: "the best players",
    women: "the best women",
    juniors: "the best juniors",
    titled: "titled players without a rating",
    delisted: "taken off the list",
  },
  review: {
    entrants: "New on the list, or back on it:",
    delisted: "Off the list, below the floor:",
    leavers: "Taken off by decision:",
    largestChanges: "Largest changes:",
    loweredCoefficients: "K lowered because of the number of games:",
    corrections: "Corrections:",
    unusual: "Unusual:",
    balance: "Balance of points:",
    notRated: "Tournaments that are not rated:",
    noted: "Noted of tournaments:",
    heldBack: "Reports that wait for somebody and are not on the list:",
    later: "Reports that came and are in a later list:",
  },
  balance: {
    before: "list before",
    games: "games",
    rounding: "rounding",
    corrections: "corrections",
    oneTimeChanges: "one-time changes",
    entrants: "new on the list",
    leavers: "taken off by decision",
    floor: "below the floor",
    after: "this list",
    rest: "unexplained",
  },
  closed: (list, version, rated, tournaments) =>
    `${named(list, version)}: a draft of ${count(rated, "rated player", "rated players")} from ${count(tournaments, "rated tournament", "rated tournaments")}.`,
  laterBecause: (end, closing) =>
    closing === null
      ? "put off to a later list by decision of the office"
      : `ended ${asDay(end)}, after the closing date ${asDay(closing)}`,
  withoutFederation: (players) =>
    `${players} ${players === 1 ? "rated player has" : "rated players have"} no federation: no file or page shows them until they have one.`,
  reviewNext: (list) => `Look at it with: lists review ${list}`,
  published: (list, sha256) => `${list} is published. Its sha-256: ${sha256}`,
  discarded: (list) => `The draft of ${list} is discarded.`,
  verified: (list, version, players) =>
    `${named(list, version)}: ${count(players, "player", "players")}, all as the journal says.`,
  differs: (list, version, differences) =>
    `${named(list, version)}: ${count(differences, "difference", "differences")} from what the journal says.`,
  difference: (player, fault, expected, found) =>
    `${player === null ? "" : `player ${player}: `}${fault}; expected "${expected}", found "${found}"`,
  exported: (file, players) => `${count(players, "player", "players")} in ${file}.`,
  none: "None.",
  more: (left) => `… and ${left} more.`,
  inactive: "inactive",
  columns: {
    list: "list",
    version: "version",
    date: "date",
    state: "state",
    entry: "entry",
    sha256: "sha-256",
    place: "no.",
    player: "player",
    name: "name",
    federation: "federation",
    title: "title",
    rating: "rating",
    change: "change",
    games: "games",
    k: "K",
    kPrinted: "K printed",
    birth: "birth",
    flag: "flag",
    tournament: "tournament",
    points: "points",
    reason: "reason",
    noted: "noted",
  },
});

/** Why something about a list is turned down. */
export const listRefusalWords = ({ asDay }: Writing) =>
  ({
    "no-list-before": ({ kind }) =>
      `There is no ${kind} list to start from: import a published one first (players import).`,
    "list-not-next": ({ kind, date, newest, next }) =>
      `The newest ${kind} list is of ${asDay(newest)}, so one of ${asDay(date)} cannot be made any more; the next is of ${asDay(next)}.`,
    "not-a-list-date": ({ kind, date, next }) =>
      `No ${kind} list is dated ${asDay(date)} by the regulations; the next is of ${asDay(next)}.`,
    "standard-list-first": ({ kind, date }) =>
      `The ${kind} list looks at the standard list of ${asDay(date)}: publish that first.`,
    "list-without-games": ({ list }) => `A list that was taken over has no games here: ${list}.`,
    "unknown-list": ({ list }) => `There is no such list: ${list}. See: lists list`,
    "no-draft": ({ list }) => `There is no draft of ${list}.`,
    "list-not-proven": ({ list, differences }) =>
      `Not published: made from the journal alone, ${list} comes out differently (${differences} differences). The database cannot be trusted: run journal rebuild, then close the period again.`,
    "correction-not-proven": ({ list }) =>
      `Not corrected: made from the journal alone, the correction of ${list} comes out differently. The database cannot be trusted: run journal rebuild, then correct the list again.`,
    "correction-overtaken": ({ list }) =>
      `Not corrected: while the correction of ${list} was being checked against the journal, others kept recording. Nothing was changed; try again when the office is quieter.`,
    "list-being-made": ({ list }) => `${list} is already being made. Wait until that has ended, then try again.`,
    "list-begun": ({ kind, list }) =>
      `There is a ${kind} list already: ${list}. Only an office without one can begin with nobody.`,
    "list-too-early": ({ kind, date, closing }) =>
      `The ${kind} list of ${asDay(date)} takes tournaments that end until ${asDay(closing)}. Wait for that day, or say --early.`,
    "draft-another": ({ list, sha256 }) =>
      `The draft of ${list} is another one by now, with the sha-256 ${sha256}: look at it first.`,
    "draft-outdated": ({ list, entries }) =>
      `Since ${list} was closed, something came that changes it (entry ${all(entries)}): close it again, or publish it with --as-closed.`,
  }) satisfies Partial<RefusalWords>;
