import type { Command } from "commander";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { JournalCopyOptions } from "../../../periods/lists/verify/verify-from-journal.ts";
import type { ListVerification } from "../../../periods/lists/verify/verify-list.ts";
import { listInSentence } from "../../../words/said/list-name.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { EXIT } from "../../exit-codes.ts";
import { withListBar } from "../../list-progress.ts";
import { type PlaceOptions, withOffice, withPlace } from "../../office.ts";
import type { World } from "../../world.ts";
import { readVersion } from "./list-show.ts";

interface Options extends PlaceOptions {
  readonly version?: string;
  readonly fromJournal?: boolean;
}

export function addVerify(group: Command, world: World): void {
  const command = group
    .command("verify")
    .description("Recalculates published lists from the journal and compares every entry and the hash")
    .argument("[list]", "a list, such as standard-2026-11 (default: all published lists)")
    .option("--version <n>", "version of one list (default: the latest)")
    .option("--from-journal", "use only the journal and the stored files, not the database");
  withPlace(command).action((list: string | undefined, options: Options) => verify(list, options, world));
}

const verify = (list: string | undefined, options: Options, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const found = await withListBar(words, world, (progress) =>
      verified(ledger, list, options, { openScratch: world.openScratch, progress }),
    );
    if (found.some(({ differences }) => differences.length > 0)) world.exit(EXIT.no);
    if (options.json) return world.print(JSON.stringify({ lists: found }, null, 2));
    for (const line of found.flatMap((each) => linesOf(words, each))) world.print(line);
  });

async function verified(
  ledger: Ledger,
  list: string | undefined,
  { fromJournal, version }: Options,
  copying: Required<JournalCopyOptions>,
): Promise<readonly ListVerification[]> {
  const { progress } = copying;
  const request = { progress, version: readVersion(version), ...(list === undefined ? {} : { list }) };
  if (fromJournal) {
    const { verifyFromJournal } = await import("../../../periods/lists/verify/verify-from-journal.ts");
    return verifyFromJournal(ledger, request, copying);
  }
  const { verifyList, verifyLists } = await import("../../../periods/lists/verify/verify-list.ts");
  if (list !== undefined) return [await verifyList(ledger, { ...request, list })];
  const found: ListVerification[] = [];
  for await (const each of verifyLists(ledger, progress)) found.push(each);
  return found;
}

function linesOf(words: Catalogue, { version, players, differences, ...found }: ListVerification): readonly string[] {
  const list = listInSentence(words, found.list);
  const { verified, differs, difference, faults } = words.office.lists;
  if (differences.length === 0) return [verified(list, version, players)];
  return [
    differs(list, version, differences.length),
    ...differences.map((each) => `  ${difference(each.player, faults[each.fault], each.expected, each.found)}`),
  ];
}
