import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { Engine, Session } from "./engine.ts";

/** How many connections an office keeps at most. */
const CONNECTIONS_MAX = 10;

/** PostgreSQL 15 or later, on a server. */
export async function openServer(address: string): Promise<Engine> {
  const pool = new pg.Pool({ connectionString: address, max: CONNECTIONS_MAX, types: { getTypeParser } });
  // An idle connection that breaks is replaced by the pool; one in use tells whoever uses it.
  pool.on("error", () => undefined);
  const clients = new Map<Session, pg.PoolClient>();
  const names = statementNames();
  return {
    kind: "server",
    acquire: async () => {
      const client = await pool.connect();
      const session = sessionOf(client);
      clients.set(session, client);
      return session;
    },
    release: async (session) => {
      clients.get(session)?.release();
      clients.delete(session);
    },
    read: async (sql, parameters) => {
      const name = names.of(sql);
      const { rows, rowCount } = await pool.query<Record<string, unknown>>({
        text: sql,
        values: [...parameters],
        ...(name === undefined ? {} : { name }),
      });
      return { rows, affected: rowCount ?? 0 };
    },
    share: () => undefined, // There are other sessions to read in.
    close: () => pool.end(),
  };
}

/** A connection remembers no more statements than these. */
const STATEMENTS_MAX = 200;

/** What is asked again and again is planned once on each connection: pages differ in their parameters only. */
function statementNames() {
  const known = new Map<string, string>();
  return {
    of: (sql: string): string | undefined => {
      const found = known.get(sql);
      if (found !== undefined || known.size === STATEMENTS_MAX) return found;
      known.set(sql, `read-${known.size + 1}`);
      return known.get(sql);
    },
  };
}

/** Whole numbers of eight bytes are numbers here too: none of ours is longer than a number holds exactly. */
function getTypeParser(type: number, format?: "text" | "binary") {
  if (type === pg.types.builtins.INT8) return Number;
  return format === "binary" ? pg.types.getTypeParser(type, "binary") : pg.types.getTypeParser(type, "text");
}

/** A connection does one thing at a time; what is asked meanwhile waits. */
function sessionOf(client: pg.PoolClient): Session {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
  const { query, copyIn, copyOut } = statementsOf(client);
  return {
    query: (sql, parameters) => inTurn(() => query(sql, parameters)),
    copyIn: (table, bytes) => inTurn(() => copyIn(table, bytes)),
    copyOut: (sql) => inTurn(() => copyOut(sql)),
  };
}

const statementsOf = (client: pg.PoolClient): Session => ({
  query: async (sql, parameters) => {
    const { rows, rowCount } = await client.query<Record<string, unknown>>(sql, [...parameters]);
    return { rows, affected: rowCount ?? 0 };
  },
  copyIn: async (table, bytes) => {
    await pipeline(
      Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]),
      client.query(copyFrom(`COPY ${table} FROM STDIN WITH (FORMAT binary)`)),
    );
  },
  copyOut: async (query) => {
    const parts: Buffer[] = [];
    for await (const part of client.query(copyTo(`COPY (${query}) TO STDOUT WITH (FORMAT binary)`))) parts.push(part);
    return Buffer.concat(parts);
  },
});
