import type * as english from "../en/club.ts";
import { plural } from "../numbers.ts";

const members = (count: number): string => plural("es", count, "socio", "socios");

/** The kinds of entries about clubs. */
export const CLUB_KIND_WORDS: typeof english.CLUB_KIND_WORDS = {
  "club-opened": "libro del club abierto",
  "club-settings": "ajustes del club modificados",
  "club-member-entered": "socio inscrito",
  "club-member-changed": "socio modificado",
  "club-member-left": "socio dado de baja",
  "club-member-returned": "socio de vuelta",
  "club-member-placed": "socio situado a mano",
  "club-members-merged": "socios unificados",
  "club-merge-undone": "unificación de socios deshecha",
  "club-guest-entered": "invitado inscrito",
  "club-guest-changed": "invitado modificado",
  "club-tournament-opened": "torneo del club abierto",
  "club-tournament-changed": "torneo del club modificado",
  "club-games-entered": "partidas introducidas",
  "club-game-changed": "partida modificada",
  "club-game-withdrawn": "partida retirada",
  "club-undone": "anotación deshecha",
  "club-decisions-changed": "decisiones en un inicio de período modificadas",
  "club-list-closed": "lista del club elaborada",
  "club-list-sent": "lista del club enviada",
  "club-list-received": "lista del club recibida",
};

/** What can be wrong in the games of an evening. */
export const EVENING_ISSUE_WORDS: typeof english.EVENING_ISSUE_WORDS = {
  "evening-line": "no es una partida",
  "evening-column": "una columna que no tiene sitio aquí",
  "evening-result": "no es un resultado",
  "evening-date": "no es un día",
  "evening-number": "no es un número",
  "evening-nobody": "nadie con ese nombre en el libro",
  "evening-several": "varios tienen ese nombre",
  "evening-disagrees": "el número y el nombre son de personas distintas",
};

export const EVENING_EXPECTATION_WORDS: typeof english.EVENING_EXPECTATION_WORDS = {
  "evening-line": () => "una partida como Andersson 1-0 Berg, 12 ½-½ 31 o Berg +- 7",
  "evening-columns": () => "las columnas blancas, negras y resultado",
  "evening-minutes": () => "los minutos de cada jugador, como 90, o 90+30 con segundos por jugada",
  "member-of-club": () =>
    "un socio o invitado del libro, por número, identificador o nombre; inscriba primero a los nuevos",
  "one-of-these": ({ candidates }) => `uno de ${candidates}: indique el número`,
};

