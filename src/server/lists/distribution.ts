/** Players with a rating from a number on, up to the next class. */
export interface RatingClass {
  readonly from: number;
  readonly players: number;
}

/** Points in a class. */
const CLASS = 100;

/**
 * How many players each class has, from the lowest on. Ratings come the highest first, so that the ends of classes are
 * found by halving: a page must not go through half a million players.
 */
export function distributionOf(players: number, ratingAt: (index: number) => number): readonly RatingClass[] {
  if (players === 0) return [];
  const classAt = (index: number): number => Math.floor(ratingAt(index) / CLASS) * CLASS;
  const [high, low] = [classAt(0), classAt(players - 1)];
  /** The number of players in this class or a higher one. */
  const from = (limit: number): number => {
    let [first, last] = [0, players];
    while (first < last) {
      const middle = (first + last) >>> 1;
      if (ratingAt(middle) >= limit) first = middle + 1;
      else last = middle;
    }
    return first;
  };
  return Array.from({ length: (high - low) / CLASS + 1 }, (_, at) => {
    const limit = low + at * CLASS;
    return { from: limit, players: from(limit) - from(limit + CLASS) };
  });
}

/** The classes of those at some places, kept as long as the places are: every page of a list shows them. */
export function distributionCache(ratingAt: (place: number) => number): (places: Int32Array) => readonly RatingClass[] {
  const cache = new WeakMap<Int32Array, readonly RatingClass[]>();
  return (places) => {
    const found = cache.get(places) ?? distributionOf(places.length, (index) => ratingAt(places[index]!));
    cache.set(places, found);
    return found;
  };
}
