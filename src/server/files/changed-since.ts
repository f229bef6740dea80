import type { ComparedEntry, ListEntry } from "../../domain/list-entry.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { type Arrangement, publicEntries } from "../../periods/lists/export/export-list.ts";
import { kindOf } from "../../periods/lists/format/list-lines.ts";
import type { Context } from "../context.ts";
import type { Facts } from "../lists/facts.ts";
import type { Listed } from "../lists/listed.ts";
import { isShown } from "../public.ts";
import { withComparison } from "./arranged.ts";

/**
 * Only what changed since another list: who is new or has another line, beside the rating on that list; then who is not
 * on the list any more, without a rating. Players whom the public may not see are in neither part.
 */
export async function changedSince(
  { ledger, listCache }: Pick<Context, "ledger" | "listCache">,
  now: Facts,
  row: ListRow,
  since: ListRow,
): Promise<Arrangement> {
  const kind = kindOf(row);
  const [own, before] = [await listCache.list(row), await listCache.list(since)];
  const compared = (entry: ListEntry) => withComparison(entry, kind, since.list, before);
  const isChanged = ({ id }: ListEntry): boolean => !isSame(own.listed(Number(id)), before.listed(Number(id)));
  const isGone = ({ id }: ListEntry): boolean => own.listed(Number(id)) === null;
  return {
    isCombined: false,
    isCompared: true,
    entries: async function* (entries) {
      for await (const some of entries) yield some.filter(isChanged).map(compared);
      for await (const some of publicEntries(ledger, since, (line) => isShown(now, line)))
        yield some.filter(isGone).map(compared).map(withoutRating);
    },
  };
}

const withoutRating = (entry: ComparedEntry): ComparedEntry => ({
  ...entry,
  standings: {},
  against: { ...entry.against, change: null },
});

/** What a line says of a player; the change from the list before is not part of it. */
const FACTS = ["name", "federation", "title", "sex", "birthYear", "rating", "games", "k", "inactive"] as const;

const isSame = (one: Listed | null, other: Listed | null): boolean =>
  one !== null && other !== null && FACTS.every((fact) => one[fact] === other[fact]);
