import type { Basis, Cited, Derived, Known } from "../calculation/derived.ts";
import { TERMS } from "../domain/codes/terms.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { basisText, valueText } from "./format.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Coded = { readonly code: string } & Readonly<Record<string, Json>>;

interface CitedJson {
  readonly edition: string;
  readonly rule: string;
  readonly article: string;
  readonly known: Known;
  readonly sets: Json;
  readonly readings: readonly { readonly code: string; readonly question: string; readonly answer: string }[];
}

type BasisJson =
  | { readonly kind: "given"; readonly source: Coded }
  | { readonly kind: "article"; readonly cited: CitedJson }
  | { readonly kind: "clause"; readonly cited: CitedJson; readonly clause: Coded };

/** A derivation for programs: codes and numbers as they are held, and the words a person would read. */
export interface ExplanationJson {
  readonly term: string;
  readonly means: string;
  readonly unit: string;
  readonly value: Json;
  readonly says: string;
  readonly because: string;
  readonly basis: BasisJson;
  readonly inputs: Readonly<Record<string, ExplanationJson>>;
}

export function asJson(words: Catalogue, derived: Derived<unknown>): ExplanationJson {
  const { term, value, basis, inputs } = derived;
  return {
    term,
    means: words.terms[term],
    unit: TERMS[term],
    value: plain(value),
    says: valueText(words, derived),
    because: basisText(words, basis),
    basis: basisJson(words, basis),
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, asJson(words, input)])),
  };
}

function basisJson(words: Catalogue, basis: Basis): BasisJson {
  if (basis.kind === "given") return { kind: "given", source: plain(basis.source) as Coded };
  const cited = citedJson(words, basis.cited);
  if (basis.kind === "article") return { kind: "article", cited };
  return { kind: "clause", cited, clause: plain(basis.clause) as Coded };
}

/** The article as it is cited; the numbers of other cases are no part of it. */
const citedJson = (words: Catalogue, { parts: _, sets, readings, ...cited }: Cited<unknown>): CitedJson => ({
  ...cited,
  sets: plain(sets),
  readings: readings.map((code) => ({ code, ...words.readings[code] })),
});

/** Values and what articles set are plain data, of whatever form: a test writes and reads them all. */
const plain = (value: unknown): Json => value as Json;
