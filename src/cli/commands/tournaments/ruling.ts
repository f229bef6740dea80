import type { Command } from "commander";
import { Refusal } from "../../../domain/refusal.ts";
import { decisionSentences } from "../../../presentation/decisions.ts";
import { readCount } from "../../../rating/read.ts";
import { readYes } from "../../input/tournament-facts.ts";
import {
  officeOf,
  type PlaceOptions,
  printEntry,
  type WritingOptions,
  withOffice,
  withPlace,
  withReason,
} from "../../office.ts";
import { withDay } from "../../office-day.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { type DecisionOptions, decideOn, readToldOn } from "./tournament-decide.ts";

interface GameOptions extends WritingOptions {
  readonly round: string;
  readonly white: string;
  readonly black: string;
  readonly counts?: string;
  readonly undo?: boolean;
  readonly article?: string;
  readonly reason: string;
}

interface TournamentOptions extends DecisionOptions {
  readonly rated: string;
  readonly article?: string;
}

const ID = ["<tournament>", "tournament ID"] as const;
const ARTICLE = ["--article <number>", "article the decision is based on"] as const;
const ROUNDS_MAX = 999;

export function addRulings(group: Command, world: World): void {
  const game = group
    .command("rule-game")
    .description("Records the office's decision on a game")
    .argument(...ID)
    .requiredOption("--round <n>", "round")
    .requiredOption("--white <number>", "player with White")
    .requiredOption("--black <number>", "player with Black")
    .option("--counts <yes|no>", "rated: yes or no")
    .option("--undo", "withdraw the decision on this game")
    .option(...ARTICLE);
  withReason(game).action((id: string, options: GameOptions) => ruleGame(id, options, world));
  const tournament = group
    .command("rule")
    .description("Records the office's decision on a tournament")
    .argument(...ID)
    .requiredOption("--rated <yes|no>", "tournament rated: yes or no")
    .option("--told-on <date>", "date the organiser was informed, if another")
    .option(...ARTICLE);
  withReason(withDay(tournament, "decision date")).action((id: string, options: TournamentOptions) =>
    decideOn(id, options, world, async (office, decision) => {
      const { ruleOnTournament } = await import("../../../periods/tournaments/decisions/decide.ts");
      const rated = readYes(options.rated, "--rated");
      return ruleOnTournament(office, {
        ...decision,
        toldOn: readToldOn(options),
        rated,
        article: options.article ?? null,
      });
    }),
  );
  const list = group.command("list-rulings").description("The office's decisions on a tournament and its games");
  withPlace(list.argument(...ID)).action((id: string, options: PlaceOptions) => listRulings(id, options, world));
}

const ruleGame = (tournament: string, options: GameOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { ruleOnGame } = await import("../../../periods/tournaments/decisions/rulings.ts");
    const { white, black, article = null, reason } = options;
    const round = readCount(options.round, "--round", { from: 1, to: ROUNDS_MAX });
    const request = { tournament, round, white, black, counts: countsOf(options), article, reason };
    printEntry(await ruleOnGame(officeOf(context, options), request), context, options, world);
  });

/** Either a ruling or the end of one. */
function countsOf({ counts, undo }: GameOptions): boolean | null {
  if ((counts === undefined) === (undo === undefined))
    throw new Refusal("bad-choice", { field: "ruling", found: counts ?? "", choices: ["--counts", "--undo"] });
  return counts === undefined ? null : readYes(counts, "--counts");
}

const listRulings = (id: string, options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger: { db }, words }) => {
    const { assessmentOf } = await import("../../../periods/tournaments/standing-of.ts");
    const { gameRulingsOf } = await import("../../../ledger/queries/tournaments/rulings.ts");
    const { tournament, decisions, decided } = await assessmentOf(db, id);
    const games = await gameRulingsOf(db, [tournament]);
    const { registration, rating, compared } = decisions;
    if (options.json)
      return world.print(JSON.stringify({ tournament, registration, rating, decided, compared, games }, null, 2));
    const { columns, counts, noRulings } = words.office.tournaments;
    const lines = decisionSentences(words, { ...decisions, announced: null });
    for (const line of lines) world.print(line);
    if (games.length === 0) return lines.length === 0 ? world.print(noRulings) : undefined;
    const heads = [columns.round, columns.white, columns.black, columns.counts, columns.article, columns.reason];
    const cells = games.map(({ round, white, black, counts: yes, article, reason }) => [
      String(round),
      String(white),
      String(black),
      counts(yes === true),
      article ?? "–",
      reason,
    ]);
    for (const line of tableText(heads, cells, world)) world.print(line);
  });
