import type * as english from "../en/tournament-commands.ts";
import { plural } from "../numbers.ts";

const count = (value: number, one: string, other: string): string => plural("es", value, one, other);
const partText = (part: number): string => (part > 0 ? `, parte ${part}` : "");
const by = (article: string | null): string => (article === null ? "" : ` (§ ${article})`);

/** What the commands about tournaments, reports and rulings say. */
export const tournamentCommandWords: typeof english.tournamentCommandWords = ({ asDay }) => ({
  facts: {
    name: "nombre",
    city: "ciudad",
    federation: "federación",
    kind: "lista",
    start: "inicio",
    end: "final",
    system: "sistema",
    rateOfPlay: "ritmo de juego",
    schedule: "días de las rondas",
    arbiters: "árbitros",
    heldBy: "organizado por",
    teamChampionship: "Olimpiada o campeonato por equipos",
    national: "campeonato nacional",
    norms: "normas posibles",
    league: "liga",
    longer: "aprobado para durar más",
    games: "partidas del match",
    waiver: "cuentan todas las partidas del match",
    ratings: "Elo que se usan",
    inParts: "comunicado por partes",
    stageOf: "fase de",
    organiser: "organizador",
    deviations: "desviaciones de las Leyes",
    approvedOn: "aprobado por la comisión el",
  },
  ratings: { start: "los del inicio", game: "los del día de cada partida" },
  licensed: (name, licensed) => (licensed ? name : `${name} (sin licencia)`),
  registered: (tournament, dryRun) => (dryRun ? `Sería el torneo ${tournament}.` : `Torneo ${tournament}.`),
  underEdition: (edition) => `Estado (${edition}):`,
  announced: (on, reason) => `Anunciado como no evaluable el ${asDay(on)}: ${reason}`,
  ruled: (yes, on, article, reason) =>
    `${yes ? "Se evalúa" : "No se evalúa"} por resolución de la oficina del ${asDay(on)}${by(article)}: ${reason}`,
  admitted: (yes, on, reason) => `Registro ${yes ? "admitido" : "rechazado"} el ${asDay(on)}: ${reason}`,
  told: (on) => `  comunicada al organizador el ${asDay(on)}`,
  appealed: (on, reason) => `  recurso del ${asDay(on)}: ${reason}`,
  appealDecided: (reversed, on, reason) => `  ${reversed ? "revocada" : "confirmada"} el ${asDay(on)}: ${reason}`,
  compared: (other, same, isCopy, reason) => {
    if (!same) return `No es el mismo torneo que ${other}: ${reason}`;
    return isCopy
      ? `El mismo torneo que ${other}, que llegó antes; este no se evalúa: ${reason}`
      : `El mismo torneo que ${other}, que llegó después y no se evalúa: ${reason}`;
  },
  question: (question, on, text) => `Pregunta ${question}, ${asDay(on)}: ${text}`,
  answer: (on, text) => `  respondida el ${asDay(on)}: ${text}`,
  noReport: "No ha llegado ningún informe.",
  nothingOwed: "No se debe ningún informe.",
  nothingPending: "Aquí no hay ningún informe vigente.",
  everybodyMatched: "Se conoce a todos.",
  noCandidates: "no se conoce a nadie parecido",
  noRulings: "La oficina no ha resuelto nada aquí.",
  heldBack: {
    "players-unmatched": "jugadores sin identificar",
    "name-differs": "un número pertenece a otro nombre",
    "one-person-twice": "una persona está inscrita más de una vez",
    "same-as-other": "se parece a otro torneo",
    "stage-missing": "otra fase del mismo torneo no está lista",
    "before-starting-list":
      "terminó a tiempo para una lista que se tomó de fuera; una resolución puede hacer que se evalúe",
  },
  candidates: {
    "same-number": "mismo número, que la oficina ya conoce",
    "same-name-and-birth": "mismo nombre, mismo nacimiento",
    "same-name": "mismo nombre",
    "same-words-and-birth": "mismas palabras en otro orden, mismo nacimiento",
    "same-words": "mismas palabras en otro orden",
    "same-birth-similar-surname": "mismo nacimiento y misma federación, apellido parecido",
    "same-surname-and-initial": "mismo apellido, y la inicial coincide",
  },
  candidate: (player, name, facts, why) => `${player} ${name}${facts === "" ? "" : ` (${facts})`}: ${why}`,
  sameFederation: "misma federación",
  leftOver: (players) => `Quedan por identificar a mano: ${players}`,
  numberOfOther: "el número pertenece a otro nombre",
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
    unmatched: (players) => `Sin identificar con jugadores de la oficina: ${players}`,
    twice: (players) =>
      `Inscritos más de una vez: ${players}. Diga con «reports match» quién es cada uno; las partidas de nadie no cuentan.`,
    alike: (other, players, pairings) =>
      `Se parece a ${other}: el ${players} % de los jugadores y el ${pairings} % de los emparejamientos son los mismos.`,
    rated: (list) => `Se evaluará para la lista del ${asDay(list)}.`,
    assumed: (list) => `No se indica el ritmo de juego: se supone ${asDay(list)}. Indíquelo si no es correcto.`,
    settled: (list) => `Está evaluado en ${asDay(list)}.`,
    settledNot: (list) => `Está en ${asDay(list)} y no se evalúa; la revisión de esa lista dice por qué.`,
    settledAgainst: (list) =>
      `Está evaluado en ${asDay(list)}. Lo que se sabe ahora habla en contra; la oficina decide si esa lista se corrige:`,
    settledOther: (list, version) =>
      `${asDay(list)} tiene su versión ${version}; la oficina decide si esa lista se corrige.`,
    waits: (reasons) => `Espera: ${reasons}.`,
    notRated: "No se evaluará:",
    decided: (article, reason) => `la resolución de la oficina${by(article)}: ${reason}`,
    copy: (other) => `es el mismo torneo que ${other}, que llegó antes`,
    dryRun: "No se ha hecho nada.",
  },
  status: {
    registered: () => "registrado; todavía no se debe ningún informe",
    "not-admitted": (_, __, why) => `registro no aceptado: ${why}`,
    announced: (_, day) => `anunciado como no evaluable el ${asDay(day)}`,
    owed: (_, day) =>
      day === "" ? "informe pendiente de envío" : `informe pendiente de envío, plazo hasta el ${asDay(day)}`,
    "on-hold": (_, __, why) => `informe retenido: ${why}`,
    received: (list) => `informe recibido; se evaluará para la lista del ${asDay(list)}`,
    rated: (list) => `evaluado en ${asDay(list)}`,
    "not-rated": (list, _, why) =>
      `no evaluado${list === "" ? "" : ` en ${asDay(list)}`}${why === "" ? "" : `: ${why}`}`,
    "newer-version": (list) => `${asDay(list)} tiene una versión anterior del informe; la oficina decide si se corrige`,
  },
  withdrawn: "retirado",
  superseded: "sustituido",
  stands: "vigente",
  counts: (counts) => (counts ? "cuenta" : "no cuenta"),
  columns: {
    tournament: "torneo",
    part: "parte",
    version: "versión",
    received: "recibido",
    sender: "de",
    players: "jugadores",
    games: "partidas",
    state: "estado",
    due: "plazo",
    daysLate: "días de retraso",
    officerDue: "plazo ante el responsable",
    startNumber: "n.º",
    line: "línea",
    candidates: "puede ser",
    player: "jugador",
    round: "ronda",
    white: "blancas",
    black: "negras",
    counts: "resolución",
    article: "artículo",
    reason: "motivo",
    entry: "anotación",
    list: "lista",
  },
});
