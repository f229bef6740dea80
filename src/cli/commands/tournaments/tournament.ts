import type { Command } from "commander";
import { withRegistration } from "../../input/tournament-facts.ts";
import { withPlace, withReason, withWriting } from "../../office.ts";
import { type DayOptions, withDay } from "../../office-day.ts";
import type { World } from "../../world.ts";
import { addFideExport } from "./export-fide.ts";
import { addRulings } from "./ruling.ts";
import {
  type AppealOptions,
  type AssignOptions,
  announce,
  appeal,
  appealDecided,
  assign,
  type CompareOptions,
  compare,
  type DecisionOptions,
  type OutcomeOptions,
  ruleRegistration,
} from "./tournament-decide.ts";
import { type ChangeOptions, change, type RegisterOptions, register } from "./tournament-register.ts";
import { type ListOptions, listTournaments, type ShowOptions, showTournament } from "./tournament-show.ts";

const ID = ["<tournament>", "tournament ID"] as const;

export function addTournaments(program: Command, world: World): void {
  const group = program.command("tournaments").description("Tournaments: register, decide, appeal");
  addRegistration(group, world);
  addReading(group, world);
  addDecisions(group, world);
  addRulings(group, world);
  addFideExport(group, world);
}

function addRegistration(group: Command, world: World): void {
  const enter = group
    .command("register")
    .description("Registers a tournament")
    .option("--id <id>", "tournament ID (default: the next of the year, such as 2026-0001)")
    .option("--from <report>", "take missing values from a report (TRF)");
  withWriting(withDay(withRegistration(enter), "date of the registration")).action((options: RegisterOptions) =>
    register(options, world),
  );
  const alter = group
    .command("change")
    .description("Changes a registration; none removes a value")
    .argument(...ID);
  withReason(withDay(withRegistration(alter), "date of the change")).action(
    (id: string, options: ChangeOptions & DayOptions) => change(id, options, world),
  );
}

function addReading(group: Command, world: World): void {
  const show = group
    .command("show")
    .description("A tournament: details, status by the articles, decisions, reports")
    .argument(...ID)
    .option("--explain", "explain everything");
  withPlace(show).action((id: string, options: ShowOptions) => showTournament(id, options, world));
  const list = group
    .command("list")
    .description("Tournaments by ID, in pages")
    .option("--name <words>", "words of the name")
    .option("--federation <code>", "only this federation")
    .option("--list <kind>", "only this list")
    .option("--from <date>", "starting on this date or later")
    .option("--to <date>", "ending on this date or earlier")
    .option("--limit <n>", "at most this number", "50")
    .option("--after <id>", "continue after this tournament");
  withPlace(list).action((options: ListOptions) => listTournaments(options, world));
}

function addDecisions(group: Command, world: World): void {
  for (const admitted of [true, false]) {
    const command = group
      .command(admitted ? "admit" : "refuse")
      .description(admitted ? "Accepts a late registration" : "Refuses a registration")
      .argument(...ID)
      .option("--told-on <date>", "date the organiser was informed, if another");
    withReason(withDay(command, "date of the decision")).action((id: string, options: DecisionOptions) =>
      ruleRegistration(id, admitted, options, world),
    );
  }
  const announced = group
    .command("announce")
    .description("Announces a tournament as not rated, before its start (9.2)");
  withReason(withDay(announced.argument(...ID), "date of the announcement")).action(
    (id: string, options: DecisionOptions) => announce(id, options, world),
  );
  const other = group
    .command("assign")
    .description("Moves a tournament to another list than its dates give")
    .argument(...ID)
    .requiredOption("--list <month>", "list, YYYY-MM");
  withReason(withDay(other, "date of the decision")).action((id: string, options: AssignOptions) =>
    assign(id, options, world),
  );
  const against = ["--against <decision>", "registration or rating"] as const;
  const ask = group.command("appeal").description("Records an appeal against a decision");
  withReason(withDay(ask.argument(...ID).requiredOption(...against), "date it was received")).action(
    (id: string, options: AppealOptions) => appeal(id, options, world),
  );
  const end = group
    .command("decide-appeal")
    .description("Records the commission's decision on an appeal")
    .argument(...ID)
    .requiredOption(...against)
    .requiredOption("--outcome <outcome>", "outcome for the decision: upheld or reversed");
  withReason(withDay(end, "date of the outcome")).action((id: string, options: OutcomeOptions) =>
    appealDecided(id, options, world),
  );
  const two = group
    .command("compare")
    .description("Records that two similar tournaments are the same, or are not")
    .argument(...ID)
    .argument("<other>", "other tournament")
    .requiredOption("--same <yes|no>", "yes: the later one is not rated");
  withReason(two).action((id: string, other: string, options: CompareOptions) => compare(id, other, options, world));
}
