import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CATALOGUES } from "../../src/words/words.ts";
import { looked, openSite, type Site } from "../set-up/browsing.ts";
import { type Busy, busyOffice } from "../set-up/busy-office.ts";
import { begun, memoryPlace } from "../set-up/offices.ts";
import { addPeople, signIn } from "../set-up/people.ts";
import { filledIn, pagesIn } from "../set-up/routes.ts";

/** All bytes of a first visit, in thousands. */
const WEIGHT_MAX = 60;

describe("every page", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Site;
  let busy: Busy;
  beforeAll(async () => {
    ledger = await begun(place);
    busy = await busyOffice(ledger);
    await addPeople(ledger);
    site = await openSite(ledger);
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await ledger.close();
    await place.end();
  });

  test("keeps nobody out, by light and by dark, and none is wider than a phone", async () => {
    const page = await site.visitor();
    await signIn(page, "ada");
    const own = {
      ...{ player: "1000101", list: busy.published, kind: "standard", edition: "fide-standard-2025-10" },
      ...{ calculator: "change", tournament: busy.waiting, part: "0" },
    };
    const query: Readonly<Record<string, string>> = {
      "/en/office/corrections/:list/confirm": "?way=next&reason=Agreed",
      "/en/regulations/compare": "?a=fide-standard-2024-03&b=fide-standard-2025-10",
      "/en/players": "?name=o",
      "/en/calculators/:calculator": "?rating=1900&k=20&opponent=2350&score=1",
    };
    const paths = pagesIn(site.app, "en").map((path) => ({
      name: path.replaceAll(/[/:]+/g, "-").slice(4) || "home",
      url: `${filledIn(path, path.endsWith("/publish") ? { ...own, list: busy.draft } : own)}${query[path] ?? ""}`,
    }));
    for (const more of [
      { name: "office-draft", url: `/en/office/periods/${busy.draft}` },
      { name: "tournament-rated", url: `/en/tournaments/${busy.rated}` },
      { name: "office-tournament-rated", url: `/en/office/tournaments/${busy.rated}` },
      { name: "calculator-lask", url: "/en/calculators/lask" },
      { name: "not-found", url: "/en/nothing" },
    ])
      paths.push(more);
    const waiting = [...paths];
    const looker = async (own: Page): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { name, url } = next;
        await own.goto(url);
        const found = await looked(own, name);
        expect.soft({ url, ...found }).toEqual({ url, light: [], dark: [], overflow: 0 });
      }
    };
    // Several windows of one browser: while one is looked at, another page comes.
    const windows = await Promise.all(Array.from({ length: 3 }, () => page.context().newPage()));
    await Promise.all(windows.map(looker));
  });

  test.each(CATALOGUES.map(({ language }) => language))("a player with his chart is light: %s", async (language) => {
    const page = await site.visitor();
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    let bytes = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`/${language}/players/1000101`, { waitUntil: "networkidle" });
    await page.locator(".chart canvas").waitFor();
    expect(bytes / 1_000).toBeGreaterThan(20); // everything was counted
    expect(bytes / 1_000).toBeLessThanOrEqual(WEIGHT_MAX);
  });
});
