import type { Command } from "commander";
import { Refusal } from "../../domain/refusal.ts";
import { EXIT } from "../exit-codes.ts";
import { type PlaceOptions, withOffice, withPlace } from "../office.ts";
import { tableText } from "../text/output.ts";
import type { World } from "../world.ts";

interface AddOptions extends PlaceOptions {
  readonly key: string;
}

interface WatchOptions extends PlaceOptions {
  readonly keys?: string;
}

/** Witnesses of this office's log, and the logs that it is a witness of. */
export function addWitnessCommands(program: Command, world: World): void {
  const group = program
    .command("witnesses")
    .description("Witnesses: other offices that sign that this journal only grows, and the other way round");
  const add = group
    .command("add")
    .description("Adds a witness, which can be asked to sign checkpoints")
    .argument("<address>", "where it listens, such as https://other.example/log")
    .requiredOption("--key <key>", "public key of the witness, as it shows it at /log/witness-key");
  withPlace(add).action((address: string, options: AddOptions) => addOne(address, options, world));
  const remove = group.command("remove").description("Removes a witness").argument("<address>", "where it listens");
  withPlace(remove).action((address: string, options: PlaceOptions) => removeOne(address, options, world));
  const list = group.command("list").description("The witnesses of this log, and the logs that this office watches");
  withPlace(list).action((options: PlaceOptions) => showAll(options, world));
  const cosign = group.command("cosign").description("Signs a checkpoint and asks every witness to sign it too");
  withPlace(cosign).action((options: PlaceOptions) => askAll(options, world));
  const watch = group
    .command("watch")
    .description("Makes this office a witness of another log")
    .argument("<key>", "public key of the log, as its office shows it at /log/key")
    .option("--keys <file>", "changes of the key, as the office shows them at /log/keys: later keys are accepted too");
  withPlace(watch).action((key: string, options: WatchOptions) => watchOne(key, options, world));
}

const addOne = (address: string, options: AddOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { addWitness } = await import("../../periods/log/ask-witnesses.ts");
    await addWitness(ledger.db, address, options.key);
    world.print(options.json ? JSON.stringify({ address }) : words.office.log.witnessAdded(address));
  });

const removeOne = (address: string, options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { removeWitness } = await import("../../ledger/queries/journal/witnesses.ts");
    const { withoutSlash } = await import("../../periods/log/ask-witnesses.ts");
    if (!(await removeWitness(ledger.db, withoutSlash(address)))) throw new Refusal("unknown-witness", { address });
    world.print(options.json ? JSON.stringify({ address }) : words.office.log.witnessRemoved(address));
  });

const showAll = (options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { watchedLogs, witnesses } = await import("../../ledger/queries/journal/witnesses.ts");
    const [ours, others] = [await witnesses(ledger.db), await watchedLogs(ledger.db)];
    if (options.json) return world.print(JSON.stringify({ witnesses: ours, watched: others }, null, 2));
    const { heads, noWitnesses } = words.office.log;
    if (ours.length === 0) world.print(noWitnesses);
    const rows = ours.map(({ address, size, key }) => [address, String(size), key]);
    if (ours.length > 0)
      for (const line of tableText([heads.witness, heads.size, heads.key], rows, world)) world.print(line);
    const watched = others.map(({ log, size, key }) => [log, String(size), key]);
    if (others.length > 0)
      for (const line of tableText([heads.log, heads.size, heads.key], watched, world)) world.print(line);
  });

const askAll = (options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { askWitnesses } = await import("../../periods/log/ask-witnesses.ts");
    const asked = await askWitnesses(ledger);
    const { cosigned, notCosigned, noWitnesses, witnessFaults } = words.office.log;
    if (asked.some(({ fault }) => fault !== null) || asked.length === 0) world.exit(EXIT.no);
    if (options.json) return world.print(JSON.stringify({ witnesses: asked }, null, 2));
    if (asked.length === 0) world.print(noWitnesses);
    for (const { address, fault } of asked)
      world.print(fault === null ? cosigned(address) : notCosigned(address, witnessFaults[fault]));
  });

const watchOne = (key: string, options: WatchOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { watch } = await import("../../periods/log/be-witness.ts");
    const log = await watch(ledger.db, key, options.keys === undefined ? undefined : world.read(options.keys));
    world.print(options.json ? JSON.stringify({ log }) : words.office.log.watching(log));
  });
