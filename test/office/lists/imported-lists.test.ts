import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { explainEntry } from "../../../src/periods/lists/explain/explain-entry.ts";
import { verifyList } from "../../../src/periods/lists/verify/verify-list.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, publish } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace, type Place } from "../../set-up/offices/offices.ts";
import { receive, register } from "../../set-up/offices/tournaments.ts";
import { scratchFolder } from "../../set-up/scratch.ts";
import { siteOver } from "../../set-up/sites/site.ts";

/** What the office knows of players from lists that it took over. */

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

type Line = readonly [
  id: number,
  rating: number,
  more?: { k?: number; games?: number; birth?: number; flag?: "i"; fed?: string },
];

/** A list as CSV; without K where no line has one. */
function csv(lines: readonly Line[]): string {
  const hasK = lines.some(([, , more]) => more?.k !== undefined);
  const head = `id,name,federation,rating,games${hasK ? ",k" : ""},birth,flag`;
  return [
    head,
    ...lines.map(([id, rating, { k, games = 0, birth = 1970, flag = "", fed = "SWE" } = {}]) =>
      [id, `"Player, P${id}"`, fed, rating, games, ...(hasK ? [k ?? ""] : []), birth, flag].join(","),
    ),
    "",
  ].join("\n");
}

const imported = (date: string, ...lines: readonly Line[]) => importText(acting(ledger), csv(lines), date);

const next = async (date: string) => {
  const { draft } = await close(ledger, date);
  await publish(ledger, `standard-${date.slice(0, 7)}`);
  expect((await verifyList(ledger, { list: `standard-${date.slice(0, 7)}` })).differences).toEqual([]);
  return draft.entries;
};

const explained = async (player: string, list: string) =>
  JSON.stringify(await explainEntry(ledger, { player, list: `standard-${list}` }));

test("C1: a list without K makes nobody a newcomer: 30 games are assumed, and said to be", async () => {
  await imported("2010-01-01", [1000101, 2814], [1000102, 2100], [1000103, 2350]);
  const { tournament } = await register(
    ledger,
    { start: day("2010-01-10"), end: day("2010-01-12"), system: "swiss" },
    "2009-12-01",
  );
  const people = [
    { id: 1000101, name: "Player, P101", rating: 2814 },
    { id: 1000102, name: "Player, P102", rating: 2100 },
  ];
  const facts = { type: "Individual: Swiss-System", end: day("2010-01-12"), rateOfPlay: "90 min + 30 sec per move" };
  const report = { people, games: [[1, 1, 2, "="]] as const, start: day("2010-01-10"), facts };
  await receive(ledger, tournament, report, { on: day("2010-01-13") });
  const { draft } = await close(ledger);
  expect(draft.cardsOf(tournament).map(({ player, kPrinted }) => [player, kPrinted])).toEqual([
    ["1000101", 10],
    ["1000102", 15],
  ]);
  expect([...draft.entries.values()].map(({ id, k }) => [id, k])).toEqual([
    ["1000101", 10],
    ["1000102", 15],
    ["1000103", 15],
  ]);
  await publish(ledger, "standard-2010-03");
  expect(await explained("1000103", "2010-03")).toContain("K-assumed");
  const office = commandsAt(ledger);
  expect((await office("explain 1000103 --list standard-2010-03")).stdout).toContain("estimated (some earlier");
});

test("C1: the office can state what was before the first list", async () => {
  await imported("2010-01-01", [1000101, 2814], [1000102, 2100], [1000103, 2350]);
  const office = commandsAt(ledger);
  const stated = await office("players earlier 1000102 --games-before 12 --highest 2100 --reason records");
  expect(stated.stdout).toContain("Earlier games and ratings entered");
  await office("players earlier 1000103 --games-before 200 --highest 2405 --reason records");
  const entries = await next("2010-03-01");
  expect([entries.get("1000102")?.k, entries.get("1000103")?.k]).toEqual([25, 10]);
  expect(await explained("1000102", "2010-03")).not.toContain("K-assumed");
  expect((await office("players show 1000102")).stdout).toContain("12");
});

test("C2: whom a later imported list flags stays inactive until a game counts", async () => {
  await imported(
    "2019-01-01",
    [1000101, 2000, { k: 20 }],
    [1000102, 2000, { k: 20 }],
    [1000103, 2000, { k: 20, games: 3 }],
  );
  await imported(
    "2019-02-01",
    [1000101, 2000, { k: 20, flag: "i" }],
    [1000102, 2000, { k: 20 }],
    [1000103, 2000, { k: 20 }],
  );
  const activities = async (date: string) => [...(await next(date)).values()].map(({ activity }) => activity);
  expect(await activities("2019-03-01")).toEqual(["inactive", "active", "active"]);
  // Also where the time without games becomes twice as long.
  await imported("2020-10-01", [1000101, 2000, { flag: "i" }], [1000102, 2000, { flag: "i" }], [1000103, 2000]);
  expect(await activities("2020-11-01")).toEqual(["inactive", "inactive", "active"]);
});

test("C12: whoever was imported as inactive is gone 36 months after the last list that can have had a game", async () => {
  await imported("2012-01-01", [1000101, 2000, { k: 15, flag: "i" }], [1000102, 2000, { k: 15, games: 1 }]);
  await imported("2013-12-01", [1000101, 2000, { k: 15, flag: "i" }], [1000102, 2000, { k: 15, games: 1 }]);
  expect((await next("2014-01-01")).get("1000101")?.activity).toBe("gone");
});

