import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { connectionTo } from "../../src/ledger/postgres/connection.ts";
import { singleSession } from "../../src/ledger/postgres/engine.ts";
import { migrate } from "../../src/ledger/postgres/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a migrated PGlite is kept, so that each test need not make one. */
    template: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  const lite = await PGlite.create();
  const none = async () => Promise.reject(new Error("migrations only"));
  const engine = singleSession(
    {
      query: async (sql, parameters) => {
        const { rows, affectedRows } = await lite.query<Record<string, unknown>>(sql, [...parameters]);
        return { rows, affected: affectedRows ?? 0 };
      },
      pass: none,
      copyIn: none,
      copyOut: none,
    },
    async () => undefined,
  );
  await migrate(connectionTo(engine).db);
  const folder = join(process.cwd(), "node_modules", ".cache", "rating-office");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `template-${process.pid}.tar`);
  writeFileSync(file, new Uint8Array(await (await lite.dumpDataDir("none")).arrayBuffer()));
  await lite.close();
  project.provide("template", file);
}
