import { Refusal } from "../domain/refusal.ts";
import { followed } from "./content-files.ts";
import type { Connection, Transaction } from "./database.ts";
import type { Ledger, Storage, Workspace } from "./ledger.ts";
import { erasuresDue, isRedactedSince } from "./queries/journal/erasures.ts";
import { entryAt, tableHead } from "./queries/journal/journal-table.ts";
import { discardUnnamed } from "./queries/journal/unnamed-contents.ts";
import { type ListKey, removeRows, versionsOf } from "./queries/lists/lists.ts";
import { insertUnfinished, removeUnfinished, unfinishedLists, unfinishedOf } from "./queries/lists/unfinished-lists.ts";
import { type LedgerParts, projectionIn } from "./recorder.ts";

/**
 * Lists take seconds to make and nobody shall wait for them: their rows are written first, statement by statement, where
 * nobody looks yet, and the chain is held for the entry at the end only. `unfinished_list` names what is under way, so
 * that the rows of a closing that died can be cleared.
 */
export const preparer =
  (connection: Connection, parts: LedgerParts, append: Ledger["append"]): Ledger["appendPrepared"] =>
  async (options, { lists, prepare, record }) => {
    parts.storage.checkWritable();
    const locks = await lockAll(connection, lists);
    const kept: string[] = [];
    const clear = async (): Promise<void> => {
      await clearAll(connection, parts, lists);
      await discardUnnamed(connection, parts.storage, kept);
    };
    try {
      const { sequence: asOf } = await tableHead(connection.db);
      // Tables from which somebody is being erased still have the name: no list is made from them.
      if (lists.length > 0 && (await erasuresDue(connection.db)).length > 0) throw new Refusal("overtaken-by-erasure");
      for (const list of lists) await begin(connection, parts, list);
      const prepared = await prepare(noting(kept, workspaceOn(connection, parts.storage)));
      const appended = await append(options, async (recording) => {
        // What was prepared may name somebody who was erased since.
        if (await isRedactedSince(recording.db, asOf)) throw new Refusal("overtaken-by-erasure");
        return record(recording, prepared);
      });
      if (options.dryRun) await clear();
      return appended;
    } catch (error) {
      await clear();
      throw error;
    } finally {
      for (const release of locks) await release();
    }
  };

/** Notes contents that were not there before. */
const noting = (kept: string[], workspace: Workspace): Workspace => ({
  ...workspace,
  keep: async (bytes) => {
    const found = await workspace.keep(bytes);
    if (found.isNew) kept.push(found.sha256);
    return found;
  },
});

type Release = () => Promise<void>;

async function lockAll(connection: Connection, lists: readonly ListKey[]): Promise<readonly Release[]> {
  const locks: Release[] = [];
  for (const list of lists) {
    const release = await connection.lock(nameOf(list));
    if (release !== null) {
      locks.push(release);
      continue;
    }
    for (const each of locks) await each();
    throw new Refusal("list-being-made", { list: list.list });
  }
  return locks;
}

const nameOf = ({ list, version }: ListKey): string => `${list}/${version}`;

/** The rows of an earlier draft give way at once; its contents stay, from which they can be written again. */
async function begin(connection: Connection, parts: LedgerParts, list: ListKey): Promise<void> {
  await clearOne(connection, parts, list);
  await insertUnfinished(connection.db, list);
  await removeRows(connection.db, list);
}

export const workspaceOn = (connection: Connection, storage: Storage): Workspace => ({
  ...connection.statements,
  db: connection.db,
  content: (sha256) => storage.content(connection.db, sha256, connection.statements),
  hashNow: async (sha256) => (await followed(sha256, (each) => storage.pointer(connection.db, each))) ?? sha256,
  keep: (bytes) => storage.keepNow(connection, bytes),
});

/** Clears what closings that died have left. What another server is making now is locked, and stays. */
export async function clearUnfinished(connection: Connection, parts: LedgerParts): Promise<void> {
  for (const list of await unfinishedLists(connection.db)) {
    const release = await connection.lock(nameOf(list));
    if (release === null) continue;
    await clearOne(connection, parts, list).finally(release);
  }
}

async function clearAll(connection: Connection, parts: LedgerParts, lists: readonly ListKey[]): Promise<void> {
  for (const list of lists) await clearOne(connection, parts, list);
}

async function clearOne(connection: Connection, parts: LedgerParts, list: ListKey): Promise<void> {
  const unfinished = await unfinishedOf(connection.db, list);
  if (unfinished === undefined) return;
  await connection.transaction(async (tx) => {
    await removeRows(tx.db, list);
    await removeUnfinished(tx.db, list);
    await restoreDraft(tx, parts, list);
  });
  for (const sha256 of [unfinished.content, unfinished.making, unfinished.persons])
    if (sha256 !== null && !(await isOfSomeList(connection, sha256))) await parts.storage.discard(connection, sha256);
}

/** An earlier draft that gave way is there again. */
async function restoreDraft(
  tx: Transaction,
  { storage, project }: LedgerParts,
  { list, version }: ListKey,
): Promise<void> {
  const draft = (await versionsOf(tx.db, list)).find((row) => row.version === version && row.discarded === null);
  const entry = draft === undefined ? undefined : await entryAt(tx.db, draft.sequence);
  if (entry !== undefined) await project(entry, projectionIn(tx, storage));
}

const isOfSomeList = async ({ db }: Connection, sha256: string): Promise<boolean> =>
  (await db
    .selectFrom("list")
    .select("list")
    .where((each) => each.or([each("content", "=", sha256), each("making", "=", sha256), each("persons", "=", sha256)]))
    .limit(1)
    .executeTakeFirst()) !== undefined;
