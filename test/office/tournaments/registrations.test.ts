import { afterEach, beforeEach, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Registration } from "../../../src/domain/registration.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import {
  decideAppeal,
  receiveAppeal,
  ruleOnRegistration,
  ruleOnTournament,
} from "../../../src/periods/tournaments/decisions/decide.ts";
import { changeRegistration } from "../../../src/periods/tournaments/register.ts";
import { assessmentValues } from "../../../src/periods/tournaments/standing.ts";
import { assessmentOf } from "../../../src/periods/tournaments/standing-of.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, listOfSix, SIX } from "../../set-up/offices/lists.ts";
import {
  acting,
  begun,
  importText,
  listText,
  memoryPlace,
  type Place,
  tablesOf,
} from "../../set-up/offices/offices.ts";
import { type Game, receive, register } from "../../set-up/offices/tournaments.ts";

/** What is registered and decided about tournaments: arbiters, schedule, official events, days in order. */

let place: Place;
let ledger: Ledger;

beforeEach(async () => {
  place = memoryPlace();
  ledger = await begun(place);
  await importText(acting(ledger), listOfSix(), "2018-01-01");
});

afterEach(async () => {
  await ledger.close();
  await place.end();
});

const DATES = { start: day("2018-01-08"), end: day("2018-01-12") };
const SCHEDULE = [day("2018-01-08"), day("2018-01-09")];

const registered = async (more: Partial<Registration> = {}, on = "2017-12-01") =>
  (await register(ledger, { ...DATES, system: "swiss", schedule: SCHEDULE, ...more }, on)).tournament;

const GAMES: readonly Game[] = [
  [1, 1, 2, "1"],
  [2, 3, 4, "="],
];

const report = (tournament: string, more: Parameters<typeof receive>[2] = {}) =>
  receive(
    ledger,
    tournament,
    {
      ...{ people: SIX, games: GAMES, start: DATES.start },
      ...more,
      facts: { type: "Individual: Swiss-System", end: DATES.end, ...more.facts },
    },
    { on: day("2018-01-15") },
  );

test("A4: nobody registered is not every arbiter licensed; arbiters whom only the report names are asked for", async () => {
  const nobody = await registered({ arbiters: [] });
  const standing = await assessmentOf(ledger.db, nobody);
  expect([standing.licence.value, standing.licence.basis]).toMatchObject([
    false,
    { clause: { code: "arbiters-unknown" } },
  ]);
  const { against, issues } = await report(nobody);
  expect(against).toMatchObject([{ code: "article", ruling: { term: "licence" } }]);
  expect(issues.map(({ code, found }) => [code, found])).toContainEqual(["arbiter-not-registered", "Nyberg, Ada"]);
  const some = await registered();
  const receipt = await report(some, { games: [[1, 1, 3, "1"]], facts: { deputyArbiters: ["Other, Olle"] } });
  expect(receipt.issues.filter(({ code }) => code === "arbiter-not-registered").map(({ found }) => found)).toEqual([
    "Other, Olle",
  ]);
  expect((await commandsAt(ledger)(`tournament show ${some}`)).stdout).toContain("not registered");
});

test("A7: an official tournament is always rated: what is asked of the whole does not stop it", async () => {
  const fast = { rateOfPlay: "60 min", heldBy: "fide" } as const;
  const official = await registered(fast, "2018-01-08");
  await report(official, { facts: { rateOfPlay: "60 min" } });
  const other = await registered({ ...fast, heldBy: "other" });
  await report(other, { games: [[1, 1, 3, "1"]], facts: { rateOfPlay: "60 min" } });
  const { draft } = await close(ledger);
  expect(draft.tournaments.map(({ id, counts }) => [id, counts])).toEqual([
    [official, true],
    [other, false],
  ]);
  const ruling = { on: day("2018-01-20"), rated: false, article: null, reason: "not wished" };
  await expect(ruleOnTournament(acting(ledger), { tournament: official, ...ruling })).rejects.toMatchObject({
    code: "always-rated",
    parameters: { article: "0.4" },
  });
});

