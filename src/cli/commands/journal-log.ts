import type { Command } from "commander";
import type { JournalLogFault } from "../../domain/codes/log-faults.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import {
  officeOf,
  type PlaceOptions,
  printEntry,
  type WritingOptions,
  withOffice,
  withPlace,
  withWriting,
} from "../office.ts";
import type { World } from "../world.ts";

interface KeyOptions extends PlaceOptions {
  readonly name?: string;
  readonly witness?: boolean;
}

interface CheckpointOptions extends PlaceOptions {
  readonly to?: string;
}

/** The journal as a signed log. */
export function addLog(group: Command, world: World): void {
  const key = group
    .command("show-key")
    .description("Shows the public key that checkpoints and proofs are checked with")
    .option("--name <log>", "name of the log, such as ratings.example.org; only before the first signature")
    .option("--witness", "the key by which this office signs as a witness of other logs");
  withPlace(key).action((options: KeyOptions) => showKey(options, world));
  const checkpoint = group
    .command("sign-checkpoint")
    .description("Signs how long the journal is and what is in it, for others to keep")
    .option("--to <file>", "write to this file");
  withPlace(checkpoint).action((options: CheckpointOptions) => sign(options, world));
  const rotation = group
    .command("rotate-key")
    .description("Makes a new signing key, announced in the journal and signed with the old one");
  withWriting(rotation).action((options: WritingOptions) => rotate(options, world));
}

const showKey = (options: KeyOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger }) => {
    const { publicKeyText, signingKey } = await import("../../periods/log/signing-key.ts");
    const known = await signingKey(ledger.db, options.name);
    const key = publicKeyText(options.witness ? known.witness : known.key);
    world.print(options.json ? JSON.stringify({ log: known.key.name, key }) : key);
  });

const sign = (options: CheckpointOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger }) => {
    const { signCheckpoint } = await import("../../periods/log/checkpoints.ts");
    const checkpoint = await signCheckpoint(ledger, { published: false });
    const text = options.json ? `${JSON.stringify({ checkpoint })}\n` : checkpoint;
    world.write(options.to === undefined ? undefined : world.path(options.to), [text]);
  });

const rotate = (options: WritingOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { rotateKey } = await import("../../periods/log/rotate-key.ts");
    const { entry, key } = await rotateKey(officeOf(context, options));
    printEntry(entry, context, options, world);
    if (!options.json && !options.dryRun) world.print(key);
  });

export interface SinceOptions {
  readonly since?: string;
  readonly key?: string;
}

export interface SinceChecked {
  readonly log: string;
  /** That were signed. */
  readonly entries: number;
  readonly fault: JournalLogFault | null;
}

/** Whether the journal still begins as it did when a checkpoint was signed. */
export async function checkedSince(
  ledger: Ledger,
  { since = "", key }: SinceOptions,
  world: World,
): Promise<SinceChecked> {
  const { checkJournal } = await import("../../periods/log/check-journal.ts");
  return checkJournal(ledger, world.read(since), key);
}
