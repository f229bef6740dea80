import { afterEach, beforeEach, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Registration } from "../../../src/domain/registration.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { explainEntry } from "../../../src/periods/lists/explain/explain-entry.ts";
import { verifyList } from "../../../src/periods/lists/verify/verify-list.ts";
import { ruleOnTournament } from "../../../src/periods/tournaments/decisions/decide.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, listOfSix, publish, SIX } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, listText, memoryPlace, type Place } from "../../set-up/offices/offices.ts";
import { type Game, receive, register } from "../../set-up/offices/tournaments.ts";

/** Articles about tournaments and lists, as the office applies them. */

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

const GAMES: readonly Game[] = [
  [1, 1, 2, "1"],
  [2, 3, 4, "="],
];

async function played(
  facts: Partial<Registration> & Pick<Registration, "start" | "end">,
  games = GAMES,
  on = facts.end,
) {
  const { tournament } = await register(ledger, { system: "swiss", schedule: [facts.start], ...facts }, "2010-01-01");
  const report = {
    type: "Individual: Swiss-System",
    end: facts.end,
    rateOfPlay: facts.rateOfPlay ?? "90 min + 30 sec per move",
  };
  const receipt = await receive(ledger, tournament, { people: SIX, games, start: facts.start, facts: report }, { on });
  return { tournament, receipt };
}

test("A14: a continental tournament has no longer than others for a list, one of FIDE has", async () => {
  await importText(acting(ledger), listOfSix(), "2018-02-01");
  const dates = { start: day("2018-02-20"), end: day("2018-02-28") };
  const continental = await played({ ...dates, heldBy: "continental" });
  const fide = await played({ ...dates, heldBy: "fide" }, [[1, 1, 4, "1"]]);
  expect([continental.receipt.list.value, fide.receipt.list.value]).toEqual(["2018-04-01", "2018-03-01"]);
  const { draft } = await close(ledger);
  expect(draft.tournaments.map(({ id }) => id)).toEqual([fide.tournament]);
});

test("A18: rated several lists after the first rating, a tournament goes by that first rating", async () => {
  const list = (nina: number) => listText(SIX.map(({ id, name, rating = nina }) => [id!, name, rating, 0] as const));
  await importText(acting(ledger), list(0), "2013-10-01");
  await importText(acting(ledger), list(1500), "2013-11-01");
  await importText(acting(ledger), list(1600), "2013-12-01");
  const dates = { start: day("2013-10-20"), end: day("2013-10-22") };
  const { tournament } = await played(dates, [[1, 6, 4, "1"]], day("2013-12-05"));
  const ruling = {
    tournament,
    on: day("2013-12-06"),
    rated: true,
    article: null,
    reason: "not in the list taken over",
  };
  await ruleOnTournament(acting(ledger), ruling);
  const { draft } = await close(ledger);
  expect(draft.cardsOf(tournament)).toMatchObject([
    { player: "1000104", n: 0 },
    { player: "1000106", Ro: 1500, n: 1 },
  ]);
  await publish(ledger, "standard-2014-01");
  expect((await verifyList(ledger, { list: "standard-2014-01" })).differences).toEqual([]);
  const explained = await explainEntry(ledger, { player: "1000106", list: "standard-2014-01" });
  expect(JSON.stringify(explained)).toContain('"list":"2013-11-01"');
});

