import type { FaceSetting } from "../../../domain/face.ts";
import type { RetentionSetting } from "../../../domain/retention.ts";
/** What the office's pages say about players, federations and the office itself. */
/** What is to be done about a tournament now. */
export type NextStepCode =
  | "appeal"
  | "answer"
  | "decide"
  | "match"
  | "propose"
  | "compare"
  | "correct"
  | "send"
  | "correction"
  | "close"
  | "waitAnswer"
  | "waitOffice"
  | "waitStage"
  | "waitEnd"
  | "waitReport"
  | "waitList"
  | "notRated"
  | "done";

export interface WebKeepingWords {
  readonly next: { readonly title: string } & Readonly<Record<NextStepCode, string>>;
  readonly proposals: {
    readonly intro: string;
    readonly says: (who: string) => string;
    readonly aNewPlayer: string;
    readonly isNew: string;
    readonly other: string;
    readonly remark: string;
    readonly button: string;
  };
  readonly tabs: Readonly<Record<"players" | "settings", string>>;
  readonly players: PlayerPageWords;
  /** What a new office has to do before its first list. */
  readonly steps: Readonly<
    Record<"title" | "text" | "done" | "settings" | "list" | "users" | "tournament" | "first", string>
  >;
  /** The correction of one result. */
  readonly result: Readonly<Record<"title" | "text" | "white" | "black" | "result" | "part" | "save", string>>;
  /** The lists of one date together. */
  readonly together: {
    readonly all: string;
    readonly publish: (month: string) => string;
    readonly text: string;
    readonly review: string;
    readonly confirm: (lists: number) => string;
    readonly none: string;
  };
  /** The next lists, and what they wait for. */
  readonly bar: {
    readonly title: string;
    readonly closesIn: (days: number) => string;
    readonly closesToday: string;
    readonly closedSince: (days: number) => string;
    readonly ready: (reports: number) => string;
    readonly onHold: (reports: number) => string;
    readonly overdue: (reports: number) => string;
  };
  readonly federations: Readonly<
    Record<
      | "title"
      | "text"
      | "none"
      | "code"
      | "name"
      | "status"
      | "administrator"
      | "add"
      | "addButton"
      | "suspend"
      | "suspendButton"
      | "restore"
      | "restoreButton"
      | "save",
      string
    >
  > & { readonly change: (code: string) => string };
  readonly importing: Readonly<
    Record<
      | "title"
      | "intro"
      | "file"
      | "kind"
      | "date"
      | "preview"
      | "sending"
      | "name"
      | "players"
      | "rated"
      | "before"
      | "entrants"
      | "leavers"
      | "moved"
      | "changes"
      | "first"
      | "withoutFederation"
      | "confirm"
      | "other"
      | "again"
      | "empty"
      | "gone"
      | "list",
      string
    >
  > & { readonly despite: (errors: number) => string };
  readonly settings: Readonly<
    Record<
      | "title"
      | "text"
      | "name"
      | "zone"
      | "zoneHint"
      | "federation"
      | "noFederation"
      | "save"
      | FaceSetting
      | RetentionSetting
      | "expire"
      | "expireButton"
      | "logoFile"
      | "saveLogo"
      | "removeLogo",
      string
    >
  > & { readonly expired: (reports: number) => string };
}

interface PlayerPageWords {
  readonly find: string;
  readonly intro: string;
  readonly nobody: (name: string) => string;
  readonly found: string;
  readonly add: string;
  readonly addButton: string;
  readonly birthHint: string;
  readonly titlesHint: string;
  readonly unknown: string;
  readonly sexes: Readonly<Record<"m" | "w", string>>;
  readonly change: string;
  readonly changeReason: string;
  readonly save: string;
  readonly publicPage: string;
  /** A file with every row about the person. */
  readonly everythingHeld: string;
  readonly erase: string;
  readonly eraseText: string;
  readonly previewErasure: string;
  /** People who are no players. */
  readonly persons: Readonly<
    Record<"title" | "intro" | "name" | "again" | "open" | "erased" | "held" | "heldHint" | "heldButton", string>
  >;
  readonly eraseButton: string;
  readonly eraseGround: string;
  readonly isErased: string;
  readonly reason: string;
  readonly merge: string;
  readonly mergeText: string;
  readonly mergeOther: string;
  readonly mergeButton: string;
  readonly isMerged: (kept: string) => string;
  readonly sameAs: string;
  readonly unmerge: (merged: string) => string;
  readonly unmergeButton: string;
  readonly exclude: string;
  readonly excludeText: string;
  readonly excludeButton: string;
  readonly isExcluded: (reason: string) => string;
  readonly include: string;
  readonly includeButton: string;
  readonly dispense: string;
  readonly dispenseText: string;
  readonly dispenseButton: string;
  readonly hasDispensation: (reason: string) => string;
  readonly endDispensation: string;
  readonly endDispensationButton: string;
  readonly earlier: string;
  readonly earlierText: string;
  readonly list: string;
  readonly gamesBefore: string;
  readonly highest: string;
  readonly duplicates: string;
  readonly duplicatesText: string;
  readonly noDuplicates: string;
  readonly one: string;
  readonly other: string;
}
