import { plural } from "../numbers.ts";
import type { LogWords } from "../types/log-words.ts";
import { FILE_WORDS } from "./web/web-files.ts";

export const LOG_WORDS: LogWords = {
  unchanged: (log, entries) =>
    `The journal still begins with the ${plural("en", entries, "entry", "entries")} that ${log} signed: nothing was changed since.`,
  wrongFile: (file) => `${file} is none of these lists: its sha-256 is another.`,
  rightFile: (file, list) => `${file} is ${list}, byte for byte.`,
  watching: (log) => `This office is now a witness of ${log}: it signs its checkpoints as long as the log only grows.`,
  witnessAdded: (address) => `Witness added: ${address}. Ask it to sign with: witnesses cosign`,
  witnessRemoved: (address) => `Witness removed: ${address}.`,
  noWitnesses: "No witnesses yet. Add one with: witnesses add URL --key KEY",
  cosigned: (address) => `${address} signed the checkpoint.`,
  notCosigned: (address, why) => `${address} did not sign: ${why}`,
  heads: { witness: "Witness", log: "Log", size: "Entries signed", key: "Key" },
  witnessFaults: {
    "witness-unreachable": "it cannot be reached.",
    "witness-refused":
      "it refused; it may not watch this log yet, or the journal does not continue what it saw before.",
    "witness-saw-more": "it saw a longer journal than this one.",
    "witness-wrong": "its signature does not match its key.",
  },
  faults: {
    ...FILE_WORDS.faults,
    "journal-shorter": "Entries are missing: the journal is shorter than when it was signed.",
    "journal-rewritten": "The journal was rewritten: it no longer begins as it did when it was signed.",
  },
};
