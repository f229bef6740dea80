import { IssueList } from "../../../domain/issues/issue-list.ts";
import { readDay, readListKind } from "../../../rating/read.ts";
import { listInSentence } from "../../../words/said/list-name.ts";
import { withListBar } from "../../list-progress.ts";
import { officeOf, type WritingOptions, withOffice } from "../../office.ts";
import { issuesText } from "../../text/issues.ts";
import type { World } from "../../world.ts";

export interface ImportOptions extends WritingOptions {
  readonly date: string;
  readonly kind: string;
  readonly despiteErrors?: boolean;
}

export const importInto = (file: string, options: ImportOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { importList } = await import("../../../periods/import-list.ts");
    const { words } = context;
    const issues = new IssueList();
    const tellIssues = (): void => {
      for (const line of issuesText(words, file, issues.all())) world.warn(line);
    };
    const request = {
      bytes: () => world.stream(file),
      file,
      kind: readListKind(options.kind, "--kind"),
      date: readDay(options.date, "--date"),
      despiteErrors: options.despiteErrors ?? false,
      issue: issues.push,
    };
    const { imported, corrections, compared, withoutFederation } = await withListBar(words, world, (progress) =>
      importList(officeOf(context, options), { ...request, progress }),
    ).finally(tellIssues);
    if (options.json)
      return world.print(
        JSON.stringify(
          { dryRun: options.dryRun ?? false, imported, compared, corrections, withoutFederation },
          null,
          2,
        ),
      );
    world.print(words.office.players(imported.players));
    const named = (list: string): string => listInSentence(words, list);
    for (const { list, version, rated } of imported.lists)
      world.print(words.office.imported(named(list), version, rated));
    for (const { list, before, entrants, leavers } of compared)
      world.print(words.office.compared(named(list), named(before), entrants, leavers));
    if (imported.erased !== undefined) world.print(words.office.lists.erasedOnList(imported.erased));
    if (withoutFederation > 0) world.print(words.office.lists.withoutFederation(withoutFederation));
    for (const { list, players } of corrections) world.print(words.office.corrections(named(list), players));
    if (options.dryRun) world.print(words.office.wouldRecord(words.office.kinds["list-imported"]));
  });
