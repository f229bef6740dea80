import type { Basis, Cited, Derived } from "../calculation/derived.ts";
import { TERMS, type Unit } from "../domain/codes/terms.ts";
import { counted, decimals } from "../words/numbers.ts";
import { NO_ARTICLE } from "../words/said/article-said.ts";
import { clauseSaid, factSourceSaid } from "../words/said/clause-said.ts";
import { hasSentence, ruleSaid } from "../words/said/rule-said.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** The value of a derivation as a person reads it. */
export function valueText(words: Catalogue, { term, value }: Derived<unknown>): string {
  return value === null ? words.phrases.none : FORMATS[TERMS[term]](words, value);
}

const FORMATS: Readonly<Record<Unit, (words: Catalogue, value: unknown) => string>> = {
  points: ({ language }, value) => decimals(language, Number(value)),
  hundredths: ({ language }, value) => decimals(language, Number(value) / 100, 2),
  halves: ({ language }, value) => decimals(language, Number(value) / 2),
  count: ({ language }, value) => counted(language, Number(value)),
  seconds: ({ language }, value) => decimals(language, Number(value) / 60),
  fraction: ({ language }, value) => {
    const { numerator, denominator } = value as { numerator: number; denominator: number };
    return decimals(language, numerator / denominator);
  },
  date: (_, value) => String(value),
  birth: (_, value) => String(value),
  ruling: ({ phrases }, value) => (value ? phrases.yes : phrases.no),
  text: (words, value) =>
    Array.isArray(value) ? value.join(", ") || words.phrases.none : wordText(words, String(value)),
};

const wordText = ({ values }: Catalogue, code: string): string =>
  (values as Readonly<Record<string, string>>)[code] ?? code;

/** Why a value stands: its source, its article with what it says, or the clause that held. */
export function basisText(words: Catalogue, basis: Basis): string {
  if (basis.kind === "given") return `(${factSourceSaid(words, basis.source)})`;
  const { article, known } = basis.cited;
  const how = known === "text" ? "" : ` (${words.known[known]})`;
  const where = article === NO_ARTICLE ? how.trim() : `${words.phrases.article} ${article}${how}`;
  const says = basis.kind === "clause" ? clauseSaid(words, basis.clause) : ruleText(words, basis.cited);
  return [where, says].filter((each) => each !== "").join(": ");
}

/** The same within a sentence: first what held, then the article. */
export function reasonText(words: Catalogue, basis: Basis): string {
  if (basis.kind !== "clause" || basis.cited.article === NO_ARTICLE) return basisText(words, basis);
  return `${clauseSaid(words, basis.clause)} (${words.phrases.article} ${basis.cited.article})`;
}

/** The rule that gave a value, where it sets anything. */
function ruleText(words: Catalogue, { rule, sets }: Cited<unknown>): string {
  const setsNothing = sets === null || typeof sets !== "object" || Object.keys(sets).length === 0;
  return setsNothing || !hasSentence(words, rule) ? "" : ruleSaid(words, rule, sets);
}
