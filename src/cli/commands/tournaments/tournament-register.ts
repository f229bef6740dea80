import { Refusal } from "../../../domain/refusal.ts";
import type { Registration } from "../../../domain/registration.ts";
import { type RegistrationOptions, readRegistration } from "../../input/tournament-facts.ts";
import { atDesk, type Desk, officeOf, tellEntry, type WritingOptions } from "../../office.ts";
import { type DayOptions, dayOf } from "../../office-day.ts";
import { issuesTold } from "../../text/issues.ts";
import type { World } from "../../world.ts";

export interface RegisterOptions extends WritingOptions, RegistrationOptions, DayOptions {
  readonly id?: string;
  readonly from?: string;
}

export interface ChangeOptions extends WritingOptions, RegistrationOptions {
  readonly reason: string;
}

export const register = (options: RegisterOptions, world: World): Promise<void> =>
  atDesk(options, world, async (desk) => {
    const { registerTournament } = await import("../../../periods/tournaments/register.ts");
    const facts = await factsOf(options, desk, world);
    const request = { id: options.id, on: await dayOf(desk, options), facts };
    const { tournament, entry } = await registerTournament(officeOf(desk, options), request);
    tellEntry(entry, desk, options, world);
    if (!options.json) world.print(desk.words.office.tournaments.registered(tournament, options.dryRun ?? false));
  });

/** What was said, over what a report says, over what is usual. */
async function factsOf(options: RegisterOptions, desk: Desk, world: World): Promise<Registration> {
  const { registrationFrom, USUAL } = await import("../../../periods/tournaments/reports/from-report.ts");
  const said = readRegistration(options);
  if (options.from !== undefined) return registrationFrom(await reportIn(options.from, desk, world), said);
  const { name, start, end, system, kind = "standard" } = said;
  if (name === undefined || start === undefined || end === undefined || system === undefined) {
    const needed = { "--name": name, "--start": start, "--end": end, "--system": system };
    const facts = Object.entries(needed).flatMap(([option, value]) => (value === undefined ? [option] : []));
    throw new Refusal("registration-incomplete", { facts });
  }
  return { ...USUAL, ...said, name, start, end, system, kind };
}

/** A report whose own facts are asked for. What is wrong with a file that is none is said. */
export async function reportIn(file: string, desk: Desk, world: World) {
  const { readReport } = await import("../../../periods/tournaments/reports/read-report.ts");
  return readReport(world.readBytes(file), file, issuesTold(file, desk, world)).report;
}

export const change = (id: string, options: ChangeOptions & DayOptions, world: World): Promise<void> =>
  atDesk(options, world, async (desk) => {
    const { changeRegistration } = await import("../../../periods/tournaments/register.ts");
    const { reason } = options;
    const request = { tournament: id, on: await dayOf(desk, options), changes: readRegistration(options), reason };
    tellEntry(await changeRegistration(officeOf(desk, options), request), desk, options, world);
  });
