import { h } from "preact";
import { type Static, Type } from "typebox";
import { gamesOfPlayer } from "../../ledger/queries/players/games-of-player.ts";
import { together } from "../../ledger/together.ts";
import { recordOf } from "../../presentation/record.ts";
import { GamesPage } from "../../web/pages/player/games-page.tsx";
import type { Context } from "../context.ts";
import { NullableWhole, Whole } from "../http/schemas.ts";
import type { Facts } from "../lists/facts.ts";
import { searchable } from "../lists/list-filter.ts";
import { ALL_TOURNAMENTS, PlayerGame, type PlayerGameData, PlayerRecord, publicGame } from "../player-games.ts";
import { view } from "../view.ts";
import { idIn, Person, personOf, publicPlayer } from "./players.ts";

const PAGE = 50;

export const GamesQuerySchema = Type.Object({
  colour: Type.Optional(Type.Union([Type.Literal("white"), Type.Literal("black"), Type.Literal("")])),
  result: Type.Optional(
    Type.Union([Type.Literal("win"), Type.Literal("draw"), Type.Literal("loss"), Type.Literal("")]),
  ),
  /** The number of an opponent, or part of a name. */
  opponent: Type.Optional(Type.String({ maxLength: 60 })),
  after: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
});

export type GamesQuery = Static<typeof GamesQuerySchema>;

const SCORES = { win: 1, draw: 0.5, loss: 0 };

/** All games of a player, and of those that fit the filters one page and the record. */
export const playerGames = view({
  operation: "playerGames",
  heavy: true,
  path: "/players/:player/games",
  params: Type.Object({ player: Type.String({ maxLength: 11 }) }),
  query: GamesQuerySchema,
  data: Type.Object({
    ...Person.properties,
    found: Whole,
    /** Of the games that fit the filters. */
    record: PlayerRecord,
    games: Type.Array(PlayerGame),
    next: NullableWhole,
  }),
  load: async (context, { params, query }) => {
    const { one, games } = await gamesFound(context, params.player, query);
    const from = query.after ?? 0;
    return {
      ...personOf(one),
      found: games.length,
      record: recordOf(games),
      games: games.slice(from, from + PAGE),
      next: from + PAGE < games.length ? from + PAGE : null,
    };
  },
  page: (data, shown) => ({
    title: shown.words.pages.player.gamesOf(data.name),
    content: h(GamesPage, { data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});

/** A player, and all games of theirs that fit. */
export async function gamesFound(context: Context, player: string, query: GamesQuery) {
  const id = idIn(player);
  const [one, rows] = await together(publicPlayer(context, id), gamesOfPlayer(context.ledger.db, id, ALL_TOURNAMENTS));
  const facts = await context.facts();
  return { one, games: rows.map((row) => publicGame(facts, row)).filter(fits(query, facts)) };
}

function fits({ colour, result, opponent = "" }: GamesQuery, { special }: Facts): (game: PlayerGameData) => boolean {
  const text = searchable(opponent).trim();
  // An old number of a merged record stands for the record that is kept.
  const wanted = special.get(Number(text))?.mergedInto ?? text;
  return (game) =>
    (!colour || game.colour === colour) &&
    (!result || game.score === SCORES[result]) &&
    (wanted === "" || game.opponent === wanted || searchable(game.opponentName).includes(wanted));
}
