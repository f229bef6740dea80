import { counted, decimals, plural } from "../../numbers.ts";
import { because, quoted } from "../../reasons.ts";
import type { JournalWords, OfficeSentences } from "../../types/journal-words.ts";
import type { Writing } from "../../writing.ts";
import { clubSentences } from "./club-entries.ts";

const players = (count: number): string => plural("it", count, "giocatore", "giocatori");
const games = (count: number): string => plural("it", count, "partita", "partite");
const version = (number: number): string => (number > 1 ? `, versione ${number}` : "");
const part = (number: number): string => (number > 0 ? `, parte ${number}` : "");
const under = (article: string | null): string => (article === null ? "" : ` secondo l'articolo ${article}`);
const AGAINST = { registration: "sulla registrazione", rating: "sulla validità" };

const sentences = ({ asDay }: Writing): OfficeSentences => ({
  "office-opened": ({ name, zone, federation }) =>
    `Ufficio creato${name === "" ? "" : `: ${name}`}${federation === null ? "" : `, federazione ${federation}`}, fuso orario ${zone}.`,
  "settings-changed": (changes, { settings }) => `Impostazioni modificate: ${settings(changes)}.`,
  "edition-adopted": ({ name, from, until, reason }) =>
    `${name}: edizione adottata per i tornei che iniziano ${until === null ? `dal ${asDay(from)}` : `dal ${asDay(from)} al ${asDay(until)}`}${because(reason)}.`,
  "edition-withdrawn": ({ name, from, reason }) =>
    `${name}: edizione adottata dal ${asDay(from)}, ritirata${because(reason)}.`,
  "list-imported": ({ lists, players: read, erased }, { list }) =>
    `Importate da un file con ${players(read)}: ${lists.map((each) => list(each.list) + version(each.version)).join("; ")}.${erased === undefined ? "" : ` Senza nome e nascita di ${players(erased)} già cancellati.`}`,
  "base-corrections": ({ list: id, before, players: moved }, { list }) =>
    `${list(id)}: rating cambiato senza partite per ${players(moved)}. Confronto: ${list(before)}.`,
  "player-added": ({ player: id, name, federation }, { player }) =>
    `Giocatore aggiunto: ${player(id, name)}${federation === null ? "" : `, federazione ${federation}`}.`,
  "player-changed": ({ player: id, changes, reason }, { player, playerFacts }) =>
    `Dati di ${player(id)} modificati: ${playerFacts(changes)}${because(reason)}.`,
  "earlier-facts-stated": ({ player: id, list, gamesBefore, highest, reason }, { player }) =>
    `Prima della prima lista (${list}) di ${player(id)}: ${gamesBefore === null ? "numero di partite non noto" : games(gamesBefore)}, rating massimo ${highest ?? "non noto"}${because(reason)}.`,
  "players-merged": ({ kept, merged, reason }, { player }) =>
    `Scheda di ${player(merged)} unita a quella di ${player(kept)}${because(reason)}.`,
  "merge-undone": ({ kept, merged, reason }, { player }) =>
    `Unione di ${player(merged)} con ${player(kept)} annullata${because(reason)}.`,
  "federation-added": ({ federation, name, status }, names) =>
    `Federazione ${federation} (${name}) aggiunta, stato: ${names.status(status)}.`,
  "federation-status": ({ federation, status, reason }, names) =>
    `Nuovo stato della federazione ${federation}: ${names.status(status)}${because(reason)}.`,
  "federation-administrator": ({ federation, administrator }) =>
    administrator === null
      ? `La federazione ${federation} non ha più un responsabile del rating.`
      : `Responsabile del rating di ${federation}: ${administrator}.`,
  "player-excluded": ({ player: id, federation, reason }, { player }) =>
    `Esclusione dalle liste: ${player(id)}${federation === null ? "" : `, su richiesta di ${federation}`}${because(reason)}.`,
  "exclusion-ended": ({ player: id, reason }, { player }) => `Di nuovo nelle liste: ${player(id)}${because(reason)}.`,
  "dispensation-given": ({ player: id, reason }, { player }) => `Dispensa concessa a ${player(id)}${because(reason)}.`,
  "dispensation-ended": ({ player: id, reason }, { player }) =>
    `Dispensa di ${player(id)} terminata${because(reason)}.`,
  "person-erased": ({ player, contents, lines, reason }) =>
    `Dati personali ${erasedPerson(player)} cancellati da ${lines.length} voci e ${contents.length} file${because(reason)}.`,
  "reports-expired": ({ contents }) => `Nascite tolte da ${contents.length} vecchi referti.`,
  "tournament-registered": ({ tournament: id, facts }, { tournament }) =>
    `Torneo ${tournament(id, facts.name)} registrato, ${facts.start === facts.end ? asDay(facts.start) : `dal ${asDay(facts.start)} al ${asDay(facts.end)}`}.`,
  "registration-changed": ({ tournament: id, changes, reason }, { tournament, registration }) =>
    `Registrazione di ${tournament(id)} modificata: ${registration(changes)}${because(reason)}.`,
  "tournament-announced": ({ tournament: id, reason }, { tournament }) =>
    `Torneo ${tournament(id)} annunciato come non valido per il rating${because(reason)}.`,
  "registration-ruled": ({ tournament: id, admitted, reason }, { tournament }) =>
    `Registrazione di ${tournament(id)} ${admitted ? "accettata" : "respinta"}${because(reason)}.`,
  "tournament-ruled": ({ tournament: id, rated, article, reason }, { tournament }) =>
    `Torneo ${tournament(id)} ${rated ? "valido" : "non valido"} per decisione dell'ufficio${under(article)}${because(reason)}.`,
  "tournament-listed": ({ tournament: id, list, reason }, { tournament }) =>
    `Torneo ${tournament(id)} spostato alla lista del ${asDay(list)}${because(reason)}.`,
  "appeal-received": ({ tournament: id, against, reason }, { tournament }) =>
    `Ricorso contro la decisione ${AGAINST[against]} di ${tournament(id)} ricevuto${because(reason)}.`,
  "appeal-decided": ({ tournament: id, against, reversed, reason }, { tournament }) =>
    `Decisione ${AGAINST[against]} di ${tournament(id)} ${reversed ? "annullata" : "confermata"} dopo il ricorso${because(reason)}.`,
  "report-received": (report, { tournament }) =>
    `Referto di ${tournament(report.tournament)} ricevuto${part(report.part)}${version(report.version)}: ${players(report.players)}, ${games(report.games)}${because(report.enteredBecause)}.`,
  "report-withdrawn": (report, { tournament }) =>
    `Referto di ${tournament(report.tournament)} ritirato${part(report.part)}${version(report.version)}${because(report.reason)}.`,
  "player-matched": ({ tournament: id, startNumber, name, player: matched, reason }, { tournament, player }) =>
    `Giocatore ${startNumber} di ${tournament(id)}, ${name}: ${matched === null ? "lasciato senza abbinamento" : `abbinato a ${player(matched)}`}${because(reason)}.`,
  "match-proposed": ({ tournament: id, startNumber, name, player: proposed, text }, { tournament, player }) =>
    `Giocatore ${startNumber} di ${tournament(id)}, ${name}: l'arbitro propone ${proposed === null ? "un nuovo giocatore" : player(proposed)}${because(text)}.`,
  "tournaments-compared": ({ tournament: id, other, same, reason }, { tournament }) =>
    `I tornei ${tournament(id)} e ${tournament(other)} sono ${same ? "lo stesso torneo" : "diversi"}${because(reason)}.`,
  "question-asked": ({ tournament: id, question, text }, { tournament }) =>
    `Domanda ${question} su ${tournament(id)}: «${quoted(text)}».`,
  "question-answered": ({ tournament: id, question, text }, { tournament }) =>
    `Risposta alla domanda ${question} su ${tournament(id)}: «${quoted(text)}».`,
  "game-ruled": ({ tournament: id, round, white, black, counts, article, reason }, { tournament, player }) =>
    `Turno ${round} di ${tournament(id)}, ${player(white)} – ${player(black)}: ${counts === null ? "decisione ritirata" : counts ? "partita valida per decisione dell'ufficio" : "partita non valida per decisione dell'ufficio"}${under(article)}${because(reason)}.`,
  "objection-received": (
    { objection, tournament: id, round, white, black, list: of, player: whose, name, text },
    names,
  ) => {
    const about =
      id === null
        ? `la riga di ${names.player(whose ?? "")} in ${names.list(of ?? "")}`
        : `il turno ${round} di ${names.tournament(id)}, ${names.player(white ?? "")} – ${names.player(black ?? "")}`;
    return `Reclamo ${objection} di ${name} contro ${about}: «${quoted(text)}».`;
  },
  "objection-decided": ({ objection, upheld, reason }) =>
    `Reclamo ${objection} ${upheld ? "accolto" : "respinto"}${because(reason)}.`,
  "list-closed": ({ list: id, version: number, players: listed, rated, games: played }, { list }) =>
    `${list(id)}${version(number)}: bozza con ${players(listed)} (${counted("it", rated)} con rating) e ${games(played)}.`,
  "draft-discarded": ({ list: id, version: number, reason }, { list }) =>
    `${list(id)}${version(number)}: bozza scartata${because(reason)}.`,
  "list-published": ({ lists, reason }, { list }) =>
    `Pubblicazione: ${lists.map((each) => list(each.list) + version(each.version)).join("; ")}${because(reason)}.`,
  "correction-decided": ({ list: id, players: changed, reason }, { list }) =>
    `${list(id)}: una correzione per ${players(changed)} passa alla lista successiva${because(reason)}.`,
  "alarm-acknowledged": ({ list: id, alarm, reason }, names) =>
    `${names.list(id)}: preso atto dell'allarme «${names.alarm(alarm)}»${because(reason)}.`,
  "alarm-reopened": ({ list: id, alarm, reason }, names) =>
    `${names.list(id)}: presa d'atto dell'allarme «${names.alarm(alarm)}» ritirata${because(reason)}.`,
  "tariff-adopted": ({ name, from, until, reason }) =>
    `${name}: tariffa adottata per i tornei che finiscono ${until === null ? `dal ${asDay(from)}` : `dal ${asDay(from)} al ${asDay(until)}`}${because(reason)}.`,
  "fee-paid": ({ payer, period, currency, amount, on, reference }) =>
    `${payer} ha pagato ${decimals("it", amount / 100, 2)} ${currency} per ${period} il ${asDay(on)}${because(reference)}.`,
  "fee-payment-undone": ({ payment, payer, period, reason }) =>
    `Pagamento di ${payer} per ${period} (voce ${payment}) annullato${because(reason)}.`,
  "signing-key-changed": ({ to }) => `L’ufficio firma ora con un’altra chiave: ${to}.`,
  "user-added": ({ user, role, federation, club }, names) =>
    `Utente ${user} aggiunto, ruolo: ${names.role(role)}${of(federation ?? club)}.`,
  "user-role": ({ user, role, federation, club, reason }, names) =>
    `Nuovo ruolo di ${user}: ${names.role(role)}${of(federation ?? club)}${because(reason)}.`,
  "user-ended": ({ user, reason }) => `Account di ${user} chiuso${because(reason)}.`,
  "user-changed": ({ user }) => `Nome o e-mail di ${user} modificati.`,
  "user-reset": ({ user }) => `Nuova password monouso creata per ${user}.`,
  "second-factor-reset": ({ user, reason }) => `Accesso in due passaggi di ${user} azzerato${because(reason)}.`,
});

const of = (whose: string | null): string => (whose === null ? "" : ` di ${whose}`);

export const journalWords = (writing: Writing): JournalWords => ({
  sentences: { ...sentences(writing), ...clubSentences(writing) },
  asDay: writing.asDay,
  fromTo: (before, after) => `da ${before} a ${after}`,
  recent: "Attività recente",
  all: "Apri il registro",
});

/** By number, or as a member of a club; of others the journal does not say who they were. */
const erasedPerson = (player: string): string =>
  player === "" ? "di una persona senza numero" : `del ${player.includes("/") ? "socio" : "giocatore"} ${player}`;
