import type { Command } from "commander";
import type { BookFacts, ClubGameFacts, ClubPlayer } from "../../../domain/clubs/club.ts";
import { GAMES_MAX } from "../../../domain/limits.ts";
import type { ClubChange } from "../../../periods/clubs/changing.ts";
import { readCount, readDay } from "../../../rating/read.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { readClubResult, readTime } from "../../input/club-input.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { atBook, type ClubOptions, type ClubWriting, changeBook, changesBook, readsBook } from "./club-common.ts";

export interface GameOptions extends ClubWriting {
  readonly date?: string;
  readonly finished?: string;
  readonly tournament?: string;
  readonly round?: string;
  readonly minutes?: string;
  readonly result?: string;
  readonly white?: string;
  readonly black?: string;
  readonly withholdWhite?: string;
  readonly withholdBlack?: string;
  readonly again?: boolean;
  readonly reason?: string;
}

interface ListOptions extends ClubOptions {
  readonly tournament?: string;
  readonly from?: string;
  readonly to?: string;
}

const NUMBER = ["<game>", "game number"] as const;
export const REASON = ["--reason <text>", "reason (for the journal)"] as const;

export function addGames(program: Command, world: World): Command {
  const group = program.command("games").description("Games: add, change, withdraw");
  const enter = group
    .command("enter")
    .description("Adds a game: number, member ID or name for each player, g3 for guest 3")
    .argument("<white>", "White")
    .argument("<result>", "1-0, ½-½, 0-1; +- or -+ for a walkover")
    .argument("<black>", "Black");
  changesBook(withGame(enter)).action((white: string, result: string, black: string, options: GameOptions) =>
    enterOne({ white, result, black }, options, world),
  );
  const change = group
    .command("change")
    .description("Changes a game")
    .argument(...NUMBER)
    .option("--white <player>", "White")
    .option("--black <player>", "Black")
    .option("--result <result>", "result")
    .requiredOption(...REASON);
  changesBook(withGame(change)).action((game: string, options: GameOptions) => changeOne(game, options, world));
  for (const does of ["withdraw", "restore"] as const) {
    const says = does === "withdraw" ? "Withdraws a game; it stays in the book" : "Restores a withdrawn game";
    const command = group
      .command(does)
      .description(says)
      .argument(...NUMBER)
      .requiredOption(...REASON);
    changesBook(command).action((game: string, options: GameOptions) => decide(game, does, options, world));
  }
  const list = group
    .command("list")
    .description("Games by date, with why each counts or not")
    .option("--tournament <id>", "only this tournament")
    .option("--from <date>", "from this date")
    .option("--to <date>", "to this date");
  readsBook(list).action((options: ListOptions) => listGames(options, world));
  return group;
}

/** What all games of an evening have in common. */
export const withEvening = (command: Command): Command =>
  command
    .option("--date <date>", "date it was played or started (default: the date of the change)")
    .option("--finished <date>", "for an adjourned game: date it was finished")
    .option("--tournament <id>", "tournament; without one it is a friendly game, which does not count")
    .option("--round <n>", "round")
    .option("--minutes <time>", "minutes per player, if not the tournament's")
    .option("--again", "the two met twice that day or in that round");

const withGame = (command: Command): Command =>
  withEvening(command)
    .option("--withhold-white <reason>", "no bonus for White, with a reason; none restores it")
    .option("--withhold-black <reason>", "no bonus for Black, with a reason; none restores it");

const readGame = (text: string): number => readCount(text, "game", { from: 1, to: GAMES_MAX });
export const readRound = (text: string): number => readCount(text, "--round", { from: 1, to: 999 });

/** What the options say of a game, and nothing else. */
function factsIn(options: GameOptions, playerOf: (text: string) => ClubPlayer): Partial<ClubGameFacts> {
  const { white, black, result, date, finished, tournament, round, minutes, again } = options;
  return {
    ...(white === undefined ? {} : { white: playerOf(white) }),
    ...(black === undefined ? {} : { black: playerOf(black) }),
    ...(result === undefined ? {} : { result: readClubResult(result) }),
    ...(date === undefined
      ? {}
      : { begun: readDay(date, "--date"), finished: readDay(finished ?? date, "--finished") }),
    ...(finished === undefined ? {} : { finished: readDay(finished, "--finished") }),
    ...(tournament === undefined ? {} : { tournament: tournament === "none" ? null : tournament }),
    ...(round === undefined ? {} : { round: round === "none" ? null : readRound(round) }),
    ...(minutes === undefined ? {} : { time: minutes === "none" ? null : readTime(minutes) }),
    ...(again === undefined ? {} : { again }),
  };
}

