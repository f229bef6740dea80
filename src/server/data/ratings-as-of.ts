import type { FastifyInstance, RouteShorthandOptions } from "fastify";
import { type Static, Type } from "typebox";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import { playersOf } from "../../ledger/queries/players/names.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { effectiveRatings } from "../../periods/lists/effective-rating.ts";
import { readDay } from "../../rating/read.ts";
import { described } from "../api/open-api.ts";
import type { AppOptions } from "../app-options.ts";
import type { Context } from "../context.ts";
import { type Answer, NullableText, NullableWhole, Text, Whole } from "../http/schemas.ts";
import type { Facts } from "../lists/facts.ts";
import { personOf } from "../views/players.ts";

const IDS_MAX = 5_000;

const Body = Type.Object(
  {
    kind: Type.Enum(LIST_KINDS),
    date: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" }),
    /** Numbers are read as texts too. */
    ids: Type.Array(Type.String({ pattern: "^\\d{1,11}$" }), { maxItems: IDS_MAX }),
  },
  { additionalProperties: false },
);

const ListName = Type.Union([Type.Object({ list: Text, version: Whole }), Type.Null()]);

const Ratings = Type.Object({
  date: Text,
  kind: Text,
  /** The list in force on the day; null: there was none yet. */
  list: ListName,
  /** Of rapid and blitz: the list whose ratings may stand in. */
  standardList: ListName,
  /** The edition in force on the day. */
  edition: NullableText,
  players: Type.Array(
    Type.Object({
      /** As it was asked for. */
      id: Text,
      /** Where two records were merged, the one that was kept. */
      player: Text,
      name: Text,
      federation: NullableText,
      title: NullableText,
      rating: NullableWhole,
      k: NullableWhole,
      inactive: Type.Boolean(),
      /** The rating that counts in a tournament that begins on the day; null: unrated. */
      effective: NullableWhole,
    }),
  ),
  /** Ids that nobody has, or nobody whom the public may see. */
  unknown: Type.Array(Text),
});

/** The ratings of many players on a day, as a pairing program needs them. It only reads, but ids do not fit an address. */
export function addRatingsAsOf(app: FastifyInstance, { context }: AppOptions): void {
  const schema = { ...described("ratingsAsOf"), body: Body, response: { 200: Ratings } };
  app.post("/api/v1/ratings/as-of", { schema } as RouteShorthandOptions, async (request, reply) => {
    const answer = await ratingsAsOf(context, request.body as Static<typeof Body>);
    // Written here: going by the schema, each value that may be null is checked twice, which takes most of the time.
    return reply
      .header("cache-control", "no-store")
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(answer));
  });
}

/** Lists are held in columns, so that the database is asked once, and only for players without a rating. */
async function ratingsAsOf(
  { facts, listCache, ledger: { db } }: Context,
  { kind, date, ids }: Static<typeof Body>,
): Promise<Answer<typeof Ratings>> {
  const now = await facts();
  const { edition, of: effectiveOf } = effectiveRatings(kind, readDay(date, "date"));
  const inForce = (of: ListKind, on: string) => now.lists.find((row) => row.kind === of && row.date <= on) ?? null;
  const row = inForce(kind, date);
  const standardRow = kind === "standard" ? null : inForce("standard", row?.date ?? date);
  const own = row === null ? null : await listCache.list(row);
  const standard = standardRow === null ? null : await listCache.list(standardRow);
  const asked = [...new Set(ids)].map((id) => {
    const player = recordOf(now, Number(id));
    return { id, player, listed: own?.listed(player) ?? null, standard: standard?.listed(player) ?? null };
  });
  const unrated = asked.filter((each) => each.listed === null && each.standard === null).map(({ player }) => player);
  const known = new Map((await playersOf(db, unrated)).map((each) => [Number(each.id), personOf(each)]));
  const players: Static<typeof Ratings>["players"] = [];
  for (const { id, player, listed, standard: beside } of asked) {
    const person = listed ?? beside ?? known.get(player) ?? null;
    if (person === null || !now.isShown({ player, federation: person.federation ?? "" })) continue;
    const rating = listed?.rating ?? null;
    // Written out: spreading takes longer than everything else.
    players.push({
      id,
      player: String(player),
      name: person.name,
      federation: person.federation || null,
      title: person.title || null,
      rating,
      k: listed?.k || null,
      inactive: listed?.inactive ?? false,
      effective: effectiveOf(rating, beside?.rating ?? null),
    });
  }
  const found = new Set(players.map(({ id }) => id));
  const unknown = asked.map(({ id }) => id).filter((id) => !found.has(id));
  return { date, kind, list: nameOf(row), standardList: nameOf(standardRow), edition, players, unknown };
}

/** Few records are merged, so the facts have them all. */
const recordOf = ({ special }: Facts, player: number): number => {
  const into = special.get(player)?.mergedInto ?? null;
  return into === null ? player : Number(into);
};

const nameOf = (row: ListRow | null) => (row === null ? null : { list: row.list, version: row.version });
