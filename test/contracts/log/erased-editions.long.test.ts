import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { adoptEdition } from "../../../src/periods/editions/adopt-edition.ts";
import { editionsOf } from "../../../src/periods/editions/editions-of.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { tracesInDatabase } from "../../set-up/offices/database-traces.ts";
import { contractEngines } from "../../set-up/offices/engines.ts";
import { tracesIn, verified } from "../../set-up/offices/erasure.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, folderPlace, type Place } from "../../set-up/offices/offices.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

const scratch = scratchFolder("erased-editions");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Issued by a player of the office; somebody without a number found a reason. */
const FILE = JSON.stringify({
  ...{ format: 1, id: "lakeside-1", name: "Lakeside rules", issuedBy: "Béla Nagy", base: "fide-standard-2025-10" },
  inForce: { from: "2026-10-02" },
  rules: { floor: { reason: "Wera Wybranowski counted our school players.", new: { rating: 1000 } } },
});
const TRACES = ["Béla", "Nagy", "Wybranowski", "Wera"];

describe.each(contractEngines(folderPlace))("somebody named in an adopted edition, on %s", (where, placeOf) => {
  let place: Place & { readonly folder?: string };
  let ledger: Ledger;
  beforeEach(async () => {
    place = await placeOf();
    ledger = await begun(place);
  });
  afterEach(async () => {
    await ledger.close();
    await place.end();
  });
  const ownFacts = async () => (await editionsOf(ledger.db)).named("lakeside-1").own;

  test("is found by name, and is erased from the file, the entry and every copy; lists stay", async () => {
    await withOctober(ledger);
    const reason = "proposed by Wera Wybranowski to Béla Nagy";
    await adoptEdition(acting(ledger), { file: "own.json", text: FILE, reason });
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    const lists = await verified(ledger);
    expect((await ownFacts())?.issuedBy).toBe("Béla Nagy");
    const said = commandsAt(ledger);

    const held = JSON.parse((await said('persons export "Wera Wybranowski" --json')).stdout);
    expect(held.files.map(({ what }: { what: string }) => what)).toEqual(["edition"]);
    expect(held.journal.map(({ kind }: { kind: string }) => kind)).toEqual(["edition-adopted"]);

    const [named] = JSON.parse((await said('persons erase "Wera Wybranowski" --reason "a request" --json')).stdout);
    expect(named).toMatchObject({ byName: true, entries: 1, files: { edition: 1 } });
    expect(await ownFacts()).toMatchObject({
      issuedBy: "Béla Nagy",
      reasons: { floor: "(erased) counted our school players." },
    });
    const [player] = JSON.parse((await said('persons erase 1000102 --reason "a request" --json')).stdout);
    expect(player.files.edition).toBe(1);
    expect(await ownFacts()).toMatchObject({ name: "Lakeside rules", issuedBy: "(erased)" });

    expect(await verified(ledger)).toEqual(lists);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
    await ledger.exportTo(join(scratch, where));
    expect(tracesIn(join(scratch, where), TRACES)).toEqual([]);
    if (place.folder === undefined) {
      expect((await tracesInDatabase(ledger, TRACES)).found).toEqual([]);
      return;
    }
    await ledger.close();
    expect(tracesIn(place.folder, TRACES)).toEqual([]);
    ledger = await place.open();
  });
});
