import type { Clause, Known } from "../calculation/derived.ts";
import type { ClauseCode } from "../domain/clauses.ts";
import type { ReadingCode } from "../domain/readings.ts";
import type { Parameters, RefusalCode } from "../domain/refusal.ts";
import type { SourceCode } from "../domain/source.ts";
import type { Term } from "../domain/terms.ts";
import type { FideArticles, FideRule } from "../regulations/fide/fide-edition.ts";

/** Everything a person reads, in one language. A missing key does not compile. */
export interface Catalogue {
  /** The language, as `Intl` and the `lang` attribute name it. */
  readonly language: string;
  /** What each symbol and word of the regulations means. */
  readonly terms: Readonly<Record<Term, string>>;
  /** The cases of the articles. */
  readonly clauses: Readonly<Record<ClauseCode, (clause: Clause) => string>>;
  readonly readings: Readonly<Record<ReadingCode, { readonly question: string; readonly answer: string }>>;
  readonly rules: Readonly<Record<FideRule, string>>;
  /** The names of the numbers that articles set. */
  readonly parameters: Readonly<Record<ParameterName, string>>;
  /** The words that articles set, and the codes that derived values hold. */
  readonly values: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<RefusalCode, (parameters: Parameters) => string>>;
  readonly known: Readonly<Record<Known, string>>;
  readonly sources: Readonly<Record<SourceCode, (source: Parameters) => string>>;
  readonly phrases: Phrases;
}

/** Single words and headings of the explanation and the command line. */
export interface Phrases {
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly article: string;
  readonly above: string;
  readonly reading: string;
  readonly byName: string;
  readonly notInText: string;
}

/** Every name of a number or word that an article of any edition sets. */
export type ParameterName = KeysOf<FideArticles[FideRule]["sets"]>;

type KeysOf<T> = T extends readonly (infer E)[]
  ? KeysOf<E>
  : T extends object
    ? { [K in keyof T]-?: (string extends K ? never : K & string) | KeysOf<Exclude<T[K], undefined>> }[keyof T]
    : never;
