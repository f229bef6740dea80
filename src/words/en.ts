import { EVENING_EXPECTATION_WORDS, EVENING_ISSUE_WORDS } from "./en/club.ts";
import {
  GAMES_FIELD_WORDS,
  GAMES_ISSUE_WORDS,
  gamesExpectationWords,
  LIST_EXPECTATION_WORDS,
  LIST_FIELD_WORDS,
  LIST_ISSUE_WORDS,
} from "./en/lists.ts";
import { OFFICE_TERM_WORDS, OFFICE_VALUE_WORDS, officeClauseWords } from "./en/office.ts";
import { officeCommandWords } from "./en/office-commands.ts";
import { PAGE_WORDS } from "./en/pages/pages.ts";
import { RECEIVING_EXPECTATION_WORDS, RECEIVING_ISSUE_WORDS } from "./en/receiving.ts";
import { refusalWords } from "./en/refusals/refusals.ts";
import { EDITION_SOURCE_WORDS } from "./en/regulations/edition-sources.ts";
import { FIDE_EVIDENCE_WORDS } from "./en/regulations/evidence.ts";
import {
  LASK_READING_WORDS,
  LASK_RULE_WORDS,
  LASK_TERM_WORDS,
  LASK_VALUE_WORDS,
  laskClauseWords,
} from "./en/regulations/lask.ts";
import { LASK_EVIDENCE_WORDS } from "./en/regulations/lask-evidence.ts";
import {
  PERIOD_READING_WORDS,
  PERIOD_RULE_WORDS,
  PERIOD_TERM_WORDS,
  periodClauseWords,
} from "./en/regulations/period.ts";
import { RATE_FIELD_WORDS, RATE_ISSUE_WORDS, rateExpectationWords } from "./en/regulations/rate.ts";
import { RATING_TERM_WORDS, ratingClauseWords } from "./en/regulations/rating.ts";
import { FIDE_READING_WORDS } from "./en/regulations/readings.ts";
import { FIDE_RULE_WORDS } from "./en/regulations/rules.ts";
import { RULE_SENTENCES } from "./en/regulations/sentences/sentences.ts";
import { REPORT_FIELD_WORDS, REPORT_ISSUE_WORDS, reportExpectationWords } from "./en/reports.ts";
import { webWords } from "./en/web/web.ts";
import { plural } from "./numbers.ts";
import type { Catalogue } from "./types/catalogue.ts";
import { PLAIN_WRITING, type Writing } from "./writing.ts";

