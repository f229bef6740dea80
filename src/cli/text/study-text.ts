import type { ReplayLeftOutReason } from "../../domain/codes/monitor.ts";
import { PAIRED_RESAMPLES } from "../../statistics/prediction/quality.ts";
import type { ReplayReport, SystemReport } from "../../statistics/replay/report.ts";
import { decimals, monthText } from "../../words/numbers.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { World } from "../world.ts";
import { signed, tableText } from "./output.ts";

/** A replay, with what of files was not used. */
interface ReplayOfGames extends ReplayReport {
  readonly leftOut?: Readonly<Record<ReplayLeftOutReason, number>>;
}

/** A replay as a table for people: how well each system predicted. */
export function replayText(words: Catalogue, report: ReplayOfGames, world: World): readonly string[] {
  const { study, language } = words;
  const { from = "", to = "" } = report.months ?? {};
  return [
    study.replayed(report.games, report.players, monthText(language, from), monthText(language, to)),
    ...leftOutText(words, report.leftOut ?? {}),
    report.predicted === 0 ? study.nothingPredicted : study.predicted(report.predicted),
    ...(report.predicted === 0 ? [] : ["", ...qualityText(words, report, world)]),
  ];
}

type LeftOut = Readonly<Partial<Record<ReplayLeftOutReason, number>>>;

/** A line for each reason that occurred. */
export function leftOutText({ monitor, study }: Catalogue, leftOut: LeftOut): readonly string[] {
  const said = { ...monitor.leftOut, ...study.leftOut };
  const reasons = Object.entries(leftOut) as [ReplayLeftOutReason, number][];
  return reasons.flatMap(([why, games]) => (games === 0 ? [] : [said[why](games)]));
}

function qualityText(words: Catalogue, { systems, blocks }: ReplayReport, world: World): readonly string[] {
  const { heads, intervals, devianceNote, differenceNote } = words.study;
  const columns = [heads.system, "log10", "nats × 100", "%", "Brier", heads.difference, heads.interval];
  return [
    ...tableText(
      columns,
      systems.map((each) => systemRow(words, each)),
      world,
    ),
    devianceNote,
    differenceNote,
    intervals[blocks.by ?? "none"](PAIRED_RESAMPLES),
  ];
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
function systemName(
  words: Catalogue,
  { system, kind, parameters }: Pick<SystemReport, "system" | "kind" | "parameters">,
) {
  const { names } = words.study;
  if (Object.hasOwn(names, system)) return names[system as keyof typeof names];
  if (kind === "edition") return editionName(words, system);
  const values = Object.entries(parameters).map(([name, value]) => `${name} ${decimals(words.language, value)}`);
  return `${system.replace(/:.*/, "")} (${values.join(", ")})`;
}
