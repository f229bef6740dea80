import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allAccounts } from "../../src/ledger/queries/accounts/accounts.ts";
import { beginFactor, confirmFactor, deleteFactor } from "../../src/ledger/queries/accounts/second-factors.ts";
import { endUser } from "../../src/periods/accounts.ts";
import type { OidcRule } from "../../src/server/access/oidc/oidc-config.ts";
import { codeOf, newFactorSecret, stepAt } from "../../src/server/access/totp.ts";
import { listOfSix } from "../set-up/offices/lists.ts";
import { acting, begun, entriesIn, importText, memoryPlace } from "../set-up/offices/offices.ts";
import { addPeople, OWN, signIn } from "../set-up/offices/people.ts";
import { type RunningProvider, startProvider } from "../set-up/oidc/provider.ts";
import { csrfIn } from "../set-up/sites/office-site.ts";
import { openSite, type Site } from "./browsing.ts";

const CLIENT = { id: "rating-office", secret: "a secret of this test" };

/** Signing in at a real provider, in a real browser. */
describe("signing in by OpenID Connect", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let provider: RunningProvider;
  const ADA: OidcRule = { claim: "email", value: "ada@example.org", user: "ada" };
  const group = { claim: "groups", value: "rating-auditors" };
  const people: Record<string, Readonly<Record<string, unknown>>> = {
    "ada-there": { email: "ada@example.org", email_verified: true, name: "Ada" },
    imitator: { email: "ada@example.org", email_verified: false, groups: [] },
    "rut-there": { name: "Rut Nyberg", groups: ["chess", "rating-auditors"] },
    stranger: { email: "stranger@example.org", email_verified: true, preferred_username: "ada" },
  };
  let site: Site;
  const open = async (rules: readonly OidcRule[]): Promise<void> => {
    const known = { issuer: provider.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret };
    const oidc = { ...known, name: "Example federation", scope: "openid email profile groups", rules };
    site = await openSite(ledger, { oidc });
  };
  const register = () => provider.register({ ...CLIENT, redirect: `${site.address}/sign-in/oidc` });
  /** The server starts again with other rules. */
  const reopen = async (rules: readonly OidcRule[]): Promise<void> => {
    await site.close();
    await open(rules);
    register();
  };
  beforeAll(async () => {
    ledger = await begun(place);
    await importText(acting(ledger), listOfSix(), "2026-10-01");
    await addPeople(ledger);
    provider = await startProvider(people);
    await open([ADA, { ...group, role: "auditor", federation: null }]);
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await provider?.stop();
    await ledger.close();
    await place.end();
  });

  /** From the page that was asked for to the end of the way. */
  const signInThere = async (page: Page, login: string, asked = "/en/office"): Promise<void> => {
    await page.goto(asked);
    await page.getByRole("link", { name: "Sign in with Example federation" }).click();
    await page.locator('input[name="login"]').fill(login);
    await page.locator('input[name="password"]').fill("anything");
    await page.getByRole("button").first().click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL((url) => url.origin === site.address && !url.pathname.startsWith("/sign-in"));
  };
  const refusedThere = async (page: Page, login: string, meanwhile = async () => {}): Promise<string> => {
    await page.goto("/en/sign-in/oidc");
    await meanwhile();
    await page.locator('input[name="login"]').fill(login);
    await page.locator('input[name="password"]').fill("anything");
    await page.getByRole("button").first().click();
    await page.getByRole("button", { name: "Continue" }).click();
    return (await page.getByRole("alert").textContent()) ?? "";
  };

  const cookieOf = async (page: Page): Promise<string> =>
    (await page.context().cookies()).find(({ name }) => name === "session")?.value ?? "";
  const sessionOf = async (login: string): Promise<string> => {
    const page = await site.visitor();
    await signInThere(page, login);
    return cookieOf(page);
  };
  /** Whether a cookie still opens the office. */
  const isSignedIn = async (session: string): Promise<boolean> => {
    const headers = { cookie: `session=${session}` };
    return (await fetch(`${site.address}/en/office`, { headers, redirect: "manual" })).status === 200;
  };
  const makeToken = async (session: string): Promise<void> => {
    const headers = { cookie: `session=${session}` };
    const address = `${site.address}/en/office/account`;
    const csrf = csrfIn(await (await fetch(address, { headers })).text());
    const body = new URLSearchParams({ csrf, action: "make-token", label: "a program", scope: "read", days: "9" });
    expect((await fetch(address, { method: "POST", headers, body })).status).toBe(200);
  };

  test("a provider that does not answer is told, and passwords work as before", async () => {
    const page = await site.visitor();
    await page.goto("/en/sign-in/oidc");
    expect(await page.getByRole("alert").textContent()).toContain("cannot be reached");
    await signIn(page, "ada");
    expect(new URL(page.url()).pathname).toBe("/en/office");
    register();
  });

  test("a claim that names a user signs in as that user, on the page that was asked for", async () => {
    const page = await site.visitor();
    await signInThere(page, "ada-there", "/en/office/journal");
    expect(new URL(page.url()).pathname).toBe("/en/office/journal");
    await page.getByRole("button", { name: "Sign out (ada)" }).waitFor();
    // The session is as any other: it lasts beyond the first page.
    await page.goto("/en/office/users");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBeTruthy();
  });

  test("an address that is not verified is nobody's, and a name that somebody gave themselves says nothing", async () => {
    const before = await allAccounts(ledger.db);
    expect(await refusedThere(await site.visitor(), "imitator")).toContain("is not admitted");
    expect(await refusedThere(await site.visitor(), "stranger")).toContain("is not admitted");
    expect(await allAccounts(ledger.db)).toEqual(before);
  });

  test("a group with a role gets an account of its own, once, by an entry; closed it stays closed", async () => {
    const added = async () => (await entriesIn(ledger)).filter(({ by }) => by === "oidc");
    await signInThere(await site.visitor(), "rut-there");
    const page = await site.visitor();
    await signInThere(page, "rut-there");
    const entries = await added();
    expect(entries).toMatchObject([{ kind: "user-added", payload: { role: "auditor", federation: null } }]);
    const { user } = entries[0]!.payload as { user: string };
    expect(user).toMatch(/^oidc-[0-9a-f]{16}$/);
    await page.getByRole("button", { name: `Sign out (${user})` }).waitFor();
    await reopen([ADA, { ...group, role: "officer", federation: "SWE" }]);
    for (const _ of [1, 2]) await signInThere(await site.visitor(), "rut-there");
    const reason = "The rules for signing in with Example federation give this role.";
    expect((await added()).slice(1)).toMatchObject([
      { kind: "user-role", payload: { user, role: "officer", federation: "SWE", reason } },
    ]);
    // Only with their own rule, and as long as it is the one that counts.
    const tokens = async () => (await ledger.db.selectFrom("token").selectAll().execute()).length;
    const rut = await sessionOf("rut-there");
    expect(await isSignedIn(rut)).toBe(true);
    await makeToken(rut);
    expect(await tokens()).toBe(1);
    people["rut-there"] = { name: "Rut Nyberg", groups: ["chess"] };
    expect(await isSignedIn(rut)).toBe(true);
    expect(await refusedThere(await site.visitor(), "rut-there")).toContain("is not admitted");
    expect([await isSignedIn(rut), await tokens()]).toEqual([false, 0]);
    people["rut-there"] = { name: "Rut Nyberg", groups: ["rating-auditors"] };
    await endUser(acting(ledger), user, "They left.");
    expect(await refusedThere(await site.visitor(), "rut-there")).toContain("is not admitted");
    expect(await added()).toHaveLength(2);
  });

  test("a session lasts as long as the rule that admitted its user, and one by password longer", async () => {
    const rules: readonly OidcRule[] = [{ claim: "groups", value: "chess", role: "arbiter", federation: null }, ADA];
    await reopen(rules);
    const byRule = await sessionOf("ada-there");
    const own = await site.visitor();
    await signIn(own, "ada", OWN);
    const byPassword = await cookieOf(own);
    await reopen(rules);
    expect([await isSignedIn(byRule), await isSignedIn(byPassword)]).toEqual([true, true]);
    // A rule before it may fit them now, by which they would be somebody else.
    await reopen([{ ...group, role: "auditor", federation: null }, ...rules]);
    expect([await isSignedIn(byRule), await isSignedIn(byPassword)]).toEqual([false, true]);
    // Who signs in as another user is no longer the one before.
    await reopen(rules);
    expect(await isSignedIn(byRule)).toBe(true);
    people["ada-there"] = { ...people["ada-there"], groups: ["chess"] };
    const arbiter = await sessionOf("ada-there");
    expect([await isSignedIn(arbiter), await isSignedIn(byRule)]).toEqual([true, false]);
    people["ada-there"] = { ...people["ada-there"], groups: [] };
  });

  test("the second factor of a user is asked for after the provider, and then the page that was asked for", async () => {
    const secret = newFactorSecret();
    await beginFactor(ledger.db, "ada", secret, 0);
    await confirmFactor(ledger.db, "ada");
    const page = await site.visitor();
    await page.goto("/en/office/journal");
    await page.getByRole("link", { name: "Sign in with Example federation" }).click();
    await page.locator('input[name="login"]').fill("ada-there");
    await page.locator('input[name="password"]').fill("anything");
    await page.getByRole("button").first().click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "Enter your code" }).waitFor();
    const hasSession = async () => (await page.context().cookies()).some(({ name }) => name === "session");
    expect(await hasSession()).toBe(false);
    await page.getByLabel("Code").fill("000000");
    await page.getByRole("button", { name: "Continue" }).click();
    expect(await page.getByRole("alert").textContent()).toContain("Wrong code");
    expect(await hasSession()).toBe(false);
    await page.getByLabel("Code").fill(codeOf(secret, stepAt(Date.now())));
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL((url) => url.pathname === "/en/office/journal");
    await page.getByRole("button", { name: "Sign out (ada)" }).waitFor();
    // The session still knows its rule, although a code came between.
    const sessions = await ledger.db.selectFrom("session").selectAll().orderBy("began").execute();
    expect(sessions.at(-1)?.rule).toMatch(/^[0-9a-f]{64}$/);
    await deleteFactor(ledger.db, "ada");
  });

  test("an answer that nobody asked for, or that was changed on the way, signs nobody in", async () => {
    const page = await site.visitor();
    const answer = await page.goto("/sign-in/oidc?code=stolen&state=made-up");
    expect(answer?.status()).toBe(401);
    expect(await page.getByRole("alert").textContent()).toContain("took too long");
    for (const field of ["state", "nonce", "verifier"]) {
      const other = await site.visitor();
      expect(await refusedThere(other, "ada-there", () => changeCookie(other, field))).toContain("did not work");
      expect((await other.context().cookies()).some(({ name }) => name === "session")).toBe(false);
    }
  });
});

/** Changes what the browser keeps until it comes back. */
async function changeCookie(page: Page, field: string): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === "oidc")!;
  const pending = JSON.parse(Buffer.from(cookie.value, "base64url").toString());
  const changed = {
    ...pending,
    [field]: `${pending[field].slice(0, -2)}${pending[field].endsWith("AA") ? "BB" : "AA"}`,
  };
  await page.context().addCookies([{ ...cookie, value: Buffer.from(JSON.stringify(changed)).toString("base64url") }]);
}
