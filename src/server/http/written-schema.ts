type Schema = Readonly<Record<string, unknown>>;

/** Keywords whose values are schemas by name, and those whose value is one. */
const [NAMED, SINGLE] = [
  ["properties", "patternProperties", "$defs"],
  ["items", "additionalProperties"],
];
const ANY: Schema = {};

/**
 * The schema of an answer as it is written. For each value of a union the serializer would ask a validator which member it
 * is, and compile that validator first: it takes longer than all the rest. So a union is written as it is; what may be missing
 * keeps its schema.
 */
export function writtenSchema(schema: Schema): Schema {
  if (Array.isArray(schema.anyOf)) return writtenUnion(schema.anyOf);
  const named = NAMED.flatMap((key) => (isSchema(schema[key]) ? [[key, eachWritten(schema[key])]] : []));
  const single = SINGLE.flatMap((key) => (isSchema(schema[key]) ? [[key, writtenSchema(schema[key])]] : []));
  return { ...schema, ...Object.fromEntries([...named, ...single]) };
}

function writtenUnion(members: readonly Schema[]): Schema {
  const others = members.filter(({ type }) => type !== "null");
  const [only] = others;
  if (only === undefined || others.length > 1) return ANY;
  const written = writtenSchema(only);
  const isPlain = typeof written.type === "string" && !("const" in written) && !("enum" in written);
  return isPlain ? { ...written, nullable: others.length < members.length } : ANY;
}

export const eachWritten = (schemas: Schema): Schema =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, isSchema(schema) ? writtenSchema(schema) : schema]),
  );

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
