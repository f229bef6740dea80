import { counted, plural } from "../numbers.ts";
import type { FideWords } from "../types/fide-words.ts";
import type { Writing } from "../writing.ts";

export const fideWords = ({ asDay }: Writing): FideWords => ({
  reconcile: {
    title: (list) => `${list} a confronto con quella FIDE`,
    link: "Confronta con la lista FIDE",
    intro:
      "Invia la lista FIDE dello stesso mese (TXT, XML o CSV). Ogni giocatore la cui riga è diversa è mostrato con il motivo. Non viene registrato nulla.",
    file: "Lista FIDE di questo mese",
    before: "Lista FIDE del mese precedente (facoltativa)",
    federation: "Federazione (vuoto: tutti i giocatori)",
    compare: "Confronta",
    csv: "Scarica tutte le differenze in CSV",
    gone: "Questo file non è più sul server. Invialo di nuovo.",
    none: "Nessuna differenza.",
    counts: (ours, theirs, different) =>
      `${plural("it", ours, "giocatore con Elo", "giocatori con Elo")} nella nostra lista, ${counted("it", theirs)} in quella FIDE; ${plural("it", different, "giocatore differisce", "giocatori differiscono")}.`,
    bases: {
      file: "I rating FIDE precedenti vengono dal file del mese precedente.",
      "taken-over": "I rating FIDE precedenti vengono dalla lista importata da questo ufficio.",
      assumed:
        "I rating FIDE precedenti non sono noti, quindi si usano i nostri: una base diversa appare come non spiegata. Aggiungi la lista FIDE del mese precedente per vederla.",
    },
    unread: (values) => `${plural("it", values, "valore", "valori")} del file non si possono leggere.`,
    more: (players) => `… e ${plural("it", players, "altro giocatore", "altri giocatori")}: vedi il file CSV.`,
    columns: {
      player: "Giocatore",
      ours: "Nostro",
      theirs: "FIDE",
      difference: "+/–",
      causes: "Motivi",
      cause: "Motivo",
      players: "Giocatori",
    },
    codes: {
      "missing-there": "Non nella lista FIDE",
      "missing-here": "Non nella nostra lista",
      "first-rating": "Primo rating",
      "other-base": "Rating precedente diverso",
      "tournament-missing-there": "Torneo mancante alla FIDE",
      "tournament-missing-here": "Torneo mancante qui",
      "other-k": "K diverso",
      "perhaps-other-k": "Forse un K diverso (darebbe esattamente il rating FIDE)",
      "moved-without-games": "Punti senza partite",
      unexplained: "Non spiegato",
      "k-on-list": "K diverso da questa lista in poi",
      "other-federation": "Federazione diversa",
      "other-title": "Titolo diverso",
      "other-birth": "Anno di nascita diverso",
      "other-activity": "Attività diversa",
    },
    activity: { active: "attivo", inactive: "inattivo" },
    sides: (ours, theirs) => `nostro ${ours}, FIDE ${theirs}`,
    points: (points) => `${points} punti`,
  },
  files: {
    title: "Da inviare alla FIDE",
    link: "File per la FIDE",
    intro:
      "Un file (TRF) per ogni torneo delle prossime liste, controllato come richiede il server Elo della FIDE. Di un torneo lungo c'è un file per ogni mese, con le sole partite e i soli rating di quel mese.",
    none: "Non c'è nulla da inviare: non è arrivato alcun referto per le prossime liste.",
    download: "Scarica i file pronti (ZIP)",
    counts: (ready, blocked) =>
      `${plural("it", ready, "file pronto", "file pronti")}, ${plural("it", blocked, "non ancora", "non ancora")}.`,
    written: (files, folder) => `${plural("it", files, "file scritto", "file scritti")} in ${folder}.`,
    ready: "Pronto",
    ids: (players) => `${plural("it", players, "giocatore ha", "giocatori hanno")} bisogno di un ID`,
    missing: (fields) => `Mancante o errato: ${fields}`,
    due: (day, article, daysLate) =>
      `${asDay(day)}${article === null ? "" : ` (articolo ${article})`}${daysLate === 0 ? "" : `, in ritardo di ${plural("it", daysLate, "giorno", "giorni")}`}`,
    needId: "Giocatori che hanno bisogno di un ID",
    columns: {
      tournament: "Torneo",
      part: "Parte",
      days: "Giorni di gioco",
      players: "Giocatori",
      ratings: "Rating della",
      due: "Scadenza",
      state: "Stato",
      file: "Nome del file",
      name: "Nome",
      birth: "Nascita",
      federation: "Fed.",
    },
  },
});
