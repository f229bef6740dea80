import { given } from "../../../calculation/derived.ts";
import { addDays, addMonths, type Birth, type IsoDate, readBirth } from "../../../domain/dates.ts";
import { LIST_KINDS } from "../../../domain/list.ts";
import { points } from "../../../domain/units.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import type { Editions } from "../../../regulations/editions.ts";
import { developmentCoefficient } from "../../../regulations/fide/articles/development-coefficient.ts";

/**
 * A day that stands for the birth of somebody who was erased, so that every list still gives the same K: none, or for those who
 * were juniors on some list, the latest that leaves them a junior on the last of these. It says no more than the lists do.
 */
export function standInBirth(
  editions: Editions,
  birth: Birth | null,
  lists: readonly Pick<ListRow, "kind" | "date">[],
): Birth | null {
  const junior = lists.flatMap((list) => juniorOn(editions, birth, list) ?? []);
  const last = junior.sort((one, other) => (one.date < other.date ? -1 : 1)).at(-1);
  if (last === undefined) return null;
  return readBirth(addDays(addMonths(last.date, -12 * last.untilAge), 1)) ?? null;
}

/** Whether K of an established player depends on the birth, and up to which age it does; null: it does not. */
function juniorOn(
  editions: Editions,
  birth: Birth | null,
  { kind, date: text }: Pick<ListRow, "kind" | "date">,
): { readonly date: IsoDate; readonly untilAge: number } | null {
  const known = LIST_KINDS.find((each) => each === kind);
  const date = text as IsoDate; // It was checked when the list was made.
  const edition = known && editions.on(known, date);
  const { untilAge } = edition?.articles.developmentCoefficient.sets.clauses.find((clause) => clause.untilAge) ?? {};
  if (edition === undefined || untilAge === undefined) return null;
  const K = (of: Birth | null): number =>
    developmentCoefficient(edition, {
      highest: given("highest rating", points(ESTABLISHED.rating), { code: "assumed" }),
      gamesBefore: given("games before", ESTABLISHED.games, { code: "assumed" }),
      birth: given("birth", of, { code: "register" }),
      asOf: given("day", date, { code: "assumed" }),
    }).value;
  return K(birth) === K(null) ? null : { date, untilAge };
}

const ESTABLISHED = { rating: 1500, games: 1000 };
