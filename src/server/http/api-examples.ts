import { LIST_KINDS } from "../../domain/list.ts";
import { EDITIONS } from "../../regulations/register.ts";
import type { Context } from "../context.ts";
import { overviewOf } from "../lists/overview-cache.ts";

/** A schema of the document, as far as an example looks at it. */
export interface ExampleSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly ExampleSchema[];
  readonly properties?: Readonly<Record<string, ExampleSchema>>;
  readonly required?: readonly string[];
  readonly items?: ExampleSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
}

export interface ExampleOperation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly body: { readonly type: string; readonly schema: ExampleSchema } | null;
  readonly needsToken: boolean;
}

/** What stands in examples, by the name of the parameter. */
export type ExampleValues = Readonly<Record<string, unknown>>;

/** The newest editions of the standard list. */
const [BEFORE = "", EDITION = ""] = EDITIONS.filter(({ id }) => id.includes("standard"))
  .map(({ id }) => id)
  .sort()
  .slice(-2);

/** What no office has to have: the rest of an example comes from the office itself, where it has something. */
const ALWAYS: ExampleValues = {
  ...{ kind: "standard", list: "standard", calculator: "change", edition: EDITION },
  ...{ a: BEFORE, b: EDITION, code: "SWE", federation: "SWE" },
  ...{ player: "1000101", tournament: "2026-0001", other: "2026-0002", name: "Harbour Cup", user: "ada" },
  ...{ date: "2026-12-01", start: "2026-12-05", end: "2026-12-06", on: "2026-12-07", reason: "…", text: "…" },
  sha256: "0".repeat(64),
  logo: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>').toString("base64"),
};

/** Queries that show what an operation is for. */
const QUERIES: Readonly<Record<string, string>> = {
  "/api/v1/calculators/{calculator}": "rating=1900&k=20&opponent=1950&score=1",
  "/api/v1/players": "name=a",
};

/** A player, a list and a tournament of this office, so that its examples can be run as they stand. */
export async function exampleValues(context: Context): Promise<ExampleValues> {
  const facts = await context.facts();
  const row = LIST_KINDS.map((kind) => facts.current(kind)).find((each) => each !== undefined);
  if (row === undefined) return ALWAYS;
  const [best] = (await context.listCache.list(row)).top(facts.isShown, 1);
  const [rated] = (await overviewOf(context, facts)).rated;
  return {
    ...ALWAYS,
    ...{ kind: row.kind, list: row.list },
    ...(best === undefined ? {} : { player: String(best.player), code: best.federation, federation: best.federation }),
    ...(rated === undefined ? {} : { tournament: rated.tournament, tournamentList: rated.list }),
  };
}

/** An operation as a command that can be copied. Those that change something only try it: nothing is recorded. */
export function exampleOf(operation: ExampleOperation, values: ExampleValues, origin: string): string {
  const { method, path, parameters, body, needsToken } = operation;
  const isOfTournament = path.includes("{tournament}");
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((isOfTournament ? values[`tournament${capital(name)}`] : undefined) ?? values[name])),
  );
  const asked = parameters.filter((each) => each.in === "query" && each.required);
  const query = [
    ...(QUERIES[path] === undefined ? [] : [QUERIES[path]]),
    ...asked.map(({ name }) => `${name}=${encodeURIComponent(String(values[name] ?? "1"))}`),
    ...(method === "post" ? ["dryRun=true"] : []),
  ].join("&");
  return [
    `curl${method === "post" ? " -X POST" : ""} "${origin}${at}${query === "" ? "" : `?${query}`}"`,
    ...(needsToken ? ['-H "authorization: Bearer TOKEN"'] : []),
    ...(body === null ? [] : bodyOf(body, values)),
  ].join(" ");
}

const capital = (name: string): string => `${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`;

function bodyOf({ type, schema }: NonNullable<ExampleOperation["body"]>, values: ExampleValues): readonly string[] {
  const head = `-H "content-type: ${type}"`;
  if (type !== "application/json") return [head, "--data-binary @FILE"];
  return [head, `-d '${JSON.stringify(fitting(schema, "", values))}'`];
}

/** Texts of the forms that schemas ask for. */
const TEXTS = ["1", "2026-12-01", "2026-12", "SWE", "0".repeat(64)];

/** The least that a schema asks for: what the examples are about by its name, else the first that it allows. */
function fitting(schema: ExampleSchema, name: string, values: ExampleValues): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return fitting(schema.anyOf.find(({ type }) => type !== "null") ?? {}, name, values);
  if (schema.type === "object")
    return Object.fromEntries(
      (schema.required ?? []).map((each) => [each, fitting(schema.properties?.[each] ?? {}, each, values)]),
    );
  if (schema.type === "array")
    return Array.from({ length: schema.minItems ?? 0 }, () => fitting(schema.items ?? {}, "", values));
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  if (schema.type === "boolean") return false;
  const own = values[name];
  if (typeof own === "string" && new RegExp(schema.pattern ?? "").test(own)) return own;
  return TEXTS.find((text) => new RegExp(schema.pattern ?? "").test(text)) ?? "1";
}
