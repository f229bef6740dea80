/** A value with exactly one text as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * JSON that is the same on every machine: keys in the order of their code units, no blanks, no key without a value.
 * What is hashed is this text.
 */
export const canonicalJson = (value: Json): string => textOf(value, numberText);

/** The same of a value that may have fractions in it: they are written as texts. */
export const canonicalJsonOf = (value: Json): string =>
  textOf(value, (number) => (Number.isSafeInteger(number) ? numberText(number) : JSON.stringify(String(number))));

function textOf(value: Json, numberAs: (number: number) => string): string {
  if (typeof value === "string") return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return numberAs(value);
  if (isList(value)) return `[${value.map((each) => textOf(each, numberAs)).join(",")}]`;
  let text = "";
  // The usual order of strings in JavaScript is that of their code units: no locale has a say in it.
  for (const key of Object.keys(value).sort()) {
    const each = value[key];
    if (each !== undefined) text += `${text === "" ? "" : ","}${keyText(key)}${textOf(each, numberAs)}`;
  }
  return `{${text}}`;
}

/** Nothing in such a text is written otherwise: most are so, and written several times faster. */
const PLAIN = /^[ !#-[\]-~]*$/;

const KEYS_MAX = 1_000;
const keyTexts = new Map<string, string>();

/** There are few keys, each written many times. */
function keyText(key: string): string {
  const known = keyTexts.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  if (keyTexts.size < KEYS_MAX) keyTexts.set(key, text);
  return text;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function numberText(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`only whole numbers are recorded, found ${value}`);
  return String(value + 0);
}
