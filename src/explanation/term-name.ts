import type { Term } from "../domain/codes/terms.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** Letters of the regulations, which are the same in every language. Everything else is said in words. */
export const SYMBOLS: ReadonlySet<string> = new Set([
  "Ro",
  "Rn",
  "Rc",
  "Ra",
  "Rar",
  "Ru",
  "Rp",
  "D",
  "PD",
  "K",
  "n",
  "p",
  "dp",
  "dpa",
  "W",
  "We",
  "ΔR",
  "ΣΔR",
  "ΣΔR × K",
]);

/** The language that terms are written in. */
const OWN = "en";

/** A term as a line of text names it. In another language it is called by what it means, up to a colon. */
export const termName = ({ language, terms }: Catalogue, term: Term): string =>
  language === OWN || SYMBOLS.has(term) ? term : (terms[term].split(":")[0] ?? term);

/** A line of the legend: the name, and what it means where the name does not say it. */
export function termLine(words: Catalogue, term: Term): string {
  const [name, means] = [termName(words, term), words.terms[term]];
  return means.startsWith(name) ? means : `${name}: ${means}`;
}
