import Schema from "typebox/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begun, entriesIn, memoryPlace } from "../../set-up/offices/offices.ts";
import { type Text, unplainIn } from "../../set-up/plain-english.ts";
import { type Busy, busyOffice } from "../../set-up/processes/busy-office.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";
import { siteOver } from "../../set-up/sites/site.ts";

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: Readonly<Record<string, unknown>> };
}

/** What is simulated here: by default it would be ten years of ten thousand players. */
const SMALL_POOL = { players: "1000", lists: "24" };

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
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  let document: Document;
  let busy: Busy;
  let token = "";
  beforeAll(async () => {
    ledger = await begun(place);
    busy = await busyOffice(ledger);
    site = await officeSite(ledger);
    document = (await site.app.inject({ url: "/api/v1/openapi.json" })).json();
    const { body } = await site
      .who("ada")
      .send("/en/office/account", { action: "make-token", label: "A program", scope: "all", days: "90" });
    token = /<code class="hash">([^<]+)</.exec(body)?.[1] ?? "";
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );

  test("it is whole: every reference leads somewhere, every parameter has its place, every refusal its form", () => {
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

  test("every schema of every route can be compiled, also those that no test asks for", async () => {
    const { app } = await siteOver(ledger, undefined, { compilesAtStart: true });
    await expect(app.ready()).resolves.toBeDefined();
    await app.close();
  });

  test("its titles, summaries and descriptions are plain English", () => {
    const said = textsIn(document, "openapi");
    expect(said.length).toBeGreaterThan(operations().length);
    expect(unplainIn(said)).toEqual([]);
  });

  const known = (): Readonly<Record<string, unknown>> => ({
    ...{ player: "1000101", list: busy.published, kind: "standard", edition: "fide-standard-2025-10" },
    ...{
      calculator: "change",
      code: "SWE",
      tournament: busy.waiting,
      other: busy.rated,
      a: "ssf-lask",
      b: "ssf-lask",
      on: "2026-11-06",
    },
    ...SMALL_POOL,
    ...{ start: "2026-12-05", end: "2026-12-06", date: "2026-12-01", sha256: "0".repeat(64), user: "eva", name: "Eva" },
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
    for (const { path, method, operation } of operations()) {
      if ((operation.security ?? []).length === 0) continue;
      const { statusCode } = await site.app.inject({ method: method === "post" ? "POST" : "GET", url: path });
      expect([path, statusCode]).toEqual([path, 401]);
    }
  });

  test("whatever does not fit is refused by every operation, in one form", async () => {
    for (const { path, method, operation } of operations())
      for (const odd of ODD) {
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

  test("a character that no database holds is refused in every place where a text can be, each by itself", async () => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    for (const { path, method, operation } of operations()) {
      const told = async (where: string, url: string, payload?: string) => {
        const asked = method === "post" ? { method: "POST" as const, payload: payload ?? "{}" } : {};
        // Nobody may ask that much in no time.
        site.later(1_000);
        const answer = await site.app.inject({ ...asked, url, headers });
        expect([path, where, answer.statusCode, answer.json().code]).toEqual([path, where, 400, "bad-request"]);
      };
      const whole = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(known()[name])));
      for (const { name, in: place } of operation.parameters ?? [])
        if (place === "path")
          await told(
            name,
            path.replaceAll(/\{(\w+)\}/g, (_, each) => (each === name ? "%00" : "1")),
          );
        else await told(name, `${whole}?${name}=a%00b`);
      const schema = operation.requestBody?.content?.["application/json"]?.schema;
      for (const name of Object.keys(schema?.properties ?? {})) {
        await told(name, whole, JSON.stringify({ [name]: "a\0b" }));
        await told(name, whole, JSON.stringify({ [name]: [{ deep: "\ud800" }] }));
      }
    }
  });
});

/** Texts of which one fits wherever a text is asked for. */
const TEXTS = ["A reason", "2026-11-06", "2026-11", "1000101", "SWE", "90", "a".repeat(64), "ab", "1", ""];
const ODD = ["", "\u0000", "-1", "x".repeat(500), "'; DROP TABLE player", "9".repeat(30), "../../etc", "☃", "%ff"];

const stepsTo = (from: unknown, path: string): unknown =>
  path.split("/").reduce((place, step) => (place as Record<string, unknown> | undefined)?.[step], from);
