import type { Command } from "commander";
import { Refusal } from "../../../domain/refusal.ts";
import { type PlaceOptions, withOffice, withPlace } from "../../office.ts";
import { progressBar } from "../../progress.ts";
import { printSheet, type SheetOptions, withSheet } from "../../text/print-sheet.ts";
import { replaySheet } from "../../text/study-text.ts";
import type { World } from "../../world.ts";
import { type StudyOptions, studyRequested, withStudy } from "./requested.ts";

type Options = PlaceOptions & StudyOptions & SheetOptions;

export function addReplayOffice(group: Command, world: World): void {
  const command = group
    .command("replay-office")
    .description(
      "Makes the office's own lists again under several rules, and compares how well each predicts the next list",
    );
  withPlace(withSheet(withStudy(command))).action((options: Options) => run(options, world));
}

const run = (options: Options, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { officeHistory } = await import("../../../periods/monitor/office-history.ts");
    const { officeStudy } = await import("../../../periods/monitor/office-study.ts");
    const request = studyRequested(options);
    const bar = progressBar(world);
    const history = await officeHistory(ledger, request.list, bar.to);
    if (history.length < 2) throw new Refusal("two-lists-needed");
    const report = await officeStudy(ledger, history, { ...request, progress: bar.to });
    bar.end();
    printSheet(words, { title: words.study.title, sections: replaySheet(words, report), json: report }, options, world);
  });
