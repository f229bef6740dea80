import type { Parameters } from "../../../domain/refusal.ts";

const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : String(value));

/** Requests about a club's book that are turned down. */
export const CLUB_REFUSAL_WORDS = {
  "bad-club-id": ({ found }: Parameters) =>
    `A club's id has small letters, digits and hyphens, such as exempel-sk; found "${found}".`,
  "no-club": () => "No club keeps its book here. Open one: clubs open ID --name NAME.",
  "which-club": ({ clubs }: Parameters) => `Which club? Name it with --club: ${list(clubs)}.`,
  "unknown-club": ({ club }: Parameters) => `There is no club ${club} here.`,
  "club-exists": ({ club }: Parameters) => `There is a club ${club} already.`,
  "bad-bonus-steps": ({ found }: Parameters) =>
    `The bonus is none, recommended, or a district's name and steps that do not overlap, such as Norr:800-999=15,1000-1199=5; found "${found}".`,
  "not-a-period-start": ({ found, starts }: Parameters) =>
    `${found} is not the start of a period. Near it are ${list(starts)}.`,
  "unknown-member": ({ member }: Parameters) => `The book has no member ${member}.`,
  "member-unclear": ({ found, candidates }: Parameters) => `"${found}" could be ${list(candidates)}: give the number.`,
  "unknown-guest": ({ guest }: Parameters) => `The book has no guest ${guest}.`,
  "member-id-there": ({ id, member }: Parameters) =>
    `Member ${member} has the number ${id} with the federation already.`,
  "assessment-missing": ({ adultAge }: Parameters) =>
    `No rating is usual for somebody under ${adultAge} or of unknown age: assess the strength with --rating and --reason.`,
  "reason-missing": () => "This needs a reason, for the journal.",
  "member-left": ({ member, left }: Parameters) => `Member ${member} left on ${left}: let him return first.`,
  "member-not-left": ({ member }: Parameters) => `Member ${member} has not left.`,
  "not-placeable": ({ member, rating, placedBelow }: Parameters) =>
    `Member ${member} has ${rating}: the club places by hand only below ${placedBelow}.`,
  "not-placeable-to": ({ rating, placedBelow }: Parameters) =>
    `The club places by hand only below ${placedBelow}, and not on ${rating}.`,
  "below-book-lowest": ({ rating, lowest }: Parameters) => `${rating} is below the lowest rating, ${lowest}.`,
  "member-not-entered": ({ member, entered, day }: Parameters) =>
    `Member ${member} was entered on ${entered}, after the game of ${day}. If he was a member then: clubs members change ${member} --entered ${day}.`,
  "entered-after-game": ({ member, game, day }: Parameters) =>
    `Member ${member} played game ${game} on ${day}: he was entered then at the latest.`,
  "calendar-conflict": ({ starts }: Parameters) =>
    `The calendars would not fit together, or not what is closed, at ${list(starts)}. Take a later --from, or change the settings from that start on first.`,
  "undo-after-closing": ({ period, entry }: Parameters) =>
    `The last thing done was the closing at ${period}, which is not undone: its list gets new versions. To take back an entry from before, name it: clubs undo --entry ${entry}.`,
  "unknown-book-entry": ({ entry }: Parameters) =>
    `Entry ${entry} changed nothing in this book that could be taken back.`,
  "entry-built-on": ({ entry, by }: Parameters) => `Entry ${entry} cannot be taken back: ${list(by)} builds on it.`,
  "decided-twice": ({ member }: Parameters) => `Member ${member} is decided about twice: choose one.`,
  "deducted-unfit": ({ found, pointsPerYear, most }: Parameters) =>
    `Points deducted before are ${pointsPerYear} for each full year without a game, at most ${most}, and need --last-game, --rating and --reason; found ${found}.`,
  "days-after-end": ({ day, end }: Parameters) => `A round on ${day} lies after the last day, ${end}.`,
  "assessment-not-needed": ({ member, last, yearsMax }: Parameters) =>
    `Member ${member} last played on ${last}: nothing is assessed before ${yearsMax} years have passed.`,
  "merge-opponents": ({ game }: Parameters) => `The two met in game ${game}: they are not one person.`,
  "book-tournament-exists": ({ tournament }: Parameters) => `The book has a tournament ${tournament} already.`,
  "unknown-book-tournament": ({ tournament }: Parameters) =>
    `The book has no tournament ${tournament}. Open it: club tournaments open ID --name NAME --minutes N.`,
  "no-games-entered": () => "There are no games to enter.",
  "game-there": ({ game, day }: Parameters) =>
    `This is game ${game} of ${day}, which is in the book. If the two really played twice, say --again.`,
  "bad-book-tournament-id": ({ found }: Parameters) =>
    `A tournament's id in the book has small letters, digits and hyphens, such as cup-2026; found "${found}".`,
  "guest-id-there": ({ guest, id }: Parameters) => `Guest g${guest} has the number ${id} with the federation already.`,
  "birth-after-entry": ({ birth, entered }: Parameters) =>
    `Born in ${birth}, and entered on ${entered}: one of them is wrong.`,
  "game-twice": ({ white, black, day }: Parameters) =>
    `${white} and ${black} are here twice, on ${day}. If the two really played twice, say --again.`,
  "unknown-book-game": ({ game }: Parameters) => `The book has no game ${game}.`,
  "game-withdrawn": ({ game }: Parameters) => `Game ${game} was taken back: restore it first.`,
  "game-not-withdrawn": ({ game }: Parameters) => `Game ${game} was not taken back.`,
  "no-member-in-game": () => "Neither player is a member of the club.",
  "game-against-self": ({ member }: Parameters) => `Member ${member} cannot play against himself.`,
  "finished-before-begun": ({ begun, finished }: Parameters) =>
    `A game begun on ${begun} cannot have been finished on ${finished}.`,
  "day-before-book": ({ day, from }: Parameters) => `${day} lies before the beginning of the book, ${from}.`,
  "day-in-future": ({ day, on }: Parameters) => `${day} lies after ${on}.`,
  "nothing-to-undo": () => "There is nothing to undo.",
  "period-not-over": ({ period, on }: Parameters) => `The period runs until ${period}; on ${on} it cannot be closed.`,
  "period-not-next": ({ period, next }: Parameters) => `Not ${period}: the next period start to close is ${next}.`,
  "period-not-closed": ({ period }: Parameters) => `The period before ${period} is not closed.`,
  "members-undecided": ({ members }: Parameters) =>
    `Decide first about ${list(members)}: --accept, --let-go or --raise. clubs list-proposals shows what is proposed.`,
  "estimates-missing": ({ guests }: Parameters) =>
    `An estimate is missing for ${list(guests)}: clubs guests change NUMBER --estimate RATING. clubs list-proposals shows what the results say.`,
  "nothing-proposed": ({ member }: Parameters) => `Nothing is proposed about member ${member}.`,
  "not-a-club-list": ({ line }: Parameters) => `This is not a club's list: line ${line} is not as it should be.`,
  "club-list-there": ({ club, period, version }: Parameters) =>
    `The list ${period} of ${club}, version ${version}, is here already.`,
  "unknown-club-list": ({ club, period }: Parameters) =>
    period === "" ? `${club} has no list yet: none of its periods has been closed.` : `${club} has no list ${period}.`,
  "not-loopback": ({ host }: Parameters) =>
    `The book without accounts is for this computer only: ${host} is not 127.0.0.1, localhost or ::1.`,
  "row-unfinished": () => "Each row needs White, a result and Black.",
  "evening-faulty": ({ count }: Parameters) =>
    `Nothing was entered: ${count === 1 ? "one game is not as it" : `${count} games are not as they`} should be.`,
  "bad-address": ({ found }: Parameters) => `An address begins with http:// or https://; found "${found}".`,
  "token-missing": () => "The token of the club's account is missing: --token TOKEN, or RATING_OFFICE_TOKEN.",
  "office-unreachable": ({ to, why }: Parameters) =>
    `${to} cannot be reached${why === "" ? "" : ` (${why})`}. Nothing is lost: the list stands, and can be sent again.`,
  "office-refused": ({ to, status, says }: Parameters) =>
    `${to} did not take the list (${status})${says === "" ? "." : `: ${says}`} The list stands, and can be sent again.`,
  "not-an-office": ({ to }: Parameters) =>
    `${to} answers, but not as a rating office does. The list stands, and can be sent again.`,
};
