import { Type } from "typebox";
import { MESSAGE_STATES, type Message, NOTICE_KINDS } from "../../../domain/notifications.ts";
import { zonedTime } from "../../../domain/zoned-time.ts";
import { allUserDetails } from "../../../ledger/queries/accounts/accounts.ts";
import {
  countByState,
  countUnread,
  inboxMessages,
  messagesInState,
} from "../../../ledger/queries/notifications/messages.ts";
import { allChoices, allWebhooks } from "../../../ledger/queries/notifications/recipients.ts";
import { shownMessage } from "../../../presentation/message.ts";
import { LANGUAGE_CODES } from "../../../words/languages.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { type Answer, NullableText, Text, Whole } from "../../http/schemas.ts";
import { namesIn } from "../../notifications/names.ts";
import { withoutPassword } from "../../notifications/settings.ts";
import type { ActionContext } from "../actions/action.ts";
import { type AnyReading, reading } from "./reading.ts";

/** Messages that are shown. */
const SHOWN = 200;

const OwnMessages = Type.Object({
  unread: Whole,
  messages: Type.Array(
    Type.Object({
      id: Text,
      kind: Text,
      /** In the office's time zone. */
      time: Text,
      read: Type.Boolean(),
      subject: Text,
      text: Text,
      /** Where to go next, below the language. */
      path: NullableText,
    }),
  ),
});
export type OwnMessagesData = Answer<typeof OwnMessages>;

/** The inbox of a user in any language, unread messages first. */
export async function inboxOf(acting: ActionContext): Promise<(words: Catalogue) => OwnMessagesData> {
  const { db } = acting.context.ledger;
  const { zone } = (await acting.context.facts()).settings;
  const recipient = { type: "user", id: acting.account.user } as const;
  const messages = await inboxMessages(db, recipient, SHOWN);
  const names = await namesIn(db, messages);
  const unread = await countUnread(db, recipient);
  return (words) => ({
    unread,
    messages: messages.map((message) => ({
      ...{ id: message.id, kind: message.kind, time: zonedTime(message.made, zone), read: message.read !== null },
      ...shownMessage(words, message, names),
    })),
  });
}

const Choices = Type.Object({
  /** Whether the office sends mails at all. */
  mails: Type.Boolean(),
  email: NullableText,
  language: Text,
  kinds: Type.Array(Type.Object({ kind: Type.Enum(NOTICE_KINDS), mail: Type.Boolean() })),
});
export type ChoicesData = Answer<typeof Choices>;

/** What a user gets by mail. */
export async function ownChoices({ context, account, notifications }: ActionContext): Promise<ChoicesData> {
  const { db } = context.ledger;
  const { language = LANGUAGE_CODES[0], off = [] } = (await allChoices(db)).get(account.user) ?? {};
  return {
    mails: notifications.mail !== null,
    email: (await allUserDetails(db)).get(account.user)?.email ?? null,
    language,
    kinds: NOTICE_KINDS.map((kind) => ({ kind, mail: !off.includes(kind) })),
  };
}

const Queue = Type.Object({
  /** null: no mails are sent. */
  mail: Type.Union([Type.Object({ server: Text, from: Text }), Type.Null()]),
  counts: Type.Object(Object.fromEntries(MESSAGE_STATES.map((state) => [state, Whole]))),
  messages: Type.Array(
    Type.Object({
      id: Text,
      kind: Text,
      /** A user name, the address of a webhook, `subscriber` or `objector`: their addresses are shown to nobody. */
      to: Text,
      state: Type.Enum(MESSAGE_STATES),
      attempts: Whole,
      error: NullableText,
      time: Text,
    }),
  ),
});
export type QueueData = Answer<typeof Queue>;

/** What waits, is being sent or has failed. */
export async function queueOf({ context, notifications }: ActionContext): Promise<QueueData> {
  const { db } = context.ledger;
  const { zone } = (await context.facts()).settings;
  const { mail } = notifications;
  const messages = await messagesInState(db, ["failed", "waiting", "sending"], SHOWN);
  const addresses = new Map((await allWebhooks(db)).map(({ id, address }) => [id, address]));
  return {
    mail: mail && { server: withoutPassword(mail.server), from: mail.from },
    counts: await countByState(db),
    messages: messages.map((message) => ({
      ...{ id: message.id, kind: message.kind, to: recipientText(message, addresses), state: message.state },
      ...{ attempts: message.attempts, error: message.error, time: zonedTime(message.made, zone) },
    })),
  };
}

/** Addresses of people are nobody's business; those of webhooks are what the office entered. */
const recipientText = (
  { recipient: { type, id } }: Pick<Message, "recipient">,
  addresses: ReadonlyMap<string, string>,
): string => (type === "subscriber" || type === "objector" ? type : (addresses.get(id) ?? id));

const Webhooks = Type.Object({ webhooks: Type.Array(Type.Object({ id: Text, address: Text, time: Text })) });
export type WebhooksData = Answer<typeof Webhooks>;

export async function webhooksOf({ context }: ActionContext): Promise<WebhooksData> {
  const { zone } = (await context.facts()).settings;
  const webhooks = await allWebhooks(context.ledger.db);
  return { webhooks: webhooks.map(({ id, address, made }) => ({ id, address, time: zonedTime(made, zone) })) };
}

const NOTHING = Type.Object({});

export const NOTIFICATION_READINGS: readonly AnyReading[] = [
  reading({
    name: "own-notifications",
    right: "see the office",
    query: NOTHING,
    data: OwnMessages,
    load: async (acting, _, words) => (await inboxOf(acting))(words),
  }),
  reading({
    name: "notification-choices",
    right: "see the office",
    query: NOTHING,
    data: Choices,
    load: ownChoices,
  }),
  reading({ name: "notifications", right: "see notifications", query: NOTHING, data: Queue, load: queueOf }),
  reading({ name: "webhooks", right: "see notifications", query: NOTHING, data: Webhooks, load: webhooksOf }),
];
