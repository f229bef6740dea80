import type { RefusalWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** Requests about a club's book that are turned down. */
export const clubRefusalWords = ({ asDay }: Writing) =>
  ({
    "bad-club-id": ({ found }) =>
      `A club's id has small letters, digits and hyphens, such as exempel-sk; found "${found}".`,
    "no-club": () => "No club keeps its book here. Open one: clubs open ID --name NAME.",
    "which-club": ({ clubs }) => `Which club? Name it with --club: ${list(clubs)}.`,
    "unknown-club": ({ club }) => `There is no club ${club} here.`,
    "club-exists": ({ club }) => `There is a club ${club} already.`,
    "bad-bonus-steps": ({ found }) =>
      `The bonus is none, recommended, or a district's name and steps that do not overlap, such as Norr:800-999=15,1000-1199=5; found "${found}".`,
    "not-a-period-start": ({ found, starts }) =>
      `${found} is not the start of a period. Near it are ${list(starts.map(asDay))}.`,
    "unknown-member": ({ member }) => `The book has no member ${member}.`,
    "member-unclear": ({ found, candidates }) => `"${found}" could be ${list(candidates)}: give the number.`,
    "unknown-guest": ({ guest }) => `The book has no guest ${guest}.`,
    "member-id-there": ({ id, member }) => `Member ${member} has the number ${id} with the federation already.`,
    "assessment-missing": ({ adultAge }) =>
      `No rating is usual for somebody under ${adultAge} or of unknown age: assess the strength with --rating and --reason.`,
    "reason-missing": () => "This needs a reason, for the journal.",
    "member-left": ({ member, left }) => `Member ${member} left on ${asDay(left)}: let him return first.`,
    "member-not-left": ({ member }) => `Member ${member} has not left.`,
    "not-placeable": ({ member, rating, placedBelow }) =>
      `Member ${member} has ${rating}: the club places by hand only below ${placedBelow}.`,
    "not-placeable-to": ({ rating, placedBelow }) =>
      `The club places by hand only below ${placedBelow}, and not on ${rating}.`,
    "below-book-lowest": ({ rating, lowest }) => `${rating} is below the lowest rating, ${lowest}.`,
    "member-not-entered": ({ member, entered, day }) =>
      `Member ${member} was entered on ${asDay(entered)}, after the game of ${asDay(day)}. If he was a member then: clubs members change ${member} --entered ${asDay(day)}.`,
    "entered-after-game": ({ member, game, day }) =>
      `Member ${member} played game ${game} on ${asDay(day)}: he was entered then at the latest.`,
    "calendar-conflict": ({ starts }) =>
      `The calendars would not fit together, or not what is closed, at ${list(starts.map(asDay))}. Take a later --from, or change the settings from that start on first.`,
    "undo-after-closing": ({ period, entry }) =>
      `The last thing done was the closing at ${asDay(period)}, which is not undone: its list gets new versions. To take back an entry from before, name it: clubs undo --entry ${entry}.`,
    "unknown-book-entry": ({ entry }) => `Entry ${entry} changed nothing in this book that could be taken back.`,
    "entry-built-on": ({ entry, by }) => `Entry ${entry} cannot be taken back: ${list(by)} builds on it.`,
    "decided-twice": ({ member }) => `Member ${member} is decided about twice: choose one.`,
    "deducted-unfit": ({ found, pointsPerYear, most }) =>
      `Points deducted before are ${pointsPerYear} for each full year without a game, at most ${most}, and need --last-game, --rating and --reason; found ${found}.`,
    "days-after-end": ({ day, end }) => `A round on ${asDay(day)} lies after the last day, ${asDay(end)}.`,
    "assessment-not-needed": ({ member, last, yearsMax }) =>
      `Member ${member} last played on ${asDay(last)}: nothing is assessed before ${yearsMax} years have passed.`,
    "merge-opponents": ({ game }) => `The two met in game ${game}: they are not one person.`,
    "book-tournament-exists": ({ tournament }) => `The book has a tournament ${tournament} already.`,
    "unknown-book-tournament": ({ tournament }) =>
      `The book has no tournament ${tournament}. Open it: clubs tournaments open ID --name NAME --minutes N.`,
    "no-games-entered": () => "There are no games to enter.",
    "game-there": ({ game, day }) =>
      `This is game ${game} of ${asDay(day)}, which is in the book. If the two really played twice, say --again.`,
    "bad-book-tournament-id": ({ found }) =>
      `A tournament's id in the book has small letters, digits and hyphens, such as cup-2026; found "${found}".`,
    "guest-id-there": ({ guest, id }) => `Guest g${guest} has the number ${id} with the federation already.`,
    "birth-after-entry": ({ birth, entered }) =>
      `Born in ${asDay(birth)}, and entered on ${asDay(entered)}: one of them is wrong.`,
    "game-twice": ({ white, black, day }) =>
      `${white} and ${black} are here twice, on ${asDay(day)}. If the two really played twice, say --again.`,
    "unknown-book-game": ({ game }) => `The book has no game ${game}.`,
    "game-withdrawn": ({ game }) => `Game ${game} was taken back: restore it first.`,
    "game-not-withdrawn": ({ game }) => `Game ${game} was not taken back.`,
    "no-member-in-game": () => "Neither player is a member of the club.",
    "game-against-self": ({ member }) => `Member ${member} cannot play against himself.`,
    "finished-before-begun": ({ begun, finished }) =>
      `A game begun on ${asDay(begun)} cannot have been finished on ${asDay(finished)}.`,
    "day-before-book": ({ day, from }) => `${asDay(day)} lies before the beginning of the book, ${asDay(from)}.`,
    "day-in-future": ({ day, on }) => `${asDay(day)} lies after ${asDay(on)}.`,
    "nothing-to-undo": () => "There is nothing to undo.",
    "period-not-over": ({ period, on }) =>
      `The period runs until ${asDay(period)}; on ${asDay(on)} it cannot be closed.`,
    "period-not-next": ({ period, next }) => `Not ${asDay(period)}: the next period start to close is ${asDay(next)}.`,
    "period-not-closed": ({ period }) => `The period before ${asDay(period)} is not closed.`,
    "members-undecided": ({ members }) =>
      `Decide first about ${list(members)}: --accept, --let-go or --raise. clubs list-proposals shows what is proposed.`,
    "estimates-missing": ({ guests }) =>
      `An estimate is missing for ${list(guests)}: clubs guests change NUMBER --estimate RATING. clubs list-proposals shows what the results say.`,
    "nothing-proposed": ({ member }) => `Nothing is proposed about member ${member}.`,
    "not-a-club-list": ({ line }) => `This is not a club's list: line ${line} is not as it should be.`,
    "club-list-there": ({ club, period, version }) =>
      `The list ${asDay(period)} of ${club}, version ${version}, is here already.`,
    "unknown-club-list": ({ club, period }) =>
      period === ""
        ? `${club} has no list yet: none of its periods has been closed.`
        : `${club} has no list ${asDay(period)}.`,
    "not-loopback": ({ host }) =>
      `The book without accounts is for this computer only: ${host} is not 127.0.0.1, localhost or ::1.`,
    "row-unfinished": () => "Each row needs White, a result and Black.",
    "evening-faulty": ({ count }) =>
      `Nothing was entered: ${count === 1 ? "one game is not as it" : `${count} games are not as they`} should be.`,
    "bad-address": ({ found }) => `An address begins with http:// or https://; found "${found}".`,
    "token-missing": () => "The token of the club's account is missing: --token TOKEN, or RATING_OFFICE_TOKEN.",
    "office-unreachable": ({ to, why }) =>
      `${to} cannot be reached${why === "" ? "" : ` (${why})`}. Nothing is lost: the list stands, and can be sent again.`,
    "office-refused": ({ to, status, says }) =>
      `${to} did not take the list (${status})${says === "" ? "." : `: ${says}`} The list stands, and can be sent again.`,
    "not-an-office": ({ to }) =>
      `${to} answers, but not as a rating office does. The list stands, and can be sent again.`,
  }) satisfies Partial<RefusalWords>;
