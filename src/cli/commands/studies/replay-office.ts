import type { Command } from "commander";
import { Refusal } from "../../../domain/refusal.ts";
import { type StudyWished, studyRequested } from "../../../periods/monitor/study-request.ts";
import { replaySheet } from "../../../presentation/studies/replay-sheet.ts";
import { editionGiven } from "../../input/edition-input.ts";
import { type PlaceOptions, withOffice, withPlace } from "../../office.ts";
import { progressBar } from "../../progress.ts";
import { printSheet, type SheetOptions, withSheet } from "../../text/print-sheet.ts";
import type { World } from "../../world.ts";
import { namingStudied, withStudy } from "./requested.ts";

type Options = PlaceOptions & StudyWished & SheetOptions;

export function addReplayOffice(group: Command, world: World): void {
  const command = group
    .command("replay-office")
    .description(
      "Makes the office's own lists again under several rules, and compares how well each predicts the next list",
    );
  withPlace(withSheet(withStudy(command))).action((options: Options) => run(options, world));
}

const run = (options: Options, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words: plain }) => {
    const { officeHistory } = await import("../../../periods/monitor/office-history.ts");
    const { officeStudy } = await import("../../../periods/monitor/office-study.ts");
    const { editionsOf } = await import("../../../periods/editions/editions-of.ts");
    const { fide: own } = await editionsOf(ledger.db);
    const request = studyRequested(
      options,
      (name) => own.find(({ id }) => id === name) ?? editionGiven(name, plain, world),
    );
    const words = namingStudied(plain, request);
    const bar = progressBar(world);
    const history = await officeHistory(ledger, request.list, bar.to);
    if (history.length < 2) throw new Refusal("two-lists-needed");
    const report = await officeStudy(ledger, history, { ...request, progress: bar.to });
    bar.end();
    printSheet(words, { title: words.study.title, sections: replaySheet(words, report), json: report }, options, world);
  });
