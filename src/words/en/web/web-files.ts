import { capital } from "../../capital.ts";
import { plural } from "../../numbers.ts";
import type { FileWords } from "../../types/file-words.ts";

export const FILE_WORDS: FileWords = {
  proven: (log, entry, entries) =>
    `Entry ${entry} is in the log of ${log}, signed when it had ${plural("en", entries, "entry", "entries")}.`,
  published: (list, version, sha256) =>
    `It publishes ${list}${version > 1 ? `, version ${version}` : ""}, with the sha-256 ${sha256}`,
  noList: "This entry publishes no list.",
  witnessed: (witness) => `${witness} signed as a witness.`,
  certified: (list, player, rating) =>
    `${capital(list)} has ${player} ${rating === null ? "without a rating" : `with a rating of ${rating}`}.`,
  wholeList: (list, players, shown) =>
    `The file is ${list}: its ${plural("en", players, "line", "lines")} give the published root. Shown: ${shown}.`,
  title: "Check a file",
  intro:
    "Checks a certificate, a proof of publication or the public file of a list. Everything happens in your browser; nothing is sent.",
  drop: "Choose or drop the file; for the public file of a list, its proof too; a checkpoint that you kept, if you have one",
  key: "Public key of the office",
  keyHint: "If you can, get the key another way than from this site.",
  right: "The file is genuine",
  wrong: "The file cannot be trusted",
  badKey: "This is not a public key of a log: copy all of it, from the name to the last letter.",
  proofMissing: "This is the public file of a list: choose its proof (.tlog-proof) together with it.",
  notLoaded: "The file could not be loaded. Download it and choose it here.",
  checked: (root, entry) =>
    `Anyone can check this list: its lines give the root ${root}, and journal entry ${entry}, signed by the office, publishes it.`,
  publicFile: "Public file",
  proof: "Proof of publication",
  publicKey: "Public key",
  certificateFile: "Certificate as a file",
  checkHere: "Check it in your browser",
  qrLabel: "Address of this page as a QR code",
  faults: {
    "not-witnessed": "A witness that you named has not signed it.",
    "not-a-checkpoint": "The file is not a signed checkpoint.",
    "not-a-proof": "The file is not a proof.",
    "no-entry": "The proof does not include the entry it is about.",
    "other-log": "It is about another log: the name does not match the key.",
    "other-key": "It is not signed with this key.",
    "wrong-signature": "The signature is wrong: the file was changed after it was signed.",
    "not-in-log": "The entry is not in the log that was signed.",
    "bad-key-change": "The file of key changes is wrong: a change is not signed with the key before it.",
    "not-a-list": "The file is not the public file of a list.",
    "not-a-certificate": "The file is not a certificate, or a character of it was changed.",
    "header-changed": "The first line of the list is not the one that was published.",
    "line-changed": "A line was changed: it is not in the list that was published.",
    "line-removed": "A line was removed: the file has fewer lines than the list.",
    "line-added": "A line was added: the file has more lines than the list.",
    "person-changed": "A person was changed: name, federation, title or birth do not belong to the line.",
    "person-removed": "A person was removed: a line has nothing beside it that says whose it is.",
    "log-rewritten": "The log was rewritten: at the same length it had another root when your checkpoint was signed.",
    "other-size": "Your checkpoint was signed at another length of the log, so the two cannot be compared.",
  },
};
