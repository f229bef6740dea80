import { plural } from "../../numbers.ts";
import type { WebListWords } from "../../types/web-list-words.ts";

const count = (value: number, one: string, other: string): string => plural("en", value, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, version ${version}` : list);

/** What the office's pages about periods and lists say. */
export const WEB_LIST_WORDS: WebListWords = {
  periods: {
    comesTo: (ready, heldBack) =>
      `${count(ready, "report", "reports")} for it${heldBack > 0 ? `, ${heldBack} held back` : ""}.`,
    close: "Close a period",
    closeText: "Makes the next list as a draft. Nothing is public until the draft is reviewed and published.",
    closeButton: "Close the period",
    date: "Month of the list, such as 2026-12; empty: the next one",
    begin: "Begin with nobody",
    beginText:
      "For a kind of list that takes over no published one: an empty list, from which the first own list is made.",
    beginButton: "Begin with an empty list",
    beginDate: "Month of the list, such as 2026-12",
    lists: "Lists and drafts",
  },
  review: {
    title: (list, version) => named(list, version),
    contents: "holds",
    counts: (rated, tournaments, games) =>
      `${count(rated, "rated player", "rated players")}, ${count(tournaments, "tournament", "tournaments")}, ${count(games, "game, counted for each player", "games, counted for each player")}`,
    publish: "Publish …",
    discard: "Discard the draft",
    discardButton: "Discard it",
    confirmTitle: (list) => `Publish the ${list}?`,
    confirmText:
      "A published list is final. What is wrong in it can only be corrected by a later list or a new version.",
    confirm: (hash) => `Publish the list with the sha-256 ${hash} …`,
    early: "Before its closing date: tournaments that end later are left to the next list",
    asClosed: "As it was closed, whatever came since",
    back: "Back, without doing anything",
  },
  corrections: {
    intro: "What came after a list was published and would change it. The list stands until somebody decides.",
    nothing: "Nothing has come that would change a published list.",
    came: "What came",
    title: (list) => `Correct ${list}`,
    preview: "What would be different",
    previewText: "Makes the list anew with what is known now, and compares. Nothing is changed.",
    previewButton: "Make the difference sheet",
    sheet: (list, version, against, lines) =>
      `${list}: version ${version} against ${against}, ${count(lines, "line differs", "lines differ")}`,
    before: "published",
    after: "made anew",
    gamesBefore: "games then",
    gamesAfter: "games now",
    decide: "Decide",
    ways: {
      next: "Correct it on the next list",
      reopen: "Reopen the list, and every later one",
    },
    goOn: "Go on …",
    confirmTitle: (list) => `Correct ${list}?`,
    confirmNext: (list) => `${list} stands as it is. The difference in points is added on the next list of its kind.`,
    confirmReopen: (lists) => `A new version of each of these lists is made and published at once: ${lists}.`,
    notPreviewed: "Nobody has made the difference sheet yet.",
  },
  work: {
    title: "Being done",
    nothing: "Nothing is being done.",
    actions: {
      "publish-lists": "The lists are being checked from the journal alone, then published",
      "preview-import": "The list is being read and compared",
      "import-list": "The list is being imported",
      "close-period": "The period is being closed",
      "publish-list": "The list is being checked from the journal alone, then published",
      "preview-correction": "The difference sheet is being made",
      "correct-next-list": "The correction is being recorded",
      "reopen-lists": "The lists are being made anew",
    },
    begun: (about, by) => `${about}, begun by ${by}.`,
    starting: "starting",
    of: (done, total) => `${done} of ${total}`,
    goesOn: "This page looks again by itself. It goes on also if you leave it.",
  },
};
