import { type ChainHead, EMPTY_CHAIN, faultAfter } from "../domain/chain.ts";
import type { Keeping, ReplayOptions } from "./ledger.ts";
import { lineRefusal } from "./line-refusal.ts";
import { type Connection, connectionTo } from "./postgres/connection.ts";
import { inTables } from "./postgres/journal-table.ts";
import { migrate } from "./postgres/migrate.ts";
import type { Db } from "./postgres/tables.ts";
import { apply, entryOfLine, type Parts, projectionIn } from "./recorder.ts";

/** The tables of an office made again in another database, from its journal and contents alone. */
export async function replayed(
  db: Db,
  { keeping, project, now }: Parts,
  { engine, progress }: ReplayOptions,
  entries: number,
): Promise<{ readonly connection: Connection; readonly parts: Parts }> {
  const connection = connectionTo(engine);
  const copied = { keeping: readOnly(db, keeping), project, now };
  await migrate(connection.db);
  let head: ChainHead = EMPTY_CHAIN;
  for await (const line of keeping.lines(db)) {
    const entry = entryOfLine(line, head.sequence + 1);
    const fault = faultAfter(head, entry);
    if (fault !== undefined) throw lineRefusal(head.sequence + 1, fault);
    await connection.transaction((tx) => apply(entry, line, projectionIn(tx, copied.keeping), project));
    head = entry;
    progress?.(entry.sequence, entries);
    if (entry.sequence === entries) break; // What came since is not asked for.
  }
  return { connection, parts: copied };
}

/**
 * Contents come from the office itself. Nothing can be recorded in a copy, but it can be tried: what is kept meanwhile
 * is in the copy's own tables.
 */
const readOnly = (db: Db, keeping: Keeping): Keeping => ({
  ...inTables,
  mirrored: true,
  content: async function* (own, sha256, session) {
    const isTried = await inTables.has(own, sha256);
    yield* isTried ? inTables.content(own, sha256, session) : keeping.content(db, sha256);
  },
  has: async (own, sha256) => (await inTables.has(own, sha256)) || keeping.has(db, sha256),
  confirm: () => Promise.reject(new Error("nothing is recorded in a copy of an office")),
});
