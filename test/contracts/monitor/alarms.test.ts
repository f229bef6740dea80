import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { driftingLists } from "../../set-up/offices/drifting.ts";
import { contractEngines } from "../../set-up/offices/engines.ts";
import { begun, entriesIn, folderPlace, type Place, tablesOf } from "../../set-up/offices/offices.ts";

const ALARM = "idle-points --list standard-2026-11";

describe.each(contractEngines(folderPlace))("alarms of an office on %s", (_, placeOf) => {
  let place: Place;
  let ledger: Ledger;
  const said = (words: string) => commandsAt(ledger)(words);
  const rows = () => ledger.db.selectFrom("acknowledged_alarm").selectAll().execute();

  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    await driftingLists(ledger);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  test("what is no alarm is not acknowledged", async () => {
    const refused = async (words: string) => {
      const { status, stderr } = await said(words);
      return [status, stderr.trim()];
    };
    expect(await refused("alarms acknowledge idle-points --list standard-2026-10 --reason known")).toEqual([
      3,
      'There is no alarm "Ratings move without games" for the standard list of October 2026.',
    ]);
    expect(await refused("alarms acknowledge juniors --list standard-2026-11 --reason known")).toEqual([
      3,
      'There is no alarm "Juniors are rated too low or too high" for the standard list of November 2026.',
    ]);
    expect((await refused("alarms acknowledge nonesuch --list standard-2026-11 --reason known"))[0]).toBe(2);
    expect((await refused("alarms acknowledge idle-points --list standard-2031-11 --reason known"))[0]).toBe(3);
    expect((await refused(`alarms acknowledge ${ALARM} --reason " "`))[0]).toBe(2);
    expect((await refused(`alarms reopen ${ALARM} --reason wrong`))[1]).toContain("is not acknowledged.");
    expect(await rows()).toEqual([]);
  });

  test("an alarm is acknowledged once, and taken back by an entry of its own", async () => {
    expect((await said("monitor office")).stdout).toMatch(/^Alarm, list of 2026-11: Ratings move without games/);
    expect((await said(`alarms acknowledge ${ALARM} --reason "one point for all" --dry-run`)).status).toBe(0);
    expect(await rows()).toEqual([]);
    expect((await said(`alarms acknowledge ${ALARM} --reason "one point for all"`)).status).toBe(0);
    expect(await rows()).toMatchObject([
      { list: "standard-2026-11", alarm: "idle-points", day: "2026-11-15", reason: "one point for all" },
    ]);
    expect((await said("monitor office")).stdout).toContain("Acknowledged on 2026-11-15: one point for all");
    const again = await said(`alarms acknowledge ${ALARM} --reason again`);
    expect([again.status, again.stderr]).toEqual([3, expect.stringContaining("is already acknowledged")]);
    expect((await said(`alarms reopen ${ALARM} --reason "looked at the wrong list"`)).status).toBe(0);
    expect(await rows()).toEqual([]);
    expect((await said(`alarms acknowledge ${ALARM} --reason "now it is right"`)).status).toBe(0);
    const kinds = (await entriesIn(ledger)).slice(-3).map(({ kind }) => kind);
    expect(kinds).toEqual(["alarm-acknowledged", "alarm-reopened", "alarm-acknowledged"]);
  });

  test("the reason is not in the chain in clear", async () => {
    const lines = await ledger.db
      .selectFrom("journal")
      .select("line")
      .where("kind", "like", "alarm-%")
      .orderBy("sequence")
      .execute();
    const fields = lines.map(({ line }) => JSON.parse(line)).map((entry) => [entry.payload, entry.private.payload]);
    const open = { list: "standard-2026-11", alarm: "idle-points" };
    expect(fields).toEqual([
      [open, { reason: "one point for all" }],
      [open, { reason: "looked at the wrong list" }],
      [open, { reason: "now it is right" }],
    ]);
  });

  test("a rebuild makes the same table", async () => {
    const before = await tablesOf(ledger);
    await ledger.rebuild();
    expect(await tablesOf(ledger)).toEqual(before);
    expect(await rows()).toMatchObject([{ reason: "now it is right" }]);
  });
});
