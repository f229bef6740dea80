import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TOKEN_SCOPES } from "../../../src/domain/account.ts";
import { factorOf } from "../../../src/ledger/queries/accounts/second-factors.ts";
import { codeOf, stepAt } from "../../../src/server/access/totp.ts";
import { OFFICE_ACTIONS } from "../../../src/server/actions.ts";
import { OFFICE_PAGES } from "../../../src/server/office/pages/all-pages.ts";
import { ACTIONS, checkRight, type OfficeAction, SCOPES } from "../../../src/server/rights.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { listOfSix } from "../../set-up/offices/lists.ts";
import { acting, begun, entriesIn, importText, memoryPlace } from "../../set-up/offices/offices.ts";
import { alertIn, officeSite } from "../../set-up/sites/office-site.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const PASSWORD = (user: string) => `a long enough secret of ${user}`;
const secretIn = (body: string): string => /<code class="hash">([^<]+)</.exec(body)?.[1] ?? "";

/** What only the keeper of a club may do. */
const OF_A_CLUB: readonly OfficeAction[] = ["read a club's book", "keep a club's book", "send a club's list"];

describe("getting in", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  let time = Date.UTC(2026, 10, 15, 12);
  beforeAll(async () => {
    ledger = await begun(place);
    await importText(acting(ledger), listOfSix(), "2026-10-01");
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  const later = (milliseconds: number): void => {
    time += milliseconds;
    site.later(milliseconds);
  };
  const signedIn = async (user: string, fields = {}) => {
    const visitor = site.visitor();
    const answer = await visitor.send("/en/sign-in", { user, password: PASSWORD(user), ...fields });
    return { ...visitor, answer };
  };
  const call = (token: string, action: string, payload: object) =>
    site.app.inject({
      ...{ method: "POST", url: `/api/v1/office/${action}`, payload },
      headers: { authorization: `Bearer ${token}` },
    });
  const account = "/en/office/account";
  const makeToken = async (visitor: ReturnType<typeof site.visitor>, scope: string, days = "30") =>
    secretIn((await visitor.send(account, { action: "make-token", label: scope, scope, days })).body);
  // More is asked here than anybody asks at once.
  beforeEach(() => later(15_000));

  describe("tokens", () => {
    test("each scope allows what the one before allows, and every right is in one", () => {
      for (const [at, scope] of TOKEN_SCOPES.entries())
        for (const before of TOKEN_SCOPES.slice(0, at))
          expect(SCOPES[scope]).toEqual(expect.arrayContaining([...SCOPES[before]]));
      expect([...SCOPES.office].sort()).toEqual([...ACTIONS].sort());
      const ada = { user: "ada", role: "administrator", federation: null, club: null, ended: false } as const;
      for (const action of ACTIONS.filter((each) => !OF_A_CLUB.includes(each)))
        for (const scope of TOKEN_SCOPES) {
          const check = () => checkRight({ ...ada, scope }, action, null);
          if (SCOPES[scope].includes(action)) expect(check).not.toThrow();
          else expect(check).toThrow("token-scope");
        }
    });

    test("a program does what its token allows, and is told what it would need", async () => {
      const ada = await signedIn("ada");
      const [read, reports, office, all] = await Promise.all(TOKEN_SCOPES.map((scope) => makeToken(ada, scope)));
      const nobody = { tournament: "1999-0001", reason: "why" };
      const tried = async (token = "", action = "", payload = {}) => {
        const answer = await call(token, action, payload);
        return [answer.statusCode, answer.json().code, answer.json().parameters?.needed];
      };
      expect(await tried(read, "announce-not-rated", nobody)).toEqual([403, "token-scope", "reports"]);
      expect(await tried(reports, "announce-not-rated", nobody)).toEqual([404, "unknown-tournament", undefined]);
      const rule = { ...nobody, rated: true };
      expect(await tried(reports, "rule-on-tournament", rule)).toEqual([403, "token-scope", "office"]);
      expect(await tried(office, "rule-on-tournament", rule)).toEqual([404, "unknown-tournament", undefined]);
      const user = { user: "nils", role: "arbiter" };
      expect(await tried(office, "add-user", user)).toEqual([403, "token-scope", "all"]);
      expect(await tried(office, "publish-list", { list: "standard-2026-12", sha256: "0".repeat(64) })).toEqual([
        403,
        "token-scope",
        "all",
      ]);
      expect(await tried(all, "add-user", user)).toEqual([200, undefined, undefined]);
      expect(
        (await site.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${read}` } })).statusCode,
      ).toBe(200);
      expect((await ada.get(account)).body).toContain("Register tournaments, send reports and club lists");
    });

    test("a token ends on its day, and with the password", async () => {
      const olle = site.who("olle");
      const [short, long] = [
        await makeToken(await signedIn("olle"), "office", "7"),
        await makeToken(await signedIn("olle"), "office", "30"),
      ];
      const opens = async (token: string) => (await call(token, "rule-on-tournament", {})).statusCode !== 401;
      expect([await opens(short), await opens(long)]).toEqual([true, true]);
      later(7 * DAY);
      expect([await opens(short), await opens(long)]).toEqual([false, true]);
      const again = await signedIn("olle");
      const changed = { old: PASSWORD("olle"), password: "tall ferns under glass" };
      expect((await again.send("/en/password", changed)).statusCode).toBe(303);
      expect(await opens(long)).toBe(false);
      expect((await olle.get(account)).statusCode).toBe(303);
      const tooLong = await again.send(account, { action: "make-token", label: "x", scope: "read", days: "366" });
      expect(tooLong.statusCode).toBe(400);
    });
  });

  describe("confirming who one is", () => {
    test("users, publication and what lets somebody in need it, and nothing else does", () => {
      const named = [...OFFICE_ACTIONS, ...OFFICE_PAGES.flatMap(({ actions = [] }) => actions)];
      const confirmed = new Set(named.filter(({ confirmIdentity }) => confirmIdentity).map(({ name }) => name));
      expect([...confirmed].sort()).toEqual([
        ...["add-user", "begin-second-factor", "change-role", "change-user", "end-user", "erase-person"],
        "make-token",
        ...["publish-list", "publish-lists"],
        ...["remove-second-factor", "renew-recovery-codes", "reopen-lists", "reset-second-factor", "reset-user"],
      ]);
    });

    test("a session that was left open is asked for the password, and goes on with what was entered", async () => {
      const ada = await signedIn("ada");
      const url = "/en/office/users";
      const form = { action: "add-user", form: "add-user", user: "tove", role: "officer", federation: "NOR", club: "" };
      expect((await ada.send(url, { ...form, user: "moa" })).statusCode).toBe(200);
      later(11 * MINUTE);
      const asked = await ada.send(url, form);
      expect(asked.statusCode).toBe(403);
      expect(asked.body).toContain("Confirm your identity");
      expect(asked.body).toMatch(/name="user" value="tove"/);
      const again = (password: string) => ada.send(url, { ...form, identityPassword: password });
      const wrong = await again("a wrong password");
      expect([wrong.statusCode, alertIn(wrong.body)]).toEqual([401, "Wrong user name or password."]);
      const right = await again(PASSWORD("ada"));
      expect(secretIn(right.body)).toMatch(/^(\w{4}-){3}\w{4}$/);
      expect(right.body).toContain("Valid until");
      expect((await entriesIn(ledger)).at(-1)).toMatchObject({
        kind: "user-added",
        payload: { user: "tove", federation: "NOR" },
      });
      later(5 * MINUTE);
      expect((await ada.send(url, { ...form, user: "ulla" })).statusCode).toBe(200);
      later(6 * MINUTE);
      expect((await ada.send(url, { ...form, user: "vera" })).statusCode).toBe(403);
      for (let guess = 0; guess < 5; guess++) await again("a wrong password");
      expect((await again(PASSWORD("ada"))).statusCode).toBe(429);
      later(16 * MINUTE);
    });
  });

  describe("one-time passwords", () => {
    test("work for seven days, which is said, and then say that they have expired", async () => {
      const ada = await signedIn("ada");
      const added = await ada.send("/en/office/users", {
        action: "add-user",
        user: "sven",
        role: "arbiter",
        federation: "",
        club: "",
      });
      const password = secretIn(added.body);
      const until = new Date(time + 7 * DAY).toISOString().slice(0, 10);
      expect(added.body).toContain(`Valid until `);
      const row = await ledger.db
        .selectFrom("credential")
        .selectAll()
        .where("account", "=", "sven")
        .executeTakeFirstOrThrow();
      expect(new Date(Number(row.expires)).toISOString().slice(0, 10)).toBe(until);
      const signIn = async () => site.visitor().send("/en/sign-in", { user: "sven", password });
      later(6 * DAY);
      expect((await signIn()).statusCode).toBe(303);
      later(2 * DAY);
      const late = await signIn();
      expect([late.statusCode, alertIn(late.body)]).toEqual([
        401,
        "This one-time password has expired: ask the office for a new one.",
      ]);
      const guess = await site.visitor().send("/en/sign-in", { user: "sven", password: "a guess" });
      expect(alertIn(guess.body)).toBe("Wrong user name or password.");
      const told = await commandsAt(ledger)("user reset sven");
      expect(told.stdout).toContain("within 7 days");
    });
  });

  describe("the account page", () => {
    test("shows sessions and sign-ins, and ends one or all others", async () => {
      const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
      const visitors = [site.visitor(), site.visitor(), site.visitor()] as const;
      await site.visitor().send("/en/sign-in", { user: "rut", password: "not hers" });
      for (const visitor of visitors) {
        const payload = String(new URLSearchParams({ user: "rut", password: PASSWORD("rut") }));
        const headers = { "content-type": "application/x-www-form-urlencoded", "user-agent": agent };
        await visitor.ask({ method: "POST", url: "/en/sign-in", payload, headers, remoteAddress: "192.0.2.44" });
      }
      const [one, other, third] = visitors;
      const { body } = await one.get(account);
      expect(body).toContain("Firefox, Linux");
      expect(body).toContain("192.0.2.44");
      expect(body.match(/this browser/g)).toHaveLength(1);
      expect([body.includes(">failed<"), body.includes(">signed in<")]).toEqual([true, true]);
      const isIn = async (visitor: (typeof visitors)[number]) => (await visitor.get(account)).statusCode === 200;
      const [session = ""] = [...body.matchAll(/name="session" value="([0-9a-f]{64})"/g)].map(([, name]) => name ?? "");
      expect((await one.send(account, { action: "end-session", session })).statusCode).toBe(303);
      expect([await isIn(one), await isIn(other), await isIn(third)].filter(Boolean)).toHaveLength(2);
      await one.send(account, { action: "end-other-sessions" });
      expect([await isIn(one), await isIn(other), await isIn(third)]).toEqual([true, false, false]);
      // Nobody ends a session of somebody else.
      const ada = await signedIn("ada");
      const [foreign = ""] = [
        ...(await (await signedIn("ada")).get(account)).body.matchAll(/name="session" value="([0-9a-f]{64})"/g),
      ].map(([, name]) => name ?? "");
      await one.send(account, { action: "end-session", session: foreign });
      expect((await ada.get(account)).statusCode).toBe(200);
    });

    test("sign-ins that are kept are bounded", async () => {
      for (let at = 0; at < 60; at++) {
        const noted = { account: "rut", at: time + at, address: "192.0.2.1", browser: "", succeeded: false };
        const { noteSignIn } = await import("../../../src/ledger/queries/accounts/sign-ins.ts");
        await noteSignIn(ledger.db, noted, time - 90 * DAY);
      }
      const rows = await ledger.db.selectFrom("sign_in").selectAll().where("account", "=", "rut").execute();
      expect(rows).toHaveLength(50);
      await ledger.db.deleteFrom("sign_in").where("account", "=", "rut").execute();
    });
  });

  describe("passwords", () => {
    test("that everybody guesses first are refused on the page", async () => {
      const rut = await signedIn("rut");
      const choose = async (password: string) =>
        alertIn((await rut.send("/en/password", { old: PASSWORD("rut"), password })).body);
      expect(await choose("Password1234")).toMatch(/^This password is too easy to guess/);
      expect(await choose("sample-office-1")).toMatch(/^Choose a password that does not contain your user name/);
      expect(await choose("elevensigns")).toBe("Choose a password of at least 12 characters.");
    });
  });

  describe("two-step sign-in", () => {
    const page = "/en/office/account/two-step";
    let [secret, codes]: [string, string[]] = ["", []];
    const code = (steps = 0) => codeOf(secret, stepAt(time) + steps);
    const begin = async (user: string) => {
      const visitor = site.visitor();
      const asked = await visitor.send("/en/sign-in", { user, password: PASSWORD(user) });
      const step = /name="step" value="([^"]*)"/.exec(asked.body)?.[1] ?? "";
      const enter = (text: string) => visitor.send("/en/sign-in", { step, code: text });
      return { visitor, asked, enter };
    };

    test("is turned on with a code from the app, which shows recovery codes once", async () => {
      const asta = await signedIn("asta");
      expect((await asta.get(page)).body).not.toContain("otpauth");
      await asta.send(page, { action: "begin-second-factor", form: "begin-second-factor" });
      const { body } = await asta.get(page);
      expect(body).toContain('<svg class="qr-code"');
      secret = /otpauth:\/\/totp\/[^"]*secret=([A-Z2-7]{32})/.exec(body)?.[1] ?? "";
      expect(body).toContain(secret.replaceAll(/(.{4})(?=.)/g, "$1 "));
      // Until then the password alone opens the account.
      expect((await signedIn("asta")).answer.statusCode).toBe(303);
      const wrong = await asta.send(page, { action: "confirm-second-factor", code: "000000" });
      expect([wrong.statusCode, alertIn(wrong.body)?.slice(0, 10)]).toEqual([401, "Wrong code"]);
      const done = await asta.send(page, { action: "confirm-second-factor", code: code() });
      codes = secretIn(done.body).split(" ");
      expect(codes).toHaveLength(10);
      expect((await asta.get(page)).body).not.toContain(secret);
      const kept = await ledger.db.selectFrom("recovery_code").selectAll().execute();
      expect(JSON.stringify(kept)).not.toContain(codes[0]);
    });

    test("asks for a code after the password; each works once, one step off is close enough", async () => {
      later(MINUTE);
      const first = await begin("asta");
      expect([first.asked.statusCode, first.asked.body.includes("Enter your code")]).toEqual([200, true]);
      expect((await first.visitor.get(account)).statusCode).toBe(303);
      const used = code();
      expect((await first.enter(used)).statusCode).toBe(303);
      expect((await first.visitor.get(account)).statusCode).toBe(200);
      const second = await begin("asta");
      expect((await second.enter(used)).statusCode).toBe(401);
      // A code from before the one that was used is none either.
      expect((await second.enter(code(-1))).statusCode).toBe(401);
      expect((await second.enter(code(1))).statusCode).toBe(303);
    });

    test("a recovery code opens the account once", async () => {
      later(MINUTE);
      const [one = ""] = codes;
      expect((await (await begin("asta")).enter(one.toUpperCase().replaceAll("-", " "))).statusCode).toBe(303);
      expect((await (await begin("asta")).enter(one)).statusCode).toBe(401);
      expect((await site.who("asta").get(page)).statusCode).toBe(303);
      const asta = await begin("asta");
      await asta.enter(codes[1] ?? "");
      expect((await asta.visitor.get(account)).body).toContain("8 recovery codes");
    });

    test("codes cannot be guessed, a right password in between does not help, and the step does not last", async () => {
      later(26 * 60 * MINUTE);
      const ask = await begin("asta");
      for (let guess = 0; guess < 5; guess++) {
        expect((await ask.enter("123456")).statusCode).toBe(401);
        await begin("asta");
      }
      expect((await ask.enter(code())).statusCode).toBe(429);
      later(2 * MINUTE);
      const late = await begin("asta");
      later(6 * MINUTE);
      expect(alertIn((await late.enter(code())).body)).toBe("The sign-in took too long. Sign in again.");
      const forged = await site.visitor().send("/en/sign-in", { step: `${time} x asta`, code: code() });
      expect(alertIn(forged.body)).toBe("The sign-in took too long. Sign in again.");
      expect((await (await begin("asta")).enter(code())).statusCode).toBe(303);
    });

    test("is part of confirming who one is", async () => {
      later(2 * MINUTE);
      const { visitor, enter } = await begin("asta");
      await enter(code());
      later(11 * MINUTE);
      const asked = await visitor.send(page, { action: "renew-recovery-codes" });
      expect(asked.body).toContain('name="identityCode"');
      const send = (identityCode: string) =>
        visitor.send(page, { action: "renew-recovery-codes", identityPassword: PASSWORD("asta"), identityCode });
      expect((await send("")).statusCode).toBe(401);
      expect(secretIn((await send(code())).body).split(" ")).toHaveLength(10);
    });

    test("an administrator turns it off for somebody, which is in the journal; the secret is not", async () => {
      const ada = await signedIn("ada");
      expect((await ada.get("/en/office/users?user=asta")).body).toContain("Turn off for this user");
      const reset = {
        action: "reset-second-factor",
        form: "reset-second-factor-asta",
        user: "asta",
        reason: "phone lost",
      };
      expect((await ada.send("/en/office/users", reset)).statusCode).toBe(303);
      const entries = await entriesIn(ledger);
      expect(entries.at(-1)).toMatchObject({ kind: "second-factor-reset", by: "ada", payload: { user: "asta" } });
      expect(await factorOf(ledger.db, "asta")).toBeUndefined();
      expect((await signedIn("asta")).answer.statusCode).toBe(303);
      const journal = JSON.stringify(entries);
      for (const hidden of [secret, ...codes]) expect(journal).not.toContain(hidden);
      const command = await commandsAt(ledger)('user reset-second-factor asta --reason "again"');
      expect(command).toMatchObject({ status: 3, stderr: "Two-step sign-in is not turned on for asta." });
    });
  });
});
