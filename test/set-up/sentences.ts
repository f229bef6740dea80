import { LIST_PARAMETERS } from "../../src/domain/refusal.ts";
import { english } from "../../src/words/en.ts";
import { SITE_CATALOGUES } from "../../src/words/site.ts";
import type { Catalogue } from "../../src/words/types/catalogue.ts";

/** Every sentence of the catalogues can be called with stand-ins for what it is given. */

type Say = (...given: readonly unknown[]) => unknown;
type Leaf = string | Say;
export type Given = ReadonlyMap<string, unknown>;

/** Sentences that are handed one object; the others are handed one thing after another. */
const BY_NAME = /(^|\.)(clauses|expectations|refusals|sources|notices|messages)\./;

/** Parameters that hold a code which the sentence puts into words: each is tried. All others are numbers. */
const FACTS = [
  ["highest", "gamesBefore"],
  ["birth", "asOf"],
];
const WHY = ["ENOENT", "EISDIR", "EACCES", "EBUSY"];
const HELD_BACK = [["2026-0007"], ["2026-0008", "2026-0009"]];
const CODES: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  "clauses.K-junior": { untilAgeOn: ["birthday", "end of year"] },
  "clauses.half-points": { divisor: [2, 4] },
  "expectations.carried-by": { dialect: ["trf16", "trf26"] },
  "expectations.setting-of-games": { column: ["federation", "start"] },
  "expectations.tournament-report": {
    kind: ["empty", "binary", "utf-16", "zip", "vega", "pgn", "html", "xml", "fide-list", "other"],
  },
  "refusals.bad-date": { form: ["day", "month", "birth"] },
  "refusals.bad-input": { expected: ["text", "number", "flag", "object", "list"] },
  "refusals.facts-missing": { facts: FACTS },
  "refusals.no-appeal": { against: ["registration", "rating"] },
  "refusals.nothing-to-appeal": { against: ["registration", "rating"] },
  "refusals.registration-incomplete": { facts: [["--name", "--start"]] },
  "refusals.reopening-held-back": { tournaments: HELD_BACK },
  "refusals.unknown-command": { similar: [["list 2", "list 3"], []] },
  "refusals.unknown-option": { similar: [["--list"], []] },
  "refusals.unreadable-file": { why: WHY },
  "refusals.unwritable-file": { why: WHY },
  "web.lists.month": { 0: ["2026-11-01", "2027-01-01"] },
  "web.lists.inSentence": { 0: ["standard", "rapid", "blitz", "other"], 1: ["2026-11-01"] },
  "web.lists.name": { 0: ["standard", "rapid", "blitz", "other"], 1: ["2026-11-01"] },
  "web.office.refusals.facts-missing": { facts: FACTS },
  "web.office.refusals.reopening-held-back": { tournaments: HELD_BACK },
};

/** What may stand in place of a parameter where something is missing, single, true or false. */
const TURNS: readonly unknown[] = [undefined, null, "", 0, 1, 2, true, false];

export function leavesOf(part: unknown, path = ""): readonly (readonly [string, Leaf])[] {
  if (typeof part === "string" || typeof part === "function") return [[path, part as Leaf]];
  return Object.entries(part as object).flatMap(([name, each]) =>
    leavesOf(each, path === "" ? name : `${path}.${name}`),
  );
}

/** Rules and entries are said from what there is, not from stand-ins: sentences.test.ts and entry-text.test.ts try them all. */
const wordsOf = ({ ruleSentences: _, journal: __, ...words }: Catalogue): object => words;
/** The texts of each language, by where they stand. */
export const leaves = new Map(SITE_CATALOGUES.map((words) => [words.language, new Map(leavesOf(wordsOf(words)))]));
const leafOf = ({ language }: Catalogue, path: string): Leaf => leaves.get(language)!.get(path)!;
export const paths = [...leaves.get(english.language)!.keys()].filter((path) => path !== "language");

/** A number of its own for each parameter, so that a text shows which of them it holds. */
const standIns = new Map<string, number>();
function standIn(name: string): number {
  if (!standIns.has(name)) standIns.set(name, 101 + 7 * standIns.size);
  return standIns.get(name)!;
}

const isList = (path: string, name: string): boolean =>
  path.includes("refusals.") && Object.hasOwn(LIST_PARAMETERS, name);

/** The text of a sentence for what is given, and which parameters it looked at. */
export function said(
  words: Catalogue,
  path: string,
  given: Given,
): { readonly text: string; readonly read: Set<string> } {
  const leaf = leafOf(words, path);
  const read = new Set<string>();
  const value = (name: string): unknown => {
    read.add(name);
    if (given.has(name)) return given.get(name);
    return isList(path, name) ? [standIn(name)] : standIn(name);
  };
  if (typeof leaf === "string") return { text: leaf, read };
  if (BY_NAME.test(path)) {
    const parameters = new Proxy({}, { get: (_, name) => value(String(name)) });
    return { text: String(leaf(parameters)), read };
  }
  const most = Math.max(...SITE_CATALOGUES.map((each) => (leafOf(each, path) as Say).length));
  return { text: String(leaf(...Array.from({ length: most }, (_, at) => value(String(at))))), read };
}

export const usual = (path: string): Given =>
  new Map(Object.entries(CODES[path] ?? {}).map(([name, codes]) => [name, codes[0]]));

/** What a sentence can be given: the usual, and then one parameter otherwise at a time. */
export function givenTo(path: string): readonly Given[] {
  const first = usual(path);
  const turned = [...said(english, path, first).read].flatMap((name) =>
    (CODES[path]?.[name] ?? TURNS).map((turn) => new Map([...first, [name, turn]])),
  );
  return [first, ...turned];
}
