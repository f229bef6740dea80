import type { Command } from "commander";
import { type EditionRead, readEdition } from "../../../reports/edition-file.ts";
import { loadCatalogue } from "../../../words/on-demand.ts";
import { faultSaid } from "../../../words/said/fault-said.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { EXIT } from "../../exit-codes.ts";
import { faultLines } from "../../input/edition-input.ts";
import { type CommonOptions, withCommon } from "../../options.ts";
import type { World } from "../../world.ts";

export function addEditionCheck(group: Command, world: World): void {
  const command = group
    .command("check")
    .description("Finds everything that is wrong in the file of an edition: line, path, expected and found")
    .argument("<file>", "edition of your own, as JSON (- for standard input)");
  withCommon(command).action(async (file: string, { json, lang }: CommonOptions) => {
    const words = await loadCatalogue(lang);
    const read = readEdition(world.read(file));
    if (json) world.print(JSON.stringify(checkedJson(words, file, read), null, 2));
    else for (const line of checkedText(words, file, read)) world.print(line);
    if (read.edition === null) world.exit(EXIT.no);
  });
}

const checkedJson = (words: Catalogue, file: string, { edition, faults }: EditionRead): unknown => ({
  file,
  valid: edition !== null,
  ...(edition && { id: edition.id, base: edition.own?.base, rules: Object.keys(edition.own?.reasons ?? {}) }),
  faults: faults.map((fault) => ({ ...fault, says: faultSaid(words, fault) })),
});

function checkedText(words: Catalogue, file: string, { edition, faults }: EditionRead): readonly string[] {
  if (edition === null) return [words.design.faulty(file, faults.length), ...faultLines(words, file, faults)];
  const { name = "", reasons = {} } = edition.own ?? {};
  return [words.design.sound(file, name, Object.keys(reasons).length)];
}
