import { afterEach, beforeEach, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Registration } from "../../../src/domain/registration.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { explainEntry } from "../../../src/periods/lists/explain/explain-entry.ts";
import { verifyList } from "../../../src/periods/lists/verify/verify-list.ts";
import { changeRegistration } from "../../../src/periods/tournaments/register.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, listOfSix, publish, SIX } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace, type Place } from "../../set-up/offices/offices.ts";
import { type Game, receive, register } from "../../set-up/offices/tournaments.ts";

/** Which ratings a long tournament is rated with (4.13 of the texts of 2009 to 2012). */

let place: Place;
let ledger: Ledger;

beforeEach(async () => {
  place = memoryPlace();
  ledger = await begun(place);
  await importText(acting(ledger), listOfSix(), "2013-10-01");
});

afterEach(async () => {
  await ledger.close();
  await place.end();
});

const DATES = { start: day("2013-10-05"), end: day("2013-11-20"), system: "swiss" } as const;

const registered = async (more: Partial<Registration>) =>
  (await register(ledger, { ...DATES, ...more }, "2013-08-01")).tournament;

const FIRST: Game = [1, 1, 2, "1"];
const SECOND: Game = [2, 2, 1, "="];

const report = (tournament: string, games: readonly Game[], part: number, on: string) =>
  receive(
    ledger,
    tournament,
    {
      people: SIX,
      games,
      start: DATES.start,
      facts: {
        type: "Individual: Swiss-System",
        end: DATES.end,
        roundDates: [DATES.start, day("2013-11-10"), day("2013-11-11")].slice(0, games.length),
      },
    },
    { part, on: day(on) },
  );

/** Ratings change between the two rounds: another tournament of October is rated in November. */
async function october(): Promise<void> {
  const dates = { start: day("2013-10-06"), end: day("2013-10-08") };
  const { tournament } = await register(ledger, { ...dates, system: "swiss" }, "2013-08-01");
  const facts = { type: "Individual: Swiss-System", name: "October" };
  const games: readonly Game[] = [
    [1, 1, 3, "0"],
    [2, 4, 1, "1"],
    [3, 1, 5, "0"],
  ];
  await receive(ledger, tournament, { people: SIX, games, start: dates.start, facts }, { on: day("2013-10-10") });
}

test("A1: with the ratings of the start every part takes the list at the tournament's start", async () => {
  const tournament = await registered({ inParts: true });
  await october();
  await report(tournament, [FIRST], 1, "2013-10-20");
  await close(ledger);
  await publish(ledger, "standard-2013-11");
  await report(tournament, [FIRST, SECOND], 2, "2013-11-20");
  const { draft } = await close(ledger);
  expect(draft.cardsOf(`${tournament}/2`).map(({ Ro, n }) => [Ro, n])).toEqual([
    [2100, 1],
    [1900, 1],
  ]);
  const explained = await explainEntry(ledger, { player: "1000101", list: "standard-2013-12" });
  expect(explained.tournaments.map(({ ratings }) => ratings)).toEqual(["standard-2013-10"]);
});

test("A1: with the ratings of each game every game takes the list of its day, one report for the whole tournament piece too", async () => {
  const tournament = await registered({ ratings: "game" });
  await october();
  await close(ledger);
  await publish(ledger, "standard-2013-11");
  await report(tournament, [FIRST, SECOND], 0, "2013-11-20");
  const { draft } = await close(ledger);
  const later = draft.cardsOf(`${tournament}@2013-11-01`);
  expect(draft.cardsOf(`${tournament}@2013-10-01`).map(({ Ro, n }) => [Ro, n])).toEqual([
    [2100, 1],
    [1900, 1],
  ]);
  expect(later.map(({ n }) => n)).toEqual([1, 1]);
  expect(later[0]!.Ro).toBeLessThan(2100);
  await publish(ledger, "standard-2013-12");
  expect((await verifyList(ledger, { list: "standard-2013-12" })).differences).toEqual([]);
  expect((await commandsAt(ledger)("explain 1000101 --list standard-2013-12")).stdout).toContain("November 2013");
});

test("A1: games under several lists are one tournament for a newcomer", async () => {
  const tournament = await registered({ ratings: "game" });
  await close(ledger);
  await publish(ledger, "standard-2013-11");
  // One game in October and two in November: neither is enough by itself.
  const games: readonly Game[] = [
    [1, 4, 6, "="],
    [2, 3, 6, "="],
    [3, 5, 6, "="],
  ];
  await report(tournament, games, 0, "2013-11-20");
  const { draft } = await close(ledger);
  expect(draft.pools.get("1000106")?.tournaments.map(({ id, n, W, kept }) => [id, n, W, kept])).toEqual([
    [tournament, 3, 150, true],
  ]);
});

test("A1: the choice is fixed before the first round", async () => {
  const tournament = await registered({});
  const change = (ratings: Registration["ratings"], on: string) =>
    changeRegistration(acting(ledger), { tournament, on: day(on), changes: { ratings }, reason: "they wrote" });
  await change("game", "2013-10-04");
  await expect(change("start", "2013-10-05")).rejects.toMatchObject({ code: "ratings-fixed" });
  await expect(register(ledger, { ...DATES, ratings: "game" }, "2013-10-05")).rejects.toMatchObject({
    code: "ratings-fixed",
  });
});

test("A1: where an edition has no such article there is no choice, and nothing is said of it", async () => {
  const dates = { start: day("2026-11-01"), end: day("2026-11-03") };
  await expect(register(ledger, { ...dates, ratings: "game" })).rejects.toMatchObject({ code: "ratings-not-chosen" });
  const { tournament } = await register(ledger, dates);
  expect((await commandsAt(ledger)(`tournament show ${tournament}`)).stdout).not.toMatch(/ratings/);
});
