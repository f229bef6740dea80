import { capital } from "../../capital.ts";
import { counted, plural } from "../../numbers.ts";
import type { RefusalWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";
import { ACCESS_REFUSAL_WORDS } from "../access.ts";
import { listRefusalWords } from "../list-commands.ts";
import { NOTIFICATION_REFUSAL_WORDS } from "../notifications.ts";
import { objectionRefusalWords } from "../objections.ts";
import { FAULT_WORDS, ROLE_WORDS, STATUS_WORDS } from "../office-commands.ts";
import { clubRefusalWords } from "./club-refusals.ts";
import { tournamentRefusalWords } from "./tournament-refusals.ts";
import { USAGE_REFUSAL_WORDS } from "./usage-refusals.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** A code in words; one that has none, as it is. */
const said = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;

const FORMS: Readonly<Record<"day" | "month" | "birth", string>> = {
  day: "a date as YYYY-MM-DD, such as 2026-10-31",
  month: "a month as YYYY-MM, such as 2026-11",
  birth: "a birth date as YYYY or YYYY-MM-DD, such as 2009 or 2009-05-17",
};

const FACTS: Readonly<Record<string, string>> = {
  highest: "--highest (highest published rating)",
  gamesBefore: "--games-before (games counted so far)",
  birth: "--birth (day or year of birth, or none)",
  asOf: "--for-list (month of the target list)",
};

const WHY: Readonly<Record<string, string>> = {
  ENOENT: "file or folder not found",
  EISDIR: "it is a folder",
  EACCES: "permission denied",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EEXIST: "a file with this name exists already",
  ENOTDIR: "part of the path is not a folder",
};

const SHAPES: Readonly<Record<string, string>> = {
  text: "text",
  number: "a number",
  flag: "true or false",
  object: "an object",
  list: "a list",
};

/** A request turned down: what was expected, and what was found. */
export const refusalWords = (writing: Writing) =>
  ({
    ...USAGE_REFUSAL_WORDS,
    "bad-score": ({ found }) => `Enter the score as 1, 0.5 (or ½ or =) or 0; found "${found}".`,
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
      `Enter a game as the opponent's rating, a colon and the score, such as 2350:1 or 1850:½; found "${found}".`,
    "bad-choice": ({ field, found, choices }) => `${field}: expected one of ${list(choices)}; found "${found}".`,
    "bad-input": ({ field, found, expected }) =>
      found === ""
        ? `${field}: enter a value (${SHAPES[expected]}).`
        : `${field}: expected ${SHAPES[expected]}, found ${found}.`,
    "text-too-long": ({ field, max, length }) => `${field}: at most ${max} characters are allowed; found ${length}.`,
    "not-a-list": ({ file }) => `${file} is not a rating list. Use FIDE's TXT or XML, or CSV with the same columns.`,
    "month-missing": ({ found }) =>
      `A list with one rating needs its month: give it with --month, such as SEP26${found === "" ? "" : `; found "${found}"`}.`,
    "cannot-convert": ({ from, to, choices }) => `${from} cannot be converted to ${to}, only to ${list(choices)}.`,
    "several-tournaments": ({ file, count }) =>
      `${file} contains ${count} tournaments. Split them with "rating-office convert FILE --to trf26 --output part.trf", which writes one file for each.`,
    "unwritable-file": ({ file, why }) => `${file} cannot be written: ${WHY[why] ?? why}.`,
    "unreadable-file": ({ file, why }) => `${file} cannot be read: ${WHY[why] ?? why}.`,
    "unknown-edition": ({ id, known }) => `There is no edition "${id}". Available: ${list(known)}.`,
    "edition-faulty": ({ file, faults }) =>
      `${file} is not an edition that ratings can be calculated with. Correct what stands at these lines: ${list(faults)}.`,
    "tariff-faulty": ({ file, faults }) =>
      `${file} is not a tariff that fees can be calculated with. Correct what stands at these lines: ${list(faults)}.`,
    "unknown-language": ({ found, known }) => `The language "${found}" is not available. Choose from: ${list(known)}.`,
    "edition-missing": () =>
      "Which edition? Name one with --edition ID, or give the tournament's start with --on YYYY-MM-DD and --list standard, rapid or blitz.",
    "start-missing": () =>
      "The report has no readable start date: give it with --on YYYY-MM-DD, or name the edition with --edition ID.",
    "no-edition-on": ({ list: kind, day }) =>
      `No rules on record${kind === null ? "" : ` for ${kind} games`} on ${writing.asDay(day)}: standard starts on ${writing.asDay("2009-07-01")}, rapid and blitz on ${writing.asDay("2012-01-01")}.`,
    "no-games": () => "Give at least one game with --game OPPONENT:SCORE, or a file with --input.",
    "no-rated-games": () =>
      "No file has a played game with both ratings. Each game needs the ratings of both players and a result.",
    "two-lists-needed": () => "Give at least two lists, in the order of their dates.",
    "unknown-system": ({ found, known }) =>
      `There is no rating system "${found}". Name an edition, or one of: ${list(known)}.`,
    "shared-name": ({ player, month, games }) =>
      `"${player}" has ${games} games in ${month}: several players share this name. Give the players ids, or leave these games out.`,
    "months-unfit": ({ lists, months }) =>
      `Give one month for each list, in the order of their dates: there are ${lists} lists and ${months} months.`,
    "rating-missing": () => "Give the player's rating with --rating.",
    "birth-in-future": ({ birth, asOf }) =>
      `The birth date ${writing.asDay(birth)} is after ${writing.asDay(asOf)}. Correct one of the two.`,
    "highest-below-rating": ({ highest, rating }) =>
      `The highest rating (${highest}) cannot be lower than the current one (${rating}).`,
    "player-not-in-table": ({ player }) =>
      `"${player}" is not an unrated player in the table: name the player, or give the place counted from 1.`,
    "incomplete-table": ({ found, expected }) =>
      `A complete round robin of this size has ${expected} points in total, but the table adds up to ${found}. Check the scores.`,
    "facts-missing": ({ facts, edition, kOption }) =>
      `${edition}: K needs ${facts.map((fact) => FACTS[fact] ?? fact).join(" and ")}${kOption ? "; or give K itself with --k" : ""}.`,
    "not-in-edition": ({ rule, edition }) =>
      `${edition}: there is no such rule (${rule}). Rate the games against rated opponents one by one.`,
    "not-for-lask": ({ edition, options }) =>
      `${edition}: there is neither a K nor a calculated first rating${options ? `, so leave out ${list(options)}` : ""}.`,
    "only-for-lask": ({ options }) => `${list(options)}: only the Swedish book (--edition ssf-lask) knows this.`,
    "edition-of-other-list": ({ edition, list: kind }) =>
      `${edition}: not for ${kind} games. Name an edition for that list.`,
    "mixed-lists": ({ lists }) => `One list has one kind of games; found ${list(lists)}.`,
    "list-before-start": ({ start, listDate }) =>
      `A tournament that starts on ${writing.asDay(start)} cannot be in the list of ${writing.asDay(listDate)}.`,
    "round-robin-needs-table": () =>
      "A round robin is given by its table: players with name, rating and score, and the player who is asked about.",
    "average-not-exact": ({ average, n }) =>
      `${n} opponents cannot have an average of exactly ${average}: give their ratings one by one.`,
    "below-lowest": ({ rating, lowest }) => `Ratings in the Swedish club book are at least ${lowest}; found ${rating}.`,
    "no-office": ({ place }) =>
      `There is no office in ${place}. Create one with rating-office init, or name the folder of another.`,
    "office-exists": () => "There is already an office here.",
    "folder-not-empty": ({ folder }) => `${folder} is not empty. Choose an empty folder for the office.`,
    "folder-in-use": ({ folder, pid, host }) =>
      `${folder} is in use by process ${pid} on ${host}. Stop that program first.`,
    "folder-open-to-others": ({ folder }) =>
      `Other users of this computer can write to ${folder}, so its contents cannot be trusted. Check them, then restrict access: chmod 700 ${folder}`,
    "lock-not-supported": ({ folder, why }) =>
      `${folder} cannot be locked (${why}): put the office on a local disk, so that two programs never write to it at once.`,
    "journal-changed": ({ file }) =>
      `Another program has written to ${file}. Nothing was recorded. Stop that program, then open the office again.`,
    "signing-key-there": ({ log }) => `This office already signs as ${log}. The name of a log never changes.`,
    "bad-signing-key": ({ variable }) => `${variable} does not hold a signing key (PRIVATE+KEY+name+id+key).`,
    "bad-log-name": ({ found }) =>
      `A log name has no spaces and no plus sign, such as ratings.example.org; found: ${found}`,
    "bad-verifier-key": () => "This is not a public key of a log (name+id+key). The office shows its key at /log/key.",
    "not-a-witness-key": () => "This key signs logs, not as a witness. A witness shows its key at /log/witness-key.",
    "log-watched": ({ log }) => `${log} is watched already, with another key.`,
    "unknown-witness": ({ address }) => `There is no witness at ${address}.`,
    "not-a-log-key": () =>
      "This is the key of a witness, not of a log. An office shows the key of its log at /log/key.",
    "nothing-signed": () => "This office has signed nothing yet: say which public key to check with.",
    "no-signing-key": () => "This office has no signing key yet. The first publication makes one.",
    "signing-key-handed-in": ({ variable }) =>
      `The signing key comes from ${variable}, so only the one who sets it can change it.`,
    "signing-key-differs": ({ key, variable }) => `This office signs with another key, ${key}. Set ${variable} to it.`,
    "journal-contradicts": ({ entries }) =>
      `The journal is not the one that this office signed when it had ${entries} entries: it was rewritten, or an old copy was restored. Nothing is signed.`,
    "office-unsettled": () =>
      "The last entry is in the journal but not yet in the database. Restart the office to apply it.",
    "storage-full": ({ free, reserve }) =>
      `The disk is full${free === undefined ? "" : ` (${free} MB left, ${reserve} MB are kept in reserve)`}, so nothing was recorded. Free some space and try again.`,
    "server-unreachable": ({ place, why }) => `${place} cannot be reached: ${why}.`,
    "database-unreachable": () =>
      "The database is not answering. Nothing that was recorded is lost; try again in a moment.",
    "read-only-office": () => "This server only shows what the office has published. Use the office's main server.",
    "tables-of-other-version": ({ place }) =>
      `The tables of ${place} were made by another version of this program. Open the office once with this version on its main database, or use the version that runs there.`,
    "server-too-old": ({ place, version }) => `${place} is PostgreSQL ${version}: 15 or later is needed (150000).`,
    "database-not-utf8": ({ place, encoding }) =>
      `${place} stores text as ${encoding}. Create the database with ENCODING 'UTF8'.`,
    "journal-newer": ({ line }) =>
      `A newer version of this program has written to the journal (${line === "last" ? "last line" : `line ${line}`}): use that version. Nothing was changed.`,
    "journal-damaged": ({ line, fault }) =>
      `The journal is damaged at ${line === "last" ? "its last line" : `line ${line}`} (${said(FAULT_WORDS, fault)}). Restore it from a backup. Nothing was changed.`,
    "no-retention": () => "The office has set no time after which births leave reports.",
    "erasure-overtaken": () => "Something was recorded while the erasure was prepared. Please start it again.",
    "overtaken-by-erasure": () =>
      "Somebody’s personal data are being erased, or were meanwhile. Nothing was recorded; please start again.",
    "rebuild-under-way": () => "Another program is rebuilding the tables. Try again when it is done.",
    "erasure-names-person": () =>
      "The reason names the person. It stays in the journal: please give one without a name.",
    "already-erased": ({ player }) => `The personal data of player ${player} were erased before.`,
    "proof-gone": ({ list: of, version }) =>
      `There is no proof of ${of} (version ${version}) any more: what was signed named somebody whose data were erased since. Proofs handed out before still hold.`,
    "database-differs": ({ sequence }) =>
      `The database and the journal differ at entry ${sequence}. Run journal rebuild to rebuild the database from the journal.`,
    "database-newer": ({ step }) =>
      `A newer version of the program has changed this database (${step}): use that version.`,
    "content-missing": ({ sha256 }) => `The file ${sha256} is missing: restore it from a backup.`,
    "content-differs": ({ sha256 }) => `The file ${sha256} is damaged: restore it from a backup.`,
    "other-office": () => "The two journals belong to different offices, or have diverged: they cannot be joined.",
    "bad-colour": ({ found, contrast }) =>
      `Enter a colour such as #1d4f5c that is dark enough for white text (contrast of at least ${contrast}); found "${found}".`,
    "bad-logo": ({ max, found }) =>
      `A logo is a PNG or SVG file of at most ${counted("en", max)} bytes; found ${counted("en", found)} bytes.`,
    "bad-zone": ({ found }) => `Enter a time zone, such as UTC or Europe/Stockholm; found "${found}".`,
    "nobody-named": ({ name }) =>
      `Nothing that could be erased names ${name}. Players are erased by their ID, members of a club as club/member.`,
    "bad-person-name": ({ found }) =>
      `Enter a name, or club/member; "${found}" is a number, whose data are on the player's own page.`,
    "bad-player-id": ({ found }) => `Enter a player ID of up to eleven digits; found "${found}".`,
    "bad-page-key": ({ found }) => `"${found}" is not a valid page position: use the link of the previous page.`,
    "bad-federation": ({ found }) => `Enter a federation code of three capital letters, such as SWE; found "${found}".`,
    "name-missing": () => "Give a name with --name.",
    "nothing-to-change": () => "These values are the same as before, so nothing was changed.",
    "unknown-player": ({ player }) => `There is no player with ID ${player}.`,
    "player-exists": ({ player }) => `A player with ID ${player} exists already.`,
    "merge-with-itself": ({ player }) => `Player ${player} cannot be merged with itself: name two different players.`,
    "already-merged": ({ player, into }) => `Player ${player} is already merged into ${into}. Undo that merge first.`,
    "not-merged": ({ player }) => `Player ${player} is not merged into another player.`,
    "already-excluded": ({ player }) => `Player ${player} is already excluded from the lists.`,
    "not-excluded": ({ player }) => `Player ${player} is not excluded from the lists.`,
    "already-dispensed": ({ player }) => `Player ${player} already has a dispensation.`,
    "not-dispensed": ({ player }) => `Player ${player} has no dispensation.`,
    "unknown-federation": ({ federation }) => `There is no federation ${federation}. Add it first.`,
    "federation-exists": ({ federation }) => `The federation ${federation} exists already.`,
    "federation-status-same": ({ federation, status }) =>
      `The status of ${federation} is already "${said(STATUS_WORDS, status)}".`,
    "list-repeats-player": ({ file, player }) =>
      `${file} lists player ${player} more than once. Remove the duplicates.`,
    "list-has-errors": ({ file, errors }) =>
      `${file} has ${errors} errors that can affect ratings. Correct it, or import it anyway with --despite-errors.`,
    "list-already-there": ({ list: id }) => `${capital(id)} has been imported already, with identical contents.`,
    ...tournamentRefusalWords(writing),
    ...clubRefusalWords(writing),
    ...ACCESS_REFUSAL_WORDS,
    ...NOTIFICATION_REFUSAL_WORDS,
    ...objectionRefusalWords(writing),
    ...listRefusalWords(writing),
    "reports-stand": ({ tournament }) =>
      `${tournament} has reports, so reporting in parts can no longer be changed. Withdraw the reports first.`,
    "list-not-ours": ({ list }) =>
      `${capital(list)} was not made by this office, so it cannot be explained or recalculated here.`,
    "nothing-to-correct": ({ list }) =>
      `No changes have arrived since ${list} was published, so there is nothing to correct.`,
    "no-such-alarm": ({ list, alarm }) => `There is no alarm "${alarm}" for ${list}.`,
    "alarm-already-acknowledged": ({ list, alarm }) =>
      `The alarm "${alarm}" for ${list} is already acknowledged. Take that back first.`,
    "alarm-not-acknowledged": ({ list, alarm }) => `The alarm "${alarm}" for ${list} is not acknowledged.`,
    "tariff-too-late": ({ from, period }) =>
      `Fees up to ${period} are already paid, so a tariff cannot apply from ${writing.asDay(from)}. Choose a later first day, or undo the payments.`,
    "no-statement": ({ payer, period }) => `${payer} has no statement for ${period}. See: fees list ${period}`,
    "nothing-to-pay": ({ payer, period }) => `${payer} owes nothing for ${period}.`,
    "no-such-payment": ({ payment }) => `Journal entry ${payment} is no payment, or was already undone. See: fees show`,
    "reopening-held-back": ({ list, tournaments }) =>
      `${capital(list)} cannot be recalculated, because these reports are on hold: ${tournaments.join(", ")}. See: reports list-pending`,
    "bad-email": ({ found }) => `Not an e-mail address: ${found}.`,
    "bad-user-name": ({ found }) =>
      `A user name has lower-case letters, digits, dots and hyphens and starts with a letter; found "${found}".`,
    "user-exists": ({ user }) => `The user ${user} exists already. Choose another name.`,
    "unknown-user": ({ user }) => `There is no user ${user}.`,
    "user-unchanged": ({ user }) => `${user} already has this role.`,
    "federation-needed": () => "A federation officer belongs to a federation. Name it.",
    "club-needed": () => "A club account belongs to a club. Name it.",
    "last-administrator": () => "There must be at least one administrator.",
    "sign-in-failed": () => "Wrong user name or password.",
    "bad-token": () => "The token is unknown or has expired. Create a new one on your account page.",
    "sign-in-needed": () => "Sign in first.",
    "not-allowed": ({ role }) => `You don't have permission for this (your role: ${said(ROLE_WORDS, role)}).`,
    "bad-csrf": () => "The form has expired or came from another page. Please try again.",
    "too-many": ({ seconds }) => `Too many attempts; try again in ${plural("en", seconds, "second", "seconds")}.`,
    "idempotency-key-reused": () => "This idempotency key was already used for a different request: use a new key.",
    "work-running": ({ by, about }) =>
      `${by} has started a task that is still running (${about}). Wait until it has finished.`,
    "upload-missing": () => "No file was sent. Choose a file and try again.",
    "password-too-short": ({ min }) => `Choose a password of at least ${min} characters.`,
  }) satisfies RefusalWords;
