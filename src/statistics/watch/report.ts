import type { Measure } from "../../domain/codes/monitor.ts";
import { MEASURES } from "../../domain/codes/monitor.ts";
import { type IsoDate, yearOf } from "../../domain/dates.ts";
import { groupText, type PoolGroup } from "../../domain/pool-groups.ts";
import { gameColumns } from "../calibration/game-columns.ts";
import { calibrationReport } from "../calibration/report.ts";
import { decimalPlaces } from "../decimal-places.ts";
import { type Distribution, yearlyDistributions } from "../lists/distribution.ts";
import { type GroupInYear, membersOf } from "../lists/groups.ts";
import { placeOf } from "../lists/place-of.ts";
import { type ListSeriesReport, listSeriesReport } from "../lists/series-report.ts";
import { type Alarm, alarmsOf } from "./alarms.ts";
import type { Measured } from "./cluster-mean.ts";
import { type FederationOffset, federationOffsets } from "./federation-offsets.ts";
import { type GroupResiduals, groupResiduals } from "./group-residuals.ts";
import { type ListMeasures, measuresOf } from "./measures.ts";
import type { PoolPeriod } from "./period.ts";

/** Everything that is watched, over all lists of a pool. */
export interface WatchReport extends ListSeriesReport {
  /** As it is written in addresses and commands; null: the whole pool. */
  readonly group: string | null;
  /** Of all games, and by year; of a group those in which both players are of it. */
  readonly calibration: ReturnType<typeof calibrationReport>;
  readonly measures: readonly ListMeasures[];
  /** Of the whole pool: the thresholds were found on whole pools. */
  readonly alarms: readonly Alarm[];
  /** Of the games of the last lists. */
  readonly groups: GroupResiduals;
  /** Of the whole pool. */
  readonly federations: readonly FederationOffset[];
  /** Of the last list of each year. */
  readonly distributions: readonly Distribution[];
}

/** Groups and federations are those of the last year. */
const LAST_LISTS = 12;

export interface NamedPeriod extends PoolPeriod {
  readonly name: string;
}

export function watchReport(periods: readonly NamedPeriod[], of: PoolGroup | null = null): WatchReport {
  const group = membersOf(of);
  const measures = measuresOf(periods, group);
  const last = periods.slice(-LAST_LISTS);
  return {
    group: of && groupText(of),
    ...listSeriesReport(periods, group),
    calibration: calibrationReport(allGames(periods, group)),
    measures: measures.map(shortened),
    alarms: of === null ? alarmsOf(measures).map(shortAlarm) : [],
    groups: groupResiduals(last, group),
    federations: of === null ? federationOffsets(last) : [],
    distributions: yearlyDistributions(periods, group),
  };
}

function allGames(periods: readonly PoolPeriod[], group: GroupInYear) {
  const { add, columns } = gameColumns();
  for (const { games, list, edition, date } of periods) {
    const isIn = group(yearOf(date));
    for (let game = 0; game < games.games; game++) {
      const [white, black, score] = [games.whiteRating[game]!, games.blackRating[game]!, games.score[game]!];
      const isOne = isIn(list, placeOf(list, games.white[game]!), white);
      if (!isOne || !isIn(list, placeOf(list, games.black[game]!), black)) continue;
      add({ white, black, score, edition, date, event: `${date} ${games.event[game]}` });
    }
  }
  return columns();
}

/** With as many decimals as mean something. */
const PLACES: Readonly<Record<Measure, number>> = {
  index: 3,
  scale: 1,
  anchor: 2,
  juniors: 4,
  newcomers: 4,
  idle: 3,
  others: 4,
};

const shortened = ({ date, ...measures }: ListMeasures): ListMeasures => ({
  date: date as IsoDate,
  ...(Object.fromEntries(MEASURES.map((each) => [each, short(measures[each], PLACES[each])])) as Record<
    Measure,
    Measured | null
  >),
});

const short = (measured: Measured | null, places: number): Measured | null =>
  measured === null
    ? null
    : { value: decimalPlaces(measured.value, places), error: decimalPlaces(measured.error, places) };

const shortAlarm = (alarm: Alarm): Alarm => ({
  ...alarm,
  value: decimalPlaces(alarm.value, 4),
  usual: decimalPlaces(alarm.usual, 4),
});
