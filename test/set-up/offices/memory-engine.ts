import { readFileSync } from "node:fs";
import { inject } from "vitest";
import type { Engine } from "../../../src/ledger/engines/engine.ts";
import { openEmbedded } from "../../../src/ledger/engines/pglite.ts";

/** PGlite takes half a second to start. Whoever is done gives his back, emptied, for the next. */
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
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%'",
    [],
  );
  await session.query(`TRUNCATE ${rows.map(({ name }) => name).join(", ")}`, []);
  await engine.release(session);
}
