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

/** A term as a line names it: its letter, or its name in words, up to a colon. */
export const termName = ({ terms }: Catalogue, term: Term): string =>
  SYMBOLS.has(term) ? term : (terms[term].split(":")[0] ?? term);

/** A letter equals its value; a name is followed by it. */
export const termSign = (term: string): string => (SYMBOLS.has(term) ? " = " : ": ");

/** A line of the legend; a name that says everything has none. */
export function termLine(words: Catalogue, term: Term): readonly string[] {
  const [name, means] = [termName(words, term), words.terms[term]];
  if (means === name) return [];
  return [means.startsWith(name) ? means : `${name}: ${means}`];
}
