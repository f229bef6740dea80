import type { ColumnBuilder, RankGroups } from "./columns.ts";
import type { ListSort } from "./list-filter.ts";

type OtherSort = Exclude<ListSort, "rating">;

/** What comes first has the lowest key: the largest gain, the most games, the youngest. */
const KEYS: Readonly<Record<OtherSort, (groups: RankGroups) => number>> = {
  change: ({ change }) => -(change ?? -KEY_MAX),
  games: ({ games }) => -games,
  birth: ({ birthYear }) => -birthYear,
};
const KEY_MAX = 32_768;
/** More than a list has players. */
const PLACES = 2 ** 24;

/** Places in another order, kept as long as the places are. Of equals the higher rating comes first. */
export function sortCache({ groupsAt }: ColumnBuilder, order: Int32Array) {
  const cache = new WeakMap<Int32Array, Map<OtherSort, Int32Array>>();
  return (places: Int32Array, sort: OtherSort): Int32Array => {
    const own = cache.get(places) ?? new Map<OtherSort, Int32Array>();
    cache.set(places, own);
    const found = own.get(sort) ?? sortedBy(places, order, (row) => KEYS[sort](groupsAt(row)));
    own.set(sort, found);
    return found;
  };
}

/** Key and place in one number: numbers are sorted much faster than by a function. */
function sortedBy(places: Int32Array, order: Int32Array, key: (row: number) => number): Int32Array {
  const packed = Float64Array.from(places, (at) => (key(order[at]!) + KEY_MAX) * PLACES + at);
  return Int32Array.from(packed.sort(), (each) => each % PLACES);
}
