import pg from "pg";
import { type CopyParts, type Engine, LARGE_PARTS, type Session } from "../database.ts";
import { pipelinedSession } from "../wire/pipelined-session.ts";
import { readerOf } from "../wire/statements.ts";
import { holding } from "./connection.ts";
import { readingTogether, type Sessions } from "./reading-together.ts";

/** How many connections an office keeps at most. */
const CONNECTIONS_MAX = 10;

/** Any number that no other program takes: our locks by name are in a space of their own. */
const LOCK_SPACE = 720_145;

/** A connection that somebody holds. */
interface Held {
  readonly client: pg.PoolClient;
  /** Whether nothing is under way in it, not even a transaction. */
  readonly isAtRest: () => boolean;
}

/** Enough to keep a server busy that has nothing else to do. */
const PARTS: CopyParts = { ...LARGE_PARTS, ahead: 3 };

interface ServerEngineOptions {
  readonly parts?: CopyParts;
  /** Whether nothing can be written, whatever the role's rights are. */
  readonly readOnly?: boolean;
}

/** PostgreSQL 15 or later, on a server. */
export async function openServer(
  address: string,
  { parts = PARTS, readOnly = false }: ServerEngineOptions = {},
): Promise<Engine> {
  const pool = poolTo(address, readOnly);
  const held = new Map<Session, Held>();
  const sessions: Sessions = {
    acquire: async () => {
      const client = await pool.connect();
      const { session, isAtRest } = pipelinedSession(client, parts);
      held.set(session, { client, isAtRest });
      return session;
    },
    release: async (session) => {
      const { client, isAtRest } = held.get(session)!;
      held.delete(session);
      // What is broken, or in the middle of something, is closed: nobody else shall have it.
      client.release(!isAtRest());
    },
  };
  return {
    kind: "server",
    parts,
    ...sessions,
    read: readingTogether(sessions),
    readOut: (query) => holding(sessions, (session) => session.copyOut(query)),
    lock: async (name) => {
      const client = await pool.connect();
      const { rows } = await client.query("SELECT pg_try_advisory_lock($1, hashtext($2)) AS held", [LOCK_SPACE, name]);
      if (rows[0]?.held !== true) {
        client.release();
        return null;
      }
      return async () => {
        const unlocked = client.query("SELECT pg_advisory_unlock($1, hashtext($2))", [LOCK_SPACE, name]);
        // Where the connection is broken the lock has ended with it.
        await unlocked.then(() => client.release()).catch(() => client.release(true));
      };
    },
    share: () => ({ address, readOnly }),
    close: () => pool.end(),
    abort: async () => undefined, // The server takes back what a lost connection was at.
  };
}

function poolTo(address: string, readOnly: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS_MAX,
    types: { getTypeParser },
    ...(readOnly && { options: "-c default_transaction_read_only=on" }),
  });
  // A connection that breaks is replaced by the pool; the error of one in use surfaces at the await.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return pool;
}

/** Whole numbers of eight bytes are numbers here too: none of ours is longer than a number holds exactly. */
function getTypeParser(type: number, format?: "text" | "binary") {
  return format === "binary" ? pg.types.getTypeParser(type, "binary") : readerOf(type);
}
