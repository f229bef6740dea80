import { plural } from "../numbers.ts";
import type { ErasureWords } from "../types/erasure-words.ts";

export const ERASURE_WORDS: ErasureWords = {
  goes: "Erased for good:",
  facts: "Name, sex and date of birth, everywhere; reasons given in decisions about the person",
  named: "Name in reports, registrations and decisions; lines of players without a number and without a match",
  staysNamed: "Kept:",
  namesakes: "Players, members and arbiters of the same name with a number of their own keep it",
  doneNamed: (entry) => `Personal data erased (entry ${entry}).`,
  entries: (count) => plural("en", count, "journal entry", "journal entries"),
  files: {
    report: (count) => plural("en", count, "tournament report", "tournament reports"),
    "imported-list": (count) => plural("en", count, "imported list", "imported lists"),
    list: (count) => plural("en", count, "file of a published list", "files of published lists"),
    "club-list": (count) => plural("en", count, "club list", "club lists"),
    tariff: (count) => plural("en", count, "tariff", "tariffs"),
    edition: (count) => plural("en", count, "edition of the rules", "editions of the rules"),
  },
  stays: "Kept, under the number alone, so that every published number can still be proved:",
  number: (player) => `Number ${player}, federation and titles; nobody but the office sees them`,
  lists: (count) => plural("en", count, "line in a list", "lines in lists"),
  results: (tournaments) => plural("en", tournaments, "tournament with results", "tournaments with results"),
  backups: "Backups and exports made before still have the data: delete them, or make them again.",
  done: (player, entry) => `Personal data of player ${player} erased (entry ${entry}).`,
  expired: (reports) => `Births taken out of ${plural("en", reports, "report", "reports")}.`,
  wouldExpire: (reports) =>
    `Births would be taken out of ${plural("en", reports, "report", "reports")}. Nothing was done.`,
};
