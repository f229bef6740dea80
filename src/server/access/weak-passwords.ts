import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** Signs that stand for letters; 1 and ! stand for two. */
const SIGNS: Readonly<Record<string, string>> = { 0: "o", 3: "e", 4: "a", 5: "s", 7: "t", 8: "b", "@": "a", $: "s" };

/** Whether a password is a common one, with whatever figures and signs it was dressed up. */
export function isCommonPassword(password: string): boolean {
  const plain = plainOf(password);
  if (isPattern(plain)) return true;
  return readings(plain).some((letters) => isOfCommonWords(letters));
}

/** Whether little is left of a password without certain names. */
export function isMostlyNames(password: string, names: readonly string[]): boolean {
  const parts = names.flatMap((name) => [lettersOf(plainOf(name)), ...plainOf(name).split(/[^a-z]+/)]);
  const long = parts.filter(({ length }) => length >= NAME_MIN).sort((a, b) => b.length - a.length);
  return readings(plainOf(password)).some((letters) => {
    const left = long.reduce((text, name) => text.replaceAll(name, ""), letters);
    return left !== letters && left.length < LEFT_MIN;
  });
}

const NAME_MIN = 3;
/** Letters beyond a name that make a password strong enough. */
const LEFT_MIN = 8;

const plainOf = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
const lettersOf = (plain: string): string => plain.replaceAll(/[^a-z]/g, "");

/** Possible plain spellings: digits and signs removed, or read as the letters they resemble. */
function readings(plain: string): readonly string[] {
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const read = (text: string, one: string): string =>
    lettersOf([...text].map((sign) => SIGNS[sign] ?? (sign === "1" || sign === "!" ? one : sign)).join(""));
  return [lettersOf(plain), read(core, "i"), read(core, "l"), read(plain, "i"), read(plain, "l")];
}

/** One common word, two, or one again and again; a single letter beside them changes nothing. */
function isOfCommonWords(letters: string): boolean {
  if (COMMON_PASSWORDS.has(letters)) return true;
  const unit = unitOf(letters);
  if (unit !== letters && (COMMON_PASSWORDS.has(unit) || unit.length < LEFT_MIN)) return true;
  for (let at = 1; at < letters.length; at++)
    if (isWord(letters.slice(0, at)) && isWord(letters.slice(at))) return true;
  return false;
}

const isWord = (text: string): boolean => text.length === 1 || COMMON_PASSWORDS.has(text);

/** What is repeated, if something is; else the text itself. */
function unitOf(text: string): string {
  const at = (text + text).indexOf(text, 1);
  return at > 0 && at < text.length ? text.slice(0, at) : text;
}

const DISTINCT_MIN = 5;

/** Few different signs, something short repeated, or signs in the order of the alphabet or the figures. */
function isPattern(plain: string): boolean {
  const signs = [...plain];
  if (new Set(signs).size < DISTINCT_MIN) return true;
  if (unitOf(plain).length <= plain.length / 2 && unitOf(plain).length < LEFT_MIN) return true;
  const steps = signs.slice(1).map((sign, at) => (sign.codePointAt(0) ?? 0) - (signs[at]?.codePointAt(0) ?? 0));
  const inOrder = steps.filter((step) => Math.abs(step) <= 1 || Math.abs(step) === 9).length;
  return inOrder >= steps.length * 0.75;
}
