import { counted, decimals, plural } from "../../numbers.ts";
import { because, quoted } from "../../reasons.ts";
import type { JournalWords, OfficeSentences } from "../../types/journal-words.ts";
import type { Writing } from "../../writing.ts";
import { clubSentences } from "./club-entries.ts";

const players = (count: number): string => plural("es", count, "jugador", "jugadores");
const games = (count: number): string => plural("es", count, "partida", "partidas");
const version = (number: number): string => (number > 1 ? `, versión ${number}` : "");
const part = (number: number): string => (number > 0 ? `, parte ${number}` : "");
const under = (article: string | null): string => (article === null ? "" : ` según el artículo ${article}`);
const AGAINST = { registration: "sobre el registro", rating: "sobre el cómputo" };

const sentences = ({ asDay }: Writing): OfficeSentences => ({
  "office-opened": ({ name, zone, federation }) =>
    `Oficina creada${name === "" ? "" : `: ${name}`}${federation === null ? "" : `, federación ${federation}`}, zona horaria ${zone}.`,
  "settings-changed": (changes, { settings }) => `Ajustes cambiados: ${settings(changes)}.`,
  "edition-adopted": ({ name, from, until, reason }) =>
    `${name}: edición adoptada para los torneos que empiezan ${until === null ? `a partir del ${asDay(from)}` : `del ${asDay(from)} al ${asDay(until)}`}${because(reason)}.`,
  "edition-withdrawn": ({ name, from, reason }) =>
    `${name}: edición adoptada a partir del ${asDay(from)}, retirada${because(reason)}.`,
  "list-imported": ({ lists, players: read, erased }, { list }) =>
    `Importado de un archivo con ${players(read)}: ${lists.map((each) => list(each.list) + version(each.version)).join("; ")}.${erased === undefined ? "" : ` Sin nombre ni nacimiento de ${players(erased)} ya borrados.`}`,
  "base-corrections": ({ list: id, before, players: moved }, { list }) =>
    `${list(id)}: Elo cambiado sin partidas para ${players(moved)}. Comparación: ${list(before)}.`,
  "player-added": ({ player: id, name, federation }, { player }) =>
    `Jugador añadido: ${player(id, name)}${federation === null ? "" : `, federación ${federation}`}.`,
  "player-changed": ({ player: id, changes, reason }, { player, playerFacts }) =>
    `Datos de ${player(id)} cambiados: ${playerFacts(changes)}${because(reason)}.`,
  "earlier-facts-stated": ({ player: id, list, gamesBefore, highest, reason }, { player }) =>
    `Antes de la primera lista (${list}) de ${player(id)}: ${gamesBefore === null ? "número de partidas desconocido" : games(gamesBefore)}, Elo máximo ${highest ?? "desconocido"}${because(reason)}.`,
  "players-merged": ({ kept, merged, reason }, { player }) =>
    `Ficha de ${player(merged)} unida a la de ${player(kept)}${because(reason)}.`,
  "merge-undone": ({ kept, merged, reason }, { player }) =>
    `Unión de ${player(merged)} con ${player(kept)} deshecha${because(reason)}.`,
  "federation-added": ({ federation, name, status }, names) =>
    `Federación ${federation} (${name}) añadida, estado: ${names.status(status)}.`,
  "federation-status": ({ federation, status, reason }, names) =>
    `Nuevo estado de la federación ${federation}: ${names.status(status)}${because(reason)}.`,
  "federation-administrator": ({ federation, administrator }) =>
    administrator === null
      ? `La federación ${federation} ya no tiene responsable de Elo.`
      : `Responsable de Elo de ${federation}: ${administrator}.`,
  "player-excluded": ({ player: id, federation, reason }, { player }) =>
    `Exclusión de las listas: ${player(id)}${federation === null ? "" : `, a petición de ${federation}`}${because(reason)}.`,
  "exclusion-ended": ({ player: id, reason }, { player }) => `De nuevo en las listas: ${player(id)}${because(reason)}.`,
  "dispensation-given": ({ player: id, reason }, { player }) => `Dispensa concedida a ${player(id)}${because(reason)}.`,
  "dispensation-ended": ({ player: id, reason }, { player }) =>
    `Dispensa de ${player(id)} terminada${because(reason)}.`,
  "person-erased": ({ player, contents, lines, reason }) =>
    `Datos personales ${erasedPerson(player)} borrados de ${lines.length} anotaciones y ${contents.length} archivos${because(reason)}.`,
  "reports-expired": ({ contents }) => `Nacimientos quitados de ${contents.length} informes antiguos.`,
  "tournament-registered": ({ tournament: id, facts }, { tournament }) =>
    `Torneo ${tournament(id, facts.name)} registrado, ${facts.start === facts.end ? asDay(facts.start) : `del ${asDay(facts.start)} al ${asDay(facts.end)}`}.`,
  "registration-changed": ({ tournament: id, changes, reason }, { tournament, registration }) =>
    `Registro de ${tournament(id)} cambiado: ${registration(changes)}${because(reason)}.`,
  "tournament-announced": ({ tournament: id, reason }, { tournament }) =>
    `Torneo ${tournament(id)} anunciado como no valedero para Elo${because(reason)}.`,
  "registration-ruled": ({ tournament: id, admitted, reason }, { tournament }) =>
    `Registro de ${tournament(id)} ${admitted ? "aceptado" : "rechazado"}${because(reason)}.`,
  "tournament-ruled": ({ tournament: id, rated, article, reason }, { tournament }) =>
    `Torneo ${tournament(id)} ${rated ? "computado" : "no computado"} por decisión de la oficina${under(article)}${because(reason)}.`,
  "tournament-listed": ({ tournament: id, list, reason }, { tournament }) =>
    `Torneo ${tournament(id)} pasado a la lista del ${asDay(list)}${because(reason)}.`,
  "appeal-received": ({ tournament: id, against, reason }, { tournament }) =>
    `Recurso recibido contra la decisión ${AGAINST[against]} de ${tournament(id)}${because(reason)}.`,
  "appeal-decided": ({ tournament: id, against, reversed, reason }, { tournament }) =>
    `Decisión ${AGAINST[against]} de ${tournament(id)} ${reversed ? "revocada" : "confirmada"} tras el recurso${because(reason)}.`,
  "report-received": (report, { tournament }) =>
    `Informe de ${tournament(report.tournament)} recibido${part(report.part)}${version(report.version)}: ${players(report.players)}, ${games(report.games)}${because(report.enteredBecause)}.`,
  "report-withdrawn": (report, { tournament }) =>
    `Informe de ${tournament(report.tournament)} retirado${part(report.part)}${version(report.version)}${because(report.reason)}.`,
  "player-matched": ({ tournament: id, startNumber, name, player: matched, reason }, { tournament, player }) =>
    `Jugador ${startNumber} de ${tournament(id)}, ${name}: ${matched === null ? "sin identificar" : `identificado como ${player(matched)}`}${because(reason)}.`,
  "match-proposed": ({ tournament: id, startNumber, name, player: proposed, text }, { tournament, player }) =>
    `Jugador ${startNumber} de ${tournament(id)}, ${name}: el árbitro propone ${proposed === null ? "un jugador nuevo" : player(proposed)}${because(text)}.`,
  "tournaments-compared": ({ tournament: id, other, same, reason }, { tournament }) =>
    `Los torneos ${tournament(id)} y ${tournament(other)} son ${same ? "el mismo" : "distintos"}${because(reason)}.`,
  "question-asked": ({ tournament: id, question, text }, { tournament }) =>
    `Pregunta ${question} sobre ${tournament(id)}: «${quoted(text)}».`,
  "question-answered": ({ tournament: id, question, text }, { tournament }) =>
    `Respuesta a la pregunta ${question} sobre ${tournament(id)}: «${quoted(text)}».`,
  "game-ruled": ({ tournament: id, round, white, black, counts, article, reason }, { tournament, player }) =>
    `Ronda ${round} de ${tournament(id)}, ${player(white)} – ${player(black)}: ${counts === null ? "decisión retirada" : counts ? "computada por decisión de la oficina" : "no computada por decisión de la oficina"}${under(article)}${because(reason)}.`,
  "objection-received": (
    { objection, tournament: id, round, white, black, list: of, player: whose, name, text },
    names,
  ) => {
    const about =
      id === null
        ? `la línea de ${names.player(whose ?? "")} en ${names.list(of ?? "")}`
        : `la ronda ${round} de ${names.tournament(id)}, ${names.player(white ?? "")} – ${names.player(black ?? "")}`;
    return `Reclamación ${objection} de ${name} contra ${about}: «${quoted(text)}».`;
  },
  "objection-decided": ({ objection, upheld, reason }) =>
    `Reclamación ${objection} ${upheld ? "aceptada" : "rechazada"}${because(reason)}.`,
  "list-closed": ({ list: id, version: number, players: listed, rated, games: played }, { list }) =>
    `${list(id)}${version(number)}: borrador con ${players(listed)} (${counted("es", rated)} con Elo) y ${games(played)}.`,
  "draft-discarded": ({ list: id, version: number, reason }, { list }) =>
    `${list(id)}${version(number)}: borrador descartado${because(reason)}.`,
  "list-published": ({ lists, reason }, { list }) =>
    `Publicación: ${lists.map((each) => list(each.list) + version(each.version)).join("; ")}${because(reason)}.`,
  "correction-decided": ({ list: id, players: changed, reason }, { list }) =>
    `${list(id)}: una corrección para ${players(changed)} pasa a la lista siguiente${because(reason)}.`,
  "alarm-acknowledged": ({ list: id, alarm, reason }, names) =>
    `${names.list(id)}: alarma «${names.alarm(alarm)}» reconocida${because(reason)}.`,
  "alarm-reopened": ({ list: id, alarm, reason }, names) =>
    `${names.list(id)}: reconocimiento de la alarma «${names.alarm(alarm)}» retirado${because(reason)}.`,
  "tariff-adopted": ({ name, from, until, reason }) =>
    `${name}: tarifa adoptada para los torneos que terminan ${until === null ? `a partir del ${asDay(from)}` : `del ${asDay(from)} al ${asDay(until)}`}${because(reason)}.`,
  "fee-paid": ({ payer, period, currency, amount, on, reference }) =>
    `${payer} pagó ${decimals("es", amount / 100, 2)} ${currency} por ${period} el ${asDay(on)}${because(reference)}.`,
  "fee-payment-undone": ({ payment, payer, period, reason }) =>
    `Pago de ${payer} por ${period} (entrada ${payment}) anulado${because(reason)}.`,
  "signing-key-changed": ({ to }) => `La oficina firma ahora con otra clave: ${to}.`,
  "user-added": ({ user, role, federation, club }, names) =>
    `Usuario ${user} añadido, función: ${names.role(role)}${of(federation ?? club)}.`,
  "user-role": ({ user, role, federation, club, reason }, names) =>
    `Nueva función de ${user}: ${names.role(role)}${of(federation ?? club)}${because(reason)}.`,
  "user-ended": ({ user, reason }) => `Cuenta de ${user} cerrada${because(reason)}.`,
  "user-changed": ({ user }) => `Nombre o correo de ${user} modificados.`,
  "user-reset": ({ user }) => `Nueva contraseña de un solo uso creada para ${user}.`,
  "second-factor-reset": ({ user, reason }) => `Acceso en dos pasos de ${user} restablecido${because(reason)}.`,
});

const of = (whose: string | null): string => (whose === null ? "" : ` de ${whose}`);

export const journalWords = (writing: Writing): JournalWords => ({
  sentences: { ...sentences(writing), ...clubSentences(writing) },
  asDay: writing.asDay,
  fromTo: (before, after) => `de ${before} a ${after}`,
  recent: "Actividad reciente",
  all: "Abrir el registro",
});

/** By number, or as a member of a club; of others the journal does not say who they were. */
const erasedPerson = (player: string): string =>
  player === "" ? "de una persona sin número" : `del ${player.includes("/") ? "miembro" : "jugador"} ${player}`;
