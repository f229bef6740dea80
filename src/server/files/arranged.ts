import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import type { ComparedEntry, ListEntry } from "../../domain/list-entry.ts";
import type { Arrangement } from "../../periods/lists/export/export-list.ts";
import type { CachedList } from "../lists/cached-list.ts";
import type { ListSort } from "../lists/list-filter.ts";
import type { ListsBeside } from "../lists-beside.ts";
import { sortedEntries } from "./sorted-entries.ts";

interface ShownList {
  readonly kind: ListKind;
  readonly cached: CachedList;
  readonly sort: ListSort;
  readonly beside: ListsBeside;
  /** The list to compare with; null: none. */
  readonly against: string | null;
  /** Whether the ratings of all kinds were asked for. */
  readonly isCombined: boolean;
}

/** A file as the page shows the list: in the same order, with the ratings of other kinds and of a compared list. */
export function arrangementOf({ kind, cached, sort, beside, against, isCombined }: ShownList): Arrangement {
  const combined = (entry: ListEntry): ListEntry => (isCombined ? withOthers(entry, beside.others) : entry);
  const compared = (entry: ListEntry): ListEntry =>
    against === null || beside.against === null ? entry : withComparison(entry, kind, against, beside.against);
  return {
    isCombined,
    isCompared: against !== null && beside.against !== null,
    entries: async function* (entries) {
      for await (const some of sortedEntries(entries, cached.rankBy(sort)))
        yield some.map((each) => compared(combined(each)));
    },
  };
}

/** A kind of which there is no list of this date, or which does not have the player, stays empty. */
export function withOthers(entry: ListEntry, others: ListsBeside["others"]): ListEntry {
  const standings = others.flatMap(([kind, list]) => {
    const found = list.listed(Number(entry.id));
    const known = LIST_KINDS.find((each) => each === kind);
    if (found === null || known === undefined) return [];
    return [[known, { rating: found.rating, games: found.games, k: found.k || null }] as const];
  });
  return { ...entry, standings: { ...entry.standings, ...Object.fromEntries(standings) } };
}

export function withComparison(entry: ListEntry, kind: ListKind, list: string, before: CachedList): ComparedEntry {
  const [rating, then] = [entry.standings[kind]?.rating ?? null, before.ratingOf(Number(entry.id))];
  return { ...entry, against: { list, rating: then, change: rating === null || then === null ? null : rating - then } };
}
