import { EVENING_EXPECTATION_WORDS, EVENING_ISSUE_WORDS } from "./it/club.ts";
import { DESIGN_WORDS } from "./it/design.ts";
import { FEE_WORDS } from "./it/fees.ts";
import { fideWords } from "./it/fide.ts";
import { journalWords } from "./it/journal/journal.ts";
import {
  GAMES_FIELD_WORDS,
  GAMES_ISSUE_WORDS,
  gamesExpectationWords,
  LIST_EXPECTATION_WORDS,
  LIST_FIELD_WORDS,
  LIST_ISSUE_WORDS,
} from "./it/lists.ts";
import { MONITOR_WORDS } from "./it/monitor.ts";
import { notificationWords } from "./it/notifications.ts";
import { objectionWords } from "./it/objections.ts";
import { OFFICE_TERM_WORDS, OFFICE_VALUE_WORDS, officeClauseWords } from "./it/office.ts";
import { officeCommandWords } from "./it/office-commands.ts";
import { PAGE_WORDS } from "./it/pages/pages.ts";
import { RECEIVING_EXPECTATION_WORDS, RECEIVING_ISSUE_WORDS } from "./it/receiving.ts";
import { refusalWords } from "./it/refusals/refusals.ts";
import { EDITION_SOURCE_WORDS } from "./it/regulations/edition-sources.ts";
import { FIDE_EVIDENCE_WORDS } from "./it/regulations/evidence.ts";
import {
  LASK_READING_WORDS,
  LASK_RULE_WORDS,
  LASK_TERM_WORDS,
  LASK_VALUE_WORDS,
  laskClauseWords,
} from "./it/regulations/lask.ts";
import { LASK_EVIDENCE_WORDS } from "./it/regulations/lask-evidence.ts";
import {
  PERIOD_READING_WORDS,
  PERIOD_RULE_WORDS,
  PERIOD_TERM_WORDS,
  periodClauseWords,
} from "./it/regulations/period.ts";
import { RATE_FIELD_WORDS, RATE_ISSUE_WORDS, rateExpectationWords } from "./it/regulations/rate.ts";
import { RATING_TERM_WORDS, ratingClauseWords } from "./it/regulations/rating.ts";
import { FIDE_READING_WORDS } from "./it/regulations/readings.ts";
import { FIDE_RULE_WORDS } from "./it/regulations/rules.ts";
import { RULE_SENTENCES } from "./it/regulations/sentences/sentences.ts";
import { REPORT_FIELD_WORDS, REPORT_ISSUE_WORDS, reportExpectationWords } from "./it/reports.ts";
import { scaleWords } from "./it/scale.ts";
import { SCALE_REPORT_WORDS } from "./it/scale-report.ts";
import { STUDY_WORDS } from "./it/study.ts";
import { webWords } from "./it/web/web.ts";
import { plural } from "./numbers.ts";
import type { Catalogue } from "./types/catalogue.ts";
import type { Writing } from "./writing.ts";

