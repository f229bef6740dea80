import type { Command } from "commander";
import { Refusal } from "../../../domain/refusal.ts";
import { editionRequested } from "../../../rating/edition-of.ts";
import { readCount, readListDate } from "../../../rating/read.ts";
import {
  type SimulationReport,
  type SimulationSettings,
  simulationReport,
} from "../../../statistics/simulation/report.ts";
import { PAIRINGS, type PairingMethod } from "../../../statistics/simulation/settings.ts";
import { loadCatalogue } from "../../../words/on-demand.ts";
import { type CommonOptions, withCommon } from "../../options.ts";
import { progressBar } from "../../progress.ts";
import { simulationText } from "../../text/simulation-text.ts";
import type { World } from "../../world.ts";

interface Options extends CommonOptions {
  readonly edition: readonly string[];
  readonly players: string;
  readonly lists: string;
  readonly start: string;
  readonly seed: string;
  readonly pairing: string;
}

/** Pools whose true strengths are known. */
export function addSimulations(program: Command, world: World): void {
  const group = program.command("simulations").description("Simulated pools of players whose true strength is known");
  const command = group
    .command("run")
    .description("Simulates a pool under one or more editions, and compares the ratings with the true strengths")
    .requiredOption("--edition <id...>", "editions to simulate; each has the same players and the same seed")
    .option("--players <number>", "players at the start", "10000")
    .option("--lists <number>", "monthly lists", "120")
    .option("--start <month>", "month of the first list, YYYY-MM", "2020-01")
    .option("--seed <number>", "seed of the random numbers; the same seed gives the same report", "1")
    .option("--pairing <kind>", `who meets whom: ${PAIRINGS.join(", ")}`, "swiss");
  withCommon(command).action((options: Options) => run(options, world));
}

async function run(options: Options, world: World): Promise<void> {
  const words = await loadCatalogue(options.lang);
  const editions = options.edition.flatMap((each) => each.split(",")).map((edition) => editionRequested({ edition }));
  const settings = settingsOf(options);
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
  if (options.json) return world.print(JSON.stringify({ settings, editions: reports }, null, 2));
  for (const line of simulationText(words, settings, reports, world)) world.print(line);
}

function settingsOf({ players, lists, start, seed, pairing }: Options): SimulationSettings {
  if (!PAIRINGS.some((each) => each === pairing))
    throw new Refusal("bad-choice", { field: "pairing", found: pairing, choices: PAIRINGS });
  return {
    seed: readCount(seed, "seed", { from: 0, to: 0xffffffff }),
    players: readCount(players, "players", { from: 100, to: 500_000 }),
    lists: readCount(lists, "lists", { from: 1, to: 600 }),
    start: readListDate(start, "start"),
    pairing: pairing as PairingMethod,
  };
}