test("C12: K follows from what imported lists allow, under the edition in force", async () => {
  await imported(
    "2014-05-01",
    [1000101, 1800, { k: 15 }], // 30 games
    [1000102, 1800, { k: 30 }], // fewer
    [1000103, 2350, { k: 10 }], // once 2400
    [1000104, 1800, { k: 12 }], // which no clause gives
    [1000105, 2350, { k: 15, birth: 2000 }], // a junior later, from 2300 on
    [1000106, 1800, { k: 15, birth: 2000 }],
  );
  const ks = (entries: Awaited<ReturnType<typeof next>>) => [...entries.values()].map(({ k }) => k);
  expect(ks(await next("2014-06-01"))).toEqual([15, 30, 10, 15, 15, 15]);
  expect(ks(await next("2014-07-01"))).toEqual([20, 40, 10, 20, 20, 40]);
  expect(ks(await next("2014-08-01"))).toEqual([20, 40, 10, 20, 20, 40]);
  expect(await explained("1000101", "2014-08")).toContain("K-possible");
  expect(await explained("1000104", "2014-08")).toContain("K-printed");
});

test("C12: an older imported list is still known after a newer one that says less", async () => {
  const birth = 1996;
  await imported("2014-05-01", [1000101, 1800, { k: 15, birth }], [1000102, 1800, { k: 30, birth }]);
  // Under the next edition both have K 40 until the end of the year, by their age.
  await imported("2014-12-01", [1000101, 1800, { k: 40, birth }], [1000102, 1800, { k: 40, birth }]);
  expect([...(await next("2015-01-01")).values()].map(({ k }) => k)).toEqual([20, 40]);
});

test("C4: a list of 2004 in which a rating or a whole column is lost is never taken over as if it were whole", async () => {
  const scratch = scratchFolder("lists-of-2004");
  const text = readFileSync("fixtures/lists/txt-2004-labels-elsewhere.txt", "latin1");
  const [head = "", , , third = ""] = text.split("\n");
  const lines = Array.from({ length: 12 }, (_, at) => third.replace("9900035", String(9900100 + at)));
  const office = commandsAt(ledger);
  const status = async (name: string, list: string) => {
    const file = join(scratch, name);
    writeFileSync(file, list, "latin1");
    return (await office(`players import ${file} --date 2004-07-01 --dry-run`)).status;
  };
  expect(await status("rating-lost.txt", text.replace(" 2343 ", "      "))).toBe(2);
  expect(await status("column-lost.txt", [head, ...lines, ""].join("\n"))).toBe(2);
  expect(await status("whole.txt", text)).toBe(0);
  rmSync(scratch, { recursive: true, force: true });
});

test("C7: players without a federation are said at import, at closing, in the review and beside the file", async () => {
  const office = commandsAt(ledger);
  const said = "1 rated player";
  const file = csv([
    [1000101, 2000, { k: 20 }],
    [1000102, 2000, { k: 20, fed: "" }],
  ]);
  const { withoutFederation } = await importText(acting(ledger), file, "2026-10-01");
  expect(withoutFederation).toBe(1);
  expect((await office("list close standard")).stdout).toContain(said);
  expect((await office("list review standard-2026-11")).stdout).toContain(said);
  const exported = await office("list export standard-2026-11 --format csv --to list.csv --json");
  expect(JSON.parse(exported.stdout.trim().split("\n").at(-1) ?? "")).toMatchObject({
    players: 1,
    withoutFederation: 1,
  });
});

test("C9: a further list says entrants, leavers and who moved without a game", async () => {
  await imported("2026-09-01", [1000101, 2000], [1000102, 2000], [1000103, 2000]);
  const { compared, corrections } = await imported("2026-10-01", [1000101, 2010], [1000103, 2000], [1000104, 1900]);
  expect(compared).toEqual([{ list: "standard-2026-10", before: "standard-2026-09", entrants: 1, leavers: 1 }]);
  expect(corrections).toMatchObject([{ players: 1 }]);
});

test("C1 C12: K that is derived or assumed is marked on list, player, in the API and by commands", async () => {
  await imported("2026-09-01", [1000101, 2000, { k: 20 }], [1000102, 1900], [1000103, 2450, { k: 10 }]);
  await next("2026-10-01");
  const { app } = await siteOver(ledger);
  const get = async (url: string) => app.inject({ url });
  const { players } = (await get("/api/v1/lists/standard-2026-10")).json();
  const marks = Object.fromEntries(
    players.map((each: { player: string; kDerived: boolean }) => [each.player, each.kDerived]),
  );
  // Whatever came before, whoever has 2450 now has K 10.
  expect(marks).toEqual({ 1000101: true, 1000102: true, 1000103: false });
  const page = (await get("/en/lists/standard-2026-10")).body;
  expect(page).toContain("20*");
  expect(page).toContain("K derived from imported lists or estimated");
  const { entries } = (await get("/api/v1/players/1000101")).json();
  expect(entries.map((each: { list: string; kDerived: boolean }) => [each.list, each.kDerived])).toEqual([
    ["standard-2026-10", true],
    ["standard-2026-09", false], // printed by others
  ]);
  expect((await get("/en/players/1000101")).body).toContain("20*");
  for (const words of ["list show standard-2026-10", "players show 1000101", "history 1000101"]) {
    const { stdout } = await commandsAt(ledger)(words);
    expect([words, stdout]).toEqual([words, expect.stringContaining("20*")]);
    expect(stdout).toContain("K derived from imported lists or estimated");
  }
});
