import { type ChainHead, EMPTY_CHAIN, faultAfter } from "../domain/journal/chain.ts";
import type { Connection } from "./database.ts";
import { connectionTo } from "./engines/connection.ts";
import type { ReplayOptions, Storage } from "./ledger.ts";
import { lineRefusal } from "./line-refusal.ts";
import { inTables } from "./queries/journal/journal-table.ts";
import { apply, entryOfLine, type LedgerParts, projectionIn } from "./recorder.ts";
import { migrate } from "./schema/migrate.ts";
import type { Db } from "./schema/tables.ts";

/** The tables of an office made again in another database, from its journal and contents alone. */
export async function replayed(
  db: Db,
  { storage, project, now }: LedgerParts,
  { engine, progress }: ReplayOptions,
  entries: number,
): Promise<{ readonly connection: Connection; readonly parts: LedgerParts }> {
  const connection = connectionTo(engine);
  const copied = { storage: readOnly(db, storage), project, now };
  await migrate(connection.db);
  let head: ChainHead = EMPTY_CHAIN;
  for await (const line of storage.lines(db)) {
    const entry = entryOfLine(line, head.sequence + 1);
    const fault = faultAfter(head, entry);
    if (fault !== undefined) throw lineRefusal(head.sequence + 1, fault);
    await connection.transaction((tx) => apply(entry, line, projectionIn(tx, copied.storage), project));
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
const readOnly = (db: Db, storage: Storage): Storage => ({
  ...inTables,
  mirrored: true,
  content: async function* (own, sha256, session) {
    const isTried = await inTables.has(own, sha256);
    yield* isTried ? inTables.content(own, sha256, session) : storage.content(db, sha256);
  },
  pointer: (_, sha256) => storage.pointer(db, sha256),
  has: async (own, sha256) => (await inTables.has(own, sha256)) || storage.has(db, sha256),
  confirm: () => Promise.reject(new Error("nothing is recorded in a copy of an office")),
});
