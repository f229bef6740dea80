import { capital } from "../../capital.ts";
import { plural } from "../../numbers.ts";
import type { WebListWords } from "../../types/web/web-list-words.ts";

const count = (value: number, one: string, other: string): string => plural("en", value, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, version ${version}` : list);

/** What the office's pages about periods and lists say. */
export const WEB_LIST_WORDS: WebListWords = {
  periods: {
    comesTo: (ready, heldBack) =>
      `${count(ready, "report", "reports")} ready${heldBack > 0 ? `, ${heldBack} on hold` : ""}.`,
    close: "Close a period",
    closeText: "Creates a draft of the next list. Nothing is public until you review and publish it.",
    closeButton: "Close the period",
    date: "Month (empty: the next list)",
    closeEarly: "Close before the closing date (tournaments that end later go to the next list)",
    older: (lists) => `Older lists (${lists})`,
    begin: "Start with an empty list",
    beginText: "For an office that takes over no published list: your first own list then starts without players.",
    beginButton: "Create an empty list",
    beginDate: "Month of the list, such as 2026-12",
    lists: "Lists and drafts",
    none: "No lists yet. Import a published one, or start with an empty list.",
  },
  review: {
    title: (list, version) => named(list, version),
    contents: "Contents",
    counts: (rated, tournaments, games) =>
      `${count(rated, "rated player", "rated players")} · ${count(tournaments, "tournament", "tournaments")} · ${count(games, "player result", "player results")}`,
    publish: "Publish …",
    discard: "Discard the draft",
    discardButton: "Discard draft",
    confirmTitle: (list) => `Publish ${list}?`,
    confirmText: "A published list is final. Errors in it can only be corrected in a later list or a new version.",
    confirm: (hash) => `Publish the list with the sha-256 ${hash} …`,
    early: "Publish before the closing date (tournaments that end later go to the next list)",
    asClosed: "Publish as closed, ignoring later changes",
    back: "Cancel",
  },
  corrections: {
    intro:
      "Changes that arrived after a list was published and would alter it. The list stays as it is until you decide.",
    nothing:
      "No changes to published lists are waiting. Late reports and decisions that affect a published list appear here.",
    came: "Change",
    title: (list) => `Correct ${list}`,
    preview: "Preview",
    previewText: "Recalculates the list with everything known now and compares the two. Nothing is changed.",
    previewButton: "Preview changes",
    sheet: (list, version, against, lines) =>
      `${capital(list)}: version ${version} against ${against}, ${count(lines, "line differs", "lines differ")}`,
    before: "Published",
    after: "Recalculated",
    gamesBefore: "Games (published)",
    gamesAfter: "Games (recalculated)",
    decide: "Decision",
    ways: {
      next: "Correct it in the next list",
      reopen: "Republish this and all later lists",
    },
    goOn: "Continue …",
    confirmTitle: (list) => `Correct ${list}?`,
    confirmNext: (list) =>
      `${capital(list)} stays as it is. The difference in points is added to the next list of the same kind.`,
    confirmReopen: (lists) => `A new version of each of these lists is created and published immediately: ${lists}.`,
    notPreviewed: "The changes have not been previewed yet.",
  },
  work: {
    title: "In progress",
    nothing: "Nothing is in progress.",
    actions: {
      "publish-lists": "The lists are being checked from the journal alone, then published",
      "preview-import": "The list is being read and compared",
      "import-list": "The list is being imported",
      "preview-erasure": "Looking for a person's data",
      "erase-person": "Erasing a person's data",
      "expire-reports": "Taking births out of old reports",
      "close-period": "Closing the period",
      "publish-list": "Checking the list against the journal, then publishing it",
      "preview-correction": "Comparing the lists",
      "correct-next-list": "Recording the correction",
      "reopen-lists": "Recalculating the lists",
    },
    begun: (about, by) => `${about}, started by ${by}.`,
    starting: "starting",
    of: (done, total) => `${done} of ${total}`,
    goesOn: "This page refreshes automatically. You can leave it; the work continues.",
  },
};