test("A7: neither composition nor length stops an official round robin; a game without moves still does not count", async () => {
  const robin = { system: "round-robin", end: day("2018-01-10"), schedule: SCHEDULE } as const;
  const games: readonly Game[] = [
    [1, 4, 6, "1"],
    [2, 5, 4, "0"],
    [3, 6, 5, "1"],
  ];
  const of = async (heldBy: Registration["heldBy"]) => {
    const tournament = await registered({ ...robin, heldBy });
    await report(tournament, { games, people: SIX, facts: { type: "Individual: Round-Robin", end: robin.end } });
    return tournament;
  };
  const official = await of("fide");
  const { draft } = await close(ledger);
  expect(draft.tournaments.find(({ id }) => id === official)).toMatchObject({ counts: true, against: [] });
});

test("A8: a women's national championship with men in it is noticed and needs the higher number", async () => {
  const head = "fideid,name,country,sex,title,w_title,o_title,foa_title,rating,games,k,birthday,flag";
  const line = (id: number, sex: string, rating: number) => `${id},"P${id}, X",SWE,${sex},,,,,${rating},0,20,1990,`;
  const people = [1, 2, 3, 4].map((at) => ({
    id: 1000200 + at,
    name: `P${1000200 + at}, X`,
    rating: at < 3 ? 1500 + at : 0,
  }));
  const place = memoryPlace();
  const own = await begun(place);
  const games: readonly Game[] = [
    [1, 1, 2, "="],
    [1, 3, 4, "="],
    [2, 1, 3, "="],
    [2, 2, 4, "="],
    [3, 1, 4, "="],
    [3, 2, 3, "="],
  ];
  const text = [
    head,
    line(1000201, "F", 1501),
    line(1000202, "F", 1502),
    line(1000203, "F", 0),
    line(1000204, "M", 0),
  ].join("\n");
  await importText(acting(own), text, "2018-01-01");
  const facts = { ...DATES, system: "round-robin", national: "women", schedule: SCHEDULE } as const;
  const { tournament } = await register(own, facts, "2017-12-01");
  await receive(
    own,
    tournament,
    { people, games, start: DATES.start, facts: { end: DATES.end } },
    { on: day("2018-01-15") },
  );
  const { draft } = await close(own);
  expect(draft.tournaments).toMatchObject([{ counts: false, against: [{ term: "composition" }] }]);
  expect((await commandsAt(own)("list review standard-2018-02")).stdout).toContain("women's championship");
  await own.close();
  await place.end();
});

test("A9: without federation or, in 2017, schedule a registration is incomplete", async () => {
  const ruling = async (more: Partial<Registration>) => {
    const { registration, admitted } = await assessmentOf(ledger.db, await registered(more));
    return [registration.value, admitted.value];
  };
  expect(await ruling({})).toEqual(["on time", true]);
  expect(await ruling({ schedule: [] })).toEqual(["incomplete", false]);
  expect(await ruling({ federation: null })).toEqual(["incomplete", false]);
  const later = { start: day("2026-11-01"), end: day("2026-11-03") };
  expect(await ruling({ ...later, schedule: [] })).toEqual(["on time", true]);
  expect(await ruling({ ...later, federation: null })).toEqual(["incomplete", false]);
  const tournament = await registered({ schedule: [] });
  expect((await commandsAt(ledger)(`tournament show ${tournament}`)).stdout).toContain("schedule");
  const changes = { schedule: SCHEDULE };
  await changeRegistration(acting(ledger), { tournament, on: day("2017-12-20"), changes, reason: "it came" });
  expect((await assessmentOf(ledger.db, tournament)).registration.value).toBe("on time");
});

