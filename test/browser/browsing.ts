import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { day } from "../../src/domain/dates.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { buildApp } from "../../src/server/app.ts";
import type { AppOptions } from "../../src/server/app-options.ts";
import { builtAssets } from "../../src/server/http/assets.ts";
import { factsCache } from "../../src/server/lists/facts-cache.ts";
import { listCache } from "../../src/server/lists/list-cache.ts";
import { SITE_CATALOGUES } from "../../src/words/site.ts";
import { memoryEngine } from "../set-up/offices/memory-engine.ts";

/** What the build made; another folder to try pages before the whole is built. */
const ASSETS = process.env.RATING_OFFICE_ASSETS ?? join("dist", "assets");

/** A real server and a real browser before it. */
export interface Site {
  readonly address: string;
  readonly app: FastifyInstance;
  /** Somebody with a browser of his own: cookies are nobody else's. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Page>;
  readonly close: () => Promise<void>;
}

export async function openSite(
  ledger: Ledger,
  more: Pick<AppOptions, "book" | "oidc" | "notifications"> = {},
): Promise<Site> {
  const context = {
    ledger,
    today: () => day("2026-11-15"),
    now: Date.now,
    listCache: listCache(ledger),
    facts: factsCache(ledger, () => "2026-11-15"),
    openScratch: memoryEngine,
  };
  const assets = builtAssets(ASSETS);
  const app = await buildApp({
    context,
    assets,
    catalogues: SITE_CATALOGUES,
    ...{ log: null, quiet: true, secure: false, proxies: [] },
    ...more,
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const browser = await launched();
  return {
    address,
    app,
    visitor: async (options = {}) => {
      const page = await (await browser.newContext({ locale: "en-GB", baseURL: address, ...options })).newPage();
      page.setDefaultTimeout(PATIENCE);
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

/** In milliseconds: nothing that a person waits for takes longer. */
const PATIENCE = 15_000;

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

interface Axe {
  readonly run: (place: Document, options: object) => Promise<{ violations: readonly Violation[] }>;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What keeps somebody from using a page, as axe finds it. */
async function barriers(page: Page, only: readonly string[] | null = null): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    // The script above has brought it.
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      ...(rules === null ? {} : { runOnly: rules }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, only);
}

/** Rules that depend on light and width. The others found what there is to find before. */
const BY_LOOKS = ["color-contrast", "scrollable-region-focusable", "target-size", "link-in-text-block"];

/**
 * A page on a desk and on a phone, by light and by dark: what keeps somebody out, and whether it is too wide. Not whole, it is looked
 * at on a desk by light and on a phone in the dark.
 */
export const lookedAt =
  (isWhole: boolean) =>
  async (
    page: Page,
    name: string,
  ): Promise<{ light: readonly string[]; dark: readonly string[]; overflow: number }> => {
    const desk = await inBothLights(page, name, 1200, isWhole ? ["light", "dark"] : ["light"]);
    const phone = await inBothLights(
      page,
      name,
      360,
      isWhole ? ["light", "dark"] : ["dark"],
      isWhole ? null : BY_LOOKS,
    );
    return {
      light: [...desk.light, ...phone.light],
      dark: [...desk.dark, ...phone.dark],
      overflow: Math.max(desk.overflow, phone.overflow),
    };
  };

async function inBothLights(
  page: Page,
  name: string,
  width: number,
  schemes: readonly ("light" | "dark")[],
  rules: readonly string[] | null = null,
) {
  await folds(page, "shut");
  await pictures(page, name, [width]);
  const shut = await overflow(page);
  await folds(page, "open"); // axe does not look at what is hidden
  const found = {
    light: [] as readonly string[],
    dark: [] as readonly string[],
    overflow: Math.max(shut, await overflow(page)),
  };
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    found[colorScheme] = await barriers(page, rules);
  }
  return found;
}

/** Opens every fold of a page, as somebody might, or leaves open what the page opens by itself. */
const folds = (page: Page, state: "open" | "shut"): Promise<void> =>
  page.evaluate((wanted) => {
    for (const fold of document.querySelectorAll("details")) {
      if (wanted === "open" && !fold.open) fold.dataset.opened = "";
      if (wanted === "open") fold.open = true;
      else if (fold.dataset.opened !== undefined) fold.open = false;
    }
  }, state);

const SHOTS = join("test", "screenshots");

/** Pictures are for people to look at and nothing compares them, so they are taken on request only: PICTURES=1. */
const TAKES_PICTURES = Boolean(process.env.PICTURES);

/** Shows a page in some widths, and takes a picture of each on request. */
export async function pictures(page: Page, name: string, widths: readonly number[] = [1200, 360]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(laidOut);
    await picture(page, `${name}-${width}`);
  }
}

/** Charts follow the width of the page one frame later. */
const laidOut = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

export async function picture(page: Page, name: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
}

/** Whether a page is wider than the screen: on a phone nothing may be. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A page that is whole without scripts: one heading, nothing that only a script could use, no wider than the screen. */
export const PLAIN = { headings: 1, scripted: 0, overflow: 0 };

export const plainly = async (page: Page): Promise<typeof PLAIN> => ({
  headings: await page.locator("h1:visible").count(),
  scripted: await page.locator(".script-only:visible").count(),
  overflow: await overflow(page),
});
