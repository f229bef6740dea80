import type { PageRefusalWords } from "../../types/web-office-words.ts";
import type { Writing } from "../../writing.ts";

const FACTS: Readonly<Record<string, string>> = {
  highest: "the highest rating ever published",
  gamesBefore: "the games counted so far",
  birth: "the day or year of birth",
  asOf: "the month of the list being made",
};

/** What a page says otherwise than the command line, whose options it does not have. */
export const pageRefusalWords = ({ asDay }: Writing): PageRefusalWords => ({
  "report-has-errors": ({ file }) =>
    `${file} has errors, shown below: have it mended, or tick the box to have it taken as it is.`,
  "several-tournaments": ({ file, count }) =>
    `${file} has games of ${count} tournaments, and a report is of one: send each tournament in a file of its own.`,
  "not-in-parts": ({ tournament }) =>
    `${tournament} is not registered as reported in parts: send the whole report, or change the registration.`,
  "part-needed": ({ tournament, next }) => `${tournament} is reported in parts: say which; the next is ${next}.`,
  "list-too-early": ({ date, closing }) =>
    `The list of ${asDay(date)} takes tournaments that end until ${asDay(closing)}. Wait for that day, or tick that it is meant to be early.`,
  "draft-outdated": ({ list }) =>
    `Since you looked at ${list}, or since it was closed, something came that changes it: close it again and look at it once more, or publish it as it was closed.`,
  "name-missing": () => "A name is missing.",
  "start-missing": () =>
    "The report has no start date that can be read, and without it nobody knows which edition holds.",
  "no-edition-on": ({ day }) =>
    `No edition was in force for these games on ${asDay(day)}: standard begins on ${asDay("2009-07-01")}, rapid and blitz on ${asDay("2012-01-01")}.`,
  "no-games": () => "No games are given: at least one is needed.",
  "rating-missing": () => "The player's rating is missing.",
  "facts-missing": ({ facts, edition, kOption }) =>
    `K under ${edition} needs ${facts.map((fact) => FACTS[fact] ?? fact).join(" and ")}${kOption ? "; or K itself" : ""}.`,
  "unknown-list": ({ list }) => `There is no such list: ${list}.`,
  "no-list-before": ({ kind }) => `There is no ${kind} list to start from: a published one is taken over first.`,
  "reopening-held-back": ({ list, tournaments }) =>
    `${list} cannot be made anew: ${tournaments.join(", ")} of it wait for somebody.`,
  "calendar-conflict": ({ starts }) =>
    `The calendars would not fit together, or not what is closed, at ${starts.map(asDay).join(", ")}. Take a later start, or change the settings from that start on first.`,
  "undo-after-closing": ({ period }) =>
    `The last thing done was the closing at ${asDay(period)}, which is not undone: its list gets new versions.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `Points deducted before are ${pointsPerYear} for each full year without a game, at most ${most}, and need the last game, the rating and a reason; found ${found}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `Member ${member} was entered on ${asDay(entered)}, after the game of ${asDay(day)}. If he was a member then, change the day on which he was entered.`,
});
