import type { ClosingChoice } from "../../../domain/clubs/club.ts";
import type { RefusalWords } from "../sentences.ts";

/** Refusals that name an option of the command line, which a page does not have. */
export type ClubPageRefusal =
  | "no-club"
  | "bad-bonus-steps"
  | "assessment-missing"
  | "unknown-book-tournament"
  | "game-there"
  | "game-twice"
  | "members-undecided"
  | "estimates-missing"
  | "token-missing";

/** What the pages of a club's book say, in one language. */
export interface WebClubWords {
  readonly menu: string;
  /** The book, in the menu of an office. */
  readonly tab: string;
  readonly tabs: Readonly<
    Record<
      "home" | "evening" | "games" | "members" | "guests" | "tournaments" | "closing" | "list" | "scale" | "settings",
      string
    >
  >;
  readonly reason: string;
  readonly refusals: Pick<RefusalWords, ClubPageRefusal>;
  /** Before a change of lists that are closed, and before a period without games is closed. */
  readonly confirm: Readonly<Record<"text" | "button" | "cancel" | "empty" | "closeEmpty", string>>;
  readonly open: Readonly<Record<"title" | "intro" | "button", string>>;
  readonly home: {
    readonly soFar: string;
    readonly period: string;
    readonly span: (start: string, next: string) => string;
    readonly noMembers: string;
    readonly due: (period: string) => string;
    readonly estimates: (guests: number) => string;
    readonly unsent: (period: string) => string;
    /** Alarms of the scale that nobody has acknowledged. */
    readonly alarms: (alarms: number) => string;
    readonly undo: string;
    readonly undoText: (entry: number, kind: string) => string;
    readonly undoButton: string;
  };
  readonly settings: Readonly<
    Record<"caption" | "name" | "from" | "calendar" | "bonus" | "own" | "steps" | "change" | "changeButton", string>
  >;
  readonly verify: Readonly<Record<"title" | "text" | "button", string>>;
  readonly evening: Readonly<
    Record<
      | "day"
      | "finished"
      | "tournament"
      | "friendly"
      | "round"
      | "minutes"
      | "white"
      | "result"
      | "black"
      | "again"
      | "enter"
      | "keys"
      | "noTournament"
      | "paste"
      | "pasteText"
      | "text"
      | "file"
      | "latest",
      string
    >
  >;
  readonly games: {
    readonly title: (game: number) => string;
    readonly all: string;
    readonly from: string;
    readonly until: string;
    readonly show: string;
    /** No game at all, and none that fits what was asked for. */
    readonly empty: string;
    readonly none: string;
    readonly count: (shown: number, all: number) => string;
    readonly explanation: string;
    readonly change: string;
    readonly changeButton: string;
    readonly withheldWhite: string;
    readonly withheldBlack: string;
    readonly withdraw: string;
    readonly restore: string;
  };
  readonly members: {
    readonly none: string;
    readonly caption: (members: number) => string;
    readonly state: string;
    readonly isMerged: (into: number) => string;
    /** Many members at once, pasted or from a file. */
    readonly several: Readonly<
      Record<
        | "title"
        | "text"
        | "members"
        | "file"
        | "reason"
        | "check"
        | "preview"
        | "line"
        | "problem"
        | "add"
        | "amiss"
        | "reasonMissing",
        string
      >
    >;
    readonly enter: string;
    readonly enterButton: string;
    readonly usual: (adultAge: number, adultRating: number, youngerBelow: number) => string;
    readonly name: string;
    readonly birth: string;
    readonly entered: string;
    readonly start: string;
    readonly startNow: string;
    readonly startReason: string;
    readonly acts: string;
    readonly change: string;
    readonly changeButton: string;
    readonly place: string;
    readonly placing: string;
    readonly placed: string;
    readonly assessed: string;
    readonly placeButton: string;
    readonly leave: string;
    readonly back: string;
    readonly otherRating: string;
    readonly merge: string;
    readonly mergeText: string;
    readonly into: string;
    readonly mergeButton: string;
    readonly unmerge: string;
  };
  readonly card: {
    readonly current: string;
    readonly base: string;
    readonly start: string;
    readonly period: (start: string, next: string) => string;
    readonly course: (base: number, current: string, newBase: number, isClosed: boolean) => string;
    readonly deducted: (points: number) => string;
    readonly raised: (points: number) => string;
    readonly games: (games: number) => string;
    readonly how: string;
    readonly explained: (name: string, start: string, next: string) => string;
    readonly back: string;
  };
  readonly guests: {
    readonly intro: string;
    readonly none: string;
    readonly enter: string;
    readonly enterButton: string;
    readonly change: (name: string) => string;
    readonly changeButton: string;
    readonly home: string;
    readonly swedish: string;
    readonly elo: string;
    readonly estimate: string;
    readonly from: string;
  };
  readonly tournaments: {
    readonly none: string;
    readonly open: string;
    readonly openButton: string;
    readonly change: (name: string) => string;
    readonly changeButton: string;
    readonly name: string;
    readonly minutes: string;
    readonly ratings: string;
    readonly ratingsText: string;
    readonly days: string;
    readonly end: string;
  };
  readonly closing: {
    readonly title: (period: string) => string;
    readonly intro: string;
    /** Where there is nothing to decide. */
    readonly introNone: string;
    readonly notOver: (period: string) => string;
    readonly waiting: string;
    readonly deduction: (current: number, points: number) => string;
    readonly rapid: (current: number, points: number) => string;
    readonly decision: string;
    readonly choose: string;
    readonly choices: Readonly<Record<ClosingChoice, string>>;
    readonly points: string;
    readonly reason: string;
    readonly button: (period: string) => string;
    /** Decisions at a start that is closed. */
    readonly anew: (period: string) => string;
    readonly anewButton: string;
  };
  readonly list: {
    readonly caption: (members: number) => string;
    readonly formats: Readonly<Record<"csv" | "txt" | "jsonl", string>>;
    readonly print: string;
    readonly sending: string;
    readonly notSent: string;
    readonly sentTo: (to: string, on: string) => string;
    readonly to: string;
    readonly token: string;
    readonly sendText: string;
    readonly send: string;
    readonly handIn: string;
    readonly versions: string;
    readonly settle: string;
    readonly settleText: string;
    readonly settleButton: string;
  };
  readonly received: Readonly<
    Record<"tab" | "title" | "none" | "clubs" | "merged" | "duplicates" | "disagreements", string>
  >;
}
