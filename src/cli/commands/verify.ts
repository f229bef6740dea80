import type { Command } from "commander";
import type { ListVerification } from "../../periods/lists/verify-list.ts";
import type { Catalogue } from "../../words/catalogue.ts";
import { EXIT } from "../exit-codes.ts";
import { withListBar } from "../list-progress.ts";
import { atDesk, type PlaceOptions, withPlace } from "../office.ts";
import type { World } from "../world.ts";
import { readVersion } from "./list-show.ts";

interface Options extends PlaceOptions {
  readonly version?: string;
}

export function addVerify(program: Command, world: World): void {
  const command = program
    .command("verify")
    .description("Makes published lists again from the journal, and compares every entry and the hash")
    .argument("[list]", "one list, such as standard-2026-11; otherwise all that are published")
    .option("--version <n>", "of one list: another version than the latest");
  withPlace(command).action((list: string | undefined, options: Options) => verify(list, options, world));
}

const verify = (list: string | undefined, options: Options, world: World): Promise<void> =>
  atDesk(options, world, async ({ ledger, words }) => {
    const { verifyList, verifyLists } = await import("../../periods/lists/verify-list.ts");
    const found: ListVerification[] = [];
    await withListBar(words, world, async (progress) => {
      if (list !== undefined)
        found.push(await verifyList(ledger, { list, version: readVersion(options.version), progress }));
      else for await (const each of verifyLists(ledger, progress)) found.push(each);
    });
    if (found.some(({ differences }) => differences.length > 0)) world.exit(EXIT.no);
    if (options.json) return world.print(JSON.stringify({ lists: found }, null, 2));
    for (const line of found.flatMap((each) => linesOf(words, each))) world.print(line);
  });

function linesOf(words: Catalogue, { list, version, players, differences }: ListVerification): readonly string[] {
  const { verified, differs, difference, faults } = words.office.lists;
  if (differences.length === 0) return [verified(list, version, players)];
  return [
    differs(list, version, differences.length),
    ...differences.map((each) => `  ${difference(each.player, faults[each.fault], each.expected, each.found)}`),
  ];
}
