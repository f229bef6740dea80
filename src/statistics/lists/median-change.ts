import { type Group, wholePool } from "./groups.ts";
import { ABSENT, eachPair } from "./pairs.ts";
import type { PoolList } from "./pool-list.ts";
import { median } from "./quantiles.ts";

/**
 * The change of the median of active players, in two parts: what it would be had those who stayed kept their ratings
 * (composition: leavers replaced by entrants), and what their own movement adds (within).
 */
export interface MedianChange {
  readonly before: number | null;
  readonly after: number | null;
  readonly composition: number | null;
  readonly within: number | null;
}

export function medianChange(before: PoolList, after: PoolList, group: Group = wholePool): MedianChange {
  const [first, frozen, second]: [number[], number[], number[]] = [[], [], []];
  const isIn = (list: PoolList, place: number): boolean =>
    place !== ABSENT && list.inactive[place] === 0 && group(list, place, list.rating[place]!);
  eachPair(before, after, (one, other) => {
    const [was, is] = [isIn(before, one), isIn(after, other)];
    if (was) first.push(before.rating[one]!);
    if (!is) return;
    second.push(after.rating[other]!);
    frozen.push(was ? before.rating[one]! : after.rating[other]!);
  });
  const [start, middle, end] = [median(first), median(frozen), median(second)];
  return {
    before: start,
    after: end,
    composition: start === null || middle === null ? null : middle - start,
    within: middle === null || end === null ? null : end - middle,
  };
}
