import type { Article } from "./edition.ts";
import type { FideRule } from "./fide/fide-edition.ts";
import type { LaskRule } from "./lask/lask-edition.ts";
import type { EDITIONS } from "./register.ts";

export type AnyEdition = (typeof EDITIONS)[number];
export type AnyRule = FideRule | LaskRule;

/** The articles of an edition, whichever system it belongs to. */
export const articlesOf = (edition: AnyEdition): readonly (readonly [rule: AnyRule, Article])[] =>
  Object.entries(edition.articles) as unknown as [AnyRule, Article][];

export interface ComparedRule {
  readonly rule: AnyRule;
  /** null: the other system has no such rule. */
  readonly a: Article | null;
  readonly b: Article | null;
  /** Whether they set something else, or only one of the two has the rule. A mere change of number is no difference. */
  readonly differs: boolean;
}

/** Two editions side by side, in the order of the first. */
export function compareEditions(a: AnyEdition, b: AnyEdition): readonly ComparedRule[] {
  const [left, right] = [new Map(articlesOf(a)), new Map(articlesOf(b))];
  return [...new Set([...left.keys(), ...right.keys()])].map((rule) => {
    const [one, other] = [left.get(rule) ?? null, right.get(rule) ?? null];
    const differs = JSON.stringify(one?.sets) !== JSON.stringify(other?.sets) || !one !== !other;
    return { rule, a: one, b: other, differs };
  });
}
