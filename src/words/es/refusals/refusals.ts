import { capital } from "../../capital.ts";
import type * as english from "../../en/refusals/refusals.ts";
import { counted, plural } from "../../numbers.ts";
import { ACCESS_REFUSAL_WORDS } from "../access.ts";
import { listRefusalWords } from "../list-commands.ts";
import { NOTIFICATION_REFUSAL_WORDS } from "../notifications.ts";
import { objectionRefusalWords } from "../objections.ts";
import { FAULT_WORDS, ROLE_WORDS, STATUS_WORDS } from "../office-commands.ts";
import { clubRefusalWords } from "./club-refusals.ts";
import { tournamentRefusalWords } from "./tournament-refusals.ts";
import { USAGE_REFUSAL_WORDS } from "./usage-refusals.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** The word for a code, where the catalogue has one. */
const said = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;

const FORMS: Readonly<Record<"day" | "month" | "birth", string>> = {
  day: "una fecha como YYYY-MM-DD, por ejemplo 2026-10-31",
  month: "un mes como YYYY-MM, por ejemplo 2026-11",
  birth: "un nacimiento como YYYY o YYYY-MM-DD, por ejemplo 2009 o 2009-05-17",
};

const FACTS: Readonly<Record<string, string>> = {
  highest: "--highest (el Elo más alto publicado)",
  gamesBefore: "--games-before (partidas contadas hasta ahora)",
  birth: "--birth (día o año de nacimiento, o none)",
  asOf: "--for-list (mes de la lista de destino)",
};

