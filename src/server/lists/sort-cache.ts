import type { ColumnBuilder } from "./columns.ts";
import type { ListSort } from "./list-filter.ts";

/** All players of a list in one order. A rank also counts those who are hidden or filtered out, so it can be a cursor. */
export interface ListOrder {
  /** Places are those by rating. */
  readonly placeAt: (rank: number) => number;
  readonly rankOf: (place: number) => number;
}

export interface SortCache {
  readonly orderBy: (sort: ListSort) => ListOrder;
  /** The ranks of some places, the lowest first; kept as long as the places are. */
  readonly ranksOf: (places: Int32Array, sort: ListSort) => Int32Array;
}

const BY_RATING: ListOrder = { placeAt: (rank) => rank, rankOf: (place) => place };

/** What comes first has the lowest key: the largest gain, the most games, the youngest. */
const keysOf = (
  { groupsAt, nameRanks }: ColumnBuilder,
  sort: Exclude<ListSort, "rating">,
): ((row: number) => number) => {
  if (sort === "change") return (row) => -(groupsAt(row).change ?? -KEY_MAX);
  if (sort === "games") return (row) => -groupsAt(row).games;
  if (sort === "birth") return (row) => -groupsAt(row).birthYear;
  const ranks = nameRanks();
  return (row) => ranks[row]!;
};
const KEY_MAX = 32_768;
/** More than a list has players. */
const PLACES = 2 ** 24;

export function sortCache(columns: ColumnBuilder, order: Int32Array): SortCache {
  const orders = new Map<ListSort, ListOrder>([["rating", BY_RATING]]);
  const cache = new WeakMap<Int32Array, Map<ListSort, Int32Array>>();
  const orderBy = (sort: ListSort): ListOrder => {
    const found = orders.get(sort) ?? ordered(order, keysOf(columns, sort as Exclude<ListSort, "rating">));
    orders.set(sort, found);
    return found;
  };
  return {
    orderBy,
    ranksOf: (places, sort) => {
      if (sort === "rating") return places;
      const own = cache.get(places) ?? new Map<ListSort, Int32Array>();
      cache.set(places, own);
      const found = own.get(sort) ?? places.map(orderBy(sort).rankOf).sort();
      own.set(sort, found);
      return found;
    },
  };
}

/** Key and place in one number: numbers are sorted much faster than by a function. Of equals the higher rating comes first. */
function ordered(order: Int32Array, key: (row: number) => number): ListOrder {
  const packed = Float64Array.from(order, (row, at) => (key(row) + KEY_MAX) * PLACES + at).sort();
  const places = Int32Array.from(packed, (each) => each % PLACES);
  const ranks = new Int32Array(places.length);
  for (const [rank, place] of places.entries()) ranks[place] = rank;
  return { placeAt: (rank) => places[rank]!, rankOf: (place) => ranks[place]! };
}
