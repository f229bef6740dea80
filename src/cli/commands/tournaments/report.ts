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
  type ExpireOptions,
  expire,
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

const ID = ["<tournament>", "tournament ID"] as const;
const REASON = ["--reason <text>", "reason (for the journal); needed where it is not the proposed match"] as const;
const PART = ["--part <n>", "for a tournament in parts: the part", "0"] as const;

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
    .argument("<files...>", "reports (- for standard input)")
    .option("--tournament <id>", "tournament of the report")
    .option("--register", "register the tournament from the report and the options given")
    .option("--id <id>", "with --register: tournament ID (default: the next of the year)")
    .option("--part <n>", "for a tournament in parts: the part, from 1")
    .option("--sender <name>", "sender (default: the user)")
    .option("--entered-because <reason>", "reason why the office itself enters the report (0.2)")
    .option("--despite-errors", "accept the file despite errors");
  withWriting(withDay(withRegistration(take), "date it was received")).action(
    (files: string[], options: ReceiveOptions) => receive(files, options, world),
  );
}

function addReading(group: Command, world: World): void {
  const show = group
    .command("show")
    .description("All versions of a tournament's reports")
    .argument(...ID);
  withPlace(show).action((id: string, options: PartOptions) => showReports(id, options, world));
  const again = group.command("show-receipt").description("The receipt of the current report");
  withPlace(again.argument(...ID).option(...PART)).action((id: string, options: PartOptions) =>
    receipt(id, options, world),
  );
  const wait = group
    .command("list-pending")
    .description("Reports not yet in a published list, with the reasons why they are on hold")
    .option("--list <kind>", "only this list")
    .option("--ends-by <date>", "only tournaments that ended on this date or earlier")
    .option("--held-back", "only reports on hold")
    .option("--settled", "include reports in a published list");
  withPlace(wait).action((options: PendingOptions) => pending(options, world));
  const who = group.command("list-unmatched").description("Unmatched players, with possible matches");
  withPlace(who.argument(...ID)).action((id: string, options: PartOptions) => unmatchedPlayers(id, options, world));
  const bytes = group.command("export").description("Writes a report as it was received");
  withPlace(
    bytes
      .argument(...ID)
      .option(...PART)
      .option("--version <n>", "version (default: the current one)")
      .option("--out <file>", "output file (default: standard output)"),
  ).action((id: string, options: ContentOptions) => content(id, options, world));
}

function addOutstanding(group: Command, world: World): void {
  const owe = group
    .command("list-outstanding")
    .description("Outstanding reports of tournaments that have ended (9)")
    .option("--limit <n>", "tournaments to check", "50")
    .option("--after <key>", "continue after this page");
  withPlace(withDay(owe, "as of this date")).action((options: OwingOptions) => owingReports(options, world));
}

function addActing(group: Command, world: World): void {
  const link = group
    .command("match")
    .description("Matches a player of a report")
    .argument(...ID)
    .argument("<start-number>", "start number in the report")
    .option("--player <number>", "ID of a registered player")
    .option("--new <number>", "new player with this ID, created from the report")
    .option("--nobody", "leave unmatched (the games are not rated)");
  withWriting(link.option(...REASON)).action((id: string, number: string, options: MatchOptions) =>
    match(id, number, options, world),
  );
  const add = group
    .command("add-players")
    .description("Accepts all IDs as reported: known players are matched, new ones are created")
    .argument(...ID);
  withWriting(add.option(...REASON)).action((id: string, options: AddOptions) => addPlayers(id, options, world));
  const back = group
    .command("withdraw")
    .description("Withdraws the current version")
    .argument(...ID);
  withReason(withDay(back.option(...PART), "date of the withdrawal")).action((id: string, options: WithdrawOptions) =>
    withdraw(id, options, world),
  );
  const old = group.command("expire").description("Takes births out of reports that are older than the setting says");
  withWriting(withDay(old, "day from which the years are counted back")).action((options: ExpireOptions) =>
    expire(options, world),
  );
  const question = group
    .command("ask")
    .description("Records a question to the arbiter")
    .argument(...ID);
  withWriting(withDay(question.requiredOption("--text <text>", "question"), "date of the question")).action(
    (id: string, options: AskOptions) => ask(id, options, world),
  );
  const reply = group
    .command("answer")
    .description("Records the arbiter's answer")
    .argument(...ID);
  withWriting(
    withDay(
      reply.argument("<question>", "number of the question").requiredOption("--text <text>", "answer"),
      "date it was received",
    ),
  ).action((id: string, question: string, options: AnswerOptions) => answer(id, question, options, world));
}
