import { describe, expect, test } from "vitest";
import { publicSite } from "./public-site.ts";

/** What most visitors do; the rest is in public.long.test.ts. */
describe("a visitor with a browser", () => {
  const site = publicSite();

  test("finds a player as he types, opens a period and verifies it", async () => {
    const page = await site().visitor();
    await page.goto("/");
    expect(page.url()).toMatch(/\/en\/$/);
    await page.getByRole("combobox").fill("oster");
    await page.getByRole("option", { name: "Öster, Ida" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Öster, Ida" }).waitFor();
    await page.getByRole("link", { name: "Standard list of November 2026" }).click();
    await page.getByText("the opponent is unrated").first().waitFor();
    await page.getByRole("button", { name: "Recompute in my browser" }).click();
    await page.getByText("change and K all match.").waitFor();
  });

  test("learns in two clicks why points were gained, and what the score against somebody is", async () => {
    const page = await site().visitor({ javaScriptEnabled: false });
    await page.goto("/en/players/1000101");
    await page.getByRole("link", { name: "+5" }).first().click(); // the change on the card
    expect(await page.locator("tfoot").textContent()).toContain("+4.80");
    await page.goto("/en/players/1000101");
    await page.getByRole("link", { name: "All games" }).click();
    await page.getByLabel("Result").selectOption("win");
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByRole("link", { name: "Nagy, Béla" }).first().click();
    expect(new URL(page.url()).search).toContain("opponent=1000102");
    expect(await page.locator("main").textContent()).toContain("1 game (1/1)");
    await page.goto("/en/players/1000101/games?opponent=nobody");
    await page.getByText("No games match these filters.").waitFor();
  });

  test("searches in a list, compares it with another and takes home what is shown", async () => {
    const page = await site().visitor({ javaScriptEnabled: false });
    await page.goto("/en/lists/standard-2026-11");
    expect(await page.locator(".chart rect").count()).toBeGreaterThan(1);
    await page.getByLabel("Search in this list").fill("OSTER");
    await page.getByRole("button", { name: "Show" }).click();
    expect(await page.locator("tbody tr", { hasText: "Öster, Ida" }).count()).toBe(1);
    expect(await page.locator("table").first().locator("tbody tr").count()).toBe(1);
    const file = await page.getByRole("link", { name: "CSV", exact: true }).getAttribute("href");
    const csv = await (await page.request.get(file ?? "")).text();
    expect(csv.trimEnd().split("\n")).toHaveLength(2);
    await page.goto("/en/lists/standard-2026-11?against=standard-2026-10&kinds=all");
    expect(await page.locator("tbody tr", { hasText: "Öster, Ida" }).textContent()).toContain("+5");
    await page.getByText("Change since: Standard list of October 2026.").waitFor();
  });

  test("points at the chart and is told the rating of that list", async () => {
    const page = await site().visitor();
    await page.goto("/en/players/1000101");
    await page.locator("html.live").waitFor();
    await page.getByText("Nov 2026 · Standard 2105").waitFor();
    const plot = page.locator(".chart .plot");
    await expect
      .poll(async () => {
        await plot.hover({ position: { x: 5, y: 50 } });
        return page.locator("figcaption").textContent();
      })
      .toBe("Oct 2026 · Standard 2100");
    expect(await page.locator(".chart .cursor").count()).toBe(1);
    expect(await page.locator(".chart .tooltip").textContent()).toBe("2100Oct 2026");
    await page.mouse.move(0, 0);
    await page.getByText("Nov 2026 · Standard 2105").waitFor();
    await plot.focus();
    await page.keyboard.press("ArrowLeft");
    await page.getByText("Oct 2026 · Standard 2100").waitFor();
    await page.keyboard.press("End");
    await page.getByText("Nov 2026 · Standard 2105").waitFor();
    expect(await page.locator(".chart .tooltip").textContent()).toBe("2105Nov 2026");
  });

  test("uses a calculator, which answers at every key and can be shared by its address", async () => {
    const page = await site().visitor();
    await page.goto("/en/calculators/change");
    await page.getByLabel("Rating", { exact: true }).fill("1900");
    await page.getByLabel("K-factor (empty: estimated from the rating)").fill("20");
    await page.getByLabel("Opponent 1", { exact: true }).fill("2350");
    await page.getByText("1918").first().waitFor(); // 0.92 × 20
    expect(await page.locator(".card .big").textContent()).toContain("▲+18");
    const other = await site().visitor({ javaScriptEnabled: false });
    await other.goto(page.url());
    expect(await other.getByText("1918").count()).toBeGreaterThan(0);
  });
});
