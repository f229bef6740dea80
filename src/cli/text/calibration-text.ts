import type { LeftOutReason } from "../../domain/codes/monitor.ts";
import { type IntervalEstimate, RESAMPLES } from "../../statistics/bootstrap.ts";
import type { Band } from "../../statistics/calibration/bands.ts";
import type { CalibrationReport, calibrationReport } from "../../statistics/calibration/report.ts";
import { decimals } from "../../words/numbers.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { World } from "../world.ts";
import { signed, tableText } from "./output.ts";

/** A calibration of files, with what was used and what was not. */
export interface CalibrationOfFiles extends ReturnType<typeof calibrationReport> {
  readonly editions: readonly { readonly edition: string; readonly games: number }[];
  readonly leftOut: Readonly<Record<LeftOutReason, number>>;
}

/** The calibration of games as tables for people. */
export function calibrationText(words: Catalogue, result: CalibrationOfFiles, world: World): readonly string[] {
  const { monitor } = words;
  const reasons = Object.entries(result.leftOut) as [LeftOutReason, number][];
  return [
    monitor.calibrated(result.games),
    ...result.editions.map(({ edition, games }) => `  ${monitor.byEdition(editionName(words, edition), games)}`),
    ...reasons.flatMap(([why, games]) => (games === 0 ? [] : [monitor.leftOut[why](games)])),
    "",
    ...measuresText(words, result, world),
    monitor.intervals[result.blocks.by](RESAMPLES),
    "",
    monitor.bands,
    ...bandsText(words, result.bands, world),
    ...(result.bands.some(({ flag }) => flag) ? [] : [monitor.nothingFlagged]),
    ...(result.years.length === 0 ? [] : ["", monitor.years, ...yearsText(words, result, world)]),
  ];
}

type Measure = "deflationIndex" | "scale" | "slope";
const PLACES: Readonly<Record<Measure, number>> = { deflationIndex: 2, scale: 0, slope: 3 };
const MEASURES = Object.keys(PLACES) as readonly Measure[];

function measuresText(words: Catalogue, result: CalibrationReport, world: World): readonly string[] {
  const { measures, ideal, heads } = words.monitor;
  const { log10, nats, scaled, brier } = result.deviance;
  const rows = [
    ...MEASURES.map((each) => [measures[each], ...estimateText(words, result[each], PLACES[each]), ideal[each]]),
    [measures.log10, number(words, log10, 5), "", ideal.log10],
    [measures.nats, number(words, nats, 2), "", ideal.nats],
    [measures.scaled, number(words, scaled, 2), "", ideal.scaled],
    [measures.brier, number(words, brier, 4), "", ""],
  ];
  return tableText([heads.measure, heads.value, heads.interval, heads.ideal], rows, world);
}

function bandsText(words: Catalogue, bands: readonly Band[], world: World): readonly string[] {
  const { heads, flagged } = words.monitor;
  const rows = bands.map((band) => [
    `${band.from}–${band.to}`,
    String(band.games),
    number(words, band.expected, 3),
    number(words, band.scored, 3),
    signed(number(words, band.difference, 3)),
    number(words, band.standardError, 4),
    number(words, band.detectable, 3),
    band.flag ? flagged : "",
  ]);
  const columns = [heads.difference, heads.games, heads.expected, heads.scored, heads.deviation];
  return tableText([...columns, heads.standardError, heads.detectable, heads.flag], rows, world);
}

function yearsText(words: Catalogue, { years }: CalibrationOfFiles, world: World): readonly string[] {
  const { heads, measures } = words.monitor;
  const rows = years.map((each) => [
    String(each.year),
    String(each.games),
    ...estimateText(words, each.deflationIndex, 2),
    ...estimateText(words, each.scale, 0),
    number(words, each.slope.value, 3),
    number(words, each.deviance.scaled, 2),
  ]);
  const columns = [heads.year, heads.games, measures.deflationIndex, heads.interval, measures.scale, heads.interval];
  return tableText([...columns, measures.slope, measures.scaled], rows, world);
}

const number = (words: Catalogue, value: number | null, places: number): string =>
  value === null ? "–" : decimals(words.language, value, places);

const estimateText = (words: Catalogue, { value, low, high }: IntervalEstimate, places: number): readonly string[] => [
  number(words, value, places),
  low === null || high === null ? "–" : `${number(words, low, places)} … ${number(words, high, places)}`,
];
