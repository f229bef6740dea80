import { type Derived, given } from "../../src/calculation/derived.ts";
import { ENTERED } from "../../src/domain/codes/source.ts";
import type { Term } from "../../src/domain/codes/terms.ts";
import type { FideEdition, FideRule } from "../../src/regulations/fide/fide-edition.ts";
import { type CaseHead, type Table, table } from "../conformance.ts";
import { fast, standard } from "../editions.ts";

/** A table of a rule of the FIDE editions. */
export const fide = <Case extends CaseHead>(
  rule: FideRule,
  cases: readonly Case[],
  actual: (edition: FideEdition, given: Case) => unknown,
): Table => table<FideEdition, Case>(rule, cases, actual);

export const fact = <T>(term: Term, value: T): Derived<T> => given(term, value, ENTERED);

/** A ruling as cases write it: what it says, and the case of the article that it rests on. */
export const ruled = ({ value, basis }: Derived<unknown>): readonly unknown[] => [
  value,
  basis.kind === "clause" ? basis.clause.code : basis.kind,
];

/** Editions that share most of their articles on games, tournaments and lists. */
export const TO_2014 = [...standard("2009-03", "2014-07"), ...fast("2012-01", "2012-01")];
export const TO_2012 = [...standard("2009-03", "2012-07"), ...fast("2012-01", "2012-01")];
export const IN_2017 = [...standard("2017-07", "2017-07"), ...fast("2017-07", "2017-07")];
export const IN_2022 = [...standard("2022-01", "2022-01"), ...fast("2022-01", "2022-10")];
export const SINCE_2024 = [...standard("2024-03"), ...fast("2024-03")];
export const TO_2017 = [...TO_2014, ...IN_2017];
export const SINCE_2017 = [...IN_2017, ...IN_2022, ...SINCE_2024];
export const TO_2022 = [...TO_2017, ...IN_2022];
export const SINCE_2022 = [...IN_2022, ...SINCE_2024];
