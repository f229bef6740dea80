import type { AccessRefusals } from "./access.ts";
import type { ClubRefusals } from "./clubs.ts";
import type { ListRefusals } from "./lists.ts";
import type { NoParameters } from "./none.ts";
import type { NotificationRefusals } from "./notifications.ts";
import type { ObjectionRefusals } from "./objections.ts";
import type { OfficeRefusals } from "./office.ts";
import type { TournamentRefusals } from "./tournaments.ts";
import type { CommandRefusals } from "./usage.ts";

/** Every refusal with the parameters that its sentence takes. */
export interface RefusalParameters
  extends CommandRefusals,
    OfficeRefusals,
    TournamentRefusals,
    ListRefusals,
    AccessRefusals,
    ClubRefusals,
    NotificationRefusals,
    ObjectionRefusals {}

export type RefusalCode = keyof RefusalParameters;

/** A code with its parameters: those that need none may leave them out. */
type Given<Code extends RefusalCode> = NoParameters extends RefusalParameters[Code]
  ? [code: Code, parameters?: RefusalParameters[Code]]
  : [code: Code, parameters: RefusalParameters[Code]];

/** What a refusal is made of. A parameter that is missing, misspelt or of another type does not compile. */
export type RefusalGiven = { [Code in RefusalCode]: Given<Code> }[RefusalCode];

/** The names of the parameters of one refusal that are lists. */
type ListIn<Parameters> = Parameters extends NoParameters
  ? never
  : {
      [Name in keyof Parameters]-?: Parameters[Name] extends readonly string[] | undefined ? Name : never;
    }[keyof Parameters];

/** Which parameters are lists: a page that explains a refusal shows its sentence with names in place of values. */
export const LIST_PARAMETERS: Readonly<Record<ListIn<RefusalParameters[RefusalCode]>, true>> = {
  by: true,
  candidates: true,
  choices: true,
  clubs: true,
  entries: true,
  facts: true,
  faults: true,
  guests: true,
  known: true,
  lists: true,
  members: true,
  options: true,
  rows: true,
  similar: true,
  starts: true,
  tournaments: true,
};
