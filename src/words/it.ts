import { EVENING_EXPECTATION_WORDS, EVENING_ISSUE_WORDS } from "./it/club.ts";
import {
  GAMES_FIELD_WORDS,
  GAMES_ISSUE_WORDS,
  gamesExpectationWords,
  LIST_EXPECTATION_WORDS,
  LIST_FIELD_WORDS,
  LIST_ISSUE_WORDS,
} from "./it/lists.ts";
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
  web: webWords(writing),
  pages: PAGE_WORDS,
  problems: {
    title: (code) => `Problema: ${code}`,
    intro: "La richiesta è stata respinta. ‹ › sta per un parametro della risposta.",
    status: "Stato della risposta",
    says: "Che cosa dice",
  },
  certificate: {
    text: "La riga del giocatore in questa lista, come pubblicata:",
    check: (address) => `Chiunque può verificarlo all'indirizzo ${address}, e la lista con il suo sha-256.`,
  },
  known: {
    text: "dal testo",
    summary: "da un riassunto",
    data: "dai dati",
    assumption: "per ipotesi",
  },
  sources: {
    entered: () => "inserito",
    list: ({ list }) => `lista ${writing.asDay(list)}`,
    merged: ({ list, player }) => `lista ${writing.asDay(list)}, come ${player}`,
    pooled: ({ tournament, list }) => `${tournament}, lista ${writing.asDay(list)}`,
    report: ({ line }) => (line === 0 ? "rapporto" : `rapporto, riga ${line}`),
    round: ({ round }) => `turno ${round}`,
    "any-day": ({ from, until }) =>
      `qualsiasi giorno dal ${writing.asDay(from)} al ${writing.asDay(until)} dà lo stesso`,
    register: () => "l'archivio dell'ufficio",
    decision: ({ entry }) => `decisione dell'ufficio, voce ${entry} del giornale`,
    counted: () => "conteggiato",
    assumed: () => "dato per acquisito, non è stata indicata alcuna lista",
    today: ({ date }) => `oggi, ${writing.asDay(date)}`,
  },
  phrases: {
    yes: "sì",
    no: "no",
    none: "nessuno",
    article: "§",
    above: "vedi sopra",
    readings: "Interpretazioni usate: dove il testo lascia margine, facciamo così.",
    evidence: "fondamento",
    oneTimeChanges: "Modifiche una tantum di intere liste",
    oneTimeChangesText:
      "Che cosa è stato modificato una volta sola, oltre a quanto prevedono gli articoli: quando, in quali liste e come.",
    resolutions: "Risoluzioni della commissione",
    resolutionsText:
      "Fra un’edizione e l’altra la commissione può derogare a una regola per i tornei che approva uno per uno: da quando, a quale regola e a quale condizione.",
    resolutionAsks: (minutes) =>
      `La commissione deve aver approvato il torneo, e ogni giocatore deve avere almeno ${minutes} minuti per 60 mosse.`,
    listReadings: "Come si fanno le liste",
    listReadingsText:
      "Che cosa i testi lasciano aperto sul modo di fare una lista, qualunque sia l'edizione: facciamo così.",
    legend: "Che cosa significano i termini:",
    byName: "solo per nome",
    notInText: "Questo testo non ha una regola simile.",
    noArticle: "–: il testo non ha un articolo in merito; la frase dice che cosa ne segue.",
    inForce: (from, until) =>
      until === null ? `dal ${writing.asDay(from)}` : `dal ${writing.asDay(from)} al ${writing.asDay(until)}`,
    source: "fonte",
    known: "noto",
    sets: "stabilisce",
    nothingDiffers: "Nessuna differenza.",
    differsInBrackets: "Ciò che cambia è tra [parentesi quadre].",
    bug: (message) => `L'errore è nostro: ${message}. Si prega di segnalarlo.`,
    notUsed: (key) => `${key} non viene usato`,
    tournament: (number, start, edition) =>
      `Torneo ${number}${start === null ? "" : `, iniziato il ${writing.asDay(start)}`} (${edition}):`,
    issues: "Rilevato nel file:",
    severities: { error: "errore", warning: "avviso" },
    expectedFound: (expected, found) => `atteso: ${expected}; trovato: ${found === "" ? "nulla" : `«${found}»`}`,
    ofKind: (issues, what, first, last) =>
      `${issues} × ${what}${last === 0 ? "" : first === last ? `, riga ${last}` : `, righe ${first}–${last}`}`,
    forExample: (said) => `per esempio: ${said}`,
    checked: (file, errors, warnings) =>
      errors + warnings === 0
        ? `${file}: nessun problema`
        : `${file}: ${plural("it", errors, "errore", "errori")}, ${plural("it", warnings, "avviso", "avvisi")}`,
    reportRead: (players, rounds) =>
      `${plural("it", players, "giocatore", "giocatori")}, ${plural("it", rounds, "turno", "turni")}`,
    listRead: (players) => plural("it", players, "giocatore", "giocatori"),
    notRated: "Il torneo non è valido per il rating:",
    firstRatings: "Giocatori senza rating, da questo solo torneo:",
    coefficientAssumed:
      "* K dal solo rating, come se fosse il più alto e con 30 partite alle spalle: nessuna lista lo indica. --list ne indica una, --k fissa un K per tutti.",
    sample: {
      doNotCount: "Partite che non contano:",
      game: (round, player, opponent) => `turno ${round}, ${player} – ${opponent}`,
      howItCame: (player, change) => `Come si arriva a ${change} per ${player}, articolo per articolo:`,
      next: "Da provare: npx rating-office change --on 2026-10-05 --list standard --rating 1900 --k 20 --game 2350:1 --game 1850:0 --explain",
      written: (folder, players, tournaments, reports) =>
        `${folder} contiene list.txt (${plural("it", players, "giocatore", "giocatori")}) con list-rapid.txt e list-blitz.txt, registrations.json (${plural("it", tournaments, "torneo", "tornei")}) e ${plural("it", reports, "rapporto", "rapporti")}; tutti i nomi sono inventati.`,
      wouldWrite: (folder, players, tournaments, reports) =>
        `${folder} conterrebbe una lista di ${plural("it", players, "giocatore", "giocatori")}, ${plural("it", tournaments, "torneo", "tornei")} e ${plural("it", reports, "rapporto", "rapporti")}. Non è stato fatto nulla.`,
      loaded: (place, entries, lists) =>
        `${place} è ora l'ufficio di una federazione di esempio: ${plural("it", entries, "voce", "voci")} nel giornale, ${plural("it", lists, "lista", "liste")}; tutti i nomi sono inventati.`,
      wouldLoad: (place, steps) =>
        `${place} diventerebbe l'ufficio di una federazione di esempio, in ${plural("it", steps, "passaggio", "passaggi")}. Non è stato fatto nulla.`,
    },
    publishable: "Il rating viene pubblicato.",
    notPublishable: "Non viene pubblicato alcun rating:",
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
      game: "partita",
      opponent: "avversario",
      score: "punteggio",
      difference: "D",
      expected: "PD",
      gain: "guadagno",
      number: "n.",
      player: "giocatore",
      rating: "rating",
      games: "partite",
      change: "variazione",
      newRating: "nuovo rating",
    },
  },
});
