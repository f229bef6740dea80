import { plural } from "./numbers.ts";
import { EVENING_EXPECTATION_WORDS, EVENING_ISSUE_WORDS } from "./sv/club.ts";
import { DESIGN_WORDS } from "./sv/design.ts";
import { FEE_WORDS } from "./sv/fees.ts";
import { fideWords } from "./sv/fide.ts";
import { journalWords } from "./sv/journal/journal.ts";
import {
  GAMES_FIELD_WORDS,
  GAMES_ISSUE_WORDS,
  gamesExpectationWords,
  LIST_EXPECTATION_WORDS,
  LIST_FIELD_WORDS,
  LIST_ISSUE_WORDS,
} from "./sv/lists.ts";
import { MONITOR_WORDS } from "./sv/monitor.ts";
import { notificationWords } from "./sv/notifications.ts";
import { objectionWords } from "./sv/objections.ts";
import { OFFICE_TERM_WORDS, OFFICE_VALUE_WORDS, officeClauseWords } from "./sv/office.ts";
import { officeCommandWords } from "./sv/office-commands.ts";
import { PAGE_WORDS } from "./sv/pages/pages.ts";
import { RECEIVING_EXPECTATION_WORDS, RECEIVING_ISSUE_WORDS } from "./sv/receiving.ts";
import { refusalWords } from "./sv/refusals/refusals.ts";
import { EDITION_SOURCE_WORDS } from "./sv/regulations/edition-sources.ts";
import { FIDE_EVIDENCE_WORDS } from "./sv/regulations/evidence.ts";
import {
  LASK_READING_WORDS,
  LASK_RULE_WORDS,
  LASK_TERM_WORDS,
  LASK_VALUE_WORDS,
  laskClauseWords,
} from "./sv/regulations/lask.ts";
import { LASK_EVIDENCE_WORDS } from "./sv/regulations/lask-evidence.ts";
import {
  PERIOD_READING_WORDS,
  PERIOD_RULE_WORDS,
  PERIOD_TERM_WORDS,
  periodClauseWords,
} from "./sv/regulations/period.ts";
import { RATE_FIELD_WORDS, RATE_ISSUE_WORDS, rateExpectationWords } from "./sv/regulations/rate.ts";
import { RATING_TERM_WORDS, ratingClauseWords } from "./sv/regulations/rating.ts";
import { FIDE_READING_WORDS } from "./sv/regulations/readings.ts";
import { FIDE_RULE_WORDS } from "./sv/regulations/rules.ts";
import { RULE_SENTENCES } from "./sv/regulations/sentences/sentences.ts";
import { REPORT_FIELD_WORDS, REPORT_ISSUE_WORDS, reportExpectationWords } from "./sv/reports.ts";
import { scaleWords } from "./sv/scale.ts";
import { SCALE_REPORT_WORDS } from "./sv/scale-report.ts";
import { STUDY_WORDS } from "./sv/study.ts";
import { webWords } from "./sv/web/web.ts";
import type { Catalogue } from "./types/catalogue.ts";
import type { Writing } from "./writing.ts";

