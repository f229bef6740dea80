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
      `A tournament ID has up to 40 letters, digits, dots, hyphens and underscores, such as 2026-0001; found "${found}".`,
    "dates-reversed": ({ start, end }) =>
      `A tournament that starts on ${asDay(start)} cannot end on ${asDay(end)}. Correct one of the dates.`,
    "registration-incomplete": ({ facts }) =>
      `The registration needs ${facts.join(", ")}. You can also take them from a report with --from.`,
    "tournament-exists": ({ tournament }) => `A tournament ${tournament} exists already.`,
    "unknown-tournament": ({ tournament }) => `There is no tournament ${tournament}. Register it first.`,
    "tournament-not-on-list": ({ tournament, list }) => `${tournament} is not on ${list}.`,
    "stage-of-itself": ({ tournament }) => `${tournament} cannot be a stage of itself.`,
    "stage-of-stage": ({ tournament, whole }) =>
      `${tournament} is itself a stage of ${whole}: all stages must name the same tournament.`,
    "stage-of-other-list": ({ tournament, kind }) =>
      `${tournament} is for the ${kind} list: all stages of a tournament must be for the same list.`,
    "stage-in-parts": ({ tournament }) =>
      `${tournament} is reported in parts, but a stage has one report of its own. Use either stages or parts.`,
    "ratings-fixed": ({ start, article }) =>
      `The ratings to use must be chosen before the first round, and this tournament started on ${asDay(start)} (§ ${article}).`,
    "ratings-not-chosen": ({ edition }) =>
      `${edition}: ratings are those of the start of the tournament and cannot be those of each game.`,
    "cannot-be-refused": ({ tournament, article }) =>
      `${tournament} is an official tournament: its registration cannot be refused (§ ${article}).`,
    "always-rated": ({ tournament, article }) =>
      `${tournament} is an official tournament and always rated, so this decision is not possible (§ ${article}).`,
    "before-registration": ({ tournament, registered, on }) =>
      `${tournament} was registered on ${asDay(registered)}, so a decision cannot be dated ${asDay(on)}. Use a later date.`,
    "told-before-decision": ({ tournament, on, toldOn }) =>
      `The decision on ${tournament} is dated ${asDay(on)}, so the organiser cannot have been informed on ${asDay(toldOn)}. Use a later date.`,
    "appeal-before-decision": ({ tournament, decided, on }) =>
      `The decision on ${tournament} is dated ${asDay(decided)}, so an appeal cannot be dated ${asDay(on)}. Use a later date.`,
    "outcome-before-appeal": ({ tournament, appealed, on }) =>
      `The appeal for ${tournament} arrived on ${asDay(appealed)}, so its decision cannot be dated ${asDay(on)}. Use a later date.`,
    "nothing-to-admit": ({ tournament, article }) =>
      `The registration of ${tournament} is already accepted (§ ${article}).`,
    "already-decided": ({ tournament }) => `This is already the decision on ${tournament}.`,
    "list-before-tournament": ({ tournament, list, start }) =>
      `Tournament ${tournament} starts on ${asDay(start)}, so it cannot be in the list of ${asDay(list)}. Choose a later list.`,
    "announced-too-late": ({ tournament, start, article }) =>
      `${tournament} started on ${asDay(start)}. A tournament can be announced as not rated only before its start (§ ${article}).`,
    "nothing-to-appeal": ({ tournament, against }) =>
      `There is no decision against ${DECISIONS[against]} of ${tournament}, so there is nothing to appeal.`,
    "appeal-too-late": ({ tournament, until, article }) =>
      `The last day to appeal for ${tournament} was ${asDay(until)} (§ ${article}).`,
    "appeal-there": ({ tournament }) => `The appeal for ${tournament} has already been received.`,
    "no-appeal": ({ tournament, against }) => `There is no open appeal about ${DECISIONS[against]} of ${tournament}.`,
    "one-report-only": ({ count }) =>
      `A tournament has one report, or one for each part; found ${count} files. Receive them one by one.`,
    "tournament-missing": () =>
      "Name the tournament with --tournament, or register it from the report with --register.",
    "not-a-report": ({ file }) =>
      `${file} is not a tournament report (TRF, or games as CSV or PGN) with players and results.`,
    "report-has-errors": ({ file, errors }) =>
      `${file} has errors (${errors}). Have it corrected, or accept it anyway with --despite-errors.`,
    "report-of-other": ({ file, tournament, part }) =>
      `${file} has already been received, for ${tournament}${partOf(part)}.`,
    "not-in-parts": ({ tournament }) =>
      `${tournament} is not registered for reports in parts. Leave out --part, or change the registration.`,
    "part-missing": ({ tournament, part, next }) =>
      `Part ${part} of ${tournament} cannot come yet: the next is part ${next}.`,
    "part-needed": ({ tournament, next }) =>
      `${tournament} is reported in parts. Name the part with --part; the next is ${next}.`,
    "no-report": ({ tournament, part }) => `There is no report of ${tournament}${partOf(part)}.`,
    "unknown-entrant": ({ tournament, startNumber }) =>
      `The report of ${tournament} has no player with the start number ${startNumber}.`,
    "entrant-twice": ({ tournament, player, startNumber }) =>
      `Player ${player} is already in ${tournament}, with start number ${startNumber}.`,
    "compare-with-itself": ({ tournament }) => `Name two different tournaments; ${tournament} was given twice.`,
    "unknown-question": ({ tournament, question }) => `There is no question ${question} about ${tournament}.`,
    "question-answered": ({ tournament, question }) =>
      `Question ${question} about ${tournament} has already been answered.`,
    "result-needs-trf": ({ file }) => `The report "${file}" is not a TRF file: send a corrected file instead.`,
    "reported-game-unknown": ({ round, white, black }) =>
      `The report has no game of round ${round} with player ${white} (White) against player ${black}: check the start numbers and colours.`,
    "unknown-game": ({ tournament, round, white, black }) =>
      `The report of ${tournament} has no game ${white} – ${black} in round ${round}. Check the round and the colours.`,
    "game-not-played": ({ tournament, round, white, black }) =>
      `According to the report, ${white} and ${black} did not play in round ${round} of ${tournament}, so the game cannot count.`,
    "game-not-ruled": ({ tournament, round, white, black }) =>
      `There is no decision on the game ${white} – ${black} in round ${round} of ${tournament}.`,
  }) satisfies Partial<RefusalWords>;
