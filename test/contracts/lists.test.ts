import { describe, expect, test } from "vitest";
import { contractEngines } from "../set-up/offices/engines.ts";
import { close, publish, withOctober } from "../set-up/offices/lists.ts";
import { begun, memoryPlace, type Place, serverPlace, tablesOf, withoutSalted } from "../set-up/offices/offices.ts";
import { listContract } from "./list-contract.ts";

for (const [engine, placeOf] of contractEngines()) listContract(engine, placeOf);

describe("lists on two engines", () => {
  test("the same journal gives the same bytes and the same tables", async () => {
    const lived = async (place: Place) => {
      const ledger = await begun(place);
      await withOctober(ledger);
      for (const list of ["standard-2026-11", "standard-2026-12"]) {
        await close(ledger);
        await publish(ledger, list);
      }
      const tables = await tablesOf(ledger);
      await ledger.close();
      await place.end();
      return withoutSalted(tables);
    };
    expect(await lived(memoryPlace())).toEqual(await lived(await serverPlace()));
  });
});
