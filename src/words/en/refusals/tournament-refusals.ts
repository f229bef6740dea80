import type { RefusalWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";

const DECISIONS: Readonly<Record<"registration" | "rating", string>> = {
  registration: "the registration",
  rating: "the rating of the tournament",
};

const partOf = (part: number | string): string => (Number(part) > 0 ? `, part ${part}` : "");

/** Requests about tournaments, reports and rulings that are turned down. */
export const tournamentRefusalWords = ({ asDay }: Writing) =>
  ({
    "bad-tournament-id": ({ found }) =>
      `A tournament's id has up to 40 letters, figures, points, dashes and underscores, such as 2026-0001; found "${found}".`,
    "dates-reversed": ({ start, end }) => `A tournament that begins on ${asDay(start)} cannot end on ${asDay(end)}.`,
    "registration-incomplete": ({ facts }) =>
      `A registration needs ${facts.join(", ")}; or take what a report says, with --from.`,
    "tournament-exists": ({ tournament }) => `There is a tournament ${tournament} already.`,
    "unknown-tournament": ({ tournament }) => `No tournament ${tournament} is registered here.`,
    "tournament-not-on-list": ({ tournament, list }) => `${tournament} is not on ${list}.`,
    "stage-of-itself": ({ tournament }) => `${tournament} cannot be a stage of itself.`,
    "stage-of-stage": ({ tournament, whole }) =>
      `${tournament} is itself a stage of ${whole}: all stages name the same tournament.`,
    "stage-of-other-list": ({ tournament, kind }) =>
      `${tournament} is for the ${kind} list: stages of one tournament are for the same list.`,
    "stage-in-parts": ({ tournament }) =>
      `${tournament} is reported in parts: stages have a report each, and parts are of one tournament.`,
    "ratings-fixed": ({ start, article }) =>
      `Which ratings are used is decided before the first round: this tournament began on ${asDay(start)} (§ ${article}).`,
    "ratings-not-chosen": ({ edition }) =>
      `Under ${edition} ratings cannot be those of the day of each game: they are those of the start.`,
    "cannot-be-refused": ({ tournament, article }) =>
      `${tournament} is an official tournament: its registration cannot be refused (§ ${article}).`,
    "always-rated": ({ tournament, article }) =>
      `${tournament} is an official tournament, which is always rated: it cannot be decided otherwise (§ ${article}).`,
    "before-registration": ({ tournament, registered, on }) =>
      `${tournament} was registered on ${asDay(registered)}: it cannot be decided on ${asDay(on)}.`,
    "told-before-decision": ({ tournament, on, toldOn }) =>
      `The decision on ${tournament} was made on ${asDay(on)}: nobody can be told of it on ${asDay(toldOn)}.`,
    "appeal-before-decision": ({ tournament, decided, on }) =>
      `${tournament} was decided on ${asDay(decided)}: an appeal cannot come on ${asDay(on)}.`,
    "outcome-before-appeal": ({ tournament, appealed, on }) =>
      `The appeal for ${tournament} came on ${asDay(appealed)}: it cannot be decided on ${asDay(on)}.`,
    "nothing-to-admit": ({ tournament, article }) =>
      `The registration of ${tournament} stands already: there is nothing to admit (§ ${article}).`,
    "already-decided": ({ tournament }) => `This is already the decision on ${tournament}.`,
    "list-before-tournament": ({ tournament, list, start }) =>
      `tournament ${tournament} begins on ${asDay(start)}: it cannot belong to the list of ${asDay(list)}`,
    "announced-too-late": ({ tournament, start, article }) =>
      `${tournament} began on ${asDay(start)}: a tournament is announced as not rated before its start (§ ${article}).`,
    "nothing-to-appeal": ({ tournament, against }) =>
      `No decision against ${DECISIONS[against]} of ${tournament} stands: there is nothing to appeal against.`,
    "appeal-too-late": ({ tournament, until, article }) =>
      `The last day to appeal for ${tournament} was ${asDay(until)} (§ ${article}).`,
    "appeal-there": ({ tournament }) => `The appeal for ${tournament} was received already.`,
    "no-appeal": ({ tournament, against }) => `No appeal about ${DECISIONS[against]} of ${tournament} is open.`,
    "one-report-only": ({ count }) =>
      `One tournament has one report, or one for each part; found ${count} files: receive them one by one.`,
    "tournament-missing": () =>
      "For which tournament? Name it with --tournament, or register it from the report's own facts with --register.",
    "not-a-report": ({ file }) =>
      `${file} is not a tournament report (TRF, or games as CSV or PGN) with players and results.`,
    "report-has-errors": ({ file, errors }) =>
      `${file} has errors (${errors}): have it mended, or take it as it is with --despite-errors.`,
    "report-of-other": ({ file, tournament, part }) =>
      `${file} was received already, for ${tournament}${partOf(part)}.`,
    "not-in-parts": ({ tournament }) =>
      `${tournament} is not registered as reported in parts: leave out --part, or change the registration.`,
    "part-missing": ({ tournament, part, next }) =>
      `Part ${part} of ${tournament} cannot come yet: the next is part ${next}.`,
    "part-needed": ({ tournament, next }) =>
      `${tournament} is reported in parts: say which with --part; the next is ${next}.`,
    "no-report": ({ tournament, part }) => `No report of ${tournament}${partOf(part)} stands here.`,
    "unknown-entrant": ({ tournament, startNumber }) =>
      `The report of ${tournament} has no player with the start number ${startNumber}.`,
    "entrant-twice": ({ tournament, player, startNumber }) =>
      `Player ${player} is in ${tournament} already, with the start number ${startNumber}.`,
    "compare-with-itself": ({ tournament }) => `${tournament} is one tournament: two are needed.`,
    "unknown-question": ({ tournament, question }) => `No question ${question} was asked about ${tournament}.`,
    "question-answered": ({ tournament, question }) => `Question ${question} about ${tournament} was answered already.`,
    "unknown-game": ({ tournament, round, white, black }) =>
      `The report of ${tournament} has no game of ${white} and ${black} in round ${round}, with these colours.`,
    "game-not-played": ({ tournament, round, white, black }) =>
      `${white} and ${black} did not play in round ${round} of ${tournament}, as far as the report tells: such a game cannot count.`,
    "game-not-ruled": ({ tournament, round, white, black }) =>
      `No ruling on the game of ${white} and ${black} in round ${round} of ${tournament} stands.`,
  }) satisfies Partial<RefusalWords>;
