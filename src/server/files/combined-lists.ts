import type { ListEntry } from "../../domain/list-entry.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { type Arrangement, publicEntries } from "../../periods/lists/export/export-list.ts";
import type { Context } from "../context.ts";
import type { CachedList } from "../lists/cached-list.ts";
import type { Facts } from "../lists/facts.ts";
import { isShown } from "../public.ts";
import { withOthers } from "./arranged.ts";

/**
 * All players of several lists, each once with the ratings of all: those of the first list, then who is only on the next.
 * The lists are loaded when entries are first wanted, so that a file begins at once.
 */
export function combinedLists(
  { ledger, listCache }: Pick<Context, "ledger" | "listCache">,
  now: Facts,
  rows: readonly ListRow[],
): Arrangement {
  return {
    isCombined: true,
    isCompared: false,
    entries: async function* (first) {
      const lists: (readonly [string, CachedList])[] = [];
      for (const row of rows) lists.push([row.kind, await listCache.list(row)]);
      for (const [at, row] of rows.entries()) {
        const own = at === 0 ? first : publicEntries(ledger, row, (line) => isShown(now, line));
        const [before, after] = [lists.slice(0, at), lists.slice(at + 1)];
        for await (const some of own)
          yield some.filter((each) => !isOn(before, each)).map((each) => withOthers(each, after));
      }
    },
  };
}

const isOn = (lists: readonly (readonly [string, CachedList])[], { id }: ListEntry): boolean =>
  lists.some(([, list]) => list.listed(Number(id)) !== null);
