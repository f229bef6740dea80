import type { Command } from "commander";
import { Refusal } from "../../../domain/refusal.ts";
import type { PreviewedMember } from "../../../periods/clubs/import-members.ts";
import { readDay } from "../../../rating/read.ts";
import { sayRefusal } from "../../../words/said/refusal-said.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { type ClubWriting, changeBook, changesBook } from "./club-common.ts";

interface ImportOptions extends ClubWriting {
  readonly entered?: string;
  readonly reason?: string;
}

export function addImport(group: Command, world: World): void {
  const command = group
    .command("import")
    .description("Adds members from a file, one a line: name, rating, birth, ID")
    .argument("<file>", "CSV or text file, or - for standard input")
    .option("--entered <date>", "joining date (default: the date of the change)")
    .option("--reason <text>", "reason for the ratings (required if the file has any)");
  changesBook(command).action((file: string, options: ImportOptions) => importFile(file, options, world));
}

/** Prints every line with its problem before anything is recorded. */
const importFile = (file: string, options: ImportOptions, world: World): Promise<void> =>
  changeBook(options, world, async (office, request, { context, facts }) => {
    const { importMembers, previewMembers } = await import("../../../periods/clubs/import-members.ts");
    const { membersText } = await import("../../../formats/club-members/read-members.ts");
    const { entered, reason = null } = options;
    const wished = {
      text: membersText(world.readBytes(file)),
      entered: entered === undefined ? request.on : readDay(entered, "--entered"),
      reason,
    };
    const rows = previewMembers(facts, request, wished);
    if (!options.json) for (const line of previewText(context.words, rows, world)) world.print(line);
    return importMembers(office, request, wished);
  });

function previewText(words: Catalogue, rows: readonly PreviewedMember[], world: World): readonly string[] {
  const { columns } = words.office.clubs;
  const { several } = words.web.club.members;
  return tableText(
    [several.line, columns.name, columns.rating, columns.birth, columns.id, several.problem],
    rows.map(({ line, name, rating, birth, id, problem }) => [
      ...[String(line), name, String(rating ?? "–"), birth ?? "", id ?? ""],
      problem === null ? "" : sayRefusal(words, new Refusal(...problem)),
    ]),
    world,
  );
}
