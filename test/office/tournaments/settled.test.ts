import { afterAll, beforeAll, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { reopenLists } from "../../../src/periods/lists/correct/reopen-lists.ts";
import { compareTournaments } from "../../../src/periods/tournaments/decisions/compare.ts";
import { currentReports } from "../../../src/periods/tournaments/pending.ts";
import { receiptOf } from "../../../src/periods/tournaments/reports/receipt.ts";
import { withdrawReport } from "../../../src/periods/tournaments/reports/withdraw.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, publish, receiveSwiss, SIX, SWISS, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { receive, register } from "../../set-up/offices/tournaments.ts";

/** What is said of reports that a published list has settled. */

const place = memoryPlace();
let ledger: Ledger;
let counted: string;
let unlicensed: string;

beforeAll(async () => {
  ledger = await begun(place);
  counted = await withOctober(ledger);
  const dates = { start: day("2026-10-14"), end: day("2026-10-14") };
  const arbiters = [{ name: "Nyberg, Ada", id: null, licensed: false }];
  ({ tournament: unlicensed } = await register(ledger, { ...dates, arbiters, system: "swiss" }, "2026-09-01"));
  const facts = { type: "Individual: Swiss-System" };
  const played = { people: SIX, games: [[1, 3, 2, "1"]] as const, start: dates.start, facts };
  await receive(ledger, unlicensed, played, { on: day("2026-10-15") });
});

afterAll(async () => {
  await ledger.close();
  await place.end();
});

test("a draft settles nothing; a published list does, and the receipt names it", async () => {
  const office = commandsAt(ledger);
  await close(ledger);
  expect((await receiptOf(ledger, counted, 0)).settled).toBeNull();
  expect((await office(`report receipt ${counted}`)).stdout).toContain("It will be rated for the list of 2026-11-01.");
  expect((await office("report pending")).stdout).toContain(counted);
  await publish(ledger, "standard-2026-11");
  expect((await receiptOf(ledger, counted, 0)).settled).toEqual({
    ...{ list: "standard-2026-11", version: 1, date: "2026-11-01", reportVersion: 1, counts: true },
  });
  expect((await office(`report receipt ${counted}`)).stdout).toContain(
    "It is rated in the standard list of November 2026.",
  );
  expect((await office(`report receipt ${unlicensed}`)).stdout).toContain(
    "It is in the standard list of November 2026 but not rated",
  );
  expect((await office(`tournament show ${unlicensed}`)).stdout).toContain(
    "not rated in the standard list of November 2026: § 0.3",
  );
});

test("what is settled is not pending, unless it is asked for", async () => {
  const office = commandsAt(ledger);
  expect((await office("report pending")).stdout).toBe("No reports yet.");
  const { stdout } = await office("report pending --settled --json");
  expect(JSON.parse(stdout)).toMatchObject([
    { tournament: counted, settled: { list: "standard-2026-11", counts: true } },
    { tournament: unlicensed, settled: { list: "standard-2026-11", counts: false } },
  ]);
});

test("a version that came after the list is told from the one that the list has", async () => {
  const office = commandsAt(ledger);
  await receiveSwiss(ledger, counted, SWISS.with(0, [1, 1, 2, "="]));
  expect((await office(`report receipt ${counted}`)).stdout).toContain(
    "The standard list of November 2026 has version 1 of it",
  );
  const pending = (await office("report pending")).stdout.replaceAll(/\s+/g, " "); // a table breaks its lines
  expect(pending).toContain("the standard list of November 2026 has an earlier version");
});

test("what comes for a list that is out is rated for the next one", async () => {
  const dates = { start: day("2026-10-10"), end: day("2026-10-11") };
  const { tournament } = await register(ledger, { ...dates, system: "swiss" }, "2026-09-01");
  const facts = { type: "Individual: Swiss-System", end: dates.end };
  const played = { people: SIX, games: [[1, 3, 2, "1"]] as const, start: dates.start, facts };
  const { list } = await receive(ledger, tournament, played, { on: day("2026-10-20") });
  expect(list.value).toBe("2026-12-01");
});

test("a copy of what a published list has counts only once that list is made anew without it", async () => {
  const { tournament: copy } = await register(ledger, {
    ...{ name: "Autumn Cup", system: "swiss", start: day("2026-10-05"), end: day("2026-10-09") },
  });
  await receiveSwiss(ledger, copy, SWISS, { name: "Autumn Cup" });
  await compareTournaments(acting(ledger), { tournament: counted, other: copy, same: true, reason: "looked" });
  const sameAs = async () => (await currentReports(ledger.db, { tournaments: [copy] }))[0]?.sameAs;
  const gone = { tournament: counted, part: 0, on: day("2026-11-10"), reason: "another organiser sent it" };
  await withdrawReport(acting(ledger), gone);
  await withdrawReport(acting(ledger), gone);
  expect(await sameAs()).toBe(counted);
  await reopenLists(acting(ledger), { list: "standard-2026-11", reason: "withdrawn" });
  expect(await sameAs()).toBeNull();
  const { draft } = await close(ledger);
  expect(draft.tournaments.map(({ id, counts }) => [id, counts])).toContainEqual([copy, true]);
});
