import type { Command } from "commander";
import { EMPTY_CHAIN } from "../../domain/journal/chain.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Transferred } from "../../ledger/folder/transferred.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { readCount } from "../../rating/read.ts";
import { entryText } from "../../words/entry-text.ts";
import { loadCatalogue } from "../../words/on-demand.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { EXIT } from "../exit-codes.ts";
import { type CommandContext, type PlaceOptions, withOffice, withPlace } from "../office.ts";
import { progressBar } from "../progress.ts";
import { tableText } from "../text/output.ts";
import type { World } from "../world.ts";
import { addLog, checkedSince, type SinceOptions } from "./journal-log.ts";

interface ShowOptions extends PlaceOptions {
  readonly after: string;
  readonly limit: string;
}

/** Entries shown by default, and at most. */
const SHOWN = "50";
const ENTRIES_MAX = 100_000;

export function addJournal(program: Command, world: World): void {
  const group = program.command("journal").description("The journal: everything received or decided");
  const show = group
    .command("show")
    .description("Shows the entries in order")
    .option("--after <entry>", "only entries after this one", "0")
    .option("--limit <n>", "at most this number", SHOWN);
  withPlace(show).action((options: ShowOptions) => showEntries(options, world));
  const check = group
    .command("verify")
    .description("Checks every entry, the chain of hashes and every stored file")
    .option("--since <file>", "also check that nothing before this signed checkpoint was changed")
    .option("--key <key>", "public key of the log (default: the office's own)");
  withPlace(check).action((options: VerifyOptions) => verify(options, world));
  addLog(group, world);
  const again = group
    .command("rebuild")
    .description("Rebuilds the database from the journal")
    .option("--fresh", "for a folder: delete the database first, with its passwords and sessions");
  withDryRun(again).action((options: RebuildOptions) => rebuild(options, world));
  const out = group.command("export").description("Writes the whole office to a folder; repeated, only what is new");
  withDryRun(out.argument("<folder>", "target folder")).action((folder: string, options: MovingOptions) =>
    exportOffice(folder, options, world),
  );
  const into = group
    .command("import")
    .description("Imports an exported office into an empty place or an earlier copy of it");
  withDryRun(into.argument("<folder>", "exported office")).action((folder: string, options: MovingOptions) =>
    importOffice(folder, options, world),
  );
}

interface MovingOptions extends PlaceOptions {
  readonly dryRun?: boolean;
}

interface RebuildOptions extends MovingOptions {
  readonly fresh?: boolean;
}

/** Moving and rebuilding record nothing, so they have no `--by`. */
const withDryRun = (command: Command): Command =>
  withPlace(command).option("--dry-run", "show what would happen without doing it");

const exportOffice = (folder: string, options: MovingOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const bar = progressBar(world, (await context.ledger.head()).sequence);
    const how = { dryRun: options.dryRun ?? false, progress: bar.to };
    const moved = await context.ledger.exportTo(world.path(folder), how);
    bar.end();
    printMoved(moved, folder, context.words, options, world);
  });

async function importOffice(folder: string, options: MovingOptions, world: World): Promise<void> {
  const { inspectExport } = await import("../../ledger/transfer.ts");
  const from = world.path(folder);
  if (options.dryRun) return wouldImport(folder, options, world);
  const whole = (await inspectExport(from, EMPTY_CHAIN)).entries;
  const take = async (context: CommandContext): Promise<void> => {
    const bar = progressBar(world, whole);
    const moved = await context.ledger.importFrom(from, { progress: bar.to });
    bar.end();
    printMoved(moved, context.place, context.words, options, world);
  };
  await withOffice(options, world, take, { begin: true, fresh: false });
}

/** Reading never creates an office. */
async function wouldImport(folder: string, options: MovingOptions, world: World): Promise<void> {
  const { inspectExport } = await import("../../ledger/transfer.ts");
  const words = await loadCatalogue(options.lang);
  const print = (moved: Transferred, place: string): void => printMoved(moved, place, words, options, world);
  try {
    await withOffice(options, world, async ({ ledger, place }) =>
      print(await ledger.importFrom(world.path(folder), { dryRun: true }), place),
    );
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "no-office")) throw error;
    print(await inspectExport(world.path(folder), EMPTY_CHAIN), options.data ?? options.db ?? "");
  }
}

const showEntries = (options: ShowOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const limit = readCount(options.limit, "--limit", { from: 1, to: ENTRIES_MAX });
    const shown: JournalEntry[] = [];
    for await (const entry of ledger.entries(readCount(options.after, "--after", { from: 0, to: 999_999 }))) {
      shown.push(entry);
      if (shown.length === limit) break;
    }
    if (options.json) return world.print(JSON.stringify(shown, null, 2));
    const { columns } = words.office;
    const { valuesBefore } = await import("../../periods/values-before.ts");
    const known = { players: new Map(), tournaments: new Map(), before: await valuesBefore(ledger.db, shown) };
    const rows = shown.map((entry) => [
      ...[String(entry.sequence), entry.time, entry.by],
      entryText(words, entry, known).text,
    ]);
    const heads = [columns.entry, columns.time, columns.by, columns.what];
    for (const line of tableText(heads, rows, world)) world.print(line);
  });

interface VerifyOptions extends PlaceOptions, SinceOptions {}

const verify = (options: VerifyOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const since = options.since === undefined ? null : await checkedSince(ledger, options, world);
    const found = await ledger.verify();
    const { verified, faultAt, faults, log } = words.office;
    if (found.faults.length > 0 || since?.fault) world.exit(EXIT.no);
    if (options.json) return world.print(JSON.stringify({ ...found, ...(since && { since }) }, null, 2));
    for (const each of found.faults) world.print(faultAt(each.line, faults[each.fault], each.found));
    if (found.faults.length === 0) world.print(verified(found.entries, found.contents, found.head.hash));
    if (since !== null)
      world.print(since.fault === null ? log.unchanged(since.log, since.entries) : log.faults[since.fault]);
  });

/** Rebuilds in place, to keep passwords; `--fresh` first discards a database that may be damaged. */
const rebuild = (options: RebuildOptions, world: World): Promise<void> =>
  withOffice(
    options,
    world,
    async ({ ledger, words }) => {
      const { sequence } = await ledger.head();
      const bar = progressBar(world, sequence);
      if (!options.dryRun && !isFresh(options, ledger)) await ledger.rebuild(bar.to);
      bar.end();
      const { rebuilt, wouldRebuild } = words.office;
      if (options.json) world.print(JSON.stringify({ dryRun: options.dryRun ?? false, entries: sequence }));
      else world.print(options.dryRun ? wouldRebuild(sequence) : rebuilt(sequence));
    },
    { begin: false, fresh: options.fresh === true && !options.dryRun },
  );

/** Opening has made a fresh database of a folder already. */
const isFresh = ({ fresh }: RebuildOptions, { engine }: Ledger): boolean => fresh === true && engine === "embedded";

function printMoved(moved: Transferred, place: string, words: Catalogue, options: MovingOptions, world: World): void {
  const { entries, contents, head } = moved;
  const dryRun = options.dryRun ?? false;
  if (options.json) world.print(JSON.stringify({ dryRun, entries, contents, head, place }));
  else world.print((dryRun ? words.office.wouldMove : words.office.moved)(entries, contents, place));
}
