import type { Derived } from "../calculation/derived.ts";
import { articleSaid } from "../words/said/article-said.ts";
import { clauseSaid } from "../words/said/clause-said.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** A ruling as programs get it: the article, the code of the case, and the case in words. */
export interface RulingJson {
  readonly article: string;
  readonly code: string;
  readonly says: string;
}

export function rulingJson(words: Catalogue, { basis }: Derived<unknown>): RulingJson {
  if (basis.kind !== "clause") throw new Error("a ruling rests on a clause of an article");
  const { cited, clause } = basis;
  return { article: cited.article, code: clause.code, says: clauseSaid(words, clause) };
}

/** The article, if any, and the case: "8.2.1: the first tournament …". */
export const rulingText = (words: Catalogue, ruling: Derived<unknown>): string => {
  const { article, says } = rulingJson(words, ruling);
  return articleSaid(words, article, says);
};
