import type { Cited, Derived } from "../calculation/derived.ts";
import { TERMS } from "../domain/codes/terms.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { basisText, valueText } from "./format.ts";

/** A derivation for programs: codes and numbers as they are held, and the words a person would read. */
export interface ExplanationJson {
  readonly term: string;
  readonly means: string;
  readonly unit: string;
  readonly value: unknown;
  readonly says: string;
  readonly because: string;
  readonly basis: unknown;
  readonly inputs: Readonly<Record<string, ExplanationJson>>;
}

export function asJson(words: Catalogue, derived: Derived<unknown>): ExplanationJson {
  const { term, value, basis, inputs } = derived;
  return {
    term,
    means: words.terms[term],
    unit: TERMS[term],
    value,
    says: valueText(words, derived),
    because: basisText(words, basis),
    basis: basis.kind === "given" ? basis : { ...basis, cited: citedJson(words, derived, basis.cited) },
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, asJson(words, input)])),
  };
}

/** The article as it is cited; the numbers of other cases are no part of it. */
const citedJson = (words: Catalogue, derived: Derived<unknown>, { parts: _, ...cited }: Cited<unknown>) => ({
  ...cited,
  readings: readings(words, derived),
});

const readings = (words: Catalogue, { basis }: Derived<unknown>) =>
  basis.kind === "given" ? [] : basis.cited.readings.map((code) => ({ code, ...words.readings[code] }));
