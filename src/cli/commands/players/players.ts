import type { Command } from "commander";
import { LIST_KINDS } from "../../../domain/list.ts";
import { type FactOptions, readFacts, withFacts } from "../../input/player-facts.ts";
import {
  officeOf,
  printEntry,
  type WritingOptions,
  withOffice,
  withPlace,
  withReason,
  withWriting,
} from "../../office.ts";
import type { World } from "../../world.ts";
import { addExplain, addPreview } from "../lists/explain.ts";
import { addHistory } from "../lists/history.ts";
import { type ImportOptions, importInto } from "./players-import.ts";
import { type ListOptions, listPlayers, type ShowOptions, showPlayer } from "./players-show.ts";

type AboutPlayer = "undoMerge" | "excludePlayer" | "endExclusion" | "giveDispensation" | "endDispensation";

interface ChangeOptions extends WritingOptions, FactOptions {
  readonly reason?: string;
}

interface ReasonOptions extends WritingOptions {
  readonly reason: string;
}

/** The commands that decide something about one player, with a reason. */
const DECISIONS: readonly (readonly [name: string, description: string, does: AboutPlayer])[] = [
  ["unmerge", "Undoes a merge: the records are separate again", "undoMerge"],
  ["exclude", "Excludes a player from lists at the federation's request (13)", "excludePlayer"],
  ["include", "Ends an exclusion: the player is on lists again", "endExclusion"],
  ["dispense", "Gives a dispensation: on lists despite the federation's status (13)", "giveDispensation"],
  ["end-dispensation", "Ends a dispensation", "endDispensation"],
];

export function addPlayers(program: Command, world: World): void {
  const group = program.command("players").description("Players: import, look up, explain, add, change, merge");
  addReading(group, world);
  addExplain(group, world);
  addPreview(group, world);
  addHistory(group, world);
  const add = withFacts(group.command("add").description("Adds a player").argument("<number>", "player ID"));
  withWriting(add).action((id: string, options: WritingOptions & FactOptions) => addOne(id, options, world));
  const change = group.command("change").description("Changes a player's details; none removes a value");
  withWriting(withFacts(change.argument("<number>", "player ID")))
    .option("--reason <text>", "reason (for the journal)")
    .action((id: string, options: ChangeOptions) => changeOne(id, options, world));
  addEarlier(group, world);
  const merge = group.command("merge").description("Merges two records of one person; the first is kept");
  withReason(merge.argument("<kept>", "record to keep").argument("<merged>", "record to merge")).action(
    (kept: string, merged: string, options: ReasonOptions) => mergeTwo(kept, merged, options, world),
  );
  for (const [name, description, does] of DECISIONS) {
    const command = group.command(name).description(description).argument("<number>", "player ID");
    withReason(command).action((id: string, options: ReasonOptions) => decide(id, does, options, world));
  }
}

interface EarlierOptions extends ReasonOptions {
  readonly kind: string;
  readonly gamesBefore?: string;
  readonly highest?: string;
}

function addEarlier(group: Command, world: World): void {
  const earlier = group
    .command("state-earlier")
    .description("Enters games and highest rating before the first list on record, which K depends on")
    .argument("<number>", "player ID")
    .option("--games-before <n>", "games counted before that list")
    .option("--highest <rating>", "highest rating published before that list")
    .option("--kind <list>", `list: ${LIST_KINDS.join(", ")}`, LIST_KINDS[0]);
  withReason(earlier).action((player: string, options: EarlierOptions) =>
    withOffice(options, world, async (context) => {
      const { stateEarlierFacts } = await import("../../../periods/players.ts");
      const { readEarlierFacts } = await import("../../input/player-facts.ts");
      const request = { player, reason: options.reason, ...readEarlierFacts(options) };
      printEntry(await stateEarlierFacts(officeOf(context, options), request), context, options, world);
    }),
  );
}

function addReading(group: Command, world: World): void {
  const load = group
    .command("import")
    .description("Imports a published list (TXT, XML, CSV); the first is the starting point")
    .argument("<file>", "list (- for standard input)")
    .requiredOption("--date <date>", "date from which the list is valid, YYYY-MM-DD")
    .option("--kind <list>", `for a file with a single rating, its list: ${LIST_KINDS.join(", ")}`, LIST_KINDS[0])
    .option("--despite-errors", "import it although some ratings cannot be read");
  withWriting(load).action((file: string, options: ImportOptions) => importInto(file, options, world));
  const list = group
    .command("list")
    .description("Players by name, in pages")
    .option("--name <name>", "start of the name, or words of it (accents do not matter)")
    .option("--federation <code>", "only this federation")
    .option("--limit <n>", "at most this number", "50")
    .option("--after <key>", "continue after this page");
  withPlace(list).action((options: ListOptions) => listPlayers(options, world));
  const show = group.command("show").description("A player with all ratings").argument("<number>", "player ID");
  withPlace(show).action((id: string, options: ShowOptions) => showPlayer(id, options, world));
}

const addOne = (id: string, options: WritingOptions & FactOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { addPlayer } = await import("../../../periods/players.ts");
    const { NO_FACTS } = await import("../../../domain/player.ts");
    const facts = { ...NO_FACTS, ...readFacts(options) };
    printEntry(await addPlayer(officeOf(context, options), id, facts), context, options, world);
  });

const changeOne = (id: string, options: ChangeOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { changePlayer } = await import("../../../periods/players.ts");
    const entry = await changePlayer(officeOf(context, options), id, readFacts(options), options.reason);
    printEntry(entry, context, options, world);
  });

const mergeTwo = (kept: string, merged: string, options: ReasonOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { mergePlayers } = await import("../../../periods/players.ts");
    const { reason } = options;
    printEntry(await mergePlayers(officeOf(context, options), { kept, merged, reason }), context, options, world);
  });

const decide = (player: string, does: AboutPlayer, options: ReasonOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { [does]: decision } = await import("../../../periods/players.ts");
    printEntry(await decision(officeOf(context, options), { player, reason: options.reason }), context, options, world);
  });
