import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

/** Node 20 runs no TypeScript in a thread, so this is the built program's. */
const built = (file: string): string => pathToFileURL(join(process.cwd(), "dist", "ledger", "engines", file)).href;

test("while a statement runs in the database's thread, this one goes on; errors keep their code", async () => {
  const { embeddedInThread } = await import(built("pglite-thread.js"));
  const engine = await embeddedInThread({});
  const session = await engine.acquire();
  let late = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    late = Math.max(late, performance.now() - last - 10);
    last = performance.now();
  }, 10);
  const began = performance.now();
  await session.query("SELECT count(*) FROM generate_series(1, 3000000)", []);
  const took = performance.now() - began;
  clearInterval(watch);
  expect(late).toBeLessThan(took / 2);
  await expect(session.query("SELECT 1/0", [])).rejects.toMatchObject({ code: "22012" });
  await engine.release(session);
  await engine.close();
});
