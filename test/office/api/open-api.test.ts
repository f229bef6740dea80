import Schema from "typebox/schema";
import { describe, expect, test } from "vitest";
import { entriesIn } from "../../set-up/offices/offices.ts";
import { type Text, unplainIn } from "../../set-up/plain-english.ts";
import { casesOf } from "../../set-up/share.ts";
import { documentedOffice, type JsonSchema, type Operation, SMALL_POOL } from "../../set-up/sites/documented-office.ts";

const SAID = ["title", "summary", "description"];

/** What the document says to people, by where it stands. */
const textsIn = (part: unknown, path: string): readonly Text[] =>
  typeof part !== "object" || part === null
    ? []
    : Object.entries(part).flatMap(([name, each]: [string, unknown]) =>
        typeof each === "string" && SAID.includes(name)
          ? [[`${path}.${name}`, each] as const]
          : textsIn(each, `${path}.${name}`),
      );

describe("the OpenAPI document, and the API by it", () => {
  const { office, operations, known } = documentedOffice();

  test("it is whole: every reference leads somewhere, every parameter has its place, every refusal its form", () => {
    const { document } = office();
    expect(document.openapi).toBe("3.1.0");
    expect([document.info.title, document.info.version].every(Boolean)).toBe(true);
    for (const reference of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g))
      expect([reference[1], stepsTo(document, reference[1] ?? "")]).toEqual([reference[1], expect.anything()]);
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations()) {
      const { parameters = [], responses, security = [], summary } = operation;
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const placed = parameters.filter((each) => each.in === "path");
      expect([path, placed.map(({ name }) => name).sort()]).toEqual([path, named.sort()]);
      expect(placed.every(({ required }) => required === true)).toBe(true);
      expect(new Set(parameters.map((each) => `${each.in} ${each.name}`)).size).toBe(parameters.length);
      expect([path, summary, "200" in responses, "default" in responses]).toEqual([
        path,
        expect.any(String),
        true,
        true,
      ]);
      for (const each of security.flatMap(Object.keys))
        expect(document.components.securitySchemes).toHaveProperty(each);
    }
  });

  test("its titles, summaries and descriptions are plain English", () => {
    const { document } = office();
    const said = textsIn(document, "openapi");
    expect(said.length).toBeGreaterThan(operations().length);
    expect(unplainIn(said)).toEqual([]);
  });

  /** Something that fits: what there is by its name, else the least that a schema allows. */
  const fitting = (schema: JsonSchema, name = ""): unknown => {
    const own = known()[name];
    if (own !== undefined && Schema.Check(schema, own)) return own;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return schema.enum[0];
    if (schema.anyOf !== undefined) return fitting(schema.anyOf.find(({ type }) => type !== "null") ?? {}, name);
    if (schema.type === "object")
      return Object.fromEntries(
        (schema.required ?? []).map((each) => [each, fitting(schema.properties?.[each] ?? {}, each)]),
      );
    if (schema.type === "array") return Array.from({ length: schema.minItems ?? 0 }, () => fitting(schema.items ?? {}));
    if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
    if (schema.type === "boolean") return false;
    return TEXTS.find((text) => Schema.Check(schema, text)) ?? "";
  };

  const ask = (path: string, method: string, { parameters = [], requestBody }: Operation, more: string) => {
    const { site, token } = office();
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(known()[name])));
    const asked = parameters.filter((each) => each.in === "query" && (each.required || each.name in SMALL_POOL));
    const query = new URLSearchParams(asked.map(({ name, schema }) => [name, String(fitting(schema, name))]));
    const [[type = "", body] = []] = Object.entries(requestBody?.content ?? {});
    const payload = type === "application/json" ? JSON.stringify(fitting(body?.schema ?? {})) : "012 Harbour Cup";
    return site.app.inject({
      method: method === "post" ? "POST" : "GET",
      url: `${url}?${query}${more}`,
      headers: { authorization: `Bearer ${token}`, ...(type === "" ? {} : { "content-type": type }) },
      ...(type === "" ? {} : { payload }),
    });
  };

  test("input that fits is understood by every operation, and answered as the document says", async () => {
    const { document, ledger } = office();
    const before = (await entriesIn(ledger)).length;
    for (const { path, method, operation } of operations()) {
      const dryRun = method === "post" ? "&dryRun=true" : "";
      const answer = await ask(path, method, operation, dryRun);
      const told = [method, path, answer.statusCode, answer.statusCode < 300 ? "" : answer.json().code];
      // It may be refused for what it asks, but not for how.
      expect(told).not.toContain("bad-request");
      expect([...told, answer.statusCode < 500]).toEqual([...told, true]);
      const form = operation.responses[String(answer.statusCode)] ?? operation.responses.default;
      const [[type = "", { schema } = { schema: {} }] = []] = Object.entries(form?.content ?? {});
      expect([path, answer.headers["content-type"]]).toEqual([path, expect.stringContaining(type)]);
      if (answer.statusCode < 300)
        expect([path, Schema.Check({ ...schema, components: document.components }, answer.json())]).toEqual([
          path,
          true,
        ]);
    }
    expect((await entriesIn(ledger)).length).toBe(before);
  });

  test("without a token every operation that needs one says so", async () => {
    const { site } = office();
    for (const { path, method, operation } of operations()) {
      if ((operation.security ?? []).length === 0) continue;
      const { statusCode } = await site.app.inject({ method: method === "post" ? "POST" : "GET", url: path });
      expect([path, statusCode]).toEqual([path, 401]);
    }
  });

  test("whatever does not fit is refused by every operation, in one form", async () => {
    const { site, token } = office();
    for (const { path, method, operation } of operations())
      for (const odd of ODD.slice(0, casesOf({ few: 3, all: ODD.length }))) {
        const parameters = operation.parameters ?? [];
        const url = path.replace(/\{\w+\}/g, () => encodeURIComponent(odd));
        const query = new URLSearchParams(parameters.map(({ name }) => [name, odd]));
        const answer = await site.app.inject({
          method: method === "post" ? "POST" : "GET",
          url: `${url}?${query}`,
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          ...(method === "post" ? { payload: JSON.stringify(odd) } : {}),
        });
        const told = [method, path, odd.slice(0, 20), answer.statusCode];
        expect([...told, answer.statusCode < 500]).toEqual([...told, true]);
        if (answer.statusCode < 400) continue;
        expect(answer.headers["content-type"]).toContain("application/problem+json");
        expect(answer.json()).toMatchObject({ status: answer.statusCode, code: expect.any(String) });
      }
  });
});

/** Texts of which one fits wherever a text is asked for. */
const TEXTS = ["A reason", "2026-11-06", "2026-11", "1000101", "SWE", "90", "a".repeat(64), "ab", "1", ""];
const ODD = ["", "\u0000", "-1", "x".repeat(500), "'; DROP TABLE player", "9".repeat(30), "../../etc", "☃", "%ff"];

const stepsTo = (from: unknown, path: string): unknown =>
  path.split("/").reduce((place, step) => (place as Record<string, unknown> | undefined)?.[step], from);
