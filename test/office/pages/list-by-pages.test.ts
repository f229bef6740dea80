import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begun, entriesIn, memoryPlace } from "../../set-up/offices/offices.ts";
import { importPeople, register } from "../../set-up/offices/tournaments.ts";
import { csrfIn, officeSite } from "../../set-up/sites/office-site.ts";

/** What only commands did: beginning with nobody, and putting a tournament on another list. */
describe("lists are begun and tournaments assigned by pages and programs too", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  let tournament = "";
  beforeAll(async () => {
    ledger = await begun(place);
    await importPeople(ledger);
    ({ tournament } = await register(ledger));
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  const last = async () => (await entriesIn(ledger)).at(-1);

  test("a kind without a list begins with an empty one; a kind that has one is not offered", async () => {
    const { body } = await site.who("ada").get("/en/office/periods");
    const form = /<form[^>]*id="begin-list"[\s\S]*?<\/form>/.exec(body)?.[0] ?? body;
    expect(form).toContain('value="rapid"');
    expect(form).toMatch(/name="action" value="begin-list"/);
    const sent = await site
      .who("ada")
      .send("/en/office/periods", { action: "begin-list", kind: "rapid", date: "2026-10" });
    expect([sent.statusCode, String(sent.headers.location).split("?")[0]]).toEqual([
      303,
      "/en/office/periods/rapid-2026-10",
    ]);
    expect(await last()).toMatchObject({ kind: "list-imported", payload: { kind: "rapid", players: 0 } });
    const again = { action: "begin-list", kind: "standard", date: "2026-10" };
    expect((await site.who("ada").send("/en/office/periods", again)).body).toContain(
      "There is already a standard list",
    );
    expect((await site.who("rut").get("/en/office/periods")).body).not.toContain("begin-list");
  });

  test("a tournament is put on another list, with the reason", async () => {
    const at = `/en/office/tournaments/${tournament}`;
    expect(csrfIn((await site.who("ada").get(at)).body)).not.toBe("");
    const form = { action: "assign-to-list", tournament, list: "2027-02", on: "2026-11-10", reason: "force majeure" };
    expect((await site.who("ada").send(at, form)).statusCode).toBe(303);
    expect(await last()).toMatchObject({
      kind: "tournament-listed",
      payload: { tournament, list: "2027-02-01", reason: "force majeure" },
    });
    expect((await site.who("olle").send(at, { ...form, list: "2027-03" }, "/en/office/account")).statusCode).toBe(403);
    expect((await site.who("ada").send(at, { ...form, list: "2026-09" })).statusCode).toBe(422);
  });

  test("both are operations of the API", async () => {
    const { paths } = (await site.visitor().get("/api/v1/openapi.json")).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(["/api/v1/office/lists/begin", "/api/v1/office/tournaments/assign"]),
    );
  });
});
