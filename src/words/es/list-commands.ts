import { capital } from "../capital.ts";
import type * as english from "../en/list-commands.ts";
import { counted, plural } from "../numbers.ts";

const KINDS: Readonly<Record<string, string>> = { standard: "estándar", rapid: "de rápido", blitz: "de blitz" };

const count = (number: number, one: string, other: string): string => plural("es", number, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, versión ${version}` : list);
const all = (values: readonly string[]): string => values.join(", ");
const said = (kind: string): string => KINDS[kind] ?? kind;

/** What the commands about lists say. */
export const listCommandWords: typeof english.listCommandWords = ({ asDay }) => ({
  explaining: (player, list, version) => `Jugador ${player} en ${named(list, version)}:`,
  notPublished: "Sin publicar. Es el resultado de los informes recibidos hasta ahora y puede cambiar.",
  ratingsOf: (list) => `Elo de ${asDay(list)}.`,
  ownRating: (rating, list) => `Elo propio: ${rating} (lista del ${asDay(list)}).`,
  standardOf: (date, taken) =>
    taken === null
      ? "Todavía no hay lista estándar, así que nadie tiene Elo estándar."
      : `La lista estándar del ${asDay(date)} aún no está publicada: se usa la del ${asDay(taken)}.`,
  changeWith: (change, k, printed) =>
    k === printed ? `Variación: ${change} con K ${k}` : `Variación: ${change} con K ${k}, reducida desde ${printed}`,
  noCorrections: "No han llegado cambios que afecten a una lista publicada.",
  pendingCorrection: (list, tournament, entry) =>
    `${capital(list)}: ${tournament}, anotación ${entry} del libro de registro`,
  sheet: (list, version, against, lines) =>
    `${capital(list)}: versión ${version} frente a ${against}, ${count(lines, "línea difiere", "líneas difieren")}`,
  leftOut: (players) =>
    `Añadidos o retirados por la corrección; solo una nueva publicación puede mostrarlos: ${players}`,
  history: {
    superseded: "sustituida",
    correctedFrom: "corregido desde",
    decided: "Decidido después de la publicación:",
  },
  replayed: {
    list: "Lista",
    rated: "Jugadores con Elo",
    mean: "Media",
    published: "Media publicada",
    differing: "Distintos",
    meanDifference: "Diferencia media",
  },
  replaySame: "Todas las listas son iguales a las publicadas.",
  steps: {
    reports: "informes",
    "list-before": "lista anterior",
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
    "start-differs": "fecha de inicio distinta de la registrada",
    "end-differs": "fecha de fin distinta de la registrada",
    "system-differs": "sistema distinto del registrado",
    "rate-of-play-missing": "falta el ritmo de juego",
    "rate-of-play-unread": "ritmo de juego no entendido",
    "report-late": "informe recibido con retraso",
    "first-control": "primer control fuera de la jugada exigida",
    "interim-missing": "un solo informe para todos los meses",
    "list-decided": "pasado a esta lista por decisión de la oficina",
    "men-in-womens-championship": "hombres en un campeonato femenino: se exige el número habitual de jugadores con Elo",
    "arbiter-not-registered": "árbitro del informe no registrado: pregunte por la licencia",
  },
  faults: {
    "content-differs": "el archivo guardado fue modificado",
    "list-differs": "la lista recalculada tiene otro hash",
    "making-differs": "la lista recalculada se hace de otra manera",
    "persons-differ": "las personas de la lista difieren del libro de registro",
    "line-differs": "la línea recalculada difiere",
    "row-differs": "la base de datos difiere de la lista",
    "row-missing": "falta en la base de datos un jugador de la lista",
    "row-added": "la base de datos tiene un jugador que no está en la lista",
    "pools-differ": "las partidas guardadas de un jugador sin Elo difieren en la base de datos",
    "cards-differ": "los puntos que cada torneo dio a un jugador difieren en la base de datos",
  },
  sections: {
    all: "todos los jugadores",
    federation: "jugadores activos de una federación",
    top: "mejores jugadores",
    women: "mejores mujeres",
    juniors: "mejores júniors",
    titled: "titulados sin Elo",
    delisted: "retirados de la lista",
  },
  review: {
    entrants: "Jugadores nuevos o de vuelta:",
    delisted: "Retirados, por debajo del mínimo:",
    leavers: "Retirados por decisión:",
    largestChanges: "Mayores variaciones:",
    loweredCoefficients: "K reducida por el número de partidas:",
    corrections: "Correcciones:",
    unusual: "Inusual:",
    balance: "Balance de puntos:",
    notRated: "Torneos no computados:",
    noted: "Notas sobre torneos:",
    heldBack: "Informes en espera, fuera de esta lista:",
    later: "Informes para una lista posterior:",
  },
  balance: {
    before: "Lista anterior",
    games: "Partidas",
    rounding: "Redondeo",
    corrections: "Correcciones",
    oneTimeChanges: "Cambios únicos",
    entrants: "Jugadores nuevos o de vuelta",
    leavers: "Retirados por decisión",
    floor: "Retirados por debajo del mínimo",
    after: "Esta lista",
    rest: "Sin explicar",
  },
  closed: (list, version, rated, tournaments) =>
    `${capital(named(list, version))}: un borrador de ${count(rated, "jugador con Elo", "jugadores con Elo")} a partir de ${count(tournaments, "torneo computado", "torneos computados")}.`,
  laterBecause: (end, closing) =>
    closing === null
      ? "aplazado a una lista posterior por decisión de la oficina"
      : `terminó el ${asDay(end)}, después del cierre del ${asDay(closing)}`,
  withoutFederation: (players) =>
    `${counted("es", players)} ${players === 1 ? "jugador con Elo no tiene" : "jugadores con Elo no tienen"} federación: no se muestran hasta que se indique.`,
  erasedOnList: (players) =>
    `${counted("es", players)} ${players === 1 ? "jugador de esta lista fue borrado" : "jugadores de esta lista fueron borrados"} aquí: se importan número y Elo, no el nombre ni el nacimiento.`,
  reviewNext: (list) => `Revísela con: lists review ${list}`,
  published: (list, sha256) => `${capital(list)} está publicada. Su sha-256: ${sha256}`,
  verified: (list, version, players) =>
    `${capital(named(list, version))}: ${count(players, "jugador", "jugadores")}, igual que lo recalculado a partir del libro de registro.`,
  differs: (list, version, differences) =>
    `${capital(named(list, version))}: ${count(differences, "diferencia", "diferencias")} al recalcular a partir del libro de registro.`,
  difference: (player, fault, expected, found) =>
    `${player === null ? "" : `jugador ${player}: `}${fault}; se esperaba «${expected}», se encontró «${found}»`,
  exported: (file, players) => `${count(players, "jugador", "jugadores")} en ${file}.`,
  none: "Ninguno.",
  more: (left) => `… y ${counted("es", left)} más.`,
  inactive: "inactivo",
  columns: {
    list: "Lista",
    version: "Versión",
    date: "Fecha",
    state: "Estado",
    entry: "Anotación",
    sha256: "SHA-256",
    place: "Puesto",
    player: "Jugador",
    name: "Nombre",
    federation: "Fed.",
    title: "Título",
    rating: "Elo",
    change: "Variación",
    games: "Partidas",
    k: "K",
    kPrinted: "K publicada",
    birth: "Nacimiento",
    flag: "Marca",
    tournament: "Torneo",
    points: "Puntos",
    reason: "Motivo",
    noted: "Concepto",
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
  "list-without-games": ({ list }) => `${capital(list)} se importó: sus partidas no están disponibles aquí.`,
  "no-certificate": ({ list, player }) =>
    `No hay certificado del jugador ${player} en ${list}: la lista no muestra al jugador, se importó o se hizo antes de que las listas pudieran probarse línea por línea.`,
  "unknown-list": ({ list }) => `No existe la lista «${list}». Véase: lists list`,
  "edition-without-dates": () =>
    "La edición no tiene fechas de vigencia: se puede estudiar, pero no adoptar. Indique un primer día (inForce).",
  "edition-too-late": ({ from, newest }) =>
    `La edición regiría desde el ${asDay(from)}, pero la lista del ${asDay(newest)} ya está publicada. Elija un primer día posterior.`,
  "edition-in-use": ({ id, newest }) =>
    `Las listas hasta el ${asDay(newest)} se hicieron con ${id}: ya no se puede sustituir ni retirar. Adopte las nuevas reglas con otro id.`,
  "too-many-limits": ({ found, max }) =>
    `Junto con las ediciones actuales, K dependería de ${found} combinaciones de partidas y Elo; se pueden calcular ${max} como máximo. Use límites que ya tenga otra edición.`,
  "no-draft": ({ list }) => `No hay borrador de ${list}.`,
  "list-not-proven": ({ list, differences }) =>
    `Sin publicar: recalculada a partir del libro de registro, ${list} tiene ${differences} diferencias, así que la base de datos no es fiable. Ejecute journal rebuild y cierre de nuevo el período.`,
  "correction-not-proven": ({ list }) =>
    `Sin corregir: recalculada a partir del libro de registro, la corrección de ${list} es distinta, así que la base de datos no es fiable. Ejecute journal rebuild y corrija de nuevo la lista.`,
  "correction-overtaken": ({ list }) =>
    `Sin corregir: mientras se comprobaba la corrección de ${list} seguían llegando anotaciones. No se ha cambiado nada; inténtelo más tarde.`,
  "list-being-made": ({ list }) =>
    `${capital(list)} ya se está calculando. Espere a que termine y vuelva a intentarlo.`,
  "list-begun": ({ kind, list }) =>
    `Ya hay una lista ${said(kind)}: ${list}. Solo una oficina que no tiene ninguna puede empezar sin jugadores.`,
  "list-too-early": ({ kind, date, closing }) =>
    `La lista ${said(kind)} del ${asDay(date)} incluye los torneos que terminan hasta el ${asDay(closing)}. Espere a ese día o indique --early.`,
  "draft-another": ({ list, sha256 }) =>
    `El borrador de ${list} ha cambiado; su sha-256 es ahora ${sha256}. Revíselo primero.`,
  "draft-outdated": ({ list, entries }) =>
    `${capital(list)} ha cambiado desde que se cerró (anotación ${all(entries)} del libro de registro). Ciérrela de nuevo, o publíquela tal como se cerró con --as-closed.`,
});
