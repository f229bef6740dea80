import { Type } from "typebox";
import { ALARM_CODES, MEASURES } from "../../domain/codes/monitor.ts";
import type { StatedAlarm } from "../../periods/monitor/alarms.ts";
import type { OfficeWatch } from "../../periods/monitor/office-watch.ts";
import { Text, Whole } from "../http/schemas.ts";

const NullableNumber = Type.Union([Type.Number(), Type.Null()]);
const Estimate = Type.Object({ value: NullableNumber, low: NullableNumber, high: NullableNumber });
const Measured = Type.Union([Type.Object({ value: Type.Number(), error: Type.Number() }), Type.Null()]);
const Residual = { games: Whole, residual: NullableNumber, standardError: NullableNumber };
const Hundredths = Type.Integer();
const Points = Type.Object({ players: Whole, points: Type.Integer() });
const PointsAndMedian = Type.Object({ players: Whole, points: Type.Integer(), median: NullableNumber });
const Span = { from: NullableNumber, to: NullableNumber };
const PerGame = Type.Object({ ...Span, games: Whole, points: Type.Integer(), perGame: NullableNumber });

/** From the list before to this one; null of the first. */
const Step = Type.Object({
  ...{ composition: NullableNumber, within: NullableNumber, entrants: PointsAndMedian, leavers: PointsAndMedian },
  ...{ played: Points, idle: Points, uncounted: Points, unexplained: Type.Integer() },
});

const Level = Type.Object({
  ...{ list: Text, date: Text, players: Whole, median: NullableNumber },
  ...{ standardDeviation: NullableNumber, adultsDeviation: NullableNumber, topMean: NullableNumber },
  atLeast: Type.Array(Type.Object({ rating: Whole, players: Whole })),
  ranks: Type.Array(Type.Object({ rank: Whole, rating: NullableNumber })),
  step: Type.Union([Step, Type.Null()]),
});

export const MonitorNumbers = Type.Object({
  games: Whole,
  lists: Whole,
  alarms: Type.Array(
    Type.Object({
      code: Type.Enum(ALARM_CODES),
      date: Text,
      value: Type.Number(),
      usual: Type.Number(),
      limit: Type.Number(),
      list: Text,
      /** When the office acknowledged it, and why; null: it is open. */
      acknowledged: Type.Union([Type.Object({ day: Text, reason: Text }), Type.Null()]),
    }),
  ),
  /** The oldest list first; each from the games of the twelve lists up to it. */
  measures: Type.Array(
    Type.Object({ date: Text, ...(Object.fromEntries(MEASURES.map((name) => [name, Measured])) as MeasureSchemas) }),
  ),
  deflationIndex: Estimate,
  scale: Estimate,
  slope: Estimate,
  bands: Type.Array(
    Type.Object({
      ...{ from: Whole, to: Whole, games: Whole },
      ...{ expected: Type.Number(), scored: Type.Number(), difference: Type.Number() },
      ...{ standardError: Type.Number(), detectable: Type.Number(), flag: Type.Boolean() },
    }),
  ),
  /** Active players of each list, the oldest first, and what happened since the list before. */
  levels: Type.Array(Level),
  /** Points of players with games over the last twelve lists, by age and by rating before. */
  perGame: Type.Object({ ages: Type.Array(PerGame), ratings: Type.Array(PerGame) }),
  /** Players whose strength is taken to be stable: their median change in a year. */
  anchors: Type.Array(
    Type.Object({ from: Text, to: Text, players: Whole, change: NullableNumber, standardError: NullableNumber }),
  ),
  /** In hundredths of a point; what is left is 0. Of all players alone. */
  ledger: Type.Array(
    Type.Object({
      ...{ list: Text, date: Text, before: Hundredths, after: Hundredths, games: Hundredths, rounding: Hundredths },
      ...{ corrections: Hundredths, oneTimeChanges: Hundredths, entrants: Hundredths, leavers: Hundredths },
      ...{ floor: Hundredths, rest: Hundredths },
    }),
  ),
  /** Active players by classes of 50 points, on the last list of each year. */
  distributions: Type.Array(Type.Object({ date: Text, from: Whole, width: Whole, players: Type.Array(Whole) })),
  /** Scored less expected in the last twelve lists. */
  ages: Type.Array(Type.Object({ ...Span, ...Residual })),
  ratings: Type.Array(Type.Object({ ...Span, ...Residual })),
  sexes: Type.Array(Type.Object({ sex: Text, ...Residual })),
  /** Offsets in points from games against each other: above 0 rated too low. Of all players alone. */
  federations: Type.Array(
    Type.Object({ federation: Text, games: Whole, residual: Type.Number(), offset: Type.Number() }),
  ),
});

type MeasureSchemas = Record<(typeof MEASURES)[number], typeof Measured>;

/** What pages, the API and the report show of what is watched. */
export const monitorNumbers = (
  { calibration, lists, groups, steps, ...watch }: OfficeWatch,
  alarms: readonly StatedAlarm[],
) => ({
  games: calibration.games,
  lists: lists.length,
  alarms: [...alarms],
  measures: watch.measures.map((each) => ({ ...each })),
  deflationIndex: calibration.deflationIndex,
  scale: calibration.scale,
  slope: calibration.slope,
  bands: [...calibration.bands],
  levels: lists.map((each, at) => levelOf(each, steps[at - 1] ?? null)),
  perGame: {
    ages: perGame(steps, (step) => step.ages),
    ratings: perGame(steps, (step) => step.bands),
  },
  anchors: watch.anchorCohorts.map((each) => ({ ...each })),
  ledger: [...watch.ledger],
  distributions: watch.distributions.map((each) => ({ ...each, players: [...each.players] })),
  ages: [...groups.ages],
  ratings: [...groups.ratings],
  sexes: [...groups.sexes],
  federations: [...watch.federations],
});

type ListOf = OfficeWatch["lists"][number];
type StepOf = OfficeWatch["steps"][number];

function levelOf(list: ListOf, step: StepOf | null) {
  const { players, median, standardDeviation, adultsDeviation, topMean, atLeast, ranks } = list;
  return {
    ...{ list: list.list, date: list.date ?? "", players, median, standardDeviation, adultsDeviation, topMean },
    atLeast: [...atLeast],
    ranks: [...ranks],
    step: step && {
      ...{ composition: step.median.composition, within: step.median.within },
      ...{ entrants: step.entrants, leavers: step.leavers, unexplained: step.unexplained },
      ...{ played: step.played, idle: step.idleMovers, uncounted: step.uncounted },
    },
  };
}

/** A year of lists. */
const LAST_LISTS = 12;

function perGame(steps: readonly StepOf[], spansOf: (step: StepOf) => StepOf["bands"]) {
  const last = steps.slice(-LAST_LISTS).map(spansOf);
  return (last[0] ?? []).map(({ from, to }, at) => {
    const [games, points] = [sum(last, (spans) => spans[at]!.games), sum(last, (spans) => spans[at]!.points)];
    return { from, to, games, points, perGame: games === 0 ? null : Math.round((points / games) * 1000) / 1000 };
  });
}

const sum = <Each>(all: readonly Each[], of: (each: Each) => number): number =>
  all.reduce((total, each) => total + of(each), 0);
