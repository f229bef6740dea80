import type * as english from "../../en/web/web-tournaments.ts";
import { plural } from "../../numbers.ts";

/** What the pages of tournaments say. */
export const webTournamentWords: typeof english.webTournamentWords = ({ asDay }) => ({
  title: "Tornei",
  empty: "Ancora nessun torneo. Qui compaiono i tornei registrati.",
  none: "Nessun torneo corrisponde alla ricerca.",
  name: "Nome",
  number: "ID",
  dates: "Date",
  city: "Luogo",
  rateOfPlay: "Cadenza",
  registration: "Registrazione",
  ruledRated: "Valido per il rating per decisione dell'ufficio:",
  ruledNotRated: "Non valido per il rating per decisione dell'ufficio:",
  noReport: "Non è ancora pervenuto alcun referto.",
  reports: "Referti",
  version: "Versione",
  received: "Ricevuto",
  state: "Stato",
  states: {
    stands: "in vigore",
    waiting: "in sospeso presso l'ufficio",
    replaced: "sostituito da una versione successiva",
    withdrawn: "ritirato",
  },
  ratedOn: "Valutato nella lista",
  newerStands: (rated, stands) =>
    `Le variazioni di questa pagina provengono dalla versione ${rated} del referto. Ora vale la versione ${stands}, che non ha cambiato la lista pubblicata.`,
  notPublished: "Non ancora pubblicato",
  settledBy: "Valutato in:",
  listVersion: (list, version) => `${asDay(list)}, versione ${version}`,
  noChanges: "Ancora nessuna variazione di rating:",
  waits: (reasons) => `il referto è in sospeso presso l'ufficio (${reasons}).`,
  laterList: (date) =>
    `il torneo finisce troppo tardi per la prossima lista (${asDay(date)}) e sarà valutato in una successiva.`,
  unrated: "Risultati dei giocatori senza rating",
  gives: "Per il primo rating",
  nothingGiven: "nulla",
});

/** What is said when somebody calculates again what was published. */
export const VERIFYING_WORDS: typeof english.VERIFYING_WORDS = {
  again: "Riprova",
  failed: "La verifica non è stata possibile: i dati non sono stati scaricati. Non significa che ci sia un errore.",
  tournamentText:
    "Il browser scarica le partite e i rating di queste variazioni e le ricalcola tutte con le stesse regole.",
  line: (rating, games) =>
    `Ricalcolato da ${plural("it", games, "partita", "partite")}: ${rating}. Rating, partite, variazione e K corrispondono.`,
  players: (players) => `Ricalcolato per ${plural("it", players, "giocatore", "giocatori")}: tutto corrisponde.`,
  leftOut: (players) =>
    `${plural("it", players, "giocatore non è mostrato al pubblico né confrontato", "giocatori non sono mostrati al pubblico né confrontati")}.`,
  differs: "I risultati non corrispondono. Si prega di segnalarlo.",
  fields: { rating: "Rating", games: "Partite", change: "Variazione", k: "K" },
  what: "Valore",
  published: "Pubblicato",
  made: "Ricalcolato",
};
