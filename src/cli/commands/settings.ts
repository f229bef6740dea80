import type { Command } from "commander";
import {
  officeOf,
  type PlaceOptions,
  printEntry,
  type WritingOptions,
  withOffice,
  withPlace,
  withWriting,
} from "../office.ts";
import { tableText } from "../text/output.ts";
import type { World } from "../world.ts";

interface Options extends WritingOptions {
  readonly name?: string;
  readonly zone?: string;
  /** `false`: --no-federation, the office is of none. */
  readonly federation?: string | false;
}

export function addSettings(program: Command, world: World): void {
  const group = program.command("settings").description("The office's name, time zone and federation");
  withPlace(group.command("show").description("Shows the settings")).action((options: PlaceOptions) =>
    show(options, world),
  );
  const command = group
    .command("change")
    .description("Changes settings")
    .option("--name <name>", "name of the office")
    .option("--zone <zone>", "time zone for the dates of entries from now on")
    .option("--federation <code>", "federation of the office")
    .option("--no-federation", "no federation");
  // commander takes a --no-option for one that is true unless it is given.
  withWriting(command).action((options: Options) => change({ ...options, ...federationOf(command, options) }, world));
}

const federationOf = (command: Command, { federation }: Options): Pick<Options, "federation"> =>
  command.getOptionValueSource("federation") === "cli" && federation !== undefined ? { federation } : {};

/** Without an option there is nothing to change: the settings are shown. */
async function change(options: Options, world: World): Promise<void> {
  const { changeSettings } = await import("../../periods/office.ts");
  const { readFederationCode } = await import("../../periods/federations.ts");
  const { name, zone, federation } = options;
  const changes = {
    ...(name === undefined ? {} : { name }),
    ...(zone === undefined ? {} : { zone }),
    ...(typeof federation === "string" ? { federation: readFederationCode(federation) } : {}),
    ...(federation === false ? { federation: null } : {}),
  };
  if (Object.keys(changes).length === 0) return show(options, world);
  await withOffice(options, world, async (context) =>
    printEntry(await changeSettings(officeOf(context, options), changes), context, options, world),
  );
}

const show = (options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { settingsOf } = await import("../../periods/office.ts");
    const now = await settingsOf(ledger);
    if (options.json) return world.print(JSON.stringify(now, null, 2));
    const { settings: heads } = words.office;
    const rows = [
      [heads.name, now.name],
      [heads.zone, now.zone],
      [heads.federation, now.federation ?? "–"],
    ];
    for (const line of tableText([heads.setting, heads.value], rows, world)) world.print(line);
  });
