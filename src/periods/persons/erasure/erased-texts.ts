import type { Json } from "../../../domain/journal/canonical-json.ts";
import { ERASED_NAME } from "../../../domain/player.ts";

/** Names that are long enough to be looked for wherever they may stand. */
const LETTERS_MIN = 4;

/** Replaces the names of a person in free text, family or given name first, whatever stands between the words. */
export function nameEraser(names: Iterable<string>): (text: string) => string {
  const patterns = [...new Set(names)].flatMap(patternsOf);
  if (patterns.length === 0) return (text) => text;
  // A Swedish or English genitive ends with an s.
  const pattern = new RegExp(`(?<!\\p{L})(?:${patterns.join("|")})(?:['’]?s)?(?!\\p{L})`, "giu");
  return (text) => {
    const composed = text.normalize("NFC");
    const erased = composed.replace(pattern, ERASED_NAME);
    return erased === composed ? text : erased;
  };
}

/** Words may be joined by a hyphen, too. */
const BETWEEN = "[\\s,-]+";

function patternsOf(name: string): readonly string[] {
  const [family = [], given = []] = name.normalize("NFC").split(",").map(wordsOf);
  const words = [...family, ...given];
  if (words.join("").length < LETTERS_MIN) return [];
  const orders =
    given.length > 0 ? [words, [...given, ...family]] : [words, turned(words, 1), turned(words, words.length - 1)];
  return orders.map((order) => order.join(BETWEEN));
}

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[\s-]+/)
    .filter((word) => word !== "")
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));

const turned = (words: readonly string[], by: number): readonly string[] => [...words.slice(by), ...words.slice(0, by)];

/** Does something to every text in a value. */
export function eachText(value: Json | undefined, change: (text: string) => string): Json | undefined {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each: Json) => eachText(each, change) ?? null);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, eachText(each, change)]));
}
