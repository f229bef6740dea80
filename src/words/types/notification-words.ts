import type { MessageKind, MessageState, NoticeKind } from "../../domain/notifications.ts";
import type { RefusalWords } from "./sentences.ts";

/** What the sentences of a message may name; empty where it is about something else. */
export interface SaidFacts {
  readonly tournament: string;
  /** Within a sentence. */
  readonly list: string;
  readonly day: string;
  readonly player: string;
  readonly rating: number | null;
  readonly before: number | null;
  readonly objection: number;
  readonly isUpheld: boolean;
}

export interface MessageWords {
  readonly subject: (facts: SaidFacts) => string;
  /** What happened, and what to do next. */
  readonly text: (facts: SaidFacts) => string;
}

/** What people are told, by mail and on pages, and how they choose it. */
export interface NotificationWords {
  readonly messages: Readonly<Record<MessageKind, MessageWords>>;
  /** The end of every mail: why it came, and how to stop it. */
  readonly mail: {
    readonly why: Readonly<Record<"user" | "subscriber" | "asked", (office: string) => string>>;
    readonly stop: string;
  };
  readonly inbox: Readonly<
    Record<"title" | "intro" | "none" | "when" | "what" | "open" | "unread" | "acknowledge" | "acknowledgeAll", string>
  >;
  readonly choices: {
    readonly title: string;
    readonly intro: string;
    readonly noEmail: string;
    readonly noMail: string;
    readonly language: string;
    readonly kinds: Readonly<Record<NoticeKind, string>>;
    readonly save: string;
    readonly saved: (user: string) => string;
  };
  readonly queue: {
    readonly title: string;
    readonly intro: string;
    readonly noMail: string;
    readonly mailFrom: (address: string) => string;
    readonly counts: (waiting: number, failed: number, sent: number) => string;
    readonly none: string;
    readonly states: Readonly<Record<MessageState, string>>;
    readonly heads: Readonly<Record<"id" | "kind" | "to" | "state" | "attempts" | "error", string>>;
    readonly kinds: Readonly<Record<MessageKind, string>>;
    readonly retry: string;
    readonly retryAll: string;
    readonly retried: (messages: number) => string;
    readonly test: string;
    readonly testButton: string;
    readonly address: string;
    readonly testSent: string;
    readonly subscriber: string;
    readonly objector: string;
    readonly tested: (address: string) => string;
    readonly acknowledged: (user: string) => string;
  };
  readonly webhooks: {
    readonly title: string;
    readonly intro: string;
    readonly none: string;
    readonly heads: Readonly<Record<"id" | "address" | "made", string>>;
    readonly add: string;
    readonly addButton: string;
    readonly remove: string;
    readonly test: string;
    readonly secret: (address: string, secret: string) => string;
    readonly removed: (address: string) => string;
    readonly tested: (address: string) => string;
  };
  readonly subscribe: Readonly<
    Record<
      | "title"
      | "text"
      | "email"
      | "button"
      | "sent"
      | "sentText"
      | "confirm"
      | "confirmText"
      | "confirmButton"
      | "confirmed"
      | "confirmedText"
      | "stop"
      | "stopText"
      | "stopButton"
      | "stopped"
      | "stoppedText",
      string
    >
  >;
  readonly forgotten: Readonly<
    Record<"link" | "title" | "text" | "noMail" | "user" | "button" | "sent" | "sentText" | "choose", string>
  >;
}

export type NotificationRefusalWords = Pick<
  RefusalWords,
  | "mail-not-set"
  | "mail-not-sent"
  | "bad-mail-settings"
  | "bad-webhook-address"
  | "webhook-address-private"
  | "webhook-not-reached"
  | "unknown-webhook"
  | "unknown-notification"
  | "link-expired"
>;
