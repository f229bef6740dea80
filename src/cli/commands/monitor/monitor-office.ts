import type { Command } from "commander";
import { LIST_KINDS } from "../../../domain/list.ts";
import { listRequested } from "../../../rating/edition-of.ts";
import { type PlaceOptions, withOffice, withPlace } from "../../office.ts";
import { watchText } from "../../text/watch-text.ts";
import type { World } from "../../world.ts";
import { watchOffice } from "./watch-office.ts";

interface Options extends PlaceOptions {
  readonly list?: string;
}

export function addMonitorOffice(group: Command, world: World): void {
  const command = group
    .command("office")
    .description("How well the office's own scale holds, list by list, with alarms")
    .option("--list <kind>", `which ratings: ${LIST_KINDS.join(", ")} (default: standard)`);
  withPlace(command).action((options: Options) => run(options, world));
}

const run = (options: Options, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { statedAlarms } = await import("../../../periods/monitor/alarms.ts");
    const watch = await watchOffice(ledger, listRequested(options.list), world);
    const watched = { ...watch, alarms: await statedAlarms(ledger.db, watch) };
    if (options.json) return world.print(JSON.stringify(watched, null, 2));
    for (const line of watchText(words, watched, world)) world.print(line);
  });
