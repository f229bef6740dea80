import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { beginList } from "../../../src/periods/lists/begin-list.ts";
import { withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, entriesIn, memoryPlace } from "../../set-up/offices/offices.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";

describe("all lists of a date are closed and published together", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  beforeAll(async () => {
    ledger = await begun(place);
    await withOctober(ledger);
    for (const kind of ["rapid", "blitz"] as const) await beginList(acting(ledger), { kind, date: day("2026-10-01") });
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const ofKind = async (kind: string) => (await entriesIn(ledger)).filter((entry) => entry.kind === kind);
  /** Waits for the end of long work. */
  const ended = async (): Promise<void> => {
    while ((await site.who("ada").get("/en/office/work")).body.includes("<progress"))
      await new Promise((resolve) => setTimeout(resolve, 50));
  };

  test("three drafts by one form, then three lists by another, the standard list first", async () => {
    const { body } = await site.who("ada").get("/en/office/periods");
    expect(body).toContain('<option value="all" selected');
    expect(body).not.toContain("/en/office/publish/");
    await site.who("ada").send("/en/office/periods", { action: "close-period", kind: "all", early: "yes" });
    await ended();
    const closed = (await ofKind("list-closed")).map(({ payload }) => (payload as { list: string }).list);
    expect(closed).toEqual(["standard-2026-11", "rapid-2026-11", "blitz-2026-11"]);
    const at = "/en/office/publish/2026-11-01";
    expect((await site.who("ada").get("/en/office/periods")).body).toContain(at);
    const page = (await site.who("ada").get(at)).body;
    const drafts = /name="drafts" value="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(drafts.split(",").length).toBe(3);
    expect((await site.who("rut").get(at)).statusCode).toBe(403);
    const form = { action: "publish-lists", drafts, early: "yes" };
    site.later(11 * 60_000); // signing in was a while ago
    const asked = await site.who("ada").send(at, form);
    expect(asked.body).toContain('name="identityPassword"'); // a person confirms a publication
    await site.who("ada").send(at, { ...form, identityPassword: "a long enough secret of ada" });
    await ended();
    const published = (await ofKind("list-published")).map(
      ({ payload }) => (payload as { lists: { list: string }[] }).lists[0]?.list,
    );
    expect(published).toEqual(closed);
    expect((await site.who("ada").get(at)).body).toContain("There is no draft of this date.");
  });

  test("a date that is past is refused", async () => {
    const form = { action: "close-period", kind: "all", date: "2026-10", early: "yes" };
    const sent = await site.who("ada").send("/en/office/periods", form);
    await ended();
    const told = sent.statusCode === 303 ? await site.who("ada").get("/en/office/work") : sent;
    expect(told.body).toContain('role="alert"');
    expect((await ofKind("list-closed")).length).toBe(3);
  });
});
