import type { Clause } from "../../domain/codes/clauses.ts";
import type { Source } from "../../domain/codes/source.ts";
import type { Expectation } from "../../domain/issues/expectations.ts";
import type { Catalogue } from "../types/catalogue.ts";

// The sentence of a code takes what comes with that code: the compiler does not see that the two belong together.

/** The case of an article in a sentence. */
export const clauseSaid = ({ clauses }: Pick<Catalogue, "clauses">, clause: Clause): string =>
  (clauses[clause.code] as (clause: Clause) => string)(clause);

/** What was expected in a file, as a phrase. */
export const expectationSaid = ({ expectations }: Pick<Catalogue, "expectations">, expected: Expectation): string =>
  (expectations[expected.code] as (expected: Expectation) => string)(expected);

/** Where a given fact came from. */
export const factSourceSaid = ({ sources }: Pick<Catalogue, "sources">, source: Source): string =>
  (sources[source.code] as (source: Source) => string)(source);
