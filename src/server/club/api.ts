import type { FastifyInstance, RouteShorthandOptions } from "fastify";
import { Type } from "typebox";
import { mergedList } from "../../periods/clubs/receive.ts";
import { described } from "../http/open-api.ts";
import { NullableText, Text, Whole } from "../http/schemas.ts";
import type { Room } from "../office/actions/action.ts";
import { checkRight } from "../rights.ts";

const Line = Type.Object({
  club: Text,
  id: NullableText,
  name: Text,
  birth: NullableText,
  rating: Whole,
  comparable: Type.Boolean(),
});

const Merged = Type.Object({
  clubs: Type.Array(
    Type.Object({
      ...{ club: Text, name: Text, period: Text, version: Whole, members: Whole, received: Text },
      /** Whether the list of the present period has not come. */
      owed: Type.Boolean(),
    }),
  ),
  lines: Type.Array(Line),
  duplicates: Type.Array(Type.Object({ id: Text, lines: Type.Array(Line) })),
  disagreements: Type.Array(
    Type.Object({
      ...{ code: Text, id: Text, name: Text, period: NullableText },
      said: Type.Array(Type.Object({ club: Text, value: NullableText })),
    }),
  ),
});

/** All clubs' newest lists as one, for programs. */
export function addClubLists(app: FastifyInstance, { context }: Room): void {
  const schema = {
    ...{ security: [{ token: [] }], tags: ["office"], response: { 200: Merged } },
    ...described("club-lists"),
  };
  app.get("/api/v1/office/club-lists", { schema } as RouteShorthandOptions, async (request, reply) => {
    checkRight(request.account, "see clubs' lists", null);
    reply.header("cache-control", "no-store");
    const { clubs, ...merged } = await mergedList(context.ledger, context.today());
    return { ...merged, clubs: clubs.map((club) => ({ ...club, owed: club.owed.value })) };
  });
}
