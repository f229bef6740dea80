import type { Connection } from "../../database.ts";
import type { Storage } from "../../ledger.ts";

/**
 * Removes contents that no line of the journal names: copies that were made for an erasure or a list that was refused or died. They
 * may name anybody. Of all contents, or of some.
 */
export async function discardUnnamed(
  connection: Connection,
  storage: Storage,
  some?: readonly string[],
): Promise<void> {
  if (some?.length === 0) return;
  // In a turn of its own: nobody is between keeping bytes and recording them.
  const unnamed = await connection.transaction(async ({ db }) => {
    const left = new Set(some ?? (await storage.contents(db)));
    for await (const line of storage.lines(db)) for (const [hash] of line.matchAll(/[0-9a-f]{64}/g)) left.delete(hash);
    return left;
  });
  for (const sha256 of unnamed) await storage.discard(connection, sha256);
}
