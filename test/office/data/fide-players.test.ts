import type { paths } from "@lichess-org/types";
import createClient from "openapi-fetch";
import { Type } from "typebox";
import Schema from "typebox/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { excludePlayer } from "../../../src/periods/players.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

/** What lichess' published OpenAPI document (lichess-org/api, tag FIDE) says of the three answers. */
const TITLES = ["GM", "WGM", "IM", "WIM", "FM", "WFM", "NM", "CM", "WCM", "WNM", "LM", "BOT"];
const PLAYER = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  title: Type.Optional(Type.Enum(TITLES)),
  federation: Type.String(),
  year: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  inactive: Type.Optional(Type.Integer()),
  standard: Type.Optional(Type.Integer()),
  rapid: Type.Optional(Type.Integer()),
  blitz: Type.Optional(Type.Integer()),
  gender: Type.Optional(Type.Enum(["M", "F"])),
});
const NUMBERS = Type.Array(Type.Number());
const RATINGS = Type.Object({ standard: NUMBERS, rapid: NUMBERS, blitz: NUMBERS });
const ERROR = Type.Object({ error: Type.String() });

describe("lichess' FIDE player API", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof siteOver>>;
  beforeAll(async () => {
    ledger = await begun(place);
    await withOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  const ask = (path: string, headers = {}) => site.app.inject({ url: `/api/fide/player${path}`, headers });

  test("a player, as the schema says, and nothing more", async () => {
    const answer = await ask("/1000101");
    expect(answer.statusCode).toBe(200);
    expect(Schema.Check(PLAYER, answer.json())).toBe(true);
    expect(Object.keys(answer.json()).filter((name) => !(name in PLAYER.properties))).toEqual([]);
    expect(answer.json()).toMatchObject({ id: 1000101, name: "Öster, Ida", federation: "SWE", standard: 2105 });
    expect(answer.json()).not.toHaveProperty("rapid");
  });

  test("the history in numbers of year, month and rating", async () => {
    const { standard, ...others } = (await ask("/1000101/ratings")).json();
    expect(Schema.Check(RATINGS, { standard, ...others })).toBe(true);
    expect([standard, others]).toEqual([[2026102100, 2026112105], { rapid: [], blitz: [] }]);
  });

  test("players by a part of their name, or one by the id", async () => {
    const byName = await ask("?q=Nagy");
    expect(Schema.Check(Type.Array(PLAYER), byName.json())).toBe(true);
    expect(byName.json()).toMatchObject([{ id: 1000102 }]);
    expect((await ask("?q=1000103")).json()).toMatchObject([{ id: 1000103, name: "Luczak, Ewa" }]);
    expect((await ask("?q=100010")).json()).toEqual([]);
    expect((await ask("?q=Nobody")).json()).toEqual([]);
    expect((await ask("?q=")).json()).toEqual([]);
  });

  test("errors are as there", async () => {
    for (const path of ["/99", "/99/ratings", "/nobody", "/0"]) {
      const answer = await ask(path);
      expect([path, answer.statusCode, answer.json()]).toEqual([path, 404, { error: "Not found" }]);
      expect(answer.headers["content-type"]).toContain("application/json");
    }
    const without = await ask("");
    expect([without.statusCode, Schema.Check(ERROR, without.json())]).toEqual([400, true]);
  });

  test("a client with the types that lichess publishes works unchanged", async () => {
    const lichess = createClient<paths>({ baseUrl: await site.app.listen({ host: "127.0.0.1", port: 0 }) });
    const found = await lichess.GET("/api/fide/player", { params: { query: { q: "Öster" } } });
    expect([found.response.status, found.data?.length]).toEqual([200, 1]);
    const path = { playerId: found.data?.[0]?.id ?? 0 };
    const player = await lichess.GET("/api/fide/player/{playerId}", { params: { path } });
    expect(player.data).toMatchObject({ id: 1000101, name: "Öster, Ida", standard: 2105 });
    const ratings = await lichess.GET("/api/fide/player/{playerId}/ratings", { params: { path } });
    expect(ratings.data?.standard.map(decodePoint)).toEqual([
      [2026, 10, 2100],
      [2026, 11, 2105],
    ]);
    const unknown = { params: { path: { playerId: 99 } } };
    for (const none of [
      await lichess.GET("/api/fide/player/{playerId}", unknown),
      await lichess.GET("/api/fide/player/{playerId}/ratings", unknown),
    ]) {
      expect([none.response.status, none.data, none.error]).toEqual([404, undefined, { error: "Not found" }]);
    }
    const long = await lichess.GET("/api/fide/player", { params: { query: { q: "x".repeat(81) } } });
    expect([long.response.status, Schema.Check(ERROR, long.error)]).toEqual([400, true]);
  });

  test("can be read from other sites and revalidated, and says nothing of a player who was hidden since", async () => {
    const first = await ask("/1000104");
    expect(first.headers).toMatchObject({ "access-control-allow-origin": "*", "cache-control": "public, no-cache" });
    const again = await ask("/1000104", { "if-none-match": first.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    await excludePlayer(acting(ledger), { player: "1000104", reason: "The federation asked for it." });
    expect((await ask("/1000104", { "if-none-match": first.headers.etag })).statusCode).toBe(404);
    expect((await ask("/1000104/ratings")).statusCode).toBe(404);
    expect((await ask("?q=Berg")).json()).toEqual([]);
  });
});

/** As lichess' document says that a number of the history is read. */
const decodePoint = (point: number) => {
  const month = Math.floor(point / 10_000);
  return [Math.floor(month / 100), month % 100, point % 10_000];
};
