import type { PoolList } from "./pool-list.ts";

/** Where a player stands on a list; −1: not there. */
export function placeOf({ id: ids, players }: PoolList, id: number): number {
  let [low, high] = [0, players - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (ids[middle] === id) return middle;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
