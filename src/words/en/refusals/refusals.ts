import { plural } from "../../numbers.ts";
import type { RefusalWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";
import { ACCESS_REFUSAL_WORDS } from "../access.ts";
import { listRefusalWords } from "../list-commands.ts";
import { FAULT_WORDS, ROLE_WORDS, STATUS_WORDS } from "../office-commands.ts";
import { clubRefusalWords } from "./club-refusals.ts";
import { tournamentRefusalWords } from "./tournament-refusals.ts";
import { USAGE_REFUSAL_WORDS } from "./usage-refusals.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** A code in words; one that has none, as it is. */
const said = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;

const FORMS: Readonly<Record<"day" | "month" | "birth", string>> = {
  day: "a day as YYYY-MM-DD, such as 2026-10-31",
  month: "a month as YYYY-MM, such as 2026-11",
  birth: "a birth as YYYY or YYYY-MM-DD, such as 2009 or 2009-05-17, or none",
};

const FACTS: Readonly<Record<string, string>> = {
  highest: "--highest (the highest rating ever published)",
  gamesBefore: "--games-before (games counted so far)",
  birth: "--birth (day or year of birth, or none)",
  asOf: "--for-list (the month of the list being made)",
};

const WHY: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  EACCES: "access to it is not allowed",
  EROFS: "nothing can be written there",
  ENOSPC: "there is no room left",
  EEXIST: "there is a file of this name",
  ENOTDIR: "a part of the path is no folder",
};

const SHAPES: Readonly<Record<string, string>> = {
  text: "a text",
  number: "a number",
  flag: "true or false",
  object: "an object",
  list: "a list",
};

