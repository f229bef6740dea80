import { Refusal } from "../../../domain/refusal.ts";
import type { Registration } from "../../../domain/registration.ts";
import { type RegistrationOptions, readRegistration } from "../../input/tournament-facts.ts";
import { type CommandContext, officeOf, printEntry, type WritingOptions, withOffice } from "../../office.ts";
import { type DayOptions, dayOf } from "../../office-day.ts";
import { issuePrinter } from "../../text/issues.ts";
import type { World } from "../../world.ts";

export interface RegisterOptions extends WritingOptions, RegistrationOptions, DayOptions {
  readonly id?: string;
  readonly from?: string;
}

export interface ChangeOptions extends WritingOptions, RegistrationOptions {
  readonly reason: string;
}

export const register = (options: RegisterOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { registerTournament } = await import("../../../periods/tournaments/register.ts");
    const facts = await factsOf(options, context, world);
    const request = { id: options.id, on: await dayOf(context, options), facts };
    const { tournament, entry } = await registerTournament(officeOf(context, options), request);
    printEntry(entry, context, options, world);
    if (!options.json) world.print(context.words.office.tournaments.registered(tournament, options.dryRun ?? false));
  });

/** Options override the report's facts, which override the defaults. */
async function factsOf(options: RegisterOptions, context: CommandContext, world: World): Promise<Registration> {
  const { registrationFrom, USUAL } = await import("../../../periods/tournaments/reports/from-report.ts");
  const given = readRegistration(options);
  if (options.from !== undefined) return registrationFrom(await reportIn(options.from, context, world), given);
  const { name, start, end, system, kind = "standard" } = given;
  if (name === undefined || start === undefined || end === undefined || system === undefined) {
    const needed = { "--name": name, "--start": start, "--end": end, "--system": system };
    const facts = Object.entries(needed).flatMap(([option, value]) => (value === undefined ? [option] : []));
    throw new Refusal("registration-incomplete", { facts });
  }
  return { ...USUAL, ...given, name, start, end, system, kind };
}

/** Reads a report for its facts; prints the issues of an unreadable one. */
export async function reportIn(file: string, context: CommandContext, world: World) {
  const { readReport } = await import("../../../periods/tournaments/reports/read-report.ts");
  return readReport(world.readBytes(file), file, issuePrinter(file, context, world)).report;
}

export const change = (id: string, options: ChangeOptions & DayOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { changeRegistration } = await import("../../../periods/tournaments/register.ts");
    const { reason } = options;
    const request = { tournament: id, on: await dayOf(context, options), changes: readRegistration(options), reason };
    printEntry(await changeRegistration(officeOf(context, options), request), context, options, world);
  });
