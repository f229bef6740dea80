import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barriers, openSite, overflow, pictures, type Site } from "../set-up/browsing.ts";
import { close, publish, withOctober } from "../set-up/lists.ts";
import { begun, folderPlace } from "../set-up/offices.ts";

describe("a visitor with a browser", () => {
  const place = folderPlace();
  let site: Site;
  let ledger: Awaited<ReturnType<typeof begun>>;
  let tournament: string;
  beforeAll(async () => {
    ledger = await begun(place);
    tournament = await withOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    site = await openSite(ledger);
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await ledger.close();
    await place.end();
  });

  test("finds a player as he types, opens a period and verifies it", async () => {
    const page = await site.visitor();
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
    await page.getByText("It agrees.").waitFor();
  });

  test("uses a calculator, which answers at every key and can be shared by its address", async () => {
    const page = await site.visitor();
    await page.goto("/en/calculators/change");
    await page.getByLabel("Rating", { exact: true }).fill("1900");
    await page.getByLabel("K, if it is known").fill("20");
    await page.getByLabel("Opponent 1", { exact: true }).fill("2350");
    await page.getByText("1918").first().waitFor(); // 0.92 × 20
    const other = await site.visitor({ javaScriptEnabled: false });
    await other.goto(page.url());
    expect(await other.getByText("1918").count()).toBeGreaterThan(0);
  });

  test("drops a faulty report and sees the issue at its line; nothing is sent", async () => {
    const page = await site.visitor();
    await page.goto("/en/check");
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await page.setInputFiles("input[type=file]", join("fixtures", "trf", "faults", "rating-unreadable.trf"));
    await page.getByRole("heading", { name: "The file, line by line" }).waitFor();
    expect(await page.locator(".file .line.error, .file .line.warning").count()).toBeGreaterThan(0);
    expect(sent.filter((url) => !url.includes("/assets/"))).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    await pictures(page, "check-report");
  });

  test("reads everything without JavaScript where it is promised", async () => {
    const page = await site.visitor({ javaScriptEnabled: false });
    await page.goto("/en/players?name=oster");
    await page.getByRole("link", { name: "Öster, Ida" }).click();
    await page.getByRole("link", { name: "Standard list of November 2026" }).click();
    expect(await page.getByText("+0.24").count()).toBeGreaterThan(0);
    await page.goto("/en/check");
    expect(await page.getByText("This needs JavaScript").count()).toBe(1);
  });

  test("no page keeps anybody out, none is wider than a phone", async () => {
    const page = await site.visitor();
    const pages: Readonly<Record<string, string>> = {
      home: "/en/",
      lists: "/en/lists",
      list: "/en/lists/standard-2026-11",
      search: "/en/players?name=o",
      player: "/en/players/1000101",
      period: "/en/players/1000101/standard-2026-11",
      "so-far": "/en/players/1000101/so-far/standard",
      tournaments: "/en/tournaments",
      tournament: `/en/tournaments/${tournament}`,
      calculator: "/en/calculators/change?rating=1900&k=20&opponent=2350&score=1",
      "calculator-first": "/en/calculators/first?opponent=1800&score=1",
      "calculator-lask": "/en/calculators/lask",
      check: "/en/check",
      regulations: "/en/regulations",
      edition: "/en/regulations/fide-standard-2025-10",
      compare: "/en/regulations/compare?a=fide-standard-2024-03&b=fide-standard-2025-10",
      "sign-in": "/en/sign-in",
      "not-found": "/en/nothing",
    };
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect({ name, barriers: await barriers(page) }).toEqual({ name, barriers: [] });
      await pictures(page, name);
      expect({ name, overflow: await overflow(page) }).toEqual({ name, overflow: 0 });
    }
  });
});
