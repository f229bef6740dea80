import type { IntervalEstimate } from "../bootstrap.ts";
import { decimalPlaces } from "../decimal-places.ts";
import type { Band } from "./bands.ts";
import { type Calibration, calibrate } from "./calibration.ts";
import type { Deviance } from "./deviance.ts";
import { gamesOfYear, type MonitoredGames, yearsOf } from "./game-columns.ts";

/** A calibration as files and programs get it, with as many decimals as mean something. */
export type CalibrationReport = Omit<Calibration, "blocks">;

export interface YearReport extends CalibrationReport {
  readonly year: number;
}

/** All games together, and each year by itself where there are several. */
export function calibrationReport(columns: MonitoredGames): CalibrationReport & {
  readonly years: readonly YearReport[];
  readonly blocks: Calibration["blocks"];
} {
  const years = yearsOf(columns);
  const whole = calibrate(columns);
  return {
    ...shortened(whole),
    years: years.length < 2 ? [] : years.map((year) => ({ year, ...shortened(calibrate(gamesOfYear(columns, year))) })),
    blocks: whole.blocks,
  };
}

const shortened = ({ games, deflationIndex, scale, slope, bands, deviance }: Calibration): CalibrationReport => ({
  games,
  deflationIndex: estimateReport(deflationIndex, 4),
  scale: estimateReport(scale, 1),
  slope: estimateReport(slope, 4),
  bands: bands.map(band),
  deviance: devianceReport(deviance),
});

export const estimateReport = ({ value, low, high }: IntervalEstimate, places: number): IntervalEstimate => ({
  value: decimalPlaces(value, places),
  low: decimalPlaces(low, places),
  high: decimalPlaces(high, places),
});

const band = ({ expected, scored, difference, standardError, detectable, ...rest }: Band): Band => ({
  from: rest.from,
  to: rest.to,
  games: rest.games,
  expected: decimalPlaces(expected, 4),
  scored: decimalPlaces(scored, 4),
  difference: decimalPlaces(difference, 4),
  standardError: decimalPlaces(standardError, 5),
  detectable: decimalPlaces(detectable, 4),
  flag: rest.flag,
});

export const devianceReport = ({ log10, nats, scaled, brier }: Deviance): Deviance => ({
  log10: decimalPlaces(log10, 5),
  nats: decimalPlaces(nats, 3),
  scaled: decimalPlaces(scaled, 3),
  brier: decimalPlaces(brier, 5),
});
