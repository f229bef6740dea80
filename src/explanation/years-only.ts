import type { Derived } from "../calculation/derived.ts";
import { TERMS } from "../domain/codes/terms.ts";

/** Derivations without days of birth. A value that several others use stays one value. */
export function yearsOnly(): <T>(derived: Derived<T>) => Derived<T> {
  const known = new Map<Derived<unknown>, Derived<unknown>>();
  const once = (derived: Derived<unknown>): Derived<unknown> => {
    const found = known.get(derived) ?? cut(derived);
    known.set(derived, found);
    return found;
  };
  const cut = <T>(derived: Derived<T>): Derived<T> => {
    const { term, value, inputs } = derived;
    const isBirth = TERMS[term] === "birth" && typeof value === "string";
    return {
      ...derived,
      value: isBirth ? (value.slice(0, 4) as typeof value) : value,
      inputs: Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, once(input)])),
    };
  };
  return cut;
}
