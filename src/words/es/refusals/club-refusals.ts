import type * as english from "../../en/refusals/club-refusals.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** Requests about a club's book that are turned down. */
export const clubRefusalWords: typeof english.clubRefusalWords = ({ asDay }) => ({
  "bad-club-id": ({ found }) =>
    `El identificador de un club tiene letras minúsculas, cifras y guiones, por ejemplo exempel-sk; se encontró «${found}».`,
  "no-club": () => "Ningún club lleva su libro aquí. Abra uno: clubs open ID --name NOMBRE.",
  "which-club": ({ clubs }) => `¿Qué club? Indíquelo con --club: ${list(clubs)}.`,
  "unknown-club": ({ club }) => `Aquí no existe el club ${club}.`,
  "club-exists": ({ club }) => `Ya existe un club ${club}.`,
  "bad-bonus-steps": ({ found }) =>
    `La bonificación es none, recommended, o el nombre de un distrito y escalones que no se solapen, por ejemplo Norr:800-999=15,1000-1199=5; se encontró «${found}».`,
  "not-a-period-start": ({ found, starts }) =>
    `${found} no es el inicio de un período. Los más cercanos son ${list(starts.map(asDay))}.`,
  "unknown-member": ({ member }) => `El libro no tiene ningún socio ${member}.`,
  "member-unclear": ({ found, candidates }) => `«${found}» podría ser ${list(candidates)}: indique el número.`,
  "unknown-guest": ({ guest }) => `El libro no tiene ningún invitado ${guest}.`,
  "member-id-there": ({ id, member }) => `El socio ${member} ya tiene el número ${id} en la federación.`,
  "assessment-missing": ({ adultAge }) =>
    `No hay un rating habitual para quien tiene menos de ${adultAge} años o edad desconocida: valore la fuerza de juego con --rating y --reason.`,
  "reason-missing": () => "Esto necesita un motivo, para el diario.",
  "member-left": ({ member, left }) => `El socio ${member} se dio de baja el ${asDay(left)}: anote primero su vuelta.`,
  "member-not-left": ({ member }) => `El socio ${member} no se ha dado de baja.`,
  "not-placeable": ({ member, rating, placedBelow }) =>
    `El socio ${member} tiene ${rating}: el club solo sitúa a mano por debajo de ${placedBelow}.`,
  "not-placeable-to": ({ rating, placedBelow }) =>
    `El club asigna a mano solo por debajo de ${placedBelow}, no ${rating}.`,
  "below-book-lowest": ({ rating, lowest }) => `${rating} está por debajo del rating más bajo, ${lowest}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `El socio ${member} está inscrito desde el ${asDay(entered)}, después de la partida del ${asDay(day)}. Si ya era socio: clubs members change ${member} --entered ${asDay(day)}.`,
  "entered-after-game": ({ member, game, day }) =>
    `El socio ${member} jugó la partida ${game} el ${asDay(day)}: estaba inscrito ese día a más tardar.`,
  "calendar-conflict": ({ starts }) =>
    `Los calendarios no encajarían entre sí, o con lo que está cerrado, en ${list(starts.map(asDay))}. Elija un --from posterior, o cambie antes los ajustes desde ese inicio.`,
  "undo-after-closing": ({ period, entry }) =>
    `Lo último fue el cierre del ${asDay(period)}, que no se deshace: su lista recibe versiones nuevas. Para retirar un asiento anterior, indíquelo: clubs undo --entry ${entry}.`,
  "unknown-book-entry": ({ entry }) => `El asiento ${entry} no cambió en este libro nada que se pueda retirar.`,
  "entry-built-on": ({ entry, by }) => `El asiento ${entry} no se puede retirar: en él se basa ${list(by)}.`,
  "decided-twice": ({ member }) => `Sobre el socio ${member} se decide dos veces: elija una.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `Los puntos descontados antes son ${pointsPerYear} por cada año completo sin partida, como máximo ${most}, y requieren --last-game, --rating y --reason; se encontró ${found}.`,
  "days-after-end": ({ day, end }) => `Una ronda el ${asDay(day)} cae después del último día, ${asDay(end)}.`,
  "assessment-not-needed": ({ member, last, yearsMax }) =>
    `El socio ${member} jugó por última vez el ${asDay(last)}: nada se valora antes de que pasen ${yearsMax} años.`,
  "merge-opponents": ({ game }) => `Los dos se enfrentaron en la partida ${game}: no son la misma persona.`,
  "book-tournament-exists": ({ tournament }) => `El libro ya tiene un torneo ${tournament}.`,
  "unknown-book-tournament": ({ tournament }) =>
    `El libro no tiene ningún torneo ${tournament}. Ábralo: clubs tournaments open ID --name NOMBRE --minutes N.`,
  "no-games-entered": () => "No hay partidas que introducir.",
  "game-there": ({ game, day }) =>
    `Esta es la partida ${game} del ${asDay(day)}, que ya está en el libro. Si de verdad jugaron dos veces, use --again.`,
  "bad-book-tournament-id": ({ found }) =>
    `El id de un torneo en el libro tiene minúsculas, cifras y guiones, como cup-2026; se encontró «${found}».`,
  "guest-id-there": ({ guest, id }) => `El invitado g${guest} ya tiene el número ${id} en la federación.`,
  "birth-after-entry": ({ birth, entered }) =>
    `Nacido en ${asDay(birth)} e inscrito el ${asDay(entered)}: uno de los dos está mal.`,
  "game-twice": ({ white, black, day }) =>
    `${white} y ${black} están aquí dos veces, el ${asDay(day)}. Si de verdad jugaron dos veces, indique --again.`,
  "unknown-book-game": ({ game }) => `El libro no tiene ninguna partida ${game}.`,
  "game-withdrawn": ({ game }) => `La partida ${game} se retiró: restáurela primero.`,
  "game-not-withdrawn": ({ game }) => `La partida ${game} no se ha retirado.`,
  "no-member-in-game": () => "Ninguno de los jugadores es socio del club.",
  "game-against-self": ({ member }) => `El socio ${member} no puede jugar contra sí mismo.`,
  "finished-before-begun": ({ begun, finished }) =>
    `Una partida empezada el ${asDay(begun)} no puede haber terminado el ${asDay(finished)}.`,
  "day-before-book": ({ day, from }) => `El ${asDay(day)} es anterior al comienzo del libro, ${asDay(from)}.`,
  "day-in-future": ({ day, on }) => `El ${asDay(day)} es posterior al ${asDay(on)}.`,
  "nothing-to-undo": () => "No hay nada que deshacer.",
  "period-not-over": ({ period, on }) =>
    `El período dura hasta el ${asDay(period)}; el ${asDay(on)} no se puede cerrar.`,
  "period-not-next": ({ period, next }) =>
    `No el ${asDay(period)}: el siguiente inicio de período por cerrar es el ${asDay(next)}.`,
  "period-not-closed": ({ period }) => `El período anterior al ${asDay(period)} no está cerrado.`,
  "members-undecided": ({ members }) =>
    `Decida primero sobre ${list(members)}: --accept, --let-go o --raise. clubs list-proposals muestra lo que se propone.`,
  "estimates-missing": ({ guests }) =>
    `Falta una estimación para ${list(guests)}: clubs guests change NÚMERO --estimate RATING. clubs list-proposals muestra lo que dicen los resultados.`,
  "nothing-proposed": ({ member }) => `No se propone nada sobre el socio ${member}.`,
  "not-a-club-list": ({ line }) => `Esta no es la lista de un club: la línea ${line} no es como debe.`,
  "club-list-there": ({ club, period, version }) =>
    `La lista del ${asDay(period)} de ${club}, versión ${version}, ya está aquí.`,
  "unknown-club-list": ({ club, period }) =>
    period === ""
      ? `${club} no tiene todavía ninguna lista: ninguno de sus períodos está cerrado.`
      : `${club} no tiene ninguna lista del ${asDay(period)}.`,
  "not-loopback": ({ host }) =>
    `El libro sin cuentas es solo para este ordenador: ${host} no es 127.0.0.1, localhost ni ::1.`,
  "row-unfinished": () => "Cada fila necesita blancas, resultado y negras.",
  "evening-faulty": ({ count }) =>
    `No se ha anotado nada: ${count === 1 ? "una partida no está" : `${count} partidas no están`} como debe ser.`,
  "bad-address": ({ found }) => `Una dirección empieza por http:// o https://; se encontró «${found}».`,
  "token-missing": () => "Falta el token de la cuenta del club: --token TOKEN, o RATING_OFFICE_TOKEN.",
  "office-unreachable": ({ to, why }) =>
    `No se puede llegar a ${to}${why === "" ? "" : ` (${why})`}. No se pierde nada: la lista queda y se puede enviar de nuevo.`,
  "office-refused": ({ to, status, says }) =>
    `${to} no aceptó la lista (${status})${says === "" ? "." : `: ${says}`} La lista queda y se puede enviar de nuevo.`,
  "not-an-office": ({ to }) =>
    `${to} responde, pero no como una oficina de Elo. La lista queda y se puede enviar de nuevo.`,
});
