import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { verifyLists } from "../../../src/periods/lists/verify/verify-list.ts";
import { completeErasures, erasePerson } from "../../../src/periods/persons/erasure/erase-person.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, folderPlace, type Place, serverPlace, tablesOf } from "../../set-up/offices/offices.ts";
import { register } from "../../set-up/offices/tournaments.ts";

/** Every form of the name and the birth that may stand somewhere. */
const TRACES = ["Öster", "Oster", "oster", "\\u00d6ster", "1991-05-06", "06.05.1991", "1991/05/06", "a letter from"];

/** The traces that the bytes of a folder have, with the files they are in. */
function tracesIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files.flatMap((file) => {
    const bytes = readFileSync(join(file.parentPath, file.name));
    const forms = TRACES.flatMap((each) => [Buffer.from(each), Buffer.from(each, "latin1")]);
    return forms.some((form) => bytes.includes(form)) ? [file.name] : [];
  });
}

async function verified(ledger: Ledger): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { list, version, sha256, differences } of verifyLists(ledger)) {
    expect(differences).toEqual([]);
    found.push(`${list} ${version} ${sha256}`);
  }
  return found;
}

async function withIda(ledger: Ledger): Promise<void> {
  await withOctober(ledger, [{ id: 1000109, name: "Oster, Ida", rating: 2000 }]);
  const said = commandsAt(ledger);
  await said('players change 1000101 --birth 1991-05-06 --sex w --reason "a letter from Ida Öster"');
  await said('players merge 1000101 1000109 --reason "Ida Öster is Oster, Ida"');
  const arbiters = [{ name: "Öster, Ida", id: "1000101", licensed: true }];
  await register(ledger, { start: day("2026-12-05"), end: day("2026-12-09"), system: "swiss", arbiters }, "2026-11-01");
  await close(ledger, "2026-11-01");
  await publish(ledger, "standard-2026-11");
}

const REASON = { reason: "a request under article 17", player: "1000101" };

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
    const erased = erasePerson(acting(ledger), { ...REASON, reason: "Ida Öster asked" });
    await expect(erased).rejects.toMatchObject({ code: "erasure-names-person" });
    const { plan, entry } = await erasePerson({ ...acting(ledger), appendOptions: { by: "x", dryRun: true } }, REASON);
    expect([entry, plan.records, plan.lists, plan.tournaments]).toEqual([null, ["1000109"], 2, 1]);
    expect(await verified(ledger)).toEqual(before);
  });

  test("is nowhere any more, and every list is still what it was", async () => {
    const log = (await ledger.log()).root((await ledger.head()).sequence);
    await erasePerson(acting(ledger), REASON);
    expect(await completeErasures(ledger)).toBe(1);
    expect(JSON.stringify(await tablesOf(ledger))).not.toMatch(/Öster|Oster|1991-05-06|a letter/);
    expect(await verified(ledger)).toEqual(before);
    const { faults, redactions } = await ledger.verify();
    expect(faults).toEqual([]);
    expect(redactions).toBeGreaterThan(5);
    expect((await ledger.log()).root((await ledger.head()).sequence - 1)).toEqual(log);
    await expect(erasePerson(acting(ledger), REASON)).rejects.toMatchObject({ code: "already-erased" });
  });

  test("leaves the same tables when they are made again", async () => {
    const tables = await tablesOf(ledger);
    await ledger.rebuild();
    expect(await tablesOf(ledger)).toEqual(tables);
  });

  test("leaves an office that goes on", async () => {
    await close(ledger, "2026-12-01");
    await publish(ledger, "standard-2026-12");
    expect(await verified(ledger)).toHaveLength(before.length + 1);
  });

  test.skipIf(_ !== "a folder")("leaves no byte in the folder", async () => {
    await ledger.close();
    expect(tracesIn(place.folder!)).toEqual([]);
    ledger = await place.open();
    expect(await verified(ledger)).toHaveLength(before.length + 1);
  });
});
