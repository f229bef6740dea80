import type { Command } from "commander";
import type { ReconciledPlayer } from "../../../domain/reconciliation.ts";
import { type PlaceOptions, withOffice, withPlace } from "../../office.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { readVersion } from "./list-show.ts";

interface Options extends PlaceOptions {
  readonly before?: string;
  readonly federation?: string;
  readonly version?: string;
  readonly to?: string;
}

/** Differences shown to people; files have all. */
const ROWS_MAX = 100;
const EVERYBODY = "all";

export function addReconcile(group: Command, world: World): void {
  const command = group
    .command("reconcile")
    .description("Compares a published list with FIDE's list of the same month, and says why each line differs")
    .argument("<list>", "list, such as standard-2026-11")
    .argument("<file>", "FIDE's list of the month (TXT, XML or CSV)")
    .option("--before <file>", "FIDE's list of the month before (default: the list that the office imported)")
    .option("--federation <code>", `only its players (default: the office's federation; ${EVERYBODY}: every player)`)
    .option("--version <n>", "version (default: the latest)")
    .option("--to <file>", "write all differences as CSV to this file");
  withPlace(command).action((list: string, file: string, options: Options) => reconcile(list, file, options, world));
}

const reconcile = (list: string, file: string, options: Options, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { reconcileList } = await import("../../../periods/lists/reconcile/reconcile-list.ts");
    const { reconciliationCsv, reconciliationJson } = await import("../../../formats/reconciliation.ts");
    const { reconciliationModel } = await import("../../../presentation/reconciliation.ts");
    const { allSettings } = await import("../../../ledger/queries/journal/settings.ts");
    const fileNamed = (name: string) => ({ file: name, bytes: () => world.stream(name) });
    const own = (await allSettings(ledger.db)).get("federation") ?? EVERYBODY;
    const federation = options.federation ?? own;
    const { head, players, counts } = await reconcileList(ledger, {
      list,
      version: readVersion(options.version),
      federation: federation === EVERYBODY ? null : federation,
      theirs: fileNamed(file),
      before: options.before === undefined ? null : fileNamed(options.before),
    });
    if (options.json) return world.writeStream(undefined, reconciliationJson(head, players, counts));
    const first: ReconciledPlayer[] = [];
    const seen = firstOf(players, first);
    if (options.to === undefined) for await (const _ of seen);
    else await world.writeStream(world.path(options.to), reconciliationCsv(seen));
    const model = reconciliationModel(words, { head, counts: counts(), players: first });
    for (const line of model.lines) world.print(line);
    if (first.length === 0) return;
    for (const { heads, rows } of [model.causes, model.players]) {
      world.print("");
      for (const line of tableText(heads, rows, world)) world.print(line);
    }
    if (model.players.more > 0) world.print(words.fide.reconcile.more(model.players.more));
  });

/** Passes everything on and keeps the first. */
async function* firstOf<Value>(all: AsyncIterable<Value>, first: Value[]): AsyncIterable<Value> {
  for await (const each of all) {
    if (first.length < ROWS_MAX) first.push(each);
    yield each;
  }
}
