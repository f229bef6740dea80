import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROLES } from "../../../src/domain/account.ts";
import { insertToken, putPassword, tokensOf } from "../../../src/ledger/queries/accounts/accounts.ts";
import { addUser, endUser, resetUser } from "../../../src/periods/accounts.ts";
import { hashed } from "../../../src/server/access/sessions.ts";
import { ACTIONS, may } from "../../../src/server/rights.ts";
import { acting, begun, importText, listText, memoryPlace, oneTime } from "../../set-up/offices/offices.ts";
import { quickHash } from "../../set-up/sites/passwords.ts";
import { siteOver } from "../../set-up/sites/site.ts";

describe("signing in", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof siteOver>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  beforeAll(async () => {
    ledger = await begun(place);
    site = await siteOver(ledger);
    const hash = quickHash("one-time-password");
    const request = { user: "ada", role: "administrator", federation: null, club: null } as const;
    await addUser(acting(ledger), request, oneTime(hash));
    await addUser(acting(ledger), { ...request, user: "bo" }, oneTime(hash));
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
    expect((await ada.get("/en/regulations")).body).toContain("Sign out (ada)");
  });

  test("the old session is worth nothing after the password was changed", async () => {
    const [one, other] = [site.visitor(), site.visitor()];
    for (const each of [one, other]) await each.send("/en/sign-in", { user: "ada", password: "a longer secret" });
    await one.send("/en/password", { old: "a longer secret", password: "another longer secret" });
    expect((await one.get("/en/regulations")).body).toContain("Sign out (ada)");
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
    expect((await ada.get("/en/regulations")).body).toContain("Sign out (ada)");
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

  test("whoever comes with the old secret soon after gets the one new one, and signing out ends both", async () => {
    const ada = site.visitor();
    await ada.send("/en/sign-in", { user: "ada", password: "another longer secret" });
    const old = ada.cookies.get("session") ?? "";
    const isSignedIn = async (session: string) => {
      const { body, cookies } = await site.app.inject({ url: "/en/regulations", cookies: { session } });
      return { told: body.includes("Sign out (ada)"), renewed: cookies.find(({ name }) => name === "session")?.value };
    };
    site.later(20 * 60_000);
    const before = await ledger.db.selectFrom("session").selectAll().execute();
    const answers = await Promise.all(Array.from({ length: 4 }, () => isSignedIn(old)));
    const [successor = ""] = new Set(answers.map(({ renewed }) => renewed));
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ told: true, renewed: successor })));
    expect(successor).not.toBe(old);
    expect(await ledger.db.selectFrom("session").selectAll().execute()).toHaveLength(before.length + 1);
    site.later(50_000);
    expect(await isSignedIn(old)).toEqual({ told: true, renewed: successor });
    site.later(20_000);
    expect((await isSignedIn(old)).told).toBe(false);
    expect(await isSignedIn(successor)).toEqual({ told: true, renewed: undefined });
    site.later(20 * 60_000);
    const third = (await isSignedIn(successor)).renewed ?? "";
    ada.cookies.set("session", third);
    expect((await ada.send("/en/sign-out", {}, "/en/password")).statusCode).toBe(303);
    expect([(await isSignedIn(successor)).told, (await isSignedIn(third)).told]).toEqual([false, false]);
  });

  test("a password that cannot be changed leaves the form where it was, and says why", async () => {
    const ada = site.visitor();
    await ada.send("/sv/sign-in", { user: "ada", password: "another longer secret" });
    const wrong = await ada.send("/sv/password", { old: "not this one", password: "a third longer secret" });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.headers["www-authenticate"]).toBe("Bearer");
    expect(wrong.body).toContain("Det nuvarande lösenordet stämmer inte.");
    const short = await ada.send("/sv/password", { old: "another longer secret", password: "short" });
    expect(short.statusCode).toBe(400);
    for (const { body } of [wrong, short])
      expect([body.includes('role="alert"'), body.includes('action="/sv/password"')]).toEqual([true, true]);
    // Whoever guessed wrong has to wait.
    site.later(16 * 60_000);
  });

  test("an office without a list tells its administrator how to take one over", async () => {
    const ada = site.visitor();
    await ada.send("/en/sign-in", { user: "ada", password: "another longer secret" });
    const step = async (): Promise<string> =>
      /<li[^>]*><a href="\/en\/office\/import">.*?<\/li>/s.exec((await ada.get("/en/office")).body)?.[0] ?? "";
    expect(await step()).not.toMatch(/^$|✓/);
    await importText(acting(ledger), listText([[1001, "Sample, Ida", 2100, 0]]), "2026-11-01");
    expect(await step()).toContain("✓");
  });

  test("a club's account is of a club that can have a book", async () => {
    const request = { user: "klubb", role: "club", federation: null } as const;
    for (const club of ["SK1", "Exempel SK", "å"])
      await expect(addUser(acting(ledger), { ...request, club }, oneTime(""))).rejects.toThrow("bad-club-id");
    await expect(addUser(acting(ledger), { ...request, club: "exempel-sk" }, oneTime(""))).resolves.toMatchObject({});
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

describe("whoever means harm", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof siteOver>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  let hash = "";
  const PASSWORD = "a long enough secret";
  const ada = { user: "ada", role: "administrator", federation: null, club: null } as const;
  beforeAll(async () => {
    ledger = await begun(place);
    site = await siteOver(ledger);
    hash = quickHash(PASSWORD);
    for (const user of ["ada", "bo", "cilla", "disa"]) {
      await addUser(acting(ledger), { ...ada, user }, oneTime(hash));
      await putPassword(ledger.db, user, { password: hash, oneTime: false, expires: null });
    }
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const FORM = { "content-type": "application/x-www-form-urlencoded" };
  const fill = (fields: Readonly<Record<string, string>>) => String(new URLSearchParams(fields));
  const signIn = (fields: Readonly<Record<string, string>>, headers = {}, remoteAddress = "192.0.2.1") =>
    site.app.inject({
      ...{ method: "POST", url: "/en/sign-in", payload: fill(fields), remoteAddress },
      headers: { ...FORM, ...headers },
    });
  const tokenOf = async (user: string) => {
    const secret = `token-of-${user}`;
    await insertToken(ledger.db, {
      ...{
        token: hashed(secret),
        account: user,
        label: "a program",
        scope: "office",
        made: 0,
        used: null,
        expires: Date.UTC(2099, 0, 1),
      },
    });
    const headers = { authorization: `Bearer ${secret}` };
    return async () => (await site.app.inject({ url: "/api/v1/office/work", headers })).statusCode;
  };

  test("the API does not take a page's identity, however its address is written, nor a form", async () => {
    const visitor = site.visitor();
    await visitor.send("/en/sign-in", { user: "ada", password: PASSWORD });
    for (const path of ["/api/v1/office/work", "/%61pi/v1/office/work", "/ap%69/v1/office/work"])
      expect((await visitor.get(path)).statusCode).toBe(401);
    const form = { method: "POST", payload: "user=x", headers: FORM } as const;
    expect((await visitor.ask({ ...form, url: "/%61pi/v1/office/reset-user" })).statusCode).toBe(415);
    const parts = { "content-type": "multipart/form-data; boundary=x" };
    const file = await visitor.ask({ ...form, url: "/api/v1/office/send-report", headers: parts });
    expect(file.statusCode).toBe(415);
  });

  test("many guesses at once are counted one by one", async () => {
    const guesses = Array.from({ length: 12 }, () => signIn({ user: "bo", password: "guess" }, {}, "192.0.2.2"));
    const codes = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(5);
    const late = await signIn({ user: "bo", password: PASSWORD }, {}, "192.0.2.2");
    expect([late.statusCode, late.headers["retry-after"]]).toEqual([429, "1"]);
    // From another address it is another place.
    expect((await signIn({ user: "bo", password: PASSWORD }, {}, "192.0.2.3")).statusCode).toBe(303);
    site.later(2_000);
    expect((await signIn({ user: "bo", password: PASSWORD }, {}, "192.0.2.2")).statusCode).toBe(303);
  });

  test("few passwords are checked at once", async () => {
    const guesses = Array.from({ length: 40 }, (_, at) =>
      signIn({ user: `nobody-${at}`, password: "guess" }, {}, `198.51.100.${at}`),
    );
    const codes = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 401).length).toBeGreaterThanOrEqual(22);
    expect(codes.filter((code) => code === 429).length).toBeGreaterThan(0);
  });

  test("guesses at the old password have to wait as well", async () => {
    const visitor = site.visitor();
    await visitor.send("/en/sign-in", { user: "cilla", password: PASSWORD });
    const change = { old: "guess", password: "a new long secret" };
    for (let time = 0; time < 5; time++) expect((await visitor.send("/en/password", change)).statusCode).toBe(401);
    expect((await visitor.send("/en/password", { ...change, old: PASSWORD })).statusCode).toBe(429);
    site.later(16 * 60_000);
  });

  test("tokens end with the password and with the account", async () => {
    const [cilla, disa] = [await tokenOf("cilla"), await tokenOf("disa")];
    expect([await cilla(), await disa()]).toEqual([200, 200]);
    const used = async () => Number((await tokensOf(ledger.db, "disa"))[0]?.used);
    const first = await used();
    for (const [later, isNoted] of [
      [1_000, false],
      [60_000, true],
    ] as const) {
      site.later(later);
      await disa();
      expect((await used()) > first).toBe(isNoted);
    }
    await endUser(acting(ledger), "disa", "left");
    expect(await tokensOf(ledger.db, "disa")).toEqual([]);
    await resetUser(acting(ledger), "cilla", oneTime(hash));
    expect([await cilla(), await disa()]).toEqual([401, 401]);
    expect(await tokensOf(ledger.db, "cilla")).toEqual([]);
    // Not even one that came by another way opens anything before a password is chosen.
    expect(await (await tokenOf("cilla"))()).toBe(401);
  });

  test("a form of nobody knows where is refused, and is not our mistake", async () => {
    for (const origin of ["null", "not an address", "https://elsewhere.example"])
      expect((await signIn({ user: "ada", password: PASSWORD }, { origin })).statusCode).toBe(403);
    expect(
      (await signIn({ user: "ada", password: PASSWORD }, { origin: "https://office.example", host: "office.example" }))
        .statusCode,
    ).toBe(303);
  });

  test("what is shown to somebody is not kept", async () => {
    const visitor = site.visitor();
    await visitor.send("/en/sign-in", { user: "ada", password: PASSWORD });
    for (const path of ["/en/api", "/en/password", "/en/nothing-here", "/files/nothing/1.csv"])
      expect((await visitor.get(path)).headers["cache-control"]).toBe("no-store");
    const wrong = await signIn({ user: "ada", password: "guess" });
    expect([wrong.statusCode, wrong.headers["cache-control"]]).toEqual([401, "no-store"]);
  });

  test("unknown tokens are limited too", async () => {
    const ask = () =>
      site.app.inject({ url: "/api/v1/lists", headers: { authorization: "Bearer x" }, remoteAddress: "192.0.2.7" });
    const codes = (await Promise.all(Array.from({ length: 601 }, ask))).map(({ statusCode }) => statusCode);
    expect([codes.filter((code) => code === 401).length, codes.at(-1)]).toEqual([600, 429]);
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
  ["propose matches", "o o A - -"],
  ["ask a question", "- o A - -"],
  ["decide on a registration", "- - A - -"],
  ["rule", "- - A - -"],
  ["close a period", "- - A - -"],
  ["publish a list", "- - A - -"],
  ["correct", "- - A - -"],
  ["acknowledge an alarm", "- - A - -"],
  ["study the rules", "- A A A -"],
  ["see players", "- o A A -"],
  ["keep players", "- o A - -"],
  ["erase persons", "- - A - -"],
  ["keep the office", "- - A - -"],
  ["keep users", "- - A - -"],
  ["see fees", "- o A A -"],
  ["keep fees", "- - A - -"],
  ["read the journal", "- - A A -"],
  ["read a club's book", "- - - - o"],
  ["keep a club's book", "- - - - o"],
  ["send a club's list", "- - - - o"],
  ["see clubs' lists", "- A A A -"],
  ["see the metrics", "- - A - -"],
  ["see notifications", "- - A - -"],
  ["keep own notifications", "A A A A A"],
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
