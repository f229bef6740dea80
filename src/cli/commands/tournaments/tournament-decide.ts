import type { JournalEntry } from "../../../domain/journal/journal.ts";
import type { Office } from "../../../periods/office.ts";
import type { TournamentDecision } from "../../../periods/tournaments/decisions/decide.ts";
import { readDay, readListDate } from "../../../rating/read.ts";
import { oneOf, readYes } from "../../input/tournament-facts.ts";
import { officeOf, printEntry, type WritingOptions, withOffice } from "../../office.ts";
import { type DayOptions, dayOf } from "../../office-day.ts";
import type { World } from "../../world.ts";

export interface DecisionOptions extends WritingOptions, DayOptions {
  readonly reason: string;
  readonly toldOn?: string;
}

export interface AppealOptions extends DecisionOptions {
  readonly against: string;
}

export interface AssignOptions extends DecisionOptions {
  readonly list: string;
}

export interface OutcomeOptions extends AppealOptions {
  readonly outcome: string;
}

export interface CompareOptions extends WritingOptions {
  readonly same: string;
  readonly reason: string;
}

const AGAINST = ["registration", "rating"] as const;
const OUTCOMES = ["upheld", "reversed"] as const;

/** Records a decision about one tournament, on a day and for a reason. */
export const decideOn = (
  tournament: string,
  options: DecisionOptions,
  world: World,
  decide: (office: Office, decision: TournamentDecision) => Promise<JournalEntry>,
): Promise<void> =>
  withOffice(options, world, async (context) => {
    const decision = { tournament, on: await dayOf(context, options), reason: options.reason };
    printEntry(await decide(officeOf(context, options), decision), context, options, world);
  });

export const ruleRegistration = (
  id: string,
  admitted: boolean,
  options: DecisionOptions,
  world: World,
): Promise<void> =>
  decideOn(id, options, world, async (office, decision) => {
    const { ruleOnRegistration } = await import("../../../periods/tournaments/decisions/decide.ts");
    return ruleOnRegistration(office, { ...decision, toldOn: readToldOn(options), admitted });
  });

/** When the organiser was informed; undefined: on the day of the decision. */
export const readToldOn = ({ toldOn }: DecisionOptions) =>
  toldOn === undefined ? undefined : readDay(toldOn, "--told-on");

export const announce = (id: string, options: DecisionOptions, world: World): Promise<void> =>
  decideOn(id, options, world, async (office, decision) => {
    const { announceNotRated } = await import("../../../periods/tournaments/decisions/decide.ts");
    return announceNotRated(office, decision);
  });

export const assign = (id: string, options: AssignOptions, world: World): Promise<void> =>
  decideOn(id, options, world, async (office, decision) => {
    const { assignToList } = await import("../../../periods/tournaments/decisions/decide.ts");
    return assignToList(office, { ...decision, list: readListDate(options.list, "--list") });
  });

export const appeal = (id: string, options: AppealOptions, world: World): Promise<void> =>
  decideOn(id, options, world, async (office, decision) => {
    const { receiveAppeal } = await import("../../../periods/tournaments/decisions/decide.ts");
    return receiveAppeal(office, { ...decision, against: oneOf(AGAINST, options.against, "--against") });
  });

export const appealDecided = (id: string, options: OutcomeOptions, world: World): Promise<void> =>
  decideOn(id, options, world, async (office, decision) => {
    const { decideAppeal } = await import("../../../periods/tournaments/decisions/decide.ts");
    const against = oneOf(AGAINST, options.against, "--against");
    const reversed = oneOf(OUTCOMES, options.outcome, "--outcome") === "reversed";
    return decideAppeal(office, { ...decision, against, reversed });
  });

export const compare = (tournament: string, other: string, options: CompareOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { compareTournaments } = await import("../../../periods/tournaments/decisions/compare.ts");
    const same = readYes(options.same, "--same");
    const request = { tournament, other, same, reason: options.reason };
    printEntry(await compareTournaments(officeOf(context, options), request), context, options, world);
  });
