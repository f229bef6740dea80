import { afterAll, beforeAll } from "vitest";
import { begun, memoryPlace } from "../offices/offices.ts";
import { type Busy, busyOffice } from "../processes/busy-office.ts";
import { officeSite } from "./office-site.ts";

export interface JsonSchema {
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

export interface Operation {
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
export const SMALL_POOL = { players: "1000", lists: "24" };

/** A busy office with its OpenAPI document and a token for it, open while the tests of a file run. */
export function documentedOffice() {
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
  return {
    office: () => ({ ledger, site, document, token }),
    operations: () =>
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
      ),
    /** What there is, by the names that parameters have. */
    known: (): Readonly<Record<string, unknown>> => ({
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
      ...{
        start: "2026-12-05",
        end: "2026-12-06",
        date: "2026-12-01",
        sha256: "0".repeat(64),
        user: "eva",
        name: "Eva",
      },
    }),
  };
}
