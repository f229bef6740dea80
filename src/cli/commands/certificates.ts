import type { Command } from "commander";
import { type PlaceOptions, withOffice, withPlace } from "../office.ts";
import type { World } from "../world.ts";
import { readVersion } from "./lists/list-show.ts";

interface Options extends PlaceOptions {
  readonly to?: string;
  readonly version?: string;
}

export function addCertificates(program: Command, world: World): void {
  const group = program
    .command("certificates")
    .description("Certificates of single ratings, which anybody can check without the office");
  const command = group
    .command("export")
    .description("Writes the certificate of a player's line of a published list")
    .argument("<player>", "player ID")
    .argument("<list>", "list, such as standard-2026-11")
    .option("--to <file>", "output file (default: standard output)")
    .option("--version <n>", "version (default: the latest)");
  withPlace(command).action((player: string, list: string, options: Options) =>
    exportCertificate(player, list, options, world),
  );
}

const exportCertificate = (player: string, list: string, options: Options, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger }) => {
    const { certificates } = await import("../../periods/log/certificates.ts");
    const { publishedRow } = await import("../../periods/lists/verify/verify-list.ts");
    const { knownPlayer } = await import("../../periods/players.ts");
    const { visibleIn } = await import("./lists/list-export.ts");
    const { id } = await knownPlayer(ledger.db, player);
    const row = await publishedRow(ledger, list, readVersion(options.version));
    const text = await certificates(ledger).certificate(row, id, await visibleIn(ledger));
    world.write(options.to === undefined ? undefined : world.path(options.to), [text]);
  });
