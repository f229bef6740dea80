import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, day } from "../../src/domain/dates.ts";
import { close, publish } from "../set-up/offices/lists.ts";
import { acting, begun, importText, listText, memoryPlace } from "../set-up/offices/offices.ts";
import { addPeople, signIn } from "../set-up/offices/people.ts";
import { type Game, receive, register } from "../set-up/offices/tournaments.ts";
import { openSite, picture, type Site } from "./browsing.ts";

/** A4 upright with margins of 12 mm, in points of a screen. */
const SHEET = { width: Math.floor(((210 - 24) / 25.4) * 96), height: Math.floor(((297 - 24) / 25.4) * 96) };
const PLAYERS = 10;
const NAMES = ["Abrahamsson-Lindqvist, Maximiliana", "Öster, Ida", "Nagy, Béla", "Luczak, Ewa", "Berg, Olof"];

/** Ten players in nine rounds: everybody meets everybody. */
const games = (): Game[] =>
  Array.from({ length: PLAYERS - 1 }, (_, round) =>
    Array.from({ length: PLAYERS / 2 }, (_, pair): Game => {
      const turn = (place: number): number => (place === 0 ? PLAYERS : ((place - 1 + round) % (PLAYERS - 1)) + 1);
      return [round + 1, turn(pair), turn(PLAYERS - 1 - pair), pair % 2 === 0 ? "1" : "="];
    }),
  ).flat();

describe("B13: on paper", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Site;
  let tournament = "";
  beforeAll(async () => {
    ledger = await begun(place);
    const people = Array.from({ length: PLAYERS }, (_, at) => ({
      id: 1000101 + at,
      name: NAMES[at] ?? `Sample, Player ${at + 1}`,
      rating: 2300 - 40 * at,
    }));
    await importText(
      acting(ledger),
      listText(people.map(({ id, name, rating }) => [id, name, rating, 3] as const)),
      "2026-10-01",
    );
    const start = day("2026-10-03");
    ({ tournament } = await register(ledger, { start, end: addDays(start, 8) }, "2026-09-01"));
    await receive(ledger, tournament, { people, games: games(), start });
    await addPeople(ledger);
    site = await openSite(ledger);
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await ledger.close();
    await place.end();
  });

  /** The page as it is laid out on the sheet, and how far to the right anything reaches that is read there. */
  const onPaper = async (page: Page): Promise<number> => {
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: "print" });
    return page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll("main :is(td, th, p, dd, h1, h2)")].map((each) =>
          Math.floor(each.getBoundingClientRect().right),
        ),
      ),
    );
  };
  /** How many sheets a printer gives. */
  const sheets = async (page: Page): Promise<number> =>
    (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

  test("a tournament with nine rounds fits on A4, every round beside the other", async () => {
    const page = await site.visitor();
    await page.goto(`/en/tournaments/${tournament}`);
    const right = await onPaper(page);
    await picture(page, "print-tournament");
    expect(right).toBeLessThanOrEqual(SHEET.width);
    const cross = page.locator(".cross table");
    const heads = await cross.locator("thead th").allTextContents();
    expect(heads.filter((head) => /^\d$/.test(head))).toHaveLength(9);
    const standings = page.getByRole("table", { name: "Standings" });
    for (const head of ["Rank", "Points", "Performance", "Average opponent", "+/–"])
      expect(await standings.getByRole("columnheader", { name: head, exact: true }).isVisible()).toBe(true);
    for (const table of [cross, standings])
      expect(await table.locator("thead").evaluate((head) => head.getBoundingClientRect().height)).toBeGreaterThan(0);
    expect(await sheets(page)).toBe(1);
  });

  /** Whether a table shows a column under each of these heads. */
  const columns = async (page: Page, table: string, heads: readonly string[]): Promise<void> => {
    for (const head of heads) {
      const found = page.getByRole("table", { name: table }).getByRole("columnheader", { name: head, exact: true });
      expect.soft([head, await found.isVisible()]).toEqual([head, true]);
    }
  };

  test("a list shows every column, which a phone would not", async () => {
    const page = await site.visitor();
    await page.goto("/en/lists/standard-2026-10");
    expect(await onPaper(page)).toBeLessThanOrEqual(SHEET.width);
    await picture(page, "print-list");
    const heads = ["Rank", "Moved", "Player", "Federation", "Rating", "+/–", "Games", "K", "Birth year"];
    await columns(page, "Standard list of October 2026", heads);
    expect(await page.locator(".second:visible").count()).toBe(0);
  });

  test("a certificate says whose line of which list it is, and how it can be checked, on one sheet", async () => {
    const page = await site.visitor();
    await page.goto("/en/players/1000101/standard-2026-10/certificate");
    expect(await onPaper(page)).toBeLessThanOrEqual(SHEET.width);
    await picture(page, "print-certificate");
    const said = await page.locator("main").innerText();
    const facts = [
      "Sample office",
      "Abrahamsson-Lindqvist, Maximiliana",
      "1000101",
      "2300",
      "October 2026",
      "/en/players/1000101/",
    ];
    for (const each of facts) expect(said).toContain(each);
    expect(await sheets(page)).toBe(1);
  });

  test("a receipt is a document of its own: whose, what, when, and nothing to press", async () => {
    const page = await site.visitor();
    await signIn(page, "ada");
    await page.goto(`/en/office/tournaments/${tournament}/receipt/0`);
    const right = await onPaper(page);
    await picture(page, "print-receipt");
    expect(right).toBeLessThanOrEqual(SHEET.width);
    const receipt = await page.locator(".receipt").innerText();
    for (const said of ["Sample office", tournament, "Lakeside Open", "5 Nov 2026", "sha-256"])
      expect(receipt).toContain(said);
    for (const pressed of ["button", "nav", "form", "footer", ".file"])
      expect(await page.locator(pressed).filter({ visible: true }).count()).toBe(0);
    expect(await sheets(page)).toBe(1);
  });

  test("an explanation shows every column of every game, and what is folded", async () => {
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    const page = await site.visitor();
    await page.goto("/en/players/1000101/standard-2026-11");
    expect(await onPaper(page)).toBeLessThanOrEqual(SHEET.width);
    await picture(page, "print-explanation");
    const heads = ["Rd.", "Colour", "Opponent", "Rating", "Result", "Expected", "W − We", "Points"];
    const [table] = await page.locator("table caption").allTextContents();
    await columns(page, table ?? "", heads);
    expect(await page.locator("tbody tr:visible").count()).toBeGreaterThanOrEqual(PLAYERS - 1);
  });

  test("a report on the scale fits on A4: sentences, charts and open tables, and nothing to press", async () => {
    const page = await site.visitor();
    const path = "/en/monitor/report?kind=standard";
    await expect
      .poll(async () => (await page.goto(path)) && page.locator("main").innerText(), { timeout: 20_000 })
      .toContain("Standard ratings: 2 lists from October 2026 to November 2026, with 45 games");
    expect(await onPaper(page)).toBeLessThanOrEqual(SHEET.width);
    await picture(page, "print-scale-report");
    const said = await page.locator("main").innerText();
    for (const part of ["Summary", "Alarms", "Points ledger", "accounts for every point", "How it was measured"])
      expect(said).toContain(part);
    expect(await page.locator("main svg[role=img]:visible").count()).toBeGreaterThanOrEqual(3);
    for (const pressed of ["main button", "main form", "header.site nav", "footer.site", "main details"])
      expect(await page.locator(pressed).filter({ visible: true }).count()).toBe(0);
    expect(await sheets(page)).toBeLessThanOrEqual(4);
  });
});
