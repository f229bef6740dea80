import type { Command } from "commander";
import { FEDERATION_STATUSES, type FederationStatus } from "../../../domain/player.ts";
import { Refusal } from "../../../domain/refusal.ts";
import {
  officeOf,
  type PlaceOptions,
  printEntry,
  type WritingOptions,
  withOffice,
  withPlace,
  withReason,
  withWriting,
} from "../../office.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";

interface AddOptions extends WritingOptions {
  readonly name: string;
  readonly status: string;
}

interface AdministratorOptions extends WritingOptions {
  readonly name: string;
}

interface ReasonOptions extends WritingOptions {
  readonly reason: string;
}

export function addFederations(program: Command, world: World): void {
  const group = program.command("federations").description("Federations and their membership");
  withPlace(group.command("list").description("All federations")).action((options: PlaceOptions) =>
    list(options, world),
  );
  const add = group
    .command("add")
    .description("Adds a federation, or names one known from a list")
    .argument("<code>", "code of three capital letters")
    .requiredOption("--name <name>", "name")
    .option("--status <status>", FEDERATION_STATUSES.join(" or "), FEDERATION_STATUSES[0]);
  withWriting(add).action((code: string, options: AddOptions) => addOne(code, options, world));
  const change = (name: string, description: string, status: FederationStatus): void => {
    const command = group.command(name).description(description).argument("<code>", "code of three capital letters");
    withReason(command).action((code: string, options: ReasonOptions) => setStatus(code, status, options, world));
  };
  change("suspend", "Suspends a federation: its players are not shown on lists (13)", "suspended");
  change("restore", "Ends a suspension", "member");
  const administrator = group
    .command("set-administrator")
    .description("Names a federation's rating administrator (9.3)")
    .argument("<code>", "code of three capital letters")
    .requiredOption("--name <name>", "person, or none");
  withWriting(administrator).action((code: string, options: AdministratorOptions) => name(code, options, world));
}

/** As elsewhere, `none` takes a fact away. */
const NONE = "none";

const list = (options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { federations } = await import("../../../ledger/queries/players/federations.ts");
    const all = await federations(ledger.db);
    if (options.json) return world.print(JSON.stringify(all, null, 2));
    const { facts, columns, statuses } = words.office;
    const rows = all.map((each) => [each.code, each.name ?? "–", statuses[each.status], each.administrator ?? "–"]);
    const heads = [facts.federation, facts.name, columns.status, columns.administrator];
    for (const line of tableText(heads, rows, world)) world.print(line);
  });

const addOne = (code: string, options: AddOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { addFederation } = await import("../../../periods/federations.ts");
    const status = FEDERATION_STATUSES.find((each) => each === options.status);
    if (status === undefined)
      throw new Refusal("bad-choice", { field: "--status", found: options.status, choices: FEDERATION_STATUSES });
    printEntry(
      await addFederation(officeOf(context, options), { code, name: options.name, status }),
      context,
      options,
      world,
    );
  });

const name = (code: string, options: AdministratorOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { setFederationAdministrator } = await import("../../../periods/federations.ts");
    const administrator = options.name === NONE ? null : options.name;
    const entry = await setFederationAdministrator(officeOf(context, options), { code, administrator });
    printEntry(entry, context, options, world);
  });

const setStatus = (code: string, status: FederationStatus, options: ReasonOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { setFederationStatus } = await import("../../../periods/federations.ts");
    const { reason } = options;
    printEntry(
      await setFederationStatus(officeOf(context, options), { code, status, reason }),
      context,
      options,
      world,
    );
  });
