import type { RefusalWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** Requests about a club's book that are turned down. */
export const clubRefusalWords = ({ asDay }: Writing) =>
  ({
    "bad-club-id": ({ found }) =>
      `A club ID has lower-case letters, digits and hyphens, such as exempel-sk; found "${found}".`,
    "no-club": () => "There is no club book here yet. Open one: clubs open ID --name NAME.",
    "which-club": ({ clubs }) => `Name the club with --club: ${list(clubs)}.`,
    "unknown-club": ({ club }) => `There is no club ${club}.`,
    "club-exists": ({ club }) => `The club ${club} exists already.`,
    "bad-bonus-steps": ({ found }) =>
      `Give the bonus as none, recommended, or a district's name and steps that do not overlap, such as Norr:800-999=15,1000-1199=5; found "${found}".`,
    "not-a-period-start": ({ found, starts }) =>
      `${asDay(found)} is not the start of a period. Choose one of ${list(starts.map(asDay))}.`,
    "unknown-member": ({ member }) => `There is no member ${member} in the book.`,
    "member-unclear": ({ found, candidates }) => `"${found}" could be ${list(candidates)}. Give the member number.`,
    "unknown-guest": ({ guest }) => `There is no guest ${guest} in the book.`,
    "member-id-there": ({ id, member }) => `Member ${member} already has the federation ID ${id}.`,
    "member-name-there": ({ name, member }) => `${name} is already in the book, as member ${member}.`,
    "no-members": () => "No members found: write one on each line.",
    "too-many-members": ({ max }) => `At most ${max} members can be added at once.`,
    "rating-or-birth": ({ found }) =>
      `Is ${found} a rating or a birth year? Name the columns in a line above the members, such as: name, rating – or: name, birth.`,
    "bad-member-lines": ({ rows }) => `Nobody was added. Correct line ${rows.join(", ")} first.`,
    "assessment-missing": ({ adultAge }) =>
      `There is no usual start rating below the age of ${adultAge} or when the age is unknown: give one with --rating and --reason.`,
    "reason-missing": () => "Give a reason, for the journal.",
    "member-left": ({ member, left }) => `Member ${member} left on ${asDay(left)}: record their return first.`,
    "member-not-left": ({ member }) => `Member ${member} has not left the club.`,
    "not-placeable": ({ member, rating, placedBelow }) =>
      `Member ${member} has ${rating}. The club may set ratings only below ${placedBelow}.`,
    "not-placeable-to": ({ rating, placedBelow }) =>
      `The club may set ratings only below ${placedBelow}; found ${rating}.`,
    "below-book-lowest": ({ rating, lowest }) => `${rating} is below the lowest rating, ${lowest}.`,
    "member-not-entered": ({ member, entered, day }) =>
      `Member ${member} joined on ${asDay(entered)}, after the game of ${asDay(day)}. If that is wrong, change the joining date: clubs members change ${member} --entered ${asDay(day)}.`,
    "entered-after-game": ({ member, game, day }) =>
      `Member ${member} played game ${game} on ${asDay(day)}, so the joining date cannot be later.`,
    "calendar-conflict": ({ starts }) =>
      `The new periods do not fit those already there or closed, at ${list(starts.map(asDay))}. Choose a later --from, or first change the settings from that start.`,
    "undo-after-closing": ({ period, entry }) =>
      `The last entry closed the period before ${asDay(period)}, which cannot be undone. To undo an earlier entry, name it: clubs undo --entry ${entry}.`,
    "unknown-book-entry": ({ entry }) => `Entry ${entry} changed nothing in this book that could be undone.`,
    "entry-built-on": ({ entry, by }) =>
      `Entry ${entry} cannot be undone, because later entries depend on it: ${list(by)}.`,
    "decided-twice": ({ member }) => `There are two decisions about member ${member}. Choose one.`,
    "deducted-unfit": ({ found, pointsPerYear, most }) =>
      `Earlier deductions are ${pointsPerYear} points per full year without a game, at most ${most}. They need --last-game, --rating and --reason. Found: ${found}.`,
    "days-after-end": ({ day, end }) =>
      `The round on ${asDay(day)} is after the last day, ${asDay(end)}. Correct one of the dates.`,
    "assessment-not-needed": ({ member, last, yearsMax }) =>
      `Member ${member} last played on ${asDay(last)}. An assessment is possible only after ${yearsMax} years without a game.`,
    "merge-opponents": ({ game }) => `The two played each other in game ${game}, so they are different people.`,
    "book-tournament-exists": ({ tournament }) => `The book already has a tournament ${tournament}.`,
    "unknown-book-tournament": ({ tournament }) =>
      `The book has no tournament ${tournament}. Open it: clubs tournaments open ID --name NAME --minutes N.`,
    "no-games-entered": () => "There are no games to enter.",
    "game-there": ({ game, day }) =>
      `This game is already in the book (game ${game}, ${asDay(day)}). If the two played twice that day, add --again.`,
    "bad-book-tournament-id": ({ found }) =>
      `A tournament ID in the book has lower-case letters, digits and hyphens, such as cup-2026; found "${found}".`,
    "guest-id-there": ({ guest, id }) => `Guest g${guest} already has the federation ID ${id}.`,
    "birth-after-entry": ({ birth, entered }) =>
      `The birth date (${asDay(birth)}) is after the joining date (${asDay(entered)}). Correct one of them.`,
    "game-twice": ({ white, black, day }) =>
      `${white} – ${black} is listed twice on ${asDay(day)}. If the two played twice that day, add --again.`,
    "unknown-book-game": ({ game }) => `The book has no game ${game}.`,
    "game-withdrawn": ({ game }) => `Game ${game} has been withdrawn. Restore it first.`,
    "game-not-withdrawn": ({ game }) => `Game ${game} has not been withdrawn.`,
    "no-member-in-game": () => "Neither player is a member of the club.",
    "game-against-self": ({ player }) => `${player} is entered as both players. Correct one of them.`,
    "finished-before-begun": ({ begun, finished }) =>
      `A game started on ${asDay(begun)} cannot have finished on ${asDay(finished)}. Correct one of the dates.`,
    "day-before-book": ({ day, from }) => `${asDay(day)} is before the start of the book, ${asDay(from)}.`,
    "day-in-future": ({ day, on }) => `${asDay(day)} is after ${asDay(on)}. Enter an earlier date.`,
    "nothing-to-undo": () => "There is nothing to undo.",
    "period-not-over": ({ period, on }) =>
      `The period runs until ${asDay(period)}, so it cannot be closed on ${asDay(on)}.`,
    "period-not-next": ({ period, next }) =>
      `The next period to close ends at ${asDay(next)}, not at ${asDay(period)}.`,
    "period-not-closed": ({ period }) => `The period before ${asDay(period)} is not closed yet.`,
    "members-undecided": ({ members }) =>
      `Decide about these members first, with --accept, --let-go or --raise: ${list(members)}. See: clubs list-proposals`,
    "estimates-missing": ({ guests }) =>
      `Estimates are missing for ${list(guests)}. Give them: clubs guests change NUMBER --estimate RATING. clubs list-proposals shows what the results suggest.`,
    "nothing-proposed": ({ member }) => `There is nothing to decide about member ${member}.`,
    "not-a-club-list": ({ line }) => `This is not a club list: line ${line} is not valid.`,
    "club-list-there": ({ club, period, version }) =>
      `The list of ${club} for ${asDay(period)}, version ${version}, has been received already.`,
    "unknown-club-list": ({ club, period }) =>
      period === ""
        ? `${club} has no list yet. Close a period to create one.`
        : `${club} has no list for ${asDay(period)}.`,
    "not-loopback": ({ host }) =>
      `A club book without accounts works only on this computer: use 127.0.0.1, localhost or ::1, not ${host}.`,
    "row-unfinished": () => "Each row needs White, a result and Black.",
    "evening-faulty": ({ count }) =>
      `Nothing was saved: ${count === 1 ? "one game has an error" : `${count} games have errors`}. Correct ${count === 1 ? "it" : "them"} and save again.`,
    "bad-address": ({ found }) => `An address starts with http:// or https://; found "${found}".`,
    "token-missing": () => "Give the token of the club's account with --token TOKEN or RATING_OFFICE_TOKEN.",
    "office-unreachable": ({ to, why }) =>
      `${to} cannot be reached${why === "" ? "" : ` (${why})`}. The list is saved here: send it again later.`,
    "office-refused": ({ to, status, says }) =>
      `${to} did not accept the list (${status})${says === "" ? "." : `: ${says}`} The list is saved here and can be sent again.`,
    "not-an-office": ({ to }) =>
      `${to} is not a rating office. Check the address. The list is saved here and can be sent again.`,
  }) satisfies Partial<RefusalWords>;
