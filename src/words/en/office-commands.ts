import { capital } from "../capital.ts";
import { plural } from "../numbers.ts";
import type { OfficeWords } from "../types/office-words.ts";
import type { Writing } from "../writing.ts";
import { CLUB_KIND_WORDS, clubWords } from "./club.ts";
import { ERASURE_WORDS } from "./erasure.ts";
import { INSTALLATION_WORDS } from "./installation.ts";
import { listCommandWords } from "./list-commands.ts";
import { LOG_WORDS } from "./log.ts";
import { tournamentCommandWords } from "./tournament-commands.ts";

const count = (value: number, one: string, other: string): string => plural("en", value, one, other);
const entries = (value: number): string => count(value, "entry", "entries");
const contents = (value: number): string => count(value, "content", "contents");

export const FAULT_WORDS: OfficeWords["faults"] = {
  "not-json": "not a line of the journal",
  "not-an-entry": "not an entry",
  "newer-format": "written by a newer program",
  "not-canonical": "not written by this program",
  "hash-differs": "changed after it was written",
  "facts-differ": "the private facts of the entry were changed",
  "sequence-gap": "an entry before it is missing",
  "chain-broken": "does not follow from the entry before",
  "content-missing": "a file is missing",
  "content-differs": "a file was changed",
  "database-differs": "the database differs",
  "redaction-unrecorded": "changed without an entry that says so",
  "redaction-undone": "erased by an entry, and still there",
};

export const STATUS_WORDS: OfficeWords["statuses"] = { member: "member", suspended: "suspended" };

export const ROLE_WORDS: OfficeWords["roles"] = {
  arbiter: "arbiter",
  officer: "federation officer",
  administrator: "rating administrator",
  auditor: "auditor",
  club: "club",
};

