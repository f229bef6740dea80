import { afterAll, beforeAll, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { reportsOf } from "../../../src/ledger/queries/tournaments/reports.ts";
import { commandsAt, type Said } from "../../set-up/offices/commands.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { bytesOf, importPeople } from "../../set-up/offices/tournaments.ts";

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

test("C8: games as CSV and PGN are received as reports are, and the list that is assumed is said", async () => {
  const csv = [
    "event,date,round,white,white_fide_id,black,black_fide_id,result",
    'Spring Cup,2027-03-01,1,"Öster, Ida",1000101,"Nagy, Béla",1000102,1-0',
    'Spring Cup,2027-03-02,2,"Luczak, E",,"Öster, Ida",1000101,1/2-1/2',
    "",
  ].join("\n");
  const pgn = (event: string): string =>
    `[Event "${event}"]\n[Site "Lund"]\n[Date "2027.03.08"]\n[Round "1"]\n[White "Öster, Ida"]\n[Black "Nagy, Béla"]\n[Result "0-1"]\n[WhiteFideId "1000101"]\n[BlackFideId "1000102"]\n\n0-1\n\n`;
  const at = commandsAt(ledger, {
    "games.csv": Buffer.from(csv),
    "games.pgn": Buffer.from(pgn("Club Cup")),
    "two.pgn": Buffer.from(pgn("Club Cup") + pgn("Other Cup")),
  });
  const received = await at(
    "report receive games.csv --register --id CSV --name Cup --start 2027-03-01 --on 2027-03-05 --sender Ada",
  );
  expect(received.stderr).toBe("");
  expect(received.stdout).toContain("3 players, 2 played games");
  expect(received.stdout).toContain("No rate of play is given, so standard");
  // A surname with an initial proposes the full name.
  expect((await at("report unmatched CSV")).stdout).toContain("Luczak, Ewa");
  const played = await at(
    "report receive games.pgn --register --id PGN --start 2027-03-08 --on 2027-03-10 --sender Ada",
  );
  expect(played.stdout).toContain("2 players, 1 played game");
  const several = await at("report receive two.pgn --register --id TWO --on 2027-03-10 --sender Ada");
  expect(several.stderr).toContain("convert FILE --to trf26 --output part.trf");
  expect((await ledger.verify()).faults).toEqual([]);
});
