import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changePlayer, excludePlayer } from "../../src/periods/players.ts";
import { CATALOGUES } from "../../src/words/words.ts";
import { acting, begun, memoryPlace } from "../set-up/offices/offices.ts";
import { addPeople, signIn } from "../set-up/offices/people.ts";
import { register } from "../set-up/offices/tournaments.ts";
import { type Busy, busyOffice } from "../set-up/processes/busy-office.ts";
import { filledIn, pagesIn } from "../set-up/sites/routes.ts";
import { lookedAt, openSite, overflow, PLAIN, plainly, type Site } from "./browsing.ts";

interface Address {
  readonly name: string;
  readonly url: string;
}

const NOTHING = { light: [], dark: [], overflow: 0 };

/** What pages are asked that show nothing otherwise. */
const QUERIES: Readonly<Record<string, string>> = {
  "/office/corrections/:list/confirm": "?way=next&reason=Agreed",
  "/regulations/compare": "?a=fide-standard-2024-03&b=fide-standard-2025-10",
  "/players": "?name=o",
  "/calculators/:calculator": "?rating=1900&k=20&opponent=2350&score=1",
};

/** A player whom the public does not see, and whom the office does. */
const EXCLUDED = "1000104";

/** The share of pages of a short run, as one of this many. */
const SHARE = 20;

/** Pages with most of what they say in folds: a short run has them all. */
const FOLDED: ReadonlySet<string> = new Set(["players-player", "players-player-list", "office-tournament-rated"]);

/** A list as people look at it. */
const LIST_STATES: Readonly<Record<string, string>> = {
  combined: "kinds=all",
  compared: "against=standard-2026-10",
  filtered: "federation=SWE&sort=change&moved=up&inactive=yes",
  marked: "mark=1000102#player-1000102",
  "with-nobody": "title=GM",
};

/** All bytes of a first visit, in thousands. */
const WEIGHT_MAX = 60;

