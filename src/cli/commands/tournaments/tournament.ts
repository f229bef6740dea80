import type { Command } from "commander";
import { withRegistration } from "../../input/tournament-facts.ts";
import { withPlace, withReason, withWriting } from "../../office.ts";
import { type DayOptions, withDay } from "../../office-day.ts";
import type { World } from "../../world.ts";
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

const ID = ["<tournament>", "the tournament's id"] as const;

export function addTournaments(program: Command, world: World): void {
  const group = program.command("tournaments").description("Tournaments: register, admit, rule, appeal");
  addRegistration(group, world);
  addReading(group, world);
  addDecisions(group, world);
  addRulings(group, world);
}

function addRegistration(group: Command, world: World): void {
  const enter = group
    .command("register")
    .description("Registers a tournament")
    .option("--id <id>", "its id; otherwise the next of the year, such as 2026-0001")
    .option("--from <report>", "take from a report (TRF) what is not said");
  withWriting(withDay(withRegistration(enter), "the day the registration came")).action((options: RegisterOptions) =>
    register(options, world),
  );
  const alter = group
    .command("change")
    .description("Changes the registration; none takes a fact away")
    .argument(...ID);
  withReason(withDay(withRegistration(alter), "the day of the change")).action(
    (id: string, options: ChangeOptions & DayOptions) => change(id, options, world),
  );
}

function addReading(group: Command, world: World): void {
  const show = group
    .command("show")
    .description("A tournament: facts, where it stands by the articles, decisions, reports")
    .argument(...ID)
    .option("--explain", "show how everything came about");
  withPlace(show).action((id: string, options: ShowOptions) => showTournament(id, options, world));
  const list = group
    .command("list")
    .description("Tournaments by id, page by page")
    .option("--name <words>", "words of the name")
    .option("--federation <code>", "only of this federation")
    .option("--list <kind>", "only for this list")
    .option("--from <date>", "that begin on this day or later")
    .option("--to <date>", "that end on this day or earlier")
    .option("--limit <n>", "how many at most", "50")
    .option("--after <id>", "go on after this one");
  withPlace(list).action((options: ListOptions) => listTournaments(options, world));
}

function addDecisions(group: Command, world: World): void {
  for (const admitted of [true, false]) {
    const command = group
      .command(admitted ? "admit" : "refuse")
      .description(admitted ? "The chairman admits a late registration" : "The chairman refuses a registration")
      .argument(...ID)
      .option("--told-on <date>", "the day the organiser was told, where it is another");
    withReason(withDay(command, "the day of the decision")).action((id: string, options: DecisionOptions) =>
      ruleRegistration(id, admitted, options, world),
    );
  }
  const announced = group.command("announce").description("Announced as not rated, before its start (9.2)");
  withReason(withDay(announced.argument(...ID), "the day it was announced")).action(
    (id: string, options: DecisionOptions) => announce(id, options, world),
  );
  const other = group
    .command("assign")
    .description("Decides that a tournament belongs to another list than its closing date gives")
    .argument(...ID)
    .requiredOption("--list <month>", "the list, YYYY-MM");
  withReason(withDay(other, "the day of the decision")).action((id: string, options: AssignOptions) =>
    assign(id, options, world),
  );
  const against = ["--against <decision>", "registration or rating"] as const;
  const ask = group.command("appeal").description("Receives an appeal against a decision, within its term");
  withReason(withDay(ask.argument(...ID).requiredOption(...against), "the day it came")).action(
    (id: string, options: AppealOptions) => appeal(id, options, world),
  );
  const end = group
    .command("decide-appeal")
    .description("Records what the commission decided on an appeal")
    .argument(...ID)
    .requiredOption(...against)
    .requiredOption("--outcome <outcome>", "upheld or reversed: of the decision");
  withReason(withDay(end, "the day of the outcome")).action((id: string, options: OutcomeOptions) =>
    appealDecided(id, options, world),
  );
  const two = group
    .command("compare")
    .description("Two tournaments that look like one: whether they are")
    .argument(...ID)
    .argument("<other>", "the other tournament")
    .requiredOption("--same <yes|no>", "yes: the one received later is not rated");
  withReason(two).action((id: string, other: string, options: CompareOptions) => compare(id, other, options, world));
}
