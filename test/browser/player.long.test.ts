import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import { close, listOfSix, publish, SIX, withOctober, withSecondOfOctober } from "../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace } from "../set-up/offices/offices.ts";
import { type Game, receive, register } from "../set-up/offices/tournaments.ts";
import { lookedAt, openSite, type Site } from "./browsing.ts";

/** A player with four years of lists, who lost points in one month and won some in the next. */
describe("a player who looks at their own page", () => {
  const place = memoryPlace();
  let site: Site;
  let ledger: Awaited<ReturnType<typeof begun>>;
  beforeAll(async () => {
    ledger = await begun(place);
    for (const date of ["2022-10-01", "2025-03-01"]) await importText(acting(ledger), listOfSix(), date);
    await withOctober(ledger);
    await withSecondOfOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    await november();
    await close(ledger);
    await publish(ledger, "standard-2026-12");
    site = await openSite(ledger);
  });
  afterAll(async () => {
    await site?.close();
    await ledger.close();
    await place.end();
  });

  /** A tournament of the month after, in which all goes well. */
  async function november(): Promise<void> {
    const dates = { start: day("2026-11-05"), end: day("2026-11-06") };
    const { tournament } = await register(ledger, { ...dates, name: "November Swiss", system: "swiss" }, "2026-10-01");
    const games: readonly Game[] = [
      [1, 1, 2, "1"],
      [2, 2, 3, "="],
    ];
    const facts = { type: "Individual: Swiss-System", end: dates.end };
    const report = { people: SIX.slice(0, 3), games, start: dates.start, facts };
    await receive(ledger, tournament, report, { on: day("2026-11-08") });
  }

  const rowOf = (page: Page, list: string) => page.locator("main tr", { has: page.getByRole("link", { name: list }) });

  test("learns in two clicks why points were lost in a month, though the last list was a gain", async () => {
    const page = await site.visitor({ javaScriptEnabled: false });
    await page.goto("/en/players/1000101");
    expect(await page.locator(".rating-card .good").first().textContent()).toContain("+"); // the last list
    const lost = rowOf(page, "Standard list of November 2026").first();
    expect(await lost.locator(".bad").textContent()).toContain("−10");
    await lost.getByRole("link").first().click();
    // What each tournament brought, and the game that was lost.
    expect(await page.locator("p.big").textContent()).toContain("2100 → 2090");
    const worst = page.locator("main tr", { hasText: "Late Swiss" });
    expect(await worst.textContent()).toContain("−15.20");
    const game = page.locator("section", { hasText: "Late Swiss" }).locator("tr", { hasText: "Nagy, Béla" });
    expect(await game.locator("strong.bad").textContent()).toBe("−15.20");
    // The second click: who that was.
    await game.getByRole("link", { name: "Nagy, Béla" }).click();
    await page.getByRole("heading", { name: "Nagy, Béla" }).waitFor();
  });

  test("the tournament that cost the points leads to the same place", async () => {
    const page = await site.visitor({ javaScriptEnabled: false });
    await page.goto("/en/players/1000101");
    await page.getByRole("link", { name: "−15.20" }).click();
    expect(new URL(page.url()).pathname).toBe("/en/players/1000101/standard-2026-11");
  });

  test("limits the chart to a year or three or by dragging, and sees all of it again", async () => {
    const page = await site.visitor();
    await page.goto("/en/players/1000101");
    await page.locator("html.live").waitFor();
    const range = (name: string) => page.getByRole("button", { name, exact: true });
    const first = () => page.locator(".chart .x-axis text").first().textContent();
    const whole = await first();
    expect(whole).toContain("2023");
    await range("1 year").click();
    await expect.poll(first).not.toBe(whole);
    expect(await first()).toContain("2026");
    expect(await range("1 year").getAttribute("aria-pressed")).toBe("true");
    await range("3 years").click();
    await expect.poll(first).toContain("2025");
    expect(await lookedAt(false)(page, "player-three-years")).toEqual({ light: [], dark: [], overflow: 0 });
    await range("All").click();
    await expect.poll(first).toBe(whole);
    expect(await range("3 years").getAttribute("aria-pressed")).toBe("false");
    const plot = page.locator(".chart .plot");
    await plot.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await plot.boundingBox())!;
    await page.mouse.move(x + width * 0.98, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.6, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(first).not.toBe(whole);
    await range("All").click();
    await expect.poll(first).toBe(whole);
  });

  test("a rank leads to the player's own row, in sight and marked, under a head that stays", async () => {
    const page = await site.visitor({ viewport: { width: 1200, height: 300 } });
    await page.goto("/en/players/1000104");
    await page.locator(".chips.ranks a").first().click();
    const row = page.locator("tr.marked");
    expect(await row.textContent()).toContain("Berg, Olof");
    const inSight = async (): Promise<boolean> => {
      const [box, head] = [await row.boundingBox(), await page.locator("main thead").first().boundingBox()];
      return box !== null && head !== null && box.y >= head.y + head.height - 1 && box.y + box.height <= 300;
    };
    await expect.poll(inSight).toBe(true);
    const heads = page.locator("main thead th").first();
    await page.mouse.wheel(0, 60);
    await expect.poll(async () => (await heads.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
  });

  test("the code of the badge shows the rating on another site", async () => {
    const page = await site.visitor();
    await page.goto("/en/players/1000101");
    await page.getByText("Badge for your site").click();
    const code = await page.getByLabel("Embed code, Standard").inputValue();
    const elsewhere = await site.visitor();
    await elsewhere.setContent(code);
    const picture = elsewhere.locator("a > img");
    await expect.poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBeGreaterThan(50);
    expect(await picture.getAttribute("alt")).toBe("Öster, Ida: Standard");
  });
});
