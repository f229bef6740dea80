import type { PoolList } from "./pool-list.ts";

/** Nobody at this place of a list. */
export const ABSENT = -1;

/** Calls with the places of each player on two lists, in the order of ids; `ABSENT` where one list does not have them. */
export function eachPair(before: PoolList, after: PoolList, take: (before: number, after: number) => void): void {
  let [one, other] = [0, 0];
  while (one < before.players || other < after.players) {
    const [left, right] = [before.id[one] ?? Number.POSITIVE_INFINITY, after.id[other] ?? Number.POSITIVE_INFINITY];
    if (left === right) take(one++, other++);
    else if (left < right) take(one++, ABSENT);
    else take(ABSENT, other++);
  }
}
