import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { driftingBook } from "../../set-up/offices/drifting.ts";
import { acting, begun, importText, listText, memoryPlace } from "../../set-up/offices/offices.ts";
import { alertIn, officeSite, PEOPLE } from "../../set-up/sites/office-site.ts";

const CLUB = PEOPLE.klara!.club!;

describe("alarms of a club's book, on its page and in the API", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  const ALARM = { period: "2025-05-01", alarm: "index-level" };
  const page = "/en/club/scale";
  const tokens: Record<string, string> = {};
  const body = async (path: string) => (await site.who("klara").get(path)).body;
  const send = (fields: Readonly<Record<string, string>>) => site.who("klara").send(page, { ...ALARM, ...fields });
  const call = (user: string, path: string, payload?: object) =>
    site.app.inject({
      ...{ url: `/api/v1/office/clubs/${path}`, method: payload === undefined ? "GET" : "POST" },
      headers: { authorization: `Bearer ${tokens[user]}` },
      ...(payload === undefined ? {} : { payload }),
    });

  beforeAll(async () => {
    ledger = await begun(place);
    // Its federations are those of the accounts.
    await importText(acting(ledger), listText([[101, "Ek, Alva", 1800, 0]]), "2026-10-01");
    await driftingBook(ledger, CLUB);
    site = await officeSite(ledger);
    for (const user of ["klara", "ada"]) {
      const form = { action: "make-token", label: "a program", scope: "office", days: "90" };
      const made = await site.who(user).send("/en/office/account", form);
      tokens[user] = /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
    }
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  test("an open alarm is to do on the first page of the book, and has a form on the page of the scale", async () => {
    expect(await body("/en/club")).toContain("1 alarm of the scale to look at.");
    const shown = await body(page);
    expect(shown).toContain("Alarm, period from 1 May 2025: Deflation Index is far from 0");
    expect(shown).toContain('value="acknowledge-club-alarm"');
    expect((await site.who("ada").get(page)).statusCode).toBe(403);
  });

  test("acknowledged, it says so with its day and reason; taken back, it is open again", async () => {
    const reason = "Many <agreed> draws";
    const missing = await send({ action: "acknowledge-club-alarm", reason: " " });
    expect([missing.statusCode, alertIn(missing.body) !== undefined]).toEqual([400, true]);
    expect((await send({ action: "acknowledge-club-alarm", reason })).statusCode).toBe(303);
    const shown = await body(page);
    expect(shown).toContain("Acknowledged on 15 Nov 2026: Many &lt;agreed> draws");
    expect(shown).toContain('value="reopen-club-alarm"');
    expect(await body("/en/club")).not.toContain("alarm of the scale");
    expect(await body("/sv/club/scale")).toContain("Kvitterat 15 nov. 2026: Many");
    const again = await send({ action: "acknowledge-club-alarm", reason });
    expect([again.statusCode, alertIn(again.body)]).toEqual([
      409,
      expect.stringContaining("for the period from 1 May 2025 is already acknowledged. Take that back first."),
    ]);
    expect((await send({ action: "reopen-club-alarm", reason: "too early" })).statusCode).toBe(303);
    expect(await body("/en/club")).toContain("1 alarm of the scale to look at.");
    const journal = (await site.who("ada").get("/en/office/journal")).body;
    expect(journal).toContain(
      `Book of ${CLUB}, period from 1 May 2025: alarm “Deflation Index is far from 0” acknowledged (Many &lt;agreed> draws).`,
    );
  });

  test("the API does the same, for the keeper of the book alone", async () => {
    const wished = { ...ALARM, reason: "by a program" };
    expect((await call("ada", "alarms/acknowledge", wished)).statusCode).toBe(403);
    expect((await call("klara", "alarms/acknowledge", { ...wished, alarm: "idle-points" })).statusCode).toBe(400);
    const earlier = await call("klara", "alarms/acknowledge", { ...wished, period: "2024-09-01" });
    expect([earlier.statusCode, earlier.json()]).toEqual([
      404,
      expect.objectContaining({
        code: "no-such-alarm",
        parameters: { club: CLUB, list: "2024-09-01", alarm: "index-level" },
      }),
    ]);
    expect((await call("klara", "alarms/acknowledge", wished)).json().entries).toMatchObject([
      { kind: "club-alarm-acknowledged" },
    ]);
    const { alarms } = (await call("klara", "measures/show")).json();
    expect(alarms.at(-1).acknowledged).toEqual({ day: "2026-11-15", reason: "by a program" });
    expect((await call("klara", "alarms/reopen", wished)).statusCode).toBe(200);
    expect((await call("klara", "show")).json().alarms).toBe(1);
  });
});
