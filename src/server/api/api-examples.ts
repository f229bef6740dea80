import Schema from "typebox/schema";
import type { ExampleValues } from "./example-values.ts";

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

/** Queries that show what an operation is for, by the fields that they are made of. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  "/api/v1/calculators/{calculator}": ["rating", "k", "opponent", "score"],
  "/api/v1/players": ["name"],
  "/api/v1/office/players/list": ["name"],
  "/api/v1/office/simulations/run": ["players", "lists"],
};

/** An operation as a command that can be copied. Those that change something only try it: nothing is recorded. */
export function exampleOf(operation: ExampleOperation, values: ExampleValues, origin: string): string {
  const { method, path, parameters, body, needsToken } = operation;
  const lookUp: LookUp = (name) => valueFor(values, path, name);
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(lookUp(name))));
  const asked = parameters.filter((each) => each.in === "query" && each.required).map(({ name }) => name);
  const query = [
    ...[...(QUERIES[path] ?? []), ...asked].flatMap((name) => {
      const value = lookUp(name);
      return value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`];
    }),
    ...(method === "post" && needsToken ? ["dryRun=true"] : []),
  ].join("&");
  return [
    `curl${method === "post" ? " -X POST" : ""} "${origin}${at}${query === "" ? "" : `?${query}`}"`,
    ...(needsToken ? ['-H "authorization: Bearer TOKEN"'] : []),
    ...(body === null ? [] : bodyOf(body, lookUp)),
  ].join(" ");
}

type LookUp = (name: string) => unknown;

/** The value of a field; what an operation is about, the last noun of its path, may have one of its own. */
function valueFor(values: ExampleValues, path: string, name: string): unknown {
  const nouns = path.split("/").filter((part) => /^[a-z]+s$/.test(part));
  return values[`${nouns.at(-1)} ${name}`] ?? values[name];
}

function bodyOf({ type, schema }: NonNullable<ExampleOperation["body"]>, lookUp: LookUp): readonly string[] {
  const head = `-H "content-type: ${type}"`;
  if (type !== "application/json") return [head, "--data-binary @FILE"];
  // A quote in a name must not end the shell's text.
  const text = JSON.stringify(fitting(schema, "", lookUp)).replaceAll("'", "\\u0027");
  return [head, `-d '${text}'`];
}

/** Texts of the forms that schemas ask for. */
const TEXTS = ["1", "2026-12-01", "2026-12", "SWE", "0".repeat(64)];

/** The least that a schema asks for: what the examples are about by its name, else the first that it allows. */
function fitting(schema: ExampleSchema, name: string, lookUp: LookUp): unknown {
  const own = lookUp(name);
  if (own !== undefined && Schema.Check(schema, own)) return own;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return fitting(schema.anyOf.find(({ type }) => type !== "null") ?? {}, name, lookUp);
  if (schema.type === "object")
    return Object.fromEntries(
      (schema.required ?? []).map((each) => [each, fitting(schema.properties?.[each] ?? {}, each, lookUp)]),
    );
  if (schema.type === "array")
    return Array.from({ length: schema.minItems ?? 0 }, () => fitting(schema.items ?? {}, "", lookUp));
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  if (schema.type === "boolean") return false;
  return TEXTS.find((text) => new RegExp(schema.pattern ?? "").test(text)) ?? "1";
}
