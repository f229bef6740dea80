import type { Measure } from "../../domain/codes/monitor.ts";
import { MEASURES } from "../../domain/codes/monitor.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { gameColumns } from "../calibration/game-columns.ts";
import { calibrationReport } from "../calibration/report.ts";
import { decimalPlaces } from "../decimal-places.ts";
import { type Distribution, yearlyDistributions } from "../lists/distribution.ts";
import { type ListSeriesReport, listSeriesReport } from "../lists/series-report.ts";
import { type Alarm, alarmsOf } from "./alarms.ts";
import type { Measured } from "./cluster-mean.ts";
import { type FederationOffset, federationOffsets } from "./federation-offsets.ts";
import { type GroupResiduals, groupResiduals } from "./group-residuals.ts";
import { type ListMeasures, measuresOf } from "./measures.ts";
import type { PoolPeriod } from "./period.ts";

/** Everything that is watched, over all lists of a pool. */
export interface WatchReport extends ListSeriesReport {
  /** Of all games, and by year. */
  readonly calibration: ReturnType<typeof calibrationReport>;
  readonly measures: readonly ListMeasures[];
  readonly alarms: readonly Alarm[];
  /** Of the games of the last lists. */
  readonly groups: GroupResiduals;
  readonly federations: readonly FederationOffset[];
  /** Of the last list of each year. */
  readonly distributions: readonly Distribution[];
}

/** Groups and federations are those of the last year. */
const LAST_LISTS = 12;

export interface NamedPeriod extends PoolPeriod {
  readonly name: string;
}

export function watchReport(periods: readonly NamedPeriod[]): WatchReport {
  const measures = measuresOf(periods);
  const last = periods.slice(-LAST_LISTS);
  return {
    ...listSeriesReport(periods),
    calibration: calibrationReport(allGames(periods)),
    measures: measures.map(shortened),
    alarms: alarmsOf(measures).map(shortAlarm),
    groups: groupResiduals(last),
    federations: federationOffsets(last),
    distributions: yearlyDistributions(periods),
  };
}

function allGames(periods: readonly PoolPeriod[]) {
  const { add, columns } = gameColumns();
  for (const { games, edition, date } of periods)
    for (let game = 0; game < games.games; game++) {
      const [white, black, score] = [games.whiteRating[game]!, games.blackRating[game]!, games.score[game]!];
      add({ white, black, score, edition, date, event: `${date} ${games.event[game]}` });
    }
  return columns();
}

/** With as many decimals as mean something. */
const PLACES: Readonly<Record<Measure, number>> = { index: 3, scale: 1, anchor: 2, juniors: 4, newcomers: 4, idle: 3 };

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
