import type * as english from "../../en/refusals/refusals.ts";
import { plural } from "../../numbers.ts";
import { ACCESS_REFUSAL_WORDS } from "../access.ts";
import { listRefusalWords } from "../list-commands.ts";
import { FAULT_WORDS, ROLE_WORDS, STATUS_WORDS } from "../office-commands.ts";
import { clubRefusalWords } from "./club-refusals.ts";
import { tournamentRefusalWords } from "./tournament-refusals.ts";
import { USAGE_REFUSAL_WORDS } from "./usage-refusals.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** The word for a code, where the catalogue has one. */
const said = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;

const FORMS: Readonly<Record<"day" | "month" | "birth", string>> = {
  day: "un día como YYYY-MM-DD, por ejemplo 2026-10-31",
  month: "un mes como YYYY-MM, por ejemplo 2026-11",
  birth: "un nacimiento como YYYY o YYYY-MM-DD, por ejemplo 2009 o 2009-05-17, o none",
};

const FACTS: Readonly<Record<string, string>> = {
  highest: "--highest (el Elo más alto publicado)",
  gamesBefore: "--games-before (partidas contadas hasta ahora)",
  birth: "--birth (día o año de nacimiento, o none)",
  asOf: "--for-list (el mes de la lista que se elabora)",
};

const WHY: Readonly<Record<string, string>> = {
  ENOENT: "no existe ese archivo o carpeta",
  EISDIR: "es una carpeta",
  EACCES: "no está permitido el acceso",
  EROFS: "allí no se puede escribir nada",
  ENOSPC: "no queda espacio",
  EEXIST: "ya existe un archivo con ese nombre",
  ENOTDIR: "una parte de la ruta no es una carpeta",
};

const SHAPES: Readonly<Record<string, string>> = {
  text: "un texto",
  number: "un número",
  flag: "true o false",
  object: "un objeto",
  list: "una lista",
};

const GAMES: Readonly<Record<string, string>> = { standard: "estándar", rapid: "de rápido", blitz: "de blitz" };

