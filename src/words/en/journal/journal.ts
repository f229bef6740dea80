import { counted, decimals, plural } from "../../numbers.ts";
import { because, quoted } from "../../reasons.ts";
import type { JournalWords, OfficeSentences } from "../../types/journal-words.ts";
import type { Writing } from "../../writing.ts";
import { clubSentences } from "./club-entries.ts";

const players = (count: number): string => plural("en", count, "player", "players");
const games = (count: number): string => plural("en", count, "game", "games");
const version = (number: number): string => (number > 1 ? `, version ${number}` : "");
const part = (number: number): string => (number > 0 ? `, part ${number}` : "");
const under = (article: string | null): string => (article === null ? "" : ` under article ${article}`);
const AGAINST = { registration: "registration", rating: "rating" };

const sentences = ({ asDay }: Writing): OfficeSentences => ({
  "office-opened": ({ name, zone, federation }) =>
    `Office created${name === "" ? "" : `: ${name}`}${federation === null ? "" : `, federation ${federation}`}, time zone ${zone}.`,
  "settings-changed": (changes, { settings }) => `Settings changed: ${settings(changes)}.`,
  "edition-adopted": ({ name, from, until, reason }) =>
    `${name} adopted for tournaments that start ${until === null ? `on or after ${asDay(from)}` : `from ${asDay(from)} to ${asDay(until)}`}${because(reason)}.`,
  "edition-withdrawn": ({ name, from, reason }) =>
    `${name}, adopted for tournaments from ${asDay(from)} on, withdrawn${because(reason)}.`,
  "list-imported": ({ lists, players: read, erased }, { list }) =>
    `Imported from a file with ${players(read)}: ${lists.map((each) => list(each.list) + version(each.version)).join("; ")}.${erased === undefined ? "" : ` Names and births of ${players(erased)} erased before were left out.`}`,
  "base-corrections": ({ list: id, before, players: moved }, { list }) =>
    `${list(id)}: ratings of ${players(moved)} changed without a game. Compared with: ${list(before)}.`,
  "player-added": ({ player: id, name, federation }, { player }) =>
    `Player ${player(id, name)} added${federation === null ? "" : `, federation ${federation}`}.`,
  "player-changed": ({ player: id, changes, reason }, { player, playerFacts }) =>
    `Player ${player(id)} changed: ${playerFacts(changes)}${because(reason)}.`,
  "earlier-facts-stated": ({ player: id, list, gamesBefore, highest, reason }, { player }) =>
    `Before the first ${list} list of player ${player(id)}: ${gamesBefore === null ? "number of games not known" : games(gamesBefore)}, highest rating ${highest ?? "not known"}${because(reason)}.`,
  "players-merged": ({ kept, merged, reason }, { player }) =>
    `Player ${player(merged)} merged into ${player(kept)}${because(reason)}.`,
  "merge-undone": ({ kept, merged, reason }, { player }) =>
    `Merge of player ${player(merged)} into ${player(kept)} undone${because(reason)}.`,
  "federation-added": ({ federation, name, status }, names) =>
    `Federation ${federation} (${name}) added, status: ${names.status(status)}.`,
  "federation-status": ({ federation, status, reason }, names) =>
    `Status of federation ${federation} changed: ${names.status(status)}${because(reason)}.`,
  "federation-administrator": ({ federation, administrator }) =>
    administrator === null
      ? `Federation ${federation} no longer has a rating administrator.`
      : `Rating administrator of ${federation}: ${administrator}.`,
  "player-excluded": ({ player: id, federation, reason }, { player }) =>
    `Player ${player(id)} left out of lists${federation === null ? "" : ` at the request of ${federation}`}${because(reason)}.`,
  "exclusion-ended": ({ player: id, reason }, { player }) => `Player ${player(id)} listed again${because(reason)}.`,
  "dispensation-given": ({ player: id, reason }, { player }) =>
    `Dispensation given to player ${player(id)}${because(reason)}.`,
  "dispensation-ended": ({ player: id, reason }, { player }) =>
    `Dispensation of player ${player(id)} ended${because(reason)}.`,
  "person-erased": ({ player, contents, lines, reason }) =>
    `Personal data of ${erasedPerson(player)} erased from ${lines.length} entries and ${contents.length} files${because(reason)}.`,
  "reports-expired": ({ contents }) => `Births taken out of ${contents.length} old reports.`,
  "tournament-registered": ({ tournament: id, facts }, { tournament }) =>
    `Tournament ${tournament(id, facts.name)} registered, ${asDay(facts.start)}${facts.start === facts.end ? "" : ` to ${asDay(facts.end)}`}.`,
  "registration-changed": ({ tournament: id, changes, reason }, { tournament, registration }) =>
    `Registration of ${tournament(id)} changed: ${registration(changes)}${because(reason)}.`,
  "tournament-announced": ({ tournament: id, reason }, { tournament }) =>
    `Tournament ${tournament(id)} announced as not rated${because(reason)}.`,
  "registration-ruled": ({ tournament: id, admitted, reason }, { tournament }) =>
    `Registration of ${tournament(id)} ${admitted ? "accepted" : "refused"}${because(reason)}.`,
  "tournament-ruled": ({ tournament: id, rated, article, reason }, { tournament }) =>
    `Tournament ${tournament(id)} ${rated ? "is rated" : "is not rated"} by decision of the office${under(article)}${because(reason)}.`,
  "tournament-listed": ({ tournament: id, list, reason }, { tournament }) =>
    `Tournament ${tournament(id)} moved to the list of ${asDay(list)}${because(reason)}.`,
  "appeal-received": ({ tournament: id, against, reason }, { tournament }) =>
    `Appeal received against the decision on the ${AGAINST[against]} of ${tournament(id)}${because(reason)}.`,
  "appeal-decided": ({ tournament: id, against, reversed, reason }, { tournament }) =>
    `Decision on the ${AGAINST[against]} of ${tournament(id)} ${reversed ? "reversed" : "upheld"} on appeal${because(reason)}.`,
  "report-received": (report, { tournament }) =>
    `Report of ${tournament(report.tournament)} received${part(report.part)}${version(report.version)}: ${players(report.players)}, ${games(report.games)}${because(report.enteredBecause)}.`,
  "report-withdrawn": (report, { tournament }) =>
    `Report of ${tournament(report.tournament)} withdrawn${part(report.part)}${version(report.version)}${because(report.reason)}.`,
  "player-matched": ({ tournament: id, startNumber, name, player: matched, reason }, { tournament, player }) =>
    `Player ${startNumber} of ${tournament(id)}, ${name}, ${matched === null ? "left unmatched" : `matched with ${player(matched)}`}${because(reason)}.`,
  "match-proposed": ({ tournament: id, startNumber, name, player: proposed, text }, { tournament, player }) =>
    `Player ${startNumber} of ${tournament(id)}, ${name}: the arbiter proposes ${proposed === null ? "a new player" : player(proposed)}${because(text)}.`,
  "tournaments-compared": ({ tournament: id, other, same, reason }, { tournament }) =>
    `Tournaments ${tournament(id)} and ${tournament(other)} are ${same ? "the same" : "different"}${because(reason)}.`,
  "question-asked": ({ tournament: id, question, text }, { tournament }) =>
    `Question ${question} about ${tournament(id)}: “${quoted(text)}”.`,
  "question-answered": ({ tournament: id, question, text }, { tournament }) =>
    `Answer to question ${question} about ${tournament(id)}: “${quoted(text)}”.`,
  "game-ruled": ({ tournament: id, round, white, black, counts, article, reason }, { tournament, player }) =>
    `Round ${round} of ${tournament(id)}, ${player(white)} – ${player(black)}: ${counts === null ? "decision withdrawn" : counts ? "rated by decision of the office" : "not rated by decision of the office"}${under(article)}${because(reason)}.`,
  "objection-received": (
    { objection, tournament: id, round, white, black, list: of, player: whose, name, text },
    names,
  ) => {
    const about =
      id === null
        ? `the line of ${names.player(whose ?? "")} on ${names.list(of ?? "")}`
        : `round ${round} of ${names.tournament(id)}, ${names.player(white ?? "")} – ${names.player(black ?? "")}`;
    return `Objection ${objection} by ${name} to ${about}: “${quoted(text)}”.`;
  },
  "objection-decided": ({ objection, upheld, reason }) =>
    `Objection ${objection} ${upheld ? "upheld" : "rejected"}${because(reason)}.`,
  "list-closed": ({ list: id, version: number, players: listed, rated, games: played }, { list }) =>
    `${list(id)}${version(number)}: draft created with ${players(listed)} (${counted("en", rated)} rated) and ${games(played)}.`,
  "draft-discarded": ({ list: id, version: number, reason }, { list }) =>
    `${list(id)}${version(number)}: draft discarded${because(reason)}.`,
  "list-published": ({ lists, reason }, { list }) =>
    `Published: ${lists.map((each) => list(each.list) + version(each.version)).join("; ")}${because(reason)}.`,
  "correction-decided": ({ list: id, players: changed, reason }, { list }) =>
    `${list(id)}: a correction for ${players(changed)} goes to the next list${because(reason)}.`,
  "alarm-acknowledged": ({ list: id, alarm, reason }, names) =>
    `${names.list(id)}: alarm “${names.alarm(alarm)}” acknowledged${because(reason)}.`,
  "alarm-reopened": ({ list: id, alarm, reason }, names) =>
    `${names.list(id)}: acknowledgement of the alarm “${names.alarm(alarm)}” taken back${because(reason)}.`,
  "tariff-adopted": ({ name, from, until, reason }) =>
    `${name} adopted as the tariff for tournaments that end ${until === null ? `on or after ${asDay(from)}` : `from ${asDay(from)} to ${asDay(until)}`}${because(reason)}.`,
  "fee-paid": ({ payer, period, currency, amount, on, reference }) =>
    `${payer} paid ${decimals("en", amount / 100, 2)} ${currency} for ${period} on ${asDay(on)}${because(reference)}.`,
  "fee-payment-undone": ({ payment, payer, period, reason }) =>
    `Payment of ${payer} for ${period} (entry ${payment}) undone${because(reason)}.`,
  "signing-key-changed": ({ to }) => `The office now signs with another key: ${to}.`,
  "user-added": ({ user, role, federation, club }, names) =>
    `User ${user} added as ${names.role(role)}${of(federation ?? club)}.`,
  "user-role": ({ user, role, federation, club, reason }, names) =>
    `Role of user ${user} changed: ${names.role(role)}${of(federation ?? club)}${because(reason)}.`,
  "user-ended": ({ user, reason }) => `Account of ${user} closed${because(reason)}.`,
  "user-changed": ({ user }) => `Name or e-mail of ${user} changed.`,
  "user-reset": ({ user }) => `New one-time password created for ${user}.`,
  "second-factor-reset": ({ user, reason }) => `Two-step sign-in of ${user} reset${because(reason)}.`,
});

const of = (whose: string | null): string => (whose === null ? "" : ` of ${whose}`);

export const journalWords = (writing: Writing): JournalWords => ({
  sentences: { ...sentences(writing), ...clubSentences(writing) },
  asDay: writing.asDay,
  fromTo: (before, after) => `from ${before} to ${after}`,
  recent: "Recent activity",
  all: "Open the journal",
});

/** By number, or as a member of a club; of others the journal does not say who they were. */
const erasedPerson = (player: string): string =>
  player === "" ? "a person without a number" : `${player.includes("/") ? "member" : "player"} ${player}`;
