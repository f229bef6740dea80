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
  let text = "";
  // The usual order of strings in JavaScript is that of their code units: no locale has a say in it.
  for (const key of Object.keys(value).sort()) {
    const each = value[key];
    if (each !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(each)}`;
  }
  return `{${text}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function numberText(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`only whole numbers are recorded, found ${value}`);
  return String(value + 0);
}
