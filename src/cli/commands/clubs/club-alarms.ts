import type { Command } from "commander";
import { BOOK_ALARM_CODES, type BookAlarmCode } from "../../../domain/codes/monitor.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { bookAlarmText } from "../../../presentation/studies/book-ledger.ts";
import { readDay } from "../../../rating/read.ts";
import { officeOf, printEntry } from "../../office.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { atBook, type ClubOptions, type ClubWriting, decidesOnBook, readsBook } from "./club-common.ts";

interface Options extends ClubWriting {
  readonly period: string;
  readonly reason: string;
}

type Decision = "acknowledge" | "reopen";

/** What the keeper says of the alarms of the book's scale. */
export function addClubAlarms(program: Command, world: World): void {
  const group = program
    .command("alarms")
    .description("Alarms of the scale of a club's book: acknowledge them, with a reason");
  const add = (decision: Decision, description: string): void => {
    const command = group
      .command(decision)
      .description(description)
      .argument("<alarm>", `alarm: ${BOOK_ALARM_CODES.join(", ")}`)
      .requiredOption("--period <date>", "start of the period, YYYY-MM-DD");
    decidesOnBook(command).action((alarm: string, options: Options) => decide(decision, alarm, options, world));
  };
  add("acknowledge", "Acknowledges an alarm of a period");
  add("reopen", "Takes the acknowledgement of an alarm back");
  const list = group.command("list").description("All alarms of the book, with what was said of them");
  readsBook(list).action((options: ClubOptions) => listAlarms(options, world));
}

const decide = (decision: Decision, wished: string, options: Options, world: World): Promise<void> =>
  atBook(options, world, async ({ context, ...book }) => {
    const { acknowledgeClubAlarm, reopenClubAlarm } = await import("../../../periods/monitor/club-alarms.ts");
    const office = officeOf(context, options);
    const period = readDay(options.period, "--period");
    const decided = { club: book.club, period, alarm: readAlarm(wished), reason: options.reason };
    const entry =
      decision === "reopen"
        ? await reopenClubAlarm(office, decided)
        : await acknowledgeClubAlarm(office, book, decided);
    printEntry(entry, context, options, world);
  });

function readAlarm(found: string): BookAlarmCode {
  const alarm = BOOK_ALARM_CODES.find((each) => each === found);
  if (alarm === undefined) throw new Refusal("bad-choice", { field: "alarm", found, choices: BOOK_ALARM_CODES });
  return alarm;
}

const listAlarms = (options: ClubOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context: { ledger, words }, ...book }) => {
    const { statedClubWatch } = await import("../../../periods/monitor/club-alarms.ts");
    const { alarms } = await statedClubWatch(ledger.db, book);
    if (options.json) return world.print(JSON.stringify({ alarms }, null, 2));
    if (alarms.length === 0) return world.print(words.monitor.watch.noAlarms);
    const { columns } = words.office.clubs;
    const rows = alarms.map((alarm) => {
      const { name, said } = bookAlarmText(words, alarm);
      return [alarm.code, alarm.date, name, said ?? words.scale.alarms.open];
    });
    const heads = [words.monitor.page.alarmsTitle, columns.period, columns.name, columns.marks];
    for (const line of tableText(heads, rows, world)) world.print(line);
  });
