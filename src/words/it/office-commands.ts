import type * as english from "../en/office-commands.ts";
import { plural } from "../numbers.ts";
import { CLUB_KIND_WORDS, clubWords } from "./club.ts";
import { listCommandWords } from "./list-commands.ts";
import { tournamentCommandWords } from "./tournament-commands.ts";

const count = (value: number, one: string, other: string): string => plural("it", value, one, other);
const entries = (value: number): string => count(value, "voce", "voci");
const contents = (value: number): string => count(value, "contenuto", "contenuti");

export const FAULT_WORDS: typeof english.FAULT_WORDS = {
  "not-json": "non è una riga del giornale",
  "not-an-entry": "non è una voce",
  "newer-format": "scritta da un programma più recente",
  "not-canonical": "non scritta da questo programma",
  "hash-differs": "modificata dopo essere stata scritta",
  "sequence-gap": "manca una voce precedente",
  "chain-broken": "non è la voce che seguiva",
  "content-missing": "manca un contenuto",
  "content-differs": "un contenuto è stato modificato",
  "database-differs": "nel database c'è altro",
};

export const STATUS_WORDS: typeof english.STATUS_WORDS = { member: "membro", suspended: "sospesa" };

export const ROLE_WORDS: typeof english.ROLE_WORDS = {
  arbiter: "arbitro",
  officer: "responsabile federale",
  administrator: "amministratore rating",
  auditor: "revisore",
  club: "circolo",
};

