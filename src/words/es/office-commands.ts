import { capital } from "../capital.ts";
import type * as english from "../en/office-commands.ts";
import { plural } from "../numbers.ts";
import { CLUB_KIND_WORDS, clubWords } from "./club.ts";
import { ERASURE_WORDS } from "./erasure.ts";
import { INSTALLATION_WORDS } from "./installation.ts";
import { listCommandWords } from "./list-commands.ts";
import { LOG_WORDS } from "./log.ts";
import { tournamentCommandWords } from "./tournament-commands.ts";

const count = (value: number, one: string, other: string): string => plural("es", value, one, other);
const entries = (value: number): string => count(value, "anotación", "anotaciones");
const contents = (value: number): string => count(value, "contenido", "contenidos");

export const FAULT_WORDS: typeof english.FAULT_WORDS = {
  "not-json": "no es una línea del libro de registro",
  "not-an-entry": "no es una anotación",
  "newer-format": "escrita por un programa más reciente",
  "not-canonical": "no escrita por este programa",
  "hash-differs": "cambiada después de escribirse",
  "facts-differ": "los datos reservados de la anotación fueron modificados",
  "sequence-gap": "falta una anotación anterior",
  "chain-broken": "no es la anotación que seguía",
  "content-missing": "falta un archivo",
  "content-differs": "un archivo fue modificado",
  "database-differs": "la base de datos difiere",
  "redaction-unrecorded": "modificado sin una anotación que lo diga",
  "redaction-undone": "borrado por una anotación, pero aún presente",
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
  log: LOG_WORDS,
  installation: INSTALLATION_WORDS,
  erasure: ERASURE_WORDS,
  held: {
    heads: {
      lists: "En listas",
      reports: "En informes",
      journal: "En el registro",
      tournament: "Torneo",
      version: "Versión",
      name: "Nombre en el informe",
      id: "ID en el informe",
      birth: "Nacimiento",
    },
    counts: (games, files) =>
      `${plural("es", games, "partida", "partidas")}; el nombre está en ${plural("es", files, "archivo guardado", "archivos guardados")}.`,
    mentions: (lines, files) =>
      `${plural("es", lines, "línea", "líneas")} en listas de clubes, y mencionado en ${plural("es", files, "archivo guardado", "archivos guardados")}.`,
    others: "Con --json: cada fila, cada partida y cada archivo.",
  },
  kinds: {
    "office-opened": "Oficina creada",
    "settings-changed": "Ajustes modificados",
    "edition-adopted": "Edición adoptada",
    "edition-withdrawn": "Edición retirada",
    "list-imported": "Lista importada",
    "base-corrections": "Correcciones de base anotadas",
    "player-added": "Jugador añadido",
    "player-changed": "Jugador modificado",
    "earlier-facts-stated": "Partidas y Elo anteriores introducidos",
    "players-merged": "Jugadores unificados",
    "merge-undone": "Unificación deshecha",
    "federation-added": "Federación añadida",
    "federation-status": "Estado de una federación modificado",
    "federation-administrator": "Administrador de una federación nombrado",
    "player-excluded": "Jugador excluido a petición de la federación",
    "exclusion-ended": "Jugador ya no excluido",
    "dispensation-given": "Dispensa concedida",
    "dispensation-ended": "Dispensa terminada",
    "person-erased": "Persona borrada",
    "reports-expired": "Nacimientos quitados de informes antiguos",
    "tournament-registered": "Torneo registrado",
    "registration-changed": "Registro modificado",
    "tournament-announced": "Torneo anunciado como no computable",
    "registration-ruled": "Decisión sobre un registro",
    "tournament-ruled": "Decisión sobre un torneo",
    "tournament-listed": "Torneo pasado a otra lista",
    "appeal-received": "Recurso recibido",
    "appeal-decided": "Recurso decidido",
    "report-received": "Informe recibido",
    "report-withdrawn": "Informe retirado",
    "player-matched": "Jugador identificado",
    "match-proposed": "Identificación propuesta",
    "tournaments-compared": "Posible duplicado comprobado",
    "question-asked": "Pregunta al árbitro",
    "question-answered": "Respuesta del árbitro",
    "objection-received": "Reclamación",
    "objection-decided": "Decisión sobre una reclamación",
    "game-ruled": "Decisión sobre una partida",
    "list-closed": "Período cerrado, borrador creado",
    "draft-discarded": "Borrador descartado",
    "list-published": "Lista publicada",
    "correction-decided": "Corrección para la lista siguiente",
    "alarm-acknowledged": "Alarma reconocida",
    "alarm-reopened": "Reconocimiento de una alarma retirado",
    "tariff-adopted": "Tarifa adoptada",
    "fee-paid": "Cuota pagada",
    "fee-payment-undone": "Pago de una cuota anulado",
    "signing-key-changed": "Clave de firma cambiada",
    "user-added": "Usuario añadido",
    "user-role": "Función de un usuario modificada",
    "user-ended": "Cuenta de usuario cerrada",
    "user-changed": "Datos del usuario modificados",
    "user-reset": "Contraseña de un solo uso entregada",
    "second-factor-reset": "Acceso en dos pasos desactivado por la oficina",
    ...CLUB_KIND_WORDS,
  },
  clubs: clubWords(writing),
  notices: {
    "torn-line-cut": ({ count: bytes }) =>
      `La última línea del libro de registro quedó sin terminar (${count(bytes, "byte", "bytes")}); se ha cortado.`,
    "lines-restored": ({ count: lines }) =>
      `El libro de registro había perdido ${entries(lines)}; la base de datos las conservaba y se han recuperado.`,
    "tail-applied": ({ count: lines }) =>
      `La base de datos llevaba un retraso de ${entries(lines)} del libro de registro; ya se han aplicado.`,
    "database-made-anew": ({ count: lines, movedTo }) =>
      `La base de datos se ha rehecho a partir de ${entries(lines)} del libro de registro${movedTo === null ? "" : `; lo que había está en ${movedTo}`}.`,
    "rebuilt-after-crash": ({ count: lines }) =>
      `La oficina no se cerró correctamente. La base de datos se ha reconstruido con ${entries(lines)} del registro; no se ha perdido nada. Todos deben iniciar sesión de nuevo.`,
    "secrets-lost": () =>
      "Se han perdido todas las contraseñas y los tokens. Dé a cada usuario una nueva contraseña de un solo uso: rating-office users reset NOMBRE",
    "erasure-completed": () => "Las tablas se rehicieron para completar un borrado interrumpido.",
    "access-tightened": () =>
      "Otros usuarios de este equipo podían leer la carpeta de la oficina; ahora solo puede su propietario.",
  },
  faults: FAULT_WORDS,
  statuses: STATUS_WORDS,
  recorded: (sequence, kind) => `${kind} (anotación ${sequence} del libro de registro).`,
  wouldRecord: (kind) => `Se anotaría: ${kind}. No se ha hecho nada.`,
  opened: (place) => `Oficina creada en ${place}.`,
  imported: (list, version, rated) =>
    `${capital(list)}${version > 1 ? `, versión ${version}` : ""}: ${count(rated, "jugador con Elo", "jugadores con Elo")}.`,
  players: (players) => `${count(players, "jugador", "jugadores")} en el archivo.`,
  compared: (list, before, entrants, leavers) =>
    `${capital(list)}: ${entrants} nuevos o de vuelta, ${leavers} retirados, en comparación con ${before}.`,
  corrections: (list, players) =>
    `${capital(list)}: ${count(players, "jugador", "jugadores")} sin partidas con un Elo que cambió; anotado como correcciones de base.`,
  more: (key) => `Más: --after ${key}`,
  verified: (lines, parts, hash) =>
    `${entries(lines)}, ${contents(parts)}: el libro de registro está íntegro. Último hash ${hash}`,
  faultAt: (line, fault, found) => `línea ${line}: ${fault}${found === "" ? "" : ` (${found})`}`,
  rebuilt: (lines) => `Reconstruido a partir de ${entries(lines)}.`,
  moved: (lines, parts, place) => `${entries(lines)} y ${contents(parts)} a ${place}.`,
  mergedWith: (ids) => `la misma persona que ${ids}`,
  settings: {
    setting: "ajuste",
    value: "valor",
    name: "nombre",
    zone: "zona horaria",
    federation: "federación",
    colour: "color",
    logo: "logotipo",
    contact: "contacto",
    imprint: "aviso legal",
    privacy: "privacidad",
    reportYears: "años de los nacimientos en informes",
    signInDays: "días de los accesos",
  },
  wouldMove: (moved, kept, place) =>
    `No se ha hecho nada; ${entries(moved)} y ${contents(kept)} se llevarían a ${place}.`,
  wouldRebuild: (made) => `Se reconstruiría a partir de ${entries(made)}. No se ha hecho nada.`,
  roles: ROLE_WORDS,
  users: { user: "Usuario", name: "Nombre", email: "Correo", role: "Función", of: "Federación o club", ended: "baja" },
  oneTime: (user, password, days) =>
    `Contraseña de un solo uso para ${user}, válida para un acceso en ${plural("es", days, "día", "días")}: ${password}`,
  loadingSample: "Creando una federación de ejemplo: dos años de torneos y listas, todo inventado …",
  serving: (address) => `La oficina está abierta en ${address} (Ctrl+C la cierra).`,
  facts: {
    id: "ID",
    name: "Nombre",
    federation: "Federación",
    sex: "Sexo",
    birth: "Nacimiento",
    title: "Título",
    womenTitle: "Título femenino",
    otherTitles: "Otros títulos",
    arenaTitle: "Título de arena",
    memberships: "Miembro de",
    mergedInto: "Unificado con",
    excluded: "Excluido a petición de la federación",
    dispensation: "Dispensa",
    gamesBefore: "Partidas anteriores a la primera lista (declaradas)",
    highestBefore: "Elo más alto anterior a ella (declarado)",
  },
  columns: {
    list: "Lista",
    date: "Fecha",
    rating: "Elo",
    games: "Partidas",
    k: "K",
    inactive: "Inactivo",
    correction: "Corregido desde",
    entry: "N.º",
    time: "Hora",
    by: "Usuario",
    what: "Anotación",
    status: "Estado",
    administrator: "Administrador",
  },
});
