import type { Edition } from "../src/regulations/edition.ts";
import { EDITIONS, isLask } from "../src/regulations/register.ts";
import type { CaseHead, Table } from "./conformance.ts";
import { FIRST_TABLES } from "./fide/first-rating.ts";
import { OFFICE_TABLES } from "./fide/office.ts";
import { CHANGE_TABLES } from "./fide/rating-change.ts";
import { LASK_TABLES } from "./lask/tables.ts";

const FIDE_TABLES = [...CHANGE_TABLES, ...FIRST_TABLES, ...OFFICE_TABLES];

/** Every edition with the tables of its system. */
export const SYSTEMS: readonly { readonly edition: Edition; readonly tables: readonly Table[] }[] = EDITIONS.map(
  (edition) => ({ edition: edition as unknown as Edition, tables: isLask(edition) ? LASK_TABLES : FIDE_TABLES }),
);

/** The cases of a rule that hold in an edition, with how they are answered. */
export function casesOf(
  { id }: Edition,
  tables: readonly Table[],
  rule: string,
): readonly { readonly given: CaseHead; readonly answer: (edition: Edition) => unknown }[] {
  return tables
    .filter((table) => table.rule === rule)
    .flatMap(({ cases, actual }) =>
      cases
        .filter((each) => each.in.includes(id))
        .map((given) => ({ given, answer: (edition: Edition) => actual(edition as never, given as never) })),
    );
}