/** A request turned down: what was expected, and what was found. */
export const refusalWords = (writing: Writing) =>
  ({
    ...USAGE_REFUSAL_WORDS,
    "bad-score": ({ found }) => `A score is 1, 0.5 (also ½ or =) or 0; found "${found}".`,
    "bad-total": ({ field, found, max }) =>
      `${field}: expected a score in whole and half points from 0 to ${max}, found "${found}".`,
    "bad-halves": ({ field, found }) =>
      `${field}: expected a rating with or without a half, such as 2213 or 2213.5; found "${found}".`,
    "bad-rating": ({ field, found, max }) =>
      `${field}: expected a rating, a whole number from 1 to ${max}; found "${found}".`,
    "bad-number": ({ field, found, from, to }) =>
      `${field}: expected a whole number from ${from} to ${to}, found "${found}".`,
    "bad-date": ({ field, found, form }) => `${field}: expected ${FORMS[form]}; found "${found}".`,
    "bad-game": ({ found }) =>
      `A game is the opponent's rating, a colon and the score, such as 2350:1 or 1850:½; found "${found}".`,
    "bad-choice": ({ field, found, choices }) => `${field}: expected one of ${list(choices)}; found "${found}".`,
    "bad-input": ({ field, found, expected }) =>
      `${field}: expected ${SHAPES[expected]}, found ${found === "" ? "nothing" : found}.`,
    "text-too-long": ({ field, max, length }) => `${field}: at most ${max} characters; found ${length}.`,
    "not-a-list": ({ file }) => `${file} is not a rating list: expected FIDE's TXT or XML, or CSV with their columns.`,
    "month-missing": ({ found }) =>
      `A list with one rating is headed by its month: give it with --month, such as SEP26${found === "" ? "" : `; found "${found}"`}.`,
    "cannot-convert": ({ from, to, choices }) =>
      `${from} cannot be made into ${to}; it can be made into ${list(choices)}.`,
    "several-tournaments": ({ file, count }) =>
      `${file} has games of ${count} tournaments: take them apart with "rating-office convert FILE --to trf26 --output part.trf", which writes one file for each.`,
    "unwritable-file": ({ file, why }) => `${file} cannot be written: ${WHY[why] ?? why}.`,
    "unreadable-file": ({ file, why }) => `${file} cannot be read: ${WHY[why] ?? why}.`,
    "unknown-edition": ({ id, known }) => `There is no edition "${id}". There are: ${list(known)}.`,
    "unknown-language": ({ found, known }) => `There is no language "${found}" here. There are: ${list(known)}.`,
    "edition-missing": () =>
      "Which edition? Name one with --edition ID, or give the tournament's start with --on YYYY-MM-DD and --list standard, rapid or blitz.",
    "start-missing": () =>
      "The report has no start date that can be read: give it with --on YYYY-MM-DD, or name the edition with --edition ID.",
    "no-edition-on": ({ list: kind, day }) =>
      `No edition${kind === null ? "" : ` for ${kind} games`} was in force on ${writing.asDay(day)}: standard begins on ${writing.asDay("2009-07-01")}, rapid and blitz on ${writing.asDay("2012-01-01")}.`,
    "no-games": () => "No games are given. Give at least one with --game OPPONENT:SCORE, or a file with --input.",
    "rating-missing": () => "Give the player's rating with --rating.",
    "birth-in-future": ({ birth, asOf }) => `The birth ${writing.asDay(birth)} lies after ${writing.asDay(asOf)}.`,
    "highest-below-rating": ({ highest, rating }) =>
      `The highest rating (${highest}) cannot be lower than the present one (${rating}).`,
    "player-not-in-table": ({ player }) =>
      `"${player}" is not an unrated player of the table: give the name, or the place counted from 1, with player.`,
    "incomplete-table": ({ found, expected }) =>
      `A complete round robin of this size shares out ${expected} points; the table adds up to ${found}.`,
    "facts-missing": ({ facts, edition, kOption }) =>
      `K under ${edition} needs ${facts.map((fact) => FACTS[fact] ?? fact).join(" and ")}${kOption ? "; or give K itself with --k" : ""}.`,
    "not-in-edition": ({ rule, edition }) =>
      `${edition} has no such rule (${rule}): rate the games against rated opponents one by one.`,
    "not-for-lask": ({ edition, options }) =>
      `${edition} knows neither K nor a calculated first rating${options ? `: leave out ${list(options)}` : ""}.`,
    "only-for-lask": ({ options }) => `${list(options)}: only the Swedish book (--edition ssf-lask) knows this.`,
    "edition-of-other-list": ({ edition, list: kind }) => `${edition} is not an edition for ${kind} games.`,
    "mixed-lists": ({ lists }) => `One list has one kind of games; found ${list(lists)}.`,
    "list-before-start": ({ start, listDate }) =>
      `A tournament that starts on ${writing.asDay(start)} cannot be in the list of ${writing.asDay(listDate)}.`,
    "round-robin-needs-table": () =>
      "A round robin is given by its table: players with name, rating and score, and the player who is asked about.",
    "average-not-exact": ({ average, n }) =>
      `${n} opponents cannot have an average of exactly ${average}: give their ratings one by one.`,
    "below-lowest": ({ rating, lowest }) => `No rating of the Swedish book is below ${lowest}; found ${rating}.`,
    "no-office": ({ place }) => `There is no office at ${place}: begin one with init.`,
    "office-exists": () => "There is an office here already.",
    "folder-not-empty": ({ folder }) => `${folder} has something else in it: an office begins in an empty folder.`,
    "folder-in-use": ({ folder, pid, host }) =>
      `${folder} is open in process ${pid} on ${host}: only one program at a time can have it.`,
    "folder-open-to-others": ({ folder }) =>
      `Other users of this computer can write to ${folder}, so what is in it cannot be trusted. Check it, then close it to them: chmod 700 ${folder}`,
    "lock-not-supported": ({ folder, why }) =>
      `${folder} cannot be locked (${why}): put the office on a local disk, so that two programs never write to it at once.`,
    "journal-changed": ({ file }) =>
      `Another program has written to ${file}. Nothing was recorded. Stop that program, then open the office again.`,
    "office-unsettled": () =>
      "The database did not take the last entry; the journal has it. Restart the office: it is applied then.",
    "storage-full": ({ free, reserve }) =>
      `The disk is full${free === undefined ? "" : ` (${free} MB left, ${reserve} MB are kept in reserve)`}: nothing was recorded. Make room and try again.`,
    "server-unreachable": ({ place, why }) => `${place} cannot be reached: ${why}.`,
    "server-too-old": ({ place, version }) => `${place} is PostgreSQL ${version}: 15 or later is needed (150000).`,
    "database-not-utf8": ({ place, encoding }) =>
      `${place} keeps text as ${encoding}: create the database with ENCODING 'UTF8'.`,
    "journal-newer": ({ line }) =>
      `A newer version of this program has written to the journal (${line === "last" ? "last line" : `line ${line}`}): use that version. Nothing was changed.`,
    "journal-damaged": ({ line, fault }) =>
      `The journal is damaged at ${line === "last" ? "its last line" : `line ${line}`} (${said(FAULT_WORDS, fault)}): bring it back from a copy. Nothing was changed.`,
    "database-differs": ({ sequence }) =>
      `The database and the journal differ at entry ${sequence}: journal rebuild makes the database anew from the journal.`,
    "database-newer": ({ step }) => `A newer program has changed this database (${step}): use that one.`,
    "content-missing": ({ sha256 }) => `The content ${sha256} is missing: bring it back from a copy.`,
    "content-differs": ({ sha256 }) => `The content ${sha256} is damaged: bring it back from a copy.`,
    "other-office": () =>
      "The two journals are of different offices, or one of them went on by itself: they cannot be joined.",
    "bad-zone": ({ found }) => `Expected a time zone, such as UTC or Europe/Stockholm; found "${found}".`,
    "bad-player-id": ({ found }) => `Expected a player's number of up to eleven figures; found "${found}".`,
    "bad-page-key": ({ found }) => `"${found}" is not where a page ended: take it from the page before.`,
    "bad-federation": ({ found }) => `Expected a federation's code of three capitals, such as SWE; found "${found}".`,
    "name-missing": () => "A name is missing: give it with --name.",
    "nothing-to-change": () => "Nothing would change.",
    "unknown-player": ({ player }) => `There is no player ${player} here.`,
    "player-exists": ({ player }) => `There is a player ${player} already.`,
    "merge-with-itself": ({ player }) => `${player} is one record: two are needed.`,
    "already-merged": ({ player, into }) => `${player} is merged into ${into} already: undo that first.`,
    "not-merged": ({ player }) => `${player} is not merged into another record.`,
    "already-excluded": ({ player }) => `${player} is left out of lists already.`,
    "not-excluded": ({ player }) => `${player} is not left out of lists.`,
    "already-dispensed": ({ player }) => `${player} has a dispensation already.`,
    "not-dispensed": ({ player }) => `${player} has no dispensation.`,
    "unknown-federation": ({ federation }) => `There is no federation ${federation} here: add it first.`,
    "federation-exists": ({ federation }) => `There is a federation ${federation} already.`,
    "federation-status-same": ({ federation, status }) =>
      `The status of ${federation} is ${said(STATUS_WORDS, status)} already.`,
    "list-repeats-player": ({ file, player }) => `${file} has player ${player} more than once.`,
    "list-has-errors": ({ file, errors }) =>
      `${file} has ${errors} errors that a rating can depend on: mend it, or take it as it is with --despite-errors.`,
    "list-already-there": ({ list: id }) => `The list ${id} is here already, with the same bytes.`,
    ...tournamentRefusalWords(writing),
    ...clubRefusalWords(writing),
    ...ACCESS_REFUSAL_WORDS,
    ...listRefusalWords(writing),
    "reports-stand": ({ tournament }) =>
      `${tournament} has a report: whether it is reported in parts can no longer be changed; withdraw the reports first.`,
    "list-not-ours": ({ list }) =>
      `${list} was not made by this office, so that it can neither be explained nor made anew here.`,
    "nothing-to-correct": ({ list }) => `Nothing has come since ${list} was published that would change it.`,
    "reopening-held-back": ({ list, tournaments }) =>
      `${list} cannot be made anew: ${tournaments.join(", ")} of it wait for somebody, see reports list-pending.`,
    "bad-user-name": ({ found }) =>
      `A user name has small letters, figures, dots and hyphens, and begins with a letter; found "${found}".`,
    "user-exists": ({ user }) => `There is a user ${user} already.`,
    "unknown-user": ({ user }) => `There is no user ${user}.`,
    "user-unchanged": ({ user }) => `That is what ${user} is already.`,
    "federation-needed": () => "A federation officer belongs to a federation: name it.",
    "club-needed": () => "A club's account belongs to a club: name it.",
    "last-administrator": () => "Somebody must remain an administrator.",
    "sign-in-failed": () => "Name or password is not right.",
    "bad-token": () => "The token is not known here, or no longer: make one on the page of your account.",
    "sign-in-needed": () => "Sign in first.",
    "not-allowed": ({ role }) => `That is not for the role "${said(ROLE_WORDS, role)}".`,
    "bad-csrf": () => "The form was too old, or came from another page. Please try again.",
    "too-many": ({ seconds }) => `Too many attempts; try again in ${plural("en", seconds, "second", "seconds")}.`,
    "idempotency-key-reused": () => "This idempotency key was already used for a different request: use a new key.",
    "work-running": ({ by, about }) => `${by} has begun something that is not done yet (${about}); wait until it is.`,
    "upload-missing": () => "No file was sent.",
    "password-too-short": ({ min }) => `A password has at least ${min} characters.`,
  }) satisfies RefusalWords;
