import type { Command } from "commander";
import type { IsoDate } from "../domain/dates.ts";
import { zonedTime } from "../domain/zoned-time.ts";
import { readDay } from "../rating/read.ts";
import type { CommandContext } from "./office.ts";

export interface DayOptions {
  readonly on?: string;
}

export const withDay = (command: Command, what: string): Command =>
  command.option("--on <date>", `${what}, YYYY-MM-DD (default: today)`);

/** The day that was named, or today where the office is. */
export const dayOf = async (context: CommandContext, { on }: DayOptions): Promise<IsoDate> =>
  on === undefined ? todayAt(context) : readDay(on, "--on");

async function todayAt({ ledger, now }: CommandContext): Promise<IsoDate> {
  const { settingsOf } = await import("../periods/office.ts");
  const { zone } = await settingsOf(ledger);
  return zonedTime(now(), zone).slice(0, 10) as IsoDate;
}
