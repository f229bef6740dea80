import { latestOfEach } from "../../../domain/codes/monitor.ts";
import { counted, decimals, monthText, signed, withMinus } from "../../../words/numbers.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import type { ScaleVerdict } from "../../../words/types/scale-report-words.ts";
import { type Estimated, LAST_LISTS, type Numbers } from "./numbers.ts";

type Words = Pick<Catalogue, "language" | "scaleReport">;

/** What a commission should know before it looks at a chart, in sentences; nothing is said of what is not known. */
export function findings(words: Words, numbers: Numbers, isWholePool: boolean): readonly string[] {
  return [
    ...(isWholePool ? [alarmFinding(words, numbers)] : []),
    ...scaleFindings(words, numbers),
    ...levelFindings(words, numbers),
    ...ledgerFinding(words, numbers),
  ];
}

function alarmFinding({ scaleReport: { report } }: Words, { alarms }: Numbers): string {
  const latest = latestOfEach(alarms);
  const open = latest.filter(({ acknowledged }) => acknowledged === null).length;
  return report.alarms(open, latest.length - open);
}

function scaleFindings(words: Words, { deflationIndex, scale, bands }: Numbers): readonly string[] {
  const { report } = words.scaleReport;
  const verdict = verdictOf(deflationIndex);
  if (verdict === "unknown") return [report.index.unknown("", "", "")];
  const number = (value: number | null, places: number): string =>
    withMinus(decimals(words.language, value ?? 0, places));
  const texts = ({ value, low, high }: Estimated, places: number) =>
    [number(value, places), number(low, places), number(high, places)] as const;
  return [
    report.index[verdict](...texts(deflationIndex, 2)),
    ...(isKnown(scale) ? [report.scale(...texts(scale, 0))] : []),
    report.bands(bands.filter(({ flag }) => flag).length, bands.length),
  ];
}

const isKnown = ({ value, low, high }: Estimated): boolean => value !== null && low !== null && high !== null;

function verdictOf({ value, low, high }: Estimated): ScaleVerdict {
  if (value === null || low === null || high === null) return "unknown";
  if (low > 0) return "stretched";
  return high < 0 ? "compressed" : "holds";
}

/** A median of fewer says nothing; the table has it. */
const COHORT_MIN = 10;

function levelFindings(words: Words, { anchors, levels }: Numbers): readonly string[] {
  const { report } = words.scaleReport;
  const change = (value: number): string => withMinus(signed(decimals(words.language, value)));
  const month = (date: string): string => monthText(words.language, date);
  const anchor = anchors.at(-1);
  const year = levels.slice(-LAST_LISTS - 1);
  const [first, last] = [year[0], year.at(-1)];
  const steps = year.slice(1).map(({ step }) => step);
  const sum = (part: "composition" | "within"): number => steps.reduce((all, step) => all + (step?.[part] ?? 0), 0);
  const isMoved = first !== undefined && last !== undefined && first.median !== null && last.median !== null;
  return [
    ...(anchor === undefined || anchor.change === null || anchor.players < COHORT_MIN
      ? []
      : [report.anchor(change(anchor.change), anchor.players, month(anchor.from), month(anchor.to))]),
    ...(isMoved && steps.length > 0
      ? [
          report.median(
            decimals(words.language, first.median ?? 0),
            decimals(words.language, last.median ?? 0),
            change(sum("composition")),
            change(sum("within")),
            month(first.date),
          ),
        ]
      : []),
  ];
}

function ledgerFinding(words: Words, { ledger, levels }: Numbers): readonly string[] {
  const year = ledger.slice(-LAST_LISTS);
  if (year.length === 0) return [];
  const { report } = words.scaleReport;
  const points = (hundredths: number): string => withMinus(signed(counted(words.language, hundredths / 100)));
  const changed = year.reduce((sum, { before, after }) => sum + after - before, 0);
  const before = levels[levels.findIndex(({ date }) => date === year[0]?.date) - 1];
  const rest = year.reduce((sum, each) => sum + each.rest, 0);
  return [
    `${report.points(points(changed), monthText(words.language, before?.date ?? ""))} ${rest === 0 ? report.accounted : report.unaccounted(points(rest))}`,
  ];
}
