import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import { allLists, versionsOf } from "../../src/ledger/queries/lists/lists.ts";
import { verifyClub } from "../../src/periods/clubs/lists.ts";
import { verifyFromJournal } from "../../src/periods/lists/verify/verify-from-journal.ts";
import { faultsIn } from "../set-up/offices/life.ts";
import { close, publish } from "../set-up/offices/lists.ts";
import { memoryEngine } from "../set-up/offices/memory-engine.ts";
import { memoryPlace, type Place, serverPlace } from "../set-up/offices/offices.ts";

const FORMAT_1 = join(process.cwd(), "fixtures", "journals", "format-1");

const ENGINES: Readonly<Record<string, () => Promise<Place>>> = {
  PGlite: async () => memoryPlace(),
  PostgreSQL: serverPlace,
};

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
      await ledger.close();
      await at.end();
    });
});
