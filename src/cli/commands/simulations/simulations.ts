import type { Command } from "commander";
import {
  POOL_LIMITS,
  type SimulationWished,
  simulationRequested,
} from "../../../periods/monitor/simulation-request.ts";
import { simulationSheet } from "../../../presentation/studies/simulation-sheet.ts";
import { editionRequested } from "../../../rating/edition-of.ts";
import { type SimulationReport, simulationReport } from "../../../statistics/simulation/report.ts";
import { loadCatalogue } from "../../../words/on-demand.ts";
import { editionName, withOwnEditions } from "../../../words/said/edition-name.ts";
import { editionGiven } from "../../input/edition-input.ts";
import { type CommonOptions, withCommon } from "../../options.ts";
import { progressBar } from "../../progress.ts";
import { printSheet, type SheetOptions, withSheet } from "../../text/print-sheet.ts";
import type { World } from "../../world.ts";
import { withPool } from "./pool-options.ts";

interface Options extends CommonOptions, SimulationWished, SheetOptions {
  readonly edition: readonly string[];
}

/** Pools whose true strengths are known. */
export function addSimulations(program: Command, world: World): void {
  const group = program.command("simulations").description("Simulated pools of players whose true strength is known");
  const command = group
    .command("run")
    .description("Simulates a pool under one or more editions, and compares the ratings with the true strengths")
    .requiredOption("--edition <id...>", "editions to simulate; each has the same players and the same seed");
  withCommon(withSheet(withPool(command))).action((options: Options) => run(options, world));
}

async function run(options: Options, world: World): Promise<void> {
  const plain = await loadCatalogue(options.lang);
  const editions = options.edition
    .flatMap((each) => each.split(","))
    .map((each) => editionRequested({ edition: editionGiven(each, plain, world) }));
  const words = withOwnEditions(plain, editions);
  const settings = simulationRequested(options, POOL_LIMITS.command);
  const bar = progressBar(world, editions.length * settings.lists);
  bar.step(words.study.simulation.simulating);
  const reports: SimulationReport[] = [];
  for (const edition of editions) {
    const before = reports.length * settings.lists;
    reports.push(
      simulationReport(edition, settings, (done) => bar.to(before + done, editions.length * settings.lists)),
    );
  }
  bar.end();
  const title = [...new Set(reports.map(({ edition }) => editionName(words, edition)))].join(" · ");
  const json = { settings, editions: reports };
  printSheet(words, { title, sections: simulationSheet(words, settings, reports), json }, options, world);
}
