import { join } from "node:path";
import type { Command } from "commander";
import { isReady } from "../../../domain/fide-files.ts";
import { LIST_KINDS, type ListKind } from "../../../domain/list.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { FideFileBytes } from "../../../periods/fide/fide-files.ts";
import { fideFilesModel } from "../../../presentation/fide-files.ts";
import { type PlaceOptions, withOffice, withPlace } from "../../office.ts";
import { issueJson } from "../../text/issues.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";

interface Options extends PlaceOptions {
  readonly to?: string;
  readonly list?: string;
}

export function addFideExport(group: Command, world: World): void {
  const command = group
    .command("export-fide")
    .description("Shows which reports are to be sent to FIDE, and writes those that are ready as TRF")
    .option("--to <folder>", "write the files that are ready to this folder")
    .option("--list <list>", "those of a list that was made, such as standard-2026-11 (default: of the next lists)");
  withPlace(command).action((options: Options) => exportFide(options, world));
}

const exportFide = (options: Options, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { fideFiles } = await import("../../../periods/fide/fide-files.ts");
    const files: FideFileBytes[] = [];
    for (const kind of options.list === undefined ? LIST_KINDS : [kindOf(options.list)]) {
      const request = { kind, list: options.list ?? null, today: world.today(), isWanted: () => true };
      for await (const file of fideFiles(ledger, request)) files.push(file);
    }
    const ready = files.filter(isReady);
    const { to } = options;
    if (to !== undefined) {
      world.makeFolder(world.path(to));
      for (const { file, bytes } of ready) world.write(join(world.path(to), file), [bytes]);
    }
    if (options.json) {
      const json = files.map(({ bytes: _, issues, ...file }) => ({
        ...file,
        isReady: ready.some((each) => each.file === file.file),
        issues: issues.map((issue) => issueJson(words, issue)),
      }));
      return world.print(JSON.stringify({ files: json }, null, 2));
    }
    const says = words.fide.files;
    if (files.length === 0) return world.print(says.none);
    const { columns } = says;
    const model = fideFilesModel(words, files);
    const heads = [columns.tournament, columns.part, columns.days, columns.players, columns.ratings, columns.due];
    const rows = model.files.map((each) => [
      ...[
        `${each.name} (${each.tournament})`,
        each.part,
        `${each.start ?? "?"} – ${each.end ?? "?"}`,
        each.players,
        each.ratings,
        each.due,
      ],
      each.state,
    ]);
    for (const line of tableText([...heads, columns.state], rows, world)) world.print(line);
    if (model.withoutId.rows.length > 0) {
      world.print("");
      world.print(`${says.needId}:`);
      for (const line of tableText(model.withoutId.heads, model.withoutId.rows, world)) world.print(line);
    }
    world.print("");
    world.print(model.counts);
    if (to !== undefined) world.print(says.written(ready.length, to));
  });

function kindOf(list: string): ListKind {
  const kind = LIST_KINDS.find((each) => list.startsWith(`${each}-`));
  if (kind === undefined) throw new Refusal("unknown-list", { list, version: null });
  return kind;
}
