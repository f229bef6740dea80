import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dateText, decimals, signed } from "../../src/words/numbers.ts";
import { CATALOGUES } from "../../src/words/words.ts";
import { signIn } from "../set-up/offices/people.ts";
import { lookedAt, overflow, picture } from "./browsing.ts";
import { publicSite } from "./public-site.ts";

const FAULTY = join("fixtures", "trf", "faults", "rating-unreadable.trf");

/** What somebody does before a page is alive, and what he sees of it once it is. */
const EARLY: readonly (readonly [string, (page: Page) => Promise<void>, (page: Page) => Locator])[] = [
  [
    "/en/check",
    (page) => page.setInputFiles("input[type=file]", FAULTY),
    (page) => page.getByText("File, line by line"),
  ],
  [
    "/en/",
    (page) => page.getByRole("textbox").or(page.getByRole("combobox")).fill("oster"),
    (page) => page.getByRole("option"),
  ],
  [
    "/en/players/1000103/standard-2026-11",
    (page) => page.getByRole("button", { name: "Recompute in my browser" }).click(),
    (page) => page.getByText("change and K all match."),
  ],
];

/** The page and its first script come; the islands wait until they are let go. */
async function onSlowLine(page: Page): Promise<() => void> {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.unrouteAll();
  await page.route(/\/assets\/(calculator|player-search|report-checker|verifier)-/, async (route) => {
    await held;
    await route.continue();
  });
  return go;
}

