import type { Clause, ClauseCode } from "../domain/codes/clauses.ts";
import type { ReadingCode } from "../domain/codes/readings.ts";
import type { Source } from "../domain/codes/source.ts";
import type { Term } from "../domain/codes/terms.ts";

export type { Clause } from "../domain/codes/clauses.ts";

/** A value that knows where it came from: the article that gave it, and what it was made of. */
export interface Derived<T> {
  readonly term: Term;
  readonly value: T;
  readonly basis: Basis;
  readonly inputs: Inputs;
}

export type Inputs = Readonly<Record<string, Derived<unknown>>>;
export type ValuesOf<I extends Inputs> = { readonly [Name in keyof I]: I[Name] extends Derived<infer T> ? T : never };

/** Why a value stands: a given fact, an article, or the clause of an article that held. */
export type Basis =
  | { readonly kind: "given"; readonly source: Source }
  | { readonly kind: "article"; readonly cited: Cited<unknown> }
  | { readonly kind: "clause"; readonly cited: Cited<unknown>; readonly clause: Clause };

/** How well an article is known. */
const KNOWN = ["text", "summary", "data", "assumption"] as const;
export type Known = (typeof KNOWN)[number];

/** An article as a derivation cites it. */
export interface Cited<Sets> {
  readonly edition: string;
  readonly rule: string;
  readonly article: string;
  readonly known: Known;
  readonly sets: Sets;
  readonly readings: readonly ReadingCode[];
  readonly parts?: Parts;
}

/** Numbers of the cases of an article that stand under one of their own, by the code of the case. */
export type Parts = Readonly<Partial<Record<ClauseCode, string>>>;

const NOTHING: Inputs = {};

/** A fact from outside, with its source. */
export const given = <T>(term: Term, value: T, source: Source): Derived<T> => ({
  term,
  value,
  basis: { kind: "given", source },
  inputs: NOTHING,
});

/** Facts that have one source. */
export function givenBy(source: Source): <T>(term: Term, value: T) => Derived<T> {
  const basis: Basis = { kind: "given", source };
  return (term, value) => ({ term, value, basis, inputs: NOTHING });
}

/** Applies an article. `compute` sees only what is recorded: the inputs and what the article sets. */
export function derive<Sets, I extends Inputs, T>(
  term: Term,
  cited: Cited<Sets>,
  inputs: I,
  compute: (values: ValuesOf<I>, sets: Sets) => T,
): Derived<T> {
  return { term, value: compute(valuesOf(inputs), cited.sets), basis: { kind: "article", cited }, inputs };
}

/** Applies an article to any number of values of one kind. */
export function deriveAll<Sets, E, T>(
  term: Term,
  cited: Cited<Sets>,
  each: readonly Derived<E>[],
  compute: (values: readonly E[], sets: Sets) => T,
): Derived<T> {
  const value = compute(
    each.map((one) => one.value),
    cited.sets,
  );
  return { term, value, basis: { kind: "article", cited }, inputs: Object.fromEntries(Object.entries(each)) };
}

/** Decides by an article: the value together with the clause that gave it. */
export function decide<Sets, I extends Inputs, T>(
  term: Term,
  cited: Cited<Sets>,
  inputs: I,
  compute: (values: ValuesOf<I>, sets: Sets) => readonly [value: T, clause: Clause],
): Derived<T> {
  const [value, clause] = compute(valuesOf(inputs), cited.sets);
  const article = cited.parts?.[clause.code] ?? cited.article;
  const own = article === cited.article ? cited : { ...cited, article };
  return { term, value, basis: { kind: "clause", cited: own, clause }, inputs };
}

/** The value of the first clause that holds. That none holds is a mistake in our data. */
export function choose<C extends Clause, Sets extends { readonly clauses: readonly C[] }, I extends Inputs, T>(
  term: Term,
  cited: Cited<Sets>,
  inputs: I,
  { holds, gives }: { holds: (clause: C, values: ValuesOf<I>) => boolean; gives: (clause: C) => T },
): Derived<T> {
  return decide(term, cited, inputs, (values, { clauses }) => {
    const clause = clauses.find((each) => holds(each, values));
    if (clause === undefined) throw new Error(`no clause of ${cited.edition} ${cited.article} holds`);
    return [gives(clause), clause];
  });
}

/** Every derivation passes here, so nothing is made on the way but the values. */
function valuesOf<I extends Inputs>(inputs: I): ValuesOf<I> {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(inputs)) values[name] = inputs[name]!.value;
  return values as ValuesOf<I>;
}
