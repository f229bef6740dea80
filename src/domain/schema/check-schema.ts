import { readDate } from "../dates.ts";
import { foundText, type PathStep, type ValueExpectation, type ValueFault } from "./faults.ts";
import type { ListSchema, RecordSchema, Schema, TextSchema } from "./schema.ts";

type Path = readonly PathStep[];

/** Everything in which a value is not what its schema says, the whole value through. */
export function faultsIn(schema: Schema, value: unknown, path: Path = []): readonly ValueFault[] {
  if ("anyOf" in schema) return faultsInChoice(schema.anyOf, value, path);
  if ("const" in schema) return value === schema.const ? [] : [fault(schema, value, path)];
  if ("enum" in schema)
    return typeof value === "string" && schema.enum.includes(value) ? [] : [fault(schema, value, path)];
  if (schema.type === "object") return faultsInRecord(schema, value, path);
  if (schema.type === "array") return faultsInList(schema, value, path);
  return fits(schema, value) ? [] : [fault(schema, value, path)];
}

type SimpleSchema = Extract<Schema, { type: "integer" | "boolean" | "null" | "string" }>;

function fits(schema: SimpleSchema, value: unknown): boolean {
  if (schema.type === "null") return value === null;
  if (schema.type === "boolean") return typeof value === "boolean";
  if (schema.type === "string") return typeof value === "string" && isText(schema, value);
  const { minimum, maximum, multipleOf = 1 } = schema;
  return (
    typeof value === "number" &&
    Number.isInteger(value) &&
    value >= minimum &&
    value <= maximum &&
    value % multipleOf === 0
  );
}

function isText({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format }: TextSchema, value: string) {
  const length = [...value].length;
  if (length < minLength || length > maxLength) return false;
  if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) return false;
  return format !== "date" || readDate(value) !== undefined;
}

function faultsInList(schema: ListSchema, value: unknown, path: Path): readonly ValueFault[] {
  if (!Array.isArray(value) || value.length < schema.minItems || value.length > schema.maxItems)
    return [fault(schema, value, path)];
  return value.flatMap((item, index) => faultsIn(schema.items, item, [...path, index]));
}

function faultsInRecord(schema: RecordSchema, value: unknown, path: Path): readonly ValueFault[] {
  if (!isRecord(value)) return [fault(schema, value, path)];
  const keys = Object.keys(schema.properties);
  const none = Object.keys(value).length < (schema.minProperties ?? 0);
  return [
    ...(none ? [{ path, expected: { code: "some-key", keys: keys.join(", ") }, found: "{}" } as const] : []),
    ...schema.required
      .filter((key) => !Object.hasOwn(value, key))
      .map((key) => ({ path: [...path, key], expected: expectationOf(schema.properties[key]!), found: "" })),
    ...Object.entries(value).flatMap(([key, field]) =>
      Object.hasOwn(schema.properties, key)
        ? faultsIn(schema.properties[key]!, field, [...path, key])
        : [{ path: [...path, key], expected: { code: "known-key", keys: keys.join(", ") }, found: key } as const],
    ),
  ];
}

/** Of several kinds of objects the one that is meant is looked at: by the field that each has as a constant. */
function faultsInChoice(choices: readonly Schema[], value: unknown, path: Path): readonly ValueFault[] {
  if (value === null && choices.some((each) => "type" in each && each.type === "null")) return [];
  const others = choices.filter((each) => !("type" in each && each.type === "null"));
  if (others.length === 1) {
    const [only] = others;
    const isObject = only !== undefined && "type" in only && only.type === "object";
    if (isObject && !isRecord(value)) return [{ path, expected: { code: "object-or-null" }, found: foundText(value) }];
    return faultsIn(only!, value, path);
  }
  if (!isRecord(value)) return [{ path, expected: { code: "object" }, found: foundText(value) }];
  const kinds = others.filter((each): each is RecordSchema => "type" in each && each.type === "object");
  const key = Object.keys(kinds[0]?.properties ?? {}).find((each) => kinds.every((kind) => constantOf(kind, each)));
  if (key === undefined) return byKeys(kinds, value, path);
  const meant = kinds.find((kind) => constantOf(kind, key) === value[key]);
  if (meant !== undefined) return faultsInRecord(meant, value, path);
  const values = kinds.map((kind) => constantOf(kind, key)).join(", ");
  return [{ path: [...path, key], expected: { code: "one-of", values }, found: foundText(value[key]) }];
}

/** Without such a field, by the keys: `{ "days": 7 }` or `{ "months": 1 }`. */
function byKeys(kinds: readonly RecordSchema[], value: Readonly<Record<string, unknown>>, path: Path) {
  const meant = kinds.find(({ required }) => required.every((key) => Object.hasOwn(value, key)));
  if (meant !== undefined) return faultsInRecord(meant, value, path);
  const keys = kinds.map(({ required }) => required.join(" + ")).join(", ");
  return [{ path, expected: { code: "some-key", keys }, found: foundText(value) } as const];
}

function constantOf({ properties }: RecordSchema, key: string): unknown {
  const field = properties[key];
  return field !== undefined && "const" in field ? field.const : undefined;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fault = (schema: Schema, value: unknown, path: Path): ValueFault => ({
  path,
  expected: expectationOf(schema),
  found: foundText(value),
});

/** What a schema asks for, as an expectation. */
function expectationOf(schema: Schema): ValueExpectation {
  if ("anyOf" in schema) {
    const isObject = schema.anyOf.some((each) => "type" in each && each.type === "object");
    return isObject ? { code: "object-or-null" } : expectationOf(schema.anyOf[0]!);
  }
  if ("const" in schema) return { code: "one-of", values: JSON.stringify(schema.const) };
  if ("enum" in schema) return { code: "one-of", values: schema.enum.join(", ") };
  switch (schema.type) {
    case "integer":
      return { code: "whole-number", from: schema.minimum, to: schema.maximum, step: schema.multipleOf ?? 1 };
    case "boolean":
      return { code: "yes-or-no" };
    case "null":
      return { code: "nothing" };
    case "array":
      return { code: "list-of", from: schema.minItems, to: schema.maxItems };
    case "object":
      return { code: "object" };
    case "string":
      return textExpected(schema);
  }
}

function textExpected({ format, pattern, maxLength = 0 }: TextSchema): ValueExpectation {
  if (format === "date") return { code: "day" };
  if (format === "uri") return { code: "web-address" };
  return pattern === undefined ? { code: "text", max: maxLength } : { code: "own-id" };
}
