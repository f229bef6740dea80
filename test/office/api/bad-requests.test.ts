import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acting, begun, importText, listText, memoryPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

describe("a request that cannot be meant is refused, and is not our mistake", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof siteOver>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  beforeAll(async () => {
    ledger = await begun(place);
    await importText(acting(ledger), listText([[101, "Sample, Ida", 2100, 5]]), "2026-11-01");
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  test.each([
    "/players/0000-00-00",
    "/players/101/0000-00-00",
    "/players/101/standard-0000-00",
    "/players/101/standard-2026-13",
    "/players/101/so-far/0000-00-00",
    "/lists/standard-0000-00",
    "/lists/0000-00-00",
    "/tournaments/0000-00-00",
    "/tournaments?before=0000-00-00x",
    "/lists/standard-2026-11?version=99999999999",
  ])("an address that names nothing: %s", async (path) => {
    for (const url of [`/en${path}`, `/api/v1${path}`]) {
      const { statusCode } = await site.app.inject({ url });
      expect([url, statusCode >= 500]).toEqual([url, false]);
    }
  });

  test("a form in parts that does not say what is between them", async () => {
    const headers = { "content-type": "multipart/form-data" };
    for (const url of ["/en/office/reports", "/en/sign-in", "/en/office"]) {
      const { statusCode } = await site.app.inject({ method: "POST", url, headers, payload: "a" });
      expect([url, statusCode >= 400 && statusCode < 500]).toEqual([url, true]);
    }
  });

  test("JSON that is nested 10,000 deep", async () => {
    for (const [open, close] of [
      ["[", "]"],
      ['{"a":', "}"],
    ] as const) {
      const payload = `${open.repeat(10_000)}1${close.repeat(10_000)}`;
      const { statusCode } = await site.app.inject({
        ...{ method: "POST", url: "/api/v1/office/register-tournament", payload },
        headers: { "content-type": "application/json" },
      });
      expect([400, 401]).toContain(statusCode);
    }
  });
});
