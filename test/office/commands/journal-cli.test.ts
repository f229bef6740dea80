import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";

const place = memoryPlace();
let ledger: Ledger;
beforeAll(async () => {
  ledger = await begun(place);
});
afterAll(async () => {
  await ledger.close();
  await place.end();
});

test("the journal says what each change was from and to, the first time and the second", async () => {
  const office = commandsAt(ledger);
  const done = async (words: string) => expect(await office(words)).toMatchObject({ status: 0, stderr: "" });
  await done("federations add SWE --name Sweden");
  await done("federations add NOR --name Norway");
  await done('players add 1700001 --name "Ek, Ebba" --federation SWE --sex w');
  await done("players change 1700001 --federation NOR --birth 1999 --reason moved");
  await done("players change 1700001 --federation SWE --reason returned");
  await done("federations suspend NOR --reason unpaid");
  await done('settings change --name "Lakeside office"');
  await done('settings change --name "Harbour office"');
  await done("users add arne --role arbiter");
  await done('users change-role arne --role officer --federation SWE --reason "elected"');
  await done(
    'tournaments register --id T1 --name "Lakeside Open" --federation SWE --start 2026-11-01 --end 2026-11-03 --system swiss --arbiter "Nyberg, Ada" --on 2026-09-01',
  );
  await done('tournaments change T1 --city Lakeside --end 2026-11-04 --reason "they wrote" --on 2026-10-02');
  await done('tournaments change T1 --city Harbour --reason "they wrote again" --on 2026-10-03');
  await done('clubs open lakeside --name "Lakeside" --from 2026-01-01');
  await done('clubs members enter --name "Ek, Erik" --birth 1990 --on 2026-01-01');
  await done('clubs members change 1 --name "Ek, Erik Johan" --on 2026-01-02');
  const { stdout } = await office("journal show");
  for (const said of [
    "Player 1700001 changed: Born: from none to 1999; Federation: from SWE to NOR (moved).",
    "Player 1700001 changed: Federation: from NOR to SWE (returned).",
    "Status of federation NOR changed: from member to suspended (unpaid).",
    "Settings changed: name: from Sample office to Lakeside office.",
    "Settings changed: name: from Lakeside office to Harbour office.",
    "Role of user arne changed: from arbiter to federation officer of SWE (elected).",
    "Registration of T1 changed: City: from none to Lakeside; End: from 2026-11-03 to 2026-11-04 (they wrote).",
    "Member 1 of lakeside changed: Name: from Ek, Erik to Ek, Erik Johan.",
    "Registration of T1 changed: City: from Lakeside to Harbour (they wrote again).",
  ])
    expect(stdout.replaceAll(/\s+/g, " ")).toContain(said);
});
