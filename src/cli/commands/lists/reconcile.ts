import type { Command } from "commander";
import type { ReconciledPlayer } from "../../../domain/reconciliation.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { ReconcileRequest, Reconciliation } from "../../../periods/lists/reconcile/reconcile-list.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
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
    const { allSettings } = await import("../../../ledger/queries/journal/settings.ts");
    const own = (await allSettings(ledger.db)).get("federation") ?? EVERYBODY;
    const wished = options.federation ?? own;
    const federation = wished === EVERYBODY ? null : wished;
    const request = { list, version: readVersion(options.version), federation, file, before: options.before ?? null };
    await compared(ledger, request, world, (found) => print(words, found, options, world));
  });

interface Request extends Pick<ReconcileRequest, "list" | "version" | "federation"> {
  readonly file: string;
  readonly before: string | null;
}

/** Inside a server, in the background, so that pages are still answered. */
async function compared(
  ledger: Ledger,
  { file, before, ...request }: Request,
  world: World,
  show: (found: Reconciliation) => Promise<void>,
): Promise<void> {
  if (world.alreadyOpen === undefined) {
    const { reconcileList } = await import("../../../periods/lists/reconcile/reconcile-list.ts");
    const named = (name: string) => ({ file: name, bytes: () => world.stream(name) });
    const files = { theirs: named(file), before: before === null ? null : named(before) };
    return show(await reconcileList(ledger, { ...request, ...files }));
  }
  const { heldUploads } = await import("../../../server/office/held-uploads.ts");
  const { reconciled } = await import("../../../server/office/fide/reconcile.ts");
  const uploads = heldUploads();
  const held = async (name: string) => (await uploads.hold(name, world.stream(name))).upload;
  try {
    const sent = { upload: await held(file), ...(before !== null && { before: await held(before) }) };
    const { list, version, federation } = request;
    const only = { ...(version !== undefined && { version }), ...(federation !== null && { federation }) };
    const input = { list, ...only, ...sent };
    await show(await reconciled({ context: { ledger, openScratch: world.openScratch }, uploads }, input));
  } finally {
    await uploads.close();
  }
}

async function print(
  words: Catalogue,
  { head, players, counts }: Reconciliation,
  options: Options,
  world: World,
): Promise<void> {
  const { reconciliationCsv, reconciliationJson } = await import("../../../formats/reconciliation.ts");
  const { reconciliationModel } = await import("../../../presentation/reconciliation.ts");
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
}

/** Passes everything on and keeps the first. */
async function* firstOf<Value>(all: AsyncIterable<Value>, first: Value[]): AsyncIterable<Value> {
  for await (const each of all) {
    if (first.length < ROWS_MAX) first.push(each);
    yield each;
  }
}
