import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { completeErasures } from "../../../src/ledger/complete-erasures.ts";
import type { Ledger, PreparedWork } from "../../../src/ledger/ledger.ts";
import { noteErasure } from "../../../src/ledger/queries/journal/erasures.ts";
import type { Office } from "../../../src/periods/office.ts";
import { erasePersons } from "../../../src/periods/persons/erasure/erase-person.ts";
import { expireReports } from "../../../src/periods/persons/expire-reports.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { tracesIn, verified, withIda } from "../../set-up/offices/erasure.ts";
import { close, publish } from "../../set-up/offices/lists.ts";
import { acting, begun, folderPlace, type Place, serverPlace, tablesOf } from "../../set-up/offices/offices.ts";

/** An office in which something happens between preparing a work and recording it. */
const interrupted = (ledger: Ledger, meanwhile: () => Promise<unknown>): Office => ({
  ...acting(ledger),
  ledger: {
    ...ledger,
    appendPrepared: <P, T>(options: Parameters<Ledger["appendPrepared"]>[0], work: PreparedWork<P, T>) =>
      ledger.appendPrepared<P, T>(options, {
        ...work,
        prepare: async (workspace) => {
          const prepared = await work.prepare(workspace);
          await meanwhile();
          return prepared;
        },
      }),
  },
});

const erase = (ledger: Ledger, player: string) =>
  erasePersons(acting(ledger), { players: [player], reason: "a request" });
const OVERTAKEN = { code: "overtaken-by-erasure" };

describe.each([
  ["a folder", async () => folderPlace()],
  ["a server, by another program", () => serverPlace()],
])("somebody is erased meanwhile, in %s", (where, placeOf) => {
  let place: Place & { readonly folder?: string };
  let ledger: Ledger;
  /** On a server the one who erases is another program. */
  let other: Ledger;
  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    await withIda(ledger);
    other = where === "a folder" ? ledger : await place.open();
  });
  afterAll(async () => {
    if (other !== ledger) await other.close();
    await ledger.close();
    await place.end();
  });

  /** Whether any content has a text: also one that no entry names. */
  const isKept = async (text: string): Promise<boolean> => {
    if (place.folder !== undefined) return tracesIn(place.folder, [text]).some((file) => /^[0-9a-f]{64}$/.test(file));
    const parts = await ledger.db.selectFrom("content_part").select("bytes").execute();
    return parts.some(({ bytes }) => Buffer.from(bytes).includes(text));
  };

  test("an erasure leaves no copy that names the one", async () => {
    const office = interrupted(ledger, () => erase(other, "1000103"));
    const refused = erasePersons(office, { players: ["1000101"], reason: "a request" });
    await expect(refused).rejects.toMatchObject({ code: expect.stringContaining("over") });
    expect([await isKept("Luczak"), await isKept("Öster")]).toEqual([false, true]);
    await erase(ledger, "1000101");
    expect([await isKept("Öster"), await isKept("Oster")]).toEqual([false, false]);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
  });

  test("a list is not closed with the name, and can be closed again", async () => {
    const closing = close(interrupted(ledger, () => erase(other, "1000104")).ledger, "2026-12-01");
    await expect(closing).rejects.toMatchObject(OVERTAKEN);
    expect(await isKept("Berg")).toBe(false);
    expect(JSON.stringify(await tablesOf(ledger))).not.toContain("Berg");
    await close(ledger, "2026-12-01");
    await publish(ledger, "standard-2026-12");
    expect(await verified(ledger)).toHaveLength(3);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
  });

  test("no list is closed while the tables still have somebody who was erased", async () => {
    await noteErasure(other.db, (await other.head()).sequence);
    await expect(close(ledger, "2027-01-01")).rejects.toMatchObject(OVERTAKEN);
    await completeErasures(other);
    await close(ledger, "2027-01-01");
  });

  test("old reports do not bring the name back when they lose their births", async () => {
    await commandsAt(ledger)("settings change --report-years 2");
    const today = day("2029-01-01");
    const expiring = expireReports(
      interrupted(ledger, () => erase(other, "1000102")),
      { today },
    );
    await expect(expiring).rejects.toMatchObject(OVERTAKEN);
    expect(await isKept("Nagy")).toBe(false);
    expect(await expireReports(acting(ledger), { today })).toMatchObject({ reports: 1 });
    expect(await isKept("Nagy")).toBe(false);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
  });

  test("what a program that died has left goes with the next erasure", async () => {
    const stray = async function* () {
      yield Buffer.from("a copy that names Marta Kovacs");
    };
    await ledger.appendPrepared(
      { by: "x", dryRun: false },
      { lists: [], prepare: ({ keep }) => keep(stray()), record: async () => undefined },
    );
    expect(await isKept("Kovacs")).toBe(true);
    await commandsAt(ledger)('players add 1000300 --name "Li, X"');
    await erase(ledger, "1000300");
    expect(await isKept("Kovacs")).toBe(false);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
  });
});