/** What the commands of the office say. */
export const officeCommandWords: typeof english.officeCommandWords = (writing) => ({
  tournaments: tournamentCommandWords(writing),
  lists: listCommandWords(writing),
  kinds: {
    "office-opened": "ufficio aperto",
    "settings-changed": "impostazioni modificate",
    "list-imported": "lista importata",
    "base-corrections": "correzioni di base rilevate",
    "player-added": "giocatore aggiunto",
    "player-changed": "giocatore modificato",
    "earlier-facts-stated": "partite e rating prima della prima lista dichiarati",
    "players-merged": "giocatori unificati",
    "merge-undone": "unificazione annullata",
    "federation-added": "federazione aggiunta",
    "federation-status": "stato di una federazione modificato",
    "federation-administrator": "responsabile di una federazione nominato",
    "player-excluded": "giocatore escluso su richiesta della federazione",
    "exclusion-ended": "giocatore non più escluso",
    "dispensation-given": "deroga concessa",
    "dispensation-ended": "deroga terminata",
    "tournament-registered": "torneo registrato",
    "registration-changed": "registrazione modificata",
    "tournament-announced": "torneo annunciato come non valido per il rating",
    "registration-ruled": "pronuncia su una registrazione",
    "tournament-ruled": "pronuncia su un torneo",
    "tournament-listed": "torneo assegnato a una lista",
    "appeal-received": "ricorso pervenuto",
    "appeal-decided": "ricorso deciso",
    "report-received": "rapporto pervenuto",
    "report-withdrawn": "rapporto ritirato",
    "player-matched": "giocatore di un rapporto identificato",
    "tournaments-compared": "tornei confrontati",
    "question-asked": "domanda all'arbitro",
    "question-answered": "risposta dell'arbitro",
    "game-ruled": "pronuncia su una partita",
    "list-closed": "periodo chiuso, bozza preparata",
    "draft-discarded": "bozza scartata",
    "list-published": "lista pubblicata",
    "correction-decided": "correzione per la prossima lista",
    "user-added": "utente aggiunto",
    "user-role": "ruolo di un utente modificato",
    "user-ended": "account di un utente chiuso",
    "user-reset": "password monouso assegnata",
    "second-factor-reset": "accesso in due passaggi disattivato dall'ufficio",
    ...CLUB_KIND_WORDS,
  },
  clubs: clubWords(writing),
  notices: {
    "torn-line-cut": ({ count: bytes }) =>
      `L'ultima riga del giornale non era mai stata completata (${count(bytes, "byte", "byte")}); è stata tagliata.`,
    "lines-restored": ({ count: lines }) =>
      `Nel giornale mancavano ${entries(lines)}; erano nel database, e sono state ripristinate.`,
    "tail-applied": ({ count: lines }) =>
      `Il database era indietro di ${entries(lines)} rispetto al giornale; sono state applicate.`,
    "database-made-anew": ({ count: lines, movedTo }) =>
      `Il database è stato rifatto da ${entries(lines)} del giornale${movedTo === null ? "" : `; ciò che c'era si trova in ${movedTo}`}.`,
    "rebuilt-after-crash": ({ count: lines }) =>
      `L'ufficio non era stato chiuso correttamente. Il database è stato ricostruito da ${entries(lines)} del registro; nulla è andato perso. Tutti devono accedere di nuovo.`,
    "secrets-lost": () =>
      "Tutte le password e i token sono andati persi. Date a ogni utente una nuova password monouso: rating-office users reset NOME",
    "access-tightened": () =>
      "Altri utenti di questo computer potevano leggere la cartella dell'ufficio; ora può farlo solo il proprietario.",
  },
  faults: FAULT_WORDS,
  statuses: STATUS_WORDS,
  recorded: (sequence, kind) => `Voce ${sequence}: ${kind}.`,
  wouldRecord: (kind) => `Verrebbe registrato: ${kind}. Non è stato fatto nulla.`,
  opened: (place) => `È stato aperto un ufficio in ${place}.`,
  imported: (list, version, rated) =>
    `${list}${version > 1 ? `, versione ${version}` : ""}: ${count(rated, "giocatore con rating", "giocatori con rating")}.`,
  players: (players) => `${count(players, "giocatore", "giocatori")} nel file.`,
  compared: (list, before, entrants, leavers) =>
    `${list}: ${entrants} nuovi o di ritorno, ${leavers} non più presenti, rispetto a ${before}.`,
  corrections: (list, players) =>
    `${list}: ${count(players, "giocatore", "giocatori")} senza partite con il rating cambiato; annotato come correzioni di base.`,
  more: (key) => `Altro: --after ${key}`,
  verified: (lines, parts, hash) => `${entries(lines)}, ${contents(parts)}: la catena regge. Ultimo hash ${hash}`,
  faultAt: (line, fault, found) => `riga ${line}: ${fault}${found === "" ? "" : ` (${found})`}`,
  rebuilt: (lines) => `Tutto è stato rifatto da ${entries(lines)}.`,
  moved: (lines, parts, place) => `${entries(lines)} e ${contents(parts)} in ${place}.`,
  mergedWith: (ids) => `la stessa persona di ${ids}`,
  settings: { setting: "impostazione", value: "valore", name: "nome", zone: "fuso orario", federation: "federazione" },
  wouldMove: (moved, kept, place) =>
    `Non è stato fatto nulla; verrebbero portati in ${place}: ${entries(moved)} e ${contents(kept)}.`,
  wouldRebuild: (made) => `Non è stato fatto nulla; tutto verrebbe rifatto da ${entries(made)}.`,
  roles: ROLE_WORDS,
  users: { user: "utente", role: "ruolo", of: "di", ended: "chiuso" },
  oneTime: (user, password, days) =>
    `${user} accede una volta con questa password, entro ${plural("it", days, "giorno", "giorni")}, e poi ne sceglie un'altra: ${password}`,
  loadingSample: "Si sta creando una federazione di esempio: due anni di tornei e liste, tutti inventati…",
  serving: (address) => `L'ufficio è aperto all'indirizzo ${address} (Ctrl+C per terminare).`,
  facts: {
    id: "numero",
    name: "nome",
    federation: "federazione",
    sex: "sesso",
    birth: "nascita",
    title: "titolo",
    womenTitle: "titolo femminile",
    otherTitles: "altri titoli",
    arenaTitle: "titolo arena",
    memberships: "membro di",
    mergedInto: "unificato con",
    excluded: "escluso",
    dispensation: "deroga",
    gamesBefore: "partite prima della prima lista (dichiarate)",
    highestBefore: "rating più alto prima di essa (dichiarato)",
  },
  columns: {
    list: "lista",
    date: "data",
    rating: "rating",
    games: "partite",
    k: "K",
    inactive: "inattivo",
    correction: "corretto da",
    entry: "voce",
    time: "ora",
    by: "da",
    what: "che cosa",
    about: "riguardo a",
    status: "stato",
    administrator: "responsabile",
  },
});
