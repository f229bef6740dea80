import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { withClub } from "../../set-up/offices/clubs.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { drawnPeriod, driftingBook } from "../../set-up/offices/drifting.ts";
import { begun, entriesIn, folderPlace, type Place, serverPlace, tablesOf } from "../../set-up/offices/offices.ts";

const CLUB = "prov-1";
const ALARM = `index-level --club ${CLUB} --period 2025-05-01 --on 2025-06-01`;

describe.each([
  ["a folder", async () => folderPlace()],
  ["a server", () => serverPlace()],
])("alarms of a club's book in %s", (_, placeOf) => {
  let place: Place;
  let ledger: Ledger;
  const said = (words: string) => commandsAt(ledger)(words);
  const rows = () => ledger.db.selectFrom("acknowledged_alarm").selectAll().execute();
  const shown = async () => (await said(`monitor club --club ${CLUB} --on 2025-06-01`)).stdout;

  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    await driftingBook(ledger, CLUB);
    await withClub(ledger, "prov-2");
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
    const day = "--on 2025-06-01 --reason known";
    expect(await refused(`clubs alarms acknowledge index-level --club ${CLUB} --period 2025-01-01 ${day}`)).toEqual([
      3,
      'There is no alarm "Deflation Index is far from 0" for the period from 2025-01-01.',
    ]);
    expect(await refused(`clubs alarms acknowledge newcomers --club ${CLUB} --period 2025-05-01 ${day}`)).toEqual([
      3,
      'There is no alarm "Start ratings are too low or too high" for the period from 2025-05-01.',
    ]);
    // Another club's book has no alarm, and what only the office's lists raise is none of a book.
    expect((await refused(`clubs alarms acknowledge index-level --club prov-2 --period 2025-05-01 ${day}`))[0]).toBe(3);
    const [status, choices] = await refused(
      `clubs alarms acknowledge idle-points --club ${CLUB} --period 2025-05-01 ${day}`,
    );
    expect([status, choices]).toEqual([2, expect.stringContaining("index-shift, index-level, juniors, newcomers")]);
    expect((await refused(`clubs alarms acknowledge index-level --club ${CLUB} --period May ${day}`))[0]).toBe(2);
    expect((await refused(`clubs alarms acknowledge index-level --club none --period 2025-05-01 ${day}`))[0]).toBe(3);
    expect((await refused(`clubs alarms acknowledge index-level --period 2025-05-01 ${day}`))[0]).toBe(2);
    expect((await refused(`clubs alarms acknowledge ${ALARM} --reason " "`))[0]).toBe(2);
    expect((await refused(`clubs alarms reopen ${ALARM} --reason wrong`))[1]).toContain("is not acknowledged.");
    expect(await rows()).toEqual([]);
  });

  test("an alarm is acknowledged once, and taken back by an entry of its own", async () => {
    expect(await shown()).toMatch(/^Alarm, period from 2025-05-01: Deflation Index is far from 0 .*Look at/m);
    const listed = async () => (await said(`clubs alarms list --club ${CLUB} --on 2025-06-01`)).stdout;
    expect(await listed()).toMatch(/^index-level +2025-05-01 +Deflation Index is far from 0 +Open$/m);
    expect((await said(`clubs alarms acknowledge ${ALARM} --reason "team draws" --dry-run`)).status).toBe(0);
    expect(await rows()).toEqual([]);
    const done = await said(`clubs alarms acknowledge ${ALARM} --reason "team draws"`);
    expect([done.status, done.stdout]).toEqual([0, expect.stringMatching(/^Alarm of a club book acknowledged \(/)]);
    expect(await rows()).toMatchObject([
      { club: CLUB, list: "2025-05-01", alarm: "index-level", day: "2026-11-15", reason: "team draws" },
    ]);
    expect(await shown()).toContain("Acknowledged on 2026-11-15: team draws");
    expect(await listed()).toMatch(/^index-level .* Acknowledged on 2026-11-15: team draws$/m);
    const again = await said(`clubs alarms acknowledge ${ALARM} --reason again`);
    expect([again.status, again.stderr]).toEqual([3, expect.stringContaining("is already acknowledged")]);
    expect((await said(`clubs alarms reopen ${ALARM} --reason "wrong period"`)).status).toBe(0);
    expect(await rows()).toEqual([]);
    expect((await said(`clubs alarms acknowledge ${ALARM} --reason "so says Alva Ek"`)).status).toBe(0);
    const kinds = (await entriesIn(ledger)).slice(-3).map(({ kind }) => kind);
    expect(kinds).toEqual(["club-alarm-acknowledged", "club-alarm-reopened", "club-alarm-acknowledged"]);
    const { alarms } = JSON.parse((await said(`monitor club --club ${CLUB} --on 2025-06-01 --json`)).stdout);
    expect(alarms).toMatchObject([
      { code: "index-level", date: "2025-05-01", acknowledged: { day: "2026-11-15", reason: "so says Alva Ek" } },
    ]);
  });

  test("it holds for one period: the next raises the alarm again", async () => {
    await drawnPeriod(ledger, CLUB, "2025-09");
    const later = JSON.parse((await said(`clubs alarms list --club ${CLUB} --on 2025-09-20 --json`)).stdout);
    const state = later.alarms.map((each: { date: string; acknowledged: object | null }) => [
      each.date,
      each.acknowledged === null,
    ]);
    expect(state).toEqual([
      ["2025-05-01", false],
      ["2025-09-01", true],
    ]);
  });

  test("undoing takes back the last change of the book, not what was said of its alarm", async () => {
    const undone = await said(`clubs undo --club ${CLUB} --on 2025-09-20 --reason "wrong evening" --dry-run --json`);
    expect(JSON.parse(undone.stdout).undone.kind).toBe("club-games-entered");
  });

  test("the reason is not in the chain in clear", async () => {
    const lines = await ledger.db
      .selectFrom("journal")
      .select("line")
      .where("kind", "like", "club-alarm-%")
      .orderBy("sequence")
      .execute();
    const fields = lines.map(({ line }) => JSON.parse(line)).map((entry) => [entry.payload, entry.private.payload]);
    const open = { club: CLUB, period: "2025-05-01", alarm: "index-level" };
    expect(fields).toEqual([
      [open, { reason: "team draws" }],
      [open, { reason: "wrong period" }],
      [open, { reason: "so says Alva Ek" }],
    ]);
  });

  test("a rebuild makes the same table, and a person is erased from the reason", async () => {
    const before = await tablesOf(ledger);
    await ledger.rebuild();
    expect(await tablesOf(ledger)).toEqual(before);
    expect((await said('persons erase "Ek, Alva" --reason "a request"')).status).toBe(0);
    const [row] = await rows();
    expect(row?.reason).toMatch(/^so says /);
    expect(row?.reason).not.toContain("Alva");
    expect((await said(`clubs alarms list --club ${CLUB}`)).stdout).not.toContain("Alva");
  });
});
