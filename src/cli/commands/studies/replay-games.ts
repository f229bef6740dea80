import type { Command } from "commander";
import { type StudyWished, studyRequested } from "../../../periods/monitor/study-request.ts";
import { replaySheet } from "../../../presentation/studies/replay-sheet.ts";
import { loadCatalogue } from "../../../words/on-demand.ts";
import { editionGiven } from "../../input/edition-input.ts";
import { type CommonOptions, withCommon } from "../../options.ts";
import { printSheet, type SheetOptions, withSheet } from "../../text/print-sheet.ts";
import type { World } from "../../world.ts";
import { replayFiles } from "./replay-files.ts";
import { namingStudied, withStudy } from "./requested.ts";

type Options = CommonOptions & StudyWished & SheetOptions;

export function addReplayGames(group: Command, world: World): void {
  const command = group
    .command("replay-games")
    .description(
      "Rates games of files month by month under several rules, and compares how well each predicts the next month",
    )
    .argument("<files...>", "games with players, ratings and dates: CSV or PGN");
  withCommon(withSheet(withStudy(command))).action((files: string[], options: Options) => run(files, options, world));
}

async function run(files: readonly string[], options: Options, world: World): Promise<void> {
  const plain = await loadCatalogue(options.lang);
  const request = studyRequested(options, (name) => editionGiven(name, plain, world));
  const words = namingStudied(plain, request);
  const { report, exit } = await replayFiles(files, words, world, { ...request, json: options.json ?? false });
  const sections = replaySheet(words, report);
  printSheet(words, { title: words.study.title, sections, json: report }, options, world);
  world.exit(exit);
}
