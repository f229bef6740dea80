import { randomBytes } from "node:crypto";
import { TEST_KIND, type Webhook } from "../../domain/notifications.ts";
import { Refusal } from "../../domain/refusal.ts";
import { allChoices, allWebhooks, addWebhook as insertWebhook } from "../../ledger/queries/notifications/recipients.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { settingsOf } from "../../periods/office.ts";
import { shownMessage } from "../../presentation/message.ts";
import { SITE_CATALOGUES } from "../../words/site.ts";
import { mailError, mailer } from "./mailer.ts";
import type { NotificationSettings } from "./settings.ts";
import { newWebhookSecret, readWebhookAddress, sendToWebhook } from "./webhook.ts";

const NO_NAMES = { tournaments: new Map<string, string>(), players: new Map<string, string>() };
const newId = (): string => randomBytes(16).toString("hex");

/** Sends a mail at once, past the queue, and says what the mail server said. */
export async function sendTestMail(
  { mail }: NotificationSettings,
  to: string,
  { db, user }: { readonly db: Db; readonly user: string },
): Promise<void> {
  if (mail === null) throw new Refusal("mail-not-set");
  const language = (await allChoices(db)).get(user)?.language;
  const words = SITE_CATALOGUES.find((each) => each.language === language) ?? SITE_CATALOGUES[0];
  const { subject, text } = shownMessage(words, { kind: TEST_KIND, facts: {} }, NO_NAMES);
  const why = words.notifications.mail.why.asked((await settingsOf({ db })).name || words.web.site.name);
  const post = mailer(mail);
  try {
    await post.send({ id: newId(), to, subject, text: [text, "", "-- ", why, ""].join("\n"), stop: null });
  } catch (error) {
    throw new Refusal("mail-not-sent", { why: mailError(error) });
  } finally {
    post.close();
  }
}

interface SendingOptions {
  readonly settings: NotificationSettings;
  readonly now: number;
}

/** Adds a webhook with a new secret, which is shown once. */
export async function addWebhook(db: Db, address: string, { settings, now }: SendingOptions): Promise<Webhook> {
  const webhook = {
    id: randomBytes(4).toString("hex"),
    address: readWebhookAddress(address.trim(), settings),
    secret: newWebhookSecret(),
    made: now,
  };
  await insertWebhook(db, webhook);
  return webhook;
}

export async function knownWebhook(db: Db, webhook: string): Promise<Webhook> {
  const found = (await allWebhooks(db)).find(({ id }) => id === webhook);
  if (found === undefined) throw new Refusal("unknown-webhook", { webhook });
  return found;
}

export const testWebhook = (webhook: Webhook, { settings, now }: SendingOptions): Promise<void> =>
  sendToWebhook(webhook, { id: newId(), kind: TEST_KIND, made: now, facts: {} }, { settings, now });
