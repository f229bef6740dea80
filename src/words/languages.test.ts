import { describe, expect, test } from "vitest";
import { type Given, givenTo, leaves, leavesOf, paths, said, usual } from "../../test/set-up/sentences.ts";
import { english } from "./en.ts";
import { LANGUAGE_CODES } from "./languages.ts";
import { loadCatalogue } from "./on-demand.ts";
import { SITE_CATALOGUES } from "./site.ts";
import type { Catalogue } from "./types/catalogue.ts";
import { CATALOGUES } from "./words.ts";

/** Every language says what English says: the same keys, the same numbers and options, and in its own words. */

const BROKEN = /undefined|NaN|\bnull\b|\[object/;
/** Here null is a word: what to write in a JSON file. */
const NAMES_NULL = /^design\.expectations\./;
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

/** Languages write the thousands of a count each in their way. */
const ungrouped = (text: string): string => text.replace(/(?<=\b\d{1,3})[.,\u00a0](?=\d{3}\b)/g, "");

/** Numbers and options of a text: the same in every language, but for the sign and the nought of a decimal. */
const marksOf = (text: string): readonly string[] =>
  [
    ...new Set(
      ungrouped(text)
        .replace(/\b0(?=[.,]\d)/g, "")
        .match(/\d+|(?<![\w-])--[a-z][a-z-]+/g) ?? [],
    ),
  ].toSorted();

/** Words that a language shares with English; whatever else is the same has been left untranslated. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  it: [
    ...["browser", "e-mail", "logo", "privacy"],
    ...["base", "bonus", "file", "flag", "match", "password", "performance", "rapid", "rating", "record"],
    ...["standard", "tag", "token"],
  ],
  es: ["auditor", "base", "club", "continental", "error", "match", "rating", "token", "webhooks"],
  sv: [
    ...[
      "bonus",
      "journal",
      "match",
      "median",
      "period",
      "problem",
      "rating",
      "standard",
      "start",
      "status",
      "system",
      "test",
    ],
    ...["version", "version #", "#, version #", "status (#):"],
  ],
};
const SHARED_BY_ALL: readonly string[] = [
  ...["api", "blitz", "csv", "elo", "fide", "json", "node #", "null", "sha-#", "sha-# #"],
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
      return text.trim() === "" || BROKEN.test(NAMES_NULL.test(path) ? text.replaceAll("null", "") : text)
        ? [`${path}: ${text}`]
        : [];
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
  expect(SITE_CATALOGUES.map(({ operations: _, openApi: __, apiChanges: ___, ...words }) => keys(words))).toEqual(
    CATALOGUES.map(keys),
  );
});

test("on demand there are the same languages, in the same order", async () => {
  const loaded = await Promise.all(LANGUAGE_CODES.map(loadCatalogue));
  expect(loaded.map(({ language }) => language)).toEqual(LANGUAGE_CODES);
  expect(JSON.stringify(loaded)).toBe(JSON.stringify(CATALOGUES));
  await expect(loadCatalogue("xx")).rejects.toMatchObject({ code: "unknown-language" });
});
