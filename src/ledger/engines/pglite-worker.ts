import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import type { Answer, Session } from "./engine.ts";
import { type EmbeddedOptions, embeddedSession } from "./pglite.ts";
import { type Fault, OPENED, type Question, type Reply } from "./pglite-thread.ts";

// The thread in which PGlite computes. It answers questions one after the other, in the order they came.
const port = parentPort;
if (port === null) throw new Error("this file is the start of a thread");
const options: EmbeddedOptions = workerData;

/** A new database begins as a copy of the one that the build has made; where there is none, from nothing. */
const TEMPLATE = new URL("../schema/template.tar.gz", import.meta.url);

function withTemplate({ folder, template }: EmbeddedOptions): EmbeddedOptions {
  const isNew = folder !== undefined && !existsSync(join(folder, "PG_VERSION"));
  if (!isNew || template !== undefined || !existsSync(TEMPLATE)) return options;
  return { folder, template: gunzipSync(readFileSync(TEMPLATE)) };
}

// Bytes are handed over, not copied: each answer has its own.
const reply = (message: Reply): void => {
  const bytes = "value" in message && message.value instanceof Uint8Array ? message.value.buffer : null;
  port.postMessage(message, bytes instanceof ArrayBuffer ? [bytes] : []);
};
let turn: Promise<void> = answer(OPENED, async () => {
  opened = await embeddedSession(withTemplate(options));
  return null;
});
let opened: { readonly session: Session; readonly close: () => Promise<void> } | undefined;

port.on("message", ({ number, ...question }: Question & { readonly number: number }) => {
  turn = turn.then(() => answer(number, () => doing(question)));
});

async function doing(question: Question): Promise<Answer | Uint8Array | null> {
  if (opened === undefined) throw new Error("the database is not open");
  const { session, close } = opened;
  switch (question.does) {
    case "query":
      return session.query(question.sql, question.parameters);
    case "copyIn":
      await session.copyIn(question.table, question.bytes);
      return null;
    case "copyOut":
      return session.copyOut(question.query);
    case "close":
      await close();
      return null;
  }
}

async function answer(number: number, work: () => Promise<Answer | Uint8Array | null>): Promise<void> {
  try {
    reply({ number, value: await work() });
  } catch (error) {
    reply({ number, fault: faultOf(error) }); // It is thrown again in the thread that asked.
  }
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error), code: null, detail: null };
  const text = (key: "code" | "detail"): string | null => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === "string" ? value : null;
  };
  return { message: error.message, code: text("code"), detail: text("detail") };
}
