import { pathText, type ValueExpectation } from "../domain/schema/faults.ts";
import { readJson } from "../formats/json/read-json.ts";
import { checkDesign } from "../regulations/design/check-design.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";

/** Something wrong in the file of an edition, told so that its author can correct it. */
export interface EditionFault {
  /** `rules.floor.new.rating`; empty: the whole file. */
  readonly path: string;
  readonly line: number;
  readonly expected: ValueExpectation;
  readonly found: string;
}

export type EditionRead =
  | { readonly edition: FideEdition; readonly faults: readonly [] }
  | { readonly edition: null; readonly faults: readonly EditionFault[] };

/** Nobody writes a longer one; a larger file is not an edition. */
const EDITION_FILE_MAX = 1_000_000;

/** Reads an edition of one's own: what can be calculated with, or everything that is wrong with it. */
export function readEdition(text: string): EditionRead {
  const read = text.length > EDITION_FILE_MAX ? { line: 1, found: `${text.length}` } : readJson(text);
  if (!("value" in read))
    return { edition: null, faults: [{ path: "", line: read.line, expected: { code: "json" }, found: read.found }] };
  const twice = read.repeated.map(({ path, line }) => ({
    path: pathText(path),
    line,
    expected: { code: "key-once" } as const,
    found: String(path.at(-1)),
  }));
  const { edition, faults } = checkDesign(read.value);
  const wrong = faults.map(({ path, ...fault }) => ({ path: pathText(path), line: read.lineOf(path), ...fault }));
  if (edition !== null && twice.length === 0) return { edition, faults: [] };
  return { edition: null, faults: [...twice, ...wrong].sort((one, other) => one.line - other.line) };
}
