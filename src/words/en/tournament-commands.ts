import { plural } from "../numbers.ts";
import type { TournamentWords } from "../types/tournament-words.ts";
import type { Writing } from "../writing.ts";

const count = (value: number, one: string, other: string): string => plural("en", value, one, other);
const partText = (part: number): string => (part > 0 ? `, part ${part}` : "");
const by = (article: string | null): string => (article === null ? "" : ` (§ ${article})`);

/** What the commands about tournaments, reports and rulings say. */
export const tournamentCommandWords = ({ asDay }: Writing): TournamentWords => ({
  facts: {
    name: "name",
    city: "city",
    federation: "federation",
    kind: "list",
    start: "start",
    end: "end",
    system: "system",
    rateOfPlay: "rate of play",
    schedule: "days of the rounds",
    arbiters: "arbiters",
    heldBy: "held by",
    teamChampionship: "Olympiad or team championship",
    national: "national championship",
    norms: "norms possible",
    league: "league",
    longer: "approved to last longer",
    games: "games of the match",
    waiver: "every game of the match counts",
    ratings: "ratings used",
    inParts: "reported in parts",
    stageOf: "stage of",
    organiser: "organiser",
    deviations: "deviations from the Laws",
    approvedOn: "approved by the commission on",
  },
  ratings: { start: "of the start", game: "of the day of each game" },
  licensed: (name, licensed) => (licensed ? name : `${name} (no licence)`),
  registered: (tournament, dryRun) => (dryRun ? `It would be tournament ${tournament}.` : `Tournament ${tournament}.`),
  underEdition: (edition) => `Status (${edition}):`,
  announced: (on, reason) => `Announced as not rated on ${asDay(on)}: ${reason}`,
  ruled: (yes, on, article, reason) =>
    `${yes ? "Rated" : "Not rated"} by the office's ruling of ${asDay(on)}${by(article)}: ${reason}`,
  admitted: (yes, on, reason) => `Registration ${yes ? "admitted" : "refused"} on ${asDay(on)}: ${reason}`,
  told: (on) => `  organiser told on ${asDay(on)}`,
  appealed: (on, reason) => `  appeal of ${asDay(on)}: ${reason}`,
  appealDecided: (reversed, on, reason) => `  ${reversed ? "reversed" : "upheld"} on ${asDay(on)}: ${reason}`,
  compared: (other, same, isCopy, reason) => {
    if (!same) return `Not the same tournament as ${other}: ${reason}`;
    return isCopy
      ? `The same tournament as ${other}, which came first; this one is not rated: ${reason}`
      : `The same tournament as ${other}, which came later and is not rated: ${reason}`;
  },
  question: (question, on, text) => `Question ${question}, ${asDay(on)}: ${text}`,
  answer: (on, text) => `  answered ${asDay(on)}: ${text}`,
  noReport: "No report has come.",
  nothingOwed: "No report is owed.",
  nothingPending: "No report stands here.",
  everybodyMatched: "Everybody is known.",
  noCandidates: "nobody like this is known",
  noRulings: "The office has ruled on nothing here.",
  heldBack: {
    "players-unmatched": "players not matched",
    "name-differs": "a number belongs to another name",
    "one-person-twice": "one person is entered more than once",
    "same-as-other": "looks like another tournament",
    "stage-missing": "another stage of the same tournament is not ready",
    "before-starting-list": "ended in time for a list that was taken over; a ruling can have it rated",
  },
  candidates: {
    "same-number": "same number, known to the office by now",
    "same-name-and-birth": "same name, same birth",
    "same-name": "same name",
    "same-words-and-birth": "same words in another order, same birth",
    "same-words": "same words in another order",
    "same-birth-similar-surname": "same birth and federation, similar surname",
    "same-surname-and-initial": "same surname, and the initial fits",
  },
  candidate: (player, name, facts, why) => `${player} ${name}${facts === "" ? "" : ` (${facts})`}: ${why}`,
  sameFederation: "same federation",
  leftOver: (players) => `Left to be matched by hand: ${players}`,
  numberOfOther: "the number belongs to another name",
  receipt: {
    received: (file, tournament, name, part, version) =>
      `${file}: received for ${tournament}${partText(part)}, ${name}${version > 1 ? `; version ${version}, which supersedes the one before` : ""}.`,
    already: (file, tournament, part, version) =>
      `${file}: received before, for ${tournament}${partText(part)}, version ${version}; nothing was recorded.`,
    entered: (reason) => `Entered by the office itself: ${reason}`,
    sent: (on, sender) => `Received on ${asDay(on)} from ${sender}.`,
    sha256: (hash) => `sha-256 ${hash}`,
    holds: (players, games) =>
      `${count(players, "player", "players")}, ${count(games, "played game", "played games")}.`,
    unmatched: (players) => `Not matched with players of the office: ${players}`,
    twice: (players) =>
      `Entered more than once: ${players}. Say with "reports match" who each of them is; games of nobody do not count.`,
    alike: (other, players, pairings) =>
      `It looks like ${other}: ${players} % of the players and ${pairings} % of the pairings are the same.`,
    rated: (list) => `It will be rated for the list of ${asDay(list)}.`,
    assumed: (list) => `No rate of play is given: ${asDay(list)} is assumed. Give it if that is wrong.`,
    settled: (list) => `It is rated in ${asDay(list)}.`,
    settledNot: (list) => `It is in ${asDay(list)}, and not rated; the review of that list says why.`,
    settledAgainst: (list) =>
      `It is rated in ${asDay(list)}. What is known now speaks against it; the office decides whether that list is corrected:`,
    settledOther: (list, version) =>
      `${asDay(list)} has version ${version} of it; the office decides whether that list is corrected.`,
    waits: (reasons) => `It waits: ${reasons}.`,
    notRated: "It will not be rated:",
    decided: (article, reason) => `the office's ruling${by(article)}: ${reason}`,
    copy: (other) => `it is the same tournament as ${other}, which came first`,
    dryRun: "Nothing was done.",
  },
  status: {
    registered: () => "registered; no report is due yet",
    "not-admitted": (_, __, why) => `registration not accepted: ${why}`,
    announced: (_, day) => `announced as not rated on ${asDay(day)}`,
    owed: (_, day) => (day === "" ? "report outstanding" : `report outstanding, due by ${asDay(day)}`),
    "on-hold": (_, __, why) => `report on hold: ${why}`,
    received: (list) => `report received; will be rated for the list of ${asDay(list)}`,
    rated: (list) => `rated in ${asDay(list)}`,
    "not-rated": (list, _, why) => `not rated${list === "" ? "" : ` in ${asDay(list)}`}${why === "" ? "" : `: ${why}`}`,
    "newer-version": (list) =>
      `${asDay(list)} has an earlier version of the report; the office decides on a correction`,
  },
  withdrawn: "withdrawn",
  superseded: "superseded",
  stands: "stands",
  counts: (counts) => (counts ? "counts" : "does not count"),
  columns: {
    tournament: "tournament",
    part: "part",
    version: "version",
    received: "received",
    sender: "from",
    players: "players",
    games: "games",
    state: "state",
    due: "due",
    daysLate: "days late",
    officerDue: "due at the officer",
    startNumber: "no.",
    line: "line",
    candidates: "may be",
    player: "player",
    round: "round",
    white: "White",
    black: "Black",
    counts: "ruling",
    article: "article",
    reason: "reason",
    entry: "entry",
    list: "list",
  },
});
