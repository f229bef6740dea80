import type { IsoDate } from "../dates.ts";

/** The part of JSON Schema that our files need: one source for editors, and for our own check (`check-schema.ts`). */
export type Schema = SchemaForm & { readonly title?: string; readonly description?: string };

type SchemaForm =
  | { readonly type: "integer"; readonly minimum: number; readonly maximum: number; readonly multipleOf?: number }
  | { readonly type: "boolean" }
  | { readonly type: "null" }
  | TextSchema
  | { readonly const: string | number | boolean }
  | { readonly enum: readonly string[] }
  | ListSchema
  | RecordSchema
  | { readonly anyOf: readonly Schema[] };

export interface TextSchema {
  readonly type: "string";
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: "date" | "uri";
}

export interface ListSchema {
  readonly type: "array";
  readonly items: Schema;
  readonly minItems: number;
  readonly maxItems: number;
}

export interface RecordSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
  readonly minProperties?: number;
}

declare const OF: unique symbol;

/** A schema of values of a type, so that the compiler finds a field that has none. */
export type SchemaOf<Value> = Schema & { readonly [OF]?: Value };

/** A field that may be left out. */
interface Optional<Value> {
  readonly optional: SchemaOf<Value>;
}

type FieldOf<Value> = undefined extends Value ? Optional<Exclude<Value, undefined>> : SchemaOf<Value>;

export const whole = (minimum: number, maximum: number, multipleOf?: number): SchemaOf<number> => ({
  type: "integer",
  minimum,
  maximum,
  ...(multipleOf !== undefined && { multipleOf }),
});

export const flag: SchemaOf<boolean> = { type: "boolean" };

/** One value and no other. */
export const only = <const Value extends string | number | boolean>(value: Value): SchemaOf<Value> => ({
  const: value,
});

export const oneOf = <const Value extends string>(...values: readonly Value[]): SchemaOf<Value> => ({ enum: values });

export const text = (limits: Omit<TextSchema, "type">): SchemaOf<string> => ({ type: "string", ...limits });

export const date: SchemaOf<IsoDate> = { type: "string", format: "date", pattern: "^\\d{4}-\\d{2}-\\d{2}$" };

export const nullable = <Value>(schema: SchemaOf<Value>): SchemaOf<Value | null> => ({
  anyOf: [schema as Schema, { type: "null" }],
});

export const listOf = <Value>(
  items: SchemaOf<Value>,
  { from, to }: { readonly from: number; readonly to: number },
): SchemaOf<readonly Value[]> => ({ type: "array", items: items as Schema, minItems: from, maxItems: to });

export const optional = <Value>(schema: SchemaOf<Value>): Optional<Value> => ({ optional: schema });

/** An object with these fields and no others. */
export function record<Value extends object>(
  fields: {
    readonly [Key in keyof Value]-?: FieldOf<Value[Key]>;
  },
): SchemaOf<Value> {
  const given = Object.entries(fields as Record<string, Schema | Optional<unknown>>);
  return {
    type: "object",
    properties: Object.fromEntries(given.map(([key, field]) => [key, "optional" in field ? field.optional : field])),
    required: given.flatMap(([key, field]) => ("optional" in field ? [] : [key])),
    additionalProperties: false,
  };
}

/** Objects of several kinds, told apart by one field that each has as a constant. */
export const either = <Value>(...kinds: readonly SchemaOf<Value>[]): SchemaOf<Value> => ({
  anyOf: kinds as readonly Schema[],
});
