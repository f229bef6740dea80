import type { Command } from "commander";
import { withRegistration } from "../../input/tournament-facts.ts";
import { withPlace, withReason, withWriting } from "../../office.ts";
import { withDay } from "../../office-day.ts";
import type { World } from "../../world.ts";
import {
  type AddOptions,
  type AnswerOptions,
  type AskOptions,
  addPlayers,
  answer,
  ask,
  type MatchOptions,
  match,
  type WithdrawOptions,
  withdraw,
} from "./report-act.ts";
import { type ReceiveOptions, receive } from "./report-receive.ts";
import {
  type ContentOptions,
  content,
  type PartOptions,
  type PendingOptions,
  pending,
  receipt,
  showReports,
  unmatchedPlayers,
} from "./report-show.ts";
import { type OwingOptions, owingReports } from "./tournament-show.ts";

const ID = ["<tournament>", "the tournament's id"] as const;
const PART = ["--part <n>", "of a tournament in parts: which", "0"] as const;

export function addReports(program: Command, world: World): void {
  const group = program.command("reports").description("Reports: receive, match players, ask the arbiter");
  addReceiving(group, world);
  addReading(group, world);
  addOutstanding(group, world);
  addActing(group, world);
}

function addReceiving(group: Command, world: World): void {
  const take = group
    .command("receive")
    .description("Receives reports (TRF06, TRF16, TRF26) and prints the receipt")
    .argument("<files...>", "reports; - is standard input")
    .option("--tournament <id>", "the tournament it is of")
    .option("--register", "register the tournament from the report's own facts, and what is said here")
    .option("--id <id>", "with --register: its id; otherwise the next of the year")
    .option("--part <n>", "of a tournament in parts: which, from 1")
    .option("--sender <name>", "who sent it; otherwise who enters it")
    .option("--entered-because <reason>", "why the office itself enters it (0.2)")
    .option("--despite-errors", "take it although something in it cannot be read");
  withWriting(withDay(withRegistration(take), "the day it came")).action((files: string[], options: ReceiveOptions) =>
    receive(files, options, world),
  );
}

function addReading(group: Command, world: World): void {
  const show = group
    .command("show")
    .description("Every version of a tournament's reports")
    .argument(...ID);
  withPlace(show).action((id: string, options: PartOptions) => showReports(id, options, world));
  const again = group.command("show-receipt").description("The receipt of the report that stands, again");
  withPlace(again.argument(...ID).option(...PART)).action((id: string, options: PartOptions) =>
    receipt(id, options, world),
  );
  const wait = group
    .command("list-pending")
    .description("Reports that no published list has settled, and what holds them back")
    .option("--list <kind>", "only for this list")
    .option("--ends-by <date>", "only of tournaments that ended on this day or earlier")
    .option("--held-back", "only those that wait")
    .option("--settled", "also those that a published list has settled");
  withPlace(wait).action((options: PendingOptions) => pending(options, world));
  const who = group.command("list-unmatched").description("Players who must be matched, with those they may be");
  withPlace(who.argument(...ID)).action((id: string, options: PartOptions) => unmatchedPlayers(id, options, world));
  const bytes = group.command("export").description("Writes a report back, as it was received");
  withPlace(
    bytes
      .argument(...ID)
      .option(...PART)
      .option("--version <n>", "which version; otherwise the one that stands")
      .option("--out <file>", "where to; otherwise to standard output"),
  ).action((id: string, options: ContentOptions) => content(id, options, world));
}

function addOutstanding(group: Command, world: World): void {
  const owe = group
    .command("list-outstanding")
    .description("Tournaments that have ended and owe a report (9)")
    .option("--limit <n>", "how many to look at", "50")
    .option("--after <key>", "go on after this page");
  withPlace(withDay(owe, "as of this day")).action((options: OwingOptions) => owingReports(options, world));
}

function addActing(group: Command, world: World): void {
  const link = group
    .command("match")
    .description("Says who a player of a report is")
    .argument(...ID)
    .argument("<start-number>", "the player's start number in the report")
    .option("--player <number>", "this player of the office")
    .option("--new <number>", "a new player, added with this number and the facts of the report")
    .option("--nobody", "nobody known: the games do not count");
  withReason(link).action((id: string, number: string, options: MatchOptions) => match(id, number, options, world));
  const add = group
    .command("add-players")
    .description("Takes unknown players at their numbers: known by now, or new with the facts of the report")
    .argument(...ID);
  withReason(add).action((id: string, options: AddOptions) => addPlayers(id, options, world));
  const back = group
    .command("withdraw")
    .description("Takes back the version that stands")
    .argument(...ID);
  withReason(withDay(back.option(...PART), "the day of the withdrawal")).action(
    (id: string, options: WithdrawOptions) => withdraw(id, options, world),
  );
  const question = group
    .command("ask")
    .description("Records a question to the arbiter")
    .argument(...ID);
  withWriting(withDay(question.requiredOption("--text <text>", "what is asked"), "the day it was asked")).action(
    (id: string, options: AskOptions) => ask(id, options, world),
  );
  const reply = group
    .command("answer")
    .description("Records the arbiter's answer")
    .argument(...ID);
  withWriting(
    withDay(
      reply.argument("<question>", "the number of the question").requiredOption("--text <text>", "what was answered"),
      "the day it came",
    ),
  ).action((id: string, question: string, options: AnswerOptions) => answer(id, question, options, world));
}
