/** LRU cache size; each filter takes four bytes per player. */
const FILTERS_MAX = 8;

/** Caches the places of matching players for each filter, until visibility changes. */
export function placesCache<Shown extends object, Filter>(
  order: Int32Array,
  visible: (isShown: Shown) => Uint8Array,
  fitting: (filter: Filter) => (row: number) => boolean,
): (isShown: Shown, filter: Filter) => Int32Array {
  const cache = new WeakMap<Shown, { readonly visible: Uint8Array; readonly places: Map<string, Int32Array> }>();
  return (isShown, filter) => {
    const own = cache.get(isShown) ?? { visible: visible(isShown), places: new Map<string, Int32Array>() };
    cache.set(isShown, own);
    const key = JSON.stringify(filter);
    const found = own.places.get(key) ?? fittingPlaces(order, own.visible, fitting(filter));
    // Re-inserting moves the entry to the end: the first key is the least recently used.
    own.places.delete(key);
    own.places.set(key, found);
    for (const oldest of own.places.keys()) if (own.places.size > FILTERS_MAX) own.places.delete(oldest);
    return found;
  };
}

function fittingPlaces(order: Int32Array, visible: Uint8Array, fits: (row: number) => boolean): Int32Array {
  const places = new Int32Array(order.length);
  let found = 0;
  for (let at = 0; at < order.length; at++) {
    const row = order[at]!;
    if (visible[row] === 1 && fits(row)) places[found++] = at;
  }
  return places.slice(0, found);
}

/** The index of the first place that is not before another. */
export function lowerBound(places: Int32Array, after: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (places[middle]! < after) low = middle + 1;
    else high = middle;
  }
  return low;
}
