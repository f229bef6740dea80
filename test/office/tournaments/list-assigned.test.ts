import { afterEach, beforeEach, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { explainEntry } from "../../../src/periods/lists/explain/explain-entry.ts";
import { verifyList } from "../../../src/periods/lists/verify/verify-list.ts";
import { assignToList } from "../../../src/periods/tournaments/decisions/decide.ts";
import { receiptOf } from "../../../src/periods/tournaments/reports/receipt.ts";
import { english } from "../../../src/words/en.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, listOfSix, publish, SIX } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace, type Place } from "../../set-up/offices/offices.ts";
import { type Game, type Person, receive, register } from "../../set-up/offices/tournaments.ts";

/** To which list a tournament belongs. */

let place: Place;
let ledger: Ledger;

beforeEach(async () => {
  place = memoryPlace();
  ledger = await begun(place);
});

afterEach(async () => {
  await ledger.close();
  await place.end();
});

const GAMES: readonly Game[] = [[1, 1, 2, "1"]];

async function played(start: string, end: string, people: readonly Person[] = SIX) {
  const dates = { start: day(start), end: day(end) };
  const { tournament } = await register(ledger, { ...dates, system: "swiss", schedule: [dates.start] }, "2010-01-01");
  const facts = { type: "Individual: Swiss-System", end: dates.end, rateOfPlay: "90 min + 30 sec per move" };
  const report = { people, games: GAMES, start: dates.start, facts };
  const receipt = await receive(ledger, tournament, report, { on: dates.end });
  return { tournament, receipt };
}

test("C3: from July 2012 on a list closes three days before its date", async () => {
  await importText(acting(ledger), listOfSix(), "2013-02-01");
  const inTime = await played("2013-02-20", "2013-02-26");
  const late = await played("2013-02-22", "2013-02-27");
  expect([inTime.receipt.list.value, late.receipt.list.value]).toEqual(["2013-03-01", "2013-04-01"]);
});

test("C3: the office decides, with a reason, that a tournament belongs to another list", async () => {
  await importText(acting(ledger), listOfSix(), "2013-02-01");
  const { tournament } = await played("2013-02-22", "2013-02-27");
  const office = commandsAt(ledger);
  const decision = { tournament, on: day("2013-02-28"), reason: "in time for practice" };
  const assigned = (list: string) => assignToList(acting(ledger), { ...decision, list: day(list) });
  await expect(assigned("2013-02-01")).rejects.toMatchObject({ code: "list-before-tournament" });
  const said = await office(`tournament assign ${tournament} --list 2013-03 --on 2013-02-28 --reason practice`);
  expect(said.stdout).toContain("Tournament moved to another list");
  await expect(assigned("2013-03-01")).rejects.toMatchObject({ code: "already-decided" });
  const list = await receiptOf(ledger, tournament, 0);
  expect(list.list).toMatchObject({ value: "2013-03-01", basis: { clause: { code: "list-decided" } } });
  const { draft } = await close(ledger);
  expect(draft.tournaments.map(({ id }) => id)).toEqual([tournament]);
  expect((await office("list review standard-2013-03")).stdout).toContain(
    "moved to this list by decision of the office",
  );
  await publish(ledger, "standard-2013-03");
  expect((await verifyList(ledger, { list: "standard-2013-03" })).differences).toEqual([]);
  const explained = await explainEntry(ledger, { player: "1000101", list: "standard-2013-03" });
  expect(JSON.stringify(explained)).toContain("list-decided");
  expect((await office("explain 1000101 --list standard-2013-03")).stdout).toContain("practice");
  expect((await office(`tournament show ${tournament}`)).stdout).toContain(
    "moved to this list by decision of the office",
  );
});

test("C3: a tournament can be put off to a later list, and waits for it", async () => {
  await importText(acting(ledger), listOfSix(), "2013-02-01");
  const { tournament } = await played("2013-02-10", "2013-02-12");
  const decision = { tournament, on: day("2013-02-28"), reason: "report in doubt", list: day("2013-04-01") };
  await assignToList(acting(ledger), decision);
  expect((await close(ledger)).draft.tournaments).toEqual([]);
  await publish(ledger, "standard-2013-03");
  expect((await close(ledger)).draft.tournaments.map(({ id }) => id)).toEqual([tournament]);
});

test("C9: closing and review name the reports that are left out, and why", async () => {
  await importText(acting(ledger), listOfSix(), "2013-02-01");
  const { tournament } = await played("2013-02-22", "2013-02-27");
  const office = commandsAt(ledger);
  const closed = await office("list close standard");
  for (const part of [tournament, "2013-02-27", "2013-02-26"]) expect(closed.stdout).toContain(part);
  const reviewed = await office("list review standard-2013-03");
  for (const part of ["later list", tournament, "2013-02-26"]) expect(reviewed.stdout).toContain(part);
});

test("C9: a report on hold is named too, with what it waits for", async () => {
  await importText(acting(ledger), listOfSix(), "2013-02-01");
  const unknown = [SIX[0]!, { id: null, name: "Nobody, Known" }];
  const { tournament } = await played("2013-02-10", "2013-02-12", unknown);
  const office = commandsAt(ledger);
  const { "players-unmatched": waits } = english.office.tournaments.heldBack;
  for (const command of ["list close standard", "list review standard-2013-03"]) {
    const { stdout } = await office(command);
    for (const part of [tournament, waits]) expect([command, stdout]).toEqual([command, expect.stringContaining(part)]);
  }
});
