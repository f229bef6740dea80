import { plural } from "../numbers.ts";
import type { LogWords } from "../types/log-words.ts";
import { FILE_WORDS } from "./web/web-files.ts";

export const LOG_WORDS: LogWords = {
  unchanged: (log, entries) =>
    `Il registro comincia ancora con ${plural("it", entries, "voce firmata", "voci firmate")} da ${log}: nulla è cambiato da allora.`,
  wrongFile: (file) => `${file} non è nessuna di queste liste: il suo sha-256 è diverso.`,
  rightFile: (file, list) => `${file} è ${list}, byte per byte.`,
  watching: (log) => `Questo ufficio è ora testimone di ${log}: ne firma i checkpoint finché il log cresce soltanto.`,
  witnessAdded: (address) => `Testimone aggiunto: ${address}. Per farlo firmare: witnesses cosign`,
  witnessRemoved: (address) => `Testimone rimosso: ${address}.`,
  noWitnesses: "Ancora nessun testimone. Aggiungerne uno con: witnesses add URL --key KEY",
  cosigned: (address) => `${address} ha firmato il checkpoint.`,
  notCosigned: (address, why) => `${address} non ha firmato: ${why}`,
  heads: { witness: "Testimone", log: "Registro seguito", size: "Voci firmate", key: "Chiave" },
  witnessFaults: {
    "witness-unreachable": "non è raggiungibile.",
    "witness-refused":
      "ha rifiutato; forse non segue ancora questo log, o il registro non continua quello che aveva visto.",
    "witness-saw-more": "ha visto un registro più lungo di questo.",
    "witness-wrong": "la sua firma non corrisponde alla chiave.",
  },
  faults: {
    ...FILE_WORDS.faults,
    "journal-shorter": "Mancano voci: il registro è più corto di quando è stato firmato.",
    "journal-rewritten": "Il registro è stato riscritto: non comincia più come quando è stato firmato.",
  },
};
