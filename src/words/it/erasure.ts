import { plural } from "../numbers.ts";
import type { ErasureWords } from "../types/erasure-words.ts";

export const ERASURE_WORDS: ErasureWords = {
  goes: "Cancellati definitivamente:",
  facts: "Nome, sesso e data di nascita, ovunque; i motivi delle decisioni sulla persona",
  named: "Nome in referti, registrazioni e decisioni; righe di giocatori senza numero e senza abbinamento",
  staysNamed: "Si conserva:",
  namesakes: "Giocatori, soci e arbitri omonimi con un proprio numero lo conservano",
  doneNamed: (entry) => `Dati personali cancellati (voce ${entry}).`,
  entries: (count) => plural("it", count, "voce del registro", "voci del registro"),
  files: {
    report: (count) => plural("it", count, "referto di torneo", "referti di torneo"),
    "imported-list": (count) => plural("it", count, "lista importata", "liste importate"),
    list: (count) => plural("it", count, "file di lista pubblicata", "file di liste pubblicate"),
    "club-list": (count) => plural("it", count, "lista di circolo", "liste di circolo"),
    tariff: (count) => plural("it", count, "tariffa", "tariffe"),
    edition: (count) => plural("it", count, "edizione del regolamento", "edizioni del regolamento"),
  },
  stays: "Conservati con il solo numero, perché ogni valore pubblicato resti dimostrabile:",
  number: (player) => `Numero ${player}, federazione e titoli, visibili solo all'ufficio`,
  lists: (count) => plural("it", count, "riga nelle liste", "righe nelle liste"),
  results: (tournaments) => plural("it", tournaments, "torneo con risultati", "tornei con risultati"),
  backups: "Le copie e le esportazioni precedenti contengono ancora i dati: vanno eliminate o rifatte.",
  done: (player, entry) => `Dati personali del giocatore ${player} cancellati (voce ${entry}).`,
  expired: (reports) => `Nascite tolte da ${plural("it", reports, "referto", "referti")}.`,
  wouldExpire: (reports) =>
    `Le nascite sarebbero tolte da ${plural("it", reports, "referto", "referti")}. Nulla è stato fatto.`,
};
