import { plural } from "../numbers.ts";
import type { LogWords } from "../types/log-words.ts";
import { FILE_WORDS } from "./web/web-files.ts";

export const LOG_WORDS: LogWords = {
  unchanged: (log, entries) =>
    `Journalen börjar fortfarande med de ${plural("sv", entries, "post", "poster")} som ${log} signerade: inget har ändrats sedan dess.`,
  wrongFile: (file) => `${file} är ingen av dessa listor: dess sha-256 är en annan.`,
  rightFile: (file, list) => `${file} är ${list}, byte för byte.`,
  watching: (log) => `Kontoret är nu vittne till ${log}: det signerar loggens kontrollpunkter så länge den bara växer.`,
  witnessAdded: (address) => `Vittne tillagt: ${address}. Be det signera med: witnesses cosign`,
  witnessRemoved: (address) => `Vittne borttaget: ${address}.`,
  noWitnesses: "Inga vittnen än. Lägg till ett med: witnesses add URL --key KEY",
  cosigned: (address) => `${address} signerade kontrollpunkten.`,
  notCosigned: (address, why) => `${address} signerade inte: ${why}`,
  heads: { witness: "Vittne", log: "Logg", size: "Signerade poster", key: "Nyckel" },
  witnessFaults: {
    "witness-unreachable": "det går inte att nå.",
    "witness-refused":
      "det vägrade; kanske bevakar det inte loggen än, eller så fortsätter journalen inte det som vittnet såg tidigare.",
    "witness-saw-more": "det såg en längre journal än denna.",
    "witness-wrong": "signaturen hör inte till nyckeln.",
  },
  faults: {
    ...FILE_WORDS.faults,
    "journal-shorter": "Poster saknas: journalen är kortare än när den signerades.",
    "journal-rewritten": "Journalen har skrivits om: den börjar inte längre som när den signerades.",
  },
};
