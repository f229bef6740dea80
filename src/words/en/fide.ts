import { counted, plural } from "../numbers.ts";
import type { FideWords } from "../types/fide-words.ts";
import type { Writing } from "../writing.ts";

export const fideWords = ({ asDay }: Writing): FideWords => ({
  reconcile: {
    title: (list) => `${list} compared with FIDE's list`,
    link: "Compare with FIDE's list",
    intro:
      "Send FIDE's list of the same month (TXT, XML or CSV). Each player whose line differs is shown with the reason. Nothing is recorded.",
    file: "FIDE's list of this month",
    before: "FIDE's list of the month before (optional)",
    federation: "Federation (empty: all players)",
    compare: "Compare",
    csv: "Download all differences as CSV",
    gone: "This file is no longer on the server. Send it again.",
    none: "No differences.",
    counts: (ours, theirs, different) =>
      `${plural("en", ours, "rated player", "rated players")} on our list, ${counted("en", theirs)} on FIDE's; ${plural("en", different, "player differs", "players differ")}.`,
    bases: {
      file: "FIDE's earlier ratings are from the file of the month before.",
      "taken-over": "FIDE's earlier ratings are from the list that this office imported.",
      assumed:
        "FIDE's earlier ratings are not known, so ours are used: another base shows as unexplained. Add FIDE's list of the month before to see it.",
    },
    unread: (values) => `${plural("en", values, "value", "values")} of the file could not be read.`,
    more: (players) => `… and ${plural("en", players, "more player", "more players")}: see the CSV file.`,
    columns: {
      player: "Player",
      ours: "Ours",
      theirs: "FIDE",
      difference: "+/–",
      causes: "Reasons",
      cause: "Reason",
      players: "Players",
    },
    codes: {
      "missing-there": "Not on FIDE's list",
      "missing-here": "Not on our list",
      "first-rating": "First rating",
      "other-base": "Different previous rating",
      "tournament-missing-there": "Tournament missing at FIDE",
      "tournament-missing-here": "Tournament missing here",
      "other-k": "Different K",
      "perhaps-other-k": "Perhaps a different K (it would give exactly FIDE's rating)",
      "moved-without-games": "Points without games",
      unexplained: "Unexplained",
      "k-on-list": "Different K from this list on",
      "other-federation": "Different federation",
      "other-title": "Different title",
      "other-birth": "Different birth year",
      "other-activity": "Different activity",
    },
    activity: { active: "active", inactive: "inactive" },
    sides: (ours, theirs) => `ours ${ours}, FIDE ${theirs}`,
    points: (points) => `${points} points`,
  },
  files: {
    title: "To send to FIDE",
    link: "Files for FIDE",
    intro:
      "One file (TRF) for each tournament of the next lists, checked as FIDE's rating server needs it. Of a long tournament there is one file for each month, with only the games and the ratings of that month.",
    none: "There is nothing to send: no report of the next lists has arrived.",
    download: "Download the files that are ready (ZIP)",
    counts: (ready, blocked) =>
      `${plural("en", ready, "file is", "files are")} ready, ${plural("en", blocked, "is", "are")} not.`,
    written: (files, folder) => `${plural("en", files, "file", "files")} written to ${folder}.`,
    ready: "Ready",
    ids: (players) => `${plural("en", players, "player needs", "players need")} an ID`,
    missing: (fields) => `Missing or wrong: ${fields}`,
    due: (day, article, daysLate) =>
      `${asDay(day)}${article === null ? "" : ` (article ${article})`}${daysLate === 0 ? "" : `, ${plural("en", daysLate, "day", "days")} late`}`,
    needId: "Players who need an ID",
    columns: {
      tournament: "Tournament",
      part: "Part",
      days: "Days of play",
      players: "Players",
      ratings: "Ratings of",
      due: "Due",
      state: "Status",
      file: "File",
      name: "Name",
      birth: "Born",
      federation: "Fed",
    },
  },
});
