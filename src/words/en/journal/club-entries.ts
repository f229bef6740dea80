import { plural } from "../../numbers.ts";
import { because } from "../../reasons.ts";
import type { ClubSentences } from "../../types/journal-words.ts";
import type { Writing } from "../../writing.ts";

const members = (count: number): string => plural("en", count, "member", "members");

/** Entries about the books of clubs. */
export const clubSentences = ({ asDay }: Writing): ClubSentences => ({
  "club-opened": ({ club, name, from }) => `Book of ${name} (${club}) opened, from ${asDay(from)}.`,
  "club-settings": ({ club, name, from }) => `Settings of ${name} (${club}) changed from ${asDay(from)}.`,
  "club-member-entered": ({ club, member, name, start }) =>
    `Member ${member} of ${club} added: ${name}, start rating ${start.rating}.`,
  "club-member-changed": ({ club, member, changes, reason }, names) =>
    `Member ${member} of ${club} changed: ${names.member(changes)}${because(reason)}.`,
  "club-member-left": ({ club, member, on, reason }) =>
    `Member ${member} left ${club} on ${asDay(on)}${because(reason)}.`,
  "club-member-returned": ({ club, member, on, rating, reason }) =>
    `Member ${member} returned to ${club} on ${asDay(on)}${rating === null ? "" : ` with rating ${rating}`}${because(reason)}.`,
  "club-member-placed": ({ club, member, on, rating, reason }) =>
    `Rating of member ${member} of ${club} set to ${rating} from ${asDay(on)}${because(reason)}.`,
  "club-members-merged": ({ club, into, merged, reason }) =>
    `Member ${merged} of ${club} merged into ${into}${because(reason)}.`,
  "club-merge-undone": ({ club, merged, reason }) => `Merge of member ${merged} of ${club} undone${because(reason)}.`,
  "club-guest-entered": ({ club, guest, name }) => `Guest ${guest} of ${club} added: ${name}.`,
  "club-guest-changed": ({ club, guest, name }) => `Guest ${guest} of ${club} changed: ${name}.`,
  "club-tournament-opened": ({ club, name }) => `Tournament of ${club} opened: ${name}.`,
  "club-tournament-changed": ({ club, name, reason }) => `Tournament of ${club} changed: ${name}${because(reason)}.`,
  "club-games-entered": ({ club, games }) => `Games of ${club} saved: ${games.length}.`,
  "club-game-changed": ({ club, game, reason }) =>
    `Game ${game.game} of ${club} changed: ${game.result}, ${asDay(game.finished)}${because(reason)}.`,
  "club-game-withdrawn": ({ club, number, reason }) => `Game ${number} of ${club} withdrawn${because(reason)}.`,
  "club-undone": ({ club, entry, reason }) => `Entry ${entry} of ${club} undone${because(reason)}.`,
  "club-decisions-changed": ({ club, period, decisions }) =>
    `Decisions of ${club} for ${asDay(period)} changed, now ${decisions.length}.`,
  "club-list-closed": ({ club, period, version, members: listed }) =>
    `List of ${club} for ${asDay(period)} created, version ${version}, with ${members(listed)}.`,
  "club-list-sent": ({ club, period, version, to }) =>
    `List of ${club} for ${asDay(period)}, version ${version}, sent to ${to}.`,
  "club-list-received": ({ club, period, version, sender, members: listed }) =>
    `List of ${club} for ${asDay(period)}, version ${version}, with ${members(listed)} received from ${sender}.`,
  "club-alarm-acknowledged": ({ club, period, alarm, reason }, names) =>
    `Book of ${club}, period from ${asDay(period)}: alarm “${names.bookAlarm(alarm)}” acknowledged${because(reason)}.`,
  "club-alarm-reopened": ({ club, period, alarm, reason }, names) =>
    `Book of ${club}, period from ${asDay(period)}: acknowledgement of the alarm “${names.bookAlarm(alarm)}” taken back${because(reason)}.`,
});
