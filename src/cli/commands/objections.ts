import { type Command, Option } from "commander";
import { Refusal } from "../../domain/refusal.ts";
import { readCount, readDay } from "../../rating/read.ts";
import type { GivenSubject } from "../../server/objections/subject.ts";
import { listTask, withListBar } from "../list-progress.ts";
import {
  officeOf,
  type PlaceOptions,
  printEntry,
  type WritingOptions,
  withOffice,
  withPlace,
  withReason,
  withWriting,
} from "../office.ts";
import { tableText } from "../text/output.ts";
import type { World } from "../world.ts";
import { sheetText } from "./lists/correct.ts";

interface ReceiveOptions extends WritingOptions, GivenSubject {
  readonly on?: string;
  readonly name: string;
  readonly text: string;
}

interface PreviewOptions extends PlaceOptions {
  readonly counts: string;
}

interface DecideOptions extends WritingOptions {
  readonly on?: string;
  readonly upheld?: boolean;
  readonly rejected?: boolean;
  readonly counts?: string;
  readonly reason: string;
}

const RULINGS: Readonly<Record<string, boolean | null>> = { yes: true, no: false, undo: null };
const NUMBER_MAX = 999_999;

export function addObjections(program: Command, world: World): void {
  const group = program.command("objections").description("Objections to games and to lines of lists");
  withPlace(group.command("list").description("All objections, open ones first")).action((options: PlaceOptions) =>
    list(options, world),
  );
  const receive = group
    .command("receive")
    .description("Records an objection to a game or a line of a list, and asks the arbiter")
    .option("--tournament <id>", "of a game: the tournament")
    .option("--round <n>", "of a game: the round")
    .option("--white <player>", "of a game: White, by player ID")
    .option("--black <player>", "of a game: Black, by player ID")
    .option("--list <list>", "of a line: the list, such as standard-2026-11")
    .option("--player <player>", "of a line: the player ID")
    .requiredOption("--name <name>", "who objects")
    .requiredOption("--text <text>", "what is wrong")
    .option("--on <date>", "date it came (default: today)");
  withWriting(receive).action((options: ReceiveOptions) => receiveOne(options, world));
  const preview = group
    .command("preview <objection>")
    .description("What a ruling for an objection would change")
    .addOption(new Option("--counts <ruling>", "ruling on the game: yes, no, undo").default("no"));
  withPlace(preview).action((text: string, options: PreviewOptions) => previewOne(text, options, world));
  const decide = group
    .command("decide <objection>")
    .description("Decides an objection, with a ruling on the game where one is made")
    .addOption(new Option("--upheld", "the objection is right").conflicts("rejected"))
    .option("--rejected", "the objection is not right")
    .option("--counts <ruling>", "ruling on the game: yes, no, undo")
    .option("--on <date>", "date of the decision (default: today)");
  withReason(decide).action((text: string, options: DecideOptions) => decideOne(text, options, world));
}

const numberOf = (text: string): number => readCount(text, "objection", { from: 1, to: NUMBER_MAX });

function rulingOf(text: string): boolean | null {
  const ruling = RULINGS[text];
  if (ruling === undefined)
    throw new Refusal("bad-choice", { field: "--counts", found: text, choices: Object.keys(RULINGS) });
  return ruling;
}

const list = (options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { allObjections } = await import("../../ledger/queries/objections/objections.ts");
    const { saidObjections } = await import("../../server/office/readings/objection-readings.ts");
    const said = (await saidObjections(ledger.db, await allObjections(ledger.db)))(words);
    if (options.json) return world.print(JSON.stringify(said, null, 2));
    const { objections: says } = words;
    if (said.length === 0) return world.print(says.none);
    const rows = said.map(({ objection, about, name, on, answerBy, decided }) => [
      String(objection),
      about,
      name,
      on,
      answerBy,
      decided === null ? says.open : decided.upheld ? says.upheld : says.rejected,
    ]);
    const heads = [says.number, says.about, says.from, says.received, says.answerBy, says.state];
    for (const line of tableText(heads, rows, world)) world.print(line);
  });

async function receiveOne(options: ReceiveOptions, world: World): Promise<void> {
  const { receiveObjection } = await import("../../periods/objections/objections.ts");
  const { readSubject } = await import("../../server/objections/subject.ts");
  const { name, text } = options;
  const on = options.on === undefined ? world.today() : readDay(options.on, "--on");
  const request = { subject: readSubject(options), on, name, text };
  await withOffice(options, world, async (context) => {
    const entries = await receiveObjection(officeOf(context, options), request);
    for (const entry of entries) printEntry(entry, context, options, world);
  });
}

const previewOne = (text: string, options: PreviewOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const request = { objection: numberOf(text), counts: rulingOf(options.counts) };
    const sheet = await withListBar(context.words, world, (progress) =>
      listTask("preview-ruling", context, options, request, { world, progress }),
    );
    if (options.json) return world.print(JSON.stringify(sheet, null, 2));
    for (const line of sheetText(context.words, sheet, world)) world.print(line);
  });

async function decideOne(text: string, options: DecideOptions, world: World): Promise<void> {
  const { decideObjection } = await import("../../periods/objections/objections.ts");
  if (!options.upheld && !options.rejected) throw new Refusal("option-missing", { option: "--upheld, --rejected" });
  const on = options.on === undefined ? world.today() : readDay(options.on, "--on");
  const counts = options.counts === undefined ? undefined : rulingOf(options.counts);
  const decision = { objection: numberOf(text), on, upheld: options.upheld ?? false, counts, reason: options.reason };
  await withOffice(options, world, async (context) => {
    const entries = await decideObjection(officeOf(context, options), decision);
    for (const entry of entries) printEntry(entry, context, options, world);
  });
}
