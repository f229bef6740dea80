import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFederation } from "../../../src/periods/federations.ts";
import { excludePlayer } from "../../../src/periods/players.ts";
import { concurrencyLimit } from "../../../src/server/http/concurrency-limit.ts";
import { listCache } from "../../../src/server/lists/list-cache.ts";
import { VIEWS } from "../../../src/server/views/views.ts";
import { acting, begun, importText, listText, memoryPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

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

  test("what the API, a feed or a file told is not sent again either, by whichever way it is asked for", async () => {
    const list = "/api/v1/lists/standard-2026-11";
    for (const url of [list, `${list}?version=1`, "/api/v1/openapi.json", "/en/lists.atom", "/en/lists.json"]) {
      const { headers } = await get(url);
      const tag = String(headers.etag);
      const bare = tag.replace(/^W\//, "");
      for (const held of [tag, bare, `W/${bare}`, `"other", ${tag}`, `W/"other",W/${bare}`, "*"]) {
        const again = await get(url, { "if-none-match": held });
        expect([url, held, again.statusCode, again.body, again.headers.etag]).toEqual([url, held, 304, "", tag]);
      }
      expect((await get(url, { "if-none-match": '"other"' })).statusCode).toBe(200);
    }
    expect((await get(list)).headers["cache-control"]).toBe("public, no-cache");
  });

  test("answers of the API are compressed as pages are, and say by what they differ", async () => {
    for (const url of ["/api/v1/openapi.json", "/en/regulations", "/api/v1/regulations"]) {
      const [plain, packed] = [await get(url), await get(url, { "accept-encoding": "br, gzip" })];
      expect([url, packed.headers["content-encoding"]]).toEqual([url, "gzip"]);
      expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
      expect(String(packed.headers.vary)).toContain("accept-encoding");
      expect(packed.headers.etag).toBe(plain.headers.etag);
    }
    expect((await get("/api/v1/lists/standard-2026-11")).headers.vary).toBe("accept-language, accept-encoding");
  });

  test("addresses with and without the slash at their end lead to the same page", async () => {
    const led = async (url: string) => {
      const { statusCode, headers } = await get(url);
      return [statusCode, headers.location];
    };
    expect(await led("/en")).toEqual([308, "/en/"]);
    expect(await led("/sv?x=1")).toEqual([308, "/sv/?x=1"]);
    expect(await led("/en/lists/")).toEqual([308, "/en/lists"]);
    expect(await led("/en/lists//?after=1")).toEqual([308, "/en/lists?after=1"]);
    expect((await led("/en/"))[0]).toBe(200);
    for (const url of ["/xx", "/xx/lists/", "//example.org/", "/en/nothing"])
      expect(await led(url)).toEqual([404, undefined]);
  });

  test("an address that cannot be read is told by a page in its language, and to a program as a problem", async () => {
    for (const below of ["/players/%", `/players/${"1".repeat(300)}`]) {
      const page = await get(`/sv${below}`);
      expect([400, 414]).toContain(page.statusCode);
      expect(page.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
      expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
      expect(page.body).toContain('<html lang="sv"');
      const program = await get(`/api/v1${below}`);
      expect(program.headers["content-type"]).toContain("application/problem+json");
      expect(program.json()).toMatchObject({ status: program.statusCode, code: "bad-request" });
    }
  });

  test("a comparison of nothing leads to where two editions are chosen", async () => {
    const { statusCode, headers } = await get("/en/regulations/compare");
    expect([statusCode, headers.location]).toEqual([302, "/en/regulations"]);
    expect((await get("/en/regulations/compare?a=ssf-lask&b=ssf-lask")).statusCode).toBe(200);
    expect((await get("/api/v1/regulations/compare")).statusCode).toBe(400);
  });

  test("no page or form falls over a character that no database holds", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const asked = [
      get("/en/tournaments?after=%00"),
      get("/en/players/%00"),
      get("/files/%00/1.csv"),
      site.app.inject({ method: "POST", url: "/en/sign-in", payload: "user=%00&password=x", headers: form }),
    ];
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
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

  test("a client behind the proxy cannot choose its address", async () => {
    const { app } = await siteOver(ledger, undefined, { secure: true });
    app.get("/who", async ({ ip }) => ({ ip }));
    const told = await app.inject({ url: "/who", headers: { "x-forwarded-for": "203.0.113.1, 192.0.2.5" } });
    expect(told.json()).toEqual({ ip: "192.0.2.5" });
    await app.close();
  });

  test("a book on its own believes no proxy, and has no office under another spelling", async () => {
    const { app } = await siteOver(ledger, undefined, { secure: true, book: { keeper: "Kim", club: null } });
    const forged = { host: "book.example", "x-forwarded-host": "localhost" };
    expect((await app.inject({ url: "/en/club/open", headers: forged })).statusCode).toBe(403);
    for (const url of ["/en/office", "/en/%6fffice", "/%65n/sign-in", "/en/offic%65/users"])
      expect((await app.inject({ url })).statusCode).toBe(404);
    const program = await app.inject({ method: "POST", url: "/%61pi/v1/office/open-club-book", payload: {} });
    expect(program.statusCode).toBe(401);
    // Any page of the web could read what a local server shows to everybody.
    const other = await app.inject({ url: "/api/v1/lists", headers: { host: "localhost" } });
    expect([other.statusCode, other.headers["access-control-allow-origin"]]).toEqual([200, undefined]);
    await app.close();
  });

  test("many who ask for a file at once wait, and too many are told when to come again", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => get("/files/standard-2026-11/1.csv")));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
    const whole = answers.filter(({ statusCode }) => statusCode === 200);
    expect(whole.length).toBeGreaterThanOrEqual(22);
    expect(new Set(whole.map(({ body }) => body)).size).toBe(1);
  });

  test("lists are read two at a time", async () => {
    const row = await ledger.db.selectFrom("list").selectAll().executeTakeFirstOrThrow();
    let [now, most] = [0, 0];
    const { reader } = ledger;
    const copyOut: typeof reader.copyOut = async (query) => {
      now += 1;
      most = Math.max(most, now);
      return reader.copyOut(query).finally(() => {
        now -= 1;
      });
    };
    const counting: typeof ledger = { ...ledger, reader: { ...reader, copyOut } };
    const held = listCache(counting);
    await Promise.all(Array.from({ length: 6 }, (_, at) => held.list({ ...row, list: `other-${at}` })));
    expect(most).toBe(2);
  });

  test("views that take long are loaded a few at a time", async () => {
    expect(
      VIEWS.filter(({ heavy }) => heavy)
        .map(({ operation }) => operation)
        .sort(),
    ).toEqual([
      ...["explainEntry", "inputsOfEntry", "inputsOfTournament", "liveList", "monitor", "playerGames", "soFar"],
      ...["statistics", "tournament", "unratedOfList"],
    ]);
    const codesOf = async (urls: readonly string[]) =>
      (await Promise.all(urls.map((url) => get(url)))).map(({ statusCode }) => statusCode);
    const games = "/api/v1/players/1001/games";
    // Who asks for the same waits for the same answer.
    expect(new Set(await codesOf(Array.from({ length: 40 }, () => games)))).toEqual(new Set([200]));
    const codes = await codesOf(Array.from({ length: 40 }, (_, after) => `${games}?after=${after}`));
    expect(codes.filter((code) => code === 429).length).toBeGreaterThan(0);
  });
});

