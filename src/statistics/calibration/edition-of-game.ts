import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { FIDE_EDITIONS, fideEditionOn } from "../../regulations/register.ts";

/**
 * The edition of a game's day. Games from before the first known edition go by that one: the table of expectations was
 * the same. null where no day is known. Days are remembered, because millions of games share a few thousand.
 */
export function editionsByDay(list: ListKind): (date: IsoDate | null) => FideEdition | null {
  const known = new Map<IsoDate, FideEdition>();
  const first = FIDE_EDITIONS.find((edition) => edition.list === list)!;
  return (date) => {
    if (date === null) return null;
    const found = known.get(date) ?? fideEditionOn(list, date) ?? first;
    known.set(date, found);
    return found;
  };
}
