import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adoptEdition } from "../../src/periods/editions/adopt-edition.ts";
import { acting, begun, importText, listText, memoryPlace } from "../set-up/offices/offices.ts";
import { openSite, type Site } from "./browsing.ts";

describe("an edition that the office has adopted", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Site;
  beforeAll(async () => {
    ledger = await begun(place);
    await importText(acting(ledger), listText([[1000101, "Öster, Ida", 2100, 3]]), "2026-10-01");
    const text = readFileSync("examples/edition.json", "utf8").replace("2027-01-01", "2026-12-01");
    await adoptEdition(acting(ledger), { file: "edition.json", text, reason: "decided by the board" });
    site = await openSite(ledger);
  });
  afterAll(async () => {
    await site?.close();
    await ledger.close();
    await place.end();
  });

  test("is chosen in a calculator, which answers without asking the server", async () => {
    const page = await site.visitor();
    await page.goto("/en/calculators/k?rating=2100&gamesBefore=25&highest=2100&birth=1990-01-01&forList=2027-01");
    const answer = page.locator(".calculator .big");
    const edition = page.locator("select[name=edition]");
    expect(await answer.innerText()).toBe("40");
    await page.locator("html.live").waitFor();
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.locator("details.more-options").evaluate((details) => details.setAttribute("open", ""));
    await edition.selectOption("northland-2027");
    // 25 games are enough there for K 20.
    await expect.poll(() => answer.innerText()).toBe("20");
    expect(await page.locator(".calculator").innerText()).toContain("Northland rating rules 2027");
    await edition.selectOption("");
    await expect.poll(() => answer.innerText()).toBe("40");
    await page.locator("input[name=on]").fill("2026-12-05");
    await expect.poll(() => answer.innerText()).toBe("20");
    expect(asked).toEqual([]);
  });
});
