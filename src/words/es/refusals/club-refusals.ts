import type * as english from "../../en/refusals/club-refusals.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** Requests about a club's book that are turned down. */
export const clubRefusalWords: typeof english.clubRefusalWords = ({ asDay }) => ({
  "bad-club-id": ({ found }) =>
    `El identificador de un club tiene letras minúsculas, cifras y guiones, por ejemplo exempel-sk; se encontró «${found}».`,
  "no-club": () => "Aquí todavía no hay ningún libro de club. Abra uno: clubs open ID --name NOMBRE.",
  "which-club": ({ clubs }) => `Indique el club con --club: ${list(clubs)}.`,
  "unknown-club": ({ club }) => `No existe el club ${club}.`,
  "club-exists": ({ club }) => `Ya existe un club ${club}.`,
  "bad-bonus-steps": ({ found }) =>
    `Indique la bonificación como none, recommended, o el nombre de un distrito y escalones que no se solapen, como Norr:800-999=15,1000-1199=5; se encontró «${found}».`,
  "not-a-period-start": ({ found, starts }) =>
    `${asDay(found)} no es el inicio de un período. Elija entre ${list(starts.map(asDay))}.`,
  "unknown-member": ({ member }) => `En el libro no hay ningún socio ${member}.`,
  "member-unclear": ({ found, candidates }) => `«${found}» podría ser ${list(candidates)}. Indique el número de socio.`,
  "unknown-guest": ({ guest }) => `En el libro no hay ningún invitado ${guest}.`,
  "member-id-there": ({ id, member }) => `El socio ${member} ya tiene el ID de la federación ${id}.`,
  "member-name-there": ({ name, member }) => `${name} ya está en el libro, con el número ${member}.`,
  "no-members": () => "No hay socios: escriba uno por línea.",
  "too-many-members": ({ max }) => `Se pueden añadir como máximo ${max} socios a la vez.`,
  "rating-or-birth": ({ found }) =>
    `¿${found} es un Elo o un año de nacimiento? Indique las columnas en una línea encima de los socios, por ejemplo: nombre, elo – o bien: nombre, nacimiento.`,
  "bad-member-lines": ({ rows }) => `No se ha añadido a nadie. Corrija antes la línea ${rows.join(", ")}.`,
  "assessment-missing": ({ adultAge }) =>
    `Por debajo de ${adultAge} años, o con edad desconocida, no hay rating inicial habitual: indíquelo con --rating y --reason.`,
  "reason-missing": () => "Indique un motivo, para el libro de registro.",
  "member-left": ({ member, left }) => `El socio ${member} dejó el club el ${asDay(left)}: registre antes su regreso.`,
  "member-not-left": ({ member }) => `El socio ${member} no se ha dado de baja.`,
  "not-placeable": ({ member, rating, placedBelow }) =>
    `El socio ${member} tiene ${rating}. El club solo puede fijar ratings por debajo de ${placedBelow}.`,
  "not-placeable-to": ({ rating, placedBelow }) =>
    `El club solo puede fijar ratings por debajo de ${placedBelow}; se encontró ${rating}.`,
  "below-book-lowest": ({ rating, lowest }) => `${rating} está por debajo del rating más bajo, ${lowest}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `El socio ${member} ingresó el ${asDay(entered)}, después de la partida del ${asDay(day)}. Si no es correcto, cambie la fecha: clubs members change ${member} --entered ${asDay(day)}.`,
  "entered-after-game": ({ member, game, day }) =>
    `El socio ${member} jugó la partida ${game} el ${asDay(day)}: la fecha de ingreso no puede ser posterior.`,
  "calendar-conflict": ({ starts }) =>
    `Los nuevos períodos no encajan con los existentes o cerrados, en ${list(starts.map(asDay))}. Elija un --from posterior, o cambie antes los ajustes desde ese inicio.`,
  "undo-after-closing": ({ period, entry }) =>
    `La última anotación cerró el período anterior al ${asDay(period)}, y no se deshace. Para deshacer una anterior, indíquela: clubs undo --entry ${entry}.`,
  "unknown-book-entry": ({ entry }) => `La anotación ${entry} no cambió nada en este libro que se pueda deshacer.`,
  "entry-built-on": ({ entry, by }) =>
    `La anotación ${entry} no se puede deshacer, porque otras dependen de ella: ${list(by)}.`,
  "decided-twice": ({ member }) => `Hay dos decisiones sobre el socio ${member}. Elija una.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `Los descuentos anteriores son ${pointsPerYear} puntos por año completo sin partidas, como máximo ${most}. Hacen falta --last-game, --rating y --reason. Se encontró: ${found}.`,
  "days-after-end": ({ day, end }) =>
    `La ronda del ${asDay(day)} es posterior al último día, ${asDay(end)}. Corrija una de las fechas.`,
  "assessment-not-needed": ({ member, last, yearsMax }) =>
    `El socio ${member} jugó por última vez el ${asDay(last)}. Solo se puede valorar tras ${yearsMax} años sin partidas.`,
  "merge-opponents": ({ game }) => `Los dos se enfrentaron en la partida ${game}: son personas distintas.`,
  "book-tournament-exists": ({ tournament }) => `El libro ya tiene un torneo ${tournament}.`,
  "unknown-book-tournament": ({ tournament }) =>
    `El libro no tiene ningún torneo ${tournament}. Ábralo: clubs tournaments open ID --name NOMBRE --minutes N.`,
  "no-games-entered": () => "No hay partidas que introducir.",
  "game-there": ({ game, day }) =>
    `Esta partida ya está en el libro (partida ${game}, ${asDay(day)}). Si los dos jugaron dos veces ese día, añada --again.`,
  "bad-book-tournament-id": ({ found }) =>
    `El id de un torneo en el libro tiene minúsculas, cifras y guiones, como cup-2026; se encontró «${found}».`,
  "guest-id-there": ({ guest, id }) => `El invitado g${guest} ya tiene el ID de la federación ${id}.`,
  "birth-after-entry": ({ birth, entered }) =>
    `La fecha de nacimiento (${asDay(birth)}) es posterior a la de ingreso (${asDay(entered)}). Corrija una de las dos.`,
  "game-twice": ({ white, black, day }) =>
    `${white} – ${black} figura dos veces el ${asDay(day)}. Si los dos jugaron dos veces ese día, añada --again.`,
  "unknown-book-game": ({ game }) => `El libro no tiene ninguna partida ${game}.`,
  "game-withdrawn": ({ game }) => `La partida ${game} se ha retirado. Restablézcala primero.`,
  "game-not-withdrawn": ({ game }) => `La partida ${game} no se ha retirado.`,
  "no-member-in-game": () => "Ninguno de los jugadores es socio del club.",
  "game-against-self": ({ player }) => `${player} figura como ambos jugadores. Corrija uno de los dos.`,
  "finished-before-begun": ({ begun, finished }) =>
    `Una partida empezada el ${asDay(begun)} no pudo terminar el ${asDay(finished)}. Corrija una de las fechas.`,
  "day-before-book": ({ day, from }) => `El ${asDay(day)} es anterior al comienzo del libro, ${asDay(from)}.`,
  "day-in-future": ({ day, on }) => `${asDay(day)} es posterior al ${asDay(on)}. Indique una fecha anterior.`,
  "nothing-to-undo": () => "No hay nada que deshacer.",
  "period-not-over": ({ period, on }) =>
    `El período dura hasta el ${asDay(period)}; el ${asDay(on)} no se puede cerrar.`,
  "period-not-next": ({ period, next }) =>
    `El próximo período que se cierra termina el ${asDay(next)}, no el ${asDay(period)}.`,
  "period-not-closed": ({ period }) => `El período anterior al ${asDay(period)} no está cerrado.`,
  "members-undecided": ({ members }) =>
    `Decida primero sobre estos socios, con --accept, --let-go o --raise: ${list(members)}. Véase: clubs list-proposals`,
  "estimates-missing": ({ guests }) =>
    `Faltan las estimaciones de ${list(guests)}. Indíquelas: clubs guests change NÚMERO --estimate RATING. clubs list-proposals muestra lo que sugieren los resultados.`,
  "nothing-proposed": ({ member }) => `No hay nada que decidir sobre el socio ${member}.`,
  "not-a-club-list": ({ line }) => `No es una lista de club: la línea ${line} no es válida.`,
  "club-list-there": ({ club, period, version }) =>
    `La lista de ${club} del ${asDay(period)}, versión ${version}, ya se recibió.`,
  "unknown-club-list": ({ club, period }) =>
    period === ""
      ? `${club} todavía no tiene lista. Cierre un período para crear una.`
      : `${club} no tiene lista del ${asDay(period)}.`,
  "not-loopback": ({ host }) =>
    `Un libro de club sin cuentas solo funciona en este ordenador: use 127.0.0.1, localhost o ::1, no ${host}.`,
  "row-unfinished": () => "Cada fila necesita blancas, resultado y negras.",
  "evening-faulty": ({ count }) =>
    `No se ha guardado nada: ${count === 1 ? "una partida tiene un error" : `${count} partidas tienen errores`}. ${count === 1 ? "Corríjala" : "Corríjalas"} y guarde de nuevo.`,
  "bad-address": ({ found }) => `Una dirección empieza por http:// o https://; se encontró «${found}».`,
  "token-missing": () => "Indique el token de la cuenta del club con --token TOKEN o RATING_OFFICE_TOKEN.",
  "office-unreachable": ({ to, why }) =>
    `No se puede conectar con ${to}${why === "" ? "" : ` (${why})`}. La lista está guardada aquí: vuelva a enviarla más tarde.`,
  "office-refused": ({ to, status, says }) =>
    `${to} no ha aceptado la lista (${status})${says === "" ? "." : `: ${says}`} La lista está guardada aquí y se puede volver a enviar.`,
  "not-an-office": ({ to }) =>
    `${to} no es una oficina de Elo. Compruebe la dirección. La lista está guardada aquí y se puede volver a enviar.`,
});
