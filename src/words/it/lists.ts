import { K_MAX, RATING_MAX } from "../../domain/limits.ts";
import type * as english from "../en/lists.ts";

/** What a rating list should have had there: phrases that follow "expected". */
export const LIST_EXPECTATION_WORDS: typeof english.LIST_EXPECTATION_WORDS = {
  "list-file": () => "una lista rating della FIDE: testo con intestazione, XML, o CSV con i nomi dell'XML",
  "list-header": () => "un'intestazione con id, nome, federazione e un rating",
  "list-column": () => "una colonna delle liste FIDE; questa viene ignorata",
  "line-of-length": ({ max }) => `una riga di al massimo ${max} caratteri`,
  "whole-line": ({ min, cells }) =>
    cells === undefined
      ? `una riga di almeno ${min} caratteri, come sotto l'intestazione`
      : `${cells} celle, come nell'intestazione`,
  "player-id": () => "un numero di al massimo undici cifre; la riga è tralasciata",
  "id-once": () => "un id che nessuna riga precedente ha; vale la prima riga, e questa è tralasciata",
  "header-of-lines": ({ lines }) =>
    `un'intestazione sopra le colonne delle righe; righe che non vi corrispondono e sono tralasciate: ${lines}`,
  "values-in-columns": () =>
    "uno spazio tra queste colonne dell'intestazione; la riga non vi corrisponde ed è tralasciata",
  "name-in-column": () => "un nome che finisce prima della colonna successiva, che è lasciata vuota",
  "player-name": () => "un nome",
  "federation-code": () => "tre lettere maiuscole, come SWE",
  "sex-of-list": () => "M o F",
  "title-of-list": () => "un titolo come GM, IM, FM, CM, WGM, o le lettere delle liste più vecchie",
  "titles-apart": () =>
    "titoli da due a quattro lettere, separati da virgole, che finiscono prima della colonna successiva",
  "arena-title": () => "AGM, AIM, AFM o ACM",
  "rating-number": () => `un rating di al massimo ${RATING_MAX}, o 0; il giocatore è letto come senza rating`,
  "k-number": () => `un K di al massimo ${K_MAX}, o 0; il K è tralasciato`,
  "whole-number": () => "un numero intero di al massimo quattro cifre",
  "birth-of-list": () => "un anno, o un giorno nella forma YYYY-MM-DD o dd.mm.yyyy",
  "flag-of-list": () => "i per inattivo, w per una donna, o nulla; e nessuna w accanto al sesso M",
  "value-of-column": () => "nulla che non stia sotto un'etichetta dell'intestazione",
  "closed-quote": () => "virgolette chiuse prima del separatore successivo; la riga è tralasciata",
  "whole-record": () => "un giocatore con un tag di chiusura; il giocatore è tralasciato",
  "whole-element": () => "un elemento per ogni campo, con il suo tag di chiusura",
  "text-that-fits": ({ max }) =>
    max === undefined ? "ciò che una lista può contenere" : `al massimo ${max} caratteri, la larghezza della colonna`,
  "years-only": () =>
    "anni, per i quali soltanto questa forma ha posto; giocatori per cui si sono tralasciati i giorni",
  "plain-letters": () =>
    "lettere semplici (ASCII); i programmi che contano i byte possono leggere male le righe di questo numero di giocatori",
  "fewer-issues": ({ max }) => `al massimo ${max} problemi; gli altri sono soltanto contati`,
};

export const LIST_FIELD_WORDS: typeof english.LIST_FIELD_WORDS = {
  header: "intestazione",
  line: "riga",
  "women's title": "titolo femminile",
  "other titles": "altri titoli",
  "arena title": "titolo arena",
  games: "partite",
  K: "K",
  flag: "flag",
};

export const LIST_ISSUE_WORDS: typeof english.LIST_ISSUE_WORDS = {
  "list-not-recognised": "non è una lista rating",
  "list-header-incomplete": "mancano colonne nell'intestazione",
  "list-header-missing": "nessuna intestazione, letta come le liste dal 2003 al 2005 che non l'avevano",
  "list-header-unknown": "colonna sconosciuta",
  "list-header-misfit": "l'intestazione non corrisponde alle righe",
  "list-over-border": "una parola o un numero a cavallo di due colonne",
  "list-line-long": "riga troppo lunga",
  "list-line-cut": "riga troncata",
  "list-id": "nessun id",
  "list-id-repeated": "id assegnato due volte",
  "list-name": "nessun nome",
  "list-federation": "federazione non comprensibile",
  "list-sex": "sesso non comprensibile",
  "list-title": "titolo non comprensibile",
  "list-other-titles": "titoli non comprensibili",
  "list-arena-title": "titolo arena non comprensibile",
  "list-rating": "rating non comprensibile",
  "list-games": "numero di partite non comprensibile",
  "list-k": "K non comprensibile",
  "list-birth": "nascita non comprensibile",
  "list-flag": "flag non comprensibile",
  "list-unplaced": "testo che non appartiene ad alcuna colonna",
  "list-quote": "virgolette non chiuse",
  "list-record-cut": "giocatore troncato",
  "list-element": "elemento non chiuso, o ripetuto",
  "list-does-not-fit": "non si può scrivere così com'è",
  "list-years-only": "giorni di nascita tralasciati",
  "list-not-ascii": "nomi con lettere diverse da quelle delle liste FIDE",
  "list-too-many-issues": "troppi problemi",
};

