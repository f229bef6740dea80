import type { Parameters } from "../../../domain/refusal.ts";
import { plural } from "../../numbers.ts";
import { ACCESS_REFUSAL_WORDS } from "../access.ts";
import { LIST_REFUSAL_WORDS } from "../list-commands.ts";
import { OFFICE_COMMAND_WORDS } from "../office-commands.ts";
import { CLUB_REFUSAL_WORDS } from "./club-refusals.ts";
import { TOURNAMENT_REFUSAL_WORDS } from "./tournament-refusals.ts";
import { USAGE_REFUSAL_WORDS } from "./usage-refusals.ts";

const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : String(value));

/** The word for a code, where the catalogue has one. */
const said = (words: Readonly<Record<string, string>>, code: unknown): string => words[String(code)] ?? String(code);

const FORMS: Readonly<Record<string, string>> = {
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
export const REFUSAL_WORDS = {
  ...USAGE_REFUSAL_WORDS,
  "bad-score": ({ found }: Parameters) => `Un resultado es 1, 0.5 (también ½ o =) o 0; se encontró «${found}».`,
  "bad-total": ({ field, found, max }: Parameters) =>
    `${field}: se esperaba una puntuación en puntos enteros y medios de 0 a ${max}, se encontró «${found}».`,
  "bad-halves": ({ field, found }: Parameters) =>
    `${field}: se esperaba un rating con o sin medio, por ejemplo 2213 o 2213.5; se encontró «${found}».`,
  "bad-rating": ({ field, found, max }: Parameters) =>
    `${field}: se esperaba un Elo, un número entero de 1 a ${max}; se encontró «${found}».`,
  "bad-number": ({ field, found, from, to }: Parameters) =>
    `${field}: se esperaba un número entero de ${from} a ${to}, se encontró «${found}».`,
  "bad-date": ({ field, found, form }: Parameters) =>
    `${field}: se esperaba ${said(FORMS, form)}; se encontró «${found}».`,
  "bad-game": ({ found }: Parameters) =>
    `Una partida es el Elo del oponente, dos puntos y el resultado, por ejemplo 2350:1 o 1850:½; se encontró «${found}».`,
  "bad-choice": ({ field, found, choices }: Parameters) =>
    `${field}: se esperaba uno de ${list(choices)}; se encontró «${found}».`,
  "bad-input": ({ field, found, expected }: Parameters) =>
    `${field}: se esperaba ${said(SHAPES, expected)}, ${found === "" ? "no se encontró nada" : `se encontró ${found}`}.`,
  "text-too-long": ({ field, max, length }: Parameters) =>
    `${field}: como máximo ${max} caracteres; se encontraron ${length}.`,
  "not-a-list": ({ file }: Parameters) =>
    `${file} no es una lista de Elo: se esperaba TXT o XML de la FIDE, o CSV con sus columnas.`,
  "month-missing": ({ found }: Parameters) =>
    `Una lista con un solo Elo lleva su mes en el encabezamiento: indíquelo con --month, por ejemplo SEP26${found === "" ? "" : `; se encontró «${found}»`}.`,
  "cannot-convert": ({ from, to, choices }: Parameters) =>
    `${from} no se puede convertir en ${to}; se puede convertir en ${list(choices)}.`,
  "several-tournaments": ({ file, count }: Parameters) =>
    `${file} tiene partidas de ${count} torneos: sepárelos con "rating-office convert FILE --to trf26 --output part.trf", que escribe un archivo por torneo.`,
  "unwritable-file": ({ file, why }: Parameters) => `${file} no se puede escribir: ${said(WHY, why)}.`,
  "unreadable-file": ({ file, why }: Parameters) => `${file} no se puede leer: ${said(WHY, why)}.`,
  "unknown-edition": ({ id, known }: Parameters) => `No existe la edición «${id}». Existen: ${list(known)}.`,
  "unknown-language": ({ found, known }: Parameters) => `Aquí no existe el idioma «${found}». Existen: ${list(known)}.`,
  "edition-missing": () =>
    "¿Qué edición? Indique una con --edition ID, o el inicio del torneo con --on YYYY-MM-DD y --list standard, rapid o blitz.",
  "start-missing": () =>
    "El informe no tiene una fecha de inicio legible: indíquela con --on YYYY-MM-DD, o indique la edición con --edition ID.",
  "no-edition-on": ({ list: kind, day }: Parameters) =>
    `Ninguna edición${kind === undefined ? "" : ` para partidas ${said(GAMES, kind)}`} estaba vigente el ${day}: la estándar empieza el 2009-07-01, las de rápido y blitz el 2012-01-01.`,
  "no-games": () =>
    "No se da ninguna partida. Indique al menos una con --game OPONENTE:RESULTADO, o un archivo con --input.",
  "rating-missing": () => "Indique el Elo del jugador con --rating.",
  "birth-in-future": ({ birth, asOf }: Parameters) => `El nacimiento (${birth}) es posterior al ${asOf}.`,
  "highest-below-rating": ({ highest, rating }: Parameters) =>
    `El Elo más alto (${highest}) no puede ser inferior al actual (${rating}).`,
  "player-not-in-table": ({ player }: Parameters) =>
    `«${player}» no es un jugador sin Elo de la tabla: indique el nombre, o el puesto contado desde 1, con player.`,
  "incomplete-table": ({ found, expected }: Parameters) =>
    `Un todos contra todos completo de este tamaño reparte ${expected} puntos; la tabla suma ${found}.`,
  "facts-missing": ({ facts, edition, kOption }: Parameters) =>
    `La K según ${edition} necesita ${(facts as readonly string[]).map((fact) => said(FACTS, fact)).join(" y ")}${kOption ? "; o indique la propia K con --k" : ""}.`,
  "not-in-edition": ({ rule, edition }: Parameters) =>
    `${edition} no tiene esa regla (${rule}): evalúe una por una las partidas contra oponentes con Elo.`,
  "not-for-lask": ({ edition, options }: Parameters) =>
    `${edition} no conoce ni la K ni un rating inicial calculado${options ? `: omita ${list(options)}` : ""}.`,
  "only-for-lask": ({ options }: Parameters) => `${list(options)}: solo lo conoce el libro sueco (--edition ssf-lask).`,
  "edition-of-other-list": ({ edition, list: kind }: Parameters) =>
    `${edition} no es una edición para partidas ${said(GAMES, kind)}.`,
  "mixed-lists": ({ lists }: Parameters) => `Una lista tiene una sola clase de partidas; se encontró ${list(lists)}.`,
  "list-before-start": ({ start, listDate }: Parameters) =>
    `Un torneo que empieza el ${start} no puede estar en la lista del ${listDate}.`,
  "round-robin-needs-table": () =>
    "Un todos contra todos se da con su tabla: jugadores con nombre, Elo y puntuación, y el jugador por el que se pregunta.",
  "average-not-exact": ({ average, n }: Parameters) =>
    `${n} oponentes no pueden tener una media de exactamente ${average}: indique sus Elo uno por uno.`,
  "below-lowest": ({ rating, lowest }: Parameters) =>
    `Ningún rating del libro sueco es inferior a ${lowest}; se encontró ${rating}.`,
  "no-office": ({ place }: Parameters) => `No hay ninguna oficina en ${place}: abra una con init.`,
  "office-exists": () => "Aquí ya hay una oficina.",
  "folder-not-empty": ({ folder }: Parameters) =>
    `${folder} contiene otra cosa: una oficina empieza en una carpeta vacía.`,
  "folder-in-use": ({ folder, pid, host }: Parameters) =>
    `${folder} está abierta en el proceso ${pid} de ${host}: solo un programa a la vez puede tenerla.`,
  "folder-open-to-others": ({ folder }: Parameters) =>
    `Otros usuarios de este equipo pueden escribir en ${folder}: su contenido no es de fiar. Revíselo y ciérrelo a los demás: chmod 700 ${folder}`,
  "lock-not-supported": ({ folder, why }: Parameters) =>
    `No se puede bloquear ${folder} (${why}): ponga la oficina en un disco local, para que nunca escriban en ella dos programas a la vez.`,
  "journal-changed": ({ file }: Parameters) =>
    `Otro programa ha escrito en ${file}. No se ha registrado nada. Detenga ese programa y vuelva a abrir la oficina.`,
  "office-unsettled": () =>
    "La base de datos no aceptó la última anotación, pero está en el registro. Reinicie la oficina y se aplicará.",
  "storage-full": ({ free, reserve }: Parameters) =>
    `El disco está lleno${free === undefined ? "" : ` (quedan ${free} MB y ${reserve} MB se reservan)`}: no se ha registrado nada. Libere espacio e inténtelo de nuevo.`,
  "server-unreachable": ({ place, why }: Parameters) => `No se puede acceder a ${place}: ${why}.`,
  "server-too-old": ({ place, version }: Parameters) =>
    `${place} es PostgreSQL ${version}: hace falta 15 o posterior (150000).`,
  "database-not-utf8": ({ place, encoding }: Parameters) =>
    `${place} guarda el texto como ${encoding}: cree la base de datos con ENCODING 'UTF8'.`,
  "journal-newer": ({ line }: Parameters) =>
    `Una versión más reciente de este programa ha escrito en el diario (${line === "last" ? "última línea" : `línea ${line}`}): use esa. No se ha cambiado nada.`,
  "journal-damaged": ({ line, fault }: Parameters) =>
    `El diario está dañado en ${line === "last" ? "la última línea" : `la línea ${line}`} (${said(OFFICE_COMMAND_WORDS.faults, fault)}): recupérelo de una copia. No se ha cambiado nada.`,
  "database-differs": ({ sequence }: Parameters) =>
    `La base de datos y el diario difieren en la anotación ${sequence}: journal rebuild rehace la base de datos a partir del diario.`,
  "database-newer": ({ step }: Parameters) =>
    `Un programa más reciente ha cambiado esta base de datos (${step}): use ese.`,
  "content-missing": ({ sha256 }: Parameters) => `Falta el contenido ${sha256}: recupérelo de una copia.`,
  "content-differs": ({ sha256 }: Parameters) => `El contenido ${sha256} está dañado: recupérelo de una copia.`,
  "other-office": () =>
    "Los dos diarios son de oficinas distintas, o uno de ellos siguió por su cuenta: no se pueden unir.",
  "bad-zone": ({ found }: Parameters) =>
    `Se esperaba una zona horaria, por ejemplo UTC o Europe/Stockholm; se encontró «${found}».`,
  "bad-player-id": ({ found }: Parameters) =>
    `Se esperaba el número de un jugador, de hasta once cifras; se encontró «${found}».`,
  "bad-page-key": ({ found }: Parameters) => `«${found}» no es donde terminó una página: tómelo de la página anterior.`,
  "bad-federation": ({ found }: Parameters) =>
    `Se esperaba el código de una federación, de tres mayúsculas, por ejemplo SWE; se encontró «${found}».`,
  "name-missing": () => "Falta un nombre: indíquelo con --name.",
  "nothing-to-change": () => "No cambiaría nada.",
  "unknown-player": ({ player }: Parameters) => `Aquí no existe el jugador ${player}.`,
  "player-exists": ({ player }: Parameters) => `Ya existe un jugador ${player}.`,
  "merge-with-itself": ({ player }: Parameters) => `${player} es una sola ficha: hacen falta dos.`,
  "already-merged": ({ player, into }: Parameters) => `${player} ya está unificado con ${into}: deshaga eso primero.`,
  "not-merged": ({ player }: Parameters) => `${player} no está unificado con otra ficha.`,
  "already-excluded": ({ player }: Parameters) => `${player} ya está omitido de las listas.`,
  "not-excluded": ({ player }: Parameters) => `${player} no está omitido de las listas.`,
  "already-dispensed": ({ player }: Parameters) => `${player} ya tiene una dispensa.`,
  "not-dispensed": ({ player }: Parameters) => `${player} no tiene ninguna dispensa.`,
  "unknown-federation": ({ federation }: Parameters) => `Aquí no existe la federación ${federation}: añádala primero.`,
  "federation-exists": ({ federation }: Parameters) => `Ya existe una federación ${federation}.`,
  "federation-status-same": ({ federation, status }: Parameters) =>
    `El estado de ${federation} ya es ${said(OFFICE_COMMAND_WORDS.statuses, status)}.`,
  "list-repeats-player": ({ file, player }: Parameters) => `${file} tiene al jugador ${player} más de una vez.`,
  "list-has-errors": ({ file, errors }: Parameters) =>
    `${file} tiene ${errors} errores de los que puede depender un Elo: corríjalo, o acéptelo como está con --despite-errors.`,
  "list-already-there": ({ list: id }: Parameters) => `La lista ${id} ya está aquí, con los mismos bytes.`,
  ...TOURNAMENT_REFUSAL_WORDS,
  ...CLUB_REFUSAL_WORDS,
  ...ACCESS_REFUSAL_WORDS,
  ...LIST_REFUSAL_WORDS,
  "reports-stand": ({ tournament }: Parameters) =>
    `${tournament} tiene un informe: ya no se puede cambiar si se comunica por partes; retire primero los informes.`,
  "list-not-ours": ({ list }: Parameters) =>
    `${list} no la elaboró esta oficina, de modo que aquí no se puede explicar ni elaborar de nuevo.`,
  "nothing-to-correct": ({ list }: Parameters) => `Desde que se publicó ${list} no ha llegado nada que la cambie.`,
  "reopening-held-back": ({ list, tournaments }: Parameters) =>
    `${list} no se puede elaborar de nuevo: ${(Array.isArray(tournaments) ? tournaments : [tournaments]).join(", ")} de ella esperan a alguien, véase reports list-pending.`,
  "bad-user-name": ({ found }: Parameters) =>
    `Un nombre de usuario tiene letras minúsculas, cifras, puntos y guiones, y empieza por una letra; se encontró «${found}».`,
  "user-exists": ({ user }: Parameters) => `Ya existe un usuario ${user}.`,
  "unknown-user": ({ user }: Parameters) => `No existe el usuario ${user}.`,
  "user-unchanged": ({ user }: Parameters) => `Eso es ya ${user}.`,
  "federation-needed": () => "Un delegado de federación pertenece a una federación: indíquela.",
  "club-needed": () => "La cuenta de un club pertenece a un club: indíquelo.",
  "last-administrator": () => "Alguien debe seguir siendo administrador.",
  "sign-in-failed": () => "El nombre o la contraseña no son correctos.",
  "bad-token": () => "El token no se conoce aquí, o ya no: cree uno en la página de su cuenta.",
  "sign-in-needed": () => "Inicie sesión primero.",
  "not-allowed": ({ role }: Parameters) =>
    `Eso no le corresponde a la función «${said(OFFICE_COMMAND_WORDS.roles, role)}».`,
  "bad-csrf": () => "El formulario era demasiado antiguo o venía de otra página. Inténtelo de nuevo.",
  "too-many": ({ seconds }: Parameters) =>
    `Demasiados intentos; inténtelo de nuevo dentro de ${plural("es", Number(seconds), "segundo", "segundos")}.`,
  "idempotency-key-reused": () => "Esta clave de idempotencia ya se usó para otra solicitud: usar una nueva.",
  "work-running": ({ by, about }: Parameters) =>
    `${by} ha iniciado algo que aún no ha terminado (${about}); espere a que termine.`,
  "upload-missing": () => "No se ha enviado ningún archivo.",
  "password-too-short": ({ min }: Parameters) => `Una contraseña tiene al menos ${min} caracteres.`,
} as const;
