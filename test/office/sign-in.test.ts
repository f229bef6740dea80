import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROLES } from "../../src/domain/account.ts";
import { addUser, endUser } from "../../src/periods/accounts.ts";
import { hashPassword } from "../../src/server/passwords.ts";
import { ACTIONS, may } from "../../src/server/rights.ts";
import { acting, begun, memoryPlace } from "../set-up/offices.ts";
import { siteOver } from "../set-up/site.ts";

describe("signing in", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof siteOver>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  beforeAll(async () => {
    ledger = await begun(place);
    site = await siteOver(ledger);
    const hash = await hashPassword("one-time-password");
    const request = { user: "ada", role: "administrator", federation: null, club: null } as const;
    await addUser(acting(ledger), request, hash);
    await addUser(acting(ledger), { ...request, user: "bo" }, hash);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  test("a one-time password opens nothing but the choice of another", async () => {
    const ada = site.visitor();
    expect((await ada.send("/en/sign-in", { user: "Ada ", password: "one-time-password" })).statusCode).toBe(303);
    const change = { old: "one-time-password", password: "short" };
    expect((await ada.send("/en/password", change)).statusCode).toBe(400);
    const before = ada.cookies.get("session");
    const chosen = await ada.send("/en/password", { ...change, password: "a longer secret" });
    expect(chosen.statusCode).toBe(303);
    expect(ada.cookies.get("session")).not.toBe(before);
    expect((await ada.get("/en/regulations")).body).toContain("Sign out ada");
  });

  test("the old session is worth nothing after the password was changed", async () => {
    const [one, other] = [site.visitor(), site.visitor()];
    for (const each of [one, other]) await each.send("/en/sign-in", { user: "ada", password: "a longer secret" });
    await one.send("/en/password", { old: "a longer secret", password: "another longer secret" });
    expect((await one.get("/en/regulations")).body).toContain("Sign out ada");
    expect((await other.get("/en/regulations")).body).not.toContain("Sign out");
  });

  test("wrong names and wrong passwords are told the same, and soon have to wait", async () => {
    const guest = site.visitor();
    const wrong = await guest.send("/en/sign-in", { user: "bo", password: "guess" });
    const nobody = await guest.send("/en/sign-in", { user: "nobody-there", password: "guess" });
    expect([wrong.statusCode, nobody.statusCode]).toEqual([401, 401]);
    const said = (body: string) => /role="alert">([^<]*)</.exec(body)?.[1];
    expect(said(wrong.body)).toBe(said(nobody.body));
    for (let attempt = 0; attempt < 4; attempt++) await guest.send("/en/sign-in", { user: "bo", password: "guess" });
    const right = { user: "bo", password: "one-time-password" };
    expect((await guest.send("/en/sign-in", right)).statusCode).toBe(429);
    site.later(16 * 60_000);
    expect((await guest.send("/en/sign-in", right)).statusCode).toBe(303);
  });

  test("a form without the secret of its page is refused", async () => {
    const ada = site.visitor();
    await ada.send("/en/sign-in", { user: "ada", password: "another longer secret" });
    const forged = await ada.send("/en/sign-out", { csrf: "forged" }, "/en/password");
    expect(forged.statusCode).toBe(403);
    expect((await ada.get("/en/regulations")).body).toContain("Sign out ada");
    expect((await ada.send("/en/sign-out", {}, "/en/password")).statusCode).toBe(303);
    expect((await ada.get("/en/regulations")).body).not.toContain("Sign out");
  });

  test("sessions get a new secret in time, and end", async () => {
    const ada = site.visitor();
    await ada.send("/en/sign-in", { user: "ada", password: "another longer secret" });
    const first = ada.cookies.get("session");
    site.later(20 * 60_000);
    await ada.get("/en/regulations");
    expect(ada.cookies.get("session")).not.toBe(first);
    site.later(9 * 3_600_000);
    expect((await ada.get("/en/regulations")).body).not.toContain("Sign out");
  });

  test("whoever's account has ended is signed out, and the last administrator cannot go", async () => {
    const bo = site.visitor();
    await bo.send("/en/sign-in", { user: "bo", password: "one-time-password" });
    await endUser(acting(ledger), "bo", "left the office");
    expect((await bo.get("/en/password")).statusCode).toBe(303);
    await expect(endUser(acting(ledger), "ada", "tired")).rejects.toThrow("last-administrator");
  });

  test("no secret is in the database as it is", async () => {
    const ada = site.visitor();
    await ada.send("/en/sign-in", { user: "ada", password: "another longer secret" });
    const rows = await ledger.db.selectFrom("session").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ada.cookies.get("session"));
  });
});

/** Who may do what, written a second time: A everything, o what is one's own, - nothing. */
const EXPECTED: readonly (readonly [action: (typeof ACTIONS)[number], cells: string])[] = [
  // arbiter, officer, administrator, auditor, club
  ["see the office", "o o A A o"],
  ["register a tournament", "o o A - -"],
  ["send a report", "o o A - -"],
  ["answer a question", "o o A - -"],
  ["match players", "- o A - -"],
  ["ask a question", "- o A - -"],
  ["decide on a registration", "- - A - -"],
  ["rule", "- - A - -"],
  ["close a period", "- - A - -"],
  ["publish a list", "- - A - -"],
  ["correct", "- - A - -"],
  ["keep users", "- - A - -"],
  ["read the journal", "- - A A -"],
  ["keep a club's book", "- - - - o"],
  ["send a club's list", "- - - - o"],
  ["see clubs' lists", "- A A A -"],
  ["see the metrics", "- - A - -"],
];

describe("rights", () => {
  const account = (role: (typeof ROLES)[number]) => ({
    ...{ user: "someone", role, ended: false },
    federation: role === "officer" ? "SWE" : null,
    club: role === "club" ? "Northgate" : null,
  });
  const own = { registeredBy: "someone", federation: "SWE", club: "Northgate" };
  const foreign = { registeredBy: "other", federation: "NOR", club: "Harbour" };

  test("every action has its row", () => {
    expect(EXPECTED.map(([action]) => action)).toEqual(ACTIONS);
  });

  for (const [action, cells] of EXPECTED) {
    for (const [index, role] of ROLES.entries()) {
      const cell = cells.split(" ")[index];
      test(`${role}: ${action}: ${cell}`, () => {
        expect(may(account(role), action, own)).toBe(cell !== "-");
        expect(may(account(role), action, foreign)).toBe(cell === "A");
      });
    }
  }
});
