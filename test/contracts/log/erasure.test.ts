import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { erasePersons } from "../../../src/periods/persons/erasure/erase-person.ts";
import { endExclusion } from "../../../src/periods/players.ts";
import { wholeOf } from "../../../src/periods/tournaments/reports/read-report.ts";
import { receiveReport } from "../../../src/periods/tournaments/reports/receive.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { contractEngines } from "../../set-up/offices/engines.ts";
import { REASON, TRACES, tracesIn, verified, withIda } from "../../set-up/offices/erasure.ts";
import { close, publish } from "../../set-up/offices/lists.ts";
import { acting, begun, folderPlace, type Place, tablesOf } from "../../set-up/offices/offices.ts";
import { register } from "../../set-up/offices/tournaments.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

const scratch = scratchFolder("erasure");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe.each(contractEngines(folderPlace))("a person erased from an office on %s", (engine, placeOf) => {
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

  test("erases drafts that were discarded, arbiters, games as CSV and short names", async () => {
    const said = commandsAt(ledger);
    await said('players add 1000201 --name "Li, X" --birth 1990 --sex w --federation SWE');
    await said('players add 1000202 --name "van der Hoog, Jan" --birth 1961-02-03 --federation SWE');
    const dates = { start: day("2026-11-05"), end: day("2026-11-09") };
    const { tournament } = await register(ledger, { ...dates, system: "swiss" }, "2026-10-01");
    const rows = [
      "round,date,white_id,white_name,white_rating,white_sex,white_birth,black_id,black_name,black_rating,result,arbiter",
      '1,2026-11-05,1000201,"Li, X",,w,1990,1000102,"Nagy, Béla",1990,1-0,Jan van der Hoog',
      '2,2026-11-06,1000102,"Nagy, Béla",1990,,,1000201,"Li, X",,1/2-1/2,',
    ];
    const came = { part: 0, file: "games.csv", sender: "x", on: day("2026-11-10"), enteredBecause: null };
    const bytes = Buffer.from(`${rows.join("\n")}\n`);
    await receiveReport(acting(ledger), { tournament, bytes, despiteErrors: true, ...came });
    await close(ledger, "2026-12-01");
    await close(ledger, "2026-12-01");
    await said('lists discard standard-2026-12 --reason "once more"');
    const lists = await verified(ledger);
    await erasePersons(acting(ledger), { ...REASON, players: ["1000201", "1000202"] });
    expect(await verified(ledger)).toEqual(lists);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
    const { content } = await ledger.db
      .selectFrom("report")
      .select("content")
      .where("tournament", "=", tournament)
      .executeTakeFirstOrThrow();
    const text = Buffer.from(await wholeOf(ledger.content(content))).toString("utf8");
    expect(text).toContain('1,2026-11-05,1000201,(erased 1),,,,1000102,"Nagy, Béla",1990,1-0,(erased)');
    await expect(endExclusion(acting(ledger), { player: "1000201", reason: "x" })).rejects.toMatchObject({
      code: "already-erased",
    });
    const folder = join(scratch, engine);
    await ledger.exportTo(folder);
    expect(tracesIn(folder, ["Li, X", "Hoog", "1961-02-03"])).toEqual([]);
  });

  test("leaves an office that goes on", async () => {
    await close(ledger, "2026-12-01");
    await publish(ledger, "standard-2026-12");
    expect(await verified(ledger)).toHaveLength(before.length + 1);
  });

  test.skipIf(engine !== "PGlite")("leaves no byte in the folder", async () => {
    await ledger.close();
    expect(tracesIn(place.folder!, [...TRACES, "Berg, Olof", "berg olof"])).toEqual([]);
    ledger = await place.open();
    expect(await verified(ledger)).toHaveLength(before.length + 1);
  });
});
