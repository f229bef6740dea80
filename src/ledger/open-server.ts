import { Refusal } from "../domain/refusal.ts";
import { completeErasures } from "./complete-erasures.ts";
import type { Engine } from "./database.ts";
import { connectionTo } from "./engines/connection.ts";
import type { Ledger } from "./ledger.ts";
import { officeLedger } from "./office-ledger.ts";
import { clearUnfinished } from "./prepared.ts";
import { inTables } from "./queries/journal/journal-table.ts";
import type { LedgerParts } from "./recorder.ts";
import { migrate } from "./schema/migrate.ts";

export interface ServerOptions extends Omit<LedgerParts, "storage"> {
  readonly engine: Engine;
  /** As it is shown to people: without a password. */
  readonly place: string;
  /** Whether an office may be begun here. */
  readonly begin: boolean;
}

/** The earliest version of PostgreSQL that is tested. */
const VERSION_MIN = 150_000;

/** An office on a PostgreSQL server, with journal and contents in its tables. */
export async function openServerLedger({ engine, place, begin, project, now }: ServerOptions): Promise<Ledger> {
  const connection = connectionTo(engine);
  try {
    await checkServer(engine, { place, begin });
    await migrate(connection.db);
    const parts = { storage: inTables, project, now };
    await clearUnfinished(connection, parts);
    const ledger = officeLedger(connection, parts, []);
    await completeErasures(ledger).catch(unlessUnderWay);
    return ledger;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Another server is completing it now. */
function unlessUnderWay(error: unknown): void {
  if (!(error instanceof Refusal && error.code === "rebuild-under-way")) throw error;
}

/** A database that is no office is left as it is. */
export async function checkServer(engine: Engine, { place, begin }: { place: string; begin: boolean }): Promise<void> {
  const session = await sessionOf(engine, place);
  try {
    const { rows } = await session.query(
      "SELECT current_setting('server_version_num')::integer AS version, to_regclass('journal') IS NOT NULL AS office, " +
        "current_setting('server_encoding') AS encoding",
      [],
    );
    const [{ version, office, encoding } = {}] = rows;
    if (Number(version) < VERSION_MIN) throw new Refusal("server-too-old", { place, version: String(version) });
    if (encoding !== "UTF8") throw new Refusal("database-not-utf8", { place, encoding: String(encoding) });
    if (office !== true && !begin) throw new Refusal("no-office", { place });
  } finally {
    await engine.release(session);
  }
}

async function sessionOf(engine: Engine, place: string) {
  try {
    return await engine.acquire();
  } catch (error) {
    throw new Refusal("server-unreachable", { place, why: error instanceof Error ? error.message : String(error) });
  }
}
