import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Engine, Session } from "./engine.ts";
import type { Db, Tables } from "./tables.ts";

/** What is done within one transaction: kysely and COPY on the same session. */
export interface Transaction extends Session {
  readonly db: Db;
}

export interface Connection {
  readonly engine: Engine["kind"];
  /** Reads outside of any transaction. Within one, take the transaction's own: the embedded engine has one session. */
  readonly db: Db;
  /** Commits where the work succeeds; else nothing has happened. */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

export function connectionTo(engine: Engine): Connection {
  const db = kyselyOver(engine);
  return {
    engine: engine.kind,
    db,
    transaction: async (work) => {
      const session = await engine.acquire();
      try {
        return await within(session, () => work({ ...session, db: kyselyOver(only(session)) }));
      } finally {
        await engine.release(session);
      }
    },
    close: async () => {
      await db.destroy();
      await engine.close();
    },
  };
}

async function within<T>({ query }: Session, work: () => Promise<T>): Promise<T> {
  await query("BEGIN", []);
  try {
    const result = await work();
    await query("COMMIT", []);
    return result;
  } catch (error) {
    // Where the connection is gone the transaction is gone with it: the first error is the one to tell.
    await query("ROLLBACK", []).catch(() => undefined);
    throw error;
  }
}

/** A session that is already one's own. */
const only = (session: Session): Pick<Engine, "acquire" | "release"> => ({
  acquire: async () => session,
  release: async () => undefined,
});

const kyselyOver = (engine: Pick<Engine, "acquire" | "release">): Db =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(engine),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

class SessionConnection implements DatabaseConnection {
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affected } = await this.session.query(sql, parameters);
    // Which columns a query gives is kysely's to know, from the type of the tables.
    return { rows: rows as Row[], numAffectedRows: BigInt(affected) };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("large results are read page by page, or by COPY");
  }
}

function driverOf({ acquire, release }: Pick<Engine, "acquire" | "release">): Driver {
  const held = new Map<DatabaseConnection, Session>();
  const say = (sql: string) => async (connection: DatabaseConnection) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => {
      const session = await acquire();
      const connection = new SessionConnection(session);
      held.set(connection, session);
      return connection;
    },
    beginTransaction: say("BEGIN"),
    commitTransaction: say("COMMIT"),
    rollbackTransaction: say("ROLLBACK"),
    releaseConnection: async (connection) => {
      const session = held.get(connection);
      held.delete(connection);
      if (session) await release(session);
    },
    destroy: async () => undefined,
  };
}
