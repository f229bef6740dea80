import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { type CopyParts, type Engine, LARGE_PARTS, type Session } from "../database.ts";
import { withinFreeSpace } from "../folder/free-space.ts";
import { embeddedMessages } from "../wire/pglite-messages.ts";
import { singleSession } from "./single-session.ts";

export interface EmbeddedOptions {
  /** Where the database is; without it, in memory. */
  readonly folder?: string;
  /** A database to begin with, as `dumpDataDir` wrote it. */
  readonly template?: Uint8Array;
  readonly parts?: CopyParts;
}

/** PostgreSQL in this thread. While a statement runs the thread does nothing else: a program uses `embeddedInThread`. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Engine> {
  const { session, close } = await embeddedSession(options);
  return singleSession(options.folder === undefined ? session : withinFreeSpace(session, options.folder), close);
}

export async function embeddedSession({ folder, template, parts = LARGE_PARTS }: EmbeddedOptions): Promise<{
  readonly session: Session;
  readonly close: () => Promise<void>;
}> {
  // PGlite makes only the last folder of a path.
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const lite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(template === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(template)]) }),
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((each) => ["-c", each])],
  });
  await lite.exec(ANALYZE_GROWN);
  return { session: sessionOf(lite, parts), close: () => lite.close() };
}

/**
 * Its own memory for pages of tables is taken at once, whatever is read; those of the system serve as well. They are in
 * memory, too, so that a row by an index costs little more than the next one of the table.
 */
const SETTINGS = ["work_mem=16MB", "shared_buffers=16MB", "random_page_cost=1.1"];

/**
 * PGlite has nothing that looks after its tables meanwhile: those that have doubled since the planner last counted their
 * rows, and are larger than a megabyte, are counted when the office is opened.
 */
const ANALYZE_GROWN = `DO $$
  DECLARE grown regclass;
  BEGIN
    FOR grown IN SELECT oid FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        AND pg_relation_size(oid) > greatest(1048576, 2 * relpages::bigint * current_setting('block_size')::integer)
    LOOP EXECUTE format('ANALYZE %s', grown); END LOOP;
  END $$`;

/** One statement after the other, in the order they came. */
function sessionOf(lite: PGlite, parts: CopyParts): Session {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
  const { query, copyIn, copyOut } = embeddedMessages(lite);
  return {
    query: (sql, parameters) => inTurn(() => query(sql, parameters)),
    parts,
    copyIn: (table, bytes) => inTurn(() => copyIn(table, bytes)),
    copyOut: (asked) => inTurn(() => copyOut(asked)),
  };
}
