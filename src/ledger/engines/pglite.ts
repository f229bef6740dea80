import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { withinFreeSpace } from "../folder/free-space.ts";
import { embeddedMessages } from "../wire/pglite-messages.ts";
import type { Engine, Session } from "./engine.ts";
import { singleSession } from "./single-session.ts";

export interface EmbeddedOptions {
  /** Where the database is; without it, in memory. */
  readonly folder?: string;
  /** A database to begin with, as `dumpDataDir` wrote it. */
  readonly template?: Uint8Array;
}

/** PostgreSQL in this thread. While a statement runs the thread does nothing else: a program uses `embeddedInThread`. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Engine> {
  const { session, close } = await embeddedSession(options);
  return singleSession(options.folder === undefined ? session : withinFreeSpace(session, options.folder), close);
}

export async function embeddedSession({ folder, template }: EmbeddedOptions): Promise<{
  readonly session: Session;
  readonly close: () => Promise<void>;
}> {
  // PGlite makes only the last folder of a path.
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const lite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(template === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(template)]) }),
    // Its own memory for pages of tables is taken at once, whatever is read; those of the system serve as well.
    startParams: [...PGlite.defaultStartParams, "-c", "work_mem=16MB", "-c", "shared_buffers=16MB"],
  });
  return { session: sessionOf(lite), close: () => lite.close() };
}

/** One statement after the other, in the order they came. */
function sessionOf(lite: PGlite): Session {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
  const { query, copyIn, copyOut } = embeddedMessages(lite);
  return {
    query: (sql, parameters) => inTurn(() => query(sql, parameters)),
    ahead: 1,
    copyIn: (table, bytes) => inTurn(() => copyIn(table, bytes)),
    copyOut: (asked) => inTurn(() => copyOut(asked)),
  };
}
