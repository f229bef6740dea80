import fastify from "fastify";
import { expect, test } from "vitest";
import { addHostCookies, cookieOf, setCookie } from "./cookies.ts";

test("a cookie is found by its whole name, with what its value has of equals signs", () => {
  const request = { headers: { cookie: "other=1; session=a=b ;=x; sessions=2" } };
  expect(cookieOf(request, "session")).toBe("a=b");
  expect(cookieOf(request, "sess")).toBeUndefined();
  expect(cookieOf({ headers: {} }, "session")).toBeUndefined();
});

function site(secure: boolean) {
  const app = fastify();
  if (secure) addHostCookies(app);
  app.get("/", async (request, reply) => {
    setCookie(reply, "session", "secret", { seconds: null, strict: true, secure });
    setCookie(reply, "language", "sv", { seconds: 60, strict: false, secure });
    return cookieOf(request, "session") ?? "none";
  });
  return (cookie: string) => app.inject({ url: "/", headers: { cookie } });
}

/** A header that says the same twice sets one cookie. */
const setBy = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): readonly unknown[] => [
  ...new Set([headers["set-cookie"]].flat()),
];

test("each cookie has its attributes, and none takes the place of another", async () => {
  expect(setBy(await site(false)(""))).toEqual([
    "session=secret; Path=/; HttpOnly; SameSite=Strict",
    "language=sv; Path=/; HttpOnly; SameSite=Lax; Max-Age=60",
  ]);
});

test("by https only cookies of this host count, and they are set as such", async () => {
  const get = site(true);
  expect(setBy(await get(""))).toEqual([
    "__Host-session=secret; Path=/; HttpOnly; SameSite=Strict; Secure",
    "__Host-language=sv; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure",
  ]);
  expect((await get("session=planted")).body).toBe("none");
  expect((await get("session=planted; __Host-session=own")).body).toBe("own");
});
