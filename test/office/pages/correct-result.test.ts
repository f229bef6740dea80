import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { versionsOfReport } from "../../../src/ledger/queries/tournaments/reports.ts";
import { withOctober } from "../../set-up/offices/lists.ts";
import { begun, entriesIn, memoryPlace } from "../../set-up/offices/offices.ts";
import { alertIn, officeSite } from "../../set-up/sites/office-site.ts";

describe("one result is corrected in the browser", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  let tournament = "";
  beforeAll(async () => {
    ledger = await begun(place);
    tournament = await withOctober(ledger);
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  test("it becomes the next version of the report, with who and why", async () => {
    const at = `/en/office/tournaments/${tournament}`;
    const form = { action: "correct-result", tournament, round: "2", white: "1", black: "6", reason: "score sheet" };
    const same = await site.who("ada").send(at, { ...form, result: "1-0" }); // as it was reported
    expect([same.statusCode, alertIn(same.body)]).toEqual([422, expect.any(String)]);
    expect((await site.who("ada").send(at, { ...form, result: "0-1" })).statusCode).toBe(303);
    const last = (await entriesIn(ledger)).at(-1);
    expect(last).toMatchObject({ kind: "report-received", by: "ada", payload: { enteredBecause: "score sheet" } });
    const versions = (await versionsOfReport(ledger.db, tournament)).map(({ version }) => version);
    expect(versions).toEqual([1, 2]);
  });

  test("a game that the report does not have is refused in words; a foreign arbiter may not", async () => {
    const at = `/en/office/tournaments/${tournament}`;
    const form = {
      action: "correct-result",
      tournament,
      round: "9",
      white: "1",
      black: "2",
      result: "1-0",
      reason: "x",
    };
    const refused = await site.who("ada").send(at, form);
    expect([refused.statusCode, alertIn(refused.body)]).toEqual([422, expect.stringContaining("round 9")]);
    expect((await site.who("asta").send(at, form, "/en/office/account")).statusCode).toBe(403);
  });
});
