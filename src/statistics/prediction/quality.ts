import { blockBootstrap, type IntervalEstimate } from "../bootstrap.ts";
import { type Deviance, devianceFrom, lossOf } from "../calibration/deviance.ts";
import { GROUPS } from "../calibration/game-columns.ts";
import type { PeriodGames } from "../systems/system.ts";

/** How well one system predicted, and how far that is from the first of them. */
export interface PredictionQuality {
  readonly name: string;
  readonly deviance: Deviance;
  /** Of the first system: null. Below 0 this system predicted better. */
  readonly difference: { readonly nats: IntervalEstimate; readonly brier: IntervalEstimate } | null;
}

export interface PredictionReport {
  /** Games that every system predicted. */
  readonly games: number;
  readonly systems: readonly PredictionQuality[];
  /** What the intervals draw: quarters of a year, or events where there are too few quarters. */
  readonly blocks: { readonly count: number; readonly by: "quarter" | "event" | null };
}

/** What is asked of the games of a month. */
type ScoredGames = Pick<PeriodGames, "month" | "games" | "score" | "event">;

export const PAIRED_RESAMPLES = 2_000;
const QUARTER = 3;
/** With fewer blocks no interval can be told. */
const [QUARTERS_MIN, EVENTS_MIN] = [8, 20];

/**
 * Collects predictions of several systems for the same games, month after month. Differences are paired: a block is drawn
 * for all systems at once, because a surprising month is surprising to each of them.
 */
export function predictionQuality(names: readonly string[]) {
  const quarters = new Map<number, Float64Array>();
  const events = Array.from({ length: GROUPS }, () => sumsFor(names));
  return {
    add: (month: ScoredGames, predictions: readonly Float64Array[]): void => {
      const quarter = Math.floor(month.month / QUARTER);
      const sums = quarters.get(quarter) ?? sumsFor(names);
      quarters.set(quarter, sums);
      addMonth(month, predictions, sums, events);
    },
    report: (): PredictionReport => reportOf(names, [...quarters.values()], events),
  };
}

/** Games, then loss and squares of each system. */
const sumsFor = (names: readonly string[]): Float64Array => new Float64Array(1 + 2 * names.length);

function addMonth(
  { games, score, event }: ScoredGames,
  predictions: readonly Float64Array[],
  quarter: Float64Array,
  events: readonly Float64Array[],
): void {
  for (let game = 0; game < games; game++) {
    if (predictions.some((each) => Number.isNaN(each[game]!))) continue;
    const group = events[event[game]! % GROUPS]!;
    const scored = score[game]! / 2;
    quarter[0]! += 1;
    group[0]! += 1;
    for (let system = 0, at = 1; system < predictions.length; system++, at += 2) {
      const expected = predictions[system]![game]!;
      const [loss, square] = [lossOf(scored, expected), (scored - expected) ** 2];
      quarter[at]! += loss;
      quarter[at + 1]! += square;
      group[at]! += loss;
      group[at + 1]! += square;
    }
  }
}

function reportOf(
  names: readonly string[],
  quarters: readonly Float64Array[],
  events: readonly Float64Array[],
): PredictionReport {
  const [byQuarter, byEvent] = [quarters, events].map((each) => each.filter((sums) => sums[0]! > 0));
  const by = byQuarter!.length >= QUARTERS_MIN ? "quarter" : byEvent!.length >= EVENTS_MIN ? "event" : null;
  const blocks = by === "event" ? byEvent! : byQuarter!;
  const total = (at: number): number => blocks.reduce((sum, block) => sum + block[at]!, 0);
  const games = total(0);
  const intervals = by === null ? [] : differenceIntervals(blocks, names.length);
  const differenceOf = (system: number, what: 0 | 1): IntervalEstimate => {
    if (games === 0) return { value: null, low: null, high: null };
    const value = differenceIn(total, system, what);
    return { value, ...(intervals[2 * (system - 1) + what] ?? { low: null, high: null }) };
  };
  const systems = names.map((name, system) => ({
    name,
    deviance: devianceFrom({ games, loss: total(1 + 2 * system), squares: total(2 + 2 * system) }),
    difference: system === 0 ? null : { nats: differenceOf(system, 0), brier: differenceOf(system, 1) },
  }));
  return { games, systems, blocks: { count: by === null ? 0 : blocks.length, by } };
}

/** Of a system from the first: mean loss in nats × 100, or mean square. */
const differenceIn = (sums: (at: number) => number, system: number, what: 0 | 1): number =>
  ((what === 0 ? 100 : 1) * (sums(1 + 2 * system + what) - sums(1 + what))) / sums(0);

function differenceIntervals(blocks: readonly Float64Array[], systems: number) {
  const sums = Array.from({ length: 1 + 2 * systems }, (_, at) => Float64Array.from(blocks, (block) => block[at]!));
  const statistics = Array.from(
    { length: 2 * (systems - 1) },
    (_, index) => (totals: Float64Array) =>
      differenceIn((at) => totals[at]!, 1 + Math.floor(index / 2), (index % 2) as 0 | 1),
  );
  return blockBootstrap(sums, statistics, PAIRED_RESAMPLES);
}
