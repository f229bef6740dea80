import { blockBootstrap, type FromSums, type IntervalEstimate } from "../bootstrap.ts";
import { fitSlope, logistic } from "../logistic.ts";
import { type Band, calibrationBands } from "./bands.ts";
import { type Blocks, blocksOf } from "./blocks.ts";
import { capped, type Deviance, devianceOf } from "./deviance.ts";
import type { MonitoredGames } from "./game-columns.ts";
import { type Histogram, type HistogramCell, histogramOf } from "./histogram.ts";

/** How well the expectations of the regulations fit what was scored. */
export interface Calibration {
  readonly games: number;
  /** 100 × mean of expected less scored, of the higher-rated player: 0 where the scale is not stretched. */
  readonly deflationIndex: IntervalEstimate;
  /** s of 1/(1+10^(−D/s)) that fits best: over 400 the published scale is stretched. */
  readonly scale: IntervalEstimate;
  /** Of scores on the logit of the expectation: under 1 the expectations are too extreme. */
  readonly slope: IntervalEstimate;
  readonly bands: readonly Band[];
  readonly deviance: Deviance;
  readonly blocks: { readonly count: number; readonly by: Blocks["by"] };
}

/** The scale that ratings are meant to have. */
const NOMINAL_SCALE = 400;

export function calibrate(columns: MonitoredGames): Calibration {
  const histogram = histogramOf(columns);
  const blocks = blocksOf(columns);
  const fits = [fitted(histogram, byDifference, Math.LN10 / NOMINAL_SCALE), fitted(histogram, byLogit, 1)] as const;
  const [scale, slope] = fits;
  const index = histogram.cells.reduce((sum, each) => sum + deflation(each), 0) / histogram.games;
  const sums = blockSums(columns, blocks, [indexTerms(histogram), ...fits.map(({ terms }) => terms)]);
  const [ofIndex, ofScale, ofSlope] = blockBootstrap(sums, [
    (totals) => totals[0]! / totals[1]!,
    stepped(scale, 2, toScale),
    stepped(slope, 4, (value) => value),
  ]);
  return {
    games: columns.games,
    deflationIndex: estimate(columns.games === 0 ? null : index, ofIndex),
    scale: estimate(scale.value === null ? null : toScale(scale.value), ofScale),
    slope: estimate(slope.value, ofSlope),
    bands: calibrationBands(columns, blocks),
    deviance: devianceOf(histogram),
    blocks: { count: blocks.count, by: blocks.by },
  };
}

const estimate = (
  value: number | null,
  between: Pick<IntervalEstimate, "low" | "high"> | undefined,
): IntervalEstimate =>
  value === null || !Number.isFinite(value) || between === undefined
    ? { value: null, low: null, high: null }
    : { value, ...between };

/** In per cent of a point, for all games of a cell; of two equal ratings none is the higher. */
const deflation = ({ difference, expected, count, scored }: HistogramCell): number =>
  difference === 0 ? 0 : 100 * (expected * count - scored);

const byDifference = ({ difference }: HistogramCell): number => difference;
const byLogit = ({ expected }: HistogramCell): number => Math.log(capped(expected) / (1 - capped(expected)));

/** Where favourites score less than half, no scale fits. */
const toScale = (slope: number): number => (slope > 0 ? Math.LN10 / slope : Number.NaN);

/** What a game of a cell adds to two sums, by the score: the first by half points, the second whatever the score. */
interface Terms {
  readonly place: number;
  readonly ofScore: readonly [lost: number, drawn: number, won: number];
  readonly ofGame: number;
}

const indexTerms = ({ cells }: Histogram): readonly Terms[] =>
  cells.map((cell) => ({
    place: cell.place,
    ofScore: [deflationOf(cell, 0), deflationOf(cell, 0.5), deflationOf(cell, 1)],
    ofGame: 1,
  }));

const deflationOf = (cell: HistogramCell, scored: number): number => deflation({ ...cell, count: 1, scored });

interface Fit {
  readonly value: number | null;
  /** Gradient and information of the likelihood at the fit. */
  readonly terms: readonly Terms[];
}

function fitted({ cells }: Histogram, xOf: (cell: HistogramCell) => number, start: number): Fit {
  const value = fitSlope(
    cells.map((cell) => ({ x: xOf(cell), count: cell.count, scored: cell.scored })),
    start,
  );
  const terms = cells.map((cell): Terms => {
    const x = xOf(cell);
    const p = logistic((value ?? 0) * x);
    return { place: cell.place, ofScore: [-x * p, x * (0.5 - p), x * (1 - p)], ofGame: x * x * p * (1 - p) };
  });
  return { value, terms };
}

/** A resample's fit is one step of Newton from the fit of all games: a fit of its own would change it by far less than its interval. */
const stepped =
  ({ value }: Fit, at: number, to: (slope: number) => number): FromSums =>
  (totals) =>
    value === null ? Number.NaN : to(value + totals[at]! / totals[at + 1]!);

/** Two sums for each kind of terms, by block. */
function blockSums(
  { games, cell, expected }: MonitoredGames,
  { of, count }: Blocks,
  kinds: readonly (readonly Terms[])[],
): readonly Float64Array[] {
  return kinds.flatMap((terms) => {
    const [ofScore, ofGame] = [new Float64Array(expected.length * 3), new Float64Array(expected.length * 3)];
    for (const each of terms) {
      ofScore.set(each.ofScore, each.place * 3);
      ofGame.fill(each.ofGame, each.place * 3, each.place * 3 + 3);
    }
    const [byScore, byGame] = [new Float64Array(count), new Float64Array(count)];
    for (let game = 0; game < games; game++) {
      const [block, at] = [of[game]!, cell[game]!];
      byScore[block]! += ofScore[at]!;
      byGame[block]! += ofGame[at]!;
    }
    return [byScore, byGame];
  });
}
