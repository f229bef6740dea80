import { afterAll, beforeAll, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { changePlayer } from "../../../src/periods/players.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, listOfSix, publish, SIX } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace } from "../../set-up/offices/offices.ts";
import { type Game, receive, register } from "../../set-up/offices/tournaments.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";

/** Players without a rating are part of what is published: the delisted (7.21) and the titled (7.22). */

const place = memoryPlace();
let ledger: Ledger;
let site: Awaited<ReturnType<typeof officeSite>>;

const games = (tournament: string, own: readonly Game[], start: string, on: string) =>
  receive(
    ledger,
    tournament,
    { people: SIX, games: own, start: day(start), facts: { type: "Individual: Swiss-System" } },
    { on: day(on) },
  );

beforeAll(async () => {
  ledger = await begun(place);
  await importText(acting(ledger), listOfSix(), "2026-10-01");
  await changePlayer(acting(ledger), "1000106", { title: "CM" });
  const dates = { start: day("2026-10-05"), end: day("2026-10-06"), system: "swiss" } as const;
  const { tournament } = await register(ledger, dates, "2026-09-01");
  await games(tournament, [[1, 5, 4, "0"]], "2026-10-05", "2026-10-10"); // 1402 loses to 1700: below 1400
  const late = await register(ledger, { ...dates, name: "Late" }, "2026-09-01");
  await close(ledger);
  await publish(ledger, "standard-2026-11");
  await games(late.tournament, [[1, 5, 3, "1"]], "2026-10-05", "2026-11-10");
  await close(ledger);
  await publish(ledger, "standard-2026-12");
  site = await officeSite(ledger);
});

afterAll(async () => {
  await ledger.close();
  await place.end();
});

const get = async (url: string) => site.app.inject({ url });

test("A6: delisted and titled players without a rating are on the site, in a file and in the API", async () => {
  const told = (await get("/api/v1/lists/standard-2026-11/unrated")).json();
  expect(told.delisted).toMatchObject([{ player: "1000105", name: "Low, Lars" }]);
  expect(told.titled).toMatchObject([{ player: "1000106", title: "CM" }]);
  const { body } = await get("/en/lists/standard-2026-11/unrated");
  for (const text of ["Low, Lars", "New, Nina", "Removed from the list"]) expect(body).toContain(text);
  expect((await get("/en/lists/standard-2026-11")).body).toContain("/en/lists/standard-2026-11/unrated");
  const file = await get("/files/standard-2026-11/1.unrated");
  expect(
    file.body
      .split("\n")
      .slice(1, 3)
      .map((line) => line.slice(-9)),
  ).toEqual([",delisted", "M,,titled"]);
  expect((await commandsAt(ledger)("list export standard-2026-11 --format unrated")).stdout).toContain("Low, Lars");
});

test("A6: the page of a delisted player says so, and the explanation where a change lapsed", async () => {
  expect((await get("/en/players/1000105")).body).toContain("removed from the list");
  const { entries } = (await get("/api/v1/players/1000105")).json();
  expect(entries.find(({ list }: { list: string }) => list === "standard-2026-11")).toMatchObject({ delisted: true });
  const { stdout } = await commandsAt(ledger)("explain 1000105 --list standard-2026-12");
  expect(stdout).toContain("lapse");
});
