import nodemailer from "nodemailer";
import type { MailSettings } from "./settings.ts";

export interface Mail {
  /** The same for the same message, so that a repeated delivery can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where one request stops mails of this kind; null: there is nothing to stop. */
  readonly stop: string | null;
}

export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/** Milliseconds to wait for the mail server. Together less than the lease of a message. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
/** Mails sent side by side. If the process is killed, nobody knows of so many whether they arrived. */
export const CONNECTIONS = 3;

/** Sends plain text, through connections that are used again. */
export function mailer({ server, from }: MailSettings): Mailer {
  const transport = nodemailer.createTransport({
    url: server,
    pool: true,
    maxConnections: CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    send: async ({ id, to, subject, text, stop }) => {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        headers: { "auto-submitted": "auto-generated", ...(stop === null ? {} : stopHeaders(stop)) },
      });
    },
    close: () => transport.close(),
  };
}

/** Signs in to the mail server and sends nothing; null: all is well, else what it said. */
export async function mailServerAnswers({ server }: MailSettings): Promise<string | null> {
  const transport = nodemailer.createTransport({ url: server, ...PATIENCE });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return mailError(error);
  } finally {
    transport.close();
  }
}

/** RFC 2369, and RFC 8058: one request, without a page. */
const stopHeaders = (address: string) => ({
  "list-unsubscribe": `<${address}>`,
  "list-unsubscribe-post": "List-Unsubscribe=One-Click",
});

/** Why a mail server refused, as one line. */
export const mailError = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, " ").slice(0, 200);

/** Whether trying again is of no use: the server refused the address or the mail for good. */
export const isPermanent = (error: unknown): boolean =>
  error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;
