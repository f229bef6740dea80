import type { RefusalWords } from "./sentences.ts";

/** Objections, for those who raise them and those who decide. */
export interface ObjectionWords
  extends Readonly<
    Record<
      | "title"
      | "intro"
      | "none"
      | "number"
      | "about"
      | "from"
      | "received"
      | "answerBy"
      | "state"
      | "open"
      | "upheld"
      | "rejected"
      | "question"
      | "lineHint"
      | "preview"
      | "previewButton"
      | "counts"
      | "countsNo"
      | "countsYes"
      | "countsNone"
      | "decide"
      | "decideButton"
      | "upheldLabel"
      | "reason"
      | "effect"
      | "noEffect"
      | "correct"
      | "wrong"
      | "object"
      | "link"
      | "lineLink"
      | "termsText"
      | "form"
      | "name"
      | "email"
      | "text"
      | "send"
      | "sent"
      | "sentText"
      | "confirm"
      | "confirmText"
      | "confirmButton"
      | "status",
      string
    >
  > {
  readonly one: (objection: number) => string;
  readonly game: (round: number, white: string, black: string) => string;
  readonly line: (player: string, list: string) => string;
  /** With the days within which the office answers. */
  readonly formText: (days: number) => string;
  /** With the days after a publication. */
  readonly term: (days: number) => string;
  /** From which day, with the days after a publication and those within which the office answers. */
  readonly terms: (from: string, objectDays: number, answerDays: number) => string;
  readonly statusOpen: (day: string) => string;
  readonly statusUpheld: (day: string) => string;
  readonly statusRejected: (day: string) => string;
}

export type ObjectionRefusalWords = Pick<
  RefusalWords,
  | "objection-too-late"
  | "not-on-this-list"
  | "decided-before-objection"
  | "objection-to-line"
  | "objection-closed"
  | "unknown-objection"
  | "objection-subject"
>;
