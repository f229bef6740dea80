import type { Command } from "commander";
import { LIST_KINDS } from "../../../domain/list.ts";
import { groupRequested } from "../../../domain/pool-groups.ts";
import { listRequested } from "../../../rating/edition-of.ts";
import { type PlaceOptions, withOffice, withPlace } from "../../office.ts";
import { watchText } from "../../text/watch-text.ts";
import type { World } from "../../world.ts";
import { reportHtml } from "./report-html.ts";
import { watchOffice } from "./watch-office.ts";

interface Options extends PlaceOptions {
  readonly list?: string;
  readonly group?: string;
  readonly html?: string;
}

export function addMonitorOffice(group: Command, world: World): void {
  const command = group
    .command("office")
    .description("How well the office's own scale holds, list by list, with alarms")
    .option("--list <kind>", `which ratings: ${LIST_KINDS.join(", ")} (default: standard)`)
    .option("--group <group>", "only some players: federation=SWE, sex=w, age=19-34, rating=2600- (default: all)")
    .option("--html <file>", "also write the report for a commission, as a page to print");
  withPlace(command).action((options: Options) => run(options, world));
}

const run = (options: Options, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { statedAlarms } = await import("../../../periods/monitor/alarms.ts");
    const { federations } = await import("../../../ledger/queries/players/federations.ts");
    const known = new Set((await federations(ledger.db)).map(({ code }) => code));
    const group = groupRequested(options.group, known);
    const watch = await watchOffice(ledger, { kind: listRequested(options.list), group }, world);
    const watched = { ...watch, alarms: await statedAlarms(ledger.db, watch) };
    if (options.html !== undefined) world.write(options.html, [await reportHtml(ledger, words, watched)]);
    if (options.json) return world.print(JSON.stringify(watched, null, 2));
    for (const line of watchText(words, watched, world)) world.print(line);
  });
