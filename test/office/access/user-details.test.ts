import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFederation } from "../../../src/periods/federations.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { acting, begun, entriesIn, memoryPlace } from "../../set-up/offices/offices.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";

describe("name and e-mail of a user", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  beforeAll(async () => {
    ledger = await begun(place);
    await addFederation(acting(ledger), { code: "SWE", name: "Sweden", status: "member" });
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });
  const users = (query = "") => site.who("ada").get(`/en/office/users${query}`);
  const send = (fields: Readonly<Record<string, string>>) => site.who("ada").send("/en/office/users", fields);

  test("are given with the account and shown with role, federation and last sign-in", async () => {
    const eva = { action: "add-user", user: "eva", role: "officer", federation: "NOR", club: "" };
    expect((await send({ ...eva, name: "Eva Ek", email: "eva ek" })).statusCode).toBe(400);
    expect((await send({ ...eva, name: "Eva Ek", email: "eva@example.org" })).statusCode).toBe(200);
    const { body } = await users();
    const row = (user: string): string => new RegExp(`<tr[^>]*><th[^>]*>${user}<.*?</tr>`).exec(body)?.[0] ?? "";
    for (const text of ["Eva Ek", "mailto:eva@example.org", "NOR", "never", "?user=eva#user"])
      expect(row("eva")).toContain(text);
    // In the office's time zone.
    expect(row("ada")).toMatch(/<time datetime="2026-11-15T\d\d:\d\d:\d\d\+01:00">[^<]* UTC\+1</);
    const heads = [...(/<thead>.*?<\/thead>/s.exec(body)?.[0] ?? "").matchAll(/<th(?: [^>]*)?>([^<]*)</g)].map(
      ([, text]) => text,
    );
    expect(heads).toContain("Federation or club");
    expect(heads.filter((head) => !/^\p{Lu}/u.test(head ?? ""))).toEqual([]);
  });

  test("federation and club are chosen from those that are known", async () => {
    const { body } = await users();
    expect(body).toMatch(/<select name="federation">.*<option value="SWE" selected>SWE – Sweden<\/option>/s);
    expect(body).toContain('<option value="NOR">NOR – Norway</option>');
    expect(body).toMatch(/<datalist id="known-clubs"><option value="northgate-1"/);
    expect(body).toMatch(/<input[^>]*name="club"[^>]*list="known-clubs"/);
    const wrong = { action: "add-user", user: "ulf", name: "", email: "" };
    for (const scope of [
      { role: "officer", federation: "XXX", club: "" },
      { role: "officer", federation: "", club: "" },
      { role: "club", federation: "", club: "North Gate" },
      { role: "club", federation: "", club: "" },
    ])
      expect([scope, (await send({ ...wrong, ...scope })).statusCode >= 400]).toEqual([scope, true]);
    expect((await users()).body).not.toContain("ulf");
    expect((await users("?user=olle")).body).toMatch(/<option value="SWE" selected>/);
  });

  test("are changed by page and command, and each can be removed", async () => {
    const { body } = await users("?user=eva");
    expect(body).toContain('value="eva@example.org"');
    const changed = { action: "change-user", form: "change-user-eva", user: "eva", name: "Eva Berg", email: "" };
    expect((await send(changed)).statusCode).toBe(303);
    const command = commandsAt(ledger);
    expect(JSON.parse((await command("users list --json")).stdout)).toContainEqual(
      expect.objectContaining({ user: "eva", name: "Eva Berg", email: null }),
    );
    expect((await command("users change eva --email eva@example.net")).stdout).toContain("User details changed");
    expect((await command("users change eva --email eva@example.net")).status).not.toBe(0);
    expect((await command("users change eva --email nowhere")).stderr).toContain("Not an e-mail address");
    expect((await command("users list")).stdout).toMatch(/eva +Eva Berg +eva@example\.net/);
    await command('users add bo --role arbiter --name "Bo Ek" --email bo@example.org');
    expect((await command("users list")).stdout).toMatch(/bo +Bo Ek +bo@example\.org/);
  });

  test("an auditor sees names and no addresses; nobody else sees the page", async () => {
    const { body } = await site.who("rut").get("/en/office/users");
    expect(body).toContain("Eva Berg");
    expect(body).not.toContain("example.net");
    expect((await site.who("arne").get("/en/office/users")).statusCode).toBe(403);
  });

  test("are in no journal, and gone when the account is closed", async () => {
    const command = commandsAt(ledger);
    await command('users end eva --reason "moved"');
    expect((await command("users list --json")).stdout).not.toMatch(/Eva|example\.net/);
    const journal = JSON.stringify(await entriesIn(ledger));
    expect(journal).toContain("user-changed");
    expect(journal).not.toMatch(/Eva|Ek|example\./);
  });
});
