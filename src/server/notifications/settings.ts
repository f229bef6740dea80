import { isEmail } from "../../domain/account.ts";
import { Refusal } from "../../domain/refusal.ts";

/** How this installation reaches people and programs. */
export interface NotificationSettings {
  /** null: no mails are sent. */
  readonly mail: MailSettings | null;
  /** Whether webhooks may be in a private network. */
  readonly privateWebhooks: boolean;
}

export interface MailSettings {
  /** smtp://user:password@host:port, or smtps://. */
  readonly server: string;
  readonly from: string;
  /** The address of the site, for links. */
  readonly site: string;
}

export const NO_NOTIFICATIONS: NotificationSettings = { mail: null, privateWebhooks: false };

/** As options and the environment give them. */
export interface GivenSettings {
  readonly smtp?: string;
  readonly mailFrom?: string;
  readonly site?: string;
  readonly privateWebhooks?: boolean;
}

/** Reads the settings; without a mail server there are no mails. */
export function notificationSettings({
  smtp,
  mailFrom = "",
  site = "",
  privateWebhooks = false,
}: GivenSettings): NotificationSettings {
  if (!smtp) return { mail: null, privateWebhooks };
  if (!hasProtocol(smtp, ["smtp:", "smtps:"])) throw bad("--smtp", withoutPassword(smtp));
  if (!isEmail(mailFrom)) throw bad("--mail-from", mailFrom);
  if (!hasProtocol(site, ["https:", "http:"])) throw bad("--site", site);
  return { mail: { server: smtp, from: mailFrom, site: site.replace(/\/+$/, "") }, privateWebhooks };
}

const bad = (field: string, found: string): Refusal => new Refusal("bad-mail-settings", { field, found });

const hasProtocol = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== "";

/** An address as it may be shown. */
export function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return "–";
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}
