import { rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { addFederation } from "../../src/periods/federations.ts";
import { acting, begun, folderPlace, type Place, serverPlace, tablesOf } from "../set-up/offices/offices.ts";
import { scratchFolder } from "../set-up/scratch.ts";
import { live } from "./office-contract.ts";

const scratch = scratchFolder("transfer");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const ENGINES: Readonly<Record<string, () => Promise<Place>>> = {
  folder: async () => folderPlace(),
  server: serverPlace,
};

describe("a whole office moves between engines", () => {
  for (const [from, to] of [
    ["folder", "server"],
    ["server", "folder"],
  ] as const) {
    test(`from ${from} to ${to}: the same journal, the same tables, and then the rest`, async () => {
      const [source, target] = [await ENGINES[from]!(), await ENGINES[to]!()];
      const [here, there] = [await begun(source), await target.open()];
      const folder = join(scratch, `${from}-${to}`);
      try {
        await live(here);
        expect(await here.exportTo(folder)).toMatchObject({ entries: 12, contents: 3, head: { sequence: 12 } });
        expect(await there.importFrom(folder)).toMatchObject({ entries: 12, contents: 3 });
        expect(await tablesOf(there)).toEqual(await tablesOf(here));
        expect(await there.verify()).toMatchObject({ entries: 12, contents: 3, faults: [] });

        await addFederation(acting(here), { code: "ISL", name: "Iceland", status: "member" });
        expect(await here.exportTo(folder)).toMatchObject({ entries: 1, contents: 0 });
        expect(await there.importFrom(folder)).toMatchObject({ entries: 1, contents: 0 });
        expect(await tablesOf(there)).toEqual(await tablesOf(here));

        await addFederation(acting(there), { code: "FIN", name: "Finland", status: "member" });
        await addFederation(acting(here), { code: "DEN", name: "Denmark", status: "member" });
        await here.exportTo(folder);
        await expect(there.importFrom(folder)).rejects.toMatchObject({ code: "other-office" });
        await expect(there.exportTo(folder)).rejects.toMatchObject({ code: "other-office" });
      } finally {
        await here.close();
        await there.close();
        await source.end();
        await target.end();
      }
    });
  }

  test("on a server, too, a changed entry and a lost content are found", async () => {
    const place = await serverPlace();
    const ledger = await begun(place);
    await live(ledger);
    await sql`UPDATE journal SET line = replace(line, 'Norway', 'Norwey')`.execute(ledger.db);
    await sql`DELETE FROM content_part`.execute(ledger.db);
    const { faults } = await ledger.verify();
    expect(new Set(faults.map(({ fault }) => fault))).toEqual(
      new Set(["content-differs", "hash-differs", "sequence-gap"]),
    );
    await ledger.close();
    await place.end();
  });

  test("many programs on one server: each entry has its place, none is lost", async () => {
    const place = await serverPlace();
    const ledgers = [await begun(place), await place.open(), await place.open()];
    const codes = Array.from(
      { length: 30 },
      (_, index) => `A${String.fromCharCode(65 + (index % 26))}${index < 26 ? "A" : "B"}`,
    );
    await Promise.all(
      codes.map((code, index) => addFederation(acting(ledgers[index % 3]!), { code, name: code, status: "member" })),
    );
    expect(await ledgers[0]!.verify()).toMatchObject({ entries: 31, faults: [] });
    for (const ledger of ledgers) await ledger.close();
    await place.end();
  });

  test("a database that is no office is left as it is", async () => {
    const place = await serverPlace("template1");
    await expect(place.open({ begin: false })).rejects.toMatchObject({ code: "no-office" });
    await place.end();
  });
});
