import { capital } from "../capital.ts";
import { counted, plural } from "../numbers.ts";
import type { ListWords } from "../types/list-words.ts";
import type { RefusalWords } from "../types/sentences.ts";
import type { Writing } from "../writing.ts";

const count = (number: number, one: string, other: string): string => plural("en", number, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, version ${version}` : list);
const all = (values: readonly string[]): string => values.join(", ");

/** What the commands about lists say. */
export const listCommandWords = ({ asDay }: Writing): ListWords => ({
  explaining: (player, list, version) => `Player ${player} on ${named(list, version)}:`,
  notPublished: "Not published. This is the result of the reports received so far, and may change.",
  ratingsOf: (list) => `Ratings from ${asDay(list)}.`,
  ownRating: (rating, list) => `Own rating: ${rating} (list of ${asDay(list)}).`,
  standardOf: (date, taken) =>
    taken === null
      ? "There is no standard list yet, so nobody has a standard rating."
      : `The standard list of ${asDay(date)} is not published yet, so the list of ${asDay(taken)} is used.`,
  changeWith: (change, k, printed) =>
    k === printed ? `Change: ${change} with K ${k}` : `Change: ${change} with K ${k}, lowered from ${printed}`,
  noCorrections: "No changes have arrived that would alter a published list.",
  pendingCorrection: (list, tournament, entry) => `${capital(list)}: ${tournament}, journal entry ${entry}`,
  sheet: (list, version, against, lines) =>
    `${capital(list)}: version ${version} compared with ${against}, ${count(lines, "difference", "differences")}`,
  leftOut: (players) =>
    `Added to or removed from the list by the correction; only republishing can show them: ${players}`,
  history: { superseded: "replaced", correctedFrom: "corrected from", decided: "Decided after publication:" },
  replayed: {
    list: "List",
    rated: "Rated players",
    mean: "Average",
    published: "Published average",
    differing: "Different",
    meanDifference: "Average difference",
  },
  replaySame: "Every list is the same as published.",
  steps: {
    reports: "reports",
    "list-before": "previous list",
    lists: "lists at the start of tournaments",
    players: "players",
    calculation: "calculation",
    writing: "writing",
    comparing: "comparing",
    replaying: "rebuilding from the journal",
    reading: "reading",
  },
  states: { imported: "imported", published: "published", draft: "draft", discarded: "discarded" },
  notes: {
    "start-differs": "start date differs from the registration",
    "end-differs": "end date differs from the registration",
    "system-differs": "tournament system differs from the registration",
    "rate-of-play-missing": "rate of play missing",
    "rate-of-play-unread": "rate of play not understood",
    "report-late": "report received late",
    "first-control": "first time control not at the required move",
    "interim-missing": "one report sent for all months",
    "list-decided": "moved to this list by decision of the office",
    "men-in-womens-championship": "men in a women's championship: the usual number of rated players is needed",
    "arbiter-not-registered": "arbiter in the report not registered: ask about the licence",
  },
  faults: {
    "content-differs": "the stored file was changed",
    "list-differs": "the recalculated list has another hash",
    "making-differs": "the recalculated list is made in another way",
    "persons-differ": "the persons of the list differ from the journal",
    "line-differs": "the recalculated line differs",
    "row-differs": "the database differs from the list",
    "row-missing": "a player of the list is missing from the database",
    "row-added": "the database has a player who is not on the list",
    "pools-differ": "the games kept for an unrated player differ in the database",
    "cards-differ": "the points that each tournament brought a player differ in the database",
  },
  sections: {
    all: "all players",
    federation: "active players of a federation",
    top: "best players",
    women: "best women",
    juniors: "best juniors",
    titled: "titled players without a rating",
    delisted: "removed from the list",
  },
  review: {
    entrants: "New or returning players:",
    delisted: "Removed, below the floor:",
    leavers: "Removed by decision:",
    largestChanges: "Largest changes:",
    loweredCoefficients: "K lowered because of the number of games:",
    corrections: "Corrections:",
    unusual: "Unusual:",
    balance: "Balance of points:",
    notRated: "Tournaments not rated:",
    noted: "Notes on tournaments:",
    heldBack: "Reports on hold, not in this list:",
    later: "Reports for a later list:",
  },
  balance: {
    before: "Previous list",
    games: "Games",
    rounding: "Rounding",
    corrections: "Corrections",
    oneTimeChanges: "One-time changes",
    entrants: "New or returning players",
    leavers: "Removed by decision",
    floor: "Removed below the floor",
    after: "This list",
    rest: "Unexplained",
  },
  closed: (list, version, rated, tournaments) =>
    `${capital(named(list, version))}: a draft of ${count(rated, "rated player", "rated players")} from ${count(tournaments, "rated tournament", "rated tournaments")}.`,
  laterBecause: (end, closing) =>
    closing === null
      ? "moved to a later list by decision of the office"
      : `ended ${asDay(end)}, after the closing date ${asDay(closing)}`,
  withoutFederation: (players) =>
    `${counted("en", players)} ${players === 1 ? "rated player has" : "rated players have"} no federation and will not be shown until one is entered.`,
  erasedOnList: (players) =>
    `${counted("en", players)} ${players === 1 ? "player of this list was" : "players of this list were"} erased here: number and rating are imported, name and birth are not.`,
  reviewNext: (list) => `Review it with: lists review ${list}`,
  published: (list, sha256) => `${capital(list)} is published. List sha-256: ${sha256}`,
  verified: (list, version, players) =>
    `${capital(named(list, version))}: ${count(players, "player", "players")}, the same as recalculated from the journal.`,
  differs: (list, version, differences) =>
    `${capital(named(list, version))}: ${count(differences, "difference", "differences")} when recalculated from the journal.`,
  difference: (player, fault, expected, found) =>
    `${player === null ? "" : `player ${player}: `}${fault}; expected "${expected}", found "${found}"`,
  exported: (file, players) => `${count(players, "player", "players")} in ${file}.`,
  none: "None.",
  more: (left) => `… and ${counted("en", left)} more.`,
  inactive: "inactive",
  columns: {
    list: "List",
    version: "Version",
    date: "Date",
    state: "Status",
    entry: "Journal entry",
    sha256: "SHA-256",
    place: "Rank",
    player: "Player",
    name: "Name",
    federation: "Fed",
    title: "Title",
    rating: "Rating",
    change: "Change",
    games: "Games",
    k: "K",
    kPrinted: "Published K",
    birth: "Born",
    flag: "Flag",
    tournament: "Tournament",
    points: "Points",
    reason: "Reason",
    noted: "Item",
  },
});

/** Why something about a list is turned down. */
export const listRefusalWords = ({ asDay }: Writing) =>
  ({
    "no-list-before": ({ kind }) =>
      `There is no ${kind} list to start from. Import a published one first: players import`,
    "list-not-next": ({ kind, date, newest, next }) =>
      `The newest ${kind} list is of ${asDay(newest)}, so a list of ${asDay(date)} can no longer be made. The next is of ${asDay(next)}.`,
    "not-a-list-date": ({ kind, date, next }) =>
      `The regulations have no ${kind} list of ${asDay(date)}. The next is of ${asDay(next)}.`,
    "standard-list-first": ({ kind, date }) =>
      `The ${kind} list needs the standard list of ${asDay(date)}. Publish that one first.`,
    "list-without-games": ({ list }) => `${capital(list)} was imported, so its games are not available here.`,
    "no-certificate": ({ list, player }) =>
      `There is no certificate of player ${player} in ${list}: the list does not show the player, was imported, or was made before lists could be proven line by line.`,
    "unknown-list": ({ list }) => `There is no list "${list}". See: lists list`,
    "edition-without-dates": () =>
      "The edition has no dates of force: it can be studied but not adopted. Give it a first day (inForce).",
    "edition-too-late": ({ from, newest }) =>
      `The edition would apply from ${asDay(from)}, but the list of ${asDay(newest)} is already published. Choose a later first day.`,
    "edition-in-use": ({ id, newest }) =>
      `Lists up to ${asDay(newest)} were made under ${id}: it can no longer be replaced or withdrawn. Adopt the new rules under another id.`,
    "too-many-limits": ({ found, max }) =>
      `Together with the editions so far, K would depend on ${found} combinations of games and ratings; at most ${max} can be calculated. Use limits that another edition has.`,
    "no-draft": ({ list }) => `There is no draft of ${list}.`,
    "list-not-proven": ({ list, differences }) =>
      `Not published: recalculated from the journal, ${list} has ${differences} differences, so the database cannot be trusted. Run journal rebuild, then close the period again.`,
    "correction-not-proven": ({ list }) =>
      `Not corrected: recalculated from the journal, the correction of ${list} is different, so the database cannot be trusted. Run journal rebuild, then correct the list again.`,
    "correction-overtaken": ({ list }) =>
      `Not corrected: new entries kept arriving while the correction of ${list} was being checked. Nothing was changed; try again later.`,
    "list-being-made": ({ list }) =>
      `${capital(list)} is already being calculated. Wait until it is finished, then try again.`,
    "list-begun": ({ kind, list }) =>
      `There is already a ${kind} list: ${list}. Only an office without one can start with an empty list.`,
    "list-too-early": ({ kind, date, closing }) =>
      `The ${kind} list of ${asDay(date)} includes tournaments that end by ${asDay(closing)}. Wait until then, or add --early.`,
    "draft-another": ({ list, sha256 }) =>
      `The draft of ${list} has changed; its sha-256 is now ${sha256}. Review it first.`,
    "draft-outdated": ({ list, entries }) =>
      `${capital(list)} has changed since it was closed (journal entry ${all(entries)}). Close it again, or publish it as closed with --as-closed.`,
  }) satisfies Partial<RefusalWords>;
