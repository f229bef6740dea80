import type * as english from "../../en/web/web-tournaments.ts";
import { plural } from "../../numbers.ts";

/** What the pages of tournaments say. */
export const webTournamentWords: typeof english.webTournamentWords = ({ asDay }) => ({
  title: "Tornei",
  none: "Nessun torneo corrisponde.",
  name: "nome",
  number: "numero",
  dates: "giorni",
  city: "luogo",
  rateOfPlay: "cadenza",
  registration: "registrazione",
  ruledRated: "L'ufficio ha deciso che è valido per il rating:",
  ruledNotRated: "L'ufficio ha deciso che non è valido per il rating:",
  noReport: "Non è ancora pervenuto alcun rapporto.",
  reports: "Rapporti",
  version: "versione",
  received: "ricevuto",
  state: "stato",
  states: {
    stands: "vale",
    waiting: "in attesa dell'ufficio",
    replaced: "sostituito da una versione successiva",
    withdrawn: "ritirato",
  },
  ratedOn: "valutato nella lista",
  newerStands: (rated, stands) =>
    `Le variazioni di questa pagina provengono dalla versione ${rated} del rapporto. Ora vale la versione ${stands}, che non ha cambiato la lista pubblicata.`,
  crosstable:
    "Tutti i giocatori, partita per partita: avversario e punteggio; ciò che non conta è tra parentesi, con un numero spiegato sotto; il punteggio è quello delle partite giocate",
  notPublished: "Non ancora pubblicato",
  settledBy: "Definito:",
  listVersion: (list, version) => `${asDay(list)}, versione ${version}`,
  results: "Risultati come da rapporto, partita per partita: avversario e punteggio",
  noChanges: "Non ci sono ancora variazioni di rating:",
  waits: (reasons) => `il rapporto è in attesa dell'ufficio (${reasons}).`,
  laterList: (date) => `non è nella prossima lista, del ${asDay(date)}, ma in una successiva.`,
  unrated: "Che cosa dà il torneo ai giocatori senza rating",
  gives: "conta per un primo rating",
  nothingGiven: "nulla",
});

/** What is said when somebody calculates again what was published. */
export const VERIFYING_WORDS: typeof english.VERIFYING_WORDS = {
  again: "Riprova",
  failed:
    "Non è stato possibile calcolare: i dati necessari non sono stati scaricati. Nulla indica un errore nella lista.",
  tournamentText:
    "Il browser scarica le partite e i rating da cui sono nate queste variazioni, e le ricalcola tutte con le stesse regole.",
  line: (rating, games) =>
    `Ricalcolato da ${plural("it", games, "partita", "partite")}: ${rating}. Rating, partite, variazione e K corrispondono.`,
  players: (players) => `Ricalcolato per ${plural("it", players, "giocatore", "giocatori")}: tutto corrisponde.`,
  leftOut: (players) =>
    `${plural("it", players, "giocatore non è mostrato al pubblico né confrontato", "giocatori non sono mostrati al pubblico né confrontati")}.`,
  differs: "Non corrisponde. Si prega di segnalarlo.",
  fields: { rating: "rating", games: "partite", change: "variazione", k: "K" },
  what: "che cosa",
  published: "pubblicato",
  made: "ricalcolato",
};
