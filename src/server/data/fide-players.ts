import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { type Static, Type } from "typebox";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import { type Player, readPlayerId } from "../../domain/player.ts";
import { entriesOf } from "../../ledger/queries/lists/lists-of-player.ts";
import { together } from "../../ledger/together.ts";
import type { AppOptions } from "../app-options.ts";
import { type Context, forRequest } from "../context.ts";
import { preferredLanguage } from "../http/language.ts";
import { problemOf } from "../http/problem.ts";
import type { Facts } from "../lists/facts.ts";
import { idIn, personOf, publicPlayer } from "../views/players.ts";
import { foundPublicly } from "../views/search.ts";
import { ratingPoints } from "./rating-points.ts";

/** A player as lichess' API describes one. What is not known has no field, but the year. */
const FidePlayer = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  federation: Type.String(),
  year: Type.Union([Type.Integer(), Type.Null()]),
  title: Type.Optional(Type.String()),
  /** 1: on no current list active. */
  inactive: Type.Optional(Type.Integer()),
  standard: Type.Optional(Type.Integer()),
  rapid: Type.Optional(Type.Integer()),
  blitz: Type.Optional(Type.Integer()),
  gender: Type.Optional(Type.String()),
});

const Points = Type.Array(Type.Integer());
const FidePlayerRatings = Type.Object({ standard: Points, rapid: Points, blitz: Points });

/** The titles that lichess' schema has; honorary ones are not among them. */
const TITLES: readonly string[] = ["GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM"];

/** The addresses and JSON of lichess' FIDE player API, so that programs written for it can be pointed at this office. */
export function addFidePlayers(app: FastifyInstance, { context, catalogues }: AppOptions): void {
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, detail } = problemOf(error, preferredLanguage(request, catalogues), request.id);
    if (status >= 500) request.log.error(error);
    return reply
      .code(status)
      .header("cache-control", "no-store")
      .send({ error: status === 404 ? "Not found" : detail });
  };
  const route = (schema: object): RouteShorthandOptions => ({ schema: { hide: true, ...schema }, errorHandler });
  const at = "/api/fide/player";
  app.get(at, route({ querystring: Query, response: { 200: Type.Array(FidePlayer) } }), async (request, reply) => {
    const { q } = request.query as Static<typeof Query>;
    const own = forRequest(context);
    const { players: found } = await foundPublicly(own, q.trim());
    // A number is an id there, never the start of one.
    const players = readPlayerId(q.trim()) === undefined ? found : found.filter(({ id }) => id === q.trim());
    return send(reply, await Promise.all(players.map((each) => fidePlayer(own, each))));
  });
  app.get(`${at}/:id`, route({ response: { 200: FidePlayer } }), async (request, reply) => {
    const own = forRequest(context);
    return send(reply, await fidePlayer(own, await publicPlayer(own, idOf(request))));
  });
  app.get(`${at}/:id/ratings`, route({ response: { 200: FidePlayerRatings } }), async (request, reply) =>
    send(reply, await historyOf(forRequest(context), idIn(idOf(request)))),
  );
}

const Query = Type.Object({ q: Type.String({ maxLength: 80 }) });
const idOf = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

/** Revalidated: a player may have been hidden, or erased, since. */
const send = <Data>(reply: FastifyReply, data: Data): Data => {
  reply.header("cache-control", "public, no-cache");
  return data;
};

async function fidePlayer(context: Context, player: Player): Promise<Static<typeof FidePlayer>> {
  const { name, federation, title, sex, birthYear } = personOf(player);
  const listed = await currentlyListed(context, await context.facts(), Number(player.id));
  const isInactive = listed.length > 0 && listed.every(([, { inactive }]) => inactive);
  return {
    id: Number(player.id),
    name,
    federation: federation ?? "",
    year: birthYear,
    ...(title !== null && TITLES.includes(title) ? { title } : {}),
    ...(isInactive ? { inactive: 1 } : {}),
    ...Object.fromEntries(listed.map(([kind, { rating }]) => [kind, rating])),
    ...(sex === null ? {} : { gender: sex === "w" ? "F" : "M" }),
  };
}

/** On which current lists a player is. The lists are held in columns, so no query is needed. */
async function currentlyListed({ listCache }: Context, { current }: Facts, player: number) {
  const found = await Promise.all(
    LIST_KINDS.map(async (kind) => {
      const row = current(kind);
      const listed = row === undefined ? null : (await listCache.list(row)).listed(player);
      return listed === null ? [] : [[kind, listed] as const];
    }),
  );
  return found.flat();
}

async function historyOf(context: Context, id: string): Promise<Static<typeof FidePlayerRatings>> {
  const [, entries] = await together(publicPlayer(context, id), entriesOf(context.ledger.db, id));
  const of = (kind: ListKind) => ratingPoints(entries.filter((each) => each.kind === kind));
  return { standard: of("standard"), rapid: of("rapid"), blitz: of("blitz") };
}
