import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { close, publish, withOctober } from "../set-up/offices/lists.ts";
import { begun, memoryPlace } from "../set-up/offices/offices.ts";
import { lookedAt, openSite, type Site } from "./browsing.ts";

/** Another site, at an address of its own, with frames of ours. */
describe("a page of another site", () => {
  const place = memoryPlace();
  let site: Site;
  let ledger: Awaited<ReturnType<typeof begun>>;
  const paths = ["/en/embed/players/1000101", "/en/embed/federations/SWE", "/en/players/1000101"];
  const elsewhere = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end(paths.map((path) => `<iframe src="${site.address}${path}" width="360" height="420"></iframe>`).join(""));
  });
  beforeAll(async () => {
    ledger = await begun(place);
    await withOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    site = await openSite(ledger);
    await new Promise<void>((done) => elsewhere.listen(0, "127.0.0.1", done));
  });
  afterAll(async () => {
    elsewhere.close();
    await site?.close();
    await ledger.close();
    await place.end();
  });

  test("shows the card and the table, whose links lead to the whole page, and no other page of ours", async () => {
    const page = await site.visitor({ viewport: { width: 1200, height: 700 } });
    const { port } = elsewhere.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    const [card, table, other] = paths.map((_, at) => page.frameLocator("iframe").nth(at));
    await card!.getByRole("link", { name: "Öster, Ida" }).waitFor();
    expect(await card!.locator("td strong").allInnerTexts()).toEqual(["2105"]);
    expect(await table!.locator("tbody tr").count()).toBe(5);
    expect(await other!.locator("main").count()).toBe(0);
    if (process.env.PICTURES) await page.screenshot({ path: "test/screenshots/embedded-elsewhere.png" });
    await table!.getByRole("link", { name: "Nagy, Béla" }).click();
    await page.waitForURL(`${site.address}/en/players/1000102`);
    await page.close();
  });

  test("keeps nobody out, by light and by dark, and is no wider than a phone", async () => {
    const page = await site.visitor();
    for (const path of paths.slice(0, 2)) {
      await page.goto(path);
      expect([path, await lookedAt(true)(page, path.replaceAll("/", "-"))]).toEqual([path, NOTHING]);
    }
    await page.close();
  });
});

const NOTHING = { light: [], dark: [], overflow: 0 };
