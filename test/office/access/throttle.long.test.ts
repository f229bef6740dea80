import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { putPassword } from "../../../src/ledger/queries/accounts/accounts.ts";
import { addUser } from "../../../src/periods/accounts.ts";
import { throttle } from "../../../src/server/access/throttle.ts";
import { acting, begun, memoryPlace, oneTime } from "../../set-up/offices/offices.ts";
import { quickHash } from "../../set-up/sites/passwords.ts";
import { siteOver } from "../../set-up/sites/site.ts";

const HOUR = 3_600_000;

describe("guessing passwords", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let time = Date.UTC(2026, 10, 15, 12);
  const now = () => time;
  beforeAll(async () => {
    ledger = await begun(place);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  /** Says whether an attempt was let through, and how long it would have to wait if not. */
  const trying = (tries: ReturnType<typeof throttle>) => {
    const attempt = async (user: string, address: string, isRight = false, device: string | null = null) => {
      const work = async () => {
        if (!isRight) throw new Error("wrong");
        return "right";
      };
      const found = tries.attempt({ what: "password", user, address, device }, work, () => true);
      return found.catch(({ message }: Error) => (message.startsWith("too-many") ? "wait" : message));
    };
    return attempt;
  };

  test("the state is shared between servers on one database", async () => {
    const [here, there] = [trying(throttle(ledger.db, now)), trying(throttle(ledger.db, now))];
    for (const attempt of [here, there, here, there, here]) expect(await attempt("shared", "192.0.2.1")).toBe("wrong");
    expect([await here("shared", "192.0.2.1", true), await there("shared", "192.0.2.1", true)]).toEqual([
      "wait",
      "wait",
    ]);
    expect(await there("shared", "192.0.2.2", true)).toBe("right");
  });

  test("guesses from anywhere slow down an account: fewer than 100 in an hour, as OWASP ASVS 2.2.1 asks", async () => {
    const attempt = trying(throttle(ledger.db, now));
    let letThrough = 0;
    for (let second = 0; second < 3_600; second += 5) {
      time += 5_000;
      if ((await attempt("target", `203.${second >> 16}.${(second >> 8) & 255}.${second & 255}`)) === "wrong")
        letThrough += 1;
    }
    expect(letThrough).toBeGreaterThan(20);
    expect(letThrough).toBeLessThan(100);
    // Whoever has signed in there before is not concerned.
    expect(await attempt("target", "203.0.0.1", true, "known")).toBe("right");
    time += 60_000;
    expect(await attempt("target", "192.0.2.77", true)).toBe("right");
  });

  test("success forgives what failed here in this name, not what else came from the address", async () => {
    const attempt = trying(throttle(ledger.db, now));
    const address = "192.0.2.9";
    for (let time = 0; time < 4; time++) expect(await attempt("own", address)).toBe("wrong");
    expect(await attempt("own", address, true)).toBe("right");
    for (let time = 0; time < 4; time++) expect(await attempt("own", address)).toBe("wrong");
    for (let user = 0; user < 12; user++) expect(await attempt(`other-${user}`, address)).toBe("wrong");
    expect(await attempt("own", address, true)).toBe("wait");
    expect(await attempt("own", "192.0.2.10", true)).toBe("right");
  });

  test("an IPv6 subscriber is one place, however many addresses they use", async () => {
    const attempt = trying(throttle(ledger.db, now));
    for (let last = 1; last <= 5; last++) expect(await attempt("six", `2001:db8:0:7::${last}`)).toBe("wrong");
    expect(await attempt("six", "2001:db8::7:ffff:1:2:3", true)).toBe("wait");
    expect(await attempt("six", "2001:db8:0:8::1", true)).toBe("right");
  });

  test("rows are bounded, and a flood does not clear what was counted of an attack", async () => {
    const { db } = ledger;
    const attempt = trying(throttle(db, now));
    for (let from = 0; from < 30; from++) await attempt("attacked", `198.51.100.${from}`);
    expect(await attempt("attacked", "198.51.100.200")).toBe("wait");
    const flood = Array.from({ length: 30_000 }, (_, at) => ({
      key: `flood ${at}`,
      failures: 1,
      until: time,
      previous: 0,
    }));
    for (let at = 0; at < flood.length; at += 5_000)
      await db
        .insertInto("sign_in_attempt")
        .values(flood.slice(at, at + 5_000))
        .execute();
    const rows = async () => (await db.selectFrom("sign_in_attempt").select("key").execute()).length;
    time += 11 * 60_000;
    await attempt("somebody", "198.51.100.201");
    expect(await rows()).toBeLessThanOrEqual(10_003);
    for (let guess = 0; guess < 2; guess++) await attempt("attacked", `198.51.100.${210 + guess}`);
    expect(await attempt("attacked", "198.51.100.220")).toBe("wait");
    time += 26 * HOUR;
    await attempt("somebody", "198.51.100.201");
    expect(await rows()).toBeLessThanOrEqual(3);
  });
});

describe("the right person under attack", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof siteOver>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  const PASSWORD = "a long enough secret";
  beforeAll(async () => {
    ledger = await begun(place);
    site = await siteOver(ledger);
    const password = quickHash(PASSWORD);
    for (const user of ["ada", "bo"]) {
      await addUser(acting(ledger), { user, role: "administrator", federation: null, club: null }, oneTime(password));
      await putPassword(ledger.db, user, { password, oneTime: false, expires: null });
    }
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  const signIn = (user: string, password: string, remoteAddress: string, cookie = "") =>
    site.app.inject({
      ...{
        method: "POST",
        url: "/en/sign-in",
        payload: String(new URLSearchParams({ user, password })),
        remoteAddress,
      },
      headers: { "content-type": "application/x-www-form-urlencoded", cookie },
    });
  const deviceOf = ({ cookies }: Awaited<ReturnType<typeof signIn>>) => {
    const found = cookies.find(({ name }) => name.includes("device-"));
    return { ...found, header: `${found?.name}=${found?.value}` };
  };

  test("gets in with a browser known from before, while guesses come from everywhere and all at once", async () => {
    const first = await signIn("ada", PASSWORD, "192.0.2.1");
    const device = deviceOf(first);
    expect(device).toMatchObject({ httpOnly: true, sameSite: "Strict", maxAge: 365 * 86_400 });
    for (let at = 0; at < 21; at++) await signIn("ada", "guess", `203.0.113.${at}`);
    expect((await signIn("ada", PASSWORD, "192.0.2.50")).statusCode).toBe(429);
    const flood = Array.from({ length: 40 }, (_, at) => signIn(`nobody-${at}`, "guess", `198.51.100.${at}`));
    const known = await signIn("ada", PASSWORD, "203.0.113.1", device.header);
    expect(known.statusCode).toBe(303);
    expect((await Promise.all(flood)).map(({ statusCode }) => statusCode)).toContain(429);
  });

  test("a known browser is slowed down by its own guesses, and is known for its own account only", async () => {
    site.later(25 * HOUR);
    const device = deviceOf(await signIn("ada", PASSWORD, "192.0.2.1"));
    for (let guess = 0; guess < 5; guess++)
      expect((await signIn("ada", "guess", `192.0.2.${guess}`, device.header)).statusCode).toBe(401);
    expect((await signIn("ada", PASSWORD, "192.0.2.6", device.header)).statusCode).toBe(429);
    const asBo = device.header.replace(
      device.name ?? "",
      deviceOf(await signIn("bo", PASSWORD, "192.0.2.7")).name ?? "",
    );
    for (let at = 0; at < 20; at++) await signIn("bo", "guess", `203.0.113.${at}`);
    expect((await signIn("bo", PASSWORD, "192.0.2.8", asBo)).statusCode).toBe(429);
    const forged = device.header.replace(/=[^.]*/, "=another");
    expect((await signIn("ada", PASSWORD, "192.0.2.9", forged)).statusCode).toBe(303);
  });
});
