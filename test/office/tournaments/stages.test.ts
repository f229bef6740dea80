import { afterAll, beforeAll, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Registration } from "../../../src/domain/registration.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { explainEntry } from "../../../src/periods/lists/explain/explain-entry.ts";
import { verifyList } from "../../../src/periods/lists/verify/verify-list.ts";
import { currentReports } from "../../../src/periods/tournaments/pending.ts";
import { changeRegistration } from "../../../src/periods/tournaments/register.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, listOfSix, publish, SIX } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace } from "../../set-up/offices/offices.ts";
import { type Game, receive, register } from "../../set-up/offices/tournaments.ts";

/** Stages of one tournament (6.2 of the texts before 2017). */

const place = memoryPlace();
let ledger: Ledger;

beforeAll(async () => {
  ledger = await begun(place);
  await importText(acting(ledger), listOfSix(), "2013-10-01");
});

afterAll(async () => {
  await ledger.close();
  await place.end();
});

const registered = async (start: string, end: string, more: Partial<Registration> = {}) =>
  (await register(ledger, { start: day(start), end: day(end), system: "swiss", ...more }, "2013-08-01")).tournament;

const report = (tournament: string, start: string, end: string, games: readonly Game[]) =>
  receive(
    ledger,
    tournament,
    { people: SIX, games, start: day(start), facts: { type: "Individual: Swiss-System", end: day(end) } },
    { on: day("2013-11-05") },
  );

test("a stage is of a known tournament of the same list that is no stage itself", async () => {
  const whole = await registered("2013-10-05", "2013-10-08");
  const refused = (more: Partial<Registration>) => registered("2013-11-02", "2013-11-03", more);
  await expect(refused({ stageOf: "none-such" })).rejects.toMatchObject({ code: "unknown-tournament" });
  await expect(refused({ stageOf: whole, kind: "rapid" })).rejects.toMatchObject({ code: "stage-of-other-list" });
  await expect(refused({ stageOf: whole, inParts: true })).rejects.toMatchObject({ code: "stage-in-parts" });
  const stage = await registered("2013-11-02", "2013-11-03", { stageOf: whole });
  await expect(refused({ stageOf: stage })).rejects.toMatchObject({ code: "stage-of-stage" });
  const change = (tournament: string, changes: Partial<Registration>) =>
    changeRegistration(acting(ledger), { tournament, on: day("2013-08-02"), changes, reason: "they wrote" });
  await expect(change(whole, { stageOf: whole })).rejects.toMatchObject({ code: "stage-of-itself" });
  const alone = await registered("2013-10-05", "2013-10-08");
  await expect(change(whole, { stageOf: alone })).rejects.toMatchObject({ code: "stage-of-stage" });
  await expect(change(whole, { kind: "rapid" })).rejects.toMatchObject({ code: "stage-of-other-list" });
  await expect(change(alone, { stageOf: null })).rejects.toMatchObject({ code: "nothing-to-change" });
  const office = commandsAt(ledger);
  expect((await office(`tournament show ${stage}`)).stdout).toContain(`Stage of: ${whole}`);
  expect((await office(`tournament change ${alone} --stage-of ${whole} --reason x --on 2013-08-03`)).status).toBe(0);
  expect((await office(`tournament change ${alone} --stage-of none --reason x --on 2013-08-03`)).status).toBe(0);
  const { stdout } = await office(`tournament show ${alone} --json`);
  expect(JSON.parse(stdout).facts.stageOf).toBeNull();
  await change(stage, { stageOf: null });
});

test("stages come in one list, with the dates and the ratings of the whole", async () => {
  const whole = await registered("2013-10-15", "2013-10-18");
  const final = await registered("2013-11-02", "2013-11-03", { stageOf: whole });
  const { list } = await report(whole, "2013-10-15", "2013-10-18", [[1, 1, 2, "1"]]);
  expect(list.value).toBe("2013-12-01");
  const heldBack = async () => (await currentReports(ledger.db, { tournaments: [whole] }))[0]?.heldBack;
  expect(await heldBack()).toEqual(["stage-missing"]);
  const early = await close(ledger);
  expect([early.heldBack, early.draft.tournaments]).toEqual([[], []]); // the whole has not ended yet
  await publish(ledger, "standard-2013-11");
  const waiting = await close(ledger);
  expect([waiting.heldBack, waiting.draft.tournaments]).toMatchObject([
    [{ tournament: whole, because: ["stage-missing"] }],
    [],
  ]);
  await report(final, "2013-11-02", "2013-11-03", [[1, 3, 4, "1"]]);
  const { draft } = await close(ledger);
  expect(draft.tournaments.map(({ id, counts }) => [id, counts])).toEqual([
    [whole, true],
    [final, true],
  ]);
  // Whoever is in the last stage only is looked up on the list of the first day, as everybody.
  expect(draft.cardsOf(final).map(({ player, Ro, n }) => [player, Ro, n])).toEqual([
    ["1000103", 1800, 1],
    ["1000104", 1700, 1],
  ]);
  const explained = await explainEntry(ledger, { player: "1000103", list: "standard-2013-12" });
  expect(explained.tournaments.map(({ ratings }) => ratings)).toEqual(["standard-2013-10"]);
  await publish(ledger, "standard-2013-12");
  expect((await verifyList(ledger, { list: "standard-2013-12" })).differences).toEqual([]);
});
