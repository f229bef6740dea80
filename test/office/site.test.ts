import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFederation } from "../../src/periods/federations.ts";
import { excludePlayer } from "../../src/periods/players.ts";
import { acting, begun, importText, listText, memoryPlace } from "../set-up/offices.ts";
import { siteOver } from "../set-up/site.ts";

describe("the public site", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof siteOver>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  beforeAll(async () => {
    ledger = await begun(place);
    const office = acting(ledger);
    const players = Array.from(
      { length: 150 },
      (_, at) => [1001 + at, `Sample ${at}, Ida`, 2400 - at, at % 3] as const,
    );
    await importText(
      office,
      listText([...players, [2001, "Øster-Åkesson, Bo", 1500, 0], [2002, "Left, Out", 1490, 0]]),
      "2026-11-01",
    );
    await addFederation(office, { code: "NOR", name: "Norway", status: "suspended" });
    await excludePlayer(office, { player: "2002", reason: "asked by the federation" });
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) => site.app.inject({ url, headers });

  test("the first page goes to the language of the browser, then to the one chosen last", async () => {
    expect((await get("/", { "accept-language": "xx, en;q=0.5" })).headers.location).toBe("/en/");
    const visitor = site.visitor();
    await visitor.get("/en/lists");
    expect(visitor.cookies.get("language")).toBe("en");
    // Also on a page that is no view, and on one that is not there.
    for (const path of ["/sv/sign-in", "/it/nothing-here"]) {
      await visitor.get(path);
      expect((await visitor.get("/")).headers.location).toBe(`${path.slice(0, 3)}/`);
    }
  });

  test("every answer forbids foreign and inline scripts", async () => {
    for (const url of ["/en/", "/en/nothing-here", "/api/v1/lists", "/api/v1/nothing", "/icon.svg"]) {
      const { headers } = await get(url);
      expect(headers["content-security-policy"]).toContain("script-src 'self'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
    expect((await get("/en/")).body).not.toMatch(/<script(?![^>]* src=)|style=|\son[a-z]+=/);
  });

  test("what is not there is a page for people and a problem for programs", async () => {
    const page = await get("/en/nothing-here");
    expect([page.statusCode, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    const problem = await get("/api/v1/lists/standard-1999-01");
    expect(problem.statusCode).toBe(404);
    expect(problem.headers["content-type"]).toContain("application/problem+json");
    expect(problem.json()).toMatchObject({ status: 404, code: "unknown-list" });
  });

  test("input that does not fit is refused, not our mistake", async () => {
    for (const url of ["/api/v1/lists/standard?after=x", "/api/v1/calculators/nonsense", "/api/v1/regulations/compare"])
      expect((await get(url)).statusCode).toBe(400);
  });

  test("a list goes on page by page, each player once", async () => {
    const seen: string[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const { players, next }: { players: { player: string }[]; next: number | null } = (
        await get(`/api/v1/lists/standard?inactive=yes&after=${after}`)
      ).json();
      seen.push(...players.map(({ player }) => player));
      after = next;
    }
    expect(seen.length).toBe(151); // all but the one who is left out
    expect(new Set(seen).size).toBe(151);
    expect((await get("/en/lists/standard-2026-11")).body).toContain("Sample 0, Ida");
  });

  test("names are found without their accents and by number", async () => {
    const names = async (name: string) =>
      (await get(`/api/v1/players?name=${encodeURIComponent(name)}`))
        .json()
        .players.map((each: { name: string }) => each.name);
    expect(await names("oster")).toEqual(["Øster-Åkesson, Bo"]);
    expect(await names("2001")).toEqual(["Øster-Åkesson, Bo"]);
    expect(await names("zzz")).toEqual([]);
  });

  test("a player who is left out is on no page and in no search", async () => {
    expect((await get("/api/v1/players?name=left")).json().players).toEqual([]);
    expect((await get("/api/v1/players/2002")).statusCode).toBe(404);
    expect((await get("/en/players/2002")).statusCode).toBe(404);
    expect((await get("/en/players/2001")).body).toContain("Øster-Åkesson, Bo");
  });

  test("of a birth only the year is told", async () => {
    const player = (await get("/api/v1/players/1001")).json();
    expect(player).toMatchObject({ birthYear: 1990 });
    expect(player.birth).toBeUndefined();
  });

  test("a page that has not changed is not sent again", async () => {
    const { headers } = await get("/en/regulations");
    const again = await get("/en/regulations", { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("a calculator answers an address, with every step", async () => {
    const url =
      "/calculators/change?edition=fide-standard-2025-10&rating=1900&k=20&opponent=2350&score=1&opponent=1850&score=0";
    expect((await get(`/api/v1${url}`)).json()).toMatchObject({ answer: 1907, refusal: null });
    const { body } = await get(`/en${url}`);
    expect(body).toContain("1907");
    expect(body).toContain("8.3.1");
    const refused = (await get("/api/v1/calculators/change?rating=abc&opponent=1&score=1")).json();
    expect(refused).toMatchObject({ answer: null, refusal: expect.stringContaining("abc") });
  });

  test("every operation is in the document of the API", async () => {
    const { paths } = (await get("/api/v1/openapi.json")).json();
    expect(Object.keys(paths)).toContain("/api/v1/players/{player}");
  });
});
