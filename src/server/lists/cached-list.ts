import type { ColumnBuilder, IsShown } from "./columns.ts";
import { distributionCache, type RatingClass } from "./distribution.ts";
import type { Highlights } from "./highlights.ts";
import type { ListFilter, ListSort } from "./list-filter.ts";
import type { Listed } from "./listed.ts";
import { lowerBound, placesCache } from "./places-cache.ts";
import { type Ages, type Ranks, ranksCache, rowFinder } from "./ranks.ts";
import { sortCache } from "./sort-cache.ts";
import { type ListStatistics, statisticsCache } from "./statistics.ts";

export interface CachedList {
  /** The number of visible players. */
  readonly size: (isShown: IsShown) => number;
  /** null: the list was imported, and what is new on it is not known. */
  readonly highlights: Highlights | null;
  /** One page of players from a cursor on; `next` is the cursor of the next page. */
  readonly page: (request: ListPageRequest) => ListPage;
  readonly federations: readonly string[];
  /** Titles that somebody on the list has. */
  readonly titles: readonly string[];
  /** Where a player stands among the active players; null: not on the list, or not active. */
  readonly ranks: (isShown: IsShown, player: number) => Ranks | null;
  /** The active players with their ratings, the highest first. */
  readonly active: (isShown: IsShown) => Iterable<Pick<Listed, "player" | "rating">>;
  /** The best of the active players. */
  readonly top: (isShown: IsShown, count: number) => readonly Listed[];
  readonly statistics: (isShown: IsShown) => ListStatistics;
  /** null: not on the list. */
  readonly ratingOf: (player: number) => number | null;
  readonly listed: (player: number) => Listed | null;
  /** Whether a player matches a filter. */
  readonly matching: (isShown: IsShown, filter: ListFilter) => (player: number) => boolean;
  /** How many of those who match have a rating in each class of 100 points, from the lowest on. */
  readonly distribution: (isShown: IsShown, filter: ListFilter) => readonly RatingClass[];
  /** Where each player stands in an order of the whole list. */
  readonly rankBy: (sort: ListSort) => (player: number) => number;
  readonly ages: Ages;
}

export interface ListPageRequest {
  readonly filter: ListFilter;
  readonly isShown: IsShown;
  readonly sort: ListSort;
  readonly after: number;
  readonly limit: number;
  /** A player whose page is wanted, whatever the cursor says; null: none. Where they do not match, it is the first. */
  readonly around: number | null;
}

export interface ListPage {
  /** The number of matches on all pages. */
  readonly found: number;
  /** The place is by rating, among those who match. */
  readonly rows: readonly (Listed & { readonly place: number })[];
  readonly next: number | null;
  readonly isFirst: boolean;
}

const NO_FILTER: ListFilter = {
  ...{ federation: null, sex: null, title: null, born: null, activeOnly: false },
  ...{ named: null, moved: null },
};
/** What a list page shows first, so that both share one entry of the cache. */
const ACTIVE: ListFilter = { ...NO_FILTER, activeOnly: true };

export function cachedList(columns: ColumnBuilder, highlights: Highlights | null, ages: Ages): CachedList {
  const order = columns.order();
  const rowOf = rowFinder(columns);
  const placesOf = placesCache(order, columns.visible, columns.fitting);
  const { orderBy, ranksOf } = sortCache(columns, order);
  const distribution = distributionCache((place) => columns.ratingAt(order[place]!));
  return {
    ages,
    size: (isShown) => placesOf(isShown, NO_FILTER).length,
    highlights,
    ranks: ranksCache(columns, { order, rowOf, ages }),
    ratingOf: (player) => {
      const row = rowOf(player);
      return row === null ? null : columns.ratingAt(row);
    },
    listed: (player) => {
      const row = rowOf(player);
      return row === null ? null : columns.at(row);
    },
    matching: (isShown, filter) => {
      const rows = new Uint8Array(order.length);
      for (const at of placesOf(isShown, filter)) rows[order[at]!] = 1;
      return (player) => rows[rowOf(player) ?? -1] === 1;
    },
    distribution: (isShown, filter) => distribution(placesOf(isShown, filter)),
    active: (isShown) => ratedAt(columns, order, placesOf(isShown, ACTIVE)),
    top: (isShown, count) =>
      Array.from(placesOf(isShown, ACTIVE).subarray(0, count), (place) => columns.at(order[place]!)),
    statistics: statisticsCache(columns, order, ages.year),
    federations: columns.federations(),
    titles: columns.titles(),
    rankBy: (sort) => {
      const ranks = new Int32Array(order.length);
      for (const [place, row] of order.entries()) ranks[row] = orderBy(sort).rankOf(place);
      return (player) => ranks[rowOf(player) ?? -1] ?? order.length;
    },
    page: ({ filter, isShown, sort, after, limit, around }) => {
      const places = placesOf(isShown, filter);
      const listed = (at: number) => ({ ...columns.at(order[at]!), place: lowerBound(places, at) + 1 });
      const ranks = ranksOf(places, sort);
      const row = around === null ? null : rowOf(around);
      const first =
        row === null ? lowerBound(ranks, after) : pageWith(ranks, orderBy(sort).rankOf(order.indexOf(row)), limit);
      const rows = Array.from(ranks.subarray(first, first + limit), (rank) => listed(orderBy(sort).placeAt(rank)));
      return { rows, next: ranks[first + limit] ?? null, found: places.length, isFirst: first === 0 };
    },
  };
}

/** One by one, because half a million objects cost too much. */
function* ratedAt(columns: ColumnBuilder, order: Int32Array, places: Int32Array) {
  for (const place of places) {
    const row = order[place]!;
    yield { player: columns.playerAt(row), rating: columns.ratingAt(row) };
  }
}

/** Where the page begins that has a rank, by pages from the first on. */
function pageWith(ranks: Int32Array, rank: number, limit: number): number {
  const index = lowerBound(ranks, rank);
  return ranks[index] === rank ? index - (index % limit) : 0;
}