test("A12: decisions, appeals and outcomes come in the order of their days; being told has a day of its own", async () => {
  const tournament = await registered({}, "2017-12-01");
  const office = acting(ledger);
  const refusal = { tournament, admitted: false, reason: "no" };
  const early = ruleOnRegistration(office, { ...refusal, on: day("2017-11-30") });
  await expect(early).rejects.toMatchObject({ code: "before-registration" });
  const untold = ruleOnRegistration(office, { ...refusal, on: day("2017-12-05"), toldOn: day("2017-12-04") });
  await expect(untold).rejects.toMatchObject({ code: "told-before-decision" });
  await ruleOnRegistration(office, { ...refusal, on: day("2017-12-05"), toldOn: day("2017-12-08") });
  expect((await assessmentOf(ledger.db, tournament)).appealUntil.registration?.value).toBe("2017-12-15");
  const appeal = { tournament, against: "registration", reason: "yes" } as const;
  await expect(receiveAppeal(office, { ...appeal, on: day("2017-12-04") })).rejects.toMatchObject({
    code: "appeal-before-decision",
  });
  await receiveAppeal(office, { ...appeal, on: day("2017-12-15") });
  const outcome = { ...appeal, reversed: true };
  await expect(decideAppeal(office, { ...outcome, on: day("2017-12-14") })).rejects.toMatchObject({
    code: "outcome-before-appeal",
  });
  await decideAppeal(office, { ...outcome, on: day("2017-12-15") });
  const commands = commandsAt(ledger);
  const told = await commands(
    `ruling tournament ${tournament} --rated no --on 2018-01-20 --told-on 2018-01-22 --reason late`,
  );
  expect(told.status).toBe(0);
  expect((await commands(`tournament show ${tournament}`)).stdout).toContain("2018-01-29");
});

test("A11: since 2026 the commission may approve 45 minutes and 30 seconds for the standard list", async () => {
  const own = memoryPlace();
  const office = await begun(own);
  const strong = SIX.map((each) => ({ ...each, rating: (each.rating ?? 1500) + 400 }));
  const list = strong.map(({ id, name, rating }) => [id!, name, rating, 0] as const);
  await importText(acting(office), listText(list), "2026-10-01");
  const dates = { start: day("2026-10-05"), end: day("2026-10-07") };
  const of = async (more: Partial<Registration>, games: readonly Game[], rateOfPlay: string) => {
    const { tournament } = await register(office, { ...dates, system: "swiss", rateOfPlay, ...more }, "2026-09-01");
    const facts = { type: "Individual: Swiss-System", end: dates.end, rateOfPlay };
    await receive(office, tournament, { people: strong, games, start: dates.start, facts }, { on: day("2026-10-10") });
    return tournament;
  };
  const approvedOn = day("2026-08-20");
  const rated = [
    await of({ approvedOn }, [[1, 1, 2, "1"]], "45 min + 30 sec per move"),
    await of({}, [[1, 1, 3, "1"]], "45 min + 30 sec per move"),
    await of({ approvedOn }, [[1, 1, 4, "1"]], "45 min + 20 sec per move"),
  ];
  const { draft } = await close(office);
  expect(rated.map((id) => draft.cardsOf(id).some(({ n }) => n > 0))).toEqual([true, false, false]);
  const said = "--organiser Club-The --deviations no-draw-offers";
  const commands = commandsAt(office);
  await commands(`tournament change ${rated[0]} ${said} --reason told --on 2026-09-02`);
  const shown = (await commands(`tournament show ${rated[0]}`)).stdout;
  for (const text of ["Club-The", "no-draw-offers", "2026-08-20"]) expect(shown).toContain(text);
  await office.close();
  await own.end();
});

test("A11: the federation that registers answers for results and fees, and has an administrator; of an official one the organiser", async () => {
  const command = commandsAt(ledger);
  const values = async (tournament: string) => assessmentValues(await assessmentOf(ledger.db, tournament)).responsible;
  const own = await registered({ organiser: "Club of Invented Town" });
  expect(await values(own)).toMatchObject({ value: "SWE", basis: { clause: { code: "federation-answers" } } });
  const official = await registered({ heldBy: "fide", organiser: "Club of Invented Town" }, "2018-01-08");
  expect(await values(official)).toMatchObject({
    value: "Club of Invented Town",
    basis: { clause: { code: "organiser-answers" } },
  });
  expect((await command("federations administrator SWE --name Sample,Ida")).status).toBe(0);
  expect((await command("federations list")).stdout).toContain("Sample,Ida");
  const before = await tablesOf(ledger);
  await ledger.rebuild();
  expect(await tablesOf(ledger)).toEqual(before);
  expect((await command("federations administrator SWE --name Sample,Ida")).status).toBe(3);
  expect((await command("federations administrator SWE --name none")).status).toBe(0);
  expect((await command("federations administrator XXX --name Sample,Ida")).status).toBe(3);
});
