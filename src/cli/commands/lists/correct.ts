import type { Command } from "commander";
import type { DifferenceSheet } from "../../../periods/lists/correct/difference-sheet.ts";
import { listInSentence } from "../../../words/said/list-name.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { listTask, withListBar } from "../../list-progress.ts";
import { type PlaceOptions, printEntry, type WritingOptions, withOffice, withPlace, withReason } from "../../office.ts";
import { signed, tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";

interface ReasonOptions extends WritingOptions {
  readonly reason: string;
}

const LIST = "list, such as standard-2026-11";

/** What came after a list was published is either given to the next one in points, or the list is made again. */
export function addCorrections(program: Command, world: World): void {
  const group = program.command("corrections").description("Corrections of published lists");
  withPlace(group.command("list").description("Changes after publication that would alter a list")).action(
    (options: PlaceOptions) => pending(options, world),
  );
  withPlace(
    group
      .command("preview")
      .description("Compares a published list with the same list recalculated now")
      .argument("<list>", LIST),
  ).action((list: string, options: PlaceOptions) => preview(list, options, world));
  withReason(
    group
      .command("carry-over")
      .description("Leaves the list as it is and adds the difference to the next one")
      .argument("<list>", LIST),
  ).action((list: string, options: ReasonOptions) => next(list, options, world));
  withReason(
    group
      .command("reopen")
      .description("Republishes the list and all later ones, each as a new version")
      .argument("<list>", LIST),
  ).action((list: string, options: ReasonOptions) => reopen(list, options, world));
}

const pending = (options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { correctionsPending } = await import("../../../periods/lists/correct/corrections-pending.ts");
    const due = await correctionsPending(ledger.db);
    if (options.json) return world.print(JSON.stringify(due, null, 2));
    const { noCorrections, pendingCorrection } = words.office.lists;
    if (due.length === 0) world.print(noCorrections);
    for (const { list, tournament, entry } of due)
      world.print(pendingCorrection(listInSentence(words, list), tournament, entry));
  });

const preview = (list: string, options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const sheet = await withListBar(context.words, world, (progress) =>
      listTask("preview", context, options, { list }, { world, progress }),
    );
    if (options.json) return world.print(JSON.stringify(sheet, null, 2));
    for (const line of sheetText(context.words, sheet, world)) world.print(line);
  });

const next = (list: string, options: ReasonOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { entry, sheet, leftOut } = await withListBar(context.words, world, (progress) =>
      listTask("correct-next", context, options, { list, reason: options.reason }, { world, progress }),
    );
    if (options.json)
      return world.print(JSON.stringify({ dryRun: options.dryRun ?? false, entry, sheet, leftOut }, null, 2));
    for (const line of sheetText(context.words, sheet, world)) world.print(line);
    if (leftOut.length > 0)
      world.print(context.words.office.lists.leftOut(leftOut.map(({ player }) => player).join(", ")));
    printEntry(entry, context, options, world);
  });

const reopen = (list: string, options: ReasonOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const sheets = await withListBar(context.words, world, (progress) =>
      listTask("reopen", context, options, { list, reason: options.reason }, { world, progress }),
    );
    if (options.json) return world.print(JSON.stringify({ dryRun: options.dryRun ?? false, sheets }, null, 2));
    for (const sheet of sheets) for (const line of sheetText(context.words, sheet, world)) world.print(line);
    const { kinds, wouldRecord } = context.words.office;
    if (options.dryRun) world.print(wouldRecord(kinds["list-published"]));
  });

export function sheetText(
  words: Catalogue,
  { list, version, against, lines }: DifferenceSheet,
  world: World,
): string[] {
  const { sheet, columns } = words.office.lists;
  const rows = lines.map(({ player, before, after, gamesBefore, gamesAfter }) => [
    player,
    String(before ?? "–"),
    String(after ?? "–"),
    before === null || after === null ? "" : signed(String(after - before)),
    gamesBefore === gamesAfter ? String(gamesAfter) : `${gamesBefore} → ${gamesAfter}`,
  ]);
  const heads = [
    columns.player,
    `${columns.rating} (${against})`,
    `${columns.rating} (${version})`,
    columns.change,
    columns.games,
  ];
  return [
    sheet(listInSentence(words, list), version, against, lines.length),
    ...(rows.length > 0 ? tableText(heads, rows, world) : []),
  ];
}