const WHY: Readonly<Record<string, string>> = {
  ENOENT: "archivo o carpeta no encontrados",
  EISDIR: "es una carpeta",
  EACCES: "acceso denegado",
  EROFS: "el disco es de solo lectura",
  ENOSPC: "el disco está lleno",
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
  "bad-score": ({ found }) => `Indique el resultado como 1, 0.5 (o ½ o =) o 0; se encontró «${found}».`,
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
    `Indique una partida con el Elo del oponente, dos puntos y el resultado, por ejemplo 2350:1 o 1850:½; se encontró «${found}».`,
  "bad-choice": ({ field, found, choices }) => `${field}: se esperaba uno de ${list(choices)}; se encontró «${found}».`,
  "bad-input": ({ field, found, expected }) =>
    found === ""
      ? `${field}: indique un valor (${said(SHAPES, expected)}).`
      : `${field}: se esperaba ${said(SHAPES, expected)}, se encontró ${found}.`,
  "text-too-long": ({ field, max, length }) => `${field}: como máximo ${max} caracteres; se encontraron ${length}.`,
  "not-a-list": ({ file }) =>
    `${file} no es una lista de Elo: se esperaba TXT o XML de la FIDE, o CSV con sus columnas.`,
  "month-missing": ({ found }) =>
    `Una lista con un solo Elo necesita su mes: indíquelo con --month, por ejemplo SEP26${found === "" ? "" : `; se encontró «${found}»`}.`,
  "cannot-convert": ({ from, to, choices }) => `${from} no se puede convertir en ${to}, solo en ${list(choices)}.`,
  "several-tournaments": ({ file, count }) =>
    `${file} contiene ${count} torneos. Sepárelos con "rating-office convert FILE --to trf26 --output part.trf", que escribe un archivo por torneo.`,
  "unwritable-file": ({ file, why }) => `${file} no se puede escribir: ${said(WHY, why)}.`,
  "unreadable-file": ({ file, why }) => `${file} no se puede leer: ${said(WHY, why)}.`,
  "unknown-edition": ({ id, known }) => `No existe la edición «${id}». Disponibles: ${list(known)}.`,
  "edition-faulty": ({ file, faults }) =>
    `${file} no es una edición con la que se puedan calcular Elo. Corrija lo que está en estas líneas: ${list(faults)}.`,
  "tariff-faulty": ({ file, faults }) =>
    `${file} no es una tarifa con la que se puedan calcular las cuotas. Corrija lo que está en estas líneas: ${list(faults)}.`,
  "unknown-language": ({ found, known }) => `El idioma «${found}» no está disponible. Elija entre: ${list(known)}.`,
  "edition-missing": () =>
    "¿Qué edición? Indique una con --edition ID, o el inicio del torneo con --on YYYY-MM-DD y --list standard, rapid o blitz.",
  "start-missing": () =>
    "El informe no tiene una fecha de inicio legible: indíquela con --on YYYY-MM-DD, o indique la edición con --edition ID.",
  "no-edition-on": ({ list: kind, day }) =>
    `No hay reglamento${kind === null ? "" : ` para partidas ${said(GAMES, kind)}`} el ${writing.asDay(day)}: estándar desde el ${writing.asDay("2009-07-01")}, rápido y blitz desde el ${writing.asDay("2012-01-01")}.`,
  "no-games": () => "Indique al menos una partida con --game OPONENTE:RESULTADO, o un archivo con --input.",
  "no-rated-games": () =>
    "Ningún archivo contiene una partida jugada con los dos Elo. Cada partida necesita el Elo de ambos jugadores y un resultado.",
  "two-lists-needed": () => "Indique al menos dos listas, en orden de fecha.",
  "unknown-system": ({ found, known }) =>
    `No existe el sistema de rating «${found}». Indique una edición o uno de: ${list(known)}.`,
  "shared-name": ({ player, month, games }) =>
    `«${player}» tiene ${games} partidas en ${month}: varios jugadores comparten ese nombre. Indique los ID de los jugadores o quite esas partidas.`,
  "months-unfit": ({ lists, months }) =>
    `Indique un mes por cada lista, en orden de fecha: hay ${lists} listas y ${months} meses.`,
  "rating-missing": () => "Indique el Elo del jugador con --rating.",
  "birth-in-future": ({ birth, asOf }) =>
    `La fecha de nacimiento (${writing.asDay(birth)}) es posterior al ${writing.asDay(asOf)}. Corrija una de las dos.`,
  "highest-below-rating": ({ highest, rating }) =>
    `El Elo más alto (${highest}) no puede ser inferior al actual (${rating}).`,
  "player-not-in-table": ({ player }) =>
    `«${player}» no es un jugador sin Elo de la tabla: indique el nombre, o el puesto contado desde 1.`,
  "incomplete-table": ({ found, expected }) =>
    `Un todos contra todos completo de este tamaño tiene ${expected} puntos en total, pero la tabla suma ${found}. Revise los puntos.`,
  "facts-missing": ({ facts, edition, kOption }) =>
    `${edition}: la K necesita ${facts.map((fact) => said(FACTS, fact)).join(" y ")}${kOption ? "; o indique la propia K con --k" : ""}.`,
  "not-in-edition": ({ rule, edition }) =>
    `${edition}: no hay tal regla (${rule}). Compute una por una las partidas contra oponentes con Elo.`,
  "not-for-lask": ({ edition, options }) =>
    `${edition}: no hay ni K ni un rating inicial calculado${options ? `, así que omita ${list(options)}` : ""}.`,
  "only-for-lask": ({ options }) => `${list(options)}: solo lo conoce el libro sueco (--edition ssf-lask).`,
  "edition-of-other-list": ({ edition, list: kind }) =>
    `${edition}: no valen para partidas ${said(GAMES, kind)}. Indique una edición para esa lista.`,
  "mixed-lists": ({ lists }) => `Una lista tiene una sola clase de partidas; se encontró ${list(lists)}.`,
  "list-before-start": ({ start, listDate }) =>
    `Un torneo que empieza el ${writing.asDay(start)} no puede estar en la lista del ${writing.asDay(listDate)}.`,
  "round-robin-needs-table": () =>
    "Un todos contra todos se da con su tabla: jugadores con nombre, Elo y puntuación, y el jugador por el que se pregunta.",
  "average-not-exact": ({ average, n }) =>
    `${n} oponentes no pueden tener una media de exactamente ${average}: indique sus Elo uno por uno.`,
  "below-lowest": ({ rating, lowest }) => `Los ratings del libro sueco son al menos ${lowest}; se encontró ${rating}.`,
  "no-office": ({ place }) =>
    `No hay ninguna oficina en ${place}. Cree una con rating-office init, o indique la carpeta de otra.`,
  "office-exists": () => "Aquí ya hay una oficina.",
  "folder-not-empty": ({ folder }) => `${folder} no está vacía. Elija una carpeta vacía para la oficina.`,
  "folder-in-use": ({ folder, pid, host }) =>
    `${folder} está en uso por el proceso ${pid} en ${host}. Cierre antes ese programa.`,
  "folder-open-to-others": ({ folder }) =>
    `Otros usuarios de este equipo pueden escribir en ${folder}: su contenido no es de fiar. Revíselo y ciérrelo a los demás: chmod 700 ${folder}`,
  "lock-not-supported": ({ folder, why }) =>
    `No se puede bloquear ${folder} (${why}): ponga la oficina en un disco local, para que nunca escriban en ella dos programas a la vez.`,
  "journal-changed": ({ file }) =>
    `Otro programa ha escrito en ${file}. No se ha registrado nada. Detenga ese programa y vuelva a abrir la oficina.`,
  "signing-key-there": ({ log }) => `Esta oficina ya firma como ${log}. El nombre de un log no cambia nunca.`,
  "bad-signing-key": ({ variable }) => `${variable} no contiene una clave de firma (PRIVATE+KEY+nombre+id+clave).`,
  "bad-log-name": ({ found }) =>
    `El nombre de un log no tiene espacios ni signos más, por ejemplo ratings.example.org; encontrado: ${found}`,
  "bad-verifier-key": () =>
    "Esta no es la clave pública de un log (nombre+id+clave). La oficina muestra la suya en /log/key.",
  "not-a-witness-key": () =>
    "Esta clave firma un log, no como testigo. Un testigo muestra la suya en /log/witness-key.",
  "log-watched": ({ log }) => `${log} ya se vigila, con otra clave.`,
  "unknown-witness": ({ address }) => `No hay ningún testigo en ${address}.`,
  "not-a-log-key": () => "Esta es la clave de un testigo, no de un log. Una oficina muestra la de su log en /log/key.",
  "nothing-signed": () => "Esta oficina aún no ha firmado nada: indique la clave pública con la que comprobar.",
  "no-signing-key": () => "Esta oficina aún no tiene clave de firma. La primera publicación crea una.",
  "signing-key-handed-in": ({ variable }) =>
    `La clave de firma viene de ${variable}: solo quien la define puede cambiarla.`,
  "signing-key-differs": ({ key, variable }) => `Esta oficina firma con otra clave, ${key}. Póngala en ${variable}.`,
  "journal-contradicts": ({ entries }) =>
    `El registro no es el que esta oficina firmó cuando tenía ${entries} entradas: se reescribió, o se restauró una copia antigua. No se firma nada.`,
  "office-unsettled": () =>
    "La última anotación está en el libro de registro pero aún no en la base de datos. Reinicie la oficina para aplicarla.",
  "storage-full": ({ free, reserve }) =>
    `El disco está lleno${free === undefined ? "" : ` (quedan ${free} MB y ${reserve} MB se reservan)`}: no se ha registrado nada. Libere espacio e inténtelo de nuevo.`,
  "server-unreachable": ({ place, why }) => `No se puede acceder a ${place}: ${why}.`,
  "database-unreachable": () =>
    "La base de datos no responde. No se ha perdido nada de lo registrado; inténtelo de nuevo en un momento.",
  "read-only-office": () =>
    "Este servidor solo muestra lo que la oficina ha publicado. Use el servidor principal de la oficina.",
  "tables-of-other-version": ({ place }) =>
    `Las tablas de ${place} son de otra versión de este programa. Abra la oficina una vez con esta versión en su base de datos principal, o use la versión que funciona allí.`,
  "server-too-old": ({ place, version }) => `${place} es PostgreSQL ${version}: hace falta 15 o posterior (150000).`,
  "database-not-utf8": ({ place, encoding }) =>
    `${place} guarda el texto como ${encoding}: cree la base de datos con ENCODING 'UTF8'.`,
  "journal-newer": ({ line }) =>
    `Una versión más reciente de este programa ha escrito en el libro de registro (${line === "last" ? "última línea" : `línea ${line}`}): use esa. No se ha cambiado nada.`,
  "journal-damaged": ({ line, fault }) =>
    `El libro de registro está dañado en ${line === "last" ? "la última línea" : `la línea ${line}`} (${said(FAULT_WORDS, fault)}): recupérelo de una copia. No se ha cambiado nada.`,
  "no-retention": () => "La oficina no ha fijado un plazo para quitar los nacimientos de los informes.",
  "erasure-overtaken": () => "Se registró algo mientras se preparaba el borrado. Iníciese de nuevo.",
  "overtaken-by-erasure": () =>
    "Se están borrando los datos personales de alguien, o se borraron entretanto. No se registró nada; vuelva a empezar.",
  "rebuild-under-way": () => "Otro programa está reconstruyendo las tablas. Inténtelo de nuevo cuando termine.",
  "erasure-names-person": () => "El motivo nombra a la persona. Queda en el registro: indique uno sin nombre.",
  "already-erased": ({ player }) => `Los datos personales del jugador ${player} ya se borraron.`,
  "proof-gone": ({ list, version }) =>
    `Ya no hay prueba de ${list} (versión ${version}): lo que se firmó nombraba a alguien cuyos datos se borraron después. Las pruebas entregadas antes siguen valiendo.`,
  "database-differs": ({ sequence }) =>
    `La base de datos y el libro de registro difieren en la anotación ${sequence}. Ejecute journal rebuild para reconstruir la base de datos.`,
  "database-newer": ({ step }) => `Un programa más reciente ha cambiado esta base de datos (${step}): use ese.`,
  "content-missing": ({ sha256 }) => `Falta el archivo ${sha256}: recupérelo de una copia de seguridad.`,
  "content-differs": ({ sha256 }) => `El archivo ${sha256} está dañado: recupérelo de una copia de seguridad.`,
  "other-office": () => "Los dos libros de registro son de oficinas distintas, o se han separado: no se pueden unir.",
  "bad-colour": ({ found, contrast }) =>
    `Indique un color como #1d4f5c, lo bastante oscuro para texto blanco (contraste mínimo de ${contrast}); se encontró «${found}».`,
  "bad-logo": ({ max, found }) =>
    `El logotipo es un archivo PNG o SVG de ${counted("es", max)} bytes como máximo; se encontraron ${counted("es", found)} bytes.`,
  "bad-zone": ({ found }) => `Indique una zona horaria, por ejemplo UTC o Europe/Stockholm; se encontró «${found}».`,
  "nobody-named": ({ name }) =>
    `Nada que se pueda borrar nombra a ${name}. Los jugadores se borran por su ID, los socios de un club como club/socio.`,
  "bad-person-name": ({ found }) =>
    `Indique un nombre, o club/socio; «${found}» es un número, cuyos datos están en la página del jugador.`,
  "bad-player-id": ({ found }) => `Indique un ID de jugador de hasta once cifras; se encontró «${found}».`,
  "bad-page-key": ({ found }) => `«${found}» no es una posición válida: use el enlace de la página anterior.`,
  "bad-federation": ({ found }) =>
    `Indique un código de federación de tres mayúsculas, por ejemplo SWE; se encontró «${found}».`,
  "name-missing": () => "Indique un nombre con --name.",
  "nothing-to-change": () => "Los valores son los mismos que antes: no se ha cambiado nada.",
  "unknown-player": ({ player }) => `No existe ningún jugador con ID ${player}.`,
  "player-exists": ({ player }) => `Ya existe un jugador con ID ${player}.`,
  "merge-with-itself": ({ player }) =>
    `El jugador ${player} no se puede unir consigo mismo: indique dos jugadores distintos.`,
  "already-merged": ({ player, into }) => `El jugador ${player} ya está unido a ${into}. Deshaga antes esa unión.`,
  "not-merged": ({ player }) => `${player} no está unificado con otra ficha.`,
  "already-excluded": ({ player }) => `El jugador ${player} ya está excluido de las listas.`,
  "not-excluded": ({ player }) => `El jugador ${player} no está excluido de las listas.`,
  "already-dispensed": ({ player }) => `${player} ya tiene una dispensa.`,
  "not-dispensed": ({ player }) => `${player} no tiene ninguna dispensa.`,
  "unknown-federation": ({ federation }) => `No existe la federación ${federation}. Añádala primero.`,
  "federation-exists": ({ federation }) => `Ya existe una federación ${federation}.`,
  "federation-status-same": ({ federation, status }) =>
    `El estado de ${federation} ya es ${said(STATUS_WORDS, status)}.`,
  "list-repeats-player": ({ file, player }) =>
    `${file} contiene al jugador ${player} más de una vez. Elimine los duplicados.`,
  "list-has-errors": ({ file, errors }) =>
    `${file} tiene ${errors} errores que pueden afectar a los Elo. Corríjalo, o impórtelo de todos modos con --despite-errors.`,
  "list-already-there": ({ list: id }) => `${capital(id)} ya se importó, con contenido idéntico.`,
  ...tournamentRefusalWords(writing),
  ...clubRefusalWords(writing),
  ...ACCESS_REFUSAL_WORDS,
  ...NOTIFICATION_REFUSAL_WORDS,
  ...objectionRefusalWords(writing),
  ...listRefusalWords(writing),
  "reports-stand": ({ tournament }) =>
    `${tournament} ya tiene informes, así que el envío por partes no se puede cambiar. Retire primero los informes.`,
  "list-not-ours": ({ list }) =>
    `${capital(list)} no la hizo esta oficina, así que aquí no se puede explicar ni recalcular.`,
  "nothing-to-correct": ({ list }) => `No han llegado cambios desde que se publicó ${list}: no hay nada que corregir.`,
  "no-such-alarm": ({ list, alarm }) => `No hay ninguna alarma «${alarm}» para ${list}.`,
  "alarm-already-acknowledged": ({ list, alarm }) =>
    `La alarma «${alarm}» para ${list} ya está reconocida. Retire primero ese reconocimiento.`,
  "alarm-not-acknowledged": ({ list, alarm }) => `La alarma «${alarm}» para ${list} no está reconocida.`,
  "tariff-too-late": ({ from, period }) =>
    `Las cuotas hasta ${period} ya están pagadas, así que una tarifa no puede valer desde el ${writing.asDay(from)}. Elija un primer día posterior o anule los pagos.`,
  "no-statement": ({ payer, period }) => `${payer} no tiene liquidación de ${period}. Véase: fees list ${period}`,
  "nothing-to-pay": ({ payer, period }) => `${payer} no debe nada por ${period}.`,
  "no-such-payment": ({ payment }) =>
    `La entrada ${payment} del diario no es un pago, o ya está anulada. Véase: fees show`,
  "reopening-held-back": ({ list, tournaments }) =>
    `${capital(list)} no se puede recalcular, porque estos informes están en espera: ${tournaments.join(", ")}. Véase: reports list-pending`,
  "bad-email": ({ found }) => `No es una dirección de correo: ${found}.`,
  "bad-user-name": ({ found }) =>
    `Un nombre de usuario tiene letras minúsculas, cifras, puntos y guiones, y empieza por una letra; se encontró «${found}».`,
  "user-exists": ({ user }) => `El usuario ${user} ya existe. Elija otro nombre.`,
  "unknown-user": ({ user }) => `No existe el usuario ${user}.`,
  "user-unchanged": ({ user }) => `${user} ya tiene esta función.`,
  "federation-needed": () => "Un delegado de federación pertenece a una federación: indíquela.",
  "club-needed": () => "La cuenta de un club pertenece a un club: indíquelo.",
  "last-administrator": () => "Debe quedar al menos un administrador.",
  "sign-in-failed": () => "Nombre de usuario o contraseña incorrectos.",
  "bad-token": () => "El token es desconocido o ha caducado. Cree uno nuevo en la página de su cuenta.",
  "sign-in-needed": () => "Inicie sesión primero.",
  "not-allowed": ({ role }) => `No tiene permiso para esto (su función: ${said(ROLE_WORDS, role)}).`,
  "bad-csrf": () => "El formulario ha caducado o venía de otra página. Inténtelo de nuevo.",
  "too-many": ({ seconds }) =>
    `Demasiados intentos; inténtelo de nuevo dentro de ${plural("es", seconds, "segundo", "segundos")}.`,
  "idempotency-key-reused": () => "Esta clave de idempotencia ya se usó para otra solicitud: usar una nueva.",
  "work-running": ({ by, about }) => `${by} ha iniciado una tarea que sigue en curso (${about}). Espere a que termine.`,
  "upload-missing": () => "No se ha enviado ningún archivo. Elija uno y vuelva a intentarlo.",
  "password-too-short": ({ min }) => `Elija una contraseña de al menos ${min} caracteres.`,
});
