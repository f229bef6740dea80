import { plural } from "../../numbers.ts";
import { because } from "../../reasons.ts";
import type { ClubSentences } from "../../types/journal-words.ts";
import type { Writing } from "../../writing.ts";

const members = (count: number): string => plural("it", count, "socio", "soci");

/** Entries about the books of clubs. */
export const clubSentences = ({ asDay }: Writing): ClubSentences => ({
  "club-opened": ({ club, name, from }) => `Libro di ${name} (${club}) aperto, dal ${asDay(from)}.`,
  "club-settings": ({ club, name, from }) => `Impostazioni di ${name} (${club}) modificate dal ${asDay(from)}.`,
  "club-member-entered": ({ club, member, name, start }) =>
    `Socio ${member} di ${club} aggiunto: ${name}, rating iniziale ${start.rating}.`,
  "club-member-changed": ({ club, member, changes, reason }, names) =>
    `Socio ${member} di ${club} modificato: ${names.member(changes)}${because(reason)}.`,
  "club-member-left": ({ club, member, on, reason }) =>
    `Il socio ${member} ha lasciato ${club} il ${asDay(on)}${because(reason)}.`,
  "club-member-returned": ({ club, member, on, rating, reason }) =>
    `Il socio ${member} è tornato a ${club} il ${asDay(on)}${rating === null ? "" : ` con rating ${rating}`}${because(reason)}.`,
  "club-member-placed": ({ club, member, on, rating, reason }) =>
    `Rating del socio ${member} di ${club} fissato a ${rating} dal ${asDay(on)}${because(reason)}.`,
  "club-members-merged": ({ club, into, merged, reason }) =>
    `Socio ${merged} di ${club} unito al ${into}${because(reason)}.`,
  "club-merge-undone": ({ club, merged, reason }) =>
    `Unione del socio ${merged} di ${club} annullata${because(reason)}.`,
  "club-guest-entered": ({ club, guest, name }) => `Ospite ${guest} di ${club} aggiunto: ${name}.`,
  "club-guest-changed": ({ club, guest, name }) => `Ospite ${guest} di ${club} modificato: ${name}.`,
  "club-tournament-opened": ({ club, name }) => `Torneo di ${club} aperto: ${name}.`,
  "club-tournament-changed": ({ club, name, reason }) => `Torneo di ${club} modificato: ${name}${because(reason)}.`,
  "club-games-entered": ({ club, games }) => `Partite di ${club} salvate: ${games.length}.`,
  "club-game-changed": ({ club, game, reason }) =>
    `Partita ${game.game} di ${club} modificata: ${game.result}, ${asDay(game.finished)}${because(reason)}.`,
  "club-game-withdrawn": ({ club, number, reason }) => `Partita ${number} di ${club} ritirata${because(reason)}.`,
  "club-undone": ({ club, entry, reason }) => `Voce ${entry} di ${club} annullata${because(reason)}.`,
  "club-decisions-changed": ({ club, period, decisions }) =>
    `Decisioni di ${club} per il ${asDay(period)} modificate, ora ${decisions.length}.`,
  "club-list-closed": ({ club, period, version, members: listed }) =>
    `Lista di ${club} del ${asDay(period)} creata, versione ${version}, con ${members(listed)}.`,
  "club-list-sent": ({ club, period, version, to }) =>
    `Lista di ${club} del ${asDay(period)}, versione ${version}, inviata a ${to}.`,
  "club-list-received": ({ club, period, version, sender, members: listed }) =>
    `Lista di ${club} del ${asDay(period)}, versione ${version}, con ${members(listed)} ricevuta da ${sender}.`,
  "club-alarm-acknowledged": ({ club, period, alarm, reason }, names) =>
    `Libro di ${club}, periodo dal ${asDay(period)}: preso atto dell'allarme «${names.bookAlarm(alarm)}»${because(reason)}.`,
  "club-alarm-reopened": ({ club, period, alarm, reason }, names) =>
    `Libro di ${club}, periodo dal ${asDay(period)}: presa d'atto dell'allarme «${names.bookAlarm(alarm)}» ritirata${because(reason)}.`,
});
