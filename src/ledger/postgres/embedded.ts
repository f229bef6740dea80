import { mkdirSync } from "node:fs";
import { PGlite, types } from "@electric-sql/pglite";
import { type Engine, type Session, singleSession } from "./engine.ts";

export interface EmbeddedOptions {
  /** Where the database is; without it, in memory. */
  readonly folder?: string;
  /** A database to begin with, as `dumpDataDir` wrote it. */
  readonly template?: Uint8Array;
}

/** PostgreSQL in this thread. While a statement runs the thread does nothing else: a program uses `embeddedInThread`. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Engine> {
  const { session, close } = await embeddedSession(options);
  return singleSession(session, close);
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
    startParams: [...PGlite.defaultStartParams, "-c", "work_mem=16MB"],
    parsers: { [types.INT8]: Number },
  });
  return { session: sessionOf(lite), close: () => lite.close() };
}

const sessionOf = (lite: PGlite): Session => ({
  query: async (sql, parameters) => {
    const { rows, affectedRows } = await lite.query<Record<string, unknown>>(sql, [...parameters]);
    return { rows, affected: affectedRows ?? 0 };
  },
  copyIn: async (table, bytes) => {
    await lite.query(`COPY ${table} FROM '/dev/blob' WITH (FORMAT binary)`, [], { blob: new Blob([bytes]) });
  },
  copyOut: async (query) => {
    const { blob } = await lite.query(`COPY (${query}) TO '/dev/blob' WITH (FORMAT binary)`);
    return blob === undefined ? new Uint8Array(0) : new Uint8Array(await blob.arrayBuffer());
  },
});
