import type { ColumnBuilder, IsShown } from "./columns.ts";
import type { Highlights } from "./highlights.ts";
import type { ListFilter } from "./list-filter.ts";
import type { Listed } from "./listed.ts";
import { lowerBound, placesCache } from "./places-cache.ts";
import { type Ages, type Ranks, ranksCache } from "./ranks.ts";

export interface CachedList {
  /** The number of visible players. */
  readonly size: (isShown: IsShown) => number;
  /** null: the list was imported, and what is new on it is not known. */
  readonly highlights: Highlights | null;
  /** One page of players from a cursor on; `next` is the cursor of the next page. */
  readonly page: (request: ListPageRequest) => ListPage;
  readonly federations: readonly string[];
  /** Where a player stands among the active players; null: not on the list, or not active. */
  readonly ranks: (isShown: IsShown, player: number) => Ranks | null;
}

export interface ListPageRequest {
  readonly filter: ListFilter;
  readonly isShown: IsShown;
  readonly after: number;
  readonly limit: number;
}

export interface ListPage {
  /** The number of matches on all pages. */
  readonly found: number;
  readonly rows: readonly (Listed & { readonly place: number })[];
  readonly next: number | null;
}

const NO_FILTER: ListFilter = {
  ...{ federation: null, sex: null, title: null, born: null, activeOnly: false },
  ...{ named: null, moved: null },
};

export function cachedList(columns: ColumnBuilder, highlights: Highlights | null, ages: Ages): CachedList {
  const order = columns.order();
  const placesOf = placesCache(order, columns.visible, columns.fitting);
  return {
    size: (isShown) => placesOf(isShown, NO_FILTER).length,
    highlights,
    ranks: ranksCache(columns, order, ages),
    federations: columns.federations(),
    page: ({ filter, isShown, after, limit }) => {
      const places = placesOf(isShown, filter);
      const first = lowerBound(places, after);
      const rows = Array.from(places.subarray(first, first + limit), (at, index) => ({
        ...columns.at(order[at]!),
        place: first + index + 1,
      }));
      return { rows, next: places[first + limit] ?? null, found: places.length };
    },
  };
}
