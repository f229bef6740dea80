import { capital } from "../../capital.ts";
import type { PageRefusalWords } from "../../types/web/web-office-words.ts";
import type { Writing } from "../../writing.ts";

const FACTS: Readonly<Record<string, string>> = {
  highest: "the highest published rating",
  gamesBefore: "the games counted so far",
  birth: "the day or year of birth",
  asOf: "the month of the target list",
};

/** What a page says otherwise than the command line, whose options it does not have. */
export const pageRefusalWords = ({ asDay }: Writing): PageRefusalWords => ({
  "report-has-errors": ({ file }) =>
    `${file} has errors, shown below. Fix the file, or tick the box to submit it anyway.`,
  "several-tournaments": ({ file, count }) =>
    `${file} contains ${count} tournaments, but a report is for one. Send each tournament in its own file.`,
  "not-in-parts": ({ tournament }) =>
    `${tournament} is not registered for reports in parts. Send the whole report, or change the registration.`,
  "part-needed": ({ tournament, next }) => `${tournament} is reported in parts. Choose the part; the next is ${next}.`,
  "list-too-early": ({ date, closing }) =>
    `The list of ${asDay(date)} includes tournaments that end by ${asDay(closing)}. Wait until then, or tick the box to publish early.`,
  "draft-outdated": ({ list }) =>
    `${capital(list)} has changed since you reviewed or closed it. Close it again and review it, or publish it as closed.`,
  "name-missing": () => "Enter a name.",
  "start-missing": () =>
    "The report has no readable start date, so the edition of the rules cannot be chosen. Add the date to the file.",
  "no-edition-on": ({ day }) =>
    `No rules on record for ${asDay(day)}: standard starts on ${asDay("2009-07-01")}, rapid and blitz on ${asDay("2012-01-01")}.`,
  "no-games": () => "Enter at least one game.",
  "rating-missing": () => "Enter the player's rating.",
  "facts-missing": ({ facts, edition, kOption }) =>
    `${edition}: K needs ${facts.map((fact) => FACTS[fact] ?? fact).join(" and ")}${kOption ? "; or K itself" : ""}.`,
  "unknown-list": ({ list }) => `There is no list "${list}".`,
  "no-list-before": ({ kind }) => `There is no ${kind} list to start from. Import a published one first.`,
  "reopening-held-back": ({ list, tournaments }) =>
    `${capital(list)} cannot be recalculated, because these reports are on hold: ${tournaments.join(", ")}.`,
  "calendar-conflict": ({ starts }) =>
    `The new periods do not fit those already there or closed, at ${starts.map(asDay).join(", ")}. Choose a later start, or first change the settings from that start.`,
  "undo-after-closing": ({ period }) =>
    `The last entry closed the period before ${asDay(period)}, which cannot be undone. Change its decisions instead; the list gets a new version.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `Earlier deductions are ${pointsPerYear} points per full year without a game, at most ${most}. They need the last game, the rating and a reason. Found: ${found}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `Member ${member} joined on ${asDay(entered)}, after the game of ${asDay(day)}. If that is wrong, change the joining date.`,
});
