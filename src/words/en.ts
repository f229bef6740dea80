import { EVENING_EXPECTATION_WORDS, EVENING_ISSUE_WORDS } from "./en/club.ts";
import { DESIGN_WORDS } from "./en/design.ts";
import { FEE_WORDS } from "./en/fees.ts";
import { fideWords } from "./en/fide.ts";
import { journalWords } from "./en/journal/journal.ts";
import {
  GAMES_FIELD_WORDS,
  GAMES_ISSUE_WORDS,
  gamesExpectationWords,
  LIST_EXPECTATION_WORDS,
  LIST_FIELD_WORDS,
  LIST_ISSUE_WORDS,
} from "./en/lists.ts";
import { MONITOR_WORDS } from "./en/monitor.ts";
import { notificationWords } from "./en/notifications.ts";
import { objectionWords } from "./en/objections.ts";
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
import { scaleWords } from "./en/scale.ts";
import { SCALE_REPORT_WORDS } from "./en/scale-report.ts";
import { STUDY_WORDS } from "./en/study.ts";
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
  journal: journalWords(writing),
  web: webWords(writing),
  pages: PAGE_WORDS,
  monitor: MONITOR_WORDS,
  scale: scaleWords(writing),
  scaleReport: SCALE_REPORT_WORDS,
  fide: fideWords(writing),
  fees: FEE_WORDS,
  study: STUDY_WORDS,
  notifications: notificationWords(writing),
  objections: objectionWords(writing),
  design: DESIGN_WORDS,
  problems: {
    title: (code) => `Problem: ${code}`,
    intro: "What this error means and what to do. ‹ › stands for a value in the response.",
    status: "HTTP status",
    says: "Message",
  },
  certificate: {
    text: "This player's entry on the list, as published:",
    check: (address) => `Anyone can check this entry at ${address}, and the list by its sha-256.`,
  },
  known: {
    text: "from the text",
    summary: "from a summary",
    data: "from published data",
    assumption: "by assumption",
  },
  sources: {
    entered: () => "as entered",
    list: ({ list }) => `list of ${writing.asDay(list)}`,
    merged: ({ list, player }) => `list of ${writing.asDay(list)}, as ${player}`,
    pooled: ({ tournament, list }) => `${tournament}, list of ${writing.asDay(list)}`,
    report: ({ line }) => (line === 0 ? "report" : `report, line ${line}`),
    round: ({ round }) => `round ${round}`,
    "any-day": ({ from, until }) => `same result for any day from ${writing.asDay(from)} to ${writing.asDay(until)}`,
    register: () => "office records",
    decision: ({ entry }) => `decision of the office, journal entry ${entry}`,
    counted: () => "counted",
    assumed: () => "assumed: no list given",
    today: ({ date }) => `today, ${writing.asDay(date)}`,
  },
  phrases: {
    yes: "yes",
    no: "no",
    none: "none",
    article: "§",
    above: "see above",
    readings: "How we read the text where it is unclear:",
    evidence: "Evidence",
    oneTimeChanges: "One-time changes to whole lists",
    oneTimeChangesText: "Changes that were made once, outside the articles: when, on which lists, and how.",
    resolutions: "Resolutions of the commission",
    resolutionsText:
      "Between editions, the commission may waive a rule for tournaments it approves individually: from when, which rule, and on what condition.",
    resolutionAsks: (minutes) =>
      `The commission must have approved the tournament, and each player must have at least ${minutes} minutes for 60 moves.`,
    listReadings: "How lists are made",
    listReadingsText: "What the texts do not say about making a list, and what we do, under every edition.",
    legend: "Terms:",
    byName: "by name only",
    notInText: "This text has no such rule.",
    noArticle: "–: the text has no such article; the sentence says what follows from that.",
    inForce: (from, until) =>
      until === null ? `from ${writing.asDay(from)}` : `${writing.asDay(from)} to ${writing.asDay(until)}`,
    source: "Source",
    known: "source quality",
    sets: "sets",
    nothingDiffers: "No differences.",
    differsInBrackets: "What differs is in [brackets].",
    bug: (message) => `This is our mistake, not yours: ${message}. Please report it.`,
    usage: (usage, help) => `Usage: ${usage}\nAll options: ${help}`,
    notUsed: (key) => `${key} is not used`,
    tournament: (number, start, edition) =>
      `Tournament ${number}${start === null ? "" : `, begun ${writing.asDay(start)}`} (${edition}):`,
    issues: "Problems found:",
    severities: { error: "error", warning: "warning" },
    expectedFound: (expected, found) =>
      `expected ${expected}${found === null ? "" : `, found ${found === "" ? "nothing" : `"${found}"`}`}`,
    ofKind: (issues, what, first, last) =>
      `${issues} × ${what}${last === 0 ? "" : first === last ? `, line ${last}` : `, lines ${first}–${last}`}`,
    forExample: (said) => `for example: ${said}`,
    checked: (file, errors, warnings) =>
      errors + warnings === 0
        ? `${file}: no problems found`
        : `${file}: ${plural("en", errors, "error", "errors")}, ${plural("en", warnings, "warning", "warnings")}`,
    reportRead: (players, rounds) =>
      `${plural("en", players, "player", "players")}, ${plural("en", rounds, "round", "rounds")}`,
    listRead: (players) => plural("en", players, "player", "players"),
    notRated: "The tournament is not rated:",
    firstRatings: "Unrated players (from this tournament alone):",
    coefficientAssumed:
      "* K estimated from the rating (no list given): assumes 30+ games and no higher past rating. Name a list with --list, or set one K for all with --k.",
    sample: {
      doNotCount: "Games that are not rated:",
      game: (round, player, opponent) => `round ${round}, ${player} – ${opponent}`,
      howItCame: (player, change) => `How ${player} got ${change}, article by article:`,
      next: "Try: npx rating-office change --on 2026-10-05 --list standard --rating 1900 --k 20 --game 2350:1 --game 1850:0 --explain",
      written: (folder, players, tournaments, reports) =>
        `${folder} contains list.txt (${plural("en", players, "player", "players")}) with list-rapid.txt and list-blitz.txt, registrations.json (${plural("en", tournaments, "tournament", "tournaments")}) and ${plural("en", reports, "report", "reports")}. All names are invented.`,
      wouldWrite: (folder, players, tournaments, reports) =>
        `${folder} would contain a list of ${plural("en", players, "player", "players")}, ${plural("en", tournaments, "tournament", "tournaments")} and ${plural("en", reports, "report", "reports")}. Nothing was written.`,
      loaded: (place, entries, lists) =>
        `${place} is now a sample federation's office: ${plural("en", entries, "journal entry", "journal entries")}, ${plural("en", lists, "list", "lists")}. All names are invented.`,
      wouldLoad: (place, steps) =>
        `${place} would become a sample federation's office, in ${plural("en", steps, "step", "steps")}. Nothing was done.`,
    },
    publishable: "This rating can be published.",
    notPublishable: "No rating can be published yet:",
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
      game: "Game",
      opponent: "Opponent",
      score: "Score",
      difference: "D",
      expected: "PD",
      gain: "W − We",
      number: "No.",
      player: "Player",
      rating: "Rating",
      games: "Games",
      change: "Change",
      newRating: "New rating",
    },
  },
});

/** As the command line speaks. */
export const english = englishIn(PLAIN_WRITING);
