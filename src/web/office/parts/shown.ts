import type { Account } from "../../../domain/account.ts";
import type { EntryKind } from "../../../domain/journal/journal.ts";
import type { ActionAnswer } from "../../api-types.ts";
import type { Shown } from "../../page.tsx";

/** What a page may have to ask about before it shows a form. */
export type Right =
  | "register a tournament"
  | "send a report"
  | "answer a question"
  | "match players"
  | "propose matches"
  | "ask a question"
  | "decide on a registration"
  | "rule"
  | "close a period"
  | "publish a list"
  | "correct"
  | "acknowledge an alarm"
  | "see fees"
  | "keep fees"
  | "study the rules"
  | "see players"
  | "keep players"
  | "erase persons"
  | "keep the office"
  | "keep users"
  | "read the journal"
  | "keep a club's book"
  | "see clubs' lists";

/** What became of the form that was sent. */
export interface FormState {
  /** The form that was turned down; null: none. */
  readonly key: string | null;
  readonly problem: string | null;
  /** The field that the problem is about; null: the whole form. */
  readonly field: string | null;
  /** What was entered in it. */
  readonly fields: Readonly<Record<string, string>>;
  /** The entry by which something was done. */
  readonly done: { readonly sequence: number; readonly kind: EntryKind } | null;
  /** A form that would change closed lists, with what would change: it must be confirmed. */
  readonly confirmation: Unconfirmed | null;
  /** A secret, shown only once. */
  readonly secret: { readonly whose: string; readonly text: string; readonly until: string | null } | null;
}

/** A line of members, and why it cannot be entered. */
export type ReadMember = NonNullable<ActionAnswer["members"]>[number];

/** A closed list of a club, and what would change on it. */
export type ChangedList = Extract<NonNullable<ActionAnswer["sheets"]>[number], { readonly period: string }>;

export interface Unconfirmed {
  readonly fields: Readonly<Record<string, string>>;
  readonly sheets: readonly ChangedList[];
  /** Members who would be entered together. */
  readonly members?: readonly ReadMember[];
}

/** Numbers on the tabs: what somebody must do. */
export interface OpenTasks {
  readonly home: number;
  readonly periods: number;
  readonly corrections: number;
  /** Messages that were not read. */
  readonly inbox: number;
}

/** What a page of the office is given besides. */
export interface OfficeShown extends Shown {
  readonly account: Account;
  /** Whether the user has a right to the page's object. */
  readonly may: (right: Right) => boolean;
  readonly form: FormState;
  readonly today: string;
  readonly open: OpenTasks;
}