describe("a visitor with a browser", () => {
  const site = publicSite();

  test("is shown a picture of a player and a list where they are linked, which a browser can read", async () => {
    const page = await site().visitor();
    for (const url of ["/en/players/1000101", "/en/lists/standard-2026-11"]) {
      await page.goto(url);
      const address = await page.locator('meta[property="og:image"]').getAttribute("content");
      expect(address).toContain(site().address);
      await page.goto(address ?? "");
      expect(
        await page.locator("img").evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
      ).toEqual([1200, 630]);
      await picture(page, `share${url.replaceAll("/", "-")}`);
    }
  });

  test("has the menu in one line from 1000 px on, in every language", async () => {
    const page = await site().visitor();
    await signIn(page, "ada");
    for (const { language } of CATALOGUES) {
      await page.goto(`/${language}/regulations`);
      for (const width of [1000, 1200]) {
        await page.setViewportSize({ width, height: 700 });
        const places = await page.locator("header.site").evaluate((header) =>
          [...header.querySelectorAll("nav a, .find, .account")].map((each) => {
            const { top, height, right } = each.getBoundingClientRect();
            return { middle: Math.round((top + height / 2) / 10), right };
          }),
        );
        expect.soft([language, width, new Set(places.map(({ middle }) => middle)).size]).toEqual([language, width, 1]);
        expect.soft(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(width);
        expect.soft(await overflow(page)).toBe(0);
        await picture(page, `header-${language}-${width}`);
      }
    }
  });

  test("sees every entry of the menu on a phone, in every language, and that chips go on", async () => {
    const page = await site().visitor({ viewport: { width: 390, height: 800 } });
    for (const { language } of CATALOGUES) {
      await page.goto(`/${language}/regulations`);
      const beyond = await page.locator("header.site nav a").evaluateAll((entries) =>
        entries.flatMap((each) => {
          const { left, right } = each.getBoundingClientRect();
          return left >= 0 && right <= innerWidth ? [] : [each.textContent];
        }),
      );
      expect.soft([language, beyond]).toEqual([language, []]);
      await page.goto(`/${language}/`);
      const closing = await page.locator("table.narrow time").first().boundingBox();
      expect.soft([language, (closing?.x ?? 390) + (closing?.width ?? 0) <= 390]).toEqual([language, true]);
    }
    await page.goto("/en/lists/standard-2026-11");
    const chips = page.locator(".chips").first();
    expect(await chips.evaluate((line) => line.scrollWidth > line.clientWidth)).toBe(true);
    expect(await chips.evaluate((line) => getComputedStyle(line).maskImage)).toContain("gradient");
  });

  test("has the current tab in sight on a phone, which shows only some of them", async () => {
    const page = await site().visitor({ viewport: { width: 390, height: 800 } });
    await signIn(page, "rut");
    await page.goto("/en/office/journal");
    await page.waitForFunction(() => {
      const tab = document.querySelector("nav.tabs [aria-current]")?.getBoundingClientRect();
      return tab !== undefined && tab.left >= 0 && tab.right <= innerWidth;
    });
  });

  test("verifies a whole tournament; where the net fails he is told, and tries again", async () => {
    const page = await site().visitor();
    await page.goto("/en/tournaments");
    await page.getByRole("link", { name: "Lakeside Open" }).click();
    await page.route("**/inputs?*", (route) => route.abort());
    await page.getByRole("button", { name: "Recompute in my browser" }).click();
    await page.getByText("could not be downloaded").waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Recomputed for 6 players: everything matches.").waitFor();
  });

  test("is told what differs where a published number is another", async () => {
    const page = await site().visitor();
    await page.route("**/inputs?*", async (route) => {
      const answer = await route.fetch();
      const inputs = await answer.json();
      inputs.tournaments[0].games[0].score = 50;
      await route.fulfill({ response: answer, json: inputs });
    });
    await page.goto("/en/players/1000101/standard-2026-11");
    await page.getByRole("button", { name: "Recompute in my browser" }).click();
    await page.getByText("The results do not match.").first().waitFor();
    const rows = page.locator("[data-island=verifier] tbody tr");
    expect(await rows.allTextContents()).toEqual(["Rating21052095", expect.stringMatching(/^Change5[-−]5$/)]);
  });

  test("sees no rating for a player of whom a checked report keeps nothing", async () => {
    const page = await site().visitor();
    await page.goto("/en/check");
    await page.setInputFiles("input[type=file]", FAULTY);
    const first = page.locator("table", { hasText: "Results of unrated players" });
    const row = first.locator("tr", { hasText: "Fenwick" });
    expect(await row.textContent()).toMatch(/nothing§ 8\.2\.1/);
    const changes = page.locator("table", { hasText: "new rating" });
    expect(await changes.locator("tr", { hasText: "Fenwick" }).locator("td").last().textContent()).toBe("");
  });

  test("drops a faulty report and sees the issue at its line; nothing is sent", async () => {
    const page = await site().visitor();
    await page.goto("/en/check");
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await page.setInputFiles("input[type=file]", FAULTY);
    await page.getByRole("heading", { name: "File, line by line" }).waitFor();
    expect(await page.locator(".file .line.error, .file .line.warning").count()).toBeGreaterThan(0);
    expect(sent.filter((url) => !url.includes("/assets/"))).toEqual([]);
    expect(await lookedAt(true)(page, "check-report")).toEqual({ light: [], dark: [], overflow: 0 });
  });

  test("is quicker than the scripts of a page on a slow line, and nothing of what he did is lost", async () => {
    const page = await site().visitor();
    const release = await onSlowLine(page);
    await page.goto("/en/calculators/change");
    await page.getByLabel("Rating", { exact: true }).fill("1900");
    await page.getByLabel("K-factor (empty: estimated from the rating)").fill("20");
    await page.getByLabel("Opponent 1", { exact: true }).fill("2350");
    release();
    await page.getByText("1918").first().waitFor();
    for (const [path, act, seen] of EARLY) {
      const next = await onSlowLine(page);
      await page.goto(path);
      await act(page);
      next();
      await seen(page).first().waitFor();
    }
  });

  test("reads everything without scripts; what needs them says so", async () => {
    const page = await site().visitor({ javaScriptEnabled: false });
    await page.goto("/en/");
    const search = page.getByRole("main").locator("form").first();
    await search.locator("input[name=name]").fill("oster");
    await search.getByRole("button").click();
    await page.getByRole("link", { name: "Öster, Ida" }).waitFor();
    await page.goto("/en/lists"); // on every other page it is in the header
    await page.getByRole("searchbox", { name: "Find a player" }).fill("oster");
    await page.getByRole("search", { name: "Find a player" }).getByRole("button").click();
    await page.getByRole("link", { name: "Öster, Ida" }).click();
    expect(await page.locator(".chart path").first().isVisible()).toBe(true);
    expect(await page.locator(".ranges").count()).toBe(0);
    await page.getByRole("table").getByText("2105").waitFor(); // the numbers of the chart
    await page.getByRole("link", { name: "Standard list of November 2026" }).click();
    expect(await page.getByText("+0.24").count()).toBeGreaterThan(0);
    expect(await page.getByText("This page needs JavaScript").isVisible()).toBe(true);
    await page.goto("/en/lists/standard-2026-11");
    await page.getByRole("link", { name: "Women", exact: true }).click();
    await page.getByText("No players match these filters.").waitFor();
    await page.goto("/en/calculators/change");
    await page.getByLabel("Rating", { exact: true }).fill("1900");
    await page.getByLabel("K-factor (empty: estimated from the rating)").fill("20");
    await page.getByLabel("Opponent 1", { exact: true }).fill("2350");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText("1918").first().waitFor();
    await page.goto("/en/regulations");
    await page.getByRole("button", { name: "Compare" }).click();
    await page.locator("mark.differs").first().waitFor(); // the words that differ, in rules that all differ
    const rules = page.locator(".rules tbody tr");
    expect(await rules.filter({ has: page.locator("mark.differs") }).count()).toBe(await rules.count());
    await page.goto("/en/check");
    expect(await page.getByText("This page needs JavaScript").isVisible()).toBe(true);
  });

  test("pages that need no scripts say nothing of them", async () => {
    const page = await site().visitor();
    await page.goto("/en/check");
    expect(await page.getByText("This page needs JavaScript").isVisible()).toBe(false);
  });

  for (const [index, words] of CATALOGUES.entries()) {
    const other = CATALOGUES[(index + 1) % CATALOGUES.length] ?? words;
    test(`is spoken to in his language, ${words.language}, and in ${other.language} once he has chosen it`, async () => {
      const page = await site().visitor({ locale: words.language });
      await page.goto("/");
      expect(new URL(page.url()).pathname).toBe(`/${words.language}/`);
      await page.goto(`/${words.language}/players/1000101/standard-2026-11`);
      await isSpoken(page, words);
      await page.getByRole("contentinfo").getByRole("link", { name: other.web.site.languageName }).click();
      await page.locator(`html[lang="${other.language}"]`).waitFor({ state: "attached" });
      expect(new URL(page.url()).pathname).toBe(`/${other.language}/players/1000101/standard-2026-11`);
      await isSpoken(page, other);
      const next = await page.context().newPage();
      await next.goto("/");
      expect(new URL(next.url()).pathname).toBe(`/${other.language}/`);
    });
  }

  /** Attribute, numbers and days of a language, and what comes alive in it. */
  async function isSpoken(page: Page, { language, web }: (typeof CATALOGUES)[number]): Promise<void> {
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await page.getByText(signed(decimals(language, 0.24, 2))).count()).toBeGreaterThan(0);
    expect(await page.locator("time[datetime='2026-10-05']").first().textContent()).toBe(
      dateText(language, "2026-10-05"),
    );
    await page.getByRole("button", { name: web.period.verifyButton }).click();
    await page.getByText(web.verifying.line("2105", 1)).waitFor();
  }
});