/** Whether all pages are looked at, in all languages, or a share of them, which takes a fraction of the time. */
export function pagesContract(all: boolean): void {
  describe("every page", () => {
    const place = memoryPlace();
    let ledger: Awaited<ReturnType<typeof begun>>;
    let site: Site;
    let busy: Busy;
    /** Whoever sees every page. */
    let ada: Page;
    beforeAll(async () => {
      ledger = await begun(place);
      busy = await busyOffice(ledger);
      await addPeople(ledger);
      await excludePlayer(acting(ledger), { player: EXCLUDED, reason: "The federation asked for it." });
      site = await openSite(ledger);
      ada = await site.visitor();
      await signIn(ada, "ada");
    }, 120_000);
    afterAll(async () => {
      await site?.close();
      await ledger.close();
      await place.end();
    });

    /** Every page of a language, with something on it. */
    const pages = (language: string): readonly Address[] => {
      const own = {
        ...{ player: "1000101", list: busy.published, kind: "standard", edition: "fide-standard-2025-10" },
        ...{
          calculator: "change",
          tournament: busy.waiting,
          part: "0",
          code: "SWE",
          upload: "0".repeat(64),
          date: "2026-11-01",
          period: "2026-11",
          payer: "SWE",
          objection: "1",
        },
      };
      return pagesIn(site.app, language).map((path) => ({
        name: path.replaceAll(/[/:]+/g, "-").slice(4) || "home",
        url: `${filledIn(path, path.endsWith("/publish") ? { ...own, list: busy.draft } : own)}${QUERIES[path.slice(3)] ?? ""}`,
      }));
    };
    const states = (): readonly Address[] => [
      { name: "office-draft", url: `/en/office/periods/${busy.draft}` },
      { name: "tournament-rated", url: `/en/tournaments/${busy.rated}` },
      { name: "office-tournament-rated", url: `/en/office/tournaments/${busy.rated}` },
      { name: "calculator-lask", url: "/en/calculators/lask" },
      { name: "not-found", url: "/en/nothing" },
      ...Object.entries(LIST_STATES).map(([name, query]) => ({
        name: `list-${name}`,
        url: `/en/lists/${busy.published}?${query}`,
      })),
      { name: "player-excluded", url: `/en/players/${EXCLUDED}` },
      { name: "office-player-excluded", url: `/en/office/players/${EXCLUDED}` },
      { name: "player-games-won", url: "/en/players/1000101/games?result=win&colour=white" },
    ];

    /** Several windows of one browser: while one is looked at, another page comes. */
    const everywhere = async (addresses: readonly Address[], look: (page: Page, name: string) => Promise<object>) => {
      const waiting = [...addresses];
      const looker = async (page: Page): Promise<void> => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          await page.goto(next.url);
          expect.soft({ url: next.url, found: await look(page, next.name) }).toEqual({ url: next.url, found: NOTHING });
        }
        await page.close();
      };
      await Promise.all(Array.from({ length: 3 }, async () => looker(await ada.context().newPage())));
    };

    /** Pages of one kind stand beside each other, so that a share has some of each. */
    const some = (addresses: readonly Address[]) =>
      all ? addresses : addresses.filter(({ name }, at) => at % SHARE === 0 || FOLDED.has(name));

    test("keeps nobody out, by light and by dark, and none is wider than a phone", () =>
      everywhere(some([...pages("en"), ...states()]), lookedAt(all)));

    test.runIf(all)("is there without scripts: a heading, nothing that only a script could use, no wider", async () => {
      const storageState = await ada.context().storageState();
      const page = await site.visitor({
        storageState,
        javaScriptEnabled: false,
        viewport: { width: 360, height: 900 },
      });
      for (const { url } of [...pages("en"), ...states()]) {
        await page.goto(url);
        expect.soft({ url, ...(await plainly(page)) }).toEqual({ url, ...PLAIN });
      }
    });

    test("is no wider in another language", async () => {
      const others = CATALOGUES.map(({ language }) => language).filter((language) => language !== "en");
      await everywhere(some(others.flatMap(pages)), async (page) => {
        await page.setViewportSize({ width: 360, height: 900 });
        return { ...NOTHING, overflow: await overflow(page) };
      });
    });

    test("is no wider where a name is one long word", async () => {
      const name = "W".repeat(120);
      await changePlayer(acting(ledger), "1000101", { name });
      const { tournament } = await register(ledger, { name, city: name });
      const urls = [
        "/en/players?name=WWW",
        ...["/en/players/1000101", `/en/players/1000101/${busy.published}`, `/en/lists/${busy.published}`],
        ...["/en/tournaments", `/en/tournaments/${tournament}`, `/en/tournaments/${busy.rated}`],
        ...["/en/office/tournaments", `/en/office/tournaments/${tournament}`, "/en/office"],
      ];
      await ada.setViewportSize({ width: 360, height: 900 });
      for (const url of urls) {
        await ada.goto(url);
        expect.soft([url, await overflow(ada)]).toEqual([url, 0]);
      }
    });

    test("on paper what is shut is open, nothing is cut off, and nothing is there to press", async () => {
      const page = await site.visitor();
      await page.goto(`/en/players/1000101/${busy.published}`);
      const inside = page.locator("details:not([open]) > :not(summary)").first();
      expect(await inside.isVisible()).toBe(false);
      await page.emulateMedia({ media: "print" });
      expect((await inside.boundingBox())?.height).toBeGreaterThan(5);
      expect(await inside.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
      await page.emulateMedia({ media: "screen" });
      await page.goto("/en/check");
      const buffer = Buffer.from(`012 ${"Harbour Cup ".repeat(40)}\n`);
      await page.setInputFiles("input[type=file]", { name: "cup.trf", mimeType: "text/plain", buffer });
      await page.locator(".file .line").first().waitFor();
      await page.emulateMedia({ media: "print" });
      expect(await page.locator(".drop, button, a.button").filter({ visible: true }).count()).toBe(0);
      expect(await page.locator(".file").evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    });

    const languages = CATALOGUES.map(({ language }) => language);
    test.each(all ? languages : ["en"])("a player with their chart is light: %s", async (language) => {
      const page = await site.visitor();
      const network = await page.context().newCDPSession(page);
      await network.send("Network.enable");
      let bytes = 0;
      network.on("Network.loadingFinished", ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(`/${language}/players/1000101`, { waitUntil: "networkidle" });
      await page.locator(".chart path").waitFor();
      expect(bytes / 1_000).toBeGreaterThan(20); // everything was counted
      expect(bytes / 1_000).toBeLessThanOrEqual(WEIGHT_MAX);
    });
  });
}
