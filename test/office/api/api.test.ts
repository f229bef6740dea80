import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPERATION_IDS } from "../../../src/server/api/operation-ids.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import type { OperationName } from "../../../src/words/types/api-words.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";
import { textsOf } from "../../set-up/sites/texts.ts";

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

/** What is put into the parameters of operations: things there are, and things there cannot be. */
const GOOD: Readonly<Record<string, string>> = {
  player: "1000101",
  list: "standard-2026-11",
  kind: "standard",
  edition: "fide-standard-2025-10",
  calculator: "change",
  a: "fide-standard-2024-03",
  b: "fide-standard-2025-10",
  name: "o",
  code: "SWE",
  rating: "1900",
  k: "20",
  opponent: "2000",
  score: "1",
};
const BAD = ["", "0", "-1", "x".repeat(500), "%00", "'; DROP TABLE player", "99999999999999999999", "../../etc", "☃"];

describe("the API, operation by operation", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof siteOver>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  let tournament: string;
  let paths: Readonly<Record<string, { readonly get?: Described; readonly post?: Described }>>;
  beforeAll(async () => {
    ledger = await begun(place);
    tournament = await withOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    site = await siteOver(ledger);
    ({ paths } = (await site.app.inject({ url: "/api/v1/openapi.json" })).json());
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  const urlOf = (path: string, value: (name: string) => string, query: readonly string[] = []): string => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));
    const parameters = query.map((name) => [name, value(name)]);
    return parameters.length === 0 ? filled : `${filled}?${new URLSearchParams(parameters)}`;
  };

  test("the document names every operation with its answer", async () => {
    const document = (await site.app.inject({ url: "/api/v1/openapi.json" })).json();
    expect(document.openapi).toMatch(/^3\.1/);
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map((each) => each.operationId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(12);
  });

  const operations = () =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );

  /** What is said of each operation, by the id that the document has of it. */
  const saidOf = (says: (typeof SITE_CATALOGUES)[number]["operations"]): ReadonlyMap<string, string> =>
    new Map(Object.entries(says).map(([name, text]) => [OPERATION_IDS[name as OperationName], text]));

  test.each(SITE_CATALOGUES)(
    "what every operation does is said on the page, in its own language: $language",
    async ({ language, operations: says }) => {
      const served = operations().map(({ operation }) => operation.operationId);
      const said = saidOf(says);
      expect([...said.keys()].sort()).toEqual([...served].sort());
      const { body } = await site.app.inject({ url: `/${language}/api` });
      const rows = [...body.matchAll(/<summary>.*?<\/summary>/gs)].map(([row]) =>
        textsOf(row).map(({ text }) => text.trim()),
      );
      for (const { path, method, operation } of operations()) {
        const row = rows.find((texts) => texts.join(" ").startsWith(`${method} ${path} `));
        expect([path, row]).toEqual([path, expect.arrayContaining([said.get(operation.operationId)])]);
      }
    },
  );

  test("the document is in English, whoever asks for it", async () => {
    const headers = { "accept-language": "sv" };
    const document = (await site.app.inject({ url: "/api/v1/openapi.json", headers })).json();
    expect(document.paths["/api/v1/regulations"].get.summary).toMatch(/^All editions of the regulations, /);
    const [{ operations: english }] = SITE_CATALOGUES;
    const said = saidOf(english);
    for (const { operation } of operations()) expect(operation.summary).toBe(said.get(operation.operationId));
  });

  test.each(SITE_CATALOGUES)("the document is in $language where that is asked for", async ({ language, ...words }) => {
    const { statusCode, body } = await site.app.inject({ url: `/api/v1/openapi.json?language=${language}` });
    const document = JSON.parse(body);
    expect([statusCode, document.info.description]).toEqual([200, words.openApi.about]);
    const said = saidOf(words.operations);
    const told = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods as Record<string, { operationId: string; summary: string }>),
    );
    for (const { operationId, summary } of told) expect(summary).toBe(said.get(operationId));
    const english = Object.values(SITE_CATALOGUES[0].openApi);
    if (language !== "en") for (const text of english) expect(body).not.toContain(JSON.stringify(text));
    expect(body).not.toContain("Default Response");
  });

  test("the document in a language that is none is refused", async () => {
    const { statusCode, body } = await site.app.inject({ url: "/api/v1/openapi.json?language=xx" });
    expect([statusCode, JSON.parse(body).code]).toEqual([400, "unknown-language"]);
  });

  test("every reading operation answers what is there, and refuses what is not: never our mistake", async () => {
    for (const [path, { get }] of Object.entries(paths)) {
      if (get === undefined || path.includes("/office")) continue;
      const named = (name: string): string => (name === "tournament" ? tournament : (GOOD[name] ?? ""));
      const query = (get.parameters ?? []).filter((each) => each.in === "query").map(({ name }) => name);
      const good = await site.app.inject({
        url: urlOf(
          path,
          named,
          query.filter((name) => GOOD[name] !== undefined),
        ),
      });
      expect([path, good.statusCode]).toEqual([path, 200]);
      for (const bad of BAD) {
        const answers = [
          await site.app.inject({ url: urlOf(path, () => bad) }),
          await site.app.inject({
            url: urlOf(
              path,
              named,
              query.map((name) => name),
            ).replaceAll(/=[^&]*/g, `=${encodeURIComponent(bad)}`),
          }),
        ];
        for (const answer of answers) {
          expect([path, bad, answer.statusCode < 500]).toEqual([path, bad, true]);
          if (answer.statusCode >= 400)
            expect([path, bad, answer.body, answer.headers["content-type"]]).toMatchObject([
              path,
              bad,
              expect.anything(),
              expect.stringContaining("application/problem+json"),
            ]);
        }
      }
    }
  });
});
