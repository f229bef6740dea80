/** A value with exactly one text as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * JSON that is the same on every machine: keys in the order of their code units, no blanks, no key without a value.
 * What is hashed is this text.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
  if (typeof value === "number") return numberText(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const fields = Object.entries(value).flatMap(([key, each]) =>
    each === undefined ? [] : [{ key, text: `${JSON.stringify(key)}:${canonicalJson(each)}` }],
  );
  // The usual order of strings in JavaScript is that of their code units: no locale has a say in it.
  fields.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return `{${fields.map(({ text }) => text).join(",")}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function numberText(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`only whole numbers are recorded, found ${value}`);
  return String(value + 0);
}
