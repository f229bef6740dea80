import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { driftingLists } from "../../set-up/offices/drifting.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { alertIn, officeSite } from "../../set-up/sites/office-site.ts";

describe("alarms of the scale on pages", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  const NAME = "Ratings move without games";
  const FORM = { list: "standard-2026-11", alarm: "idle-points" };
  const page = "/en/office/alarms";
  const publicPage = async () => (await site.visitor().get("/en/monitor")).body;
  /** What the to-do list says of alarms. */
  const toDo = async (user: string) => {
    const { body } = await site.who(user).get("/en/office");
    return [...body.matchAll(/<a href="\/en\/office\/alarms">([^<]*)<\/a>/g)].map(([, name]) => name);
  };

  beforeAll(async () => {
    ledger = await begun(place);
    await driftingLists(ledger);
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  test("an open alarm is on top of the public page, and to do for those who may acknowledge it", async () => {
    // The first to ask begins the calculation, and waits for it a moment only.
    await expect.poll(publicPage, { timeout: 20_000 }).toContain(NAME);
    expect(await publicPage()).toMatch(/<div class="notice">\s*<p><strong>Alarm, list of Nov 2026: Ratings move/);
    expect(await toDo("ada")).toEqual([NAME]);
    expect(await toDo("rut")).toEqual([]);
  });

  test("an auditor sees alarms without the form, an officer none", async () => {
    expect((await site.who("ada").get(page)).body).toContain('value="acknowledge-alarm"');
    const seen = await site.who("rut").get(page);
    expect([seen.statusCode, seen.body.includes(NAME)]).toEqual([200, true]);
    expect(seen.body).not.toContain('value="acknowledge-alarm"');
    expect((await site.who("olle").get(page)).statusCode).toBe(403);
    const sent = await site
      .who("rut")
      .send(page, { action: "acknowledge-alarm", ...FORM, reason: "why" }, "/en/office");
    expect(sent.statusCode).toBe(403);
  });

  test("acknowledged, it is folded with day and reason and without who; taken back, it is open again", async () => {
    const reason = "Rating base <corrected>";
    const sent = await site.who("ada").send(page, { action: "acknowledge-alarm", ...FORM, reason });
    expect(sent.statusCode).toBe(303);
    const shown = await publicPage();
    expect(shown).toContain("Acknowledged on 15 Nov 2026: Rating base &lt;corrected>");
    expect(shown).not.toContain('<div class="notice">');
    expect(shown).not.toMatch(/\bada\b/i);
    expect(await toDo("ada")).toEqual([]);
    const again = await site.who("ada").send(page, { action: "acknowledge-alarm", ...FORM, reason });
    expect([again.statusCode, alertIn(again.body)]).toEqual([409, expect.stringContaining("already acknowledged")]);
    await site.who("ada").send(page, { action: "reopen-alarm", ...FORM, reason: "too early" });
    expect(await toDo("ada")).toEqual([NAME]);
    expect(await publicPage()).toContain('<div class="notice">');
  });
});
