import { Command, CommanderError } from "commander";
import { REFUSALS, Refusal } from "../domain/refusal.ts";
import { databaseRefusal } from "../ledger/database-refusal.ts";
import { loadHelp } from "../words/help.ts";
import { isLanguage, LANGUAGE_CODES } from "../words/languages.ts";
import { loadCatalogue } from "../words/on-demand.ts";
import { sayRefusal } from "../words/said/refusal-said.ts";
import { EXIT } from "./exit-codes.ts";
import { describedOption, saidIn, translateHelp } from "./help.ts";
import { escapeWalkovers } from "./input/walkovers.ts";
import { withoutOldNames } from "./old-names.ts";
import { FolderInUse } from "./remote/run-remotely.ts";
import { systemRefusal } from "./system-refusal.ts";
import { outsideGroup, usageLine, usageRefusal } from "./usage.ts";
import { packageVersion } from "./version.ts";
import type { Run, World } from "./world.ts";

type Add = (program: Command, world: World, run: Run) => void;

/** Commands are loaded on demand, to start quickly. */
const COMMANDS: Readonly<Record<string, () => Promise<Add>>> = {
  change: async () => (await import("./commands/change.ts")).addChange,
  first: async () => (await import("./commands/first.ts")).addFirst,
  k: async () => (await import("./commands/k.ts")).addK,
  check: async () => (await import("./commands/check.ts")).addCheck,
  rate: async () => (await import("./commands/rate.ts")).addRate,
  convert: async () => (await import("./commands/convert.ts")).addConvert,
  fees: async () => (await import("./commands/fees/fees.ts")).addFees,
  alarms: async () => (await import("./commands/monitor/alarms.ts")).addAlarms,
  monitor: async () => (await import("./commands/monitor/monitor.ts")).addMonitor,
  studies: async () => (await import("./commands/studies/studies.ts")).addStudies,
  simulations: async () => (await import("./commands/simulations/simulations.ts")).addSimulations,
  editions: async () => (await import("./commands/editions/editions.ts")).addEditions,
  init: async () => (await import("./commands/init.ts")).addInit,
  settings: async () => (await import("./commands/settings.ts")).addSettings,
  players: async () => (await import("./commands/players/players.ts")).addPlayers,
  persons: async () => (await import("./commands/players/person.ts")).addPerson,
  tournaments: async () => (await import("./commands/tournaments/tournament.ts")).addTournaments,
  reports: async () => (await import("./commands/tournaments/report.ts")).addReports,
  lists: async () => (await import("./commands/lists/list.ts")).addLists,
  federations: async () => (await import("./commands/players/federations.ts")).addFederations,
  journal: async () => (await import("./commands/journal.ts")).addJournal,
  corrections: async () => (await import("./commands/lists/correct.ts")).addCorrections,
  clubs: async () => (await import("./commands/clubs/club.ts")).addClubs,
  users: async () => (await import("./commands/user.ts")).addUsers,
  objections: async () => (await import("./commands/objections.ts")).addObjections,
  notifications: async () => (await import("./commands/notifications.ts")).addNotifications,
  webhooks: async () => (await import("./commands/webhooks.ts")).addWebhooks,
  witnesses: async () => (await import("./commands/witness.ts")).addWitnessCommands,
  certificates: async () => (await import("./commands/certificates.ts")).addCertificates,
  proofs: async () => (await import("./commands/verify-proof.ts")).addProofs,
  backup: async () => (await import("./commands/backup.ts")).addBackup,
  restore: async () => (await import("./commands/backup.ts")).addRestore,
  doctor: async () => (await import("./commands/doctor.ts")).addDoctor,
  serve: async () => (await import("./commands/serve.ts")).addServe,
  sample: async () => (await import("./commands/sample.ts")).addSample,
};

/** Runs a command and returns its exit code. Refusals are put into words here only. */
export async function run(typed: readonly string[], outside: World): Promise<number> {
  const args = withoutOldNames(typed);
  let code: number = EXIT.fine;
  const world: World = {
    ...(await recordingIfKeyed(typed, outside)),
    exit: (exitCode) => {
      code = exitCode;
    },
  };
  const program = await programFor(args, world);
  try {
    await program.parseAsync(escapeWalkovers(args), { from: "user" });
    return code;
  } catch (error) {
    const status = await reportError(error, args, world);
    if (error instanceof CommanderError && status === EXIT.usage && !args.includes("--json"))
      await printUsage(error, program, args, world);
    return status;
  }
}

