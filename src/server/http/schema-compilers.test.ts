import Fastify from "fastify";
import { expect, test } from "vitest";
import { COMPILED_ON_USE } from "./schema-compilers.ts";

const app = () =>
  Fastify({
    schemaController: { compilersFactory: COMPILED_ON_USE },
    ajv: { customOptions: { coerceTypes: "array" } },
  });
const NUMBER = { type: "object", properties: { n: { type: "integer" } }, required: ["n"] };
const ANSWER = { 200: { type: "object", properties: { sum: { type: "integer" } } } };

test("what is asked is checked and converted, and only what the schema has is answered", async () => {
  const server = app();
  server.get<{ Querystring: { n: number } }>(
    "/",
    { schema: { querystring: NUMBER, response: ANSWER } },
    async ({ query }) => ({ sum: query.n + 1, secret: "not in the schema" }),
  );
  expect((await server.inject("/?n=41")).json()).toEqual({ sum: 42 });
  const refused = await server.inject("/?n=many");
  expect([refused.statusCode, refused.json().message]).toEqual([400, "querystring/n must be integer"]);
  expect((await server.inject("/?n=1")).json()).toEqual({ sum: 2 });
});

test("a body that is a single value is converted as a whole", async () => {
  const server = app();
  const body = { type: "array", items: { type: "integer" } };
  server.post("/", { schema: { body } }, async (request) => ({ body: request.body }));
  const asked = { method: "POST", url: "/", payload: "7", headers: { "content-type": "application/json" } } as const;
  expect((await server.inject(asked)).json()).toEqual({ body: [7] });
});

test("two servers that add different schemas under one name do not share what is compiled from it", async () => {
  const querystring = { type: "object", properties: { n: { $ref: "limit#" } } };
  const answers = [];
  for (const maximum of [10, 100]) {
    const server = app();
    server.addSchema({ $id: "limit", type: "integer", maximum });
    server.get("/", { schema: { querystring } }, async () => "fine");
    answers.push((await server.inject("/?n=50")).statusCode);
  }
  expect(answers).toEqual([400, 200]);
});

test("a wrong schema does not keep a server from starting, and every request that needs it fails", async () => {
  const server = app();
  server.get("/", { schema: { querystring: { type: "nothing there is" } } }, async () => "never");
  server.get("/other", async () => "fine");
  await server.ready();
  expect((await server.inject("/other")).statusCode).toBe(200);
  expect((await server.inject("/")).statusCode).toBe(500);
});
