import type { Catalogue } from "../types/catalogue.ts";
import type { RuleSentences } from "../types/rule-sentences.ts";

/** The sentence of a rule takes what that rule sets: the compiler does not see that the two belong together. */
type Says = (sets: unknown) => string;

/** What a rule says in an edition. */
export const ruleSaid = (
  { ruleSentences }: Pick<Catalogue, "ruleSentences">,
  rule: keyof RuleSentences,
  sets: unknown,
): string => (ruleSentences[rule] as Says)(sets);

export const hasSentence = (
  { ruleSentences }: Pick<Catalogue, "ruleSentences">,
  rule: string,
): rule is keyof RuleSentences => Object.hasOwn(ruleSentences, rule);
