import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { erasePersons } from "../../../src/periods/persons/erasure/erase-person.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { REASON, TRACES, tracesIn, verified, withIda } from "../../set-up/offices/erasure.ts";
import { close, publish } from "../../set-up/offices/lists.ts";
import { acting, begun, folderPlace, type Place, serverPlace, tablesOf } from "../../set-up/offices/offices.ts";

describe.each([
  ["a folder", async () => folderPlace()],
  ["a server", () => serverPlace()],
])("a person erased from an office in %s", (_, placeOf) => {
  let place: Place & { readonly folder?: string };
  let ledger: Ledger;
  let before: readonly string[] = [];

  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    await withIda(ledger);
    before = await verified(ledger);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  test("is refused with a reason that names the person, and only tried in a dry run", async () => {
    const erased = erasePersons(acting(ledger), { ...REASON, reason: "Ida Öster asked" });
    await expect(erased).rejects.toMatchObject({ code: "erasure-names-person" });
    const trying = { ledger, appendOptions: { by: "x", dryRun: true } };
    const [tried] = await erasePersons(trying, REASON);
    expect([tried?.entry, tried?.plan.records, tried?.plan.lists]).toEqual([null, ["1000109"], 2]);
    expect(await verified(ledger)).toEqual(before);
  });

  test("is nowhere any more, and every list is still what it was", async () => {
    const log = (await ledger.log()).root((await ledger.head()).sequence);
    await erasePersons(acting(ledger), REASON);
    expect(JSON.stringify(await tablesOf(ledger))).not.toMatch(/Öster|Oster|1991-05-06|a letter/);
    expect(await verified(ledger)).toEqual(before);
    const { faults, redactions } = await ledger.verify();
    expect(faults).toEqual([]);
    expect(redactions).toBeGreaterThan(5);
    expect((await ledger.log()).root((await ledger.head()).sequence - 1)).toEqual(log);
    await expect(erasePersons(acting(ledger), REASON)).rejects.toMatchObject({ code: "already-erased" });
    // A second one is in the copies from which the first was erased.
    await erasePersons(acting(ledger), { ...REASON, players: ["1000104"] });
    expect(await verified(ledger)).toEqual(before);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
  });

  test("leaves the same tables when they are made again", async () => {
    const tables = await tablesOf(ledger);
    await ledger.rebuild();
    expect(await tablesOf(ledger)).toEqual(tables);
  });

  test("reports lose the births of all when they are old enough, and lists stay what they were", async () => {
    const said = commandsAt(ledger);
    expect((await said("reports expire")).status).toBe(1);
    await said("settings change --report-years 2");
    expect((await said("settings change --report-years 0")).status).toBe(2);
    const births = () => ledger.db.selectFrom("entrant").select("birth").where("birth", "is not", null).execute();
    expect(await births()).not.toEqual([]);
    expect(JSON.parse((await said("reports expire --on 2028-10-01 --json")).stdout)).toMatchObject({ reports: 0 });
    expect(JSON.parse((await said("reports expire --on 2028-11-01 --dry-run --json")).stdout)).toEqual({
      reports: 1,
      entry: null,
    });
    await said("reports expire --on 2028-11-01");
    expect(await births()).toEqual([]);
    expect(await verified(ledger)).toEqual(before);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
  });

  test("leaves an office that goes on", async () => {
    await close(ledger, "2026-12-01");
    await publish(ledger, "standard-2026-12");
    expect(await verified(ledger)).toHaveLength(before.length + 1);
  });

  test.skipIf(_ !== "a folder")("leaves no byte in the folder", async () => {
    await ledger.close();
    expect(tracesIn(place.folder!, [...TRACES, "Berg, Olof", "berg olof"])).toEqual([]);
    ledger = await place.open();
    expect(await verified(ledger)).toHaveLength(before.length + 1);
  });
});
