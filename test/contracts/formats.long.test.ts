import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import { allLists, versionsOf } from "../../src/ledger/queries/lists/lists.ts";
import type { Db } from "../../src/ledger/schema/tables.ts";
import { verifyClub } from "../../src/periods/clubs/lists.ts";
import { verifyFromJournal } from "../../src/periods/lists/verify/verify-from-journal.ts";
import { erasePersons } from "../../src/periods/persons/erasure/erase-person.ts";
import { commandsAt } from "../set-up/offices/commands.ts";
import { tracesIn } from "../set-up/offices/erasure.ts";
import { faultsIn } from "../set-up/offices/life.ts";
import { close, publish } from "../set-up/offices/lists.ts";
import { memoryEngine } from "../set-up/offices/memory-engine.ts";
import { acting, memoryPlace, type Place, serverPlace, tablesOf } from "../set-up/offices/offices.ts";
import { scratchFolder } from "../set-up/scratch.ts";

const [FORMAT_1, FORMAT_2] = ["format-1", "format-2"].map((each) =>
  join(process.cwd(), "fixtures", "journals", each),
) as [string, string];

const ENGINES: Readonly<Record<string, () => Promise<Place>>> = {
  PGlite: async () => memoryPlace(),
  PostgreSQL: serverPlace,
};

const scratch = scratchFolder("formats");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Somebody with lines in most lists. */
const busiest = (db: Db) =>
  db
    .selectFrom("list_entry")
    .innerJoin("player", "player.player", "list_entry.player")
    .select(["player.player", "player.name"])
    .groupBy(["player.player", "player.name"])
    .orderBy(({ fn }) => fn.sum("list_entry.games"), "desc")
    .limit(1)
    .executeTakeFirstOrThrow();

describe("an office that an earlier program left", () => {
  for (const [engine, place] of Object.entries(ENGINES))
    test(`opens, verifies and goes on: format 1 on ${engine}`, async () => {
      const at = await place();
      const ledger = await at.open();
      await ledger.importFrom(FORMAT_1);
      const before = await allLists(ledger.db);
      expect(before.filter(({ origin }) => origin === "published")).toHaveLength(10);
      expect(await faultsIn(ledger)).toEqual([]);
      expect(await verifyClub(ledger, "exempel-sk")).toMatchObject([{ members: 3, faults: [] }]);

      await close(ledger, day("2025-02-01"));
      await publish(ledger, "standard-2025-02");
      expect(await faultsIn(ledger)).toEqual([]);
      const [newest] = await versionsOf(ledger.db, "standard-2025-02");
      expect(newest).toMatchObject({ previous_list: "standard-2025-01", previous_version: 3 });
      expect(newest).toMatchObject({ root: expect.stringMatching(/^[0-9a-f]{64}$/), persons: expect.any(String) });
      const verified = await verifyFromJournal(ledger, {}, { openScratch: memoryEngine });
      expect(verified.filter(({ differences }) => differences.length > 0)).toEqual([]);
      expect(verified).toHaveLength(before.length + 1);

      // Whoever is erased is erased from entries and lists of format 1 too.
      const { player, name } = await busiest(ledger.db);
      await erasePersons(acting(ledger), { players: [String(player)], reason: "a request" });
      expect(await faultsIn(ledger)).toEqual([]);
      expect(await ledger.verify()).toMatchObject({ faults: [] });
      expect(JSON.stringify(await tablesOf(ledger))).not.toContain(name);
      const folder = join(scratch, engine);
      await ledger.exportTo(folder);
      expect(tracesIn(folder, [name])).toEqual([]);

      // The reason of a publication names somebody: in format 1 it is part of what was signed.
      const said = commandsAt(ledger);
      expect((await said("proofs export standard-2025-01")).status).toBe(0);
      await said('players add 1000999 --name "Withdrawn, Was"');
      await erasePersons(acting(ledger), { players: ["1000999"], reason: "a request" });
      expect(await ledger.verify()).toMatchObject({ faults: [] });
      const { status, stderr } = await said("proofs export standard-2025-01");
      expect([status, stderr]).toEqual([
        1,
        expect.stringContaining("no proof of the standard list of January 2025 (version 3)"),
      ]);
      await ledger.close();
      await at.end();
    });

  for (const [engine, place] of Object.entries(ENGINES))
    test(`opens, verifies and goes on: format 2 with somebody erased, on ${engine}`, async () => {
      const at = await place();
      const ledger = await at.open();
      await ledger.importFrom(FORMAT_2);
      expect(await faultsIn(ledger)).toEqual([]);
      expect(await ledger.verify()).toMatchObject({ entries: 29, redactions: 4, faults: [] });
      await close(ledger, day("2025-02-01"));
      await publish(ledger, "standard-2025-02");
      expect(await faultsIn(ledger)).toEqual([]);
      await ledger.close();
      await at.end();
    });
});