/** What a file of games should have had there. */
export const gamesExpectationWords: typeof english.gamesExpectationWords = ({ asDay }) => ({
  "games-columns": () => "un'intestazione con almeno white, black e result",
  "games-column": () => "una colonna per le partite, una volta sola; questa viene ignorata",
  "setting-of-games": ({ column }) =>
    column === "federation" ? "tre lettere maiuscole, come SWE" : "un giorno nella forma YYYY-MM-DD",
  "cells-of-header": ({ count }) => `al massimo ${count} celle, come nell'intestazione`,
  "quote-closed": () => "virgolette chiuse prima del separatore successivo; la riga è tralasciata",
  "id-of-player": () => "il numero FIDE del giocatore",
  "name-of-player": () => "un nome o un id",
  "rating-of-player": () => "un rating di tre o quattro cifre, o nulla; il rating è considerato sconosciuto",
  "federation-of-player": () => "tre lettere maiuscole, come SWE",
  "title-of-player": () => "GM, IM, WGM, FM, WIM, CM, WFM o WCM",
  "sex-of-player": () => "m o w",
  "birth-of-player": () => "una nascita nella forma YYYY o YYYY-MM-DD",
  "round-number": ({ taken }) =>
    taken === undefined ? "il numero del turno" : `il numero del turno; preso come turno ${taken}`,
  "day-of-game": () => "un giorno nella forma YYYY-MM-DD, in cui giorno e mese non si possano confondere",
  "one-day-of-round": ({ round, day }) => `${asDay(day)}, come altre partite del turno ${round}; vale il primo giorno`,
  "day-of-start": () => "il giorno in cui è iniziato il torneo; si prende il primo giorno di una partita",
  "result-of-game": () => "1-0, 0-1, 1/2-1/2, +- o -+ (forfait), -- (forfait di entrambi)",
  "one-name-of-id": () => "il nome che questo id aveva prima",
  "one-id-of-name": () => "l'id che questo nome aveva prima, salvo omonimi",
  "id-to-tell-apart": () => "un id, poiché più giocatori hanno questo nome",
  "same-as-before": ({ before }) => `${before}, come prima, che vale`,
  "game-once": ({ line }) => `ogni partita una volta sola; è già nella riga ${line}, e qui è tralasciata`,
  "one-game-of-round": ({ line }) =>
    `una partita per giocatore e turno; ce n'è una nella riga ${line}, e questa è tralasciata`,
  "two-players": () => "due giocatori; la partita è tralasciata",
  "tag-pair": () => 'un tag come [Event "Nome"]',
  "escaped-quotes": () => "virgolette all'interno di un tag come \\\"",
  "tag-once": () => "ogni tag una volta sola; vale il primo",
  "comment-closed": () => "un commento con la sua parentesi graffa di chiusura",
  "time-control": ({ min }) => `almeno ${min} secondi; non si può sapere se si intendano secondi o minuti`,
  "some-games": () => "partite",
  "result-to-write": () => "due righe concordi su avversario, colori e risultato; la partita è tralasciata",
});

export const GAMES_FIELD_WORDS: typeof english.GAMES_FIELD_WORDS = {
  date: "data",
  tag: "tag",
  column: "colonna",
  player: "giocatore",
};

export const GAMES_ISSUE_WORDS: typeof english.GAMES_ISSUE_WORDS = {
  "games-not-recognised": "non è un file di partite",
  "games-header-unknown": "colonna sconosciuta",
  "games-header-twice": "colonna ripetuta",
  "games-setting": "non comprensibile",
  "games-cells": "più celle dell'intestazione",
  "games-quote": "virgolette non chiuse",
  "games-id": "id non comprensibile",
  "games-id-missing": "nessun id, noto solo per nome",
  "games-name-missing": "nessun nome",
  "games-rating": "rating non comprensibile",
  "games-national-rating": "rating nazionale non comprensibile",
  "games-federation": "federazione non comprensibile",
  "games-title": "titolo non comprensibile",
  "games-sex": "sesso non comprensibile",
  "games-birth": "nascita non comprensibile",
  "games-round": "turno non comprensibile",
  "games-round-missing": "nessun turno",
  "games-date": "giorno non comprensibile",
  "games-round-dates": "un turno in più giorni",
  "games-start-taken": "il file non dice quando è iniziato il torneo",
  "games-result": "risultato non comprensibile, la partita è tralasciata",
  "games-result-missing": "ancora nessun risultato",
  "games-two-names": "un id con due nomi",
  "games-two-ids": "un nome con due id",
  "games-name-unclear": "un nome che hanno più giocatori",
  "games-changes": "non uguale in tutto il file",
  "games-duplicate": "la stessa partita due volte",
  "games-twice-in-round": "un giocatore due volte in un turno",
  "games-against-self": "un giocatore contro sé stesso",
  "games-tag": "tag non comprensibile",
  "games-tag-quotes": "virgolette all'interno di un tag",
  "games-tag-twice": "tag ripetuto",
  "games-comment-open": "commento non chiuso",
  "games-time-control": "cadenza non chiara",
  "games-none": "nessuna partita",
  "games-not-written": "una partita che non si può scrivere",
};
