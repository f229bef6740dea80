/** What a list says of a person besides numbers; null: nothing. */
export interface ListedPerson {
  readonly name: string;
  readonly federation: string | null;
  readonly sex: string | null;
  readonly birth: string | null;
  readonly title: string | null;
  readonly womenTitle: string | null;
  /** Apart by commas. */
  readonly otherTitles: string | null;
  readonly arenaTitle: string | null;
}

const FIELDS = ["name", "federation", "sex", "birth", "title", "womenTitle", "otherTitles", "arenaTitle"] as const;
export const PERSON_FIELDS = FIELDS.length;

/** Signs that would end a field or a line, and what stands for each. */
const ESCAPES: readonly (readonly [sign: string, written: string])[] = [
  ["\\", "\\\\"],
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\r", "\\r"],
];
const SIGNS = new Map(ESCAPES);
const WRITTEN = new Map(ESCAPES.map(([sign, written]) => [written, sign]));
/** The letter that follows the backslash, by the byte of the sign; 0: the byte stands for itself. */
export const ESCAPED_BYTES = Uint8Array.from(
  { length: 256 },
  (_, byte) => SIGNS.get(String.fromCharCode(byte))?.charCodeAt(1) ?? 0,
);

/** The fields of a person as a line of a list has them. */
export const personText = (person: ListedPerson): string =>
  FIELDS.map((field) => (person[field] ?? "").replace(/[\\\t\n\r]/g, (sign) => SIGNS.get(sign) ?? sign)).join("\t");

export function readPerson(text: string): ListedPerson {
  const fields = text.split("\t").map((field) => field.replace(/\\[\\tnr]/g, (written) => WRITTEN.get(written) ?? ""));
  const [name = "", ...others] = fields;
  const [federation, sex, birth, title, womenTitle, otherTitles, arenaTitle] = others.map((field) => field || null);
  return {
    name,
    federation: federation ?? null,
    sex: sex ?? null,
    birth: birth ?? null,
    title: title ?? null,
    womenTitle: womenTitle ?? null,
    otherTitles: otherTitles ?? null,
    arenaTitle: arenaTitle ?? null,
  };
}
