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
import type { Connection, Engine, Session, StatementResult } from "../database.ts";
import type { Db, Tables } from "../schema/tables.ts";
import { isReading, type Watched, within, writtenTable } from "./within.ts";

const NOT_WATCHED: Watched = { tables: [], keep: async () => undefined };

export function connectionTo(engine: Engine, watched: Watched = NOT_WATCHED): Connection {
  const db = kyselyOver(() => new OpenConnection(engine, watched));
  return {
    engine: engine.kind,
    db,
    statements: statementsOn(engine),
    transaction: (work) =>
      holding(engine, (session) =>
        within(session, watched, (own) => work({ ...own, db: kyselyOver(() => new OwnConnection(own)) })),
      ),
    share: engine.share,
    lock: engine.lock,
    close: async () => {
      await db.destroy();
      await engine.close();
    },
    abort: engine.abort,
  };
}

/** With a session that is held until the work is done. */
export async function holding<T>(
  engine: Pick<Engine, "acquire" | "release">,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const session = await engine.acquire();
  try {
    return await work(session);
  } finally {
    await engine.release(session);
  }
}

const statementsOn = (engine: Engine): Session => ({
  query: (sql, parameters) =>
    isReading(sql) ? engine.read(sql, parameters) : holding(engine, (session) => session.query(sql, parameters)),
  copyIn: (table, bytes) => holding(engine, (session) => session.copyIn(table, bytes)),
  copyOut: engine.readOut,
  parts: engine.parts,
});

const kyselyOver = (connect: () => SomeConnection): Db =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(connect),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

abstract class SomeConnection implements DatabaseConnection {
  abstract ask(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  abstract begin(): Promise<void>;
  abstract end(): Promise<void>;

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affected } = await this.ask(sql, parameters);
    // Which columns a query gives is kysely's to know, from the type of the tables.
    return { rows: rows as Row[], numAffectedRows: BigInt(affected) };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("large results are read page by page, or by COPY");
  }
}

/** Of a session that is already one's own. */
class OwnConnection extends SomeConnection {
  readonly session: Session;

  constructor(session: Session) {
    super();
    this.session = session;
  }

  ask(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    return this.session.query(sql, parameters);
  }

  async begin(): Promise<void> {}
  async end(): Promise<void> {}
}

/** Takes a session for each statement, or one for a whole transaction. */
class OpenConnection extends SomeConnection {
  readonly engine: Engine;
  readonly watched: Watched;
  private session: Session | null = null;

  constructor(engine: Engine, watched: Watched) {
    super();
    this.engine = engine;
    this.watched = watched;
  }

  async ask(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    if (this.session !== null) return this.session.query(sql, parameters);
    if (isReading(sql)) return this.engine.read(sql, parameters);
    return holding(this.engine, (session) =>
      this.watched.tables.includes(writtenTable(sql) ?? "")
        ? within(session, this.watched, ({ query }) => query(sql, parameters))
        : session.query(sql, parameters),
    );
  }

  async begin(): Promise<void> {
    this.session = await this.engine.acquire();
  }

  async end(): Promise<void> {
    if (this.session !== null) await this.engine.release(this.session);
    this.session = null;
  }
}

function driverOf(connect: () => SomeConnection): Driver {
  const held = new Map<DatabaseConnection, SomeConnection>();
  const say = async (connection: DatabaseConnection, sql: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => {
      const connection = connect();
      held.set(connection, connection);
      return connection;
    },
    beginTransaction: async (connection) => {
      await held.get(connection)?.begin();
      await say(connection, "BEGIN");
    },
    commitTransaction: (connection) => say(connection, "COMMIT"),
    rollbackTransaction: (connection) => say(connection, "ROLLBACK"),
    releaseConnection: async (connection) => {
      await held.get(connection)?.end();
      held.delete(connection);
    },
    destroy: async () => undefined,
  };
}
