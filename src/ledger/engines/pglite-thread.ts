import { Worker } from "node:worker_threads";
import { type Engine, LARGE_PARTS, type Session } from "../database.ts";
import { withinFreeSpace } from "../folder/free-space.ts";
import { requestsTo } from "../wire/correspondence.ts";
import { bytesIn, resultIn } from "./answers.ts";
import type { EmbeddedOptions } from "./pglite.ts";
import { singleSession } from "./single-session.ts";

/** What is asked of the thread. */
export type ThreadRequest =
  | { readonly does: "open" | "close" }
  | { readonly does: "query"; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly does: "copyIn"; readonly table: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly does: "copyOut"; readonly query: string };

/**
 * PostgreSQL in a thread of its own, so that a server keeps answering while a statement runs. Node 20 runs no
 * TypeScript, so the thread is always that of the built program; tests take `openEmbedded`.
 */
export async function embeddedInThread(options: EmbeddedOptions): Promise<Engine> {
  const worker = new Worker(new URL("./pglite-worker.js", import.meta.url), { workerData: options });
  const { ask, askTogether, end } = requestsTo<ThreadRequest>(worker);
  worker.on("error", end);
  worker.on("exit", () => end(new Error("the database thread has ended")));
  try {
    await ask({ does: "open" });
  } catch (error) {
    await worker.terminate(); // A thread that could not open its database would keep the program from ending.
    throw error;
  }
  const session: Session = {
    query: async (sql, parameters) => resultIn(await askTogether({ does: "query", sql, parameters })),
    parts: options.parts ?? LARGE_PARTS,
    copyIn: async (table, bytes) => {
      await ask({ does: "copyIn", table, bytes }, [bytes.buffer]);
    },
    copyOut: async (query) => bytesIn(await ask({ does: "copyOut", query })),
  };
  const { folder } = options;
  return singleSession(folder === undefined ? session : withinFreeSpace(session, folder), async () => {
    await ask({ does: "close" });
    await worker.terminate();
  });
}
