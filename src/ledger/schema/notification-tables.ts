/** The queue of messages, and who is told what: secrets of the installation, in no journal. */
export interface NotificationTables {
  message: MessageRow;
  notice_choice: { account: string; language: string; off: string };
  subscription: {
    subscription: string;
    email: string;
    language: string;
    player: number;
    made: number;
    confirmed: number | null;
  };
  webhook: { webhook: string; address: string; secret: string; made: number };
  password_link: { link: string; account: string; expires: number };
  objector: {
    objector: string;
    email: string;
    language: string;
    made: number;
    request: string;
    objection: number | null;
  };
  /** Up to which entry messages were made; one row. */
  notified: { one: boolean; sequence: number };
}

export interface MessageRow {
  message: string;
  kind: string;
  recipient_type: string;
  recipient: string;
  facts: string;
  made: number;
  state: string;
  attempts: number;
  next: number;
  error: string | null;
  sent: number | null;
  read: number | null;
  /** Grows with every change, so that a folder can write what changed to its file. */
  revision: number;
}

/** What a folder keeps in its file of secrets; messages have a file of their own, because there are many. */
export const NOTIFICATION_SECRETS = [
  "notice_choice",
  "subscription",
  "webhook",
  "password_link",
  "objector",
  "notified",
] as const satisfies readonly (keyof NotificationTables)[];
