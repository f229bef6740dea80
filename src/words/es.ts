import { EVENING_EXPECTATION_WORDS, EVENING_ISSUE_WORDS } from "./es/club.ts";
import { DESIGN_WORDS } from "./es/design.ts";
import { FEE_WORDS } from "./es/fees.ts";
import { fideWords } from "./es/fide.ts";
import { journalWords } from "./es/journal/journal.ts";
import {
  GAMES_FIELD_WORDS,
  GAMES_ISSUE_WORDS,
  gamesExpectationWords,
  LIST_EXPECTATION_WORDS,
  LIST_FIELD_WORDS,
  LIST_ISSUE_WORDS,
} from "./es/lists.ts";
import { MONITOR_WORDS } from "./es/monitor.ts";
import { notificationWords } from "./es/notifications.ts";
import { objectionWords } from "./es/objections.ts";
import { OFFICE_TERM_WORDS, OFFICE_VALUE_WORDS, officeClauseWords } from "./es/office.ts";
import { officeCommandWords } from "./es/office-commands.ts";
import { PAGE_WORDS } from "./es/pages/pages.ts";
import { RECEIVING_EXPECTATION_WORDS, RECEIVING_ISSUE_WORDS } from "./es/receiving.ts";
import { refusalWords } from "./es/refusals/refusals.ts";
import { EDITION_SOURCE_WORDS } from "./es/regulations/edition-sources.ts";
import { FIDE_EVIDENCE_WORDS } from "./es/regulations/evidence.ts";
import {
  LASK_READING_WORDS,
  LASK_RULE_WORDS,
  LASK_TERM_WORDS,
  LASK_VALUE_WORDS,
  laskClauseWords,
} from "./es/regulations/lask.ts";
import { LASK_EVIDENCE_WORDS } from "./es/regulations/lask-evidence.ts";
import {
  PERIOD_READING_WORDS,
  PERIOD_RULE_WORDS,
  PERIOD_TERM_WORDS,
  periodClauseWords,
} from "./es/regulations/period.ts";
import { RATE_FIELD_WORDS, RATE_ISSUE_WORDS, rateExpectationWords } from "./es/regulations/rate.ts";
import { RATING_TERM_WORDS, ratingClauseWords } from "./es/regulations/rating.ts";
import { FIDE_READING_WORDS } from "./es/regulations/readings.ts";
import { FIDE_RULE_WORDS } from "./es/regulations/rules.ts";
import { RULE_SENTENCES } from "./es/regulations/sentences/sentences.ts";
import { REPORT_FIELD_WORDS, REPORT_ISSUE_WORDS, reportExpectationWords } from "./es/reports.ts";
import { scaleWords } from "./es/scale.ts";
import { SCALE_REPORT_WORDS } from "./es/scale-report.ts";
import { STUDY_WORDS } from "./es/study.ts";
import { webWords } from "./es/web/web.ts";
import { plural } from "./numbers.ts";
import type { Catalogue } from "./types/catalogue.ts";
import type { Writing } from "./writing.ts";

