import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { excludePlayer } from "../../../src/periods/players.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { register } from "../../set-up/offices/tournaments.ts";
import { siteOver } from "../../set-up/sites/site.ts";

describe("what other sites show of an office", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof siteOver>>;
  let rated = "";
  beforeAll(async () => {
    ledger = await begun(place);
    rated = await withOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    await register(ledger, { name: "Winter, Cup; & more", start: day("2026-12-05"), end: day("2026-12-09") });
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  const get = (url: string, headers = {}) => site.app.inject({ url, headers: { host: "ratings.example", ...headers } });

  test("a card may be framed by any site, runs nothing, and has the current ratings", async () => {
    const { body, headers } = await get("/en/embed/players/1000101");
    expect(String(headers["content-security-policy"])).toContain("frame-ancestors *");
    expect(String(headers["content-security-policy"])).toContain("default-src 'none'");
    expect(body).not.toContain("<script");
    expect(body).toContain("Öster, Ida");
    expect(body).toContain("2105");
    expect(body).toContain('<base target="_top"');
    // All other pages may not be framed.
    expect(String((await get("/en/players/1000101")).headers["content-security-policy"])).toContain(
      "frame-ancestors 'none'",
    );
  });

  test("a table has the best of a federation, as many as are asked for", async () => {
    const { body } = await get("/sv/embed/federations/swe?count=2");
    expect([...body.matchAll(/players\/(\d+)/g)].map(([, id]) => id)).toEqual(["1000101", "1000102"]);
    expect((await get("/en/embed/federations/SWE?kind=blitz")).body).toContain("no active players");
    expect((await get("/en/embed/federations/XXX")).statusCode).toBe(404);
    expect((await get("/en/embed/federations/SWE?count=0")).statusCode).toBe(400);
    expect((await get("/en/embed/players/99")).statusCode).toBe(404);
  });

  test("the pages say the code that embeds them, with the whole address", async () => {
    const code = (path: string) => `&lt;iframe src=&quot;http://ratings.example${path}&quot;`;
    expect((await get("/en/players/1000101")).body).toContain(code("/en/embed/players/1000101"));
    expect((await get("/en/federations/SWE")).body).toContain(code("/en/embed/federations/SWE"));
  });

  test("a player's feed has the rating on each list, a federation's its rated tournaments", async () => {
    const player = (await get("/en/players/1000101/feed.atom")).body;
    expect([...player.matchAll(/<title>([^<]*)</g)].map(([, title]) => title)).toEqual([
      "Öster, Ida · Sample office",
      "Standard list of November 2026: 2105 (+5)",
      "Standard list of October 2026: 2100",
    ]);
    expect(player).toContain('<link href="http://ratings.example/en/players/1000101/standard-2026-11"/>');
    const own = (await get("/en/federations/SWE/feed.atom")).body;
    expect(own).toContain(`<link href="http://ratings.example/en/tournaments/${rated}"/>`);
    expect((await get("/en/federations/NOR/feed.atom")).statusCode).toBe(404);
  });

  test("a player's calendar has their tournaments and the lists to come, a federation's what is not over", async () => {
    const player = (await get("/en/players/1000101/calendar.ics")).body;
    expect(player).toContain(`UID:${rated}@ratings.example`);
    expect(player).toContain("DTSTART;VALUE=DATE:20261201");
    const own = (await get("/en/federations/SWE/calendar.ics")).body;
    expect(own).toContain("SUMMARY:Winter\\, Cup\\; & more");
    expect(own).not.toContain(`UID:${rated}@`);
  });

  test("all are revalidated and go with the player who is hidden", async () => {
    const paths = ["embed/players/1000104", "players/1000104/feed.atom", "players/1000104/calendar.ics"];
    const others = ["embed/federations/SWE", "federations/SWE/feed.atom", "federations/SWE/calendar.ics"];
    for (const path of [...paths, ...others]) {
      const first = await get(`/en/${path}`);
      expect([path, first.statusCode, first.headers["cache-control"]]).toEqual([path, 200, "public, no-cache"]);
      const again = await get(`/en/${path}`, { "if-none-match": first.headers.etag });
      expect([path, again.statusCode]).toEqual([path, 304]);
    }
    await excludePlayer(acting(ledger), { player: "1000104", reason: "The federation asked for it." });
    for (const path of paths) expect([path, (await get(`/en/${path}`)).statusCode]).toEqual([path, 404]);
    expect((await get("/en/embed/federations/SWE")).body).not.toContain("Berg, Olof");
  });
});
