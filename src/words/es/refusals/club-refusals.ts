import type { Parameters } from "../../../domain/refusal.ts";

const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : String(value));

/** Requests about a club's book that are turned down. */
export const CLUB_REFUSAL_WORDS = {
  "bad-club-id": ({ found }: Parameters) =>
    `El identificador de un club tiene letras minúsculas, cifras y guiones, por ejemplo exempel-sk; se encontró «${found}».`,
  "no-club": () => "Ningún club lleva su libro aquí. Abra uno: clubs open ID --name NOMBRE.",
  "which-club": ({ clubs }: Parameters) => `¿Qué club? Indíquelo con --club: ${list(clubs)}.`,
  "unknown-club": ({ club }: Parameters) => `Aquí no existe el club ${club}.`,
  "club-exists": ({ club }: Parameters) => `Ya existe un club ${club}.`,
  "bad-bonus-steps": ({ found }: Parameters) =>
    `La bonificación es none, recommended, o el nombre de un distrito y escalones que no se solapen, por ejemplo Norr:800-999=15,1000-1199=5; se encontró «${found}».`,
  "not-a-period-start": ({ found, starts }: Parameters) =>
    `${found} no es el inicio de un período. Los más cercanos son ${list(starts)}.`,
  "unknown-member": ({ member }: Parameters) => `El libro no tiene ningún socio ${member}.`,
  "member-unclear": ({ found, candidates }: Parameters) =>
    `«${found}» podría ser ${list(candidates)}: indique el número.`,
  "unknown-guest": ({ guest }: Parameters) => `El libro no tiene ningún invitado ${guest}.`,
  "member-id-there": ({ id, member }: Parameters) => `El socio ${member} ya tiene el número ${id} en la federación.`,
  "assessment-missing": ({ adultAge }: Parameters) =>
    `No hay un rating habitual para quien tiene menos de ${adultAge} años o edad desconocida: valore la fuerza de juego con --rating y --reason.`,
  "reason-missing": () => "Esto necesita un motivo, para el diario.",
  "member-left": ({ member, left }: Parameters) =>
    `El socio ${member} se dio de baja el ${left}: anote primero su vuelta.`,
  "member-not-left": ({ member }: Parameters) => `El socio ${member} no se ha dado de baja.`,
  "not-placeable": ({ member, rating, placedBelow }: Parameters) =>
    `El socio ${member} tiene ${rating}: el club solo sitúa a mano por debajo de ${placedBelow}.`,
  "not-placeable-to": ({ rating, placedBelow }: Parameters) =>
    `El club asigna a mano solo por debajo de ${placedBelow}, no ${rating}.`,
  "below-book-lowest": ({ rating, lowest }: Parameters) => `${rating} está por debajo del rating más bajo, ${lowest}.`,
  "member-not-entered": ({ member, entered, day }: Parameters) =>
    `El socio ${member} está inscrito desde el ${entered}, después de la partida del ${day}. Si ya era socio: clubs members change ${member} --entered ${day}.`,
  "entered-after-game": ({ member, game, day }: Parameters) =>
    `El socio ${member} jugó la partida ${game} el ${day}: estaba inscrito ese día a más tardar.`,
  "calendar-conflict": ({ starts }: Parameters) =>
    `Los calendarios no encajarían entre sí, o con lo que está cerrado, en ${list(starts)}. Elija un --from posterior, o cambie antes los ajustes desde ese inicio.`,
  "undo-after-closing": ({ period, entry }: Parameters) =>
    `Lo último fue el cierre del ${period}, que no se deshace: su lista recibe versiones nuevas. Para retirar un asiento anterior, indíquelo: clubs undo --entry ${entry}.`,
  "unknown-book-entry": ({ entry }: Parameters) =>
    `El asiento ${entry} no cambió en este libro nada que se pueda retirar.`,
  "entry-built-on": ({ entry, by }: Parameters) =>
    `El asiento ${entry} no se puede retirar: en él se basa ${list(by)}.`,
  "decided-twice": ({ member }: Parameters) => `Sobre el socio ${member} se decide dos veces: elija una.`,
  "deducted-unfit": ({ found, pointsPerYear, most }: Parameters) =>
    `Los puntos descontados antes son ${pointsPerYear} por cada año completo sin partida, como máximo ${most}, y requieren --last-game, --rating y --reason; se encontró ${found}.`,
  "days-after-end": ({ day, end }: Parameters) => `Una ronda el ${day} cae después del último día, ${end}.`,
  "assessment-not-needed": ({ member, last, yearsMax }: Parameters) =>
    `El socio ${member} jugó por última vez el ${last}: nada se valora antes de que pasen ${yearsMax} años.`,
  "merge-opponents": ({ game }: Parameters) => `Los dos se enfrentaron en la partida ${game}: no son la misma persona.`,
  "book-tournament-exists": ({ tournament }: Parameters) => `El libro ya tiene un torneo ${tournament}.`,
  "unknown-book-tournament": ({ tournament }: Parameters) =>
    `El libro no tiene ningún torneo ${tournament}. Ábralo: club tournaments open ID --name NOMBRE --minutes N.`,
  "no-games-entered": () => "No hay partidas que introducir.",
  "game-there": ({ game, day }: Parameters) =>
    `Esta es la partida ${game} del ${day}, que ya está en el libro. Si de verdad jugaron dos veces, use --again.`,
  "bad-book-tournament-id": ({ found }: Parameters) =>
    `El id de un torneo en el libro tiene minúsculas, cifras y guiones, como cup-2026; se encontró «${found}».`,
  "guest-id-there": ({ guest, id }: Parameters) => `El invitado g${guest} ya tiene el número ${id} en la federación.`,
  "birth-after-entry": ({ birth, entered }: Parameters) =>
    `Nacido en ${birth} e inscrito el ${entered}: uno de los dos está mal.`,
  "game-twice": ({ white, black, day }: Parameters) =>
    `${white} y ${black} están aquí dos veces, el ${day}. Si de verdad jugaron dos veces, indique --again.`,
  "unknown-book-game": ({ game }: Parameters) => `El libro no tiene ninguna partida ${game}.`,
  "game-withdrawn": ({ game }: Parameters) => `La partida ${game} se retiró: restáurela primero.`,
  "game-not-withdrawn": ({ game }: Parameters) => `La partida ${game} no se ha retirado.`,
  "no-member-in-game": () => "Ninguno de los jugadores es socio del club.",
  "game-against-self": ({ member }: Parameters) => `El socio ${member} no puede jugar contra sí mismo.`,
  "finished-before-begun": ({ begun, finished }: Parameters) =>
    `Una partida empezada el ${begun} no puede haber terminado el ${finished}.`,
  "day-before-book": ({ day, from }: Parameters) => `El ${day} es anterior al comienzo del libro, ${from}.`,
  "day-in-future": ({ day, on }: Parameters) => `El ${day} es posterior al ${on}.`,
  "nothing-to-undo": () => "No hay nada que deshacer.",
  "period-not-over": ({ period, on }: Parameters) => `El período dura hasta el ${period}; el ${on} no se puede cerrar.`,
  "period-not-next": ({ period, next }: Parameters) =>
    `No el ${period}: el siguiente inicio de período por cerrar es el ${next}.`,
  "period-not-closed": ({ period }: Parameters) => `El período anterior al ${period} no está cerrado.`,
  "members-undecided": ({ members }: Parameters) =>
    `Decida primero sobre ${list(members)}: --accept, --let-go o --raise. clubs list-proposals muestra lo que se propone.`,
  "estimates-missing": ({ guests }: Parameters) =>
    `Falta una estimación para ${list(guests)}: clubs guests change NÚMERO --estimate RATING. clubs list-proposals muestra lo que dicen los resultados.`,
  "nothing-proposed": ({ member }: Parameters) => `No se propone nada sobre el socio ${member}.`,
  "not-a-club-list": ({ line }: Parameters) => `Esta no es la lista de un club: la línea ${line} no es como debe.`,
  "club-list-there": ({ club, period, version }: Parameters) =>
    `La lista del ${period} de ${club}, versión ${version}, ya está aquí.`,
  "unknown-club-list": ({ club, period }: Parameters) =>
    period === ""
      ? `${club} no tiene todavía ninguna lista: ninguno de sus períodos está cerrado.`
      : `${club} no tiene ninguna lista del ${period}.`,
  "not-loopback": ({ host }: Parameters) =>
    `El libro sin cuentas es solo para este ordenador: ${host} no es 127.0.0.1, localhost ni ::1.`,
  "row-unfinished": () => "Cada fila necesita blancas, resultado y negras.",
  "evening-faulty": ({ count }: Parameters) =>
    `No se ha anotado nada: ${count === 1 ? "una partida no está" : `${count} partidas no están`} como debe ser.`,
  "bad-address": ({ found }: Parameters) => `Una dirección empieza por http:// o https://; se encontró «${found}».`,
  "token-missing": () => "Falta el token de la cuenta del club: --token TOKEN, o RATING_OFFICE_TOKEN.",
  "office-unreachable": ({ to, why }: Parameters) =>
    `No se puede llegar a ${to}${why === "" ? "" : ` (${why})`}. No se pierde nada: la lista queda y se puede enviar de nuevo.`,
  "office-refused": ({ to, status, says }: Parameters) =>
    `${to} no aceptó la lista (${status})${says === "" ? "." : `: ${says}`} La lista queda y se puede enviar de nuevo.`,
  "not-an-office": ({ to }: Parameters) =>
    `${to} responde, pero no como una oficina de Elo. La lista queda y se puede enviar de nuevo.`,
};
