import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { excludePlayer } from "../../../src/periods/players.ts";
import { acting, begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { type Busy, busyOffice } from "../../set-up/processes/busy-office.ts";
import { filledIn, pagesIn } from "../../set-up/sites/routes.ts";
import { siteOver } from "../../set-up/sites/site.ts";

describe("what stands around every public page", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof siteOver>>;
  let busy: Busy;
  beforeAll(async () => {
    ledger = await begun(place);
    busy = await busyOffice(ledger);
    await excludePlayer(acting(ledger), { player: "1000105", reason: "asked by the federation" });
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  const get = async (url: string) => {
    const { body, statusCode, headers } = await site.app.inject({ url, headers: { host: "office.example" } });
    return { body, statusCode, headers };
  };
  const publicPages = (): readonly string[] => {
    const values = {
      ...{ player: "1000101", list: busy.published, kind: "standard", edition: "fide-standard-2025-10" },
      ...{ calculator: "change", tournament: busy.rated, code: "SWE" },
    };
    const others = /\/(embed|office|[a-z-]*password|problems|sign-in|sign-out|confirm|stop-mails|object|objection)\b/;
    return pagesIn(site.app, "en")
      .filter((path) => !others.test(path))
      .map((path) => filledIn(path, values))
      .map((path) => (path.endsWith("/compare") ? `${path}?a=fide-standard-2024-03&b=fide-standard-2025-10` : path));
  };
  const titleOf = (body: string): string => /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? "";

  test("no two pages have the same title, and each has the tags that other sites read", async () => {
    const titles = new Map<string, string>();
    for (const path of publicPages()) {
      const { body, statusCode } = await get(path);
      expect([path, statusCode]).toEqual([path, 200]);
      const title = titleOf(body);
      expect([title, titles.get(title)]).toEqual([title, undefined]);
      titles.set(title, path);
      if (body.includes('content="noindex"')) continue; // nobody else is to find it
      expect(title.startsWith(/property="og:title" content="([^"]*)"/.exec(body)?.[1] ?? "–")).toBe(true);
      expect(body).toContain(`property="og:url" content="http://office.example${path.split("?")[0]}"`);
      expect(body).toMatch(/<meta name="description" content="[^"]{10,}"/);
    }
    expect(titles.size).toBeGreaterThan(15);
  });

  test("every page has one search field, in its header but where the page itself is for searching", async () => {
    for (const path of [...publicPages(), "/en/sign-in", "/en/nothing"]) {
      const header = /<header class="site">.*<\/header>/s.exec((await get(path)).body)?.[0] ?? "";
      const hasOwn = ["/en/", "/en/players"].includes(path.split("?")[0]!);
      expect([path, /<form method="get" action="\/en\/players"><input type="search" name="name"/.test(header)]).toEqual(
        [path, !hasOwn],
      );
    }
    expect((await get("/en/players?name=Nagy")).body).toContain("/en/players/1000");
  });

  test("the sitemap names every public page, and nobody who is hidden", async () => {
    expect((await get("/robots.txt")).body).toContain("Sitemap: http://office.example/sitemap.xml");
    const files = [...(await get("/sitemap.xml")).body.matchAll(/<loc>http:\/\/office\.example([^<]*)<\/loc>/g)];
    expect(files.length).toBe(8);
    const found = new Set<string>();
    for (const [, file = ""] of files) {
      const { body, headers } = await get(file);
      expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
      for (const [, path = ""] of body.matchAll(/<loc>http:\/\/office\.example([^<]*)<\/loc>/g)) found.add(path);
    }
    expect([...found]).toEqual(
      expect.arrayContaining(["/en/", "/sv/lists", "/it/players/1000101", `/es/lists/${busy.published}`]),
    );
    expect(found.has("/en/players/1000105")).toBe(false);
    const english = [...found].filter((path) => path.startsWith("/en/") && !path.includes("/players/"));
    for (const path of english) expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
    expect((await get("/sitemap/en/17.xml")).statusCode).toBe(404);
    const icon = /<link rel="icon" href="([^"]*)"/.exec((await get("/en/")).body)?.[1] ?? "";
    expect((await get(icon)).headers["content-type"]).toBe("image/svg+xml");
  });
});
