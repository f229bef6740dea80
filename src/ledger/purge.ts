import type { Connection } from "./database.ts";
import type { Storage } from "./ledger.ts";
import { discardUnnamed } from "./queries/journal/unnamed-contents.ts";

/** Tables that no rebuild makes again, and in which rows with names were changed or deleted. */
const CHANGED = ["journal", "content", "content_part", "request_answer"];

/**
 * Removes what deleted rows leave behind. PostgreSQL keeps their bytes until the space is needed; in a folder the log of the
 * database goes too, and its statistics, which have samples of names. On a server these and backups are its administrator's.
 */
export async function purge(connection: Connection, storage: Storage): Promise<void> {
  const { statements, db } = connection;
  await discardUnnamed(connection, storage);
  await db.deleteFrom("request_answer").execute(); // Answers that may name anybody.
  const run = (sql: string) => statements.query(sql, []);
  if (!storage.mirrored) {
    await run(`VACUUM (FULL, ANALYZE) ${CHANGED.join(", ")}`);
    return;
  }
  await run("VACUUM (FULL, ANALYZE)");
  await run("SET wal_recycle = off"); // A segment that is used again would keep its bytes.
  for (const sql of ["CHECKPOINT", "SELECT pg_switch_wal()", "CHECKPOINT"]) await run(sql);
  await run("RESET wal_recycle");
}
