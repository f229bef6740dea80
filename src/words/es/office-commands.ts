import type * as english from "../en/office-commands.ts";
import { plural } from "../numbers.ts";
import { CLUB_KIND_WORDS, clubWords } from "./club.ts";
import { listCommandWords } from "./list-commands.ts";
import { tournamentCommandWords } from "./tournament-commands.ts";

const count = (value: number, one: string, other: string): string => plural("es", value, one, other);
const entries = (value: number): string => count(value, "anotación", "anotaciones");
const contents = (value: number): string => count(value, "contenido", "contenidos");

export const FAULT_WORDS: typeof english.FAULT_WORDS = {
  "not-json": "no es una línea del diario",
  "not-an-entry": "no es una anotación",
  "newer-format": "escrita por un programa más reciente",
  "not-canonical": "no escrita por este programa",
  "hash-differs": "cambiada después de escribirse",
  "sequence-gap": "falta una anotación anterior",
  "chain-broken": "no es la anotación que seguía",
  "content-missing": "falta un contenido",
  "content-differs": "se ha cambiado un contenido",
  "database-differs": "la base de datos tiene otra cosa",
};

export const STATUS_WORDS: typeof english.STATUS_WORDS = { member: "miembro", suspended: "suspendida" };

export const ROLE_WORDS: typeof english.ROLE_WORDS = {
  arbiter: "árbitro",
  officer: "delegado de federación",
  administrator: "administrador de Elo",
  auditor: "auditor",
  club: "club",
};

