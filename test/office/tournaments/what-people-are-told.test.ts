import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REFUSALS, type RefusalCode } from "../../../src/domain/refusal.ts";
import { patternOf } from "../../../src/server/http/problem-pages.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import { nothingSaidIn } from "../../set-up/nothing-said.ts";
import { acting, begun, importText, listText, memoryPlace } from "../../set-up/offices/offices.ts";
import { register } from "../../set-up/offices/tournaments.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";

/** B11: what pages and API say around the numbers. */
describe("B11", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  let tournament = "";
  beforeAll(async () => {
    ledger = await begun(place);
    // 31 of one surname, one more than a search shows; and two of another.
    const many = Array.from({ length: 31 }, (_, at) => [1000201 + at, `Many, Player ${at + 1}`, 1800, 0] as const);
    const few = [
      [1000101, "Öster, Ida", 2100, 0],
      [1000102, "Öster, Eva", 2000, 0],
    ] as const;
    await importText(acting(ledger), listText([...few, ...many]), "2026-10-01");
    ({ tournament } = await register(ledger));
    await register(ledger, { name: "Earlier Open", start: "2026-10-10" as never, end: "2026-10-12" as never });
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  describe("a search", () => {
    const found = async (name: string) => (await site.visitor().get(`/api/v1/players?name=${name}`)).json();

    test("says when there is more than it shows", async () => {
      const { players, more } = await found("many");
      expect([players.length, more]).toEqual([30, true]);
      const { body } = await site.visitor().get("/en/players?name=many");
      expect(body).toContain("More than 30 players match; the first 30 are shown.");
    });

    test("says nothing of it when all are there", async () => {
      const { players, more } = await found("oster");
      expect([players.length, more]).toEqual([2, false]);
      expect((await site.visitor().get("/en/players?name=oster")).body).not.toContain("players match");
    });

    test("tournaments come newest first, and filters ignore case", async () => {
      const names = async (query: string) =>
        (await site.visitor().get(`/api/v1/tournaments${query}`))
          .json()
          .tournaments.map(({ name }: { name: string }) => name);
      expect(await names("")).toEqual(["Lakeside Open", "Earlier Open"]);
      expect(await names("?name=LAKE&federation=swe")).toEqual(["Lakeside Open"]);
    });
  });

  describe("signing in", () => {
    const asked = () => `/en/office/tournaments/${tournament}?round=1`;
    const form = { user: "ada", password: "a long enough secret of ada" };

    test("leads back to the page that was asked for", async () => {
      const guest = site.visitor();
      const { headers } = await guest.get(asked());
      expect(headers.location).toBe(`/en/sign-in?target=${encodeURIComponent(asked())}`);
      const { body } = await guest.get(String(headers.location));
      expect(body).toContain(`name="target" value="${asked()}"`);
      const wrong = await guest.send("/en/sign-in", { ...form, password: "wrong", target: asked() });
      expect(wrong.body).toContain(`name="target" value="${asked()}"`);
      const sent = await guest.send("/en/sign-in", { ...form, target: asked() });
      expect([sent.statusCode, sent.headers.location]).toEqual([303, asked()]);
    });

    test("leads to the office where none was, or none of ours", async () => {
      for (const target of ["", "//evil.example/office", "https://evil.example/en/office", "/en/sign-out"]) {
        const sent = await site.visitor().send("/en/sign-in", { ...form, target });
        expect(sent.headers.location).toBe("/en/office");
      }
    });
  });

  test("the journal shows the time of the office", async () => {
    const { body } = await site.who("ada").get("/en/office/journal");
    // The office is in Stockholm, in November one hour ahead.
    expect(body).toMatch(/<time datetime="2026-11-15T13:00:\d\d\+01:00">15 Nov 2026, 13:00 UTC\+1<\/time>/);
  });

  describe("problems", () => {
    test("name an address that says what they mean", async () => {
      const answer = await site.visitor().get("/api/v1/players/99");
      expect(answer.json()).toMatchObject({ type: "/problems/unknown-player", status: 404 });
      const { statusCode, body, headers } = await site.visitor().get(answer.json().type);
      expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(body).toContain("There is no player with ID ‹player›.");
      expect((await site.visitor().get("/problems/nothing-of-ours")).statusCode).toBe(404);
    });

    test("are said for every code in every language, with nothing left open", () => {
      for (const words of SITE_CATALOGUES) {
        for (const code of Object.keys(REFUSALS) as RefusalCode[]) {
          const said = patternOf(words, code);
          expect.soft({ code, said, nothing: nothingSaidIn(said) }).toEqual({ code, said, nothing: [] });
          expect.soft(said.length, code).toBeGreaterThan(5);
        }
      }
    });

    test("name what does not fit, not what the validator says of it", async () => {
      const asked = async (url: string) => (await site.visitor().get(url)).json();
      expect(await asked(`/api/v1/players?name=${"x".repeat(99)}`)).toMatchObject({
        ...{ status: 400, code: "bad-request", parameters: { part: "query", field: "name" } },
        detail: '"name" has an invalid value.',
      });
      expect(await asked("/api/v1/lists/standard?version=many")).toMatchObject({ parameters: { field: "version" } });
      const all = [
        await asked(`/api/v1/players?name=${"x".repeat(99)}`),
        await asked("/api/v1/lists/standard?version=many"),
        await asked("/api/v1/tournaments?kind=chess960"),
        await asked(`/api/v1/players/${"1".repeat(40)}`),
      ];
      expect(JSON.stringify(all)).not.toMatch(/must |querystring|schema/);
    });

    test("a wrong method is told from an address that there is not", async () => {
      const of = async (method: "POST" | "PUT" | "DELETE" | "GET", url: string) => {
        const { statusCode, headers } = await site.visitor().ask({ method, url });
        return [statusCode, headers.allow];
      };
      expect(await of("POST", "/api/v1/players")).toEqual([405, "GET, HEAD, OPTIONS"]);
      expect(await of("DELETE", "/api/v1/players/1000101")).toEqual([405, "GET, HEAD, OPTIONS"]);
      expect(await of("GET", "/api/v1/office/close-period")).toEqual([405, "POST"]);
      expect(await of("PUT", "/en/office/tournaments/new")).toEqual([405, "GET, HEAD, POST"]);
      expect(await of("DELETE", "/en/lists?x=1")).toEqual([405, "GET, HEAD"]);
      expect(await of("POST", "/api/v1/nothing")).toEqual([404, undefined]);
      expect(await of("GET", "/en/nothing")).toEqual([404, undefined]);
      const { body } = await site.visitor().ask({ method: "PUT", url: "/api/v1/players" });
      expect(JSON.parse(body)).toMatchObject({
        status: 405,
        code: "wrong-method",
        detail: "Use GET, HEAD for this address.",
      });
    });
  });

  test("PD and gains have two decimals on the pages of calculators", async () => {
    const games = "opponent=1850&score=1&opponent=2000&score=0.5";
    const { body } = await site.visitor().get(`/en/calculators/change?rating=1950&k=20&on=2026-10-01&${games}`);
    const text = body.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
    expect(text).toContain("1850 1 100 0.64 +0.36");
    expect(text).toContain("2000 0.5 −50 0.43 +0.07");
  });
});
