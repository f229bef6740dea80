import type { FastifyInstance, RouteShorthandOptions } from "fastify";
import { type Static, Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import type { ListKey } from "../../ledger/queries/lists/lists.ts";
import { ratingsAsOf } from "../../periods/lists/ratings-as-of.ts";
import { readDay } from "../../rating/read.ts";
import { described } from "../api/open-api.ts";
import type { AppOptions } from "../app-options.ts";
import { type Answer, NullableText, NullableWhole, Text, Whole } from "../http/schemas.ts";
import type { Facts } from "../lists/facts.ts";

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
    reply.header("cache-control", "no-store");
    const { kind, date, ids } = request.body as Static<typeof Body>;
    const on = readDay(date, "date");
    const facts = await context.facts();
    const asked = [...new Set(ids)].map((id) => ({ id, player: recordOf(facts, Number(id)) }));
    const players = [...new Set(asked.map(({ player }) => player))];
    const found = await ratingsAsOf(context.ledger.db, { kind, date: on, players, lists: facts.lists });
    return answerOf(facts, { kind, date }, asked, found);
  });
}

/** Few records are merged, so the facts have them all. */
const recordOf = ({ special }: Facts, player: number): number => {
  const into = special.get(player)?.mergedInto ?? null;
  return into === null ? player : Number(into);
};

type Asked = { readonly id: string; readonly player: number };

function answerOf(
  { isShown }: Facts,
  { kind, date }: Pick<Static<typeof Body>, "kind" | "date">,
  asked: readonly Asked[],
  { list, standardList, edition, players }: Awaited<ReturnType<typeof ratingsAsOf>>,
): Answer<typeof Ratings> {
  const shown = players.filter((row) => isShown({ player: row.player, federation: row.federation ?? "" }));
  const byNumber = new Map(shown.map((row) => [row.player, row]));
  return {
    date,
    kind,
    list: nameOf(list),
    standardList: nameOf(standardList),
    edition,
    players: asked.flatMap(({ id, player }) => {
      const row = byNumber.get(player);
      if (row === undefined) return [];
      const { name, federation, title, rating, k, inactive, effective } = row;
      const facts = { name, federation, title, rating, k, inactive: inactive ?? false, effective };
      return [{ id, player: String(player), ...facts }];
    }),
    unknown: asked.filter(({ player }) => !byNumber.has(player)).map(({ id }) => id),
  };
}

const nameOf = (key: ListKey | null) => (key === null ? null : { list: key.list, version: key.version });