export const englishIn = (writing: Writing): Catalogue => ({
  language: "en",
  terms: { ...RATING_TERM_WORDS, ...OFFICE_TERM_WORDS, ...PERIOD_TERM_WORDS, ...LASK_TERM_WORDS },
  clauses: {
    ...ratingClauseWords(writing),
    ...officeClauseWords(writing),
    ...periodClauseWords(writing),
    ...laskClauseWords(writing),
  },
  readings: { ...FIDE_READING_WORDS, ...PERIOD_READING_WORDS, ...LASK_READING_WORDS },
  evidence: { ...FIDE_EVIDENCE_WORDS, ...LASK_EVIDENCE_WORDS },
  editionSources: EDITION_SOURCE_WORDS,
  rules: { ...FIDE_RULE_WORDS, ...PERIOD_RULE_WORDS, ...LASK_RULE_WORDS },
  ruleSentences: RULE_SENTENCES,
  values: { ...OFFICE_VALUE_WORDS, ...LASK_VALUE_WORDS },
  issues: {
    ...REPORT_ISSUE_WORDS,
    ...RATE_ISSUE_WORDS,
    ...RECEIVING_ISSUE_WORDS,
    ...LIST_ISSUE_WORDS,
    ...GAMES_ISSUE_WORDS,
    ...EVENING_ISSUE_WORDS,
  },
  fields: { ...REPORT_FIELD_WORDS, ...RATE_FIELD_WORDS, ...LIST_FIELD_WORDS, ...GAMES_FIELD_WORDS },
  expectations: {
    ...reportExpectationWords(writing),
    ...rateExpectationWords(writing),
    ...RECEIVING_EXPECTATION_WORDS,
    ...LIST_EXPECTATION_WORDS,
    ...gamesExpectationWords(writing),
    ...EVENING_EXPECTATION_WORDS,
  },
  refusals: refusalWords(writing),
  office: officeCommandWords(writing),
  web: webWords(writing),
  pages: PAGE_WORDS,
  problems: {
    title: (code) => `Problem: ${code}`,
    intro: "A request was turned down. ‹ › stands for a parameter of the answer.",
    status: "Status of the answer",
    says: "What it says",
  },
  certificate: {
    text: "The player's line on this list, as published:",
    check: (address) => `Anyone can check it at ${address}, and the list by its sha-256.`,
  },
  known: {
    text: "from the text",
    summary: "from a summary",
    data: "from data",
    assumption: "by assumption",
  },
  sources: {
    entered: () => "entered",
    list: ({ list }) => `list ${writing.asDay(list)}`,
    merged: ({ list, player }) => `list ${writing.asDay(list)}, as ${player}`,
    pooled: ({ tournament, list }) => `${tournament}, list ${writing.asDay(list)}`,
    report: ({ line }) => (line === 0 ? "report" : `report, line ${line}`),
    round: ({ round }) => `round ${round}`,
    "any-day": ({ from, until }) => `any day from ${writing.asDay(from)} to ${writing.asDay(until)} gives the same`,
    register: () => "the office's records",
    decision: ({ entry }) => `decision of the office, entry ${entry} of the journal`,
    counted: () => "counted",
    assumed: () => "taken for granted, no list was given",
    today: ({ date }) => `today, ${writing.asDay(date)}`,
  },
  phrases: {
    yes: "yes",
    no: "no",
    none: "none",
    article: "§",
    above: "see above",
    readings: "Readings used: where the text is open, this is what we do.",
    evidence: "evidence",
    oneTimeChanges: "One-time changes of whole lists",
    oneTimeChangesText: "What was changed once, beside the articles: when, on which lists, and how.",
    resolutions: "Resolutions of the commission",
    resolutionsText:
      "Between editions the commission may lift a rule for tournaments that it approves one by one: from when, which rule, and on what condition.",
    resolutionAsks: (minutes) =>
      `The commission must have approved the tournament, and each player must have at least ${minutes} minutes for 60 moves.`,
    listReadings: "How lists are made",
    listReadingsText:
      "What the texts leave open about making a list, whichever edition it is made under: this is what we do.",
    legend: "What the terms mean:",
    byName: "by name only",
    notInText: "This text has no such rule.",
    noArticle: "–: the text has no such article; the sentence says what follows from that.",
    inForce: (from, until) =>
      until === null ? `from ${writing.asDay(from)}` : `${writing.asDay(from)} to ${writing.asDay(until)}`,
    source: "source",
    known: "known",
    sets: "sets",
    nothingDiffers: "Nothing differs.",
    differsInBrackets: "What differs is in [brackets].",
    bug: (message) => `This is a mistake of ours, not of yours: ${message}. Please report it.`,
    notUsed: (key) => `${key} is not used`,
    tournament: (number, start, edition) =>
      `Tournament ${number}${start === null ? "" : `, begun ${writing.asDay(start)}`} (${edition}):`,
    issues: "Noticed in the file:",
    severities: { error: "error", warning: "warning" },
    expectedFound: (expected, found) => `expected ${expected}, found ${found === "" ? "nothing" : `"${found}"`}`,
    ofKind: (issues, what, first, last) =>
      `${issues} × ${what}${last === 0 ? "" : first === last ? `, line ${last}` : `, lines ${first}–${last}`}`,
    forExample: (said) => `for example: ${said}`,
    checked: (file, errors, warnings) =>
      errors + warnings === 0
        ? `${file}: nothing is wrong`
        : `${file}: ${plural("en", errors, "error", "errors")}, ${plural("en", warnings, "warning", "warnings")}`,
    reportRead: (players, rounds) =>
      `${plural("en", players, "player", "players")}, ${plural("en", rounds, "round", "rounds")}`,
    listRead: (players) => plural("en", players, "player", "players"),
    notRated: "The tournament is not rated:",
    firstRatings: "Unrated players, from this tournament alone:",
    coefficientAssumed:
      "* K by the rating alone, as if it were the highest and 30 games were behind it: no list gives it. --list names one, --k sets one K for all.",
    sample: {
      doNotCount: "Games that do not count:",
      game: (round, player, opponent) => `round ${round}, ${player} – ${opponent}`,
      howItCame: (player, change) => `How ${player} came to ${change}, article by article:`,
      next: "Try: npx rating-office change --on 2026-10-05 --list standard --rating 1900 --k 20 --game 2350:1 --game 1850:0 --explain",
      written: (folder, players, tournaments, reports) =>
        `${folder} holds list.txt (${plural("en", players, "player", "players")}) with list-rapid.txt and list-blitz.txt, registrations.json (${plural("en", tournaments, "tournament", "tournaments")}) and ${plural("en", reports, "report", "reports")}; all names are invented.`,
      wouldWrite: (folder, players, tournaments, reports) =>
        `${folder} would hold a list of ${plural("en", players, "player", "players")}, ${plural("en", tournaments, "tournament", "tournaments")} and ${plural("en", reports, "report", "reports")}. Nothing was done.`,
      loaded: (place, entries, lists) =>
        `${place} is now the office of a sample federation: ${plural("en", entries, "entry", "entries")} in the journal, ${plural("en", lists, "list", "lists")}; all names are invented.`,
      wouldLoad: (place, steps) =>
        `${place} would become the office of a sample federation, in ${plural("en", steps, "step", "steps")}. Nothing was done.`,
    },
    publishable: "The rating is published.",
    notPublishable: "No rating is published:",
    columns: {
      edition: "Edition",
      list: "List",
      inForce: "In force",
      lists: "Lists",
      listDate: "List of",
      changed: "What is changed",
      lifts: "Lifts",
      condition: "Condition",
      article: "Article",
      rule: "Rule",
      sets: "What it says",
      known: "Source quality",
      game: "game",
      opponent: "opponent",
      score: "score",
      difference: "D",
      expected: "PD",
      gain: "gain",
      number: "no.",
      player: "player",
      rating: "rating",
      games: "games",
      change: "change",
      newRating: "new rating",
    },
  },
});

/** As the command line speaks. */
export const english = englishIn(PLAIN_WRITING);
