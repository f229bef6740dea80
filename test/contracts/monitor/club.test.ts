import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day, readBirth } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { enterGames } from "../../../src/periods/clubs/games.ts";
import { changeMember } from "../../../src/periods/clubs/members.ts";
import { game, withClub } from "../../set-up/offices/clubs.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { acting, begun, folderPlace, type Place, serverPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

const said: string[] = [];

describe.each([
  ["a folder", async () => folderPlace()],
  ["a server", () => serverPlace()],
])("the scale of a club's book in %s", (_, placeOf) => {
  let place: Place;
  let ledger: Ledger;
  const monitor = (more: string) => commandsAt(ledger)(`monitor club --club prov-1 --on 2026-06-01 ${more}`);

  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    await withClub(ledger, "prov-1");
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  test("a book without games is refused by the command; the page says what will be there", async () => {
    const { status, stderr } = await monitor("");
    expect([status, stderr.length > 0]).toEqual([2, true]);
    const site = await siteOver(ledger, undefined, { book: { keeper: "Kim", club: "prov-1" } });
    const { statusCode, body } = await site.visitor().get("/sv/club/scale");
    expect([statusCode, body.includes("Boken har inga räknade partier ännu"), body.includes("<svg class=")]).toEqual([
      ...[200, true, false],
    ]);
    await site.app.close();
  });

  test("games by the rows of the table, members period by period", async () => {
    // Between equals 16 of 32 are at stake for each; 1190 against 1500 is a difference of 310: 28 of 32.
    const games = [
      game("2026-01-12", 1, "1-0", 2),
      game("2026-01-19", 2, "1/2-1/2", 1),
      game("2026-01-26", 1, "1/2-1/2", 4),
      game("2026-02-02", 4, "1-0", 2),
      game("2026-02-09", 1, "+-", 4),
    ];
    await enterGames(acting(ledger), { club: "prov-1", on: day("2026-02-10") }, games);
    const { status, stdout } = await monitor("--json");
    expect(status).toBe(0);
    const watch = JSON.parse(stdout);
    expect(watch.games).toBe(4);
    expect(watch.rows).toMatchObject([
      { from: 0, to: 10, games: 2, expected: 0.5, scored: 0.75, difference: 0.25, flag: false },
      { from: 309, to: 352, games: 2, expected: 0.875, scored: 0.25, difference: -0.625 },
    ]);
    // Between equals nobody is the favourite: (0.875 − 0.5 + 0.875 − 0) / 4.
    expect(watch.deflationIndex.value).toBeCloseTo(31.25, 6);
    expect(watch.periods[0]).toMatchObject({ start: "2026-01-01", members: 4, median: 1500, games: 4 });
    expect(watch.periods[0].index.value).toBe(watch.deflationIndex.value);
    // At most 1599 is everybody who played: what one scored above expectation the other scored below it.
    expect(watch.groups.ratings[0]).toMatchObject({ from: null, to: 1599, games: 8, residual: 0 });
    expect(watch.groups.ages.map(({ games: own }: { games: number }) => own)).toEqual([0, 0, 0, 0]);
    said.push(stdout);
    const text = (await monitor("--lang sv")).stdout;
    expect(text).toMatch(/^309–352 +2 /m);
    expect(text).toContain("Ett larm kräver minst 20 medlemmar");
    expect(text).toContain("Passivitetsavdrag");
    expect(text).toMatch(/^2026-01-01 +4 +1500 +4 /m);
  });

  test("groups go by the age in the year of the period; the page and the API have the same numbers", async () => {
    // 1190 is expected to score 0.125 against 1500, and scored 0.5 and 1; member 1 scored 0.5 more, as much, and 0.375 less.
    const request = { club: "prov-1", on: day("2026-02-11") };
    for (const [member, birth] of [
      [4, "2012"],
      [1, "1980"],
    ] as const)
      await changeMember(acting(ledger), request, { member, changes: { birth: readBirth(birth)! }, reason: "asked" });
    const watch = JSON.parse((await monitor("--json")).stdout);
    expect(watch.groups.ages).toMatchObject([
      { from: null, to: 18, games: 2, residual: 0.625 },
      { games: 0, residual: null },
      { from: 35, to: 49, games: 3, residual: 0.0417 },
      { games: 0, residual: null },
    ]);
    said.push(JSON.stringify(watch));
    const site = await siteOver(ledger, undefined, { book: { keeper: "Kim", club: "prov-1" } });
    const keeper = site.visitor();
    const page = (await keeper.get("/en/club/scale")).body;
    for (const each of ["<h1>Scale of the book</h1>", "309–352", "Age up to 18", "fewer than 10 games"])
      expect.soft(page).toContain(each);
    const file = await keeper.get("/en/club/scale/json");
    expect(JSON.parse(file.body).rows).toEqual(watch.rows);
    const [heads, first] = (await keeper.get("/en/club/scale/csv")).body.split("\r\n");
    expect(heads).toBe(
      "period,members,median,games,points,moved,index,index_error,points_before,points_games,points_bonus,points_placings,points_deductions,points_raises,points_floor,points_rounding,points_entrants,points_leavers,points_after,points_rest,alarms",
    );
    expect(first).toMatch(/^2026-01-01,4,1500,4,/);
    // Zero-sum in each game between members: games alone bring nothing, and nothing is left over.
    expect(first).toMatch(/,0,$/);
    const [balance] = JSON.parse(file.body).ledger;
    expect([balance.games, balance.rest, watch.alarms]).toEqual([0, 0, []]);
    for (const each of ["<h2>Points ledger</h2>", 'class="chart bars waterfall"', "No alarms", "at least 20 members"])
      expect.soft(page).toContain(each);
    expect((await keeper.get("/en/club/scale/exe")).statusCode).toBe(400);
    await site.app.close();
  });
});

test("both engines gave the same bytes", () => {
  expect(said).toHaveLength(4);
  expect(said.slice(2)).toEqual(said.slice(0, 2));
});
