import { afterAll, beforeAll, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { reportsOf } from "../../src/ledger/postgres/reports.ts";
import { commandsAt, type Said } from "../set-up/commands.ts";
import { begun, memoryPlace } from "../set-up/offices.ts";
import { bytesOf, importPeople } from "../set-up/tournaments.ts";

/** Several reports at once: the good ones are received, and of each bad one is said what is wrong. */

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
const FILES = {
  "good.trf": bytesOf(),
  "later.trf": bytesOf({ start: day("2026-12-01") }),
  "contradicts.trf": Buffer.from(text(bytesOf({ start: day("2027-01-10") })).replace("   2 w 1", "   3 w 1")),
  "none.trf": Buffer.from("012 A tournament without players\n042 2026/13/45\n"),
};

const place = memoryPlace();
let ledger: Ledger;
let office: (words: string) => Promise<Said>;

beforeAll(async () => {
  ledger = await begun(place);
  await importPeople(ledger);
  office = commandsAt(ledger, FILES);
});

afterAll(async () => {
  await ledger.close();
  await place.end();
});

/** As a pairing program writes it: nobody has a comma, a sex in small letters or a rank. */
const usual = text(bytesOf({ start: day("2027-02-01") }))
  .split("\n")
  .map((line) => (line.startsWith("001") ? `${line.slice(0, 9)}M${line.slice(10, 85)}    ${line.slice(89)}` : line))
  .join("\n");

test("C5: a receipt says the outcome first, and fits on a screen", async () => {
  const at = commandsAt(ledger, { "usual.trf": Buffer.from(usual) });
  const { stdout } = await at("report receive usual.trf --register --on 2027-02-05 --sender Ada --dry-run");
  const lines = stdout.split("\n");
  expect(lines.length).toBeLessThan(20);
  const place = (part: string): number => lines.findIndex((line) => line.includes(part));
  expect(place(": warning: 4 × sex")).toBeGreaterThan(place("rated"));
  expect(place("rated")).toBeGreaterThan(0);
});

const REGISTER = "--register --on 2026-12-05 --sender Ada";

test("of a file that is no report it is said what was found in it", async () => {
  const { status, stderr } = await office(`report receive none.trf ${REGISTER}`);
  expect(status).toBe(2);
  expect(stderr).toContain("none.trf:2:");
  expect((await office("tournament register --from none.trf --on 2026-10-01")).stderr).toContain("none.trf:2:");
});

test("a report with errors is input that cannot be read, alone or among others", async () => {
  const alone = await office(`report receive contradicts.trf ${REGISTER}`);
  expect(alone).toMatchObject({ status: 2, stderr: expect.stringContaining("player-on-two-boards") });
  const { status, stdout, stderr } = await office(`report receive contradicts.trf none.trf good.trf ${REGISTER}`);
  expect(status).toBe(2);
  expect(stderr).toContain("player-on-two-boards");
  expect(stderr).toContain("none.trf:2:");
  expect(stdout).toContain("good.trf: received for 2026-0001");
  expect(await reportsOf(ledger.db, "2026-0001")).toHaveLength(1);
});

test("the worst of them decides with which code it ends", async () => {
  // The same bytes cannot be another tournament: a request that is refused is worse than a file that cannot be read.
  const { status, stdout } = await office(`report receive none.trf good.trf later.trf ${REGISTER}`);
  expect([status, stdout]).toEqual([3, expect.stringContaining("later.trf: received for")]);
  expect((await office(`report receive later.trf later.trf ${REGISTER}`)).status).toBe(3);
});

test("why a player's facts were changed can be said, and stands in the journal", async () => {
  const said = async (words: string) => JSON.parse((await office(`players change 1000101 ${words} --json`)).stdout);
  const { entry } = await said('--title WGM --reason "title of the congress"');
  expect(entry.payload).toEqual({ player: "1000101", changes: { title: "WGM" }, reason: "title of the congress" });
  expect((await said("--title none")).entry.payload).toEqual({ player: "1000101", changes: { title: null } });
});