export const swedishIn = (writing: Writing): Catalogue => ({
  language: "sv",
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
    title: (code) => `Felkod: ${code}`,
    intro: "Vad felet betyder och vad du kan göra. ‹ › står för ett värde i svaret.",
    status: "HTTP-status",
    says: "Meddelande",
  },
  certificate: {
    text: "Spelarens rad på denna lista, som den publicerades:",
    check: (address) => `Vem som helst kan kontrollera det på ${address}, och listan genom dess sha-256.`,
  },
  known: {
    text: "ur texten",
    summary: "ur en sammanfattning",
    data: "ur publicerade data",
    assumption: "antaget",
  },
  sources: {
    entered: () => "som angett",
    list: ({ list }) => `listan ${writing.asDay(list)}`,
    merged: ({ list, player }) => `listan ${writing.asDay(list)}, som ${player}`,
    pooled: ({ tournament, list }) => `${tournament}, listan ${writing.asDay(list)}`,
    report: ({ line }) => (line === 0 ? "rapporten" : `rapporten, rad ${line}`),
    round: ({ round }) => `rond ${round}`,
    "any-day": ({ from, until }) =>
      `samma resultat för varje dag från ${writing.asDay(from)} till ${writing.asDay(until)}`,
    register: () => "kontorets uppgifter",
    decision: ({ entry }) => `kontorets beslut, journalpost ${entry}`,
    counted: () => "räknat",
    assumed: () => "antaget: ingen lista angavs",
    today: ({ date }) => `i dag, ${writing.asDay(date)}`,
  },
  phrases: {
    yes: "ja",
    no: "nej",
    none: "ingen",
    article: "§",
    above: "se ovan",
    readings: "Så tolkar vi texten där den är oklar:",
    evidence: "Belägg",
    oneTimeChanges: "Engångsändringar av hela listor",
    oneTimeChangesText: "Ändringar som gjorts en enda gång, vid sidan av artiklarna: när, på vilka listor och hur.",
    resolutions: "Kommissionens beslut",
    resolutionsText:
      "Mellan utgåvorna kan kommissionen göra undantag från en regel för turneringar som den godkänner en och en: från när, vilken regel och på vilket villkor.",
    resolutionAsks: (minutes) =>
      `Kommissionen måste ha godkänt turneringen, och varje spelare måste ha minst ${minutes} minuter för 60 drag.`,
    listReadings: "Hur listor görs",
    listReadingsText: "Vad texterna inte säger om hur en lista görs, och hur vi gör, i alla utgåvor.",
    legend: "Begrepp:",
    byName: "bara med namn",
    notInText: "Den här texten har ingen sådan regel.",
    noArticle: "–: texten saknar en sådan artikel; meningen säger vad som följer av det.",
    inForce: (from, until) =>
      until === null ? `från ${writing.asDay(from)}` : `${writing.asDay(from)} till ${writing.asDay(until)}`,
    source: "Källa",
    known: "källans säkerhet",
    sets: "bestämmer",
    nothingDiffers: "Inga skillnader.",
    differsInBrackets: "Det som skiljer står inom [hakparentes].",
    bug: (message) => `Felet är vårt, inte ditt: ${message}. Anmäl det gärna.`,
    usage: (usage, help) => `Användning: ${usage}\nAlla flaggor: ${help}`,
    notUsed: (key) => `${key} används inte`,
    tournament: (number, start, edition) =>
      `Turnering ${number}${start === null ? "" : `, började ${writing.asDay(start)}`} (${edition}):`,
    issues: "Problem som hittades:",
    severities: { error: "fel", warning: "varning" },
    expectedFound: (expected, found) =>
      `väntade ${expected}${found === null ? "" : `, fann ${found === "" ? "inget" : `”${found}”`}`}`,
    ofKind: (issues, what, first, last) =>
      `${issues} × ${what}${last === 0 ? "" : first === last ? `, rad ${last}` : `, rad ${first}–${last}`}`,
    forExample: (said) => `till exempel: ${said}`,
    checked: (file, errors, warnings) =>
      errors + warnings === 0
        ? `${file}: inga problem hittades`
        : `${file}: ${plural("sv", errors, "fel", "fel")}, ${plural("sv", warnings, "varning", "varningar")}`,
    reportRead: (players, rounds) =>
      `${plural("sv", players, "spelare", "spelare")}, ${plural("sv", rounds, "rond", "ronder")}`,
    listRead: (players) => plural("sv", players, "spelare", "spelare"),
    notRated: "Turneringen räknas inte:",
    firstRatings: "Spelare utan rating (enbart från den här turneringen):",
    coefficientAssumed:
      "* K uppskattat från ratingen (ingen lista angavs): förutsätter minst 30 partier och ingen högre tidigare rating. Ange en lista med --list, eller ett K för alla med --k.",
    sample: {
      doNotCount: "Partier som inte räknas:",
      game: (round, player, opponent) => `rond ${round}, ${player} – ${opponent}`,
      howItCame: (player, change) => `Hur ${player} fick ${change}, artikel för artikel:`,
      next: "Prova: npx rating-office change --on 2026-10-05 --list standard --rating 1900 --k 20 --game 2350:1 --game 1850:0 --explain",
      written: (folder, players, tournaments, reports) =>
        `${folder} innehåller list.txt (${plural("sv", players, "spelare", "spelare")}) med list-rapid.txt och list-blitz.txt, registrations.json (${plural("sv", tournaments, "turnering", "turneringar")}) och ${plural("sv", reports, "rapport", "rapporter")}; alla namn är påhittade.`,
      wouldWrite: (folder, players, tournaments, reports) =>
        `${folder} skulle innehålla en lista med ${plural("sv", players, "spelare", "spelare")}, ${plural("sv", tournaments, "turnering", "turneringar")} och ${plural("sv", reports, "rapport", "rapporter")}. Inget har skrivits.`,
      loaded: (place, entries, lists) =>
        `${place} är nu kontoret för ett exempelförbund: ${plural("sv", entries, "post", "poster")} i journalen, ${plural("sv", lists, "lista", "listor")}; alla namn är påhittade.`,
      wouldLoad: (place, steps) =>
        `${place} skulle bli kontoret för ett exempelförbund, i ${plural("sv", steps, "steg", "steg")}. Inget har gjorts.`,
    },
    publishable: "Ratingen kan publiceras.",
    notPublishable: "Ingen rating kan publiceras ännu:",
    columns: {
      edition: "Utgåva",
      list: "Lista",
      inForce: "I kraft",
      lists: "Listor",
      listDate: "Listan den",
      changed: "Vad som ändras",
      lifts: "Upphäver",
      condition: "Villkor",
      article: "Artikel",
      rule: "Regel",
      sets: "Vad den säger",
      known: "Källans säkerhet",
      game: "Parti",
      opponent: "Motståndare",
      score: "Poäng",
      difference: "D",
      expected: "PD",
      gain: "W − We",
      number: "Nr",
      player: "Spelare",
      rating: "Rating",
      games: "Partier",
      change: "Förändring",
      newRating: "Ny rating",
    },
  },
});
