import { rmSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Ledger, Recording } from "../../src/ledger/ledger.ts";
import { federations } from "../../src/ledger/queries/players/federations.ts";
import { addFederation } from "../../src/periods/federations.ts";
import { acting, begun, type Place, serverPlace, tablesOf } from "../set-up/offices/offices.ts";
import { scratchFolder } from "../set-up/scratch.ts";

const scratch = scratchFolder("chain");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const codes = Array.from({ length: 15 }, (_, index) => `X${String.fromCharCode(65 + index)}X`);

describe("while somebody holds the chain of a server", () => {
  let place: Place;
  let [here, there]: Ledger[] = [];
  let held: Promise<unknown>;
  let letGo = (): void => undefined;

  /** Adds something, waits, and then changes something else. */
  const slowly = async ({ record }: Recording): Promise<void> => {
    await record({ kind: "federation-added", payload: { federation: "NOR", name: "Norway", status: "member" } });
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await record({ kind: "settings-changed", payload: { name: "Another name" } });
  };

  beforeEach(async () => {
    place = await serverPlace();
    [here, there] = [await begun(place), await place.open()];
    letGo = () => undefined;
    const before = letGo;
    held = here.append({ by: "Ada", dryRun: false }, slowly);
    await vi.waitFor(() => expect(letGo).not.toBe(before));
  });
  afterEach(async () => {
    letGo();
    await held;
    await here?.close();
    await there?.close();
    await place.end();
  });

  const waits = (): Promise<void> =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`SELECT FROM pg_locks WHERE NOT granted AND locktype = 'advisory'`.execute(there!.db);
        expect(rows.length).toBeGreaterThan(0);
      },
      { timeout: 5_000 },
    );

  test("however many wait to add to it, everybody else reads", async () => {
    const added = codes.map((code) => addFederation(acting(here!), { code, name: code, status: "member" }));
    await waits();
    expect((await federations(here!.db)).map(({ code }) => code)).not.toContain("NOR");
    expect((await here!.reader.query("SELECT 1 AS one", [])).rows).toEqual([{ one: 1 }]);
    letGo();
    await Promise.all(added);
    expect((await federations(here!.db)).map(({ code }) => code)).toEqual(expect.arrayContaining(["NOR", ...codes]));
    expect(await here!.verify()).toMatchObject({ faults: [] });
  });

  test("tables are made anew after him, not across him", async () => {
    const anew = there!.rebuild();
    await waits();
    letGo();
    await held;
    expect(await anew).toBe(3);
    const rebuilt = await tablesOf(here!);
    await here!.rebuild();
    expect(await tablesOf(here!)).toEqual(rebuilt);
    expect((await federations(here!.db)).map(({ code }) => code)).toContain("NOR");
  });

  test("what comes from elsewhere does not follow on what he does", async () => {
    await there!.exportTo(scratch); // one entry: his are not there yet
    const elsewhere = await serverPlace();
    const away = await elsewhere.open();
    await away.importFrom(scratch);
    await addFederation(acting(away), { code: "FIN", name: "Finland", status: "member" });
    await away.exportTo(scratch);
    await away.close();
    await elsewhere.end();
    const taken = expect(there!.importFrom(scratch)).rejects.toMatchObject({ code: "other-office" });
    await waits();
    letGo();
    await taken;
    await held;
    expect(await there!.verify()).toMatchObject({ entries: 3, faults: [] });
  });
});