describe("work that is dear", () => {
  test("no more is done at once than allowed, in the order it came, and a failure frees its place", async () => {
    const place = concurrencyLimit(2, 3);
    const [begun, ends]: [number[], (() => void)[]] = [[], []];
    const work = (number: number) =>
      place.run(async () => {
        begun.push(number);
        await new Promise<void>((resolve) => ends.push(resolve));
        if (number === 1) throw new Error("failed");
        return number;
      });
    const all = Promise.allSettled([1, 2, 3, 4, 5, 6].map(work));
    await new Promise(setImmediate);
    expect(begun).toEqual([1, 2]);
    for (let at = 0; at < 5; at++) {
      ends[at]?.();
      await new Promise(setImmediate);
    }
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect((await all).map(({ status }) => status)).toEqual([
      ...["rejected", "fulfilled", "fulfilled", "fulfilled", "fulfilled", "rejected"],
    ]);
  });

  test("whoever reads slowly keeps nobody waiting", async () => {
    const place = concurrencyLimit(1, 0);
    const reader = place.parts(["one", "two"])[Symbol.asyncIterator]();
    expect(await reader.next()).toMatchObject({ value: "one" });
    expect(await place.run(async () => "done")).toBe("done");
    expect(await reader.next()).toMatchObject({ value: "two" });
  });
});
