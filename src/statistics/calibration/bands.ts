import { holm } from "../holm.ts";
import { normalAbove, Z_95_TWO_SIDED, Z_POWER_80 } from "../normal.ts";
import { BLOCKS_MIN, type Blocks } from "./blocks.ts";
import { DIFFERENCES } from "./expectation.ts";
import type { MonitoredGames } from "./game-columns.ts";

/** What the higher-rated players of one band of differences were expected to score, and scored. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly games: number;
  readonly expected: number;
  readonly scored: number;
  /** Scored less expected. */
  readonly difference: number;
  readonly standardError: number;
  /** The smallest deviation that would be found with 80 %. */
  readonly detectable: number;
  /** Whether the difference is beyond the tolerance, by Holm's correction over all bands. */
  readonly flag: boolean;
}

const BAND_WIDTH = 50;
/** A deviation up to here is no finding, however sure. */
const TOLERANCE = 0.01;
const LEVEL = 0.05;
/** With less variance than this many games of even chances would give, a band is too small to be tested. */
const VARIANCE_MIN = 10;

const BANDS = Math.ceil(DIFFERENCES / BAND_WIDTH);

/** Bands of 50 points that have games, from the smallest differences up. */
export function calibrationBands(columns: MonitoredGames, blocks: Blocks): readonly Band[] {
  const sums = bandSums(columns, blocks);
  const found = Array.from({ length: BANDS }, (_, band) => band).filter((band) => sums.games[band]! > 0);
  const measured = found.map((band) => measure(sums, band, blocks));
  const tested = measured.filter(({ isTested }) => isTested);
  const flags = holm(
    tested.map(({ probability }) => probability),
    LEVEL,
  );
  const flagged = new Set(tested.filter((_, index) => flags[index]));
  return measured.map((each) => ({ ...each.band, flag: flagged.has(each) }));
}

interface BandSums {
  readonly games: Float64Array;
  /** In hundredths. */
  readonly expected: Float64Array;
  readonly scored: Float64Array;
  /** Σ E (1 − E). */
  readonly variance: Float64Array;
  /** By block and band: games, and scored less expected in hundredths. */
  readonly blockGames: Float64Array;
  readonly blockResiduals: Float64Array;
}

function bandSums({ games, cell, expected }: MonitoredGames, { of, count }: Blocks): BandSums {
  const empty = (length: number) => new Float64Array(length);
  const sums: BandSums = {
    games: empty(BANDS),
    expected: empty(BANDS),
    scored: empty(BANDS),
    variance: empty(BANDS),
    blockGames: empty(count * BANDS),
    blockResiduals: empty(count * BANDS),
  };
  for (let game = 0; game < games; game++) {
    const place = Math.floor(cell[game]! / 3);
    const difference = place & (DIFFERENCES - 1);
    const band = Math.floor(difference / BAND_WIDTH);
    // Of two equal ratings none is higher: both are expected to score half, and count as having done so.
    const [own, scored] = [expected[place]!, difference === 0 ? 50 : (cell[game]! - place * 3) * 50];
    sums.games[band]! += 1;
    sums.expected[band]! += own;
    sums.scored[band]! += scored;
    sums.variance[band]! += (own * (100 - own)) / 10_000;
    const at = of[game]! * BANDS + band;
    sums.blockGames[at]! += 1;
    sums.blockResiduals[at]! += scored - own;
  }
  return sums;
}

function measure(sums: BandSums, band: number, blocks: Blocks) {
  const games = sums.games[band]!;
  const [expected, scored] = [sums.expected[band]! / games / 100, sums.scored[band]! / games / 100];
  const difference = (sums.scored[band]! - sums.expected[band]!) / games / 100;
  const standardError = Math.sqrt(clusterVariance(sums, band, blocks, difference) ?? sums.variance[band]!) / games;
  return {
    band: {
      from: band * BAND_WIDTH,
      to: (band + 1) * BAND_WIDTH - 1,
      games,
      expected,
      scored,
      difference,
      standardError,
      detectable: TOLERANCE + (Z_95_TWO_SIDED + Z_POWER_80) * standardError,
    },
    isTested: sums.variance[band]! >= VARIANCE_MIN,
    probability: beyondTolerance(difference, standardError),
  };
}

/** The variance of the sum of residuals, from how it differs between blocks; null where too few blocks have such games. */
function clusterVariance(sums: BandSums, band: number, { count }: Blocks, mean: number): number | null {
  let [squares, used] = [0, 0];
  for (let block = 0; block < count; block++) {
    const games = sums.blockGames[block * BANDS + band]!;
    if (games === 0) continue;
    used += 1;
    squares += (sums.blockResiduals[block * BANDS + band]! / 100 - mean * games) ** 2;
  }
  return used >= BLOCKS_MIN ? (squares * used) / (used - 1) : null;
}

/** How likely as large a difference is, were the true one just at the tolerance. */
function beyondTolerance(difference: number, standardError: number): number {
  if (standardError === 0) return Math.abs(difference) > TOLERANCE ? 0 : 1;
  const found = Math.abs(difference);
  return normalAbove((found - TOLERANCE) / standardError) + normalAbove((found + TOLERANCE) / standardError);
}
