import pg from "pg";
import { CopyOut } from "../wire/copy-out.ts";
import { type Asked, Pipeline } from "../wire/pipeline.ts";
import { readerOf, statementsOf, textOf } from "../wire/statements.ts";
import type { Answer, Engine, Session } from "./engine.ts";
import { readingTogether, type Sessions } from "./reading-together.ts";

/** How many connections an office keeps at most. */
const CONNECTIONS_MAX = 10;

/** Any number that no other program takes: our locks by name are in a space of their own. */
const LOCK_SPACE = 720_145;

/** While one part of a large COPY is taken in the next ones arrive. */
const PARTS_AHEAD = 3;

/** A connection that somebody holds. */
interface Held {
  readonly client: pg.PoolClient;
  /** Whether nothing is under way in it, not even a transaction. */
  readonly isAtRest: () => boolean;
}

/** PostgreSQL 15 or later, on a server. */
export async function openServer(address: string): Promise<Engine> {
  const pool = poolTo(address, CONNECTIONS_MAX);
  const held = new Map<Session, Held>();
  const sessions: Sessions = {
    acquire: async () => {
      const client = await pool.connect();
      const { session, isAtRest } = sessionOf(client);
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
    ...sessions,
    read: readingTogether(sessions),
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
    share: () => ({ address }),
    close: () => pool.end(),
    abort: async () => undefined, // The server takes back what a lost connection was at.
  };
}

function poolTo(address: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: address, max, types: { getTypeParser } });
  // A connection that breaks is replaced by the pool; one in use tells whoever asked something of it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return pool;
}

/** Whole numbers of eight bytes are numbers here too: none of ours is longer than a number holds exactly. */
function getTypeParser(type: number, format?: "text" | "binary") {
  return format === "binary" ? pg.types.getTypeParser(type, "binary") : readerOf(type);
}

/** The statements that each connection knows. */
const known = new WeakMap<pg.PoolClient, ReturnType<typeof statementsOf>>();

/** Something that is told when it has ended, and whether the connection is ready for more. */
type Work = (ended: (isReady: boolean) => void) => void;

/** What is asked while nobody waits for an answer goes in one; what is asked meanwhile, after it. */
function sessionOf(client: pg.PoolClient): { readonly session: Session } & Pick<Held, "isAtRest"> {
  const statements = known.get(client) ?? statementsOf();
  known.set(client, statements);
  const waiting: (Asked | Work)[] = [];
  let [isBusy, isReady] = [false, true];
  const next = (isReadyNow: boolean): void => {
    isReady = isReadyNow;
    isBusy = waiting.length > 0;
    // When everybody has asked who can: then what they ask goes together.
    if (isBusy) process.nextTick(go);
  };
  const go = (): void => {
    const [first] = waiting;
    if (typeof first === "function") {
      waiting.shift();
      first(next);
      return;
    }
    const end = waiting.findIndex((each) => typeof each === "function");
    const asked = waiting.splice(0, end < 0 ? waiting.length : end).filter((each) => typeof each !== "function");
    client.query(new Pipeline(asked, next));
  };
  const add = (work: Asked | Work): void => {
    waiting.push(work);
    if (!isBusy) next(isReady);
  };
  const ask = (sql: string, parameters: readonly unknown[], bytes: Uint8Array | null): Promise<Answer> =>
    new Promise((answer, fail) =>
      add({ statement: statements(sql), parameters: parameters.map(textOf), bytes, answer, fail }),
    );
  const copyOut: Session["copyOut"] = (query) =>
    new Promise((answer, fail) =>
      add((ended) => {
        const done = (bytes: Uint8Array): void => {
          ended(true);
          answer(bytes);
        };
        const failed = (error: Error): void => {
          ended(false);
          fail(error);
        };
        client.query(new CopyOut(query, done, failed));
      }),
    );
  return {
    isAtRest: () => !isBusy && isReady && client.getTransactionStatus() === "I",
    session: {
      ahead: PARTS_AHEAD,
      query: (sql, parameters) => ask(sql, parameters, null),
      copyIn: async (table, bytes) => {
        await ask(`COPY ${table} FROM STDIN WITH (FORMAT binary)`, [], bytes);
      },
      copyOut,
    },
  };
}
