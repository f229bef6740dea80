import type { IsoDate } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Registration } from "../../domain/registration.ts";
import { lastIdOf, type RegistrationRow, registrationOf } from "../../ledger/queries/tournaments/tournaments.ts";
import type { Db } from "../../ledger/schema/tables.ts";

/** A tournament as it is registered. */
export interface RegisteredTournament {
  readonly tournament: string;
  readonly facts: Registration;
  /** When the registration came. */
  readonly on: IsoDate;
}

/** An id stands in the names of lists and parts, so it has neither a slash nor an at sign, nor a comma. */
export function readTournamentId(text: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(text)) throw new Refusal("bad-tournament-id", { found: text });
  return text;
}

/** The next free id of a year, such as 2026-0001. */
export async function nextId(db: Db, start: IsoDate): Promise<string> {
  const year = start.slice(0, 4);
  const last = Number((await lastIdOf(db, year))?.slice(year.length + 1) ?? 0);
  return `${year}-${String(last + 1).padStart(4, "0")}`;
}

export async function knownTournament(db: Db, text: string, asOf?: number): Promise<RegisteredTournament> {
  const tournament = readTournamentId(text);
  const row = await registrationOf(db, tournament, asOf);
  if (row === undefined) throw new Refusal("unknown-tournament", { tournament });
  return registeredOf(row);
}

/** What stands in our own tables was checked when it was recorded. */
export const registeredOf = ({ tournament, facts, day }: RegistrationRow): RegisteredTournament => ({
  tournament,
  facts: JSON.parse(facts) as Registration,
  on: day as IsoDate,
});
