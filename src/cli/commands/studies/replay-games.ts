import type { Command } from "commander";
import { loadCatalogue } from "../../../words/on-demand.ts";
import { type CommonOptions, withCommon } from "../../options.ts";
import { printSheet, type SheetOptions, withSheet } from "../../text/print-sheet.ts";
import { replaySheet } from "../../text/study-text.ts";
import type { World } from "../../world.ts";
import { replayFiles } from "./replay-files.ts";
import { type StudyOptions, studyRequested, withStudy } from "./requested.ts";

type Options = CommonOptions & StudyOptions & SheetOptions;

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
  const words = await loadCatalogue(options.lang);
  const { report, exit } = await replayFiles(files, words, world, {
    ...studyRequested(options),
    json: options.json ?? false,
  });
  const sections = replaySheet(words, report);
  printSheet(words, { title: words.study.title, sections, json: report }, options, world);
  world.exit(exit);
}
