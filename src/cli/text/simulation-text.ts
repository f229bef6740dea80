import type { ValueSpan } from "../../statistics/lists/groups.ts";
import type { SimulationReport, SimulationSettings } from "../../statistics/simulation/report.ts";
import type { AgainstTruth } from "../../statistics/simulation/truth.ts";
import { decimals } from "../../words/numbers.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { World } from "../world.ts";
import { signed, tableText } from "./output.ts";

/** Simulated pools as tables for people, one edition after the other. */
export function simulationText(
  words: Catalogue,
  { seed, players, lists }: SimulationSettings,
  reports: readonly SimulationReport[],
  world: World,
): readonly string[] {
  const says = words.study.simulation;
  return reports.flatMap((report, index) => [
    ...(index === 0 ? [] : [""]),
    editionName(words, report.edition),
    says.simulated(players, lists, report.games, seed),
    "",
    says.truthTitle,
    ...truthText(words, report, world),
    "",
    says.newcomersTitle,
    ...newcomersText(words, report, world),
    ...cohortText(words, report, world),
    "",
    says.renewalTitle,
    ...renewalText(words, report, world),
  ]);
}

const change = (words: Catalogue, value: number | null, places: number): string =>
  value === null ? "–" : signed(decimals(words.language, value, places));
const number = (words: Catalogue, value: number | null): string =>
  value === null ? "–" : decimals(words.language, value, 1);
const spanText = ({ from, to }: ValueSpan): string =>
  from === null ? `≤ ${to}` : to === null ? `≥ ${from}` : `${from}–${to}`;

const truthCells = (words: Catalogue, { players, bias, error }: AgainstTruth): readonly string[] => [
  String(players),
  change(words, bias, 1),
  number(words, error),
];

function truthText(words: Catalogue, { truth }: SimulationReport, world: World): readonly string[] {
  const { heads, all } = words.study.simulation;
  const rows = [
    [all, ...truthCells(words, truth.all)],
    ...truth.ages.map((each) => [`${heads.age} ${spanText(each)}`, ...truthCells(words, each)]),
    ...truth.levels.map((each) => [`${heads.strength} ${spanText(each)}`, ...truthCells(words, each)]),
  ];
  return tableText([heads.group, heads.players, heads.bias, heads.error], rows, world);
}

function newcomersText(words: Catalogue, { newcomers }: SimulationReport, world: World): readonly string[] {
  const { heads, afterGames } = words.study.simulation;
  const rows = newcomers.map((each) => [
    each.games === 0 ? heads.afterFirst : afterGames(each.games),
    ...truthCells(words, each),
  ]);
  return tableText([heads.group, heads.players, heads.bias, heads.error], rows, world);
}

/** A cohort needs lists of two years. */
function cohortText(words: Catalogue, { anchorCohorts, drift }: SimulationReport, world: World): readonly string[] {
  if (anchorCohorts.length === 0) return [];
  const { heads, drift: says } = words.study.simulation;
  const rows = anchorCohorts.map(({ from, to, players, change: moved }) => [
    from.slice(0, 7),
    to.slice(0, 7),
    String(players),
    change(words, moved, 1),
  ]);
  return [
    "",
    words.monitor.movement.cohort,
    ...tableText([heads.from, heads.to, heads.players, heads.change], rows, world),
    says(change(words, drift, 2)),
  ];
}

function renewalText(words: Catalogue, { renewal }: SimulationReport, world: World): readonly string[] {
  const { single, lists, article } = words.study.simulation.heads;
  const rows = renewal.map((each) => [
    String(each.K),
    number(words, each.games),
    number(words, each.inLists),
    each.article === null ? "" : String(each.article),
  ]);
  return tableText(["K", single, lists, article], rows, world);
}
