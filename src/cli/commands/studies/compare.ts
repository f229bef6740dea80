import type { Command } from "commander";
import {
  POOL_LIMITS,
  type SimulationWished,
  simulationRequested,
} from "../../../periods/monitor/simulation-request.ts";
import { replaySheet } from "../../../presentation/studies/replay-sheet.ts";
import type { SheetSection } from "../../../presentation/studies/sheet.ts";
import { simulationSheet } from "../../../presentation/studies/simulation-sheet.ts";
import { editionRequested } from "../../../rating/edition-of.ts";
import { compareEditions } from "../../../regulations/compare.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import {
  type SimulationReport,
  type SimulationSettings,
  simulationReport,
} from "../../../statistics/simulation/report.ts";
import { loadCatalogue } from "../../../words/on-demand.ts";
import { editionName, withOwnEditions } from "../../../words/said/edition-name.ts";
import { ruleSaid } from "../../../words/said/rule-said.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { EXIT } from "../../exit-codes.ts";
import { editionGiven } from "../../input/edition-input.ts";
import { type CommonOptions, withCommon } from "../../options.ts";
import { progressBar } from "../../progress.ts";
import { printSheet, type SheetOptions, withSheet } from "../../text/print-sheet.ts";
import type { World } from "../../world.ts";
import { sideTexts } from "../editions/compare.ts";
import { withPool } from "../simulations/pool-options.ts";
import { replayFiles } from "./replay-files.ts";

type Options = CommonOptions & SheetOptions & SimulationWished;

export function addCompareStudy(group: Command, world: World): void {
  const command = group
    .command("compare")
    .description(
      "A study of an edition beside another: rules that differ, simulated pools and, with files, a replay of games",
    )
    .argument("<base>", "edition to compare with: its id, or the file of your own")
    .argument("<edition>", "edition that is studied: its id, or the file of your own")
    .argument("[files...]", "games with players, ratings and dates: CSV or PGN");
  withCommon(withSheet(withPool(command))).action((base: string, edition: string, files: string[], options: Options) =>
    run([base, edition], files, options, world),
  );
}

async function run(
  [base, other]: readonly [string, string],
  files: readonly string[],
  options: Options,
  world: World,
): Promise<void> {
  const plain = await loadCatalogue(options.lang);
  const given = (name: string) => editionGiven(name, plain, world);
  const before = editionRequested({ edition: given(base) });
  const editions = [before, editionRequested({ edition: given(other), list: before.list })] as const;
  const words = withOwnEditions(plain, editions);
  const settings = simulationRequested(options, POOL_LIMITS.command);
  const history = files.length === 0 ? null : await replayFiles(files, words, world, requestFor(editions, options));
  const simulated = simulate(editions, settings, words, world);
  const sections = [
    rulesSection(words, editions),
    ...simulationSheet(words, settings, simulated),
    ...(history === null ? [] : replaySheet(words, history.report)),
  ];
  const rules = rulesJson(words, editions);
  const json = {
    base: editions[0].id,
    edition: editions[1].id,
    rules,
    simulation: { settings, editions: simulated },
    history: history?.report ?? null,
  };
  const title = words.study.compared(editionName(words, editions[1].id), editionName(words, editions[0].id));
  printSheet(words, { title, sections, json }, options, world);
  world.exit(history?.exit ?? EXIT.fine);
}

const requestFor = ([base, edition]: readonly [FideEdition, FideEdition], { json = false }: SheetOptions) => ({
  list: base.list,
  base,
  others: [edition, "published" as const],
  since: null,
  json,
});

function simulate(
  editions: readonly FideEdition[],
  settings: SimulationSettings,
  words: Catalogue,
  world: World,
): readonly SimulationReport[] {
  const bar = progressBar(world);
  bar.step(words.study.simulation.simulating);
  const total = editions.length * settings.lists;
  const reports = editions.map((edition, index) =>
    simulationReport(edition, settings, (done) => bar.to(index * settings.lists + done, total)),
  );
  bar.end();
  return reports;
}

const differing = ([base, edition]: readonly [FideEdition, FideEdition]) =>
  compareEditions(base, edition).filter(({ differs }) => differs);

function rulesSection(words: Catalogue, editions: readonly [FideEdition, FideEdition]): SheetSection {
  const rules = differing(editions);
  const title = words.study.compared(editionName(words, editions[1].id), editionName(words, editions[0].id));
  if (rules.length === 0) return { title, lines: [words.phrases.nothingDiffers], table: null, notes: [] };
  return {
    title,
    lines: [],
    table: {
      heads: [words.phrases.columns.rule, ...editions.map(({ id }) => editionName(words, id))],
      rows: rules.map((each) => [words.rules[each.rule], ...sideTexts(words, each)]),
    },
    notes: [words.phrases.differsInBrackets],
  };
}

const rulesJson = (words: Catalogue, editions: readonly [FideEdition, FideEdition]): readonly unknown[] =>
  differing(editions).map(({ rule, a, b }) => {
    const [base, edition] = [a, b].map((article) => (article === null ? null : ruleSaid(words, rule, article.sets)));
    return { rule, base, edition };
  });
