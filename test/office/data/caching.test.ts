import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { type Busy, busyOffice } from "../../set-up/processes/busy-office.ts";
import { filledIn, routesOf } from "../../set-up/sites/routes.ts";
import { siteOver } from "../../set-up/sites/site.ts";

/** What docs/API.md says of caches, on every public address that is no page: they come from the server itself. */
describe("caches", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof siteOver>>;
  let busy: Busy;
  beforeAll(async () => {
    ledger = await begun(place);
    busy = await busyOffice(ledger);
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const isForPrograms = (path: string): boolean =>
    /^\/(api\/(fide|v1\/(?!office))|files|download|log|badges|en\/embed)\/|\.(atom|ics)$|^\/en\/lists\.json$/.test(
      path,
    );
  /** Where the name of a file is a parameter: one that there is. */
  const FILES: Readonly<Record<string, string>> = {
    "/files/:list/:file": "1.csv",
    "/files/:list/games/:file": "1.csv",
    "/files/:list/certificates/:version/:file": "1000101.json",
    "/download/:file": "standard_rating_list.zip",
    "/log/lists/:list/:file": "1.tlog-proof",
  };

  test("revalidate all that names players, and keep for ever only what names nobody", async () => {
    const values = {
      ...{ player: "1000101", id: "1000101", list: busy.published, version: "1", kind: "standard" },
      ...{ edition: "fide-standard-2025-10", code: "SWE", tournament: busy.rated, calculator: "change", part: "0" },
    };
    const found: Record<string, string[]> = {};
    for (const path of routesOf(site.app).filter(isForPrograms)) {
      if (OTHERS.includes(path)) continue;
      const known = { ...values, file: FILES[path] ?? "1000101.svg" };
      const query = QUERIES[path] ?? "";
      const { statusCode, headers } = await site.app.inject({ url: `${filledIn(path, known)}${query}` });
      const policy = statusCode === 200 ? String(headers["cache-control"]) : `status ${statusCode}`;
      found[policy] = [...(found[policy] ?? []), path];
      if (policy === "public, no-cache") expect([path, headers.etag]).toEqual([path, expect.any(String)]);
    }
    const { "public, no-cache": revalidated = [], ...others } = found;
    expect(others).toEqual({});
    const asOf = { kind: "standard", date: "2026-11-05", ids: ["1000101"] };
    const { headers } = await site.app.inject({ method: "POST", url: "/api/v1/ratings/as-of", payload: asOf });
    expect(headers["cache-control"]).toBe("no-store");
    expect(revalidated.length).toBeGreaterThan(35);
    expect(revalidated).toContain("/download/:file");
  });
});

/** Full tiles, which may be kept for ever, and reports, which only the office reads. */
const OTHERS = ["/log/tile/*", "/files/tournaments/:tournament/:part/:file"];

const QUERIES: Readonly<Record<string, string>> = {
  "/api/fide/player": "?q=a",
  "/api/v1/editions/compare": "?a=fide-standard-2024-03&b=fide-standard-2025-10",
  "/api/v1/calculators/:calculator": "?rating=1900&k=20&opponent=1950&score=1",
};
