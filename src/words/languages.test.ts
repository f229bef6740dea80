import { describe, expect, test } from "vitest";
import { LIST_PARAMETERS } from "../domain/refusal.ts";
import { english } from "./en.ts";
import { LANGUAGE_CODES } from "./languages.ts";
import { loadCatalogue } from "./on-demand.ts";
import { SITE_CATALOGUES } from "./site.ts";
import type { Catalogue } from "./types/catalogue.ts";
import { CATALOGUES } from "./words.ts";

/** Every language says what English says: the same keys, the same numbers and options, and in its own words. */

type Say = (...given: readonly unknown[]) => unknown;
type Leaf = string | Say;
type Given = ReadonlyMap<string, unknown>;

/** Sentences that are handed one object; the others are handed one thing after another. */
const BY_NAME = /(^|\.)(clauses|expectations|refusals|sources|notices)\./;

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
  "web.lists.name": { 0: ["standard", "rapid", "blitz", "other"], 1: ["2026-11-01"] },
  "web.office.refusals.facts-missing": { facts: FACTS },
  "web.office.refusals.reopening-held-back": { tournaments: HELD_BACK },
};

/** What may stand in place of a parameter where something is missing, single, true or false. */
const TURNS: readonly unknown[] = [undefined, null, "", 0, 1, 2, true, false];

function leavesOf(part: unknown, path = ""): readonly (readonly [string, Leaf])[] {
  if (typeof part === "string" || typeof part === "function") return [[path, part as Leaf]];
  return Object.entries(part as object).flatMap(([name, each]) =>
    leavesOf(each, path === "" ? name : `${path}.${name}`),
  );
}

/** Rules and entries are said from what there is, not from stand-ins: sentences.test.ts and entry-text.test.ts try them all. */
const wordsOf = ({ ruleSentences: _, journal: __, ...words }: Catalogue): object => words;
const leaves = new Map(SITE_CATALOGUES.map((words) => [words.language, new Map(leavesOf(wordsOf(words)))]));
const leafOf = ({ language }: Catalogue, path: string): Leaf => leaves.get(language)!.get(path)!;
const paths = [...leaves.get(english.language)!.keys()].filter((path) => path !== "language");

/** A number of its own for each parameter, so that a text shows which of them it holds. */
const standIns = new Map<string, number>();
function standIn(name: string): number {
  if (!standIns.has(name)) standIns.set(name, 101 + 7 * standIns.size);
  return standIns.get(name)!;
}

const isList = (path: string, name: string): boolean =>
  path.includes("refusals.") && Object.hasOwn(LIST_PARAMETERS, name);

/** The text of a sentence for what is given, and which parameters it looked at. */
function said(words: Catalogue, path: string, given: Given): { readonly text: string; readonly read: Set<string> } {
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

const usual = (path: string): Given =>
  new Map(Object.entries(CODES[path] ?? {}).map(([name, codes]) => [name, codes[0]]));

/** What a sentence can be given: the usual, and then one parameter otherwise at a time. */
function givenTo(path: string): readonly Given[] {
  const first = usual(path);
  const turned = [...said(english, path, first).read].flatMap((name) =>
    (CODES[path]?.[name] ?? TURNS).map((turn) => new Map([...first, [name, turn]])),
  );
  return [first, ...turned];
}

const BROKEN = /undefined|NaN|\bnull\b|\[object/;
/** Shows that a sentence was given what it never is. */
const MISUSED = /\b(null|true|false)/;

/** What English says, where it can say something sensible about it. */
function sensible(path: string, given: Given): string | null {
  try {
    const { text } = said(english, path, given);
    return BROKEN.test(text) || MISUSED.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Numbers and options of a text: the same in every language, but for the sign and the nought of a decimal. */
const marksOf = (text: string): readonly string[] =>
  [...new Set(text.replace(/\b0(?=[.,]\d)/g, "").match(/\d+|(?<![\w-])--[a-z][a-z-]+/g) ?? [])].toSorted();

/** Words that a language shares with English; whatever else is the same has been left untranslated. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  it: [
    ...["browser", "e-mail", "logo", "privacy"],
    ...["base", "bonus", "file", "flag", "match", "password", "performance", "rapid", "rating", "record"],
    ...["standard", "tag", "token"],
  ],
  es: ["auditor", "base", "club", "continental", "error", "match", "rating", "token"],
  sv: [
    ...["bonus", "journal", "match", "period", "problem", "rating", "standard", "start", "status", "system"],
    ...["version", "version #", "#, version #", "status (#):"],
  ],
};
const SHARED_BY_ALL: readonly string[] = [
  ...["api", "blitz", "csv", "elo", "fide", "sha-#", "sha-# #"],
  "sveriges schackförbund, ssf:s ratingsystem (lask)",
];

const pattern = (text: string): string => text.replace(/\d+/g, "#");

describe.each(SITE_CATALOGUES)("the words of $language", (words) => {
  test("have every sentence of English and no other", () => {
    expect([...leaves.get(words.language)!.keys()].toSorted()).toEqual([...leaves.get("en")!.keys()].toSorted());
  });

  test("say something, whatever they are given", () => {
    const broken = paths.flatMap((path) => {
      const { text } = said(words, path, usual(path));
      return text.trim() === "" || BROKEN.test(text) ? [`${path}: ${text}`] : [];
    });
    expect(broken).toEqual([]);
  });
});

const [, ...OTHERS] = SITE_CATALOGUES;

describe.each(OTHERS)("the words of $language beside English", (words) => {
  test("hold the same numbers, names and options", () => {
    const differing = paths.flatMap((path) =>
      givenTo(path).flatMap((given) => {
        const expected = sensible(path, given);
        if (expected === null) return [];
        const { text } = said(words, path, given);
        const same = !BROKEN.test(text) && marksOf(text).join() === marksOf(expected).join();
        return same ? [] : [`${path}: ${text} | ${expected}`];
      }),
    );
    expect(differing).toEqual([]);
  });

  test("put codes into words", () => {
    const { refusals } = words;
    const texts = [
      refusals["not-allowed"]({ role: "administrator", action: "close-period" }),
      refusals["federation-status-same"]({ federation: "SWE", status: "suspended" }),
      refusals["journal-damaged"]({ line: 7, fault: "hash-differs" }),
    ];
    expect(texts.join("\n")).not.toMatch(/\b(administrator|suspended)\b|hash-differs/);
  });

  test("are not English, but for words that both have", () => {
    const shared = new Set([...SHARED_BY_ALL, ...(SHARED[words.language] ?? [])]);
    const left = paths.flatMap((path) => {
      const text = pattern(said(words, path, usual(path)).text);
      const isWord = /\p{L}{3}/u.test(text);
      return isWord && text === pattern(said(english, path, usual(path)).text) && !shared.has(text.toLowerCase())
        ? [text]
        : [];
    });
    expect([...new Set(left)].toSorted()).toEqual([]);
  });
});

test("a site has the same words, and those of the API besides", () => {
  const keys = (words: Catalogue): string[] => leavesOf(words).map(([path]) => path);
  expect(SITE_CATALOGUES.map(({ operations: _, openApi: __, ...words }) => keys(words))).toEqual(CATALOGUES.map(keys));
});

test("on demand there are the same languages, in the same order", async () => {
  const loaded = await Promise.all(LANGUAGE_CODES.map(loadCatalogue));
  expect(loaded.map(({ language }) => language)).toEqual(LANGUAGE_CODES);
  expect(JSON.stringify(loaded)).toBe(JSON.stringify(CATALOGUES));
  await expect(loadCatalogue("xx")).rejects.toMatchObject({ code: "unknown-language" });
});
