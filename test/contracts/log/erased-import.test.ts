import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { erasePersons } from "../../../src/periods/persons/erasure/erase-person.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { contractEngines } from "../../set-up/offices/engines.ts";
import { tracesIn, verified } from "../../set-up/offices/erasure.ts";
import { close, publish } from "../../set-up/offices/lists.ts";
import { acting, begun, folderPlace, listText, type Place, tablesOf } from "../../set-up/offices/offices.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

const scratch = scratchFolder("erased-import");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const list = (rating: number): string =>
  listText([
    [1000101, "Öster, Ida", rating, 12],
    [1000102, "Nagy, Béla", 1990, 3],
  ]);
const TRACES = ["Öster", "Ida"];

describe.each(contractEngines(folderPlace))("a list with somebody erased, imported on %s", (where, placeOf) => {
  let place: Place;
  let ledger: Ledger;
  const files = { first: Buffer.from(list(2105)), next: Buffer.from(list(2111)) };
  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    await commandsAt(ledger, files)("players import first --date 2026-10-01");
    await erasePersons(acting(ledger), { players: ["1000101"], reason: "a request" });
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });
  const said = (words: string) => commandsAt(ledger, files)(words);
  const SENTENCE = "1 player of this list was erased here: number and rating are imported, name and birth are not.";

  test("brings number and rating, and says that it brings no name", async () => {
    expect((await said("players import next --date 2026-11-01 --dry-run")).stdout).toContain(SENTENCE);
    const { status, stdout } = await said("players import next --date 2026-11-01");
    expect([status, stdout]).toEqual([0, expect.stringContaining(SENTENCE)]);
    expect(await ledger.db.selectFrom("player").selectAll().where("player", "=", 1000101).execute()).toMatchObject([
      { name: "(erased)", sex: null, birth: null, excluded: "(erased)" },
    ]);
    const rated = ledger.db.selectFrom("list_entry").select("rating").where("list", "=", "standard-2026-11");
    expect(await rated.where("player", "=", 1000101).execute()).toEqual([{ rating: 2111 }]);
    expect((await said("journal show --json")).stdout).toMatch(/"erased": ?1\b/);
    expect((await said("journal show")).stdout).toMatch(/births of 1 player erased before were left out/);
  });

  test("has no byte of the person, here or in an export", async () => {
    expect(JSON.stringify(await tablesOf(ledger))).not.toMatch(/Öster|Ida/);
    const folder = join(scratch, where);
    await ledger.exportTo(folder);
    expect(tracesIn(folder, TRACES)).toEqual([]);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
  });

  test("is the same list when it comes again, and so is the one from before", async () => {
    for (const [file, date] of [
      ["next", "2026-11-01"],
      ["first", "2026-10-01"],
    ])
      expect((await said(`players import ${file} --date ${date}`)).stderr).toContain("already");
    // For another month the bytes from before are another list; they must not come back as they were.
    expect((await said("players import first --date 2026-12-01")).stdout).toContain(SENTENCE);
    const folder = join(scratch, `${where} again`);
    await ledger.exportTo(folder);
    expect(tracesIn(folder, TRACES)).toEqual([]);
  });

  test("is what the tables are made from again, and the next list follows from it", async () => {
    const tables = await tablesOf(ledger);
    await ledger.rebuild();
    expect(await tablesOf(ledger)).toEqual(tables);
    await close(ledger, "2027-01-01");
    await publish(ledger, "standard-2027-01");
    expect(await verified(ledger)).toHaveLength(4);
  });

  test.runIf(where === "PGlite")("leaves no byte in the folder", async () => {
    await ledger.close();
    expect(tracesIn((place as ReturnType<typeof folderPlace>).folder, TRACES)).toEqual([]);
    ledger = await place.open();
  });
});
