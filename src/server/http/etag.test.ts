import { gunzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, test } from "vitest";
import { addETags, isNotModified } from "./etag.ts";

const LONG = "a line of a list ".repeat(100);

/** Answers with a text, and what is signed in as on pages. */
function site() {
  const app = fastify();
  app.decorateRequest("signed", null);
  addETags(app);
  app.get("/long", async () => LONG);
  app.get("/short", async () => "short");
  app.get("/own", async (_, reply) => reply.header("cache-control", "no-store").send("own"));
  app.get("/missing", async (_, reply) => reply.code(404).send("missing"));
  app.get("/vary", async (_, reply) => reply.header("vary", "cookie").send("vary"));
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

test("what the reader has is not sent again", async () => {
  const get = site();
  const first = await get("/long");
  expect(first.headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await get("/long", { "if-none-match": `"other", ${first.headers.etag}` });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await get("/long", { "if-none-match": '"other"' })).statusCode).toBe(200);
});

test("long texts are compressed for those who can read it, under the same tag", async () => {
  const get = site();
  const [plain, packed] = [await get("/long"), await get("/long", { "accept-encoding": "br, gzip" })];
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.headers.etag).toBe(plain.headers.etag);
  expect((await get("/short", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBeUndefined();
});

test("no tag for what must not be kept, nor for what went wrong", async () => {
  const get = site();
  expect((await get("/own")).headers.etag).toBeUndefined();
  expect((await get("/missing")).headers.etag).toBeUndefined();
});

test("what else an answer varies by stays", async () => {
  expect((await site()("/vary")).headers.vary).toBe("cookie, accept-encoding");
});

test("a tag that a proxy made weak, and a star, are held", () => {
  const held = (tags: string) => isNotModified({ headers: { "if-none-match": tags } }, '"abc"');
  expect(['W/"abc"', '"abc"', "*", '"ab"', ""].map(held)).toEqual([true, true, true, false, false]);
});
