import { assumed } from "../edition.ts";
import type { FideArticles, FideEdition, FideRule } from "./fide-edition.ts";

/** All articles of another edition, each marked as taken over: the start for a text that was not seen in full. */
export function takenOver(edition: FideEdition): FideArticles {
  return Object.fromEntries(
    Object.entries(edition.articles).map(([rule, article]) => [rule, assumed(article)]),
  ) as unknown as FideArticles;
}

/** The rules of a set of articles that are only assumed: what the reading about them names. */
export const assumedRules = (articles: FideArticles): FideRule[] =>
  (Object.keys(articles) as FideRule[]).filter((rule) => articles[rule].known === "assumption");
