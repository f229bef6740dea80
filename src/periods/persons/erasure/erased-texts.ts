import type { Json } from "../../../domain/journal/canonical-json.ts";
import { ERASED_NAME } from "../../../domain/player.ts";

/** Names that are long enough to be looked for wherever they may stand. */
const LETTERS_MIN = 4;

/** Replaces the names of a person in free text, family or given name first, whatever stands between the words. */
export function nameEraser(names: Iterable<string>): (text: string) => string {
  const patterns = [...new Set(names)].flatMap(patternsOf);
  if (patterns.length === 0) return (text) => text;
  const pattern = new RegExp(`(?<!\\p{L})(?:${patterns.join("|")})(?!\\p{L})`, "giu");
  return (text) => text.replace(pattern, ERASED_NAME);
}

function patternsOf(name: string): readonly string[] {
  const words = name.split(/[\s,]+/).filter((word) => word !== "");
  if (words.join("").length < LETTERS_MIN) return [];
  const between = "[\\s,]+";
  const [first = "", ...rest] = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  return [[first, ...rest].join(between), ...(rest.length > 0 ? [[...rest, first].join(between)] : [])];
}

/** Does something to every text in a value. */
export function eachText(value: Json | undefined, change: (text: string) => string): Json | undefined {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each: Json) => eachText(each, change) ?? null);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, eachText(each, change)]));
}