/** A request turned down: what was expected, and what was found. */
export const refusalWords: typeof english.refusalWords = (writing) => ({
  ...USAGE_REFUSAL_WORDS,
  "bad-score": ({ found }) => `Un resultado es 1, 0.5 (también ½ o =) o 0; se encontró «${found}».`,
  "bad-total": ({ field, found, max }) =>
    `${field}: se esperaba una puntuación en puntos enteros y medios de 0 a ${max}, se encontró «${found}».`,
  "bad-halves": ({ field, found }) =>
    `${field}: se esperaba un rating con o sin medio, por ejemplo 2213 o 2213.5; se encontró «${found}».`,
  "bad-rating": ({ field, found, max }) =>
    `${field}: se esperaba un Elo, un número entero de 1 a ${max}; se encontró «${found}».`,
  "bad-number": ({ field, found, from, to }) =>
    `${field}: se esperaba un número entero de ${from} a ${to}, se encontró «${found}».`,
  "bad-date": ({ field, found, form }) => `${field}: se esperaba ${said(FORMS, form)}; se encontró «${found}».`,
  "bad-game": ({ found }) =>
    `Una partida es el Elo del oponente, dos puntos y el resultado, por ejemplo 2350:1 o 1850:½; se encontró «${found}».`,
  "bad-choice": ({ field, found, choices }) => `${field}: se esperaba uno de ${list(choices)}; se encontró «${found}».`,
  "bad-input": ({ field, found, expected }) =>
    `${field}: se esperaba ${said(SHAPES, expected)}, ${found === "" ? "no se encontró nada" : `se encontró ${found}`}.`,
  "text-too-long": ({ field, max, length }) => `${field}: como máximo ${max} caracteres; se encontraron ${length}.`,
  "not-a-list": ({ file }) =>
    `${file} no es una lista de Elo: se esperaba TXT o XML de la FIDE, o CSV con sus columnas.`,
  "month-missing": ({ found }) =>
    `Una lista con un solo Elo lleva su mes en el encabezamiento: indíquelo con --month, por ejemplo SEP26${found === "" ? "" : `; se encontró «${found}»`}.`,
  "cannot-convert": ({ from, to, choices }) =>
    `${from} no se puede convertir en ${to}; se puede convertir en ${list(choices)}.`,
  "several-tournaments": ({ file, count }) =>
    `${file} tiene partidas de ${count} torneos: sepárelos con "rating-office convert FILE --to trf26 --output part.trf", que escribe un archivo por torneo.`,
  "unwritable-file": ({ file, why }) => `${file} no se puede escribir: ${said(WHY, why)}.`,
  "unreadable-file": ({ file, why }) => `${file} no se puede leer: ${said(WHY, why)}.`,
  "unknown-edition": ({ id, known }) => `No existe la edición «${id}». Existen: ${list(known)}.`,
  "unknown-language": ({ found, known }) => `Aquí no existe el idioma «${found}». Existen: ${list(known)}.`,
  "edition-missing": () =>
    "¿Qué edición? Indique una con --edition ID, o el inicio del torneo con --on YYYY-MM-DD y --list standard, rapid o blitz.",
  "start-missing": () =>
    "El informe no tiene una fecha de inicio legible: indíquela con --on YYYY-MM-DD, o indique la edición con --edition ID.",
  "no-edition-on": ({ list: kind, day }) =>
    `Ninguna edición${kind === null ? "" : ` para partidas ${said(GAMES, kind)}`} estaba vigente el ${writing.asDay(day)}: la estándar empieza el ${writing.asDay("2009-07-01")}, las de rápido y blitz el ${writing.asDay("2012-01-01")}.`,
  "no-games": () =>
    "No se da ninguna partida. Indique al menos una con --game OPONENTE:RESULTADO, o un archivo con --input.",
  "rating-missing": () => "Indique el Elo del jugador con --rating.",
  "birth-in-future": ({ birth, asOf }) =>
    `El nacimiento (${writing.asDay(birth)}) es posterior al ${writing.asDay(asOf)}.`,
  "highest-below-rating": ({ highest, rating }) =>
    `El Elo más alto (${highest}) no puede ser inferior al actual (${rating}).`,
  "player-not-in-table": ({ player }) =>
    `«${player}» no es un jugador sin Elo de la tabla: indique el nombre, o el puesto contado desde 1, con player.`,
  "incomplete-table": ({ found, expected }) =>
    `Un todos contra todos completo de este tamaño reparte ${expected} puntos; la tabla suma ${found}.`,
  "facts-missing": ({ facts, edition, kOption }) =>
    `La K según ${edition} necesita ${facts.map((fact) => said(FACTS, fact)).join(" y ")}${kOption ? "; o indique la propia K con --k" : ""}.`,
  "not-in-edition": ({ rule, edition }) =>
    `${edition} no tiene esa regla (${rule}): evalúe una por una las partidas contra oponentes con Elo.`,
  "not-for-lask": ({ edition, options }) =>
    `${edition} no conoce ni la K ni un rating inicial calculado${options ? `: omita ${list(options)}` : ""}.`,
  "only-for-lask": ({ options }) => `${list(options)}: solo lo conoce el libro sueco (--edition ssf-lask).`,
  "edition-of-other-list": ({ edition, list: kind }) =>
    `${edition} no es una edición para partidas ${said(GAMES, kind)}.`,
  "mixed-lists": ({ lists }) => `Una lista tiene una sola clase de partidas; se encontró ${list(lists)}.`,
  "list-before-start": ({ start, listDate }) =>
    `Un torneo que empieza el ${writing.asDay(start)} no puede estar en la lista del ${writing.asDay(listDate)}.`,
  "round-robin-needs-table": () =>
    "Un todos contra todos se da con su tabla: jugadores con nombre, Elo y puntuación, y el jugador por el que se pregunta.",
  "average-not-exact": ({ average, n }) =>
    `${n} oponentes no pueden tener una media de exactamente ${average}: indique sus Elo uno por uno.`,
  "below-lowest": ({ rating, lowest }) =>
    `Ningún rating del libro sueco es inferior a ${lowest}; se encontró ${rating}.`,
  "no-office": ({ place }) => `No hay ninguna oficina en ${place}: abra una con init.`,
  "office-exists": () => "Aquí ya hay una oficina.",
  "folder-not-empty": ({ folder }) => `${folder} contiene otra cosa: una oficina empieza en una carpeta vacía.`,
  "folder-in-use": ({ folder, pid, host }) =>
    `${folder} está abierta en el proceso ${pid} de ${host}: solo un programa a la vez puede tenerla.`,
  "folder-open-to-others": ({ folder }) =>
    `Otros usuarios de este equipo pueden escribir en ${folder}: su contenido no es de fiar. Revíselo y ciérrelo a los demás: chmod 700 ${folder}`,
  "lock-not-supported": ({ folder, why }) =>
    `No se puede bloquear ${folder} (${why}): ponga la oficina en un disco local, para que nunca escriban en ella dos programas a la vez.`,
  "journal-changed": ({ file }) =>
    `Otro programa ha escrito en ${file}. No se ha registrado nada. Detenga ese programa y vuelva a abrir la oficina.`,
  "office-unsettled": () =>
    "La base de datos no aceptó la última anotación, pero está en el registro. Reinicie la oficina y se aplicará.",
  "storage-full": ({ free, reserve }) =>
    `El disco está lleno${free === undefined ? "" : ` (quedan ${free} MB y ${reserve} MB se reservan)`}: no se ha registrado nada. Libere espacio e inténtelo de nuevo.`,
  "server-unreachable": ({ place, why }) => `No se puede acceder a ${place}: ${why}.`,
  "server-too-old": ({ place, version }) => `${place} es PostgreSQL ${version}: hace falta 15 o posterior (150000).`,
  "database-not-utf8": ({ place, encoding }) =>
    `${place} guarda el texto como ${encoding}: cree la base de datos con ENCODING 'UTF8'.`,
  "journal-newer": ({ line }) =>
    `Una versión más reciente de este programa ha escrito en el diario (${line === "last" ? "última línea" : `línea ${line}`}): use esa. No se ha cambiado nada.`,
  "journal-damaged": ({ line, fault }) =>
    `El diario está dañado en ${line === "last" ? "la última línea" : `la línea ${line}`} (${said(FAULT_WORDS, fault)}): recupérelo de una copia. No se ha cambiado nada.`,
  "database-differs": ({ sequence }) =>
    `La base de datos y el diario difieren en la anotación ${sequence}: journal rebuild rehace la base de datos a partir del diario.`,
  "database-newer": ({ step }) => `Un programa más reciente ha cambiado esta base de datos (${step}): use ese.`,
  "content-missing": ({ sha256 }) => `Falta el contenido ${sha256}: recupérelo de una copia.`,
  "content-differs": ({ sha256 }) => `El contenido ${sha256} está dañado: recupérelo de una copia.`,
  "other-office": () =>
    "Los dos diarios son de oficinas distintas, o uno de ellos siguió por su cuenta: no se pueden unir.",
  "bad-zone": ({ found }) =>
    `Se esperaba una zona horaria, por ejemplo UTC o Europe/Stockholm; se encontró «${found}».`,
  "bad-player-id": ({ found }) => `Se esperaba el número de un jugador, de hasta once cifras; se encontró «${found}».`,
  "bad-page-key": ({ found }) => `«${found}» no es donde terminó una página: tómelo de la página anterior.`,
  "bad-federation": ({ found }) =>
    `Se esperaba el código de una federación, de tres mayúsculas, por ejemplo SWE; se encontró «${found}».`,
  "name-missing": () => "Falta un nombre: indíquelo con --name.",
  "nothing-to-change": () => "No cambiaría nada.",
  "unknown-player": ({ player }) => `Aquí no existe el jugador ${player}.`,
  "player-exists": ({ player }) => `Ya existe un jugador ${player}.`,
  "merge-with-itself": ({ player }) => `${player} es una sola ficha: hacen falta dos.`,
  "already-merged": ({ player, into }) => `${player} ya está unificado con ${into}: deshaga eso primero.`,
  "not-merged": ({ player }) => `${player} no está unificado con otra ficha.`,
  "already-excluded": ({ player }) => `${player} ya está omitido de las listas.`,
  "not-excluded": ({ player }) => `${player} no está omitido de las listas.`,
  "already-dispensed": ({ player }) => `${player} ya tiene una dispensa.`,
  "not-dispensed": ({ player }) => `${player} no tiene ninguna dispensa.`,
  "unknown-federation": ({ federation }) => `Aquí no existe la federación ${federation}: añádala primero.`,
  "federation-exists": ({ federation }) => `Ya existe una federación ${federation}.`,
  "federation-status-same": ({ federation, status }) =>
    `El estado de ${federation} ya es ${said(STATUS_WORDS, status)}.`,
  "list-repeats-player": ({ file, player }) => `${file} tiene al jugador ${player} más de una vez.`,
  "list-has-errors": ({ file, errors }) =>
    `${file} tiene ${errors} errores de los que puede depender un Elo: corríjalo, o acéptelo como está con --despite-errors.`,
  "list-already-there": ({ list: id }) => `La lista ${id} ya está aquí, con los mismos bytes.`,
  ...tournamentRefusalWords(writing),
  ...clubRefusalWords(writing),
  ...ACCESS_REFUSAL_WORDS,
  ...listRefusalWords(writing),
  "reports-stand": ({ tournament }) =>
    `${tournament} tiene un informe: ya no se puede cambiar si se comunica por partes; retire primero los informes.`,
  "list-not-ours": ({ list }) =>
    `${list} no la elaboró esta oficina, de modo que aquí no se puede explicar ni elaborar de nuevo.`,
  "nothing-to-correct": ({ list }) => `Desde que se publicó ${list} no ha llegado nada que la cambie.`,
  "reopening-held-back": ({ list, tournaments }) =>
    `${list} no se puede elaborar de nuevo: ${tournaments.join(", ")} de ella esperan a alguien, véase reports list-pending.`,
  "bad-user-name": ({ found }) =>
    `Un nombre de usuario tiene letras minúsculas, cifras, puntos y guiones, y empieza por una letra; se encontró «${found}».`,
  "user-exists": ({ user }) => `Ya existe un usuario ${user}.`,
  "unknown-user": ({ user }) => `No existe el usuario ${user}.`,
  "user-unchanged": ({ user }) => `Eso es ya ${user}.`,
  "federation-needed": () => "Un delegado de federación pertenece a una federación: indíquela.",
  "club-needed": () => "La cuenta de un club pertenece a un club: indíquelo.",
  "last-administrator": () => "Alguien debe seguir siendo administrador.",
  "sign-in-failed": () => "El nombre o la contraseña no son correctos.",
  "bad-token": () => "El token no se conoce aquí, o ya no: cree uno en la página de su cuenta.",
  "sign-in-needed": () => "Inicie sesión primero.",
  "not-allowed": ({ role }) => `Eso no le corresponde a la función «${said(ROLE_WORDS, role)}».`,
  "bad-csrf": () => "El formulario era demasiado antiguo o venía de otra página. Inténtelo de nuevo.",
  "too-many": ({ seconds }) =>
    `Demasiados intentos; inténtelo de nuevo dentro de ${plural("es", seconds, "segundo", "segundos")}.`,
  "idempotency-key-reused": () => "Esta clave de idempotencia ya se usó para otra solicitud: usar una nueva.",
  "work-running": ({ by, about }) => `${by} ha iniciado algo que aún no ha terminado (${about}); espere a que termine.`,
  "upload-missing": () => "No se ha enviado ningún archivo.",
  "password-too-short": ({ min }) => `Una contraseña tiene al menos ${min} caracteres.`,
});
