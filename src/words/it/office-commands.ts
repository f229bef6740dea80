import { capital } from "../capital.ts";
import type * as english from "../en/office-commands.ts";
import { plural } from "../numbers.ts";
import { CLUB_KIND_WORDS, clubWords } from "./club.ts";
import { ERASURE_WORDS } from "./erasure.ts";
import { INSTALLATION_WORDS } from "./installation.ts";
import { listCommandWords } from "./list-commands.ts";
import { LOG_WORDS } from "./log.ts";
import { tournamentCommandWords } from "./tournament-commands.ts";

const count = (value: number, one: string, other: string): string => plural("it", value, one, other);
const entries = (value: number): string => count(value, "voce", "voci");
const contents = (value: number): string => count(value, "contenuto", "contenuti");

export const FAULT_WORDS: typeof english.FAULT_WORDS = {
  "not-json": "non è una riga del registro",
  "not-an-entry": "non è una voce",
  "newer-format": "scritta da un programma più recente",
  "not-canonical": "non scritta da questo programma",
  "hash-differs": "modificata dopo essere stata scritta",
  "facts-differ": "i dati riservati della voce sono stati modificati",
  "sequence-gap": "manca una voce precedente",
  "chain-broken": "non è la voce che seguiva",
  "content-missing": "manca un file",
  "content-differs": "un file è stato modificato",
  "database-differs": "il database è diverso",
  "redaction-unrecorded": "modificato senza una voce che lo dica",
  "redaction-undone": "cancellato da una voce, ma ancora presente",
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
  log: LOG_WORDS,
  installation: INSTALLATION_WORDS,
  erasure: ERASURE_WORDS,
  held: {
    heads: {
      lists: "Nelle liste",
      reports: "Nei referti",
      journal: "Nel registro",
      tournament: "Torneo",
      version: "Versione",
      name: "Nome nel referto",
      id: "ID nel referto",
      birth: "Nascita",
    },
    counts: (games, files) =>
      `${plural("it", games, "partita", "partite")}; il nome è in ${plural("it", files, "file conservato", "file conservati")}.`,
    mentions: (lines, files) =>
      `${plural("it", lines, "riga", "righe")} nelle liste dei circoli, e presente in ${plural("it", files, "file conservato", "file conservati")}.`,
    others: "Con --json: ogni riga, ogni partita e ogni file.",
  },
  kinds: {
    "office-opened": "Ufficio creato",
    "settings-changed": "Impostazioni modificate",
    "edition-adopted": "Edizione adottata",
    "edition-withdrawn": "Edizione ritirata",
    "list-imported": "Lista importata",
    "base-corrections": "Correzioni di base registrate",
    "player-added": "Giocatore aggiunto",
    "player-changed": "Giocatore modificato",
    "earlier-facts-stated": "Partite e rating precedenti inseriti",
    "players-merged": "Giocatori unificati",
    "merge-undone": "Unificazione annullata",
    "federation-added": "Federazione aggiunta",
    "federation-status": "Stato di una federazione modificato",
    "federation-administrator": "Responsabile di una federazione nominato",
    "player-excluded": "Giocatore escluso su richiesta della federazione",
    "exclusion-ended": "Giocatore non più escluso",
    "dispensation-given": "Deroga concessa",
    "dispensation-ended": "Deroga terminata",
    "person-erased": "Persona cancellata",
    "reports-expired": "Nascite tolte dai vecchi referti",
    "tournament-registered": "Torneo registrato",
    "registration-changed": "Registrazione modificata",
    "tournament-announced": "Torneo annunciato come non valido per il rating",
    "registration-ruled": "Decisione su una registrazione",
    "tournament-ruled": "Decisione su un torneo",
    "tournament-listed": "Torneo spostato in un'altra lista",
    "appeal-received": "Ricorso pervenuto",
    "appeal-decided": "Ricorso deciso",
    "report-received": "Referto pervenuto",
    "report-withdrawn": "Referto ritirato",
    "player-matched": "Giocatore identificato",
    "match-proposed": "Abbinamento proposto",
    "tournaments-compared": "Possibile doppione verificato",
    "question-asked": "Domanda all'arbitro",
    "question-answered": "Risposta dell'arbitro",
    "objection-received": "Reclamo",
    "objection-decided": "Decisione su un reclamo",
    "game-ruled": "Decisione su una partita",
    "list-closed": "Periodo chiuso, bozza creata",
    "draft-discarded": "Bozza scartata",
    "list-published": "Lista pubblicata",
    "correction-decided": "Correzione per la prossima lista",
    "alarm-acknowledged": "Presa d'atto di un allarme",
    "alarm-reopened": "Presa d'atto di un allarme ritirata",
    "tariff-adopted": "Tariffa adottata",
    "fee-paid": "Quota pagata",
    "fee-payment-undone": "Pagamento di una quota annullato",
    "signing-key-changed": "Chiave di firma cambiata",
    "user-added": "Utente aggiunto",
    "user-role": "Ruolo di un utente modificato",
    "user-ended": "Account chiuso",
    "user-changed": "Dati dell'utente modificati",
    "user-reset": "Password monouso assegnata",
    "second-factor-reset": "Accesso in due passaggi disattivato dall'ufficio",
    ...CLUB_KIND_WORDS,
  },
  clubs: clubWords(writing),
  notices: {
    "torn-line-cut": ({ count: bytes }) =>
      `L'ultima riga del registro non era mai stata completata (${count(bytes, "byte", "byte")}); è stata tagliata.`,
    "lines-restored": ({ count: lines }) =>
      `Nel registro mancavano ${entries(lines)}; erano nel database, e sono state ripristinate.`,
    "tail-applied": ({ count: lines }) =>
      `Il database era indietro di ${entries(lines)} rispetto al registro; sono state applicate.`,
    "database-made-anew": ({ count: lines, movedTo }) =>
      `Il database è stato rifatto da ${entries(lines)} del registro${movedTo === null ? "" : `; ciò che c'era si trova in ${movedTo}`}.`,
    "rebuilt-after-crash": ({ count: lines }) =>
      `L'ufficio non era stato chiuso correttamente. Il database è stato ricostruito da ${entries(lines)} del registro; nulla è andato perso. Tutti devono accedere di nuovo.`,
    "secrets-lost": () =>
      "Tutte le password e i token sono andati persi. Date a ogni utente una nuova password monouso: rating-office users reset NOME",
    "erasure-completed": () => "Le tabelle sono state ricostruite per completare una cancellazione interrotta.",
    "access-tightened": () =>
      "Altri utenti di questo computer potevano leggere la cartella dell'ufficio; ora può farlo solo il proprietario.",
  },
  faults: FAULT_WORDS,
  statuses: STATUS_WORDS,
  recorded: (sequence, kind) => `${kind} (voce ${sequence} del registro).`,
  wouldRecord: (kind) => `Verrebbe registrato: ${kind}. Non è stato fatto nulla.`,
  opened: (place) => `Ufficio creato in ${place}.`,
  imported: (list, version, rated) =>
    `${capital(list)}${version > 1 ? `, versione ${version}` : ""}: ${count(rated, "giocatore con rating", "giocatori con rating")}.`,
  players: (players) => `${count(players, "giocatore", "giocatori")} nel file.`,
  compared: (list, before, entrants, leavers) =>
    `${capital(list)}: ${entrants} nuovi o rientrati, ${leavers} tolti, nel confronto con ${before}.`,
  corrections: (list, players) =>
    `${capital(list)}: ${count(players, "giocatore", "giocatori")} senza partite con il rating cambiato; annotato come correzioni di base.`,
  more: (key) => `Altro: --after ${key}`,
  verified: (lines, parts, hash) => `${entries(lines)}, ${contents(parts)}: il registro è integro. Ultimo hash ${hash}`,
  faultAt: (line, fault, found) => `riga ${line}: ${fault}${found === "" ? "" : ` (${found})`}`,
  rebuilt: (lines) => `Ricostruito da ${entries(lines)}.`,
  moved: (lines, parts, place) => `${entries(lines)} e ${contents(parts)} in ${place}.`,
  mergedWith: (ids) => `la stessa persona di ${ids}`,
  settings: {
    setting: "impostazione",
    value: "valore",
    name: "nome",
    zone: "fuso orario",
    federation: "federazione",
    colour: "colore",
    logo: "logo",
    contact: "contatto",
    imprint: "note legali",
    privacy: "privacy",
    reportYears: "anni delle nascite nei referti",
    signInDays: "giorni degli accessi",
  },
  wouldMove: (moved, kept, place) =>
    `Non è stato fatto nulla; verrebbero portati in ${place}: ${entries(moved)} e ${contents(kept)}.`,
  wouldRebuild: (made) => `Verrebbe ricostruito da ${entries(made)}. Non è stato fatto nulla.`,
  roles: ROLE_WORDS,
  users: { user: "Utente", name: "Nome", email: "E-mail", role: "Ruolo", of: "Federazione o circolo", ended: "chiuso" },
  oneTime: (user, password, days) =>
    `Password monouso per ${user}, valida per un accesso entro ${plural("it", days, "giorno", "giorni")}: ${password}`,
  loadingSample: "Creazione di una federazione di esempio: due anni di tornei e liste, tutto inventato …",
  serving: (address) => `L'ufficio è aperto all'indirizzo ${address} (Ctrl+C per terminare).`,
  facts: {
    id: "ID",
    name: "Nome",
    federation: "Federazione",
    sex: "Sesso",
    birth: "Nascita",
    title: "Titolo",
    womenTitle: "Titolo femminile",
    otherTitles: "Altri titoli",
    arenaTitle: "Titolo arena",
    memberships: "Membro di",
    mergedInto: "Unificato con",
    excluded: "Escluso dalla federazione",
    dispensation: "Deroga",
    gamesBefore: "Partite prima della prima lista (dichiarate)",
    highestBefore: "Rating più alto prima di essa (dichiarato)",
  },
  columns: {
    list: "Lista",
    date: "Data",
    rating: "Rating",
    games: "Partite",
    k: "K",
    inactive: "Inattivo",
    correction: "Corretto da",
    entry: "N.",
    time: "Ora",
    by: "Utente",
    what: "Voce",
    status: "Stato",
    administrator: "Responsabile",
  },
});