export const spanishIn = (writing: Writing): Catalogue => ({
  language: "es",
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
    intro: "Qué significa este error y qué hacer. ‹ › representa un valor de la respuesta.",
    status: "Estado HTTP",
    says: "Mensaje",
  },
  certificate: {
    text: "La línea del jugador en esta lista, tal como se publicó:",
    check: (address) => `Compruébelo en ${address}, y la lista por su sha-256.`,
  },
  known: {
    text: "del texto",
    summary: "de un resumen",
    data: "de datos publicados",
    assumption: "por suposición",
  },
  sources: {
    entered: () => "según lo introducido",
    list: ({ list }) => `lista del ${writing.asDay(list)}`,
    merged: ({ list, player }) => `lista del ${writing.asDay(list)}, como ${player}`,
    pooled: ({ tournament, list }) => `${tournament}, lista del ${writing.asDay(list)}`,
    report: ({ line }) => (line === 0 ? "informe" : `informe, línea ${line}`),
    round: ({ round }) => `ronda ${round}`,
    "any-day": ({ from, until }) =>
      `mismo resultado para cualquier día del ${writing.asDay(from)} al ${writing.asDay(until)}`,
    register: () => "datos de la oficina",
    decision: ({ entry }) => `decisión de la oficina, anotación ${entry} del libro de registro`,
    counted: () => "contado",
    assumed: () => "supuesto: no se indicó ninguna lista",
    today: ({ date }) => `hoy, ${writing.asDay(date)}`,
  },
  phrases: {
    yes: "sí",
    no: "no",
    none: "ninguno",
    article: "§",
    above: "véase arriba",
    readings: "Cómo interpretamos el texto donde no es claro:",
    evidence: "Prueba",
    oneTimeChanges: "Cambios únicos de listas enteras",
    oneTimeChangesText: "Cambios hechos una sola vez, al margen de los artículos: cuándo, en qué listas y cómo.",
    resolutions: "Resoluciones de la comisión",
    resolutionsText:
      "Entre ediciones la comisión puede dispensar de una regla a los torneos que aprueba uno por uno: desde cuándo, de qué regla y con qué condición.",
    resolutionAsks: (minutes) =>
      `La comisión debe haber aprobado el torneo, y cada jugador debe tener al menos ${minutes} minutos para 60 jugadas.`,
    listReadings: "Cómo se hacen las listas",
    listReadingsText:
      "Lo que los textos no dicen sobre cómo se hace una lista y lo que hacemos, en todas las ediciones.",
    legend: "Términos:",
    byName: "solo por el nombre",
    notInText: "Este texto no tiene esa regla.",
    noArticle: "–: el texto no tiene tal artículo; la frase dice qué se sigue de ello.",
    inForce: (from, until) =>
      until === null ? `desde el ${writing.asDay(from)}` : `del ${writing.asDay(from)} al ${writing.asDay(until)}`,
    source: "Fuente",
    known: "calidad de la fuente",
    sets: "fija",
    nothingDiffers: "No hay diferencias.",
    differsInBrackets: "Lo que cambia está entre [corchetes].",
    bug: (message) => `El error es nuestro: ${message}. Le rogamos que lo comunique.`,
    usage: (usage, help) => `Uso: ${usage}\nTodas las opciones: ${help}`,
    notUsed: (key) => `${key} no se usa`,
    tournament: (number, start, edition) =>
      `Torneo ${number}${start === null ? "" : `, empezado el ${writing.asDay(start)}`} (${edition}):`,
    issues: "Problemas encontrados:",
    severities: { error: "error", warning: "aviso" },
    expectedFound: (expected, found) =>
      `se esperaba ${expected}${found === null ? "" : found === "" ? ", no se encontró nada" : `, se encontró «${found}»`}`,
    ofKind: (issues, what, first, last) =>
      `${issues} × ${what}${last === 0 ? "" : first === last ? `, línea ${last}` : `, líneas ${first}–${last}`}`,
    forExample: (said) => `por ejemplo: ${said}`,
    checked: (file, errors, warnings) =>
      errors + warnings === 0
        ? `${file}: ningún problema encontrado`
        : `${file}: ${plural("es", errors, "error", "errores")}, ${plural("es", warnings, "aviso", "avisos")}`,
    reportRead: (players, rounds) =>
      `${plural("es", players, "jugador", "jugadores")}, ${plural("es", rounds, "ronda", "rondas")}`,
    listRead: (players) => plural("es", players, "jugador", "jugadores"),
    notRated: "El torneo no se computa:",
    firstRatings: "Jugadores sin Elo (solo con este torneo):",
    coefficientAssumed:
      "* K estimada según el Elo (no se indicó lista): supone al menos 30 partidas y ningún Elo anterior más alto. Indique una lista con --list, o una K para todos con --k.",
    sample: {
      doNotCount: "Partidas no computadas:",
      game: (round, player, opponent) => `ronda ${round}, ${player} – ${opponent}`,
      howItCame: (player, change) => `Cómo obtuvo ${player} ${change}, artículo por artículo:`,
      next: "Pruebe: npx rating-office change --on 2026-10-05 --list standard --rating 1900 --k 20 --game 2350:1 --game 1850:0 --explain",
      written: (folder, players, tournaments, reports) =>
        `${folder} contiene list.txt (${plural("es", players, "jugador", "jugadores")}) con list-rapid.txt y list-blitz.txt, registrations.json (${plural("es", tournaments, "torneo", "torneos")}) y ${plural("es", reports, "informe", "informes")}; todos los nombres son inventados.`,
      wouldWrite: (folder, players, tournaments, reports) =>
        `${folder} contendría una lista de ${plural("es", players, "jugador", "jugadores")}, ${plural("es", tournaments, "torneo", "torneos")} y ${plural("es", reports, "informe", "informes")}. No se ha escrito nada.`,
      loaded: (place, entries, lists) =>
        `${place} es ahora la oficina de una federación de ejemplo: ${plural("es", entries, "anotación", "anotaciones")} en el libro de registro, ${plural("es", lists, "lista", "listas")}; todos los nombres son inventados.`,
      wouldLoad: (place, steps) =>
        `${place} pasaría a ser la oficina de una federación de ejemplo, en ${plural("es", steps, "paso", "pasos")}. No se ha hecho nada.`,
    },
    publishable: "Este Elo se puede publicar.",
    notPublishable: "Todavía no se puede publicar ningún Elo:",
    columns: {
      edition: "Edición",
      list: "Lista",
      inForce: "Vigencia",
      lists: "Listas",
      listDate: "Lista del",
      changed: "Qué cambia",
      lifts: "Suspende",
      condition: "Condición",
      article: "Artículo",
      rule: "Regla",
      sets: "Qué dice",
      known: "Calidad de la fuente",
      game: "Partida",
      opponent: "Oponente",
      score: "Puntos",
      difference: "D",
      expected: "PD",
      gain: "W − We",
      number: "N.º",
      player: "Jugador",
      rating: "Elo",
      games: "Partidas",
      change: "Variación",
      newRating: "Nuevo Elo",
    },
  },
});
