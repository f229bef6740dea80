import { plural } from "../numbers.ts";
import type { LogWords } from "../types/log-words.ts";

export const LOG_WORDS: LogWords = {
  unchanged: (log, entries) =>
    `Il registro comincia ancora con ${plural("it", entries, "voce firmata", "voci firmate")} da ${log}: nulla è cambiato da allora.`,
  proven: (log, entry, entries) =>
    `La voce ${entry} è nel log di ${log}, firmato quando aveva ${plural("it", entries, "voce", "voci")}.`,
  published: (list, version, sha256) =>
    `Pubblica ${list}${version > 1 ? `, versione ${version}` : ""}, con sha-256 ${sha256}`,
  noList: "Questa voce non pubblica alcuna lista.",
  wrongFile: (file) => `${file} non è nessuna di queste liste: il suo sha-256 è diverso.`,
  rightFile: (file, list) => `${file} è ${list}, byte per byte.`,
  watching: (log) => `Questo ufficio è ora testimone di ${log}: ne firma i checkpoint finché il log cresce soltanto.`,
  witnessAdded: (address) => `Testimone aggiunto: ${address}. Per farlo firmare: witnesses cosign`,
  witnessRemoved: (address) => `Testimone rimosso: ${address}.`,
  noWitnesses: "Ancora nessun testimone. Aggiungerne uno con: witnesses add URL --key KEY",
  cosigned: (address) => `${address} ha firmato il checkpoint.`,
  notCosigned: (address, why) => `${address} non ha firmato: ${why}`,
  witnessed: (witness) => `${witness} ha firmato come testimone.`,
  heads: { witness: "Testimone", log: "Registro seguito", size: "Voci firmate", key: "Chiave" },
  witnessFaults: {
    "witness-unreachable": "non è raggiungibile.",
    "witness-refused":
      "ha rifiutato; forse non segue ancora questo log, o il registro non continua quello che aveva visto.",
    "witness-saw-more": "ha visto un registro più lungo di questo.",
    "witness-wrong": "la sua firma non corrisponde alla chiave.",
  },
  faults: {
    "not-witnessed": "Un testimone indicato non lo ha firmato.",
    "not-a-checkpoint": "Il file non è un checkpoint firmato.",
    "not-a-proof": "Il file non è una prova.",
    "no-entry": "La prova non contiene la voce di cui tratta.",
    "other-log": "Riguarda un altro log: il nome non corrisponde alla chiave.",
    "other-key": "Non è firmato con questa chiave.",
    "wrong-signature": "La firma non è valida: il file è stato modificato dopo la firma.",
    "not-in-log": "La voce non è nel log che è stato firmato.",
    "journal-shorter": "Mancano voci: il registro è più corto di quando è stato firmato.",
    "journal-rewritten": "Il registro è stato riscritto: non comincia più come quando è stato firmato.",
  },
};
