import type { Derived } from "../calculation/derived.ts";
import type { ReadingCode } from "../domain/codes/readings.ts";
import type { Term } from "../domain/codes/terms.ts";

/** Every value of a derivation once, the conclusion first: a value that several others use is one value. */
function* walk(derived: Derived<unknown>, seen = new Set<Derived<unknown>>()): Generator<Derived<unknown>> {
  if (seen.has(derived)) return;
  seen.add(derived);
  yield derived;
  for (const input of Object.values(derived.inputs)) yield* walk(input, seen);
}

/** The readings a derivation rests on, in the order in which they are met. */
export function readingsUsed(derived: Derived<unknown>): ReadingCode[] {
  const codes = [...walk(derived)].flatMap(({ basis }) => (basis.kind === "given" ? [] : basis.cited.readings));
  return [...new Set(codes)];
}

/** The terms a derivation uses, in the order in which they are met. */
export const termsUsed = (derived: Derived<unknown>): Term[] => [
  ...new Set([...walk(derived)].map(({ term }) => term)),
];

/** The editions a derivation cites. */
export function editionsUsed(derived: Derived<unknown>): string[] {
  const editions = [...walk(derived)].flatMap(({ basis }) => (basis.kind === "given" ? [] : [basis.cited.edition]));
  return [...new Set(editions)];
}
