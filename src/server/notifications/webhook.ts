import { createHmac, randomBytes } from "node:crypto";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import type { Message, Webhook } from "../../domain/notifications.ts";
import { Refusal } from "../../domain/refusal.ts";
import { hostOf, isPrivate, PrivateAddress, publicLookup } from "./private-network.ts";
import type { NotificationSettings } from "./settings.ts";

const SECRET_BYTES = 32;
const PREFIX = "whsec_";

/** A secret as libraries for Standard Webhooks take it. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/** What is sent: ids, days and numbers of what happened, never a name. */
const webhookBody = ({ kind, made, facts }: Pick<Message, "kind" | "made" | "facts">): string =>
  JSON.stringify({ type: kind, timestamp: new Date(made).toISOString(), data: facts });

/** By the scheme of Standard Webhooks: HMAC-SHA256 over id, time and body. */
function webhookHeaders(id: string, secret: string, body: string, now: number): Record<string, string> {
  const time = String(Math.floor(now / 1_000));
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": `v1,${signature}` };
}

export function readWebhookAddress(text: string, { privateWebhooks }: NotificationSettings): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol) || url.username !== "" || url.password !== "")
    throw new Refusal("bad-webhook-address", { found: text });
  const host = hostOf(url);
  if (!privateWebhooks && (host === "localhost" || (isIP(host) !== 0 && isPrivate(host))))
    throw new Refusal("webhook-address-private", { address: text });
  return String(url);
}

/** Milliseconds for the whole request. Less than the lease of a message. */
const PATIENCE = 20_000;

/** Sends a message to a webhook. Any answer but 2xx is a failure, and no answer is followed elsewhere. */
export async function sendToWebhook(
  { address, secret }: Pick<Webhook, "address" | "secret">,
  message: Pick<Message, "id" | "kind" | "made" | "facts">,
  { settings, now }: { readonly settings: NotificationSettings; readonly now: number },
): Promise<void> {
  const url = new URL(readWebhookAddress(address, settings));
  const body = webhookBody(message);
  const headers = {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": "rating-office",
    ...webhookHeaders(message.id, secret, body, now),
  };
  const status = await posted(url, headers, body, settings);
  if (status < 200 || status > 299) throw new Refusal("webhook-not-reached", { address, why: `HTTP ${status}` });
}

const posted = (
  url: URL,
  headers: Record<string, string>,
  body: string,
  { privateWebhooks }: NotificationSettings,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      const address = String(url);
      if (error instanceof PrivateAddress) reject(new Refusal("webhook-address-private", { address }));
      else {
        const why = "code" in error ? String(error.code) : error.message;
        reject(new Refusal("webhook-not-reached", { address, why }));
      }
    };
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const sending = send(
      url,
      {
        method: "POST",
        headers,
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
        ...(privateWebhooks ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy(); // Only the status counts.
      },
    );
    sending.on("error", fail);
    sending.end(body);
  });
