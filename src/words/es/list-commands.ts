import type * as english from "../en/list-commands.ts";
import { plural } from "../numbers.ts";

const KINDS: Readonly<Record<string, string>> = { standard: "estándar", rapid: "de rápido", blitz: "de blitz" };

const count = (number: number, one: string, other: string): string => plural("es", number, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, versión ${version}` : list);
const all = (values: readonly string[]): string => values.join(", ");
const said = (kind: string): string => KINDS[kind] ?? kind;

/** What the commands about lists say. */
export const listCommandWords: typeof english.listCommandWords = ({ asDay }) => ({
  explaining: (player, list, version) => `Jugador ${player} en ${named(list, version)}:`,
  notPublished: "Sin publicar: es lo que darían los informes recibidos hasta ahora, y puede cambiar.",
  ratingsOf: (list) => `Elo de ${asDay(list)}.`,
  ownRating: (rating, list) => `Elo propio: ${rating}, de la lista del ${asDay(list)}.`,
  standardOf: (date, taken) =>
    taken === null
      ? "Todavía no hay lista estándar: aquí nadie tiene Elo estándar."
      : `La lista estándar del ${asDay(date)} aún no ha salido: se tomó la del ${asDay(taken)}.`,
  changeWith: (change, k, printed) =>
    k === printed ? `Variación: ${change} con K ${k}` : `Variación: ${change} con K ${k}, reducida desde ${printed}`,
  noCorrections: "Después de publicarse las listas no ha llegado nada que las cambie.",
  pendingCorrection: (list, tournament, entry) => `${list}: ${tournament}, anotación ${entry}`,
  sheet: (list, version, against, lines) =>
    `${list}: versión ${version} frente a ${against}, ${count(lines, "línea difiere", "líneas difieren")}`,
  leftOut: (players) =>
    `Entraron en la lista o salieron de ella por la corrección, de modo que solo una reapertura puede decirlo: ${players}`,
  history: {
    superseded: "sustituida",
    correctedFrom: "corregido desde",
    decided: "Decidido después de la publicación:",
  },
  replayed: {
    list: "lista",
    rated: "con Elo",
    mean: "media",
    published: "media publicada",
    differing: "difieren",
    meanDifference: "diferencia media",
  },
  replaySame: "Todas las listas salieron como se publicaron.",
  steps: {
    reports: "informes",
    "list-before": "la lista anterior",
    lists: "listas al inicio de los torneos",
    players: "jugadores",
    calculation: "cálculo",
    writing: "escritura",
    comparing: "comparación",
    replaying: "reconstrucción desde el registro",
    reading: "lectura",
  },
  states: { imported: "importada", published: "publicada", draft: "borrador", discarded: "descartada" },
  notes: {
    "start-differs": "el informe da otro primer día que el registro",
    "end-differs": "el informe da otro último día que el registro",
    "system-differs": "jugado de otra manera que la registrada",
    "rate-of-play-missing": "nadie dijo cuál era el ritmo de juego",
    "rate-of-play-unread": "el ritmo de juego no se entiende",
    "report-late": "el informe llegó con retraso",
    "first-control": "el primer control de tiempo no está en la jugada que pide el reglamento",
    "interim-missing": "llegó un solo informe para todos los meses",
    "list-decided": "la oficina decidió que pertenece a esta lista",
    "men-in-womens-championship":
      "en este campeonato femenino juegan hombres: necesita tantos jugadores con Elo como cualquier otro",
    "arbiter-not-registered": "el informe nombra a un árbitro no registrado: preguntar si tiene licencia",
  },
  faults: {
    "content-differs": "los bytes guardados se han cambiado",
    "list-differs": "elaborada de nuevo, la lista tiene otro hash",
    "making-differs": "elaborada de nuevo, se hace de otra manera",
    "line-differs": "elaborada de nuevo, la línea es otra",
    "row-differs": "la tabla tiene otra cosa que la lista",
    "row-missing": "en la tabla falta un jugador de la lista",
    "row-added": "la tabla tiene un jugador que la lista no tiene",
    "pools-differ": "la tabla tiene otras partidas de un jugador sin Elo que las que le dejó la lista",
  },
  sections: {
    all: "todos los jugadores",
    federation: "jugadores activos de una federación",
    top: "los mejores jugadores",
    women: "las mejores jugadoras",
    juniors: "los mejores juveniles",
    titled: "titulados sin Elo",
    delisted: "retirados de la lista",
  },
  review: {
    entrants: "Nuevos en la lista, o de vuelta en ella:",
    delisted: "Fuera de la lista, por debajo del mínimo:",
    leavers: "Retirados por decisión:",
    largestChanges: "Mayores variaciones:",
    loweredCoefficients: "K reducida por el número de partidas:",
    corrections: "Correcciones:",
    unusual: "Inusual:",
    balance: "Balance de puntos:",
    notRated: "Torneos que no se evalúan:",
    noted: "Anotado sobre torneos:",
    heldBack: "Informes que esperan a alguien y no están en la lista:",
    later: "Informes recibidos que están en una lista posterior:",
  },
  balance: {
    before: "lista anterior",
    games: "partidas",
    rounding: "redondeo",
    corrections: "correcciones",
    oneTimeChanges: "cambios únicos",
    entrants: "nuevos en la lista",
    leavers: "retirados por decisión",
    floor: "por debajo del mínimo",
    after: "esta lista",
    rest: "sin explicar",
  },
  closed: (list, version, rated, tournaments) =>
    `${named(list, version)}: un borrador de ${count(rated, "jugador con Elo", "jugadores con Elo")} a partir de ${count(tournaments, "torneo evaluado", "torneos evaluados")}.`,
  laterBecause: (end, closing) =>
    closing === null
      ? "aplazado a una lista posterior por decisión de la oficina"
      : `terminó el ${asDay(end)}, después del cierre del ${asDay(closing)}`,
  withoutFederation: (players) =>
    `${players} ${players === 1 ? "jugador con Elo no tiene" : "jugadores con Elo no tienen"} federación: ningún archivo ni página los muestra hasta que tengan una.`,
  reviewNext: (list) => `Se revisa con: lists review ${list}`,
  published: (list, sha256) => `${list} está publicada. Su sha-256: ${sha256}`,
  discarded: (list) => `El borrador de ${list} se ha descartado.`,
  verified: (list, version, players) =>
    `${named(list, version)}: ${count(players, "jugador", "jugadores")}, todo como dice el diario.`,
  differs: (list, version, differences) =>
    `${named(list, version)}: ${count(differences, "diferencia", "diferencias")} con lo que dice el diario.`,
  difference: (player, fault, expected, found) =>
    `${player === null ? "" : `jugador ${player}: `}${fault}; se esperaba «${expected}», se encontró «${found}»`,
  exported: (file, players) => `${count(players, "jugador", "jugadores")} en ${file}.`,
  none: "Ninguno.",
  more: (left) => `… y ${left} más.`,
  inactive: "inactivo",
  columns: {
    list: "lista",
    version: "versión",
    date: "fecha",
    state: "estado",
    entry: "anotación",
    sha256: "sha-256",
    place: "n.º",
    player: "jugador",
    name: "nombre",
    federation: "federación",
    title: "título",
    rating: "Elo",
    change: "variación",
    games: "partidas",
    k: "K",
    kPrinted: "K impresa",
    birth: "nacimiento",
    flag: "marca",
    tournament: "torneo",
    points: "puntos",
    reason: "motivo",
    noted: "anotado",
  },
});

/** Why something about a list is turned down. */
export const listRefusalWords: typeof english.listRefusalWords = ({ asDay }) => ({
  "no-list-before": ({ kind }) =>
    `No hay ninguna lista ${said(kind)} de la que partir: importe primero una publicada (players import).`,
  "list-not-next": ({ kind, date, newest, next }) =>
    `La última lista ${said(kind)} es del ${asDay(newest)}, así que ya no se puede elaborar una del ${asDay(date)}; la siguiente es del ${asDay(next)}.`,
  "not-a-list-date": ({ kind, date, next }) =>
    `Según los reglamentos, ninguna lista ${said(kind)} lleva la fecha ${asDay(date)}; la siguiente es del ${asDay(next)}.`,
  "standard-list-first": ({ kind, date }) =>
    `La lista ${said(kind)} consulta la lista estándar del ${asDay(date)}: publíquela primero.`,
  "list-without-games": ({ list }) => `Una lista tomada de fuera no tiene partidas aquí: ${list}.`,
  "unknown-list": ({ list }) => `No existe esa lista: ${list}. Véase: lists list`,
  "no-draft": ({ list }) => `No hay borrador de ${list}.`,
  "list-not-proven": ({ list, differences }) =>
    `No publicada: calculada solo con el registro, ${list} sale distinta (${differences} diferencias). La base de datos no es de fiar: ejecute journal rebuild y vuelva a cerrar el período.`,
  "correction-not-proven": ({ list }) =>
    `No corregida: calculada solo con el registro, la corrección de ${list} sale distinta. La base de datos no es de fiar: ejecute journal rebuild y vuelva a corregir la lista.`,
  "correction-overtaken": ({ list }) =>
    `No corregida: mientras la corrección de ${list} se comprobaba con el registro, otras personas siguieron anotando. No se ha cambiado nada; inténtelo de nuevo cuando haya menos trabajo en la oficina.`,
  "list-being-made": ({ list }) => `${list} ya se está elaborando. Espere a que termine y vuelva a intentarlo.`,
  "list-begun": ({ kind, list }) =>
    `Ya hay una lista ${kind}: ${list}. Solo una oficina que no tiene ninguna puede empezar sin jugadores.`,
  "list-too-early": ({ kind, date, closing }) =>
    `La lista ${kind} del ${asDay(date)} incluye los torneos que terminan hasta el ${asDay(closing)}. Espere a ese día o indique --early.`,
  "draft-another": ({ list, sha256 }) => `El borrador de ${list} es ya otro, con el sha-256 ${sha256}: mírelo primero.`,
  "draft-outdated": ({ list, entries }) =>
    `Desde que se cerró ${list}, ha llegado algo que la cambia (anotación ${all(entries)}): ciérrela de nuevo o publíquela con --as-closed.`,
});
