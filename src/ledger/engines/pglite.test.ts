import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openEmbedded } from "./pglite.ts";

/** As the build has made it: a database made from nothing takes seconds. */
const TEMPLATE = "dist/ledger/schema/template.tar.gz";

test("tables that grew are counted for the planner when the office is opened again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rating-office-pglite-"));
  const counted =
    "SELECT relname, reltuples::integer AS rows FROM pg_class WHERE relname IN ('large', 'small') ORDER BY 1";
  try {
    const first = await openEmbedded({ folder, template: gunzipSync(readFileSync(TEMPLATE)) });
    const session = await first.acquire();
    await session.query("CREATE TABLE small AS SELECT 1 AS number", []);
    await session.query("CREATE TABLE large AS SELECT number FROM generate_series(1, 40000) AS number", []);
    const before = await session.query(counted, []);
    await first.release(session);
    await first.close();
    const again = await openEmbedded({ folder });
    const after = await again.read(counted, []);
    await again.close();
    expect(before.rows).toEqual([
      { relname: "large", rows: -1 },
      { relname: "small", rows: -1 },
    ]);
    expect(after.rows).toEqual([
      { relname: "large", rows: 40_000 },
      { relname: "small", rows: -1 },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