test("A2: a long tournament owes a report for each month, and one report for all is remarked", async () => {
  await importText(acting(ledger), listOfSix(), "2018-01-01");
  const dates = { start: day("2018-01-05"), end: day("2018-06-30"), league: true };
  const { tournament } = await register(ledger, { ...dates, system: "swiss", inParts: true }, "2017-12-01");
  const office = commandsAt(ledger);
  const owed = async (on: string) =>
    JSON.parse((await office(`tournament owing --on ${on} --json`)).stdout).owing.map(
      ({ part, due, daysLate }: { part: number; due: string; daysLate: number }) => [part, due, daysLate],
    );
  // Thirty days after the last day of each month.
  expect(await owed("2018-03-10")).toEqual([
    [1, "2018-03-02", 8],
    [2, "2018-03-30", 0],
  ]);
  expect((await office("tournament owing --on 2018-03-10")).stdout).toContain("2018-03-02");
  const facts = {
    type: "Individual: Swiss-System",
    end: dates.end,
    roundDates: [day("2018-01-05"), day("2018-01-20")],
  };
  await receive(
    ledger,
    tournament,
    { people: SIX, games: GAMES, start: dates.start, facts },
    { part: 1, on: day("2018-02-01") },
  );
  expect(await owed("2018-03-10")).toEqual([[2, "2018-03-30", 0]]);
  const shown = (await office(`tournament show ${tournament}`)).stdout;
  for (const due of ["month by month", "2018-03-30", "2018-07-30"]) expect(shown).toContain(due);
  const whole = await register(ledger, { ...dates, system: "swiss" }, "2017-12-01");
  const { issues } = await receive(
    ledger,
    whole.tournament,
    { people: SIX, games: [[1, 1, 3, "1"]], start: dates.start, facts: { ...facts, name: "League" } },
    { on: day("2018-07-05") },
  );
  expect(issues.map(({ code }) => code)).toContain("interim-reports-missing");
  await close(ledger, "2018-02-01");
  expect((await office(`tournament show ${whole.tournament}`)).stdout).toContain("one report sent for all months");
});

test("A3: a first control at another number of moves is noted in receipt, tournament and review", async () => {
  await importText(acting(ledger), listOfSix(), "2018-01-01");
  const dates = { start: day("2018-01-05"), end: day("2018-01-10") };
  const rate = { rateOfPlay: "36 moves in 90 min, 30 min, 30 sec per move" };
  const { tournament, receipt } = await played({ ...dates, ...rate });
  expect(receipt.issues.map(({ code }) => code)).toContain("first-control-noted");
  expect(receipt.against).toEqual([]);
  const office = commandsAt(ledger);
  expect((await office(`tournament show ${tournament}`)).stdout).toContain("first time control at move 36");
  await close(ledger);
  expect((await office("list review standard-2018-02")).stdout).toContain("first time control");
  const usual = await played({ ...dates, rateOfPlay: "40 moves in 90 min, 30 min, 30 sec per move" }, [[1, 1, 4, "1"]]);
  expect(usual.receipt.issues.map(({ code }) => code)).not.toContain("first-control-noted");
});

test("A5: rounds that cannot fit into the days break the hours of a day, with or without their dates", async () => {
  await importText(acting(ledger), listOfSix(), "2018-01-01");
  const undated = { roundDates: [null, null, null, null] };
  const oneDay = { start: day("2018-01-06"), end: day("2018-01-06") };
  const games: readonly Game[] = [2, 3, 4, 5].map((other, at): Game => [at + 1, 1, other, "="]);
  const { tournament } = await register(ledger, { ...oneDay, system: "swiss", schedule: [oneDay.start] }, "2017-12-01");
  const facts = { type: "Individual: Swiss-System", end: oneDay.end, ...undated };
  await receive(ledger, tournament, { people: SIX, games, start: oneDay.start, facts }, { on: day("2018-01-08") });
  const { draft } = await close(ledger);
  expect(draft.tournaments.map(({ counts, against }) => [counts, against.map(({ term }) => term)])).toEqual([
    [false, ["day of play"]],
  ]);
});

test("A10: the arbiter's seven days to the rating officer have a date and are followed", async () => {
  await importText(acting(ledger), listOfSix(), "2018-01-01");
  const dates = { start: day("2018-06-01"), end: day("2018-06-10") };
  const { tournament } = await register(ledger, { ...dates, system: "swiss" }, "2018-05-01");
  const office = commandsAt(ledger);
  const shown = (await office(`tournament show ${tournament}`)).stdout;
  for (const due of ["2018-06-17", "2018-07-10"]) expect(shown).toContain(due);
  const [owed] = JSON.parse((await office("tournament owing --on 2018-06-20 --json")).stdout).owing;
  expect(owed).toMatchObject({ officerDue: "2018-06-17", officerDaysLate: 3, due: "2018-07-10", daysLate: 0 });
  expect((await office("tournament owing --on 2018-06-20")).stdout).toContain("2018-06-17");
});
