import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, inject, test } from "vitest";

/** Node 20 runs no TypeScript in a thread, so this is the built program's. */
const built = (file: string): string => pathToFileURL(join(process.cwd(), "dist", "ledger", "engines", file)).href;

test("while a statement runs in the database's thread, this one goes on; errors keep their code", async () => {
  const { embeddedInThread } = await import(built("pglite-thread.js"));
  const engine = await embeddedInThread({ template: readFileSync(inject("template").file) });
  const session = await engine.acquire();
  let turns = 0;
  const watch = setInterval(() => {
    turns += 1;
  }, 1);
  await session.query("SELECT count(*) FROM generate_series(1, 500000)", []);
  clearInterval(watch);
  expect(turns).toBeGreaterThan(5); // In one thread there is at most one.
  expect((await session.query("SELECT datname FROM pg_database", [])).rows).toEqual([{ datname: "postgres" }]);
  await expect(session.query("SELECT 1/0", [])).rejects.toMatchObject({ code: "22012" });
  await engine.release(session);
  await engine.close();
});
