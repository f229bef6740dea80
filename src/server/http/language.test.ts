import fastify from "fastify";
import { expect, test } from "vitest";
import { SITE_CATALOGUES } from "../../words/site.ts";
import type { AppOptions } from "../app-options.ts";
import { addLanguage, preferredLanguage } from "./language.ts";

const app = fastify();
addLanguage(app, { catalogues: SITE_CATALOGUES, secure: false } as unknown as AppOptions);
app.get("/", async (request) => preferredLanguage(request, SITE_CATALOGUES).language);
app.get("/sv/", async () => "hem");
app.get("/sv/players", async () => "spelare");
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const preferred = async (accept: string, cookie = ""): Promise<string> =>
  (await get("/", { "accept-language": accept, cookie })).body;

test("the browser's first wish that the site speaks counts, by weight and not by order", async () => {
  expect(await preferred("fr, sv;q=0.8, es;q=0.9")).toBe("es");
  expect(await preferred("es-MX")).toBe("es");
  expect(await preferred("sv;q=0, es;q=0.1")).toBe("es");
  expect(await preferred("svx, fr")).toBe("en");
  expect(await preferred("")).toBe("en");
});

test("the language that was read last comes before the browser's wishes", async () => {
  const { headers } = await get("/sv/players");
  expect(String(headers["set-cookie"])).toMatch(/^language=sv; /);
  expect(await preferred("es", "language=sv")).toBe("sv");
  expect((await get("/sv/players", { cookie: "language=sv" })).headers["set-cookie"]).toBeUndefined();
});

test.each([
  ["/sv", "/sv/"],
  ["/sv?kind=rapid", "/sv/?kind=rapid"],
  ["/sv/players/", "/sv/players"],
  ["/sv/players///?a=b/", "/sv/players?a=b/"],
])("%s leads to %s", async (from, to) => {
  const { statusCode, headers } = await get(from);
  expect([statusCode, headers.location]).toEqual([308, to]);
});

test("an address as it is written here is answered; other languages have none", async () => {
  expect((await get("/sv/")).body).toBe("hem");
  expect((await get("/xx")).statusCode).toBe(404);
});

test("many slashes take no longer than few", async () => {
  const began = performance.now();
  await get(`/sv${"/".repeat(10_000)}x`);
  expect(performance.now() - began).toBeLessThan(1_000);
});
