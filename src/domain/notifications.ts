/** What an account is told of. The order is that of the forms in which they are chosen. */
export const NOTICE_KINDS = [
  "question-asked",
  "report-on-hold",
  "registration-late",
  "report-due",
  "report-overdue",
  "list-published",
  "objection-received",
  "objection-decided",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What else is sent by mail: to subscribers of a player, or because somebody asked for it. */
export const MAIL_KINDS = [
  "rating-changed",
  "player-objection",
  "player-objection-decided",
  "confirm-subscription",
  "confirm-objection",
  "forgotten-password",
] as const;

/** Sent at once to see whether sending works. */
export const TEST_KIND = "test";

export type MessageKind = NoticeKind | (typeof MAIL_KINDS)[number] | typeof TEST_KIND;

/**
 * What a message is about: ids, days and numbers, never a name or a text. Names are looked up when it is read or sent, so that
 * nobody has to be erased from messages.
 */
export interface MessageFacts {
  /** The journal entry that it follows from. */
  readonly entry?: number;
  readonly tournament?: string;
  readonly part?: number | null;
  /** The day on which something is due. */
  readonly day?: string;
  readonly list?: string;
  readonly version?: number;
  readonly player?: string;
  readonly rating?: number | null;
  readonly before?: number | null;
  readonly objection?: number;
  /** What was decided on it. */
  readonly upheld?: boolean;
}

export const RECIPIENT_TYPES = ["user", "subscriber", "objector", "webhook"] as const;

/** Who a message is for: an account, a subscription to a player, somebody who objects, or a webhook. */
export interface MessageRecipient {
  readonly type: (typeof RECIPIENT_TYPES)[number];
  /** The user name, or the id of the subscription or the webhook. */
  readonly id: string;
}

/** Where a message is on its way. `inbox`: it is shown on the inbox page only. */
export const MESSAGE_STATES = ["inbox", "waiting", "sending", "sent", "failed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export interface Message {
  /** The same message has the same id, however often it is made or sent. */
  readonly id: string;
  readonly kind: MessageKind;
  readonly recipient: MessageRecipient;
  readonly facts: MessageFacts;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly state: MessageState;
  readonly attempts: number;
  /** When it is tried next, or, while it is being sent, when the attempt is given up as lost. */
  readonly next: number;
  readonly error: string | null;
  readonly sent: number | null;
  readonly read: number | null;
}

/** How mails reach a person: in which language, and which kinds they turned off. */
export interface NoticeChoice {
  readonly language: string;
  readonly off: readonly NoticeKind[];
}

/** A mail address that is told when the rating of a player changes or an objection is about them, once it is confirmed. */
export interface Subscription {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  readonly player: number;
  readonly made: number;
  /** null: the link in the mail was not used yet. */
  readonly confirmed: number | null;
}

export interface Webhook {
  readonly id: string;
  readonly address: string;
  readonly secret: string;
  readonly made: number;
}
