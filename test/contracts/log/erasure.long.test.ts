import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { canonicalJson } from "../../../src/domain/journal/canonical-json.ts";
import { contentFiles } from "../../../src/ledger/content-files.ts";
import { erasePersons } from "../../../src/periods/persons/erasure/erase-person.ts";
import { REASON, tracesIn, verified, withIda } from "../../set-up/offices/erasure.ts";
import { acting, begun, folderPlace, type Place, serverPlace, tablesOf } from "../../set-up/offices/offices.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

const scratch = scratchFolder("erasure");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("copies of an office from which somebody was erased", () => {
  const ENGINES: Readonly<Record<string, () => Promise<Place>>> = {
    folder: async () => folderPlace(),
    server: serverPlace,
  };

  test.each([
    ["folder", "server"],
    ["server", "folder"],
  ] as const)("an export and an office made from it, of a %s on a %s, forget too", async (from, to) => {
    const places = [await ENGINES[from]!(), await ENGINES[to]!(), await ENGINES[to]!()] as const;
    const [here, there, fresh] = [await begun(places[0]), await places[1].open(), await places[2].open()];
    const folder = join(scratch, `${from}-${to}`);
    try {
      await withIda(here);
      await here.exportTo(folder);
      await there.importFrom(folder);
      expect(tracesIn(folder)).not.toEqual([]);
      await erasePersons(acting(here), REASON);
      await here.exportTo(folder);
      expect(tracesIn(folder)).toEqual([]);
      const tables = await tablesOf(here);
      for (const copy of [there, fresh]) {
        await copy.importFrom(folder);
        expect(await tablesOf(copy)).toEqual(tables);
        expect(await copy.verify()).toMatchObject({ faults: [] });
        await verified(copy);
      }
    } finally {
      for (const ledger of [here, there, fresh]) await ledger.close();
      for (const place of places) await place.end();
    }
  });

  test("a line or a file changed without an entry is found, and one that came back", async () => {
    const place = folderPlace();
    let ledger = await begun(place);
    await withIda(ledger);
    const journal = join(place.folder, "journal.jsonl");
    await ledger.close();
    const whole = readFileSync(journal, "utf8").trimEnd().split("\n");
    const at = whole.findIndex((line) => line.includes('"player-changed"'));
    const json = JSON.parse(whole[at]!);
    const forged = { ...json, private: { ...json.private, payload: { changes: {}, reason: "x" } }, redacted: 99 };
    writeFileSync(journal, `${whole.with(at, canonicalJson(forged)).join("\n")}\n`);
    ledger = await place.open({ fresh: true });
    expect((await ledger.verify()).faults).toMatchObject([{ line: at + 1, fault: "redaction-unrecorded" }]);
    await ledger.close();
    writeFileSync(journal, `${whole.join("\n")}\n`);
    ledger = await place.open({ fresh: true });
    await erasePersons(acting(ledger), REASON);
    await ledger.close();
    const now = readFileSync(journal, "utf8").trimEnd().split("\n");
    writeFileSync(journal, `${now.with(at, whole[at]!).join("\n")}\n`);
    ledger = await place.open({ fresh: true });
    expect((await ledger.verify()).faults).toMatchObject([{ line: at + 1, fault: "redaction-undone" }]);
    await ledger.close();
    await place.end();
  });
});

describe("a crash while somebody is erased", () => {
  test("after the journal was written: the rest is done when the office is opened", async () => {
    const place = folderPlace();
    let ledger = await begun(place);
    await withIda(ledger);
    const before = await verified(ledger);
    await ledger.close();
    const kept = join(scratch, "kept");
    cpSync(place.folder, kept, { recursive: true });
    ledger = await place.open();
    await erasePersons(acting(ledger), REASON);
    const tables = await tablesOf(ledger);
    await ledger.close();
    // As if it had ended between the journal and the database: tables and files are those from before.
    rmSync(join(place.folder, "database"), { recursive: true });
    rmSync(join(place.folder, "office.clean"));
    cpSync(join(kept, "database"), join(place.folder, "database"), { recursive: true });
    cpSync(join(kept, "contents"), join(place.folder, "contents"), { recursive: true });
    ledger = await place.open();
    expect(ledger.notices.map(({ code }) => code)).toContain("erasure-completed");
    expect(await tablesOf(ledger)).toEqual(tables);
    expect(await verified(ledger)).toEqual(before);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
    await ledger.close();
    expect(tracesIn(place.folder)).toEqual([]);
    await place.end();
  });

  test("before the journal was written: nothing has changed", async () => {
    const place = folderPlace();
    let ledger = await begun(place);
    await withIda(ledger);
    const before = await verified(ledger);
    const tables = await tablesOf(ledger);
    const { content } = (await ledger.db.selectFrom("report").select("content").executeTakeFirst())!;
    await ledger.close();
    await contentFiles(place.folder).point(content, null);
    rmSync(join(place.folder, "office.clean"));
    ledger = await place.open();
    expect(await verified(ledger)).toEqual(before);
    expect(await tablesOf(ledger)).toEqual(tables);
    expect(await ledger.verify()).toMatchObject({ faults: [], redactions: 0 });
    await ledger.close();
    await place.end();
  });
});
