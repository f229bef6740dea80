import { plural } from "../numbers.ts";
import type { OfficeWords } from "../types/office-words.ts";
import type { Writing } from "../writing.ts";
import { CLUB_KIND_WORDS, clubWords } from "./club.ts";
import { listCommandWords } from "./list-commands.ts";
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
  "sequence-gap": "an entry before it is missing",
  "chain-broken": "not the entry that followed",
  "content-missing": "a content is missing",
  "content-differs": "a content was changed",
  "database-differs": "the database has something else",
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
  kinds: {
    "office-opened": "office opened",
    "settings-changed": "settings changed",
    "list-imported": "list imported",
    "base-corrections": "base corrections found",
    "player-added": "player added",
    "player-changed": "player changed",
    "earlier-facts-stated": "games and ratings before the first list stated",
    "players-merged": "players merged",
    "merge-undone": "merge undone",
    "federation-added": "federation added",
    "federation-status": "status of a federation changed",
    "federation-administrator": "administrator of a federation named",
    "player-excluded": "player left out at the federation's request",
    "exclusion-ended": "player no longer left out",
    "dispensation-given": "dispensation given",
    "dispensation-ended": "dispensation ended",
    "tournament-registered": "tournament registered",
    "registration-changed": "registration changed",
    "tournament-announced": "tournament announced as not rated",
    "registration-ruled": "ruling on a registration",
    "tournament-ruled": "ruling on a tournament",
    "tournament-listed": "tournament assigned to a list",
    "appeal-received": "appeal received",
    "appeal-decided": "appeal decided",
    "report-received": "report received",
    "report-withdrawn": "report withdrawn",
    "player-matched": "player of a report matched",
    "tournaments-compared": "tournaments compared",
    "question-asked": "question to the arbiter",
    "question-answered": "answer of the arbiter",
    "game-ruled": "ruling on a game",
    "list-closed": "period closed, draft made",
    "draft-discarded": "draft discarded",
    "list-published": "list published",
    "correction-decided": "correction for the next list",
    "user-added": "user added",
    "user-role": "role of a user changed",
    "user-ended": "user ended",
    "user-reset": "one-time password given",
    "second-factor-reset": "two-step sign-in reset",
    ...CLUB_KIND_WORDS,
  },
  clubs: clubWords(writing),
  notices: {
    "torn-line-cut": ({ count: bytes }) =>
      `The last line of the journal was never finished (${count(bytes, "byte", "bytes")}); it was cut off.`,
    "lines-restored": ({ count: lines }) =>
      `The journal had lost ${entries(lines)}; the database had them, and they are back.`,
    "tail-applied": ({ count: lines }) =>
      `The database was behind by ${entries(lines)} of the journal; they were applied.`,
    "database-made-anew": ({ count: lines, movedTo }) =>
      `The database was made anew from ${entries(lines)} of the journal${movedTo === null ? "" : `; what was there lies in ${movedTo}`}.`,
    "rebuilt-after-crash": ({ count: lines }) =>
      `The office was not closed properly. Its database was rebuilt from ${entries(lines)} of the journal; nothing is lost. Everybody has to sign in again.`,
    "secrets-lost": () =>
      "All passwords and tokens are lost. Give each user a new one-time password: rating-office users reset NAME",
    "access-tightened": () => "Other users of this computer could read the office's folder; now only its owner can.",
  },
  faults: FAULT_WORDS,
  statuses: STATUS_WORDS,
  recorded: (sequence, kind) => `Entry ${sequence}: ${kind}.`,
  wouldRecord: (kind) => `Would be recorded: ${kind}. Nothing was done.`,
  opened: (place) => `An office was begun at ${place}.`,
  imported: (list, version, rated) =>
    `${list}${version > 1 ? `, version ${version}` : ""}: ${count(rated, "rated player", "rated players")}.`,
  players: (players) => `${count(players, "player", "players")} in the file.`,
  compared: (list, before, entrants, leavers) =>
    `${list}: ${entrants} new or back on it, ${leavers} no longer on it, compared with ${before}.`,
  corrections: (list, players) =>
    `${list}: ${count(players, "player", "players")} without a game whose rating moved; recorded as base corrections.`,
  more: (key) => `More: --after ${key}`,
  verified: (lines, parts, hash) => `${entries(lines)}, ${contents(parts)}: the chain holds. Last hash ${hash}`,
  faultAt: (line, fault, found) => `line ${line}: ${fault}${found === "" ? "" : ` (${found})`}`,
  rebuilt: (lines) => `Everything was made anew from ${entries(lines)}.`,
  moved: (lines, parts, place) => `${entries(lines)} and ${contents(parts)} to ${place}.`,
  mergedWith: (ids) => `the same person as ${ids}`,
  settings: { setting: "setting", value: "value", name: "name", zone: "time zone", federation: "federation" },
  wouldMove: (moved, kept, place) =>
    `Nothing was done; ${entries(moved)} and ${contents(kept)} would be taken to ${place}.`,
  wouldRebuild: (made) => `Nothing was done; everything would be made anew from ${entries(made)}.`,
  roles: ROLE_WORDS,
  users: { user: "user", role: "role", of: "of", ended: "ended" },
  oneTime: (user, password, days) =>
    `${user} signs in with this password once, within ${plural("en", days, "day", "days")}, and then chooses another: ${password}`,
  loadingSample: "A sample federation is being brought to life: two years of tournaments and lists, all invented …",
  serving: (address) => `The office is open at ${address} (Ctrl+C ends it).`,
  facts: {
    id: "number",
    name: "name",
    federation: "federation",
    sex: "sex",
    birth: "birth",
    title: "title",
    womenTitle: "women's title",
    otherTitles: "other titles",
    arenaTitle: "arena title",
    memberships: "member of",
    mergedInto: "merged into",
    excluded: "left out",
    dispensation: "dispensation",
    gamesBefore: "games before the first list (stated)",
    highestBefore: "highest rating before it (stated)",
  },
  columns: {
    list: "list",
    date: "date",
    rating: "rating",
    games: "games",
    k: "K",
    inactive: "inactive",
    correction: "corrected from",
    entry: "entry",
    time: "time",
    by: "by",
    what: "what",
    about: "about",
    status: "status",
    administrator: "administrator",
  },
});
