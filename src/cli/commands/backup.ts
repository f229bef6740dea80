import type { Command } from "commander";
import { EMPTY_CHAIN } from "../../domain/journal/chain.ts";
import type { Verification } from "../../ledger/folder/transferred.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { EXIT } from "../exit-codes.ts";
import { type PlaceOptions, withOffice, withPlace } from "../office.ts";
import { progressBar } from "../progress.ts";
import type { World } from "../world.ts";

/** The whole installation in a folder, and back: `journal export` and `import` move an office without its passwords. */
export function addBackup(program: Command, world: World): void {
  const backup = program
    .command("backup")
    .description("Copies the whole installation to a folder and checks the copy; repeated, only what is new");
  withPlace(backup.argument("<folder>", "target folder")).action((folder: string, options: PlaceOptions) =>
    backUp(folder, options, world),
  );
}

export function addRestore(program: Command, world: World): void {
  const restore = program
    .command("restore")
    .description("Restores a backup into a new folder or an empty database, and checks it");
  withPlace(restore.argument("<folder>", "folder with the backup")).action((folder: string, options: PlaceOptions) =>
    restoreFrom(folder, options, world),
  );
}

const backUp = (folder: string, options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const bar = progressBar(world, (await ledger.head()).sequence);
    const { entries, contents, copy } = await ledger.backUpTo(world.path(folder), bar.to);
    bar.end();
    const { installation } = words.office;
    if (options.json) world.print(JSON.stringify({ entries, contents, place: folder, copy }));
    else world.print(installation.backedUp(entries, contents, folder));
    printCheck(copy, installation.intact, words, options, world);
  });

async function restoreFrom(folder: string, options: PlaceOptions, world: World): Promise<void> {
  const { inspectExport } = await import("../../ledger/transfer.ts");
  const from = world.path(folder);
  // Before anything is made: a folder without a backup is refused.
  const whole = (await inspectExport(from, EMPTY_CHAIN)).entries;
  await withOffice(
    options,
    world,
    async ({ ledger, words, place }) => {
      const bar = progressBar(world, whole);
      const { entries, contents, withSecrets, office } = await ledger.restoreFrom(from, bar.to);
      bar.end();
      const { installation } = words.office;
      if (options.json) world.print(JSON.stringify({ entries, contents, place, withSecrets, office }));
      else {
        world.print(installation.restored(entries, contents, place));
        world.print(installation.secrets[withSecrets ? "taken" : "notTaken"]);
      }
      printCheck(office, words.office.verified, words, options, world);
    },
    { begin: true, fresh: false },
  );
}

/** What the check found; JSON has it already. */
function printCheck(
  found: Verification,
  intact: Catalogue["office"]["verified"],
  words: Catalogue,
  { json }: PlaceOptions,
  world: World,
): void {
  const { faultAt, faults } = words.office;
  if (found.faults.length > 0) world.exit(EXIT.no);
  if (json) return;
  for (const each of found.faults) world.print(faultAt(each.line, faults[each.fault], each.found));
  if (found.faults.length === 0) world.print(intact(found.entries, found.contents, found.head.hash));
}
