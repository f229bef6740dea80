import { type Command, Option } from "commander";
import type { Idempotency, JournalEntry } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import { SMALL_PARTS } from "../ledger/database.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Office } from "../periods/office.ts";
import { loadCatalogue } from "../words/on-demand.ts";
import { withOwnEditions } from "../words/said/edition-name.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { type CommonOptions, withCommon } from "./options.ts";
import { progressBar } from "./progress.ts";
import { FolderInUse } from "./remote/run-remotely.ts";
import type { World } from "./world.ts";

/** Which office: a folder, or a database on a server. */
export interface PlaceOptions extends CommonOptions {
  readonly data?: string;
  readonly db?: string;
}

export interface WritingOptions extends PlaceOptions {
  readonly by?: string;
  readonly dryRun?: boolean;
  readonly idempotencyKey?: string;
}

const FOLDER = "office";

export const withPlace = (command: Command): Command =>
  withCommon(command)
    .addOption(
      new Option("--data <folder>", "the office's folder (or RATING_OFFICE_DATA; default: ./office)").conflicts("db"),
    )
    .option("--db <address>", "the office's PostgreSQL database, postgres://… (or RATING_OFFICE_DB)");

export const withWriting = (command: Command): Command =>
  withPlace(command)
    .option("--by <name>", "user who decides (default: the system user)")
    .option("--dry-run", "show what would happen without doing it")
    .option("--idempotency-key <key>", "a key of your own: repeated with the same key, the command runs only once");

export const withReason = (command: Command): Command =>
  withWriting(command).requiredOption("--reason <text>", "reason (for the journal)");

export interface OpenOptions {
  /** Whether to create the office where there is none. */
  readonly begin: boolean;
  /** Whether to rebuild the folder's database. */
  readonly fresh: boolean;
  /** Whether it stays open for others: the command must hold the office itself, and copies large data in small parts. */
  readonly serving?: true;
  /** Whether the database is a replica, or a role may only read it. */
  readonly readOnly?: true;
}

const AS_IT_IS: OpenOptions = { begin: false, fresh: false };

/** What a command of the office is given. */
export interface CommandContext {
  readonly ledger: Ledger;
  readonly words: Catalogue;
  /** Folder or database address, without the password. */
  readonly place: string;
  /** The default for `--by`. */
  readonly user: string;
  readonly now: () => number;
  /** null: the command has no idempotency key. */
  readonly idempotency: Idempotency | null;
  /** Call it before handling signals oneself. */
  readonly ownSignals: () => void;
}

/** Opens the office, works and always closes it. Database code is loaded here, to start quickly. */
export async function withOffice<T>(
  options: PlaceOptions & Pick<WritingOptions, "by" | "dryRun" | "idempotencyKey">,
  world: World,
  work: (context: CommandContext) => Promise<T>,
  opening: OpenOptions = AS_IT_IS,
): Promise<T> {
  const words = await loadCatalogue(options.lang);
  const user = world.user();
  const idempotency = await idempotencyOf(options, world);
  const runIn = async (ledger: Ledger, place: string, ownSignals = () => {}): Promise<T> => {
    const { editionsOf } = await import("../periods/editions/editions-of.ts");
    const own = withOwnEditions(words, (await editionsOf(ledger.db)).all);
    const context = { ledger, place, words: own, user, now: world.now, idempotency, ownSignals };
    if (idempotency === null) return work(context);
    const { runOnce } = await import("./idempotency.ts");
    return runOnce({ ...context, idempotency, by: options.by ?? user }, world, () => work(context));
  };
  if (world.alreadyOpen) return runIn(world.alreadyOpen.ledger, world.alreadyOpen.place);
  const { ledger, place } = await openAt(options, opening, world);
  const ignoreSignals = endCleanlyOnSignals(ledger);
  try {
    for (const notice of ledger.notices) world.warn(words.office.notices[notice.code]({ ...notice }));
    return await runIn(ledger, place, ignoreSignals);
  } finally {
    ignoreSignals();
    await ledger.close();
  }
}

/** The exit codes of shells. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Closes the folder cleanly on signals, so that it need not be rebuilt. */
function endCleanlyOnSignals(ledger: Ledger): () => void {
  const handlers = Object.entries(SIGNALS).map(([signal, code]) => {
    const end = (): void => void ledger.abort().finally(() => process.exit(code));
    process.once(signal, end);
    return [signal, end] as const;
  });
  return () => {
    for (const [signal, end] of handlers) process.off(signal, end);
  };
}

async function idempotencyOf({ idempotencyKey, dryRun }: WritingOptions, world: World): Promise<Idempotency | null> {
  if (idempotencyKey === undefined || dryRun) return null;
  const { idempotencyIn } = await import("./idempotency.ts");
  return idempotencyIn(idempotencyKey, world);
}

async function openAt(
  options: PlaceOptions,
  opening: OpenOptions,
  world: World,
): Promise<{ ledger: Ledger; place: string }> {
  const { project } = await import("../periods/projections.ts");
  const parts = { ...opening, project, now: world.now };
  const copying = opening.serving ? { parts: SMALL_PARTS } : {};
  const address = options.db ?? (options.data === undefined ? process.env.RATING_OFFICE_DB : undefined);
  if (address) {
    const { openServer } = await import("../ledger/engines/server.ts");
    const { openServerLedger } = await import("../ledger/open-server.ts");
    const { openReadOnlyLedger } = await import("../ledger/open-read-only.ts");
    const { readOnly = false } = opening;
    const engine = await openServer(address, { readOnly, ...copying });
    const office = { ...parts, place: withoutPassword(address), engine };
    const ledger = await (readOnly ? openReadOnlyLedger(office) : openServerLedger(office));
    return { place: office.place, ledger };
  }
  const folder = options.data ?? process.env.RATING_OFFICE_DATA ?? FOLDER;
  const { embeddedInThread } = await import("../ledger/engines/pglite-thread.ts");
  const { openFolderLedger } = await import("../ledger/open-folder.ts");
  const bar = progressBar(world);
  const openEngine: typeof embeddedInThread = (where) => embeddedInThread({ ...where, ...copying });
  try {
    const ledger = await openFolderLedger({ ...parts, folder, openEngine, progress: bar.to });
    return { place: folder, ledger };
  } catch (error) {
    // Creating, rebuilding and serving an office need the folder's lock.
    const canRunRemotely = !opening.begin && !opening.fresh && !opening.serving;
    if (canRunRemotely && error instanceof Refusal && error.code === "folder-in-use")
      throw new FolderInUse(folder, error);
    throw error;
  } finally {
    bar.end();
  }
}

function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return "the database";
  const url = new URL(address);
  url.password = "";
  url.search = "";
  return String(url);
}

export const officeOf = ({ ledger, user, idempotency }: CommandContext, { by, dryRun }: WritingOptions): Office => ({
  ledger,
  appendOptions: { by: by ?? user, dryRun: dryRun ?? false, ...(idempotency && { idempotency }) },
});

/** Prints what was recorded, or would be. */
export function printEntry(
  entry: JournalEntry,
  { words }: CommandContext,
  options: WritingOptions,
  world: World,
): void {
  const kind = words.office.kinds[entry.kind];
  if (options.json) world.print(JSON.stringify({ dryRun: options.dryRun ?? false, entry }, null, 2));
  else world.print(options.dryRun ? words.office.wouldRecord(kind) : words.office.recorded(entry.sequence, kind));
}
