import type { Command } from "commander";
import { Refusal } from "../../domain/refusal.ts";
import { loadCatalogue } from "../../words/on-demand.ts";
import { officeOf, printEntry, type WritingOptions, withOffice, withWriting } from "../office.ts";
import type { World } from "../world.ts";

interface Options extends WritingOptions {
  readonly name: string;
  readonly zone: string;
  readonly federation?: string;
}

export function addInit(program: Command, world: World): void {
  const command = program
    .command("init")
    .description("Creates an office in a folder, or in a PostgreSQL database with --db")
    .argument("[folder]", "folder (default: that of --data)")
    .option("--name <name>", "name of the office", "Rating office")
    .option("--zone <zone>", "time zone for the dates of entries, such as Europe/Stockholm", "UTC")
    .option("--federation <code>", "federation of the office");
  withWriting(command).action((folder: string | undefined, options: Options) =>
    init(folder === undefined ? options : { ...options, data: folder }, world),
  );
}

async function init(options: Options, world: World): Promise<void> {
  const { checkZone, openOffice } = await import("../../periods/office.ts");
  const { readFederationCode } = await import("../../periods/federations.ts");
  const { name, zone } = options;
  const federation = options.federation === undefined ? null : readFederationCode(options.federation);
  checkZone(zone);
  if (options.dryRun) return wouldBegin(options, world);
  await withOffice(
    options,
    world,
    async (context) => {
      printEntry(await openOffice(officeOf(context, options), { name, zone, federation }), context, options, world);
      if (!options.json) world.print(context.words.office.opened(context.place));
    },
    { begin: true, fresh: false },
  );
}

/** Without making anything: an office can be begun where there is none. */
async function wouldBegin(options: Options, world: World): Promise<void> {
  const { office } = await loadCatalogue(options.lang);
  try {
    await withOffice(options, world, async () => Promise.reject(new Refusal("office-exists")));
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "no-office")) throw error;
    world.print(office.wouldRecord(office.kinds["office-opened"]));
  }
}