/** After wrong usage: how the command is used, and where its options are listed. */
async function printUsage(error: CommanderError, program: Command, args: readonly string[], world: World) {
  if (usageRefusal(error) === null) return; // The whole help has been printed.
  const { usage, help } = usageLine(program, args);
  world.warn((await loadCatalogue(languageIn(args))).phrases.usage(usage, help));
}

/** The program with the named command, or with all; its help is in the language that is asked for. */
export async function programFor(args: readonly string[], world: World): Promise<Command> {
  const said = saidIn(await loadHelp(languageIn(args)));
  const program = new Command("rating-office")
    .description("The open rating office for chess: every edition of the regulations, exact and explained.")
    .exitOverride()
    .helpOption("-h, --help", said("display help for command"))
    .enablePositionalOptions() // `reports content --version 2` means the report's
    .version(packageVersion(), "-V, --version", "display the version")
    .configureHelp({ optionDescription: (option) => describedOption(option, said), styleTitle: said })
    .configureOutput({
      writeOut: (text) => world.write(undefined, [text]),
      writeErr: (text) => world.warn(text.trimEnd()),
      outputError: () => undefined, // Reported below in our own words.
    });
  for (const add of await commandsFor(args)) add(program, world, run);
  translateHelp(program, said);
  return program;
}

/** Loaded only for commands with an idempotency key. */
const recordingIfKeyed = async (args: readonly string[], world: World): Promise<World> =>
  args.some((arg) => arg.startsWith("--idempotency-key"))
    ? (await import("./idempotency.ts")).recording(args, world)
    : world;

/** First arguments with which the help of all commands is shown. */
const FOR_ALL: ReadonlySet<string> = new Set(["", "help", "-h", "--help", "--lang"]);

/** The named command, or all of them for help; for a wrong name or option only their names, which are suggested. */
async function commandsFor([name = "", named = ""]: readonly string[]): Promise<readonly Add[]> {
  const found = [name, name === "help" ? named : ""].find((each) => Object.hasOwn(COMMANDS, each));
  if (found !== undefined) return [await COMMANDS[found]!()];
  if (FOR_ALL.has(name.split("=")[0]!)) return Promise.all(Object.values(COMMANDS).map((load) => load()));
  return Object.keys(COMMANDS).map((each) => (program) => void program.command(each));
}

/** Read before parsing, so that usage errors are worded in it; an unknown language becomes the first. */
function languageIn(args: readonly string[]): string {
  const language =
    args.find((_, at) => args[at - 1] === "--lang") ?? args.find((arg) => arg.startsWith("--lang="))?.slice(7) ?? "";
  return isLanguage(language) ? language : LANGUAGE_CODES[0];
}

async function reportError(error: unknown, args: readonly string[], world: World): Promise<number> {
  if (error instanceof FolderInUse) {
    const { runRemotely } = await import("./remote/run-remotely.ts");
    return (await runRemotely(error, args, world)) ?? reportError(error.refusal, args, world);
  }
  // Done before: the stored answer has been printed.
  if (error instanceof Error && error.name === "DoneBefore") return EXIT.fine;
  if (error instanceof CommanderError) {
    const refusal = usageRefusal(error);
    const isCommand = (name: string): boolean => Object.hasOwn(COMMANDS, name);
    if (refusal !== null) return reportError(outsideGroup(refusal, args, isCommand), args, world);
    if (error.exitCode === 0) return EXIT.fine;
    if (error.code === "commander.help") return EXIT.usage; // A group was named and none of its commands.
  }
  const refused = systemRefusal(error) ?? databaseRefusal(error);
  if (refused !== null) return reportError(refused, args, world);
  const words = await loadCatalogue(languageIn(args));
  if (error instanceof Refusal) {
    const says = sayRefusal(words, error);
    const { code, parameters } = error;
    world.warn(args.includes("--json") ? JSON.stringify({ code, says, parameters }) : says);
    return REFUSALS[code].exit;
  }
  world.warn(words.phrases.bug(error instanceof Error ? error.message : String(error)));
  if (process.env.RATING_OFFICE_DEBUG && error instanceof Error) world.warn(String(error.stack));
  return EXIT.bug;
}
