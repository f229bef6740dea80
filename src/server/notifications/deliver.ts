import type { Message } from "../../domain/notifications.ts";
import { Refusal } from "../../domain/refusal.ts";
import { allUserDetails } from "../../ledger/queries/accounts/accounts.ts";
import { settleMessage, takeMessages } from "../../ledger/queries/notifications/messages.ts";
import {
  accountOfLink,
  allChoices,
  allWebhooks,
  subscriptionWithId,
} from "../../ledger/queries/notifications/recipients.ts";
import { objectorWith } from "../../ledger/queries/objections/objectors.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { settingsOf } from "../../periods/office.ts";
import { shownMessage } from "../../presentation/message.ts";
import type { SiteCatalogue } from "../../words/site.ts";
import { CONNECTIONS, isPermanent, type Mailer, mailError } from "./mailer.ts";
import { namesIn } from "./names.ts";
import type { NotificationSettings } from "./settings.ts";
import { signatureOf } from "./signed-links.ts";
import { sendToWebhook } from "./webhook.ts";

/** What messages are delivered with. */
export interface Delivery {
  readonly db: Db;
  readonly settings: NotificationSettings;
  readonly mailer: Mailer | null;
  readonly catalogues: readonly [SiteCatalogue, ...SiteCatalogue[]];
  readonly now: () => number;
}

const MINUTE = 60_000;
/** How long a message that was taken belongs to its taker: longer than any attempt lasts. */
const LEASE = 5 * MINUTE;
/** How long to wait after each failure; after the last the message has failed. About three days. */
const WAITS = [1, 5, 15, 60, 240, 720, 1_440, 1_440].map((minutes) => minutes * MINUTE);
/**
 * Sends what is due, and says how many messages it took. Each attempt is recorded before it is made, and its outcome at once
 * after. If the process dies between the two, nobody knows whether the message arrived: it is sent again, under the same id.
 */
export async function deliver(delivery: Delivery): Promise<number> {
  const taken = await takeMessages(delivery.db, { now: delivery.now(), lease: LEASE, limit: CONNECTIONS });
  await Promise.all(taken.map((message) => attempt(delivery, message)));
  return taken.length;
}

async function attempt(delivery: Delivery, message: Message): Promise<void> {
  const { db, now } = delivery;
  try {
    const isSent = await send(delivery, message);
    const sent = isSent ? ({ state: "sent", sent: now() } as const) : ({ state: unreachable(message) } as const);
    await settleMessage(db, message, { ...sent, next: now(), error: null });
  } catch (error) {
    const wait = isPermanent(error) ? undefined : WAITS[message.attempts - 1];
    const state = wait === undefined ? "failed" : "waiting";
    await settleMessage(db, message, { state, next: now() + (wait ?? 0), error: errorText(error) });
  }
}

/** The address is gone: users still have their inbox. */
const unreachable = ({ recipient }: Message): "inbox" | "failed" => (recipient.type === "user" ? "inbox" : "failed");

const errorText = (error: unknown): string => (error instanceof Refusal ? refusalText(error) : mailError(error));
const refusalText = ({ code, parameters }: Refusal): string => ("why" in parameters ? String(parameters.why) : code);

/** false: there is nobody to send it to any more. */
async function send(delivery: Delivery, message: Message): Promise<boolean> {
  const { db, settings, now } = delivery;
  if (message.recipient.type !== "webhook") return sendMail(delivery, message);
  const webhook = (await allWebhooks(db)).find(({ id }) => id === message.recipient.id);
  if (webhook === undefined) return false;
  await sendToWebhook(webhook, message, { settings, now: now() });
  return true;
}

interface Addressee {
  readonly email: string;
  readonly language: string;
}

async function sendMail(delivery: Delivery, message: Message): Promise<boolean> {
  const { db, settings, mailer, catalogues } = delivery;
  if (mailer === null || settings.mail === null) throw new Refusal("mail-not-set");
  const to = await addresseeOf(delivery, message);
  if (to === null) return false;
  const words = catalogues.find(({ language }) => language === to.language) ?? catalogues[0];
  const shown = shownMessage(words, message, await namesIn(db, [message]));
  const site = `${settings.mail.site}/${words.language}`;
  const isOwn = shown.path === null || message.recipient.type === "objector";
  const link = isOwn ? await ownLink(db, site, message) : site + shown.path;
  const stop = await stopLink(db, site, message);
  const { name } = await settingsOf({ db });
  const { mail } = words.notifications;
  const why = mail.why[stop === null ? "asked" : message.recipient.type === "user" ? "user" : "subscriber"];
  const end = [why(name || words.web.site.name), ...(stop === null ? [] : [`${mail.stop}: ${stop}`])];
  const text = [shown.text, "", link, "", "-- ", ...end, ""].join("\n");
  await mailer.send({ id: message.id, to: to.email, subject: shown.subject, text, stop });
  return true;
}

async function addresseeOf({ db, now, catalogues }: Delivery, message: Message): Promise<Addressee | null> {
  const { recipient, kind, id } = message;
  if (recipient.type === "subscriber") {
    const subscription = await subscriptionWithId(db, recipient.id);
    return subscription ?? null;
  }
  if (recipient.type === "objector") return (await objectorWith(db, recipient.id)) ?? null;
  if (kind === "forgotten-password" && (await accountOfLink(db, id, now())) === null) return null;
  const email = (await allUserDetails(db)).get(recipient.id)?.email ?? null;
  const language = (await allChoices(db)).get(recipient.id)?.language ?? catalogues[0].language;
  return email === null ? null : { email, language };
}

/** A link that only this mail has. */
async function ownLink(db: Db, site: string, { kind, id, recipient }: Message): Promise<string> {
  if (kind === "forgotten-password")
    return `${site}/new-password?link=${id}&sign=${await signatureOf(db, "password", id)}`;
  if (recipient.type === "objector")
    return `${site}/objection?for=${recipient.id}&sign=${await signatureOf(db, "objection", recipient.id)}`;
  return `${site}/confirm?for=${recipient.id}&sign=${await signatureOf(db, "confirm", recipient.id)}`;
}

/** Where mails of this kind to this recipient are stopped; null: it was asked for once. */
async function stopLink(db: Db, site: string, { kind, recipient }: Message): Promise<string | null> {
  if (kind === "confirm-subscription" || kind === "forgotten-password" || kind === "test") return null;
  if (recipient.type === "objector") return null;
  const of = stopKey(recipient.type, recipient.id, kind);
  return `${site}/stop-mails?for=${encodeURIComponent(of)}&sign=${await signatureOf(db, "stop", of)}`;
}

/** Whose mails of which kind a link stops. */
const stopKey = (type: string, id: string, kind: string): string => [type, id, kind].join("/");
