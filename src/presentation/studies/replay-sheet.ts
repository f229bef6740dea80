import type { ReplayLeftOutReason } from "../../domain/codes/monitor.ts";
import { PAIRED_RESAMPLES } from "../../statistics/prediction/quality.ts";
import type { ReplayReport, SystemReport } from "../../statistics/replay/report.ts";
import { decimals, monthText, signed } from "../../words/numbers.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { SheetSection } from "./sheet.ts";

/** A replay, with what of files was not used. */
interface ReplayOfGames extends ReplayReport {
  readonly leftOut?: Readonly<Record<ReplayLeftOutReason, number>>;
}

/** A replay for people: how well each system predicted. */
export function replaySheet(words: Catalogue, report: ReplayOfGames): readonly SheetSection[] {
  const { study, language } = words;
  const { from = "", to = "" } = report.months ?? {};
  const about: SheetSection = {
    title: study.replayed(report.games, report.players, monthText(language, from), monthText(language, to)),
    lines: leftOutText(words, report.leftOut ?? {}),
    table: null,
    notes: [report.predicted === 0 ? study.nothingPredicted : study.predicted(report.predicted)],
  };
  return report.predicted === 0 ? [about] : [about, qualitySection(words, report)];
}

type LeftOut = Readonly<Partial<Record<ReplayLeftOutReason, number>>>;

/** A line for each reason that occurred. */
export function leftOutText({ monitor, study }: Catalogue, leftOut: LeftOut): readonly string[] {
  const said = { ...monitor.leftOut, ...study.leftOut };
  const reasons = Object.entries(leftOut) as [ReplayLeftOutReason, number][];
  return reasons.flatMap(([why, games]) => (games === 0 ? [] : [said[why](games)]));
}

function qualitySection(words: Catalogue, { systems, blocks }: ReplayReport): SheetSection {
  const { heads, intervals, devianceNote, differenceNote } = words.study;
  return {
    title: null,
    lines: [],
    table: {
      heads: [heads.system, "log10", "nats × 100", "%", "Brier", heads.difference, heads.interval],
      rows: systems.map((each) => systemRow(words, each)),
    },
    notes: [devianceNote, differenceNote, intervals[blocks.by ?? "none"](PAIRED_RESAMPLES)],
  };
}

function systemRow(words: Catalogue, { deviance, difference, ...system }: SystemReport): readonly string[] {
  const number = (value: number | null, places: number): string =>
    value === null ? "–" : decimals(words.language, value, places);
  const { value = null, low = null, high = null } = difference?.nats ?? {};
  return [
    systemName(words, system),
    number(deviance.log10, 5),
    number(deviance.nats, 2),
    number(deviance.scaled, 2),
    number(deviance.brier, 4),
    difference === null ? "" : signed(number(value, 2)),
    low === null || high === null ? "" : `${signed(number(low, 2))} … ${signed(number(high, 2))}`,
  ];
}

/** Systems keep the names that people type, with the values they were used with. */
export function systemName(
  words: Catalogue,
  { system, kind, parameters }: Pick<SystemReport, "system" | "kind" | "parameters">,
) {
  const { names } = words.study;
  if (Object.hasOwn(names, system)) return names[system as keyof typeof names];
  if (kind === "edition") return editionName(words, system);
  const values = Object.entries(parameters).map(([name, value]) => `${name} ${decimals(words.language, value)}`);
  return `${system.replace(/:.*/, "")} (${values.join(", ")})`;
}
