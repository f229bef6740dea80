import type { FastifyInstance } from "fastify";
import { knownPlayer } from "../../periods/players.ts";
import type { AppOptions } from "../app-options.ts";
import { checkRight } from "../rights.ts";
import { personHeld } from "./readings/person-readings.ts";

/** Everything held about one person, as a file: for the person, from those who may see their record. */
export function addPersonFile(app: FastifyInstance, { context }: AppOptions): void {
  app.get("/office/persons/:player/export.json", { schema: { hide: true } }, async (request, reply) => {
    const { db } = context.ledger;
    const { player } = request.params as { player: string };
    checkRight(request.account, "see players", null);
    const { id, federation } = await knownPlayer(db, player);
    const account = checkRight(request.account, "see players", { federation });
    const held = await personHeld(db, account, id);
    return reply
      .header("cache-control", "private, no-store")
      .header("content-disposition", `attachment; filename="person-${id}.json"`)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(held, null, 2));
  });
}
