import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { day } from "../../src/domain/dates.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { buildApp } from "../../src/server/app.ts";
import { builtAssets } from "../../src/server/assets.ts";
import { keptFacts } from "../../src/server/kept-facts.ts";
import { shelf } from "../../src/server/shelf.ts";
import { CATALOGUES } from "../../src/words/words.ts";

/** A real server and a real browser before it. */
export interface Site {
  readonly address: string;
  /** Somebody with a browser of his own: cookies are nobody else's. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Page>;
  readonly close: () => Promise<void>;
}

export async function openSite(ledger: Ledger): Promise<Site> {
  const context = {
    ledger,
    today: () => day("2026-11-15"),
    now: Date.now,
    shelf: shelf(ledger),
    facts: keptFacts(ledger),
  };
  const assets = builtAssets(join("dist", "assets"));
  const app = await buildApp({ context, assets, catalogues: CATALOGUES, log: null, secure: false });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const browser = await launched();
  return {
    address,
    visitor: async (options = {}) => {
      const page = await (await browser.newContext({ locale: "en-GB", baseURL: address, ...options })).newPage();
      // A page with a mistake in its scripts is a failure, whatever else it shows.
      page.on("pageerror", (error) => {
        throw error;
      });
      return page;
    },
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
}

const launched = (): Promise<Browser> => {
  const { executable, libraries, fonts } = inject("browser");
  return chromium.launch({
    executablePath: executable,
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fonts },
  });
};

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What keeps somebody from using a page, as axe finds it: only what is serious. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    // The script above has brought it.
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: readonly Violation[] }> } };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

const SHOTS = join("test", "screenshots");

/** Takes pictures of a page in two widths, for people to look at. */
export async function pictures(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  for (const width of [1200, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(SHOTS, `${name}-${width}.png`), fullPage: true });
  }
}

/** Whether a page is wider than the screen: on a phone nothing may be. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