/** What the commands of the office say. */
export const officeCommandWords = (writing: Writing): OfficeWords => ({
  tournaments: tournamentCommandWords(writing),
  lists: listCommandWords(writing),
  log: LOG_WORDS,
  installation: INSTALLATION_WORDS,
  erasure: ERASURE_WORDS,
  held: {
    heads: {
      lists: "On lists",
      reports: "In reports",
      journal: "In the journal",
      tournament: "Tournament",
      version: "Version",
      name: "Name in the report",
      id: "Reported ID",
      birth: "Birth",
    },
    counts: (games, files) =>
      `${plural("en", games, "game", "games")}, and named in ${plural("en", files, "stored file", "stored files")}.`,
    mentions: (lines, files) =>
      `${plural("en", lines, "line", "lines")} on lists of clubs, and named in ${plural("en", files, "stored file", "stored files")}.`,
    others: "With --json: every row, every game and every file.",
  },
  kinds: {
    "office-opened": "Office created",
    "settings-changed": "Settings changed",
    "edition-adopted": "Edition adopted",
    "edition-withdrawn": "Edition withdrawn",
    "list-imported": "List imported",
    "base-corrections": "Base corrections recorded",
    "player-added": "Player added",
    "player-changed": "Player changed",
    "earlier-facts-stated": "Earlier games and ratings entered",
    "players-merged": "Players merged",
    "merge-undone": "Merge undone",
    "federation-added": "Federation added",
    "federation-status": "Federation status changed",
    "federation-administrator": "Federation administrator named",
    "player-excluded": "Player excluded at the federation's request",
    "exclusion-ended": "Player no longer excluded",
    "dispensation-given": "Dispensation given",
    "dispensation-ended": "Dispensation ended",
    "person-erased": "Person erased",
    "reports-expired": "Births taken out of old reports",
    "tournament-registered": "Tournament registered",
    "registration-changed": "Registration changed",
    "tournament-announced": "Tournament announced as not rated",
    "registration-ruled": "Decision on a registration",
    "tournament-ruled": "Decision on a tournament",
    "tournament-listed": "Tournament moved to another list",
    "appeal-received": "Appeal received",
    "appeal-decided": "Appeal decided",
    "report-received": "Report received",
    "report-withdrawn": "Report withdrawn",
    "player-matched": "Player matched",
    "match-proposed": "Match proposed",
    "tournaments-compared": "Possible duplicate checked",
    "question-asked": "Question to the arbiter",
    "question-answered": "Answer from the arbiter",
    "objection-received": "Objection",
    "objection-decided": "Decision on an objection",
    "game-ruled": "Decision on a game",
    "list-closed": "Period closed, draft created",
    "draft-discarded": "Draft discarded",
    "list-published": "List published",
    "correction-decided": "Correction for the next list",
    "alarm-acknowledged": "Alarm acknowledged",
    "alarm-reopened": "Acknowledgement of an alarm taken back",
    "tariff-adopted": "Tariff adopted",
    "fee-paid": "Fee paid",
    "fee-payment-undone": "Payment of a fee undone",
    "signing-key-changed": "Signing key changed",
    "user-added": "User added",
    "user-role": "User role changed",
    "user-ended": "User account closed",
    "user-changed": "User details changed",
    "user-reset": "One-time password created",
    "second-factor-reset": "Two-step sign-in reset",
    ...CLUB_KIND_WORDS,
  },
  clubs: clubWords(writing),
  notices: {
    "torn-line-cut": ({ count: bytes }) =>
      `The last line of the journal was incomplete (${count(bytes, "byte", "bytes")}) and has been removed.`,
    "lines-restored": ({ count: lines }) =>
      `The journal had lost ${entries(lines)}; they were restored from the database.`,
    "tail-applied": ({ count: lines }) =>
      `The database was ${entries(lines)} behind the journal; they have been applied.`,
    "database-made-anew": ({ count: lines, movedTo }) =>
      `The database was rebuilt from ${entries(lines)} of the journal${movedTo === null ? "" : `; the old one was moved to ${movedTo}`}.`,
    "rebuilt-after-crash": ({ count: lines }) =>
      `The office was not closed properly. Its database was rebuilt from ${entries(lines)} of the journal; nothing is lost. All users must sign in again.`,
    "secrets-lost": () =>
      "All passwords and tokens are lost. Give each user a new one-time password: rating-office users reset NAME",
    "erasure-completed": () => "The tables were made again to complete an erasure that was broken off.",
    "access-tightened": () => "Other users of this computer could read the office's folder. Now only its owner can.",
  },
  faults: FAULT_WORDS,
  statuses: STATUS_WORDS,
  recorded: (sequence, kind) => `${kind} (journal entry ${sequence}).`,
  wouldRecord: (kind) => `Would be recorded: ${kind}. Nothing was done.`,
  opened: (place) => `Office created in ${place}.`,
  imported: (list, version, rated) =>
    `${capital(list)}${version > 1 ? `, version ${version}` : ""}: ${count(rated, "rated player", "rated players")}.`,
  players: (players) => `${count(players, "player", "players")} in the file.`,
  compared: (list, before, entrants, leavers) =>
    `${capital(list)}: ${entrants} new or returning, ${leavers} removed, compared with ${before}.`,
  corrections: (list, players) =>
    `${capital(list)}: the ratings of ${count(players, "player", "players")} changed without a game; recorded as base corrections.`,
  more: (key) => `More: --after ${key}`,
  verified: (lines, parts, hash) => `${entries(lines)}, ${contents(parts)}: the journal is intact. Last hash ${hash}`,
  faultAt: (line, fault, found) => `line ${line}: ${fault}${found === "" ? "" : ` (${found})`}`,
  rebuilt: (lines) => `Rebuilt from ${entries(lines)}.`,
  moved: (lines, parts, place) => `${entries(lines)} and ${contents(parts)} to ${place}.`,
  mergedWith: (ids) => `the same person as ${ids}`,
  settings: {
    setting: "setting",
    value: "value",
    name: "name",
    zone: "time zone",
    federation: "federation",
    colour: "colour",
    logo: "logo",
    contact: "contact",
    imprint: "imprint",
    privacy: "privacy",
    reportYears: "years of births in reports",
    signInDays: "days of sign-ins",
  },
  wouldMove: (moved, kept, place) =>
    `Nothing was done; ${entries(moved)} and ${contents(kept)} would be taken to ${place}.`,
  wouldRebuild: (made) => `Would be rebuilt from ${entries(made)}. Nothing was done.`,
  roles: ROLE_WORDS,
  users: { user: "User", name: "Name", email: "E-mail", role: "Role", of: "Federation or club", ended: "ended" },
  oneTime: (user, password, days) =>
    `One-time password for ${user}, valid for one sign-in within ${plural("en", days, "day", "days")}: ${password}`,
  loadingSample: "Creating a sample federation: two years of tournaments and lists, all invented …",
  serving: (address) => `The office is open at ${address} (stop with Ctrl+C).`,
  facts: {
    id: "ID",
    name: "Name",
    federation: "Federation",
    sex: "Sex",
    birth: "Born",
    title: "Title",
    womenTitle: "Women's title",
    otherTitles: "Other titles",
    arenaTitle: "Arena title",
    memberships: "Member of",
    mergedInto: "Merged into",
    excluded: "Excluded by federation",
    dispensation: "Dispensation",
    gamesBefore: "Games before the first list (entered)",
    highestBefore: "Highest rating before the first list (entered)",
  },
  columns: {
    list: "List",
    date: "Date",
    rating: "Rating",
    games: "Games",
    k: "K",
    inactive: "Inactive",
    correction: "Corrected from",
    entry: "No.",
    time: "Time",
    by: "User",
    what: "Entry",
    status: "Status",
    administrator: "Administrator",
  },
});
