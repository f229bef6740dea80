import { capital } from "../capital.ts";
import type * as english from "../en/tournament-commands.ts";
import { plural } from "../numbers.ts";

const count = (value: number, one: string, other: string): string => plural("es", value, one, other);
const partText = (part: number): string => (part > 0 ? `, parte ${part}` : "");
const by = (article: string | null): string => (article === null ? "" : ` (§ ${article})`);

/** What the commands about tournaments, reports and rulings say. */
export const tournamentCommandWords: typeof english.tournamentCommandWords = ({ asDay }) => ({
  facts: {
    name: "Nombre",
    city: "Ciudad",
    federation: "Federación",
    kind: "Lista",
    start: "Inicio",
    end: "Final",
    system: "Sistema",
    rateOfPlay: "Ritmo de juego",
    schedule: "Fechas de las rondas",
    arbiters: "Árbitros",
    heldBy: "Organizado por",
    teamChampionship: "Olimpiada o campeonato por equipos",
    national: "Campeonato nacional",
    norms: "Normas de título posibles",
    league: "Liga",
    longer: "Mayor duración aprobada",
    games: "Partidas del match",
    waiver: "Contar todas las partidas del match",
    ratings: "Elo que se usan",
    inParts: "Comunicado por partes",
    stageOf: "Fase de",
    organiser: "Organizador",
    deviations: "Desviaciones de las Leyes",
    approvedOn: "Aprobado por la comisión el",
  },
  ratings: { start: "al inicio del torneo", game: "el día de cada partida" },
  licensed: (name, licensed) => (licensed ? name : `${name} (sin licencia)`),
  registered: (tournament, dryRun) => (dryRun ? `Recibiría el ID ${tournament}.` : `ID del torneo: ${tournament}`),
  underEdition: (edition) => `Estado (${edition}):`,
  announced: (on, reason) => `Anunciado como no computable el ${asDay(on)}: ${reason}`,
  ruled: (yes, on, article, reason) =>
    `${yes ? "Se computa" : "No se computa"} por resolución de la oficina del ${asDay(on)}${by(article)}: ${reason}`,
  admitted: (yes, on, reason) => `Registro ${yes ? "admitido" : "rechazado"} el ${asDay(on)}: ${reason}`,
  told: (on) => `  comunicada al organizador el ${asDay(on)}`,
  appealed: (on, reason) => `  recurso del ${asDay(on)}: ${reason}`,
  appealDecided: (reversed, on, reason) => `  ${reversed ? "revocada" : "confirmada"} el ${asDay(on)}: ${reason}`,
  compared: (other, same, isCopy, reason) => {
    if (!same) return `No es el mismo torneo que ${other}: ${reason}`;
    return isCopy
      ? `El mismo torneo que ${other}, que llegó antes; este no se computa: ${reason}`
      : `El mismo torneo que ${other}, que llegó después y no se computa: ${reason}`;
  },
  question: (question, on, text) => `Pregunta ${question}, ${asDay(on)}: ${text}`,
  answer: (on, text) => `  respondida el ${asDay(on)}: ${text}`,
  noReport: "No ha llegado ningún informe.",
  nothingOwed: "No hay informes pendientes.",
  nothingPending: "Todavía no hay informes.",
  everybodyMatched: "Todos los jugadores están identificados.",
  noCandidates: "Ningún jugador parecido encontrado",
  noRulings: "Todavía no hay decisiones sobre partidas.",
  heldBack: {
    "players-unmatched": "jugadores sin identificar",
    "name-differs": "un ID pertenece a otro nombre",
    "one-person-twice": "un jugador inscrito más de una vez",
    "same-as-other": "posible duplicado de otro torneo",
    "stage-missing": "a la espera de otra fase del mismo torneo",
    "before-starting-list": "terminó antes de la lista importada; la oficina puede decidir computarlo",
  },
  candidates: {
    "same-number": "mismo ID, ya conocido por la oficina",
    "same-name-and-birth": "mismo nombre y nacimiento",
    "same-name": "mismo nombre",
    "same-words-and-birth": "mismos nombres en otro orden, mismo nacimiento",
    "same-words": "mismos nombres en otro orden",
    "same-birth-similar-surname": "mismo nacimiento y misma federación, apellido parecido",
    "same-surname-and-initial": "mismo apellido e inicial",
  },
  candidate: (player, name, facts, why) => `${player} ${name}${facts === "" ? "" : ` (${facts})`}: ${why}`,
  sameFederation: "misma federación",
  leftOver: (players) => `Jugadores por identificar a mano: ${players}`,
  numberOfOther: "el ID pertenece a otro nombre",
  receipt: {
    received: (file, tournament, name, part, version) =>
      `${file}: recibido para ${tournament}${partText(part)}, ${name}${version > 1 ? `; versión ${version}, que sustituye a la anterior` : ""}.`,
    already: (file, tournament, part, version) =>
      `${file}: recibido antes, para ${tournament}${partText(part)}, versión ${version}; no se ha anotado nada.`,
    entered: (reason) => `Introducido por la propia oficina: ${reason}`,
    sent: (on, sender) => `Recibido el ${asDay(on)} de ${sender}.`,
    sha256: (hash) => `sha-256 ${hash}`,
    holds: (players, games) =>
      `${count(players, "jugador", "jugadores")}, ${count(games, "partida jugada", "partidas jugadas")}.`,
    unmatched: (players) => `Jugadores sin identificar: ${players}`,
    twice: (players) =>
      `Inscritos más de una vez: ${players}. Identifique a cada uno con "reports match"; las partidas de jugadores sin identificar no computan.`,
    alike: (other, players, pairings) =>
      `Se parece a ${other}: el ${players} % de los jugadores y el ${pairings} % de los emparejamientos son los mismos.`,
    rated: (list) => `Se computará para la lista del ${asDay(list)}.`,
    assumed: (list) => `No se indica el ritmo de juego: se supone ${asDay(list)}. Indíquelo si no es correcto.`,
    settled: (list) => `Está computado en ${list}.`,
    settledNot: (list) => `Está en ${list} y no se computa; la revisión de esa lista dice por qué.`,
    settledAgainst: (list) =>
      `Está computado en ${list}. Según lo que se sabe ahora no debería estarlo; la oficina decide sobre una corrección:`,
    settledOther: (list, version) =>
      `${capital(list)} tiene la versión ${version}; la oficina decide sobre una corrección.`,
    waits: (reasons) => `En espera: ${reasons}.`,
    notRated: "No se computará:",
    decided: (article, reason) => `decisión de la oficina${by(article)}: ${reason}`,
    copy: (other) => `duplicado de ${other}, recibido antes`,
    dryRun: "No se ha hecho nada.",
  },
  status: {
    registered: () => "registrado; todavía no se debe ningún informe",
    "not-admitted": (_, __, why) => `registro no aceptado: ${why}`,
    announced: (_, day) => `anunciado como no computable el ${asDay(day)}`,
    owed: (_, day) =>
      day === "" ? "informe pendiente de envío" : `informe pendiente de envío, plazo hasta el ${asDay(day)}`,
    "on-hold": (_, __, why) => `informe retenido: ${why}`,
    received: (list) => `informe recibido; se computará para la lista del ${asDay(list)}`,
    rated: (list) => `computado en ${list}`,
    "not-rated": (list, _, why) => `no computado${list === "" ? "" : ` en ${list}`}${why === "" ? "" : `: ${why}`}`,
    "newer-version": (list) => `${list} tiene una versión anterior del informe; la oficina decide si se corrige`,
  },
  withdrawn: "retirado",
  superseded: "sustituido",
  stands: "vigente",
  counts: (counts) => (counts ? "cuenta" : "no cuenta"),
  columns: {
    tournament: "Torneo",
    part: "Parte",
    version: "Versión",
    received: "Recibido",
    sender: "Enviado por",
    players: "Jugadores",
    games: "Partidas",
    state: "Estado",
    due: "Plazo",
    daysLate: "Días de retraso",
    officerDue: "Plazo para el responsable de Elo",
    startNumber: "N.º",
    line: "Línea",
    candidates: "Posibles coincidencias",
    player: "Jugador",
    round: "Ronda",
    white: "Blancas",
    black: "Negras",
    counts: "Decisión",
    article: "Artículo",
    reason: "Motivo",
    entry: "Anotación",
    list: "Lista",
  },
});
