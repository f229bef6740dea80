import type { Article, Reading } from "../edition.ts";
import type { FideArticles, FideEdition } from "../fide/fide-edition.ts";
import type { ChangedRule, DesignRule, EditionDesign } from "./design.ts";

/** An edition of one's own: a base with the changed rules in it. */
export function putOntoBase(design: EditionDesign, base: FideEdition): FideEdition {
  const changed = Object.entries(design.rules) as [DesignRule, ChangedRule][];
  const articles = Object.fromEntries(changed.map(([rule, change]) => [rule, changedArticle(base, rule, change)]));
  return {
    id: design.id,
    list: base.list,
    inForce: design.inForce,
    source: { code: "own-edition", ...(design.address !== undefined && { address: design.address }) },
    articles: { ...base.articles, ...articles } as FideArticles,
    readings: base.readings.flatMap((reading) => readingLeft(reading, design)),
    own: {
      name: design.name,
      issuedBy: design.issuedBy,
      base: base.id,
      reasons: Object.fromEntries(changed.map(([rule, { reason }]) => [rule, reason])),
    },
  };
}

/** It is known from the text, which is the file itself. */
function changedArticle(base: FideEdition, rule: DesignRule, change: ChangedRule): Article {
  const { number, parts } = base.articles[rule];
  if (change.article !== undefined) return { number: change.article, known: "text", sets: change.new };
  return { number, known: "text", sets: change.new, ...(parts && { parts }) };
}

/** What the base leaves open does not stay open where the rule is another: its readings answer for the base's own text. */
function readingLeft(reading: Reading, { rules: changed }: EditionDesign): readonly Reading[] {
  const rules = reading.rules.filter((rule) => !Object.hasOwn(changed, rule));
  return rules.length === 0 ? [] : [{ ...reading, rules }];
}
