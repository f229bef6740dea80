import { capital } from "../capital.ts";
import { plural } from "../numbers.ts";
import type { TournamentWords } from "../types/tournament-words.ts";
import type { Writing } from "../writing.ts";

const count = (value: number, one: string, other: string): string => plural("en", value, one, other);
const partText = (part: number): string => (part > 0 ? `, part ${part}` : "");
const by = (article: string | null): string => (article === null ? "" : ` (§ ${article})`);

/** What the commands about tournaments, reports and rulings say. */
export const tournamentCommandWords = ({ asDay }: Writing): TournamentWords => ({
  facts: {
    name: "Name",
    city: "City",
    federation: "Federation",
    kind: "List",
    start: "Start",
    end: "End",
    system: "System",
    rateOfPlay: "Rate of play",
    schedule: "Round dates",
    arbiters: "Arbiters",
    heldBy: "Held by",
    teamChampionship: "Olympiad or team championship",
    national: "National championship",
    norms: "Title norms possible",
    league: "League",
    longer: "Longer duration approved",
    games: "Games in the match",
    waiver: "Count every game of the match",
    ratings: "Ratings used",
    inParts: "Reported in parts",
    stageOf: "Stage of",
    organiser: "Organiser",
    deviations: "Deviations from the Laws",
    approvedOn: "Approved by the commission on",
  },
  ratings: { start: "at the start of the tournament", game: "on the day of each game" },
  licensed: (name, licensed) => (licensed ? name : `${name} (no licence)`),
  registered: (tournament, dryRun) => (dryRun ? `It would get the ID ${tournament}.` : `Tournament ID: ${tournament}`),
  underEdition: (edition) => `Status (${edition}):`,
  announced: (on, reason) => `Announced as not rated on ${asDay(on)}: ${reason}`,
  ruled: (yes, on, article, reason) =>
    `${yes ? "Rated" : "Not rated"} by decision of the office on ${asDay(on)}${by(article)}: ${reason}`,
  admitted: (yes, on, reason) => `Registration ${yes ? "accepted" : "refused"} on ${asDay(on)}: ${reason}`,
  told: (on) => `  organiser informed on ${asDay(on)}`,
  appealed: (on, reason) => `  appeal of ${asDay(on)}: ${reason}`,
  appealDecided: (reversed, on, reason) => `  ${reversed ? "reversed" : "upheld"} on ${asDay(on)}: ${reason}`,
  compared: (other, same, isCopy, reason) => {
    if (!same) return `Not the same tournament as ${other}: ${reason}`;
    return isCopy
      ? `Duplicate of ${other}, so not rated: ${reason}`
      : `${other} is a duplicate of this tournament and not rated: ${reason}`;
  },
  question: (question, on, text) => `Question ${question}, ${asDay(on)}: ${text}`,
  answer: (on, text) => `  answered ${asDay(on)}: ${text}`,
  noReport: "No report received yet.",
  nothingOwed: "No reports are outstanding.",
  nothingPending: "No reports yet.",
  everybodyMatched: "All players are matched.",
  noCandidates: "No similar player found",
  noRulings: "No decisions on games yet.",
  heldBack: {
    "players-unmatched": "unmatched players",
    "name-differs": "an ID belongs to another name",
    "one-person-twice": "one player entered more than once",
    "same-as-other": "possible duplicate of another tournament",
    "stage-missing": "waiting for another stage of the same tournament",
    "before-starting-list": "ended before the imported list; a decision of the office can have it rated",
  },
  candidates: {
    "same-number": "same ID, now known to the office",
    "same-name-and-birth": "same name and birth date",
    "same-name": "same name",
    "same-words-and-birth": "same names in another order, same birth date",
    "same-words": "same names in another order",
    "same-birth-similar-surname": "same birth date and federation, similar surname",
    "same-surname-and-initial": "same surname and initial",
  },
  candidate: (player, name, facts, why) => `${player} ${name}${facts === "" ? "" : ` (${facts})`}: ${why}`,
  sameFederation: "same federation",
  leftOver: (players) => `Match these players by hand: ${players}`,
  numberOfOther: "the ID belongs to another name",
  receipt: {
    received: (file, tournament, name, part, version) =>
      `${file}: received for ${tournament}${partText(part)}, ${name}${version > 1 ? `; version ${version}, which replaces the previous one` : ""}.`,
    already: (file, tournament, part, version) =>
      `${file}: already received for ${tournament}${partText(part)} as version ${version}; nothing was recorded.`,
    entered: (reason) => `Entered by the office: ${reason}`,
    sent: (on, sender) => `Received on ${asDay(on)} from ${sender}.`,
    sha256: (hash) => `sha-256 ${hash}`,
    holds: (players, games) =>
      `${count(players, "player", "players")}, ${count(games, "played game", "played games")}.`,
    unmatched: (players) => `Unmatched players: ${players}`,
    twice: (players) =>
      `Entered more than once: ${players}. Match each of them with "reports match"; games of unmatched players are not rated.`,
    alike: (other, players, pairings) =>
      `Possible duplicate of ${other}: ${players} % of the players and ${pairings} % of the pairings are the same.`,
    rated: (list) => `It will be rated for the list of ${asDay(list)}.`,
    assumed: (list) => `No rate of play is given, so ${asDay(list)} is assumed. Add it if that is wrong.`,
    settled: (list) => `It is rated in ${list}.`,
    settledNot: (list) => `It is in ${list} but not rated; see the review of that list for the reason.`,
    settledAgainst: (list) =>
      `It is rated in ${list}. According to what is known now it should not be; the office decides about a correction:`,
    settledOther: (list, version) =>
      `${capital(list)} has version ${version} of it; the office decides about a correction.`,
    waits: (reasons) => `On hold: ${reasons}.`,
    notRated: "It will not be rated:",
    decided: (article, reason) => `decision of the office${by(article)}: ${reason}`,
    copy: (other) => `duplicate of ${other}, which was received first`,
    dryRun: "Nothing was done.",
  },
  status: {
    registered: () => "registered; no report is due yet",
    "not-admitted": (_, __, why) => `registration not accepted: ${why}`,
    announced: (_, day) => `announced as not rated on ${asDay(day)}`,
    owed: (_, day) => (day === "" ? "report outstanding" : `report outstanding, due by ${asDay(day)}`),
    "on-hold": (_, __, why) => `report on hold: ${why}`,
    received: (list) => `report received; will be rated for the list of ${asDay(list)}`,
    rated: (list) => `rated in ${list}`,
    "not-rated": (list, _, why) => `not rated${list === "" ? "" : ` in ${list}`}${why === "" ? "" : `: ${why}`}`,
    "newer-version": (list) => `${list} has an earlier version of the report; the office decides on a correction`,
  },
  withdrawn: "withdrawn",
  superseded: "replaced",
  stands: "current",
  counts: (counts) => (counts ? "counts" : "does not count"),
  columns: {
    tournament: "Tournament",
    part: "Part",
    version: "Version",
    received: "Received",
    sender: "Sent by",
    players: "Players",
    games: "Games",
    state: "Status",
    due: "Due",
    daysLate: "Days late",
    officerDue: "Due to the rating officer",
    startNumber: "No.",
    line: "Line",
    candidates: "Possible matches",
    player: "Player",
    round: "Round",
    white: "White",
    black: "Black",
    counts: "Decision",
    article: "Article",
    reason: "Reason",
    entry: "Entry",
    list: "List",
  },
});
