import { EVENING_EXPECTATION_WORDS, EVENING_ISSUE_WORDS } from "./es/club.ts";
import {
  GAMES_FIELD_WORDS,
  GAMES_ISSUE_WORDS,
  gamesExpectationWords,
  LIST_EXPECTATION_WORDS,
  LIST_FIELD_WORDS,
  LIST_ISSUE_WORDS,
} from "./es/lists.ts";
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
  web: webWords(writing),
  pages: PAGE_WORDS,
  problems: {
    title: (code) => `Problema: ${code}`,
    intro: "La petición fue rechazada. ‹ › representa un parámetro de la respuesta.",
    status: "Estado de la respuesta",
    says: "Qué dice",
  },
  certificate: {
    text: "La línea del jugador en esta lista, tal como se publicó:",
    check: (address) => `Compruébelo en ${address}, y la lista por su sha-256.`,
  },
  known: {
    text: "del texto",
    summary: "de un resumen",
    data: "de los datos",
    assumption: "por suposición",
  },
  sources: {
    entered: () => "introducido",
    list: ({ list }) => `lista ${writing.asDay(list)}`,
    merged: ({ list, player }) => `lista ${writing.asDay(list)}, como ${player}`,
    pooled: ({ tournament, list }) => `${tournament}, lista ${writing.asDay(list)}`,
    report: ({ line }) => (line === 0 ? "informe" : `informe, línea ${line}`),
    round: ({ round }) => `ronda ${round}`,
    "any-day": ({ from, until }) => `cualquier día del ${writing.asDay(from)} al ${writing.asDay(until)} da lo mismo`,
    register: () => "los datos de la oficina",
    decision: ({ entry }) => `decisión de la oficina, anotación ${entry} del diario`,
    counted: () => "contado",
    assumed: () => "se da por supuesto, no se indicó ninguna lista",
    today: ({ date }) => `hoy, ${writing.asDay(date)}`,
  },
  phrases: {
    yes: "sí",
    no: "no",
    none: "ninguno",
    article: "§",
    above: "véase arriba",
    readings: "Lecturas usadas: donde el texto queda abierto, esto es lo que hacemos.",
    evidence: "prueba",
    oneTimeChanges: "Cambios únicos de listas enteras",
    oneTimeChangesText:
      "Lo que se cambió una sola vez, aparte de lo que disponen los artículos: cuándo, en qué listas y cómo.",
    resolutions: "Resoluciones de la comisión",
    resolutionsText:
      "Entre ediciones la comisión puede dispensar de una regla a los torneos que aprueba uno por uno: desde cuándo, de qué regla y con qué condición.",
    resolutionAsks: (minutes) =>
      `La comisión debe haber aprobado el torneo, y cada jugador debe tener al menos ${minutes} minutos para 60 jugadas.`,
    listReadings: "Cómo se hacen las listas",
    listReadingsText:
      "Lo que los textos dejan abierto sobre cómo se hace una lista, sea cual sea la edición: esto es lo que hacemos.",
    legend: "Qué significan los términos:",
    byName: "solo por el nombre",
    notInText: "Este texto no tiene esa regla.",
    noArticle: "–: el texto no tiene tal artículo; la frase dice qué se sigue de ello.",
    inForce: (from, until) =>
      until === null ? `desde el ${writing.asDay(from)}` : `del ${writing.asDay(from)} al ${writing.asDay(until)}`,
    source: "fuente",
    known: "conocido",
    sets: "fija",
    nothingDiffers: "Nada difiere.",
    differsInBrackets: "Lo que cambia está entre [corchetes].",
    bug: (message) => `El error es nuestro: ${message}. Le rogamos que lo comunique.`,
    notUsed: (key) => `${key} no se usa`,
    tournament: (number, start, edition) =>
      `Torneo ${number}${start === null ? "" : `, empezado el ${writing.asDay(start)}`} (${edition}):`,
    issues: "Observado en el archivo:",
    severities: { error: "error", warning: "aviso" },
    expectedFound: (expected, found) =>
      `se esperaba ${expected}, ${found === "" ? "no se encontró nada" : `se encontró «${found}»`}`,
    ofKind: (issues, what, first, last) =>
      `${issues} × ${what}${last === 0 ? "" : first === last ? `, línea ${last}` : `, líneas ${first}–${last}`}`,
    forExample: (said) => `por ejemplo: ${said}`,
    checked: (file, errors, warnings) =>
      errors + warnings === 0
        ? `${file}: todo está bien`
        : `${file}: ${plural("es", errors, "error", "errores")}, ${plural("es", warnings, "aviso", "avisos")}`,
    reportRead: (players, rounds) =>
      `${plural("es", players, "jugador", "jugadores")}, ${plural("es", rounds, "ronda", "rondas")}`,
    listRead: (players) => plural("es", players, "jugador", "jugadores"),
    notRated: "El torneo no se evalúa:",
    firstRatings: "Jugadores sin Elo, solo a partir de este torneo:",
    coefficientAssumed:
      "* K solo según el Elo, como si fuera el más alto y hubiera 30 partidas detrás: ninguna lista la da. --list indica una lista, --k fija una K para todos.",
    sample: {
      doNotCount: "Partidas que no cuentan:",
      game: (round, player, opponent) => `ronda ${round}, ${player} – ${opponent}`,
      howItCame: (player, change) => `Cómo llegó ${player} a ${change}, artículo por artículo:`,
      next: "Pruebe: npx rating-office change --on 2026-10-05 --list standard --rating 1900 --k 20 --game 2350:1 --game 1850:0 --explain",
      written: (folder, players, tournaments, reports) =>
        `${folder} contiene list.txt (${plural("es", players, "jugador", "jugadores")}) con list-rapid.txt y list-blitz.txt, registrations.json (${plural("es", tournaments, "torneo", "torneos")}) y ${plural("es", reports, "informe", "informes")}; todos los nombres son inventados.`,
      wouldWrite: (folder, players, tournaments, reports) =>
        `${folder} contendría una lista de ${plural("es", players, "jugador", "jugadores")}, ${plural("es", tournaments, "torneo", "torneos")} y ${plural("es", reports, "informe", "informes")}. No se ha hecho nada.`,
      loaded: (place, entries, lists) =>
        `${place} es ahora la oficina de una federación de ejemplo: ${plural("es", entries, "anotación", "anotaciones")} en el diario, ${plural("es", lists, "lista", "listas")}; todos los nombres son inventados.`,
      wouldLoad: (place, steps) =>
        `${place} pasaría a ser la oficina de una federación de ejemplo, en ${plural("es", steps, "paso", "pasos")}. No se ha hecho nada.`,
    },
    publishable: "El Elo se publica.",
    notPublishable: "No se publica ningún Elo:",
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
      game: "partida",
      opponent: "oponente",
      score: "resultado",
      difference: "D",
      expected: "PD",
      gain: "ganancia",
      number: "n.º",
      player: "jugador",
      rating: "Elo",
      games: "partidas",
      change: "variación",
      newRating: "nuevo Elo",
    },
  },
});
