import type { Basis, Clause, Derived } from "../calculation/derived.ts";
import { TERMS, type Unit } from "../domain/codes/terms.ts";
import { decimals } from "../words/numbers.ts";
import { NO_ARTICLE } from "../words/said/article-said.ts";
import { clauseSaid, factSourceSaid } from "../words/said/clause-said.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** Parameters of articles that are held in hundredths: scores, and points for half a point. */
const IN_HUNDREDTHS = new Set(["scoreMin", "scoreMax", "halfPoint"]);

/** The value of a derivation as a person reads it. */
export function valueText(words: Catalogue, { term, value }: Derived<unknown>): string {
  return value === null ? words.phrases.none : FORMATS[TERMS[term]](words, value);
}

const FORMATS: Readonly<Record<Unit, (words: Catalogue, value: unknown) => string>> = {
  points: ({ language }, value) => decimals(language, Number(value)),
  hundredths: ({ language }, value) => decimals(language, Number(value) / 100, 2),
  halves: ({ language }, value) => decimals(language, Number(value) / 2),
  count: ({ language }, value) => decimals(language, Number(value)),
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

/** Why a value stands: its source, its article with what it sets, or the clause that held. */
export function basisText(words: Catalogue, basis: Basis): string {
  if (basis.kind === "given") return `(${factSourceSaid(words, basis.source)})`;
  const { article, known } = basis.cited;
  const how = known === "text" ? "" : ` (${words.known[known]})`;
  const where = article === NO_ARTICLE ? how.trim() : `${words.phrases.article} ${article}${how}`;
  const found = basis.kind === "clause" ? [clauseSaid(words, basis.clause)] : setsText(words, basis.cited.sets);
  return [where, found.join(", ")].filter((each) => each !== "").join(basis.kind === "clause" ? ": " : ", ");
}

/** The same within a sentence: first what held, then the article. */
export function reasonText(words: Catalogue, basis: Basis): string {
  if (basis.kind !== "clause" || basis.cited.article === NO_ARTICLE) return basisText(words, basis);
  return `${clauseSaid(words, basis.clause)} (${words.phrases.article} ${basis.cited.article})`;
}

/** What an article sets, name and value; what it sets in lists of cases is left to those who list the article. */
function setsText(words: Catalogue, sets: unknown): string[] {
  if (sets === null || typeof sets !== "object") return [];
  return Object.entries(sets).flatMap(([name, value]) =>
    isPlain(value) ? [`${parameterText(words, name)} ${parameterValue(words, name, value)}`] : [],
  );
}

const parameterText = ({ parameters }: Catalogue, name: string): string =>
  (parameters as Readonly<Record<string, string>>)[name] ?? name;

function parameterValue(words: Catalogue, name: string, value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? words.phrases.yes : words.phrases.no;
  if (typeof value === "string") return wordText(words, value);
  return decimals(words.language, IN_HUNDREDTHS.has(name) ? value / 100 : value);
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Everything an article sets, also lists of cases, on one line. */
export function setsInFull(words: Catalogue, sets: unknown): string {
  if (sets === null) return words.phrases.notInText;
  if (Array.isArray(sets))
    return sets.map((each) => setsInFull(words, each)).join(typeof sets[0] === "object" ? "; " : ", ");
  if (typeof sets !== "object") return isPlain(sets) ? parameterValue(words, "", sets) : "";
  if (isClause(sets)) return `K ${sets.K}: ${clauseSaid(words, sets)}`;
  return Object.entries(sets)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const text = isPlain(value) ? parameterValue(words, name, value) : setsInFull(words, value);
      return `${parameterText(words, name)} ${text}`;
    })
    .join(", ");
}

const isClause = (sets: object): sets is Clause & { readonly K: number } => "code" in sets && "K" in sets;
