import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import { keptSecrets } from "../../src/ledger/folder/secrets-file.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { exportedList } from "../../src/periods/lists/export/export-list.ts";
import { listRow } from "../../src/periods/lists/format/list-lines.ts";
import { writtenDifferences } from "../../src/periods/lists/reconcile/reconcile-files.ts";
import type { inBackground as InBackground } from "../../src/periods/lists/tasks/in-background.ts";
import { verifyList } from "../../src/periods/lists/verify/verify-list.ts";
import { receiveObjection } from "../../src/periods/objections/objections.ts";
import { previewRuling } from "../../src/periods/objections/preview-ruling.ts";
import { heldUploads } from "../../src/server/office/held-uploads.ts";
import { close, publish, receiveSwiss, SWISS, withOctober } from "../set-up/offices/lists.ts";
import { memoryEngine } from "../set-up/offices/memory-engine.ts";
import { acting, begun, folderPlace, type Place, serverPlace, tablesOf } from "../set-up/offices/offices.ts";
import { hashInFormat1 } from "../set-up/offices/recorded.ts";

/** Node 20 runs no TypeScript in a thread, so the worker is the built program's. */
const built = join(process.cwd(), "dist", "periods", "lists", "tasks", "in-background.js");
const { inBackground } = (await import(pathToFileURL(built).href)) as { readonly inBackground: typeof InBackground };

const NOVEMBER = { kind: "standard", date: day("2026-11-01"), today: day("2026-11-15") } as const;

describe.each([
  ["PGlite", async () => folderPlace()],
  ["PostgreSQL", serverPlace],
])("in a worker on %s", (_, placeFor: () => Promise<Place>) => {
  let place: Place;
  let ledger: Ledger;
  const steps: string[] = [];
  const options = { openScratch: memoryEngine, progress: (step: string) => void steps.push(step) };
  beforeEach(async () => {
    steps.length = 0;
    place = await placeFor();
    ledger = await begun(place);
  });
  afterEach(async () => {
    await ledger.close();
    await place.end();
  });

  test("a list is closed, published and corrected as in this thread, while others record", async () => {
    const tournament = await withOctober(ledger);
    const here = await close(ledger);
    const [there] = await Promise.all([
      inBackground("close", acting(ledger), NOVEMBER, options),
      receiveSwiss(ledger, tournament, SWISS),
    ]);
    // Salts differ, and nothing else.
    expect(await hashInFormat1(ledger, there.entry.payload)).toBe(await hashInFormat1(ledger, here.entry.payload));
    expect(there.header.root).not.toBe(here.header.root);
    expect(steps).toEqual(expect.arrayContaining(["reports", "calculation", "writing"]));
    const request = { list: "standard-2026-11", asClosed: true, today: day("2026-11-15") };
    expect(await inBackground("publish", acting(ledger), request, options)).toMatchObject({ kind: "list-published" });
    // Signed by the thread that keeps the secrets of a folder: a rebuilt database must have the same key.
    if ("folder" in place)
      expect(keptSecrets(String(place.folder))).toMatchObject({ checkpoint: [{ published: true }] });
    await receiveSwiss(ledger, tournament, SWISS.with(0, [1, 1, 2, "="]));
    const reopening = { list: "standard-2026-11", reason: "drawn" };
    const [sheet] = await inBackground("reopen", acting(ledger), reopening, options);
    expect(sheet?.lines.map(({ player }) => player)).toEqual(["1000101", "1000102"]);
    expect((await verifyList(ledger, { list: "standard-2026-11" })).differences).toEqual([]);
    expect((await ledger.verify()).faults).toEqual([]);
  });

  test("the effect of a ruling and a comparison with FIDE's list are calculated there too", async () => {
    const subject = { tournament: await withOctober(ledger), round: 1, white: "1000101", black: "1000102" };
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    await receiveObjection(acting(ledger), { subject, on: day("2026-11-15"), name: "Béla", text: "It was a draw." });
    const request = { objection: 1, counts: false };
    const sheet = await inBackground("preview-ruling", acting(ledger), request, options);
    expect(sheet).toEqual(await previewRuling(ledger, request));
    expect(sheet.lines.map(({ player }) => player)).toEqual(["1000101", "1000102"]);
    const uploads = heldUploads();
    const { parts } = await exportedList(ledger, await listRow(ledger.db, "standard-2026-10"), "csv", () => undefined);
    const { upload } = await uploads.hold("fide.csv", parts);
    const theirs = { file: "fide.csv", path: uploads.path(upload) };
    const compared = { list: "standard-2026-11", federation: null, theirs, before: null, to: await uploads.newFile() };
    const { counts } = await inBackground("reconcile", acting(ledger), compared, options);
    const found: string[] = [];
    for await (const { player } of writtenDifferences(compared.to)) found.push(player);
    expect(found).toContain("1000101");
    expect(counts.different).toBe(found.length);
    expect(existsSync(compared.to)).toBe(false);
    await uploads.close();
  });

  test("what is refused there is refused here, and leaves nothing", async () => {
    await withOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    const before = await tablesOf(ledger);
    await expect(inBackground("close", acting(ledger), NOVEMBER, options)).rejects.toMatchObject({
      code: "list-not-next",
      parameters: { date: "2026-11-01" },
    });
    const december = { ...NOVEMBER, date: day("2026-12-01"), today: day("2026-12-15") };
    await inBackground("close", acting(ledger, true), december, options);
    expect(await tablesOf(ledger)).toEqual(before);
  });
});
