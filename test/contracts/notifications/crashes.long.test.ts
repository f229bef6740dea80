import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { openServer } from "../../../src/ledger/engines/server.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { openServerLedger } from "../../../src/ledger/open-server.ts";
import { countByState } from "../../../src/ledger/queries/notifications/messages.ts";
import { setNotifiedUntil } from "../../../src/ledger/queries/notifications/recipients.ts";
import { addUser } from "../../../src/periods/accounts.ts";
import { makeMessages } from "../../../src/periods/notifications/make-messages.ts";
import { project } from "../../../src/periods/projections.ts";
import { registerTournament } from "../../../src/periods/tournaments/register.ts";
import { askArbiter } from "../../../src/periods/tournaments/reports/questions.ts";
import { acting, begun, folderPlace, newDatabase, oneTime, type Place } from "../../set-up/offices/offices.ts";
import { FACTS } from "../../set-up/offices/tournaments.ts";
import { mailServer } from "../../set-up/sites/receivers.ts";

const QUESTIONS = 60;
const KILLS = 5;
const MINUTE = 60_000;
/** Connections of one process to the mail server: so many answers can be lost by one kill. */
const SIDE_BY_SIDE = 3;

/** Processes are killed while they send. Needs the built program. */
describe.each([
  ["in a folder", inFolder],
  ["on PostgreSQL", onServer],
] as const)("mails of an office %s whose server is killed", (_, newOffice) => {
  let office: Awaited<ReturnType<typeof newOffice>>;
  let post: Awaited<ReturnType<typeof mailServer>>;
  beforeAll(async () => {
    [office, post] = [await newOffice(), await mailServer()];
    const ledger = await begun(office.place);
    const as = (by: string) => ({ ...acting(ledger), appendOptions: { by, dryRun: false } });
    const details = { name: null, email: "arne@example.org" };
    await addUser(as("Ada"), { user: "arne", role: "arbiter", federation: null, club: null }, oneTime("x"), details);
    await registerTournament(as("arne"), { id: "2026-0001", on: day("2026-10-01"), facts: FACTS });
    await makeMessages(ledger, OPTIONS);
    for (let question = 1; question <= QUESTIONS; question++)
      await askArbiter(as("ada"), { tournament: "2026-0001", on: day("2026-11-15"), text: `Question ${question}` });
    await ledger.close();
  });
  afterAll(async () => {
    await post.stop();
    await office.place.end();
  });

  test("arrive, all of them, and each under one id; a kill repeats at most what was being sent", async () => {
    let now = OPTIONS.now;
    for (let kill = 0; kill < KILLS; kill++) {
      // Every other time the answers of the mail server are held back: what it took, nobody here knows of.
      const isHeld = kill % 2 === 1;
      if (isHeld) post.holdAnswers();
      const [before, process] = [post.mails.length, tell(office.address, post.address, now)];
      await once(process.stdout, "data");
      while (post.mails.length < before + (isHeld ? SIDE_BY_SIDE : 1 + kill)) await wait(5);
      process.kill("SIGKILL");
      await once(process, "exit");
      post.answer();
      now += 10 * MINUTE;
    }
    const last = tell(office.address, post.address, now);
    const [code] = await once(last, "exit");
    expect(code).toBe(0);
    const ids = post.mails.map(({ headers }) => headers["message-id"]);
    expect(new Set(ids).size).toBe(QUESTIONS);
    expect(ids.length - QUESTIONS).toBeLessThanOrEqual(KILLS * SIDE_BY_SIDE);
    const ledger = await office.place.open();
    expect(await countByState(ledger.db)).toMatchObject({ waiting: 0, sending: 0, failed: 0, sent: QUESTIONS });
    await ledger.close();
  }, 120_000);

  test("made again from the same entries, because a process died before it noted them, are the same", async () => {
    const ledger = await office.place.open();
    await ledger.db.updateTable("notified").set({ sequence: 1 }).execute();
    await makeMessages(ledger, OPTIONS);
    expect(await countByState(ledger.db)).toMatchObject({ waiting: 0, sent: QUESTIONS });
    await setNotifiedUntil(ledger.db, (await ledger.head()).sequence);
    await ledger.close();
  });
});

const OPTIONS = { now: Date.UTC(2026, 10, 15, 12), today: day("2026-11-15"), mails: true };

const tell = (place: string, server: string, now: number) =>
  spawn(process.execPath, ["test/set-up/processes/tell-people.mjs", place, server, String(now)], {
    stdio: ["ignore", "pipe", "inherit"],
  });

async function inFolder(): Promise<{ readonly place: Place; readonly address: string }> {
  const place = folderPlace();
  return { place, address: place.folder };
}

async function onServer(): Promise<{ readonly place: Place; readonly address: string }> {
  const { address, drop } = await newDatabase();
  const open = async (): Promise<Ledger> =>
    openServerLedger({ engine: await openServer(address), place: address, begin: true, project, now: Date.now });
  return { place: { open, end: drop }, address };
}
