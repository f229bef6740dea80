import type { ValueExpectation } from "../../domain/schema/faults.ts";
import type { Catalogue } from "../types/catalogue.ts";

type Says = (given: ValueExpectation) => string;

/** `rules.floor.new.rating: expected a whole number from 1 to 3000, found 0` */
export function faultSaid(
  { design, phrases }: Pick<Catalogue, "design" | "phrases">,
  { path, expected, found }: { readonly path: string; readonly expected: ValueExpectation; readonly found: string },
): string {
  const wanted = (design.expectations[expected.code] as Says)(expected);
  const said = found === "" ? design.missing(wanted) : phrases.expectedFound(wanted, found);
  return path === "" ? said : `${path}: ${said}`;
}
