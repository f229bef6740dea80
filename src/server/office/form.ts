import type { TObject, TSchema } from "typebox";
import { Value } from "typebox/value";
import { Refusal } from "../../domain/refusal.ts";
import type { AnyAction } from "./actions/action.ts";
import type { SubmittedForm } from "./submitted-form.ts";

/** The parts of a schema that decide how a form field is read. */
interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly maxLength?: number;
}

/** The input of an action from the fields of a form: an empty field is nothing, a box that is not ticked is no. */
export function inputOf(action: AnyAction, { fields, upload }: SubmittedForm): Record<string, unknown> {
  const { input, read } = action;
  const written = Object.fromEntries(
    Object.entries(input.properties).flatMap(([name, schema]) => {
      const value = readField(schema, fields.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const found = { ...written, ...(read?.(fields, upload) ?? {}) };
  check(input, found);
  return found;
}

function readField(schema: TSchema, text: string | null): unknown {
  const shape: Shape = schema;
  if (shape.type === "boolean") return text === "yes";
  const isNullable = shape.anyOf?.some(({ type }) => type === "null") ?? false;
  const trimmed = text?.trim() ?? "";
  if (trimmed === "") return isNullable ? null : undefined;
  const isNumber = [shape, ...(shape.anyOf ?? [])].some(({ type }) => type === "integer");
  return isNumber && /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/** Browsers check forms themselves; for other clients the first invalid field is refused. */
function check(input: TObject, found: Record<string, unknown>): void {
  if (Value.Check(input, found)) return;
  for (const [name, schema] of Object.entries(input.properties)) {
    const isMissing = found[name] === undefined;
    const fits = isMissing ? !input.required?.includes(name) : Value.Check(schema, found[name]);
    if (fits) continue;
    const [length, max] = [String(found[name] ?? "").length, longestOf(schema)];
    if (length > max) throw new Refusal("text-too-long", { field: name, max, length });
    throw new Refusal("bad-input", {
      field: name,
      found: isMissing ? "" : String(found[name]).slice(0, 40),
      expected: expectedOf(schema),
    });
  }
}

const expectedOf = (schema: TSchema): string => {
  const { type, anyOf }: Shape = schema;
  const kinds = [type, ...(anyOf ?? []).map((each) => each.type)];
  if (kinds.includes("integer")) return "number";
  return kinds.includes("array") ? "list" : "text";
};

/** How long a text may be. */
function longestOf(schema: TSchema): number {
  const { maxLength, anyOf = [] }: Shape = schema;
  return Math.min(
    ...[maxLength, ...anyOf.map((each) => each.maxLength)].map((each) => each ?? Number.POSITIVE_INFINITY),
  );
}
