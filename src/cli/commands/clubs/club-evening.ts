import type { Command } from "commander";
import { readCount, readDay } from "../../../rating/read.ts";
import { EXIT } from "../../exit-codes.ts";
import { readTime } from "../../input/club-input.ts";
import { issueJson, issuesText } from "../../text/issues.ts";
import type { World } from "../../world.ts";
import { atBook, type ClubCommandContext, changeBook, changesBook } from "./club-common.ts";
import { enteredText, type GameOptions, REASON, readRound, withEvening } from "./club-games.ts";

/** A whole evening at once. */
export function addEvening(games: Command, world: World): void {
  const evening = games
    .command("enter-evening")
    .description("Adds the games of an evening: lines (Andersson 1-0 Berg), a table, PGN or TRF")
    .argument("<file>", "games (- for standard input)");
  changesBook(withEvening(evening)).action((file: string, options: GameOptions) => enterEvening(file, options, world));
}

export function addUndo(program: Command, world: World): void {
  const undo = program
    .command("undo")
    .description("Undoes the last entry of the book")
    .option("--entry <n>", "journal entry (default: the last)");
  changesBook(undo.requiredOption(...REASON)).action((options: UndoOptions) => undoOne(options, world));
}

interface UndoOptions extends GameOptions {
  readonly entry?: string;
}

const undoOne = (options: UndoOptions, world: World): Promise<void> =>
  changeBook(
    options,
    world,
    async (office, request) => {
      const { undoLast } = await import("../../../periods/clubs/undoing.ts");
      const { entry, reason = "" } = options;
      const named = entry === undefined ? undefined : readCount(entry, "--entry", { from: 1, to: ENTRIES_MAX });
      return undoLast(office, request, reason, named);
    },
    ({ undone }, { office }) =>
      undone === undefined ? [] : [office.clubs.undone(undone.entry, office.kinds[undone.kind])],
  );

const ENTRIES_MAX = 999_999_999;

/** All games of the file or none: issues are printed first. */
async function enterEvening(file: string, options: GameOptions, world: World): Promise<void> {
  const isFine = await atBook(options, world, async ({ context, club, on }) => {
    const { issues } = await eveningOf(file, options, world, { context, club, on });
    const isWrong = issues.some(({ severity }) => severity === "error");
    const { words } = context;
    if (isWrong) world.exit(EXIT.no);
    if (isWrong && options.json)
      world.print(JSON.stringify({ issues: issues.map((issue) => issueJson(words, issue)) }, null, 2));
    else for (const line of issuesText(words, file, issues)) world.warn(line);
    if (isWrong && !options.json) world.print(words.office.clubs.notEntered);
    return !isWrong;
  });
  if (!isFine) return;
  await changeBook(
    options,
    world,
    async (office, request, at) => {
      const { enterGames } = await import("../../../periods/clubs/games.ts");
      const { games } = await eveningOf(file, options, world, at);
      return enterGames(
        office,
        request,
        games.map((game) => ({ ...game, again: options.again ?? false })),
      );
    },
    enteredText,
  );
}

async function eveningOf(
  file: string,
  options: GameOptions,
  world: World,
  { context, club, on }: Pick<ClubCommandContext, "context" | "club" | "on">,
) {
  const { matchEvening } = await import("../../../periods/clubs/evening.ts");
  const { date, finished, tournament, round, minutes } = options;
  return matchEvening(context.ledger, club, world.readBytes(file), {
    day: date === undefined ? on : readDay(date, "--date"),
    finished: finished === undefined ? null : readDay(finished, "--finished"),
    tournament: tournament ?? null,
    round: round === undefined ? null : readRound(round),
    time: minutes === undefined ? null : readTime(minutes),
  });
}
