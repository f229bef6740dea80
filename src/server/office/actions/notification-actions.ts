import { Type } from "typebox";
import { isEmail } from "../../../domain/account.ts";
import { NOTICE_KINDS } from "../../../domain/notifications.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { markRead, retryMessages } from "../../../ledger/queries/notifications/messages.ts";
import { putChoice, removeWebhook } from "../../../ledger/queries/notifications/recipients.ts";
import { LANGUAGE_CODES } from "../../../words/languages.ts";
import { addWebhook, knownWebhook, sendTestMail, testWebhook } from "../../notifications/by-hand.ts";
import { readWebhookAddress } from "../../notifications/webhook.ts";
import { plainText } from "../schemas.ts";
import { type ApiAction, action, NO_OWNER } from "./action.ts";
import { actionResult } from "./action-result.ts";

const MessageId = Type.Optional(Type.Union([Type.Null(), Type.String({ pattern: "^[0-9a-f]{32}$" })]));
const WebhookId = plainText(40, 1);
const own = { right: "keep own notifications", about: NO_OWNER } as const;
const office = { right: "keep the office", about: NO_OWNER } as const;

const acknowledge = action({
  ...own,
  name: "acknowledge-notifications",
  input: Type.Object({ message: MessageId }),
  run: async ({ context, account: { user }, office: { appendOptions } }, { message = null }) => {
    if (!appendOptions.dryRun) await markRead(context.ledger.db, { type: "user", id: user }, message, context.now());
    return actionResult([]);
  },
});

const change = action({
  ...own,
  name: "change-notifications",
  input: Type.Object({ language: Type.Enum(LANGUAGE_CODES), off: Type.Array(Type.Enum(NOTICE_KINDS)) }),
  // The form has a box for every kind that is wanted.
  read: (fields) => ({ off: NOTICE_KINDS.filter((kind) => fields.get(kind) !== "yes") }),
  run: async ({ context, account: { user }, office: { appendOptions } }, { language, off }) => {
    if (!appendOptions.dryRun) await putChoice(context.ledger.db, user, { language, off });
    return actionResult([], { user });
  },
});

const retry = action({
  ...office,
  name: "retry-notifications",
  input: Type.Object({ message: MessageId }),
  run: async ({ context, office: { appendOptions } }, { message = null }) => {
    if (appendOptions.dryRun) return actionResult([]);
    const retried = await retryMessages(context.ledger.db, context.now(), message);
    if (message !== null && retried === 0) throw new Refusal("unknown-notification", { message });
    return actionResult([]);
  },
});

const testMail = action({
  ...office,
  name: "test-mail",
  input: Type.Object({ email: plainText(201, 3) }),
  run: async ({ notifications, context, account: { user }, office: { appendOptions } }, { email }) => {
    if (!isEmail(email)) throw new Refusal("bad-email", { found: email });
    if (appendOptions.dryRun) return actionResult([]);
    await sendTestMail(notifications, email, { db: context.ledger.db, user });
    return actionResult([], { tested: true });
  },
});

const add = action({
  ...office,
  name: "add-webhook",
  input: Type.Object({ address: plainText(500, 1) }),
  run: async ({ notifications, context, office: { appendOptions } }, { address }) => {
    if (appendOptions.dryRun) {
      readWebhookAddress(address, notifications);
      return actionResult([]);
    }
    const webhook = await addWebhook(context.ledger.db, address, { settings: notifications, now: context.now() });
    return actionResult([], { user: webhook.address, password: webhook.secret, webhook: webhook.id });
  },
});

const remove = action({
  ...office,
  name: "remove-webhook",
  input: Type.Object({ webhook: WebhookId }),
  run: async ({ context, office: { appendOptions } }, { webhook }) => {
    const { id } = await knownWebhook(context.ledger.db, webhook);
    if (!appendOptions.dryRun) await removeWebhook(context.ledger.db, id);
    return actionResult([]);
  },
});

const test = action({
  ...office,
  name: "test-webhook",
  input: Type.Object({ webhook: WebhookId }),
  run: async ({ notifications, context, office: { appendOptions } }, { webhook }) => {
    const known = await knownWebhook(context.ledger.db, webhook);
    if (appendOptions.dryRun) return actionResult([]);
    await testWebhook(known, { settings: notifications, now: context.now() });
    return actionResult([], { tested: true });
  },
});

export const NOTIFICATION_ACTIONS: readonly ApiAction[] = [acknowledge, change, retry, testMail, add, remove, test];
