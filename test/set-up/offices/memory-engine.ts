import { readFileSync } from "node:fs";
import { inject } from "vitest";
import type { Engine } from "../../../src/ledger/database.ts";
import { openEmbedded } from "../../../src/ledger/engines/pglite.ts";

/** Starting PGlite takes a second of processor time, so a database that is closed is emptied and used again. */
const free: Engine[] = [];

export async function memoryEngine(): Promise<Engine> {
  const engine = free.pop() ?? (await openEmbedded({ template: readFileSync(inject("template").file) }));
  let isClosed = false;
  return {
    ...engine,
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await emptied(engine);
      free.push(engine);
    },
  };
}

/** As it was when it was new: with the tables of the migrations, and nothing in them. */
async function emptied(engine: Engine): Promise<void> {
  const session = await engine.acquire();
  const { rows } = await session.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%' ORDER BY 1",
    [],
  );
  // To truncate all of them takes a sixth of a second, and most tests write in a few.
  const { rows: filled } = await session.query(
    rows.map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM "${name}")`).join(" UNION ALL "),
    [],
  );
  if (filled.length > 0) await session.query(`TRUNCATE ${filled.map(({ name }) => `"${name}"`).join(", ")}`, []);
  await engine.release(session);
}
