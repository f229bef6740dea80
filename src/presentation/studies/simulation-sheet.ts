import type { ValueSpan } from "../../domain/pool-groups.ts";
import type { SimulationReport, SimulationSettings } from "../../statistics/simulation/report.ts";
import type { AgainstTruth } from "../../statistics/simulation/truth.ts";
import { decimals, signed } from "../../words/numbers.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { SheetSection } from "./sheet.ts";

/** Simulated pools for people, one edition after the other. */
export function simulationSheet(
  words: Catalogue,
  { seed, players, lists }: SimulationSettings,
  reports: readonly SimulationReport[],
): readonly SheetSection[] {
  const says = words.study.simulation;
  return reports.flatMap((report) => [
    {
      title: editionName(words, report.edition),
      lines: [says.simulated(players, lists, report.games, seed)],
      table: null,
      notes: [],
    },
    tableOf(says.truthTitle, truthTable(words, report)),
    tableOf(says.newcomersTitle, newcomersTable(words, report)),
    ...cohortSection(words, report),
    tableOf(says.renewalTitle, renewalTable(words, report)),
  ]);
}

type Table = NonNullable<SheetSection["table"]>;
const tableOf = (title: string, table: Table): SheetSection => ({ title, lines: [], table, notes: [] });

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

function truthTable(words: Catalogue, { truth }: SimulationReport): Table {
  const { heads, all } = words.study.simulation;
  const rows = [
    [all, ...truthCells(words, truth.all)],
    ...truth.ages.map((each) => [`${heads.age} ${spanText(each)}`, ...truthCells(words, each)]),
    ...truth.levels.map((each) => [`${heads.strength} ${spanText(each)}`, ...truthCells(words, each)]),
  ];
  return { heads: [heads.group, heads.players, heads.bias, heads.error], rows };
}

function newcomersTable(words: Catalogue, { newcomers }: SimulationReport): Table {
  const { heads, afterGames } = words.study.simulation;
  const rows = newcomers.map((each) => [
    each.games === 0 ? heads.afterFirst : afterGames(each.games),
    ...truthCells(words, each),
  ]);
  return { heads: [heads.group, heads.players, heads.bias, heads.error], rows };
}

/** A cohort needs lists of two years. */
function cohortSection(words: Catalogue, { anchorCohorts, drift }: SimulationReport): readonly SheetSection[] {
  if (anchorCohorts.length === 0) return [];
  const { heads, drift: says } = words.study.simulation;
  const rows = anchorCohorts.map(({ from, to, players, change: moved }) => [
    from.slice(0, 7),
    to.slice(0, 7),
    String(players),
    change(words, moved, 1),
  ]);
  const table = { heads: [heads.from, heads.to, heads.players, heads.change], rows };
  return [{ title: words.monitor.movement.cohort, lines: [], table, notes: [says(change(words, drift, 2))] }];
}

function renewalTable(words: Catalogue, { renewal }: SimulationReport): Table {
  const { single, lists, article } = words.study.simulation.heads;
  const rows = renewal.map((each) => [
    String(each.K),
    number(words, each.games),
    number(words, each.inLists),
    each.article === null ? "" : String(each.article),
  ]);
  return { heads: ["K", single, lists, article], rows };
}
