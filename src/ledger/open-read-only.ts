import { Refusal } from "../domain/refusal.ts";
import { connectionTo } from "./engines/connection.ts";
import type { Ledger } from "./ledger.ts";
import { officeLedger } from "./office-ledger.ts";
import { checkServer, type ServerOptions } from "./open-server.ts";
import { inTables } from "./queries/journal/journal-table.ts";
import { isMigrated } from "./schema/migrate.ts";

/** An office on a replica of its database, or with a role that may only read: nothing is repaired, made or recorded. */
export async function openReadOnlyLedger({
  engine,
  place,
  project,
  now,
}: Omit<ServerOptions, "begin">): Promise<Ledger> {
  const connection = connectionTo(engine);
  try {
    await checkServer(engine, { place, begin: false });
    if (!(await isMigrated(connection.db))) throw new Refusal("tables-of-other-version", { place });
    return officeLedger(connection, { storage: { ...inTables, checkWritable: refuse }, project, now }, []);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function refuse(): never {
  throw new Refusal("read-only-office");
}