const withheldIn = ({ withholdWhite, withholdBlack }: GameOptions, before: ClubGameFacts["withheld"]) => ({
  white: withholdWhite === "none" ? null : (withholdWhite ?? before.white),
  black: withholdBlack === "none" ? null : (withholdBlack ?? before.black),
});

const NOT_WITHHELD = { white: null, black: null };

interface Written {
  readonly white: string;
  readonly result: string;
  readonly black: string;
}

const enterOne = (written: Written, options: GameOptions, world: World): Promise<void> =>
  changeBook(
    options,
    world,
    async (office, request, { facts }) => {
      const { enterGames } = await import("../../../periods/clubs/games.ts");
      const playerOf = await finder(facts);
      const game: ClubGameFacts = {
        white: playerOf(written.white),
        black: playerOf(written.black),
        result: readClubResult(written.result),
        begun: request.on,
        finished: request.on,
        tournament: null,
        round: null,
        time: null,
        again: false,
        ...factsIn(options, playerOf),
        withheld: withheldIn(options, NOT_WITHHELD),
      };
      return enterGames(office, request, [game]);
    },
    enteredText,
  );

async function finder(facts: BookFacts): Promise<(text: string) => ClubPlayer> {
  const { resolvePlayer } = await import("../../../periods/clubs/evening.ts");
  return (text) => resolvePlayer(facts, text);
}

/** The numbers that games got, and what they still wait for. */
export function enteredText({ entry, unrated = [] }: ClubChange, { office }: Catalogue): readonly string[] {
  if (entry.kind !== "club-games-entered") return [];
  const { games } = entry.payload;
  const guests = unrated.map(({ guest, name }) => `g${guest} ${name}`).join(", ");
  return [
    office.clubs.gamesEntered(games.length, games[0]!.game),
    ...(guests === "" ? [] : [office.clubs.unratedGuests(guests)]),
  ];
}

const changeOne = (text: string, options: GameOptions, world: World): Promise<void> =>
  changeBook(options, world, async (office, request, { facts }) => {
    const { changeGame, knownGame } = await import("../../../periods/clubs/games.ts");
    const number = readGame(text);
    const known = knownGame(facts, number);
    const withheld = withheldIn(options, known.withheld);
    // An adjourned game keeps the day it was finished on.
    const finished = known.finished > known.begun && options.finished === undefined ? { finished: known.finished } : {};
    const changes = { ...factsIn(options, await finder(facts)), ...finished, withheld };
    return changeGame(office, request, number, { changes, reason: options.reason ?? "" });
  });

const decide = (text: string, does: "withdraw" | "restore", options: GameOptions, world: World): Promise<void> =>
  changeBook(options, world, async (office, request) => {
    const { withdrawGame, restoreGame } = await import("../../../periods/clubs/games.ts");
    const decision = does === "withdraw" ? withdrawGame : restoreGame;
    return decision(office, request, { game: readGame(text), reason: options.reason ?? "" });
  });

const listGames = (options: ListOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context, facts, on }) => {
    const { bookUntil } = await import("../../../periods/clubs/changing.ts");
    const { gamesText, gameJson, chosenGames } = await import("../../text/club-text.ts");
    const games = chosenGames(bookUntil(facts, on), {
      tournament: options.tournament,
      from: options.from === undefined ? undefined : readDay(options.from, "--from"),
      to: options.to === undefined ? undefined : readDay(options.to, "--to"),
    });
    if (options.json) return world.print(JSON.stringify({ games: games.map(gameJson) }, null, 2));
    const { heads, rows } = gamesText(context.words, games, facts);
    for (const line of tableText(heads, rows, world)) world.print(line);
  });
