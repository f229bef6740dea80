import { capital } from "../../capital.ts";
import { plural } from "../../numbers.ts";
import type { FileWords } from "../../types/file-words.ts";

export const FILE_WORDS: FileWords = {
  proven: (log, entry, entries) =>
    `La voce ${entry} è nel log di ${log}, firmato quando aveva ${plural("it", entries, "voce", "voci")}.`,
  published: (list, version, sha256) =>
    `Pubblica ${list}${version > 1 ? `, versione ${version}` : ""}, con sha-256 ${sha256}`,
  noList: "Questa voce non pubblica alcuna lista.",
  witnessed: (witness) => `${witness} ha firmato come testimone.`,
  certified: (list, player, rating) =>
    `${capital(list)} riporta ${player} ${rating === null ? "senza Elo" : `con Elo ${rating}`}.`,
  wholeList: (list, players, shown) =>
    `Il file è ${list}: ${plural("it", players, "riga dà", "righe danno")} la radice pubblicata. Visibili: ${shown}.`,
  title: "Controlla un file",
  intro:
    "Controlla un certificato, una prova di pubblicazione o il file pubblico di una lista. Tutto avviene nel browser; nulla viene inviato.",
  drop: "Scegliere o trascinare il file; con il file pubblico di una lista, anche la sua prova; e un checkpoint conservato, se c’è",
  key: "Chiave pubblica dell’ufficio",
  keyHint: "Se possibile, procurarsi la chiave per un’altra via che questo sito.",
  right: "Il file è autentico",
  wrong: "Il file non è affidabile",
  badKey: "Questa non è la chiave pubblica di un log: copiarla tutta, dal nome all’ultima lettera.",
  proofMissing: "Questo è il file pubblico di una lista: scegliere insieme la sua prova (.tlog-proof).",
  notLoaded: "Impossibile caricare il file. Scaricarlo e sceglierlo qui.",
  checked: (root, entry) =>
    `Chiunque può controllare questa lista: le sue righe danno la radice ${root}, e la voce ${entry} del registro, firmata dall’ufficio, la pubblica.`,
  publicFile: "File pubblico",
  proof: "Prova di pubblicazione",
  publicKey: "Chiave pubblica",
  certificateFile: "Certificato come file",
  checkHere: "Controlla nel browser",
  qrLabel: "Indirizzo di questa pagina come codice QR",
  faults: {
    "not-witnessed": "Un testimone indicato non lo ha firmato.",
    "not-a-checkpoint": "Il file non è un checkpoint firmato.",
    "not-a-proof": "Il file non è una prova.",
    "no-entry": "La prova non contiene la voce di cui tratta.",
    "other-log": "Riguarda un altro log: il nome non corrisponde alla chiave.",
    "other-key": "Non è firmato con questa chiave.",
    "wrong-signature": "La firma non è valida: il file è stato modificato dopo la firma.",
    "not-in-log": "La voce non è nel log che è stato firmato.",
    "bad-key-change": "Il file dei cambi di chiave non è valido: un cambio non è firmato con la chiave precedente.",
    "not-a-list": "Il file non è il file pubblico di una lista.",
    "not-a-certificate": "Il file non è un certificato, o un carattere è stato cambiato.",
    "header-changed": "La prima riga della lista non è quella pubblicata.",
    "line-changed": "Una riga è stata cambiata: non è nella lista pubblicata.",
    "line-removed": "Una riga è stata tolta: il file ha meno righe della lista.",
    "line-added": "Una riga è stata aggiunta: il file ha più righe della lista.",
    "person-changed": "Una persona è stata cambiata: nome, federazione, titolo o nascita non appartengono alla riga.",
    "person-removed": "Una persona è stata tolta: accanto a una riga manca chi riguarda.",
    "log-rewritten":
      "Il log è stato riscritto: alla stessa lunghezza aveva un’altra radice quando fu firmato il checkpoint indicato.",
    "other-size": "Il checkpoint indicato è stato firmato a un’altra lunghezza del log: non si possono confrontare.",
  },
};
