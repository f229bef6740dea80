import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A real mail server on this computer, which takes every mail until it is told otherwise. */
export async function mailServer() {
  const mails: ReceivedMail[] = [];
  const refusals: number[] = [];
  const held: { release: (() => void) | null; wait: Promise<void> | null } = { release: null, wait: null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const code = refusals.shift();
        if (code !== undefined) return done(Object.assign(new Error("not now"), { responseCode: code }));
        mails.push(read(Buffer.concat(parts).toString(), session.envelope.rcptTo[0]?.address ?? ""));
        // Accepted, but the sender does not hear of it yet.
        if (held.wait !== null) await held.wait;
        return done();
      });
    },
  });
  server.on("error", () => undefined); // A sender that is killed.
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    address: `smtp://127.0.0.1:${port}`,
    mails,
    /** Answers the next mails with these codes. */
    refuse: (...codes: readonly number[]) => void refusals.push(...codes),
    /** Takes mails and does not say so. */
    holdAnswers: () => {
      held.wait = new Promise((resolve) => {
        held.release = resolve;
      });
    },
    answer: () => {
      held.release?.();
      held.wait = null;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Plain text of 7 bits or quoted-printable, as it is sent. */
function read(raw: string, to: string): ReceivedMail {
  const [head = "", ...body] = raw.split("\r\n\r\n");
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const text = body.join("\r\n\r\n");
  return { to, headers, text: /quoted/.test(headers["content-transfer-encoding"] ?? "") ? unquoted(text) : text };
}

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll("=\r\n", "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  ).toString();

export interface ReceivedCall {
  readonly id: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** A real receiver of webhooks on this computer. */
export async function webhookReceiver() {
  const calls: ReceivedCall[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const status = answers.shift() ?? 204;
      const headers = request.headers as ReceivedCall["headers"];
      if (status < 300) calls.push({ id: headers["webhook-id"] ?? "", headers, body: Buffer.concat(parts).toString() });
      response.writeHead(status, status === 302 ? { location: "http://127.0.0.1:1/" } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/hook`,
    calls,
    answerWith: (...statuses: readonly number[]) => void answers.push(...statuses),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
