import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { busyOffice } from "../../set-up/processes/busy-office.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";

const ORIGIN = "access-control-allow-origin";

/** Every public answer for programs can be read by a page of another site; nothing else can. */
describe("pages of other sites", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  let token = "";
  beforeAll(async () => {
    ledger = await begun(place);
    await busyOffice(ledger);
    site = await officeSite(ledger);
    const form = { action: "make-token", label: "A program", scope: "all", days: "90" };
    const made = await site.who("ada").send("/en/office/account", form);
    token = /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const ask = (url: string, more: object = {}) =>
    site.app.inject({ url, headers: { origin: "https://elsewhere.example" }, ...more });
  const documented = async () => {
    const { paths } = (await ask("/api/v1/openapi.json")).json<{ paths: Record<string, Record<string, Operation>> }>();
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security = [] }]) => ({ path, method, isPublic: security.length === 0 })),
    );
  };

  const FILES = [
    "/api/v1/openapi.json",
    "/api/fide/player?q=Nagy",
    "/api/fide/player/1000101",
    "/api/fide/player/1000101/ratings",
    "/files/standard-2026-11/1.csv",
    "/files/standard-2026-11/games/1.csv",
    "/en/lists.json",
    "/sv/lists.atom",
    "/en/calendar.ics",
    "/log/checkpoint",
  ];

  test("read every public operation and file, and are told so before they ask", async () => {
    const open = (await documented()).filter(({ isPublic }) => isPublic);
    expect(open.length).toBeGreaterThan(20);
    const files = FILES.map((path) => ({ path, method: "get" }));
    for (const { path, method } of [...open, ...files]) {
      const isPost = method === "post";
      const { headers } = await ask(path, isPost ? { method: "POST", payload: { ids: [] } } : {});
      expect([path, headers[ORIGIN], headers["access-control-allow-credentials"]]).toEqual([path, "*", undefined]);
      const asked = await ask(path, { method: "OPTIONS" });
      expect([path, asked.statusCode, asked.headers[ORIGIN]]).toEqual([path, 204, "*"]);
      expect(asked.headers["access-control-allow-methods"]).toBe(isPost ? "POST" : "GET, HEAD");
      expect(String(asked.headers["access-control-allow-headers"]).includes("content-type")).toBe(isPost);
      expect(asked.headers["access-control-allow-headers"]).not.toContain("authorization");
    }
  });

  test("are told of an error too, but not of what is nowhere", async () => {
    const missing = await ask("/api/v1/players/99");
    expect([missing.statusCode, missing.headers[ORIGIN]]).toEqual([404, "*"]);
    const nowhere = await ask("/api/v1/nowhere");
    expect([nowhere.statusCode, nowhere.headers[ORIGIN]]).toEqual([404, undefined]);
    expect((await ask("/api/v1/nowhere", { method: "OPTIONS" })).statusCode).toBe(404);
  });

  test("read nothing of the office, with or without a token or a session", async () => {
    const closed = (await documented()).filter(({ isPublic }) => !isPublic);
    expect(closed.length).toBeGreaterThan(50);
    for (const { path, method } of closed) {
      const headers = { origin: "https://elsewhere.example", authorization: `Bearer ${token}` };
      if (method === "get") expect([path, (await ask(path, { headers })).headers[ORIGIN]]).toEqual([path, undefined]);
      const asked = await ask(path, { method: "OPTIONS" });
      expect([path, asked.statusCode >= 400, asked.headers[ORIGIN]]).toEqual([path, true, undefined]);
    }
    for (const url of ["/en/", "/en/sign-in", "/en/office", "/metrics", "/office/persons/1000101/export.json"])
      expect([url, (await ask(url)).headers[ORIGIN]]).toEqual([url, undefined]);
    const visitor = site.who("ada");
    for (const url of ["/en/office", "/files/standard-2026-11/1.canonical", "/files/standard-2026-11/1.csv"]) {
      const { statusCode, headers } = await visitor.get(url);
      expect([url, statusCode, headers[ORIGIN]]).toEqual([url, 200, undefined]);
    }
  });
});

interface Operation {
  readonly security?: readonly object[];
}
