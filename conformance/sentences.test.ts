import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { ruleSaid } from "../src/words/said/rule-said.ts";
import { CATALOGUES } from "../src/words/words.ts";
import { mutants } from "./mutants.ts";
import { RULES, rulesAsSentences } from "./sentences.ts";

/** Names that articles give their numbers, as the code writes them: "noticeForNorms". */
const NAME_IN_CODE = /\p{Ll}\p{Lu}/u;
const BROKEN = /undefined|null|NaN|\[object|true|false|\d{4}-\d\d|\s\s|\s[.,;:]|\.\./;

describe.each(CATALOGUES)("the rules in $language", (words) => {
  const said = RULES.map((each) => ({ ...each, says: ruleSaid(words, each.rule, each.sets) }));

  test("are sentences: a capital, a full stop, no name of the code", () => {
    const wrong = said.filter(
      ({ says }) => !/^\p{Lu}.*[^.]\.$/su.test(says) || NAME_IN_CODE.test(says) || BROKEN.test(says),
    );
    expect(wrong.map(({ rule, says }) => `${rule}: ${says}`)).toEqual([]);
  });

  test("say something else where editions set something else", () => {
    const same = said.flatMap((one, index) =>
      said
        .slice(index + 1)
        .filter(({ rule, sets, says }) => rule === one.rule && says === one.says && !isDeepStrictEqual(sets, one.sets))
        .map(({ text }) => `${one.rule}: ${one.text} and ${text}: ${one.says}`),
    );
    expect(same).toEqual([]);
  });

  test("say every number, flag and word that is set: changed alone, it changes the sentence", () => {
    const unsaid = said.flatMap(({ text, rule, sets, says }) =>
      mutants(sets)
        .filter((mutant) => isSaid(says, () => ruleSaid(words, rule, mutant.sets)))
        .map(({ change }) => `${text}: ${rule}${change}`),
    );
    expect(unsaid).toEqual([]);
  });

  test("can be read from top to bottom", async () => {
    await expect(rulesAsSentences(words)).toMatchFileSnapshot(`rules-as-sentences/${words.language}.md`);
  });
});

test("every language says the same numbers", () => {
  const numbers = (says: string) => (says.replaceAll(",", ".").match(/\d+(\.\d+)?/g) ?? []).map(Number).toSorted();
  const [english, ...others] = CATALOGUES;
  const differing = RULES.flatMap(({ rule, sets }) =>
    others
      .filter(
        (words) => !isDeepStrictEqual(numbers(ruleSaid(words, rule, sets)), numbers(ruleSaid(english, rule, sets))),
      )
      .map((words) => `${rule}: ${ruleSaid(words, rule, sets)} | ${ruleSaid(english, rule, sets)}`),
  );
  expect(differing).toEqual([]);
});

/** A method without its numbers cannot be said at all: it is noticed, as in coverage.test.ts. */
function isSaid(says: string, again: () => string): boolean {
  try {
    return again() === says;
  } catch {
    return false;
  }
}
