import type { Session } from "../database.ts";

/** Does work in a transaction. It is committed where the work succeeded, and every statement in it. */
export async function within<T>(session: Session, watched: Watched, work: (own: Session) => Promise<T>): Promise<T> {
  const { asking, settled, end } = statementsUnderWay();
  const written = new Set<string>();
  const writes = (sql: string): void => {
    const table = writtenTable(sql) ?? "";
    if (watched.tables.includes(table)) written.add(table);
  };
  // Not awaited: the first statements of the work travel with it, and fail if it fails.
  void asking(() => session.query("BEGIN", []));
  try {
    const result = await work(ownSession(session, asking, writes));
    // Awaited statements are not all: a COMMIT after a failed one rolls back, and the server reports no error.
    await settled();
    end();
    if (written.size > 0) await watched.keep(session.query, written);
    await session.query("COMMIT", []);
    return result;
  } catch (error) {
    end();
    // Where the connection is gone the transaction is gone with it: the first error is the one to throw.
    await session.query("ROLLBACK", []).catch(() => undefined);
    throw error;
  }
}

type Asking = <T>(ask: () => Promise<T>) => Promise<T>;

/** Of the statements of a transaction, which are done in the order they are asked, whether one failed. */
function statementsUnderWay() {
  let isOver = false;
  let last: Promise<unknown> = Promise.resolve();
  const failures: unknown[] = [];
  const asking: Asking = (ask) => {
    // A late statement would run in another transaction.
    if (isOver) return Promise.reject(new Error("the transaction is over"));
    const asked = ask();
    asked.catch((error: unknown) => failures.push(error));
    last = asked;
    return asked;
  };
  const settled = async (): Promise<void> => {
    await Promise.allSettled([last]);
    if (failures.length > 0) throw failures[0];
  };
  const end = (): void => {
    isOver = true;
  };
  return { asking, settled, end };
}

/** The session as the work sees it. */
const ownSession = (session: Session, asking: Asking, writes: (sql: string) => void): Session => ({
  ...session,
  query: (sql, parameters) => {
    writes(sql);
    return asking(() => session.query(sql, parameters));
  },
  copyIn: (table, bytes) => asking(() => session.copyIn(table, bytes)),
  copyOut: (query) => asking(() => session.copyOut(query)),
});

/** What only reads. A query WITH something may write in it. */
export const isReading = (sql: string): boolean =>
  /^\s*select\b/i.test(sql) || (/^\s*with\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql));

/** The table that a statement of kysely writes; undefined: none. */
export const writtenTable = (sql: string): string | undefined =>
  /^\s*(?:insert into|update|delete from)\s+"?(\w+)/i.exec(sql)?.[1];

/** Tables that are also kept elsewhere. */
export interface Watched {
  readonly tables: readonly string[];
  /** Called when some of them were written, before that is committed. */
  readonly keep: (query: Session["query"], written: ReadonlySet<string>) => Promise<void>;
}