/** What the commands of the office say. */
export const officeCommandWords: typeof english.officeCommandWords = (writing) => ({
  tournaments: tournamentCommandWords(writing),
  lists: listCommandWords(writing),
  kinds: {
    "office-opened": "oficina abierta",
    "settings-changed": "ajustes modificados",
    "list-imported": "lista importada",
    "base-corrections": "correcciones de base encontradas",
    "player-added": "jugador añadido",
    "player-changed": "jugador modificado",
    "earlier-facts-stated": "declaradas las partidas y los Elo anteriores a la primera lista",
    "players-merged": "jugadores unificados",
    "merge-undone": "unificación deshecha",
    "federation-added": "federación añadida",
    "federation-status": "estado de una federación modificado",
    "federation-administrator": "administrador de una federación nombrado",
    "player-excluded": "jugador omitido a petición de la federación",
    "exclusion-ended": "jugador ya no omitido",
    "dispensation-given": "dispensa concedida",
    "dispensation-ended": "dispensa terminada",
    "tournament-registered": "torneo registrado",
    "registration-changed": "registro modificado",
    "tournament-announced": "torneo anunciado como no evaluable",
    "registration-ruled": "resolución sobre un registro",
    "tournament-ruled": "resolución sobre un torneo",
    "tournament-listed": "torneo asignado a una lista",
    "appeal-received": "recurso recibido",
    "appeal-decided": "recurso decidido",
    "report-received": "informe recibido",
    "report-withdrawn": "informe retirado",
    "player-matched": "jugador de un informe identificado",
    "tournaments-compared": "torneos comparados",
    "question-asked": "pregunta al árbitro",
    "question-answered": "respuesta del árbitro",
    "game-ruled": "resolución sobre una partida",
    "list-closed": "período cerrado, borrador elaborado",
    "draft-discarded": "borrador descartado",
    "list-published": "lista publicada",
    "correction-decided": "corrección para la lista siguiente",
    "user-added": "usuario añadido",
    "user-role": "función de un usuario modificada",
    "user-ended": "usuario dado de baja",
    "user-reset": "contraseña de un solo uso entregada",
    "second-factor-reset": "acceso en dos pasos desactivado por la oficina",
    ...CLUB_KIND_WORDS,
  },
  clubs: clubWords(writing),
  notices: {
    "torn-line-cut": ({ count: bytes }) =>
      `La última línea del diario quedó sin terminar (${count(bytes, "byte", "bytes")}); se ha cortado.`,
    "lines-restored": ({ count: lines }) =>
      `El diario había perdido ${entries(lines)}; la base de datos las conservaba y se han recuperado.`,
    "tail-applied": ({ count: lines }) =>
      `La base de datos llevaba un retraso de ${entries(lines)} del diario; ya se han aplicado.`,
    "database-made-anew": ({ count: lines, movedTo }) =>
      `La base de datos se ha rehecho a partir de ${entries(lines)} del diario${movedTo === null ? "" : `; lo que había está en ${movedTo}`}.`,
    "rebuilt-after-crash": ({ count: lines }) =>
      `La oficina no se cerró correctamente. La base de datos se ha reconstruido con ${entries(lines)} del registro; no se ha perdido nada. Todos deben iniciar sesión de nuevo.`,
    "secrets-lost": () =>
      "Se han perdido todas las contraseñas y los tokens. Dé a cada usuario una nueva contraseña de un solo uso: rating-office users reset NOMBRE",
    "access-tightened": () =>
      "Otros usuarios de este equipo podían leer la carpeta de la oficina; ahora solo puede su propietario.",
  },
  faults: FAULT_WORDS,
  statuses: STATUS_WORDS,
  recorded: (sequence, kind) => `Anotación ${sequence}: ${kind}.`,
  wouldRecord: (kind) => `Se anotaría: ${kind}. No se ha hecho nada.`,
  opened: (place) => `Se ha abierto una oficina en ${place}.`,
  imported: (list, version, rated) =>
    `${list}${version > 1 ? `, versión ${version}` : ""}: ${count(rated, "jugador con Elo", "jugadores con Elo")}.`,
  players: (players) => `${count(players, "jugador", "jugadores")} en el archivo.`,
  compared: (list, before, entrants, leavers) =>
    `${list}: ${entrants} nuevos o de vuelta, ${leavers} ya no están, en comparación con ${before}.`,
  corrections: (list, players) =>
    `${list}: ${count(players, "jugador", "jugadores")} sin partidas con un Elo que cambió; anotado como correcciones de base.`,
  more: (key) => `Más: --after ${key}`,
  verified: (lines, parts, hash) => `${entries(lines)}, ${contents(parts)}: la cadena es íntegra. Último hash ${hash}`,
  faultAt: (line, fault, found) => `línea ${line}: ${fault}${found === "" ? "" : ` (${found})`}`,
  rebuilt: (lines) => `Todo se ha rehecho a partir de ${entries(lines)}.`,
  moved: (lines, parts, place) => `${entries(lines)} y ${contents(parts)} a ${place}.`,
  mergedWith: (ids) => `la misma persona que ${ids}`,
  settings: { setting: "ajuste", value: "valor", name: "nombre", zone: "zona horaria", federation: "federación" },
  wouldMove: (moved, kept, place) =>
    `No se ha hecho nada; ${entries(moved)} y ${contents(kept)} se llevarían a ${place}.`,
  wouldRebuild: (made) => `No se ha hecho nada; todo se reharía a partir de ${entries(made)}.`,
  roles: ROLE_WORDS,
  users: { user: "usuario", role: "función", of: "de", ended: "baja" },
  oneTime: (user, password, days) =>
    `${user} inicia sesión una vez con esta contraseña, en un plazo de ${plural("es", days, "día", "días")}, y después elige otra: ${password}`,
  loadingSample: "Se está creando una federación de ejemplo: dos años de torneos y listas, todo inventado …",
  serving: (address) => `La oficina está abierta en ${address} (Ctrl+C la cierra).`,
  facts: {
    id: "número",
    name: "nombre",
    federation: "federación",
    sex: "sexo",
    birth: "nacimiento",
    title: "título",
    womenTitle: "título femenino",
    otherTitles: "otros títulos",
    arenaTitle: "título de arena",
    memberships: "miembro de",
    mergedInto: "unificado con",
    excluded: "omitido",
    dispensation: "dispensa",
    gamesBefore: "partidas anteriores a la primera lista (declaradas)",
    highestBefore: "Elo más alto anterior a ella (declarado)",
  },
  columns: {
    list: "lista",
    date: "fecha",
    rating: "Elo",
    games: "partidas",
    k: "K",
    inactive: "inactivo",
    correction: "corregido desde",
    entry: "anotación",
    time: "hora",
    by: "por",
    what: "qué",
    about: "sobre",
    status: "estado",
    administrator: "administrador",
  },
});
