import { type RawBuilder, sql } from "kysely";

/** After every entry there can be: the present. */
export const NOW = Number.MAX_SAFE_INTEGER;

/** Numbers as one parameter: a query is the same for one as for a hundred thousand. */
export const numbersIn = (numbers: readonly number[]): RawBuilder<number[]> =>
  sql`string_to_array(${numbers.join(",")}, ',')::bigint[]`;

/** Ids, which have no comma, as one parameter. */
export const idsIn = (ids: readonly string[]): RawBuilder<string[]> => sql`string_to_array(${ids.join(",")}, ',')`;
