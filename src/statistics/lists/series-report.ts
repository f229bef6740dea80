import { type IsoDate, yearOf } from "../../domain/dates.ts";
import { decimalPlaces } from "../decimal-places.ts";
import { type AnchorYear, anchorSeries } from "./anchor-series.ts";
import { type CrossSection, crossSection } from "./cross-section.ts";
import { type GroupInYear, membersOf } from "./groups.ts";
import { type MedianChange, medianChange } from "./median-change.ts";
import { type Movement, movementBetween, type PlayedSpan } from "./movement.ts";
import type { PoolList } from "./pool-list.ts";

/** A list of several, with its date where it is known. */
export interface ListOfSeries {
  readonly name: string;
  readonly date: IsoDate | null;
  readonly list: PoolList;
}

interface ListReport extends CrossSection {
  readonly list: string;
  readonly date: IsoDate | null;
}

export interface StepReport extends Movement {
  readonly from: string;
  readonly to: string;
  readonly median: MedianChange;
}

/** Lists one after the other: each by itself, what happened from each to the next, and the anchor cohorts of years. */
export interface ListSeriesReport {
  readonly lists: readonly ListReport[];
  readonly steps: readonly StepReport[];
  readonly anchorCohorts: readonly AnchorYear[];
}

export function listSeriesReport(
  lists: readonly ListOfSeries[],
  group: GroupInYear = membersOf(null),
): ListSeriesReport {
  const yearAt = ({ date }: ListOfSeries): number | null => (date === null ? null : yearOf(date));
  return {
    lists: lists.map((each) => ({
      list: each.name,
      date: each.date,
      ...shortSection(crossSection(each.list, { year: yearAt(each), group: group(yearAt(each)) })),
    })),
    steps: lists.slice(1).map((each, index) => {
      const before = lists[index]!;
      const year = yearAt(each);
      const movement = movementBetween(before.list, each.list, { year, group: group(year) });
      return {
        from: before.name,
        to: each.name,
        ...shortMovement(movement),
        median: medianChange(before.list, each.list, group(year)),
      };
    }),
    anchorCohorts: anchorSeries(
      lists.flatMap(({ date, list }) => (date === null ? [] : [{ date, list }])),
      group,
    ),
  };
}

const shortSection = (section: CrossSection): CrossSection => ({
  ...section,
  standardDeviation: decimalPlaces(section.standardDeviation, 1),
  adultsDeviation: decimalPlaces(section.adultsDeviation, 1),
  topMean: decimalPlaces(section.topMean, 1),
});

const shortMovement = (movement: Movement): Movement => ({
  ...movement,
  played: { ...movement.played, perGame: decimalPlaces(movement.played.perGame, 3) },
  bands: movement.bands.map(shortSpan),
  ages: movement.ages.map(shortSpan),
});

const shortSpan = (span: PlayedSpan): PlayedSpan => ({ ...span, perGame: decimalPlaces(span.perGame, 3) });
