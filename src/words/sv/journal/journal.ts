import { counted, decimals, plural } from "../../numbers.ts";
import { because, quoted } from "../../reasons.ts";
import type { JournalWords, OfficeSentences } from "../../types/journal-words.ts";
import type { Writing } from "../../writing.ts";
import { clubSentences } from "./club-entries.ts";

const players = (count: number): string => plural("sv", count, "spelare", "spelare");
const games = (count: number): string => plural("sv", count, "parti", "partier");
const version = (number: number): string => (number > 1 ? `, version ${number}` : "");
const part = (number: number): string => (number > 0 ? `, del ${number}` : "");
const under = (article: string | null): string => (article === null ? "" : ` enligt artikel ${article}`);
const AGAINST = { registration: "anmälan av", rating: "ratingräkningen av" };

const sentences = ({ asDay }: Writing): OfficeSentences => ({
  "office-opened": ({ name, zone, federation }) =>
    `Kontoret skapades${name === "" ? "" : `: ${name}`}${federation === null ? "" : `, förbund ${federation}`}, tidszon ${zone}.`,
  "settings-changed": (changes, { settings }) => `Inställningarna ändrades: ${settings(changes)}.`,
  "edition-adopted": ({ name, from, until, reason }) =>
    `${name} antagen för turneringar som börjar ${until === null ? `den ${asDay(from)} eller senare` : `från den ${asDay(from)} till den ${asDay(until)}`}${because(reason)}.`,
  "edition-withdrawn": ({ name, from, reason }) =>
    `${name}, antagen från den ${asDay(from)}, återkallad${because(reason)}.`,
  "list-imported": ({ lists, players: read, erased }, { list }) =>
    `Importerat från en fil med ${players(read)}: ${lists.map((each) => list(each.list) + version(each.version)).join("; ")}.${erased === undefined ? "" : ` Utan namn och födelse för ${players(erased)} som raderats tidigare.`}`,
  "base-corrections": ({ list: id, before, players: moved }, { list }) =>
    `${list(id)}: ratingtalen för ${players(moved)} har ändrats utan parti. Jämfört med: ${list(before)}.`,
  "player-added": ({ player: id, name, federation }, { player }) =>
    `Spelaren ${player(id, name)} lades till${federation === null ? "" : `, förbund ${federation}`}.`,
  "player-changed": ({ player: id, changes, reason }, { player, playerFacts }) =>
    `Spelaren ${player(id)} ändrades: ${playerFacts(changes)}${because(reason)}.`,
  "earlier-facts-stated": ({ player: id, list, gamesBefore, highest, reason }, { player }) =>
    `Före den första listan (${list}) för spelaren ${player(id)}: ${gamesBefore === null ? "okänt antal partier" : games(gamesBefore)}, högsta rating ${highest ?? "okänd"}${because(reason)}.`,
  "players-merged": ({ kept, merged, reason }, { player }) =>
    `Spelaren ${player(merged)} slogs ihop med ${player(kept)}${because(reason)}.`,
  "merge-undone": ({ kept, merged, reason }, { player }) =>
    `Sammanslagningen av spelaren ${player(merged)} med ${player(kept)} togs tillbaka${because(reason)}.`,
  "federation-added": ({ federation, name, status }, names) =>
    `Förbundet ${federation} (${name}) lades till, status: ${names.status(status)}.`,
  "federation-status": ({ federation, status, reason }, names) =>
    `Ny status för förbundet ${federation}: ${names.status(status)}${because(reason)}.`,
  "federation-administrator": ({ federation, administrator }) =>
    administrator === null
      ? `Förbundet ${federation} har inte längre någon ratingansvarig.`
      : `Ratingansvarig för ${federation}: ${administrator}.`,
  "player-excluded": ({ player: id, federation, reason }, { player }) =>
    `Spelaren ${player(id)} utelämnas från listorna${federation === null ? "" : ` på begäran av ${federation}`}${because(reason)}.`,
  "exclusion-ended": ({ player: id, reason }, { player }) =>
    `Spelaren ${player(id)} visas åter på listorna${because(reason)}.`,
  "dispensation-given": ({ player: id, reason }, { player }) =>
    `Spelaren ${player(id)} fick dispens${because(reason)}.`,
  "dispensation-ended": ({ player: id, reason }, { player }) =>
    `Dispensen för spelaren ${player(id)} upphörde${because(reason)}.`,
  "person-erased": ({ player, contents, lines, reason }) =>
    `Personuppgifter om ${erasedPerson(player)} raderade ur ${lines.length} poster och ${contents.length} filer${because(reason)}.`,
  "reports-expired": ({ contents }) => `Födelsedatum borttagna ur ${contents.length} gamla rapporter.`,
  "tournament-registered": ({ tournament: id, facts }, { tournament }) =>
    `Turneringen ${tournament(id, facts.name)} anmäldes, ${asDay(facts.start)}${facts.start === facts.end ? "" : ` till ${asDay(facts.end)}`}.`,
  "registration-changed": ({ tournament: id, changes, reason }, { tournament, registration }) =>
    `Anmälan av ${tournament(id)} ändrades: ${registration(changes)}${because(reason)}.`,
  "tournament-announced": ({ tournament: id, reason }, { tournament }) =>
    `Turneringen ${tournament(id)} meddelades som inte ratinggrundande${because(reason)}.`,
  "registration-ruled": ({ tournament: id, admitted, reason }, { tournament }) =>
    `Anmälan av ${tournament(id)} ${admitted ? "godkändes" : "avslogs"}${because(reason)}.`,
  "tournament-ruled": ({ tournament: id, rated, article, reason }, { tournament }) =>
    `Turneringen ${tournament(id)} ${rated ? "räknas" : "räknas inte"} enligt kontorets beslut${under(article)}${because(reason)}.`,
  "tournament-listed": ({ tournament: id, list, reason }, { tournament }) =>
    `Turneringen ${tournament(id)} flyttades till listan av ${asDay(list)}${because(reason)}.`,
  "appeal-received": ({ tournament: id, against, reason }, { tournament }) =>
    `Beslutet om ${AGAINST[against]} ${tournament(id)} överklagades${because(reason)}.`,
  "appeal-decided": ({ tournament: id, against, reversed, reason }, { tournament }) =>
    `Beslutet om ${AGAINST[against]} ${tournament(id)} ${reversed ? "upphävdes" : "fastställdes"} efter överklagande${because(reason)}.`,
  "report-received": (report, { tournament }) =>
    `Rapporten från ${tournament(report.tournament)} kom in${part(report.part)}${version(report.version)}: ${players(report.players)}, ${games(report.games)}${because(report.enteredBecause)}.`,
  "report-withdrawn": (report, { tournament }) =>
    `Rapporten från ${tournament(report.tournament)} drogs tillbaka${part(report.part)}${version(report.version)}${because(report.reason)}.`,
  "player-matched": ({ tournament: id, startNumber, name, player: matched, reason }, { tournament, player }) =>
    `Spelare ${startNumber} i ${tournament(id)}, ${name}, ${matched === null ? "lämnades utan koppling" : `kopplades till ${player(matched)}`}${because(reason)}.`,
  "match-proposed": ({ tournament: id, startNumber, name, player: proposed, text }, { tournament, player }) =>
    `Spelare ${startNumber} i ${tournament(id)}, ${name}: domaren föreslår ${proposed === null ? "en ny spelare" : player(proposed)}${because(text)}.`,
  "tournaments-compared": ({ tournament: id, other, same, reason }, { tournament }) =>
    `Turneringarna ${tournament(id)} och ${tournament(other)} är ${same ? "en och samma" : "olika"}${because(reason)}.`,
  "question-asked": ({ tournament: id, question, text }, { tournament }) =>
    `Fråga ${question} om ${tournament(id)}: ”${quoted(text)}”.`,
  "question-answered": ({ tournament: id, question, text }, { tournament }) =>
    `Svar på fråga ${question} om ${tournament(id)}: ”${quoted(text)}”.`,
  "game-ruled": ({ tournament: id, round, white, black, counts, article, reason }, { tournament, player }) =>
    `Rond ${round} i ${tournament(id)}, ${player(white)} – ${player(black)}: ${counts === null ? "beslutet togs tillbaka" : counts ? "räknas enligt kontorets beslut" : "räknas inte enligt kontorets beslut"}${under(article)}${because(reason)}.`,
  "objection-received": (
    { objection, tournament: id, round, white, black, list: of, player: whose, name, text },
    names,
  ) => {
    const about =
      id === null
        ? `raden för ${names.player(whose ?? "")} på ${names.list(of ?? "")}`
        : `rond ${round} i ${names.tournament(id)}, ${names.player(white ?? "")} – ${names.player(black ?? "")}`;
    return `Invändning ${objection} av ${name} mot ${about}: ”${quoted(text)}”.`;
  },
  "objection-decided": ({ objection, upheld, reason }) =>
    `Invändning ${objection} ${upheld ? "bifallen" : "avslagen"}${because(reason)}.`,
  "list-closed": ({ list: id, version: number, players: listed, rated, games: played }, { list }) =>
    `${list(id)}${version(number)}: utkast med ${players(listed)} (${counted("sv", rated)} med rating) och ${games(played)}.`,
  "draft-discarded": ({ list: id, version: number, reason }, { list }) =>
    `${list(id)}${version(number)}: utkastet kastades${because(reason)}.`,
  "list-published": ({ lists, reason }, { list }) =>
    `Publicerat: ${lists.map((each) => list(each.list) + version(each.version)).join("; ")}${because(reason)}.`,
  "correction-decided": ({ list: id, players: changed, reason }, { list }) =>
    `${list(id)}: en rättelse för ${players(changed)} förs till nästa lista${because(reason)}.`,
  "alarm-acknowledged": ({ list: id, alarm, reason }, names) =>
    `${names.list(id)}: larmet ”${names.alarm(alarm)}” kvitterat${because(reason)}.`,
  "alarm-reopened": ({ list: id, alarm, reason }, names) =>
    `${names.list(id)}: kvitteringen av larmet ”${names.alarm(alarm)}” återtagen${because(reason)}.`,
  "tariff-adopted": ({ name, from, until, reason }) =>
    `${name} antagen som taxa för turneringar som slutar ${until === null ? `den ${asDay(from)} eller senare` : `från den ${asDay(from)} till den ${asDay(until)}`}${because(reason)}.`,
  "fee-paid": ({ payer, period, currency, amount, on, reference }) =>
    `${payer} betalade ${decimals("sv", amount / 100, 2)} ${currency} för ${period} den ${asDay(on)}${because(reference)}.`,
  "fee-payment-undone": ({ payment, payer, period, reason }) =>
    `Betalning från ${payer} för ${period} (anteckning ${payment}) ångrad${because(reason)}.`,
  "signing-key-changed": ({ to }) => `Kontoret signerar nu med en annan nyckel: ${to}.`,
  "user-added": ({ user, role, federation, club }, names) =>
    `Användaren ${user} lades till som ${names.role(role)}${of(federation ?? club)}.`,
  "user-role": ({ user, role, federation, club, reason }, names) =>
    `Ny roll för användaren ${user}: ${names.role(role)}${of(federation ?? club)}${because(reason)}.`,
  "user-ended": ({ user, reason }) => `Kontot ${user} stängdes${because(reason)}.`,
  "user-changed": ({ user }) => `Namn eller e-post för ${user} ändrades.`,
  "user-reset": ({ user }) => `Ett nytt engångslösenord skapades för ${user}.`,
  "second-factor-reset": ({ user, reason }) => `Tvåstegsinloggningen för ${user} återställdes${because(reason)}.`,
});

const of = (whose: string | null): string => (whose === null ? "" : ` (${whose})`);

export const journalWords = (writing: Writing): JournalWords => ({
  sentences: { ...sentences(writing), ...clubSentences(writing) },
  asDay: writing.asDay,
  fromTo: (before, after) => `från ${before} till ${after}`,
  recent: "Senaste händelser",
  all: "Öppna journalen",
});

/** By number, or as a member of a club; of others the journal does not say who they were. */
const erasedPerson = (player: string): string =>
  player === "" ? "en person utan nummer" : `${player.includes("/") ? "medlemmen" : "spelaren"} ${player}`;
