import type { FastifyInstance, FastifyReply } from "fastify";
import type { HeldFacts } from "../../periods/persons/held-facts.ts";
import type { HeldMentions } from "../../periods/persons/held-mentions.ts";
import { knownPlayer } from "../../periods/players.ts";
import type { AppOptions } from "../app-options.ts";
import { checkRight } from "../rights.ts";
import { personHeld } from "./readings/person-readings.ts";

/** What is held about somebody, as a file that no cache keeps. */
export const heldFile = (reply: FastifyReply, held: HeldFacts | HeldMentions, id?: string): FastifyReply =>
  reply
    .header("cache-control", "private, no-store")
    .header("content-disposition", `attachment; filename="person${id === undefined ? "" : `-${id}`}.json"`)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(held, null, 2));

/** Everything held about one person, as a file: for the person, from those who may see their record. */
export function addPersonFile(app: FastifyInstance, { context }: AppOptions): void {
  app.get("/office/persons/:player/export.json", { schema: { hide: true } }, async (request, reply) => {
    const { db } = context.ledger;
    const { player } = request.params as { player: string };
    checkRight(request.account, "see players", null);
    const { id, federation } = await knownPlayer(db, player);
    const account = checkRight(request.account, "see players", { federation });
    return heldFile(reply, await personHeld(db, account, id), id);
  });
}