/** What is said about the books of clubs. */
export const clubWords: typeof english.clubWords = ({ asDay }) => ({
  calendars: { three: "tres al año", five: "cinco al año" },
  ratings: { "new ratings": "ratings nuevos", "old ratings": "ratings antiguos", rule: "según los días intermedios" },
  standings: {
    counts: "cuenta",
    walkover: "una incomparecencia",
    friendly: "una partida amistosa",
    "too-fast": "demasiado rápida",
    "same-game": "introducida antes",
    "opponent-unrated": "espera una estimación del oponente",
    withdrawn: "retirada",
  },
  marks: {
    halved: { sign: "½", means: "medios puntos en este período" },
    waits: { sign: "…", means: "no definitivo: espera a que termine un torneo" },
    estimate: { sign: "e", means: "jugó con alguien evaluado por estimación" },
    elo: { sign: "E", means: "jugó con alguien evaluado por su Elo" },
    withheld: { sign: "w", means: "bonificación denegada en una partida" },
    deducted: { sign: "−", means: "descuento por no jugar" },
    raised: { sign: "+", means: "aumento en lugar de un descuento" },
    "let-go": { sign: "o", means: "sin descuento, con un motivo" },
    placed: { sign: "p", means: "situado por el club" },
    assessed: { sign: "a", means: "valorado tras una pausa" },
    exceptional: { sign: "!", means: "valorado más alto de lo habitual" },
    returned: { sign: "r", means: "volvió con un rating dado por el club" },
    new: { sign: "n", means: "nuevo en el libro" },
    "unusual-start": { sign: "u", means: "empieza con otro rating que el habitual de su edad" },
  },
  choices: { accept: "aceptado", "let-go": "condonado", raise: "aumentado" },
  met: { swedish: "rating sueco", elo: "por Elo", estimate: "estimación" },
  faults: {
    "content-differs": "los bytes guardados no son los del hash",
    "list-differs": "elaborada de nuevo a partir del diario, es otra lista",
    "line-differs": "la tabla tiene otra cosa que la lista",
    "games-lost": "hay partidas, o algo cerrado, que no están en ninguno de los períodos del libro",
  },
  disagreements: {
    name: "nombres distintos",
    birth: "nacimientos distintos",
    rating: "ratings distintos",
    "rating-used": "se le tomó otro rating que el de su propio club",
  },
  columns: {
    club: "club",
    periods: "períodos",
    bonus: "bonificación",
    from: "desde",
    number: "n.º",
    name: "nombre",
    id: "n.º de socio",
    birth: "nacimiento",
    entered: "ingreso",
    left: "baja",
    rating: "rating",
    base: "base",
    before: "antes",
    current: "actual",
    games: "partidas",
    points: "puntos",
    change: "variación",
    deduction: "descuento",
    raise: "aumento",
    rapidOnly: "solo rápidas",
    marks: "marcas",
    day: "día",
    tournament: "torneo",
    round: "ronda",
    white: "blancas",
    black: "negras",
    result: "resultado",
    opponent: "oponente",
    met: "tomado por",
    after: "después",
    counts: "cuenta",
    home: "club",
    swedish: "sueco",
    elo: "Elo",
    estimate: "estimación",
    time: "tiempo",
    ratings: "al inicio de un período",
    end: "termina",
    period: "período desde",
    version: "versión",
    members: "socios",
    sha256: "sha-256",
    closed: "último cierre",
    place: "puesto",
    received: "recibida",
  },
  bonus: (bonus) => (bonus === null ? "ninguna" : bonus === "recommended" ? "la recomendada" : bonus),
  entered: (number, name) => `${name} tiene el número ${number}.`,
  gamesEntered: (games, first) =>
    games === 1
      ? `La partida tiene el número ${first}.`
      : `${plural("es", games, "partida", "partidas")}, números ${first} a ${first + games - 1}.`,
  unratedGuests: (guests) =>
    `La partida espera una estimación de ${guests}: clubs list-proposals dice qué dan los resultados.`,
  undone: (entry, kind) => `Retirado: asiento ${entry}, ${kind}.`,
  startLifted: (name, rating) => `${name} empieza con el rating más bajo que hay, ${rating}.`,
  unusualStart: (name, rating) => `${name} empieza con ${rating}, que no es lo habitual a su edad.`,
  repeats: (game) => `la misma que la partida ${game}`,
  notConfirmed:
    "No se ha anotado nada: cambiarían listas ya cerradas. Repítalo con --confirm si es lo que se pretende.",
  wouldChange: (period, version) => `La lista del ${asDay(period)} pasaría a la versión ${version}:`,
  changed: (period, version) => `La lista del ${asDay(period)} tiene ahora la versión ${version}:`,
  listTitle: (name, period) => `${name}: ratings desde el ${asDay(period)}`,
  versionOf: (version, on) => `Versión ${version}, elaborada el ${asDay(on)}.`,
  soFar: "Como sería si el período se cerrara ahora.",
  waitsFor: (tournaments) => `espera a ${tournaments}`,
  closed: (period, count, sha256) =>
    `El período está cerrado: ratings base de ${members(count)} desde el ${asDay(period)}.\nEl sha-256 de la lista: ${sha256}`,
  wouldClose: (period, count) =>
    `El período se cerraría: ratings base de ${members(count)} desde el ${asDay(period)}. No se ha hecho nada.`,
  proposalsAt: (period) => `Por decidir al ${asDay(period)}:`,
  noProposals: (period) => `No hay nada que decidir al ${asDay(period)}.`,
  assessmentNeeded: "de vuelta tras una pausa tan larga que debería haberse valorado la fuerza de juego",
  estimateFor: (guest, name, estimate) =>
    `El invitado ${guest}, ${name}, necesita una estimación; ${estimate === null ? "los resultados no dan ninguna" : `los resultados dicen ${estimate}`}.`,
  nothingSettled: "Todas las listas cerradas están como deben.",
  verified: (period, version, count) =>
    `${asDay(period)}, versión ${version}: ${members(count)}, todo como dice el diario.`,
  differs: (period, version) => `${asDay(period)}, versión ${version}, no es lo que dice el diario:`,
  fault: (fault, member) => (member === null ? fault : `socio ${member}: ${fault}`),
  noLists: "Todavía no se ha cerrado ninguna lista.",
  received: (club, period, count) => `La lista de ${club} desde el ${asDay(period)} está aquí: ${members(count)}.`,
  serving: (folder, address) => `El libro del club en ${folder} está abierto en ${address} (Ctrl+C lo cierra).`,
  sent: (to, period, version, wasThere) =>
    wasThere
      ? `${to} ya tenía la lista del ${asDay(period)}, versión ${version}.`
      : `La lista del ${asDay(period)}, versión ${version}, se envió a ${to}.`,
  duplicate: (id, lines) => `El número de socio ${id} está en varios clubes: ${lines}.`,
  disagreement: (what, id, name, said, period) =>
    `${name} (${id}): ${what}${period === null ? "" : ` en el período desde el ${asDay(period)}`}: ${said}.`,
  owedHead: "Lista pendiente",
  owed: (club, why) => `Falta la lista de ${club}: ${why}.`,
  merged: (clubs, count) => `${members(count)} de ${plural("es", clubs, "club", "clubes")}.`,
  notEntered: "No se ha introducido nada.",
});
