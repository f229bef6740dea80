import { plural } from "../numbers.ts";
import type { OfficeWords } from "../office-words.ts";

const count = (value: number, one: string, other: string): string => plural("en", value, one, other);
const entries = (value: number): string => count(value, "entry", "entries");
const contents = (value: number): string => count(value, "content", "contents");

/** What the commands of the office say. */
export const OFFICE_COMMAND_WORDS: OfficeWords = {
  kinds: {
    "office-opened": "office opened",
    "settings-changed": "settings changed",
    "list-imported": "list imported",
    "base-corrections": "base corrections found",
    "player-added": "player added",
    "player-changed": "player changed",
    "players-merged": "players merged",
    "merge-undone": "merge undone",
    "federation-added": "federation added",
    "federation-status": "status of a federation changed",
    "player-excluded": "player left out at the federation's request",
    "exclusion-ended": "player no longer left out",
    "dispensation-given": "dispensation given",
    "dispensation-ended": "dispensation ended",
  },
  notices: {
    "torn-line-cut": ({ count: bytes }) =>
      `The last line of the journal was never finished (${count(Number(bytes), "byte", "bytes")}); it was cut off.`,
    "lines-restored": ({ count: lines }) =>
      `The journal had lost ${entries(Number(lines))}; the database had them, and they are back.`,
    "tail-applied": ({ count: lines }) =>
      `The database was behind by ${entries(Number(lines))} of the journal; they were applied.`,
    "database-made-anew": ({ count: lines, movedTo }) =>
      `The database was made anew from ${entries(Number(lines))} of the journal${movedTo === null ? "" : `; what was there lies in ${movedTo}`}.`,
  },
  faults: {
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
  },
  statuses: { member: "member", suspended: "suspended" },
  recorded: (sequence, kind) => `Entry ${sequence}: ${kind}.`,
  wouldRecord: (kind) => `Would be recorded: ${kind}. Nothing was done.`,
  opened: (place) => `An office was begun at ${place}.`,
  imported: (list, version, rated) =>
    `${list}${version > 1 ? `, version ${version}` : ""}: ${count(rated, "rated player", "rated players")}.`,
  players: (players) => `${count(players, "player", "players")} in the file.`,
  corrections: (list, players) =>
    `${list}: ${count(players, "player", "players")} without a game whose rating moved; recorded as base corrections.`,
  issuesLeftOut: (issues) => `… and ${count(issues, "more issue", "more issues")}.`,
  more: (key) => `More: --after ${key}`,
  verified: (lines, parts, hash) => `${entries(lines)}, ${contents(parts)}: the chain holds. Last hash ${hash}`,
  faultAt: (line, fault, found) => `line ${line}: ${fault}${found === "" ? "" : ` (${found})`}`,
  rebuilt: (lines) => `Everything was made anew from ${entries(lines)}.`,
  moved: (lines, parts, place) => `${entries(lines)} and ${contents(parts)} to ${place}.`,
  mergedWith: (ids) => `the same person as ${ids}`,
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
  },
};
