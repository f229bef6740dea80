import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { heldByName } from "../../../src/periods/persons/held-mentions.ts";
import { tracesInDatabase } from "../../set-up/offices/database-traces.ts";
import { begun, entriesIn, memoryPlace } from "../../set-up/offices/offices.ts";
import { importPeople, register } from "../../set-up/offices/tournaments.ts";
import { alertIn, officeSite } from "../../set-up/sites/office-site.ts";

const place = memoryPlace();
let ledger: Ledger;
let site: Awaited<ReturnType<typeof officeSite>>;
beforeAll(async () => {
  ledger = await begun(place);
  await importPeople(ledger);
  await register(ledger, { arbiters: [{ name: "Holm, Hanna", id: null, licensed: true }] }, "2026-09-01");
  site = await officeSite(ledger);
});
afterAll(async () => {
  await site.app.close();
  await ledger.close();
  await place.end();
});

const URL = "/en/office/persons";

test("an administrator gets everything held about an arbiter as a file, and a program the same; no other role does", async () => {
  const form = { action: "export-named", form: "export-named", player: "Hanna Holm" };
  const file = await site.who("ada").send(URL, form);
  expect([file.statusCode, file.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(file.headers["content-disposition"]).toBe('attachment; filename="person.json"');
  const held = file.json();
  expect(held).toMatchObject({ person: "Hanna Holm", journal: [{ kind: "tournament-registered" }] });
  expect(held).toEqual(await heldByName(ledger, "Hanna Holm"));
  for (const other of ["olle", "rut", "arne"]) expect((await site.who(other).send(URL, form)).statusCode).toBe(403);
  // A number is somebody's who has a page of their own.
  const refused = await site.who("ada").send(URL, { ...form, player: "1000101" });
  expect([refused.statusCode, alertIn(refused.body)]).toEqual([400, expect.stringContaining("1000101")]);

  const asked = async (user: string) => {
    const account = "/en/office/account";
    const made = await site
      .who(user)
      .send(account, { action: "make-token", label: "a program", scope: user === "ada" ? "all" : "read", days: "9" });
    const token = /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
    return site.app.inject({
      method: "POST",
      url: "/api/v1/office/persons/export-named",
      headers: { authorization: `Bearer ${token}`, "idempotency-key": "once" },
      payload: { player: "Hanna Holm" },
    });
  };
  expect((await asked("ada")).json()).toEqual({ entries: [], held });
  expect((await asked("rut")).statusCode).toBe(403);
});

test("an administrator sees what would go, then erases an arbiter by name; no other role does", async () => {
  const ada = site.who("ada");
  for (const other of ["olle", "rut", "arne"]) expect((await site.who(other).get(URL)).statusCode).toBe(403);
  expect((await ada.get("/en/office/players")).body).toContain(URL);
  const preview = (player: string) => ada.send(URL, { action: "preview-erasure", form: "preview-erasure", player });
  await preview("Hanna Holm");
  await expect.poll(async () => (await ada.get(URL)).body, { timeout: 20_000 }).toContain("1 journal entry");
  const page = (await ada.get(URL)).body;
  for (const said of ["Hanna Holm", "keep it", "Erase for good"]) expect.soft(page).toContain(said);
  await ada.send(URL, { action: "erase-person", form: "erase-person", player: "Hanna Holm", reason: "a request" });
  await expect
    .poll(async () => (await ada.get(URL)).body, { timeout: 20_000 })
    .toContain("The personal data of this person were erased");
  expect((await ada.get(URL)).body).not.toContain("Holm");
  expect((await entriesIn(ledger)).at(-1)).toMatchObject({ kind: "person-erased", payload: { player: "" } });
  expect(JSON.stringify(await entriesIn(ledger))).not.toContain("Holm");
  expect((await tracesInDatabase(ledger, ["Holm"])).found).toEqual([]);
  await preview("Hanna Holm");
  await expect.poll(async () => (await ada.get("/en/office/work")).body, { timeout: 20_000 }).toContain("names");
});
