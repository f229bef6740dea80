import { plural } from "../../numbers.ts";
import { because } from "../../reasons.ts";
import type { ClubSentences } from "../../types/journal-words.ts";
import type { Writing } from "../../writing.ts";

const members = (count: number): string => plural("es", count, "socio", "socios");

/** Entries about the books of clubs. */
export const clubSentences = ({ asDay }: Writing): ClubSentences => ({
  "club-opened": ({ club, name, from }) => `Libro de ${name} (${club}) abierto, desde el ${asDay(from)}.`,
  "club-settings": ({ club, name, from }) => `Ajustes de ${name} (${club}) cambiados desde el ${asDay(from)}.`,
  "club-member-entered": ({ club, member, name, start }) =>
    `Socio ${member} de ${club} añadido: ${name}, rating inicial ${start.rating}.`,
  "club-member-changed": ({ club, member, changes, reason }, names) =>
    `Socio ${member} de ${club} cambiado: ${names.member(changes)}${because(reason)}.`,
  "club-member-left": ({ club, member, on, reason }) =>
    `El socio ${member} dejó ${club} el ${asDay(on)}${because(reason)}.`,
  "club-member-returned": ({ club, member, on, rating, reason }) =>
    `El socio ${member} volvió a ${club} el ${asDay(on)}${rating === null ? "" : ` con rating ${rating}`}${because(reason)}.`,
  "club-member-placed": ({ club, member, on, rating, reason }) =>
    `Rating del socio ${member} de ${club} fijado en ${rating} desde el ${asDay(on)}${because(reason)}.`,
  "club-members-merged": ({ club, into, merged, reason }) =>
    `Socio ${merged} de ${club} unido al ${into}${because(reason)}.`,
  "club-merge-undone": ({ club, merged, reason }) => `Unión del socio ${merged} de ${club} deshecha${because(reason)}.`,
  "club-guest-entered": ({ club, guest, name }) => `Invitado ${guest} de ${club} añadido: ${name}.`,
  "club-guest-changed": ({ club, guest, name }) => `Invitado ${guest} de ${club} cambiado: ${name}.`,
  "club-tournament-opened": ({ club, name }) => `Torneo de ${club} abierto: ${name}.`,
  "club-tournament-changed": ({ club, name, reason }) => `Torneo de ${club} cambiado: ${name}${because(reason)}.`,
  "club-games-entered": ({ club, games }) => `Partidas de ${club} guardadas: ${games.length}.`,
  "club-game-changed": ({ club, game, reason }) =>
    `Partida ${game.game} de ${club} cambiada: ${game.result}, ${asDay(game.finished)}${because(reason)}.`,
  "club-game-withdrawn": ({ club, number, reason }) => `Partida ${number} de ${club} retirada${because(reason)}.`,
  "club-undone": ({ club, entry, reason }) => `Asiento ${entry} de ${club} deshecho${because(reason)}.`,
  "club-decisions-changed": ({ club, period, decisions }) =>
    `Decisiones de ${club} para el ${asDay(period)} cambiadas, ahora ${decisions.length}.`,
  "club-list-closed": ({ club, period, version, members: listed }) =>
    `Lista de ${club} del ${asDay(period)} creada, versión ${version}, con ${members(listed)}.`,
  "club-list-sent": ({ club, period, version, to }) =>
    `Lista de ${club} del ${asDay(period)}, versión ${version}, enviada a ${to}.`,
  "club-list-received": ({ club, period, version, sender, members: listed }) =>
    `Lista de ${club} del ${asDay(period)}, versión ${version}, con ${members(listed)} recibida de ${sender}.`,
  "club-alarm-acknowledged": ({ club, period, alarm, reason }, names) =>
    `Libro de ${club}, período desde el ${asDay(period)}: alarma «${names.bookAlarm(alarm)}» reconocida${because(reason)}.`,
  "club-alarm-reopened": ({ club, period, alarm, reason }, names) =>
    `Libro de ${club}, período desde el ${asDay(period)}: reconocimiento de la alarma «${names.bookAlarm(alarm)}» retirado${because(reason)}.`,
});
