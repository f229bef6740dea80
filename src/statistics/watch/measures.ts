import type { Measure } from "../../domain/codes/monitor.ts";
import { type IsoDate, yearOf } from "../../domain/dates.ts";
import { expectations } from "../calibration/expectation.ts";
import { anchorSeries } from "../lists/anchor-series.ts";
import { type Group, type GroupInYear, membersOf } from "../lists/groups.ts";
import { movementBetween } from "../lists/movement.ts";
import { eachPair } from "../lists/pairs.ts";
import type { PoolList } from "../lists/pool-list.ts";
import { fitSlope, logistic } from "../logistic.ts";
import { ClusterSums, type Measured } from "./cluster-mean.ts";
import { type ListSums, listSums } from "./list-sums.ts";
import type { PoolPeriod } from "./period.ts";

/** The measures as of one list; null where there is not enough to know. */
export interface ListMeasures extends Readonly<Record<Measure, Measured | null>> {
  readonly date: IsoDate;
}

/** Games of this many lists are taken together, and players are new for as long. */
const WINDOW = 12;

/** Every list with its measures: by the games of the year up to it; of a group alone, where one is given. */
export function measuresOf(
  periods: readonly PoolPeriod[],
  group: GroupInYear = membersOf(null),
): readonly ListMeasures[] {
  const tables = expectations();
  const firstSeen = new Map<number, number>();
  const sums = periods.map((period, index) => {
    if (index > 0) noteEntrants(periods[index - 1]!.list, period.list, index, firstSeen);
    const isNew = (id: number): boolean => index - (firstSeen.get(id) ?? Number.NEGATIVE_INFINITY) < WINDOW;
    return listSums(period, tables, { isNew, group: group(yearOf(period.date)) });
  });
  const idle = periods
    .slice(1)
    .map(({ list, date }, index) => idlePoints(periods[index]!.list, list, group(yearOf(date))));
  const anchors = new Map(anchorSeries(periods, group).map((each) => [each.to, each]));
  return periods.map(({ date }, index) => {
    const window = index + 1 < WINDOW ? [] : sums.slice(index + 1 - WINDOW, index + 1);
    const anchor = anchors.get(date);
    return {
      date,
      index: meanOf(window, "index"),
      scale: scaleOf(window),
      anchor:
        anchor === undefined || anchor.change === null || anchor.standardError === null
          ? null
          : { value: anchor.change, error: anchor.standardError },
      juniors: meanOf(window, "juniors"),
      newcomers: index + 1 < 2 * WINDOW ? null : meanOf(window, "newcomers"),
      idle: idleOf(idle, index),
      others: meanOf(window, "others"),
    };
  });
}

/** Players who are on a list and not on the one before; those who return stay as new as they were. */
function noteEntrants(before: PoolList, after: PoolList, index: number, firstSeen: Map<number, number>): void {
  eachPair(before, after, (one, other) => {
    const id = after.id[other];
    if (one === -1 && id !== undefined && !firstSeen.has(id)) firstSeen.set(id, index);
  });
}

function meanOf(window: readonly ListSums[], measure: "index" | "juniors" | "newcomers" | "others"): Measured | null {
  const sums = new ClusterSums();
  for (const each of window) sums.addAll(each[measure]);
  return sums.mean();
}

/** The best logistic scale, with an error by the information of the fit. */
function scaleOf(window: readonly ListSums[]): Measured | null {
  const first = window[0];
  if (first === undefined) return null;
  const outcomes = Array.from(first.counts, (_, difference) => ({
    x: difference,
    count: window.reduce((sum, { counts }) => sum + counts[difference]!, 0),
    scored: window.reduce((sum, { scored }) => sum + scored[difference]!, 0) / 2,
  })).filter(({ count }) => count > 0);
  const slope = fitSlope(outcomes, Math.LN10 / 400);
  if (slope === null || slope <= 0) return null;
  const information = outcomes.reduce((sum, { x, count }) => {
    const p = logistic(slope * x);
    return sum + x * x * count * p * (1 - p);
  }, 0);
  const value = Math.LN10 / slope;
  return { value, error: value / slope / Math.sqrt(information) };
}

/** Points that ratings moved by without a game from one list to the next, for each player. */
const idlePoints = (before: PoolList, after: PoolList, group: Group): number =>
  movementBetween(before, after, { group }).idleMovers.points / Math.max(1, playersIn(after, group));

const playersIn = (list: PoolList, group: Group): number =>
  list.rating.reduce((players, rating, place) => players + (group(list, place, rating) ? 1 : 0), 0);

/** The same over a year; this is counted, not estimated. */
function idleOf(steps: readonly number[], index: number): Measured | null {
  if (index < WINDOW) return null;
  return { value: steps.slice(index - WINDOW, index).reduce((sum, each) => sum + each, 0), error: 0 };
}
