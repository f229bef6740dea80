import type { Command } from "commander";
import { ALARM_CODES, type AlarmCode } from "../../../domain/codes/monitor.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { officeOf, printEntry, type WritingOptions, withOffice, withReason } from "../../office.ts";
import type { World } from "../../world.ts";
import { watchOffice } from "./watch-office.ts";

interface Options extends WritingOptions {
  readonly list: string;
  readonly reason: string;
}

type Decision = "acknowledge" | "reopen";

/** What the office says of the alarms of its scale. */
export function addAlarms(program: Command, world: World): void {
  const group = program.command("alarms").description("Alarms of the rating scale: acknowledge them, with a reason");
  const add = (decision: Decision, description: string): void => {
    const command = group
      .command(decision)
      .description(description)
      .argument("<alarm>", `alarm: ${ALARM_CODES.join(", ")}`)
      .requiredOption("--list <list>", "list, such as standard-2026-11");
    withReason(command).action((alarm: string, options: Options) => decide(decision, alarm, options, world));
  };
  add("acknowledge", "Acknowledges an alarm of a list: the reason is public");
  add("reopen", "Takes the acknowledgement of an alarm back");
}

const decide = (decision: Decision, wished: string, options: Options, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { acknowledgeAlarm, reopenAlarm } = await import("../../../periods/monitor/alarms.ts");
    const office = officeOf(context, options);
    const request = { list: options.list, alarm: readAlarm(wished), reason: options.reason };
    const entry =
      decision === "reopen"
        ? await reopenAlarm(office, request)
        : await acknowledgeAlarm(office, request, (kind) => watchOffice(context.ledger, { kind }, world));
    printEntry(entry, context, options, world);
  });

function readAlarm(found: string): AlarmCode {
  const alarm = ALARM_CODES.find((each) => each === found);
  if (alarm === undefined) throw new Refusal("bad-choice", { field: "alarm", found, choices: ALARM_CODES });
  return alarm;
}
