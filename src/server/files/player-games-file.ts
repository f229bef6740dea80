import type { FastifyInstance } from "fastify";
import { csvText } from "../../formats/csv.ts";
import type { AppOptions } from "../app-options.ts";
import { concurrencyLimit } from "../http/concurrency-limit.ts";
import type { PlayerGameData } from "../player-games.ts";
import { type GamesQuery, GamesQuerySchema, gamesFound } from "../views/player-games.ts";

const COLUMNS = [
  ...(["tournament", "name", "end", "list", "counts", "round", "colour", "score"] as const),
  ...(["opponent", "opponentName", "opponentFederation", "opponentRating", "ownRating"] as const),
] satisfies readonly (keyof PlayerGameData)[];

/** The games of a player that fit the filters of the page, as a file. */
export function addPlayerGamesFile(app: FastifyInstance, { context }: AppOptions): void {
  const limit = concurrencyLimit();
  const schema = { hide: true, querystring: GamesQuerySchema };
  app.get("/files/players/:player/games.csv", { schema }, async (request, reply) => {
    const { player } = request.params as { player: string };
    const { games } = await limit.run(() => gamesFound(context, player, request.query as GamesQuery));
    const lines = games.map((game) => COLUMNS.map((column) => csvText(String(game[column] ?? ""))).join(","));
    return reply
      .header("cache-control", "public, no-cache")
      .header("content-disposition", `attachment; filename="games-${Number(player)}.csv"`)
      .type("text/csv; charset=utf-8")
      .send(`${[COLUMNS.join(","), ...lines].join("\n")}\n`);
  });
}
