import { type IsoDate, yearOf } from "../../domain/dates.ts";
import { type Group, type GroupInYear, membersOf } from "./groups.ts";
import type { PoolList } from "./pool-list.ts";

/** How many active players of one list have a rating in each class. */
export interface Distribution {
  readonly date: IsoDate;
  /** The lowest rating of the first class, and the points in each. */
  readonly from: number;
  readonly width: number;
  /** Of each class, from the lowest on. */
  readonly players: readonly number[];
}

const CLASS_WIDTH = 50;

/** Of the last list of each year, the oldest first. */
export function yearlyDistributions(
  lists: readonly { readonly date: IsoDate; readonly list: PoolList }[],
  group: GroupInYear = membersOf(null),
): readonly Distribution[] {
  const lastOfYear = new Map(lists.map((each) => [yearOf(each.date), each]));
  return [...lastOfYear.values()].map(({ date, list }) => ({ date, ...classesOf(list, group(yearOf(date))) }));
}

function classesOf(list: PoolList, group: Group): Omit<Distribution, "date"> {
  const { players, rating, inactive } = list;
  const counts = new Map<number, number>();
  for (let place = 0; place < players; place++) {
    if (inactive[place] === 1 || !group(list, place, rating[place]!)) continue;
    const at = Math.floor(rating[place]! / CLASS_WIDTH);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  if (counts.size === 0) return { from: 0, width: CLASS_WIDTH, players: [] };
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return {
    from: first * CLASS_WIDTH,
    width: CLASS_WIDTH,
    players: Array.from({ length: last - first + 1 }, (_, index) => counts.get(first + index) ?? 0),
  };
}