export const italianIn = (writing: Writing): Catalogue => ({
  language: "it",
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
    title: (code) => `Problema: ${code}`,
    intro: "Che cosa significa questo errore e che cosa fare. ‹ › sta per un valore della risposta.",
    status: "Stato HTTP",
    says: "Messaggio",
  },
  certificate: {
    text: "La riga del giocatore in questa lista, come pubblicata:",
    check: (address) => `Chiunque può verificarlo all'indirizzo ${address}, e la lista con il suo sha-256.`,
  },
  known: {
    text: "dal testo",
    summary: "da un riassunto",
    data: "da dati pubblicati",
    assumption: "per ipotesi",
  },
  sources: {
    entered: () => "come inserito",
    list: ({ list }) => `lista del ${writing.asDay(list)}`,
    merged: ({ list, player }) => `lista del ${writing.asDay(list)}, come ${player}`,
    pooled: ({ tournament, list }) => `${tournament}, lista del ${writing.asDay(list)}`,
    report: ({ line }) => (line === 0 ? "referto" : `referto, riga ${line}`),
    round: ({ round }) => `turno ${round}`,
    "any-day": ({ from, until }) =>
      `stesso risultato per ogni giorno dal ${writing.asDay(from)} al ${writing.asDay(until)}`,
    register: () => "dati dell'ufficio",
    decision: ({ entry }) => `decisione dell'ufficio, voce ${entry} del registro`,
    counted: () => "conteggiato",
    assumed: () => "ipotesi: nessuna lista indicata",
    today: ({ date }) => `oggi, ${writing.asDay(date)}`,
  },
  phrases: {
    yes: "sì",
    no: "no",
    none: "nessuno",
    article: "§",
    above: "vedi sopra",
    readings: "Come interpretiamo il testo dove non è chiaro:",
    evidence: "Fondamento",
    oneTimeChanges: "Modifiche una tantum di intere liste",
    oneTimeChangesText: "Modifiche fatte una volta sola, al di fuori degli articoli: quando, in quali liste e come.",
    resolutions: "Risoluzioni della commissione",
    resolutionsText:
      "Fra un’edizione e l’altra la commissione può derogare a una regola per i tornei che approva uno per uno: da quando, a quale regola e a quale condizione.",
    resolutionAsks: (minutes) =>
      `La commissione deve aver approvato il torneo, e ogni giocatore deve avere almeno ${minutes} minuti per 60 mosse.`,
    listReadings: "Come si fanno le liste",
    listReadingsText: "Che cosa i testi non dicono sul modo di fare una lista e che cosa facciamo, in ogni edizione.",
    legend: "Termini:",
    byName: "solo per nome",
    notInText: "Questo testo non ha una regola simile.",
    noArticle: "–: il testo non ha un articolo in merito; la frase dice che cosa ne segue.",
    inForce: (from, until) =>
      until === null ? `dal ${writing.asDay(from)}` : `dal ${writing.asDay(from)} al ${writing.asDay(until)}`,
    source: "Fonte",
    known: "qualità della fonte",
    sets: "stabilisce",
    nothingDiffers: "Nessuna differenza.",
    differsInBrackets: "Ciò che cambia è tra [parentesi quadre].",
    bug: (message) => `L'errore è nostro: ${message}. Si prega di segnalarlo.`,
    usage: (usage, help) => `Uso: ${usage}\nTutte le opzioni: ${help}`,
    notUsed: (key) => `${key} non viene usato`,
    tournament: (number, start, edition) =>
      `Torneo ${number}${start === null ? "" : `, iniziato il ${writing.asDay(start)}`} (${edition}):`,
    issues: "Problemi trovati:",
    severities: { error: "errore", warning: "avviso" },
    expectedFound: (expected, found) =>
      `atteso: ${expected}${found === null ? "" : `; trovato: ${found === "" ? "nulla" : `«${found}»`}`}`,
    ofKind: (issues, what, first, last) =>
      `${issues} × ${what}${last === 0 ? "" : first === last ? `, riga ${last}` : `, righe ${first}–${last}`}`,
    forExample: (said) => `per esempio: ${said}`,
    checked: (file, errors, warnings) =>
      errors + warnings === 0
        ? `${file}: nessun problema trovato`
        : `${file}: ${plural("it", errors, "errore", "errori")}, ${plural("it", warnings, "avviso", "avvisi")}`,
    reportRead: (players, rounds) =>
      `${plural("it", players, "giocatore", "giocatori")}, ${plural("it", rounds, "turno", "turni")}`,
    listRead: (players) => plural("it", players, "giocatore", "giocatori"),
    notRated: "Il torneo non è valido per il rating:",
    firstRatings: "Giocatori senza rating (solo da questo torneo):",
    coefficientAssumed:
      "* K stimato dal rating (nessuna lista indicata): suppone almeno 30 partite e nessun rating più alto in passato. Indicare una lista con --list, o un K per tutti con --k.",
    sample: {
      doNotCount: "Partite non valide per il rating:",
      game: (round, player, opponent) => `turno ${round}, ${player} – ${opponent}`,
      howItCame: (player, change) => `Come ${player} ha ottenuto ${change}, articolo per articolo:`,
      next: "Da provare: npx rating-office change --on 2026-10-05 --list standard --rating 1900 --k 20 --game 2350:1 --game 1850:0 --explain",
      written: (folder, players, tournaments, reports) =>
        `${folder} contiene list.txt (${plural("it", players, "giocatore", "giocatori")}) con list-rapid.txt e list-blitz.txt, registrations.json (${plural("it", tournaments, "torneo", "tornei")}) e ${plural("it", reports, "referto", "referti")}; tutti i nomi sono inventati.`,
      wouldWrite: (folder, players, tournaments, reports) =>
        `${folder} conterrebbe una lista di ${plural("it", players, "giocatore", "giocatori")}, ${plural("it", tournaments, "torneo", "tornei")} e ${plural("it", reports, "referto", "referti")}. Non è stato scritto nulla.`,
      loaded: (place, entries, lists) =>
        `${place} è ora l'ufficio di una federazione di esempio: ${plural("it", entries, "voce", "voci")} nel registro, ${plural("it", lists, "lista", "liste")}; tutti i nomi sono inventati.`,
      wouldLoad: (place, steps) =>
        `${place} diventerebbe l'ufficio di una federazione di esempio, in ${plural("it", steps, "passaggio", "passaggi")}. Non è stato fatto nulla.`,
    },
    publishable: "Questo rating può essere pubblicato.",
    notPublishable: "Ancora nessun rating pubblicabile:",
    columns: {
      edition: "Edizione",
      list: "Lista",
      inForce: "In vigore",
      lists: "Liste",
      listDate: "Lista del",
      changed: "Che cosa cambia",
      lifts: "Sospende",
      condition: "Condizione",
      article: "Articolo",
      rule: "Regola",
      sets: "Che cosa dice",
      known: "Qualità della fonte",
      game: "Partita",
      opponent: "Avversario",
      score: "Punteggio",
      difference: "D",
      expected: "PD",
      gain: "W − We",
      number: "N.",
      player: "Giocatore",
      rating: "Rating",
      games: "Partite",
      change: "Variazione",
      newRating: "Nuovo rating",
    },
  },
});
