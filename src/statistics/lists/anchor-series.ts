import { addMonths, type IsoDate, yearOf } from "../../domain/dates.ts";
import { type AnchorCohort, anchorCohort } from "./anchor-cohort.ts";
import { type GroupInYear, membersOf } from "./groups.ts";
import type { PoolList } from "./pool-list.ts";

export interface DatedList {
  readonly date: IsoDate;
  readonly list: PoolList;
}

/** The cohort of a list, and the list of a year later, by which it is known. */
export interface AnchorYear extends AnchorCohort {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

const YEAR = 12;

/**
 * The anchor cohort of each list that has a list a year later, and lists over the whole year before. Lists are in the order
 * of their dates.
 */
export function anchorSeries(lists: readonly DatedList[], group: GroupInYear = membersOf(null)): readonly AnchorYear[] {
  const between = (after: IsoDate, until: IsoDate): readonly PoolList[] =>
    lists.flatMap(({ date, list }) => (date > after && date <= until ? [list] : []));
  const first = lists[0]?.date;
  return lists.flatMap(({ date: from }) => {
    const [begin, to] = [addMonths(from, -YEAR), addMonths(from, YEAR)];
    // A list counts the games of the month before it, so that the first list of the year before is a month into it.
    const isCovered = first !== undefined && first <= addMonths(begin, 1);
    if (!isCovered || !lists.some(({ date }) => date === to)) return [];
    return [{ from, to, ...anchorCohort(between(begin, from), between(from, to), yearOf(from), group(yearOf(from))) }];
  });
}
