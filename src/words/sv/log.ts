import { plural } from "../numbers.ts";
import type { LogWords } from "../types/log-words.ts";

export const LOG_WORDS: LogWords = {
  unchanged: (log, entries) =>
    `Journalen börjar fortfarande med de ${plural("sv", entries, "post", "poster")} som ${log} signerade: inget har ändrats sedan dess.`,
  proven: (log, entry, entries) =>
    `Post ${entry} finns i loggen ${log}, signerad när den hade ${plural("sv", entries, "post", "poster")}.`,
  published: (list, version, sha256) =>
    `Den publicerar ${list}${version > 1 ? `, version ${version}` : ""}, med sha-256 ${sha256}`,
  noList: "Posten publicerar ingen lista.",
  wrongFile: (file) => `${file} är ingen av dessa listor: dess sha-256 är en annan.`,
  rightFile: (file, list) => `${file} är ${list}, byte för byte.`,
  watching: (log) => `Kontoret är nu vittne till ${log}: det signerar loggens kontrollpunkter så länge den bara växer.`,
  witnessAdded: (address) => `Vittne tillagt: ${address}. Be det signera med: witnesses cosign`,
  witnessRemoved: (address) => `Vittne borttaget: ${address}.`,
  noWitnesses: "Inga vittnen än. Lägg till ett med: witnesses add URL --key KEY",
  cosigned: (address) => `${address} signerade kontrollpunkten.`,
  notCosigned: (address, why) => `${address} signerade inte: ${why}`,
  witnessed: (witness) => `${witness} signerade som vittne.`,
  heads: { witness: "Vittne", log: "Logg", size: "Signerade poster", key: "Nyckel" },
  witnessFaults: {
    "witness-unreachable": "det går inte att nå.",
    "witness-refused":
      "det vägrade; kanske bevakar det inte loggen än, eller så fortsätter journalen inte det som vittnet såg tidigare.",
    "witness-saw-more": "det såg en längre journal än denna.",
    "witness-wrong": "signaturen hör inte till nyckeln.",
  },
  faults: {
    "not-witnessed": "Ett vittne som du angav har inte signerat det.",
    "not-a-checkpoint": "Filen är ingen signerad kontrollpunkt.",
    "not-a-proof": "Filen är inget bevis.",
    "no-entry": "Beviset innehåller inte den post det handlar om.",
    "other-log": "Det handlar om en annan logg: namnet hör inte till nyckeln.",
    "other-key": "Det är inte signerat med den här nyckeln.",
    "wrong-signature": "Signaturen är fel: filen ändrades efter att den signerades.",
    "not-in-log": "Posten finns inte i den logg som signerades.",
    "journal-shorter": "Poster saknas: journalen är kortare än när den signerades.",
    "journal-rewritten": "Journalen har skrivits om: den börjar inte längre som när den signerades.",
  },
};
