import type { Command } from "commander";
import type { Checked } from "../../domain/installation.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { GivenSettings } from "../../server/notifications/settings.ts";
import { loadCatalogue } from "../../words/on-demand.ts";
import { sayRefusal } from "../../words/said/refusal-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { checkNode, checkOffice, checkServer } from "../doctor/checks.ts";
import { EXIT } from "../exit-codes.ts";
import { withNotifications } from "../notification-options.ts";
import { type PlaceOptions, withOffice, withPlace } from "../office.ts";
import { FolderInUse } from "../remote/run-remotely.ts";
import { tableText } from "../text/output.ts";
import type { World } from "../world.ts";

interface Options extends PlaceOptions, GivenSettings {
  readonly backup?: string;
  readonly url?: string;
}

export function addDoctor(program: Command, world: World): void {
  const command = program
    .command("doctor")
    .description("Checks an installation and says what to do")
    .option("--backup <folder>", "folder with the newest backup, to compare with")
    .option("--url <address>", "address at which visitors find the server, to be checked");
  withPlace(withNotifications(command)).action((options: Options) => examine(options, world));
}

async function examine(options: Options, world: World): Promise<void> {
  const words = await loadCatalogue(options.lang);
  const backup = options.backup === undefined ? null : world.path(options.backup);
  const checked: readonly Checked[] = [
    checkNode(process.versions.node),
    ...(await ofOffice(options, words, backup, world)),
    ...(options.url === undefined ? [] : await checkServer(options.url)),
  ];
  if (checked.some(({ state }) => state === "problem")) world.exit(EXIT.no);
  if (options.json) return world.print(JSON.stringify(checked, null, 2));
  const { states, checks } = words.office.installation;
  const { columns } = words.office;
  const rows = checked.map(({ check, state, found }) => [
    states[state],
    state === "ok" ? checks[check].ok(found) : checks[check].toDo(found),
  ]);
  for (const line of tableText(["", columns.what], rows, world)) world.print(line);
}

/** An office that does not open is the first thing to mend; its refusal says how. */
async function ofOffice(
  options: Options,
  words: Catalogue,
  backup: string | null,
  world: World,
): Promise<readonly Checked[]> {
  try {
    return await withOffice(options, world, async ({ ledger, place }) => [
      { check: "place", state: "ok", found: place },
      ...(await checkOffice(ledger, { backup, mail: options })),
    ]);
  } catch (error) {
    // A server has the folder open: it runs the command.
    if (error instanceof FolderInUse || !(error instanceof Refusal)) throw error;
    return [{ check: "place", state: "problem", found: sayRefusal(words, error) }];
  }
}
