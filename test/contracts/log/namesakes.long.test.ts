import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { wholeOf } from "../../../src/periods/tournaments/reports/read-report.ts";
import { receiveReport } from "../../../src/periods/tournaments/reports/receive.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { tracesInDatabase } from "../../set-up/offices/database-traces.ts";
import { contractEngines } from "../../set-up/offices/engines.ts";
import { tracesIn, verified } from "../../set-up/offices/erasure.ts";
import { close, publish } from "../../set-up/offices/lists.ts";
import { acting, begun, folderPlace, importText, listText, type Place } from "../../set-up/offices/offices.ts";
import { receive, register } from "../../set-up/offices/tournaments.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

const scratch = scratchFolder("namesakes");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Two players of one name; somebody without a number, whose name is also that of the arbiter. */
const PEOPLE = [
  { id: 1000201, name: "Zetterqvist, Zoe", rating: 2000, birth: "1993-04-05" },
  { id: 1000202, name: "Zetterqvist, Zoe", rating: 1900, birth: "1961-02-03" },
  { id: 1000203, name: "Xu, Xenia", rating: 1800 },
  { id: null, name: "Wybranowski, Wera", birth: "1999-08-07" },
];

describe.each(contractEngines(folderPlace))("people of the same name in an office on %s", (where, placeOf) => {
  let place: Place & { readonly folder?: string };
  let ledger: Ledger;
  let lists: readonly string[] = [];
  const said = (words: string) => commandsAt(ledger)(words);
  const reports = async (): Promise<readonly string[]> => {
    const rows = await ledger.db.selectFrom("report").select("content").orderBy("tournament").execute();
    return Promise.all(
      rows.map(async ({ content }) => Buffer.from(await wholeOf(ledger.content(content))).toString("utf8")),
    );
  };

  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    const known = PEOPLE.flatMap(({ id, name, rating = 0 }) => (id === null ? [] : [[id, name, rating, 5] as const]));
    await importText(acting(ledger), listText(known), "2026-10-01");
    const arbiters = [
      { name: "Wybranowski, Wera", id: null, licensed: true },
      { name: "Zetterqvist, Zoe", id: "1000202", licensed: true },
    ];
    const facts = { start: day("2026-10-05"), end: day("2026-10-07"), system: "swiss", arbiters } as const;
    const { tournament } = await register(ledger, { ...facts, name: "A" }, "2026-09-01");
    await receive(
      ledger,
      tournament,
      {
        people: PEOPLE,
        games: [
          [1, 1, 2, "1"],
          [1, 3, 4, "0"],
          [2, 1, 3, "="],
          [2, 2, 4, "1"],
        ],
        start: facts.start,
        facts: { type: "Individual: Swiss-System", chiefArbiter: "Wybranowski, Wera" },
      },
      { on: day("2026-10-08") },
    );
    const second = await register(ledger, { ...facts, name: "B" }, "2026-09-01");
    const rows = [
      "round,date,white_id,white_name,white_rating,black_id,black_name,black_rating,result,arbiter",
      '1,2026-10-05,1000201,"Zetterqvist, Zoe",2000,1000202,"Zetterqvist, Zoe",1900,1-0,Wera Wybranowski',
      '2,2026-10-06,1000203,"Xu, Xenia",1800,1000202,"Zetterqvist, Zoe",1900,1-0,',
    ];
    const came = {
      part: 0,
      file: "games.csv",
      sender: "Wera Wybranowski",
      on: day("2026-10-08"),
      enteredBecause: null,
    };
    const bytes = Buffer.from(`${rows.join("\n")}\n`);
    await receiveReport(acting(ledger), { tournament: second.tournament, bytes, despiteErrors: true, ...came });
    await close(ledger, "2026-11-01");
    await publish(ledger, "standard-2026-11");
    lists = await verified(ledger);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  test("only the lines of the player who is erased lose the name", async () => {
    expect((await said('persons erase 1000201 --reason "a request"')).status).toBe(0);
    const [trf = "", csv = ""] = await reports();
    const names = trf.split(/\r?\n/).flatMap((line) => (line.startsWith("001") ? [line.slice(14, 47).trim()] : []));
    expect(names).toEqual(["(erased 1)", "Zetterqvist, Zoe", "Xu, Xenia", "Wybranowski, Wera"]);
    expect(csv).toContain('1,2026-10-05,1000201,(erased 1),2000,1000202,"Zetterqvist, Zoe",1900,1-0,');
    const other = JSON.parse((await said("persons export 1000202 --json")).stdout);
    expect(other.player.name).toBe("Zetterqvist, Zoe");
    expect(JSON.stringify(other.journal)).toContain("Zetterqvist, Zoe"); // As an arbiter with a number.
    expect(await verified(ledger)).toEqual(lists);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
  });

  test("somebody without a number is erased by name, from reports, registrations and entries", async () => {
    const { files } = JSON.parse((await said('persons export "Wera Wybranowski" --json')).stdout);
    expect(files).toHaveLength(2);
    const [erased] = JSON.parse((await said('persons erase "Wera Wybranowski" --reason "a request" --json')).stdout);
    expect(erased).toMatchObject({ byName: true, files: { report: 2 }, tournaments: 1 });
    const [trf = "", csv = ""] = await reports();
    expect(trf).toContain("(erased 4)");
    expect(csv).toContain(",1-0,(erased)");
    expect(csv).toContain("Zetterqvist, Zoe");
    expect(await verified(ledger)).toEqual(lists);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
  });

  test("nothing of them is left in an export, in the tables, in files and in the server's own", async () => {
    expect((await said('persons erase 1000202 --reason "a request"')).status).toBe(0);
    const traces = ["Zetterqvist", "zetterqvist", "1993-04-05", "1961-02-03", "Wybranowski", "Wera", "1999-08-07"];
    const folder = join(scratch, where);
    await ledger.exportTo(folder);
    expect(tracesIn(folder, traces)).toEqual([]);
    if (place.folder === undefined) {
      const { tables, found } = await tracesInDatabase(ledger, traces);
      expect([tables > 80, found]).toEqual([true, []]);
      // The same looking finds somebody who was not erased.
      expect((await tracesInDatabase(ledger, ["Xu, Xenia"])).found.length).toBeGreaterThan(2);
      return;
    }
    await ledger.close();
    expect(tracesIn(place.folder, traces)).toEqual([]);
    ledger = await place.open();
  });
});
