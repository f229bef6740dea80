import { plural } from "../../numbers.ts";
import { because } from "../../reasons.ts";
import type { ClubSentences } from "../../types/journal-words.ts";
import type { Writing } from "../../writing.ts";

const members = (count: number): string => plural("sv", count, "medlem", "medlemmar");

/** Entries about the books of clubs. */
export const clubSentences = ({ asDay }: Writing): ClubSentences => ({
  "club-opened": ({ club, name, from }) => `Klubbok för ${name} (${club}) öppnades, från ${asDay(from)}.`,
  "club-settings": ({ club, name, from }) => `Inställningarna för ${name} (${club}) ändrades från ${asDay(from)}.`,
  "club-member-entered": ({ club, member, name, start }) =>
    `Medlem ${member} i ${club} skrevs in: ${name}, startrating ${start.rating}.`,
  "club-member-changed": ({ club, member, changes, reason }, names) =>
    `Medlem ${member} i ${club} ändrades: ${names.member(changes)}${because(reason)}.`,
  "club-member-left": ({ club, member, on, reason }) =>
    `Medlem ${member} lämnade ${club} ${asDay(on)}${because(reason)}.`,
  "club-member-returned": ({ club, member, on, rating, reason }) =>
    `Medlem ${member} kom tillbaka till ${club} ${asDay(on)}${rating === null ? "" : ` med rating ${rating}`}${because(reason)}.`,
  "club-member-placed": ({ club, member, on, rating, reason }) =>
    `Rating för medlem ${member} i ${club} sattes till ${rating} från ${asDay(on)}${because(reason)}.`,
  "club-members-merged": ({ club, into, merged, reason }) =>
    `Medlem ${merged} i ${club} slogs ihop med ${into}${because(reason)}.`,
  "club-merge-undone": ({ club, merged, reason }) =>
    `Sammanslagningen av medlem ${merged} i ${club} togs tillbaka${because(reason)}.`,
  "club-guest-entered": ({ club, guest, name }) => `Gäst ${guest} i ${club} lades till: ${name}.`,
  "club-guest-changed": ({ club, guest, name }) => `Gäst ${guest} i ${club} ändrades: ${name}.`,
  "club-tournament-opened": ({ club, name }) => `Turnering i ${club} öppnades: ${name}.`,
  "club-tournament-changed": ({ club, name, reason }) => `Turnering i ${club} ändrades: ${name}${because(reason)}.`,
  "club-games-entered": ({ club, games }) => `Partier i ${club} sparades: ${games.length}.`,
  "club-game-changed": ({ club, game, reason }) =>
    `Parti ${game.game} i ${club} ändrades: ${game.result}, ${asDay(game.finished)}${because(reason)}.`,
  "club-game-withdrawn": ({ club, number, reason }) => `Parti ${number} i ${club} togs bort${because(reason)}.`,
  "club-undone": ({ club, entry, reason }) => `Post ${entry} i ${club} togs tillbaka${because(reason)}.`,
  "club-decisions-changed": ({ club, period, decisions }) =>
    `Besluten i ${club} för ${asDay(period)} ändrades, nu ${decisions.length}.`,
  "club-list-closed": ({ club, period, version, members: listed }) =>
    `Listan för ${club} från ${asDay(period)} skapades, version ${version}, med ${members(listed)}.`,
  "club-list-sent": ({ club, period, version, to }) =>
    `Listan för ${club} från ${asDay(period)}, version ${version}, skickades till ${to}.`,
  "club-list-received": ({ club, period, version, sender, members: listed }) =>
    `Listan för ${club} från ${asDay(period)}, version ${version}, med ${members(listed)} kom in från ${sender}.`,
  "club-alarm-acknowledged": ({ club, period, alarm, reason }, names) =>
    `Boken för ${club}, perioden från ${asDay(period)}: larmet ”${names.bookAlarm(alarm)}” kvitterat${because(reason)}.`,
  "club-alarm-reopened": ({ club, period, alarm, reason }, names) =>
    `Boken för ${club}, perioden från ${asDay(period)}: kvitteringen av larmet ”${names.bookAlarm(alarm)}” återtagen${because(reason)}.`,
});
