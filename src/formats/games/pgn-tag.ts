import { type PlainExpectationCode, plainExpectation } from "../../domain/issues/expectations.ts";
import type { FieldCode, Issue } from "../../domain/issues/issues.ts";
import type { Place, TakeIssue } from "./game-file.ts";
import type { PgnGame } from "./pgn-scan.ts";

/** Servers give each game an address of its own for a site: that is no place. */
export const keyPart = (text: string): string => (/^https?:/i.test(text) ? "" : text.toLowerCase());

/** A tag's text, "" where it is missing or says "?", and where it stands. */
export function tagOf(
  { tags, line }: PgnGame,
  ...names: readonly string[]
): { readonly text: string; readonly place: Place } {
  const found = names.flatMap((name) => tags.get(name) ?? [])[0];
  if (!found) return { text: "", place: { line, columns: null } };
  const { value, line: at, columns } = found;
  return { text: value === "?" ? "" : value, place: { line: at, columns } };
}

type Found = ReturnType<typeof tagOf>;
type Says = readonly [Issue["code"], Issue["severity"], FieldCode, PlainExpectationCode];

export function value<Value>(
  found: Found,
  reader: (text: string) => Value | null | undefined,
  [code, severity, field, expected]: Says,
  take: TakeIssue,
): Value | null {
  const read = reader(found.text);
  if (read !== undefined) return read;
  take(wrong(code, severity, found, field, expected));
  return null;
}

export const wrong = (
  code: Issue["code"],
  severity: Issue["severity"],
  { text, place }: Found,
  field: FieldCode,
  expected: PlainExpectationCode,
): Issue => ({ code, severity, ...place, field, expected: plainExpectation(expected), found: text });
