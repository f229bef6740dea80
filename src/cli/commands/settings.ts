import type { Command } from "commander";
import { FACE_SETTINGS } from "../../domain/face.ts";
import { RETENTION_SETTINGS } from "../../domain/retention.ts";
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
  readonly colour?: string;
  readonly contact?: string;
  readonly imprint?: string;
  readonly privacy?: string;
  readonly reportYears?: string;
  readonly signInDays?: string;
}

export function addSettings(program: Command, world: World): void {
  const group = program.command("settings").description("The office's name, time zone, federation and appearance");
  withPlace(group.command("show").description("Shows the settings")).action((options: PlaceOptions) =>
    show(options, world),
  );
  const command = group
    .command("change")
    .description("Changes settings")
    .option("--name <name>", "name of the office")
    .option("--zone <zone>", "time zone for the dates of entries from now on")
    .option("--federation <code>", "federation of the office")
    .option("--no-federation", "no federation")
    .option("--colour <colour>", "colour of the pages, such as #1d4f5c; empty removes it")
    .option("--contact <text>", "whom to ask, at the foot of every page; empty removes it")
    .option("--imprint <text>", "who runs the site; empty removes it")
    .option("--privacy <text>", "what is kept about people, and why; empty removes it")
    .option("--report-years <n>", "years for which births stay in reports; empty: for ever")
    .option("--sign-in-days <n>", "days for which sign-ins are kept; empty: 90");
  // commander takes a --no-option for one that is true unless it is given.
  withWriting(command).action((options: Options) => change({ ...options, ...federationOf(command, options) }, world));
  const logo = group
    .command("set-logo")
    .description("Sets the logo of the pages, or without a file removes it")
    .argument("[file]", "PNG or SVG file");
  withWriting(logo).action((file: string | undefined, options: WritingOptions) => logoOf(file, options, world));
}

const logoOf = async (file: string | undefined, options: WritingOptions, world: World): Promise<void> => {
  const { setLogo } = await import("../../periods/office.ts");
  const bytes = file === undefined ? null : world.readBytes(file);
  await withOffice(options, world, async (context) =>
    printEntry(await setLogo(officeOf(context, options), bytes), context, options, world),
  );
};

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
    ...Object.fromEntries(
      (["colour", "contact", "imprint", "privacy", ...RETENTION_SETTINGS] as const).flatMap((each) =>
        options[each] === undefined ? [] : [[each, options[each] || null]],
      ),
    ),
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
      ...[...FACE_SETTINGS, ...RETENTION_SETTINGS].flatMap((each) =>
        now[each] === undefined ? [] : [[heads[each], now[each]]],
      ),
    ];
    for (const line of tableText([heads.setting, heads.value], rows, world)) world.print(line);
  });
