import { Worker } from "node:worker_threads";
import { withinFreeSpace } from "../folder/free-space.ts";
import { type Answer, type Engine, type Session, singleSession } from "./engine.ts";
import type { EmbeddedOptions } from "./pglite.ts";

/** What is asked of the thread, each with a number of its own. */
export type Question =
  | { readonly does: "query"; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly does: "copyIn"; readonly table: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly does: "copyOut"; readonly query: string }
  | { readonly does: "close" };

export type Reply =
  | { readonly number: number; readonly value: Answer | Uint8Array | null }
  | { readonly number: number; readonly fault: Fault };

/** An error as it travels between threads. */
export interface Fault {
  readonly message: string;
  readonly code: string | null;
  readonly detail: string | null;
}

/** The number of the answer to the question whether the database could be opened. */
export const OPENED = 0;

/**
 * PostgreSQL in a thread of its own, so that a server keeps answering while a statement runs. Node 20 runs no
 * TypeScript, so the thread is always that of the built program; tests take `openEmbedded`.
 */
export async function embeddedInThread(options: EmbeddedOptions): Promise<Engine> {
  const worker = new Worker(new URL("./pglite-worker.js", import.meta.url), { workerData: options });
  const { answerTo, ask } = correspondence(worker);
  try {
    await answerTo(OPENED);
  } catch (error) {
    await worker.terminate(); // A thread that could not open its database would keep the program from ending.
    throw error;
  }
  const session: Session = {
    query: async (sql, parameters) => answerOf(await ask({ does: "query", sql, parameters })),
    ahead: 1,
    copyIn: async (table, bytes) => {
      await ask({ does: "copyIn", table, bytes });
    },
    copyOut: async (query) => bytesOf(await ask({ does: "copyOut", query })),
  };
  const { folder } = options;
  return singleSession(folder === undefined ? session : withinFreeSpace(session, folder), async () => {
    await ask({ does: "close" });
    await worker.terminate();
  });
}

type Value = Answer | Uint8Array | null;

function correspondence(worker: Worker) {
  const waiting = new Map<number, { resolve: (value: Value) => void; reject: (error: Error) => void }>();
  let last = OPENED;
  let ended: Error | undefined;
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on("message", (reply: Reply) => {
    const asked = waiting.get(reply.number);
    waiting.delete(reply.number);
    if ("fault" in reply) asked?.reject(errorOf(reply.fault));
    else asked?.resolve(reply.value);
  });
  worker.on("error", end);
  worker.on("exit", () => end(new Error("the database thread has ended")));
  const answerTo = (number: number): Promise<Value> =>
    new Promise((resolve, reject) => {
      if (ended) reject(ended);
      else waiting.set(number, { resolve, reject });
    });
  const ask = (question: Question): Promise<Value> => {
    last += 1;
    const answer = answerTo(last);
    // Bytes are handed over, not copied.
    worker.postMessage({ number: last, ...question }, question.does === "copyIn" ? [question.bytes.buffer] : []);
    return answer;
  };
  return { answerTo, ask };
}

const errorOf = ({ message, code, detail }: Fault): Error =>
  Object.assign(new Error(message), { ...(code === null ? {} : { code }), ...(detail === null ? {} : { detail }) });

function answerOf(value: Value): Answer {
  if (value === null || value instanceof Uint8Array) throw new Error("the database thread gave no rows");
  return value;
}

function bytesOf(value: Value): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new Error("the database thread gave no bytes");
}
