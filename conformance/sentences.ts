import { articlesOf } from "../src/regulations/compare.ts";
import { ONE_TIME_CHANGES } from "../src/regulations/fide/one-time/one-time.ts";
import { EDITIONS } from "../src/regulations/register.ts";
import { ruleSaid } from "../src/words/said/rule-said.ts";
import type { Catalogue } from "../src/words/types/catalogue.ts";
import type { RuleSentences } from "../src/words/types/rule-sentences.ts";

/** What a rule sets in a text. */
export interface RuleOfText {
  readonly text: string;
  readonly rule: keyof RuleSentences;
  readonly article: string | null;
  readonly sets: unknown;
}

/** Every rule of every edition and one-time change. */
export const RULES: readonly RuleOfText[] = [
  ...EDITIONS.flatMap((edition) =>
    articlesOf(edition).map(([rule, { number, sets }]) => ({ text: edition.id, rule, article: number, sets })),
  ),
  ...ONE_TIME_CHANGES.map(({ id, cited }) => ({ text: id, rule: cited.rule, article: null, sets: cited.sets })),
];

/** All rules in one language, for a person to read from top to bottom: each wording once, with the texts that have it. */
export function rulesAsSentences(words: Catalogue): string {
  const rules = [...new Set(RULES.map(({ rule }) => rule))];
  return `${rules.map((rule) => `## ${words.rules[rule]}\n\n${wordings(words, rule).join("\n")}\n`).join("\n")}`;
}

function wordings(words: Catalogue, rule: keyof RuleSentences): readonly string[] {
  const texts = new Map<string, string[]>();
  for (const each of RULES.filter((one) => one.rule === rule)) {
    const said = ruleSaid(words, rule, each.sets);
    texts.set(said, [...(texts.get(said) ?? []), `${each.text}${each.article === null ? "" : ` § ${each.article}`}`]);
  }
  return [...texts].map(([said, where]) => `- ${said}\n  <!-- ${where.join("; ")} -->`);
}
