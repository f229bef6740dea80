import type { Command } from "commander";
import { GAMES_MAX } from "../../../domain/limits.ts";
import { asJson } from "../../../explanation/json.ts";
import { asText } from "../../../explanation/text.ts";
import { halvesText } from "../../../formats/club-list/write.ts";
import type { CardGame, CardPeriod, MemberCard } from "../../../periods/clubs/card.ts";
import { readCount, readDay } from "../../../rating/read.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { signed, tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { atBook, type ClubCommandContext, type ClubOptions, readsBook } from "./club-common.ts";

interface ExplainOptions extends ClubOptions {
  readonly period?: string;
  readonly game?: string;
}

/** A member's card, and how a number came about. */
export function addCards(members: Command, world: World): void {
  const card = members
    .command("show")
    .description("A member's card: every period with its games")
    .argument("<member>", "number, member ID or name");
  readsBook(card).action((member: string, options: ClubOptions) => showCard(member, options, world));
  const explain = members
    .command("explain")
    .description("How a member's base rating was calculated, game by game")
    .argument("<member>", "number, member ID or name")
    .option("--period <date>", "start of the period (default: the current one)")
    .option("--game <number>", "only this game: the rating after it, or why it does not count");
  readsBook(explain).action((member: string, options: ExplainOptions) => explainOne(member, options, world));
}

const cardOf = async (text: string, { context, club, facts, on }: ClubCommandContext): Promise<MemberCard> => {
  const { memberCard } = await import("../../../periods/clubs/card.ts");
  const { resolveMember } = await import("../../../periods/clubs/evening.ts");
  return memberCard(context.ledger, club, resolveMember(facts, text), on);
};

const showCard = (text: string, options: ClubOptions, world: World): Promise<void> =>
  atBook(options, world, async (at) => {
    const { words } = at.context;
    const card = await cardOf(text, at);
    if (options.json) return world.print(JSON.stringify(cardJson(card), null, 2));
    const { unusualStart, columns } = words.office.clubs;
    const { member, name, id, birth, start } = card.member;
    world.print([`${member} ${name}`, ...[id, birth].filter((each) => each !== null)].join(", "));
    if (card.usualStart === false) world.print(unusualStart(name, start.rating));
    for (const period of card.periods) {
      const { line } = period;
      const ends = `${columns.current} ${halvesText(line.current.value)}, ${columns.base} ${period.next}: ${line.newBase.value}`;
      world.print("");
      world.print(`${period.start}: ${columns.base} ${line.baseBefore}, ${ends}`);
      for (const row of [...marksText(words, period), ...periodText(words, period, world)]) world.print(row);
    }
  });

/** What happened to the rating beside the games. */
function marksText({ office: { clubs } }: Catalogue, { line }: CardPeriod): readonly string[] {
  const amounts = [
    ...(line.deduction > 0 ? [`${clubs.columns.deduction} ${line.deduction}`] : []),
    ...(line.raise > 0 ? [`${clubs.columns.raise} ${line.raise}`] : []),
    ...(line.base.value === line.baseBefore ? [] : [`${clubs.columns.base} ${line.base.value}`]),
    ...line.marks.map((mark) => clubs.marks[mark].means),
  ];
  return amounts.length === 0 ? [] : [`  ${amounts.join("; ")}`];
}

function periodText(words: Catalogue, { games }: CardPeriod, world: World): readonly string[] {
  if (games.length === 0) return [];
  const { columns } = words.office.clubs;
  const heads = [
    columns.number,
    columns.day,
    columns.tournament,
    columns.opponent,
    columns.met,
    columns.result,
    columns.points,
    columns.bonus,
    columns.after,
  ];
  return tableText(
    heads,
    games.map((game) => rowOf(words, game)),
    world,
  );
}

function rowOf(words: Catalogue, game: CardGame): readonly string[] {
  const { met, standings, repeats } = words.office.clubs;
  const isEstimated = game.met !== null && game.met.as !== "swedish";
  const rating = game.met === null ? "–" : `${game.met.rating}${isEstimated ? ` (${met[game.met.as]})` : ""}`;
  const why = game.same === null ? standings[game.standing] : repeats(game.same);
  return [
    String(game.game),
    game.day,
    game.tournament ?? "–",
    game.name,
    rating,
    `${game.result} ${words.office.clubs.columns[game.colour]}`,
    game.points === null ? why : signed(halvesText(game.points)),
    game.bonus === null ? "" : (game.withheld ?? signed(String(game.bonus))),
    game.after === null ? "" : halvesText(game.after),
  ];
}

/** Without the derivations: `explain` has them. */
const cardJson = ({ periods, ...card }: MemberCard) => ({
  ...card,
  periods: periods.map(({ line, games, ...period }) => ({
    ...period,
    base: line.baseBefore,
    current: line.current.value,
    newBase: line.newBase.value,
    marks: line.marks,
    points: line.points,
    bonus: line.bonus,
    deduction: line.deduction,
    raise: line.raise,
    games: games.map(({ because: _, ...game }) => game),
  })),
});

const explainOne = (text: string, options: ExplainOptions, world: World): Promise<void> =>
  atBook(options, world, async (at) => {
    const { periods } = await cardOf(text, at);
    const { words } = at.context;
    const start = options.period === undefined ? undefined : readDay(options.period, "--period");
    const period = periods.findLast((each) => start === undefined || each.start === start);
    const game = options.game === undefined ? undefined : readCount(options.game, "--game", { from: 1, to: GAMES_MAX });
    const found = game === undefined ? period?.line.newBase : gameIn(periods, game);
    if (found === undefined || found === null) {
      const { Refusal } = await import("../../../domain/refusal.ts");
      if (game !== undefined) throw new Refusal("unknown-book-game", { game });
      throw new Refusal("not-a-period-start", { found: start ?? "", starts: periods.map((each) => each.start) });
    }
    if (options.json) return world.print(JSON.stringify(asJson(words, found), null, 2));
    for (const line of asText(words, found)) world.print(line);
  });

const gameIn = (periods: readonly CardPeriod[], number: number): CardGame["because"] =>
  periods.flatMap(({ games }) => games).find(({ game }) => game === number)?.because ?? null;
